// The log of a table: everything that ever happened at it, in order. The store keeps the log and
// nothing derived; a table that is not in memory is rebuilt from it (table.h). Seats count from 1.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/problem.h"
#include "games/game_module.h"
#include "server/table/game_pin.h"
#include "server/table/summary.h"

namespace spannung::server {

// rules: nobody decides for it (LoadedGame::opponent).
enum class SeatKind { open, person, bot, rules };

struct SeatPlan {
  SeatKind kind = SeatKind::open;
  std::string name{};   // a person's, or the name a bot goes by; empty while open
  PersonId person{};    // whose device plays it; several seats of one person: hot seat
  std::string bot{};    // kind bot: which
  std::string nonce{};  // what this seat adds to the shuffle (record/shuffle.h); empty while open
  // Whether the name is that of an account, whose person sits here. Nothing in earlier logs.
  std::optional<bool> account{};

  bool operator==(const SeatPlan&) const = default;
};

enum class ClockKind { move, game };
enum class OnTimeout { warn, bot };

struct ClockRule {
  ClockKind kind = ClockKind::move;
  int seconds = 0;
  OnTimeout onTimeout = OnTimeout::warn;

  bool operator==(const ClockRule&) const = default;
};

struct PlannedMove {
  int seat = 0;
  std::string move;

  bool operator==(const PlannedMove&) const = default;
};

// Somebody opened the table. Always the first entry, and only the first.
struct Created {
  PersonId by;
  Milliseconds at = 0;
  std::string game;
  // What it is played with. Logs of earlier programs have none: revision 1, built-in content.
  std::optional<GamePin> pin{};
  Values options;
  Values deal;
  std::vector<SeatPlan> seats;
  bool isPublic = false;
  std::optional<ClockRule> clock{};
  std::string secret{};  // of the shuffle; shown to nobody before the end. Empty: imported.
  // Continuing another game: its seed and first moves. Its shuffle is no secret any more.
  std::string seed{};
  std::vector<PlannedMove> moves{};
  // A record to look at: over from the start, with the seats as it names them. Nothing in logs of
  // earlier programs.
  std::optional<bool> isArchive{};
  // Whether people who play against each other may ask for hints. Logs of earlier programs do not
  // say: nobody has agreed to it.
  std::optional<bool> hints{};

  bool operator==(const Created&) const = default;
};

struct Joined {
  int seat = 0;
  PersonId person;
  std::string name;
  std::string nonce;
  Milliseconds at = 0;
  std::optional<bool> account{};  // as in SeatPlan

  bool operator==(const Joined&) const = default;
};

struct Left {
  int seat = 0;
  Milliseconds at = 0;

  bool operator==(const Left&) const = default;
};

// The owner made something else of a seat.
struct SeatChanged {
  int seat = 0;
  SeatPlan plan;
  Milliseconds at = 0;

  bool operator==(const SeatChanged&) const = default;
};

struct Started {
  Milliseconds at = 0;

  bool operator==(const Started&) const = default;
};

// timeout: a bot, because the clock of the person had run out.
enum class Mover { person, bot, timeout };

struct Moved {
  int ply = 0;  // the ply it becomes, from 1
  int seat = 0;
  std::string move;
  Mover by = Mover::person;
  std::string request;  // the sender's own name of the message, so that a repeat is recognised
  Milliseconds at = 0;

  bool operator==(const Moved&) const = default;
};

// Taken back at once, without a question.
struct Rewound {
  int to = 0;  // plies that stay
  PersonId by;
  Milliseconds at = 0;

  bool operator==(const Rewound&) const = default;
};

enum class AskKind { undo, abandon };

// A question to the other people: may we take back, may we stop?
struct Asked {
  AskKind kind = AskKind::undo;
  PersonId by;
  int to = 0;  // undo: plies that would stay
  Milliseconds at = 0;

  bool operator==(const Asked&) const = default;
};

// The last agreement also does what was asked for; one refusal ends the question. The asker's own
// refusal takes the question back.
struct Answered {
  PersonId by;
  bool agrees = false;
  Milliseconds at = 0;

  bool operator==(const Answered&) const = default;
};

// From now on a bot plays the seat, or the game is over and the other one has won.
struct Resigned {
  int seat = 0;
  std::string bot;
  Milliseconds at = 0;
  std::optional<bool> ends{};  // in logs of earlier programs a bot always plays on

  bool operator==(const Resigned&) const = default;
};

struct Abandoned {
  PersonId by;
  Milliseconds at = 0;

  bool operator==(const Abandoned&) const = default;
};

struct Said {
  PersonId by;
  std::string name;
  int seat = 0;  // 0: a spectator
  std::string text;
  Milliseconds at = 0;
  std::optional<bool> account{};  // as in SeatPlan

  bool operator==(const Said&) const = default;
};

// The next table of the same people.
struct Rematched {
  std::string table;
  Milliseconds at = 0;
  std::optional<PersonId> by{};  // logs of earlier programs do not say

  bool operator==(const Rematched&) const = default;
};

// Somebody at a table of several people has asked what to do; the others are told.
struct Hinted {
  int seat = 0;
  Milliseconds at = 0;

  bool operator==(const Hinted&) const = default;
};

// The clock on the wall was set, so that times from here on differ by this much from those before.
// Nobody has used that time.
struct ClockShifted {
  Milliseconds by = 0;
  Milliseconds at = 0;

  bool operator==(const ClockShifted&) const = default;
};

inline constexpr Milliseconds kLongestShift = 100LL * 365 * 24 * 3600 * 1000;

using LogEntry = std::variant<Created, Joined, Left, SeatChanged, Started, Moved, Rewound, Asked,
                              Answered, Resigned, Abandoned, Said, Rematched, Hinted, ClockShifted>;

// One line of JSON: {"type": "moved", ...}.
std::string writeEntry(const LogEntry& entry);
// The place of a problem is `place` with the field behind it: "entry 12: seats[1].kind".
Expected<LogEntry> readEntry(const std::string& place, std::string_view text);

// Whether the people at the table may be others after it (Store: Append::peopleChanged).
bool changesPeople(const LogEntry& entry);
Milliseconds timeOf(const LogEntry& entry);

}  // namespace spannung::server
