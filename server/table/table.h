// One table: what its log has led to, and what may happen next. Pure: no clock, no chance, no
// threads; times, secrets and nonces are handed in. Two steps keep it so:
//
//   decide…  looks and says what the next entry of the log would be, or why there is none
//   apply    takes an entry of the log, and is the only thing that changes a table
//
// In between the caller stores the entry. If somebody else's entry was first there, it applies that
// one and decides again. The same log always gives the same table.
//
// Seats count from 1 wherever a number stands for them; 0 means that none was named.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "record/session.h"
#include "server/table/game_shelf.h"
#include "server/table/log_entry.h"
#include "server/table/seat_clocks.h"
#include "server/table/summary.h"

namespace spannung::server {

// What a table is opened with. Every seat that is not open has its nonce already.
struct Creation {
  PersonId by;
  std::string game{};
  Values options{};
  Values deal{};
  std::vector<SeatPlan> seats{};  // that the rules do not move; bots without name get one
  bool isPublic = false;
  bool hints = false;  // also between people, see HintRule
  std::optional<ClockRule> clock{};
  std::string secret{};  // newSecret() of record/shuffle.h
  // A rematch seats other people without asking them; nobody else may.
  bool isRematch = false;
  Milliseconds at = 0;
};

// Entry 0 of a new table's log.
Expected<LogEntry> decideCreate(GameShelf& shelf, Creation creation);
// The same, continuing a record after `ply` of its moves; nothing means all. Game, options and deal
// of `creation` do not count, and neither does its secret. A game that is over is refused.
Expected<LogEntry> decideImport(GameShelf& shelf, Creation creation, std::string_view record,
                                std::optional<int> ply);

// A record as it is, for a table where it can be looked at and nobody plays. Seats of `creation` do
// not count either.
Expected<LogEntry> decideArchive(GameShelf& shelf, Creation creation, std::string_view record);

struct Chair {
  SeatKind kind = SeatKind::open;
  std::string name{};
  PersonId person{};  // stays when they resign
  std::string bot{};
  std::string nonce{};
  bool resigned = false;
  std::optional<bool> account{};  // as in SeatPlan
  int hints = 0;                  // that it has taken and the others were told of
  int hintedPly = -1;    // where it has taken the last one; asking again there tells nothing new
  std::string number{};  // stands behind the name where another one looks alike: " (2)"

  // As everybody reads it.
  std::string shownName() const { return name + number; }
  bool isPerson() const { return kind == SeatKind::person; }
};

// Whether one may ask a bot what to do. `free` where nobody plays against another person; between
// people `off`, unless whoever opened the table allowed it: then everybody is told of it.
enum class HintRule { free, told, off };

// How a game was over before its rules ended it.
enum class EndKind { resigned, stopped };

struct Ending {
  EndKind kind = EndKind::stopped;
  std::string name{};   // who resigned, or wanted to stop; empty if they never sat here
  int seat = 0;         // resigned: whose
  bool agreed = false;  // stopped: the others were asked

  bool operator==(const Ending&) const = default;
};

struct Question {
  AskKind kind = AskKind::undo;
  PersonId by{};
  std::string name{};  // of the asker
  int to = 0;
  std::vector<PersonId> waiting{};  // whose answer is still missing
};

struct ChatLine {
  Milliseconds at = 0;
  std::string name{};
  int seat = 0;  // 0: a spectator
  std::string text{};
  std::optional<bool> account{};  // as in SeatPlan
};

// How much somebody has said here, or everybody together who only watches (no person).
struct ChatShare {
  PersonId person{};
  std::size_t lines = 0;
  std::size_t bytes = 0;
};

// Something the log of the game shall tell that is no event of the rules.
enum class NoticeKind {
  given,
  imported,
  undone,
  undoneSeen,
  undoRefused,
  abandonRefused,
  resigned,      // a bot plays on
  resignedLast,  // and the game is over
  timedOut,
  hinted,
  abandoned,
  abandonedAgreed,
};

struct Notice {
  NoticeKind kind = NoticeKind::undone;
  std::uint64_t version = 0;  // of the table when it happened
  int ply = 0;                // after how many moves; what stands at a ply that is taken back goes
  int seat = 0;               // 0: nobody in particular
  std::string name{};
  int count = 0;  // undone: moves taken back; given: outcomes
};

// What one undo of a person would do.
struct UndoOffer {
  int to = 0;
  bool isFree = false;         // at once, see Table::undoOffer
  bool revealed = false;       // something hidden has been turned up since
  std::optional<Move> move{};  // a move takes it back, and nobody else's since then
};

// A clock that lets a bot move.
struct Deadline {
  int seat = 0;
  Milliseconds at = 0;
};

class Table {
 public:
  // From the first entry alone, or from all of them as the store has them. A log that cannot be
  // played is a problem with the code log_damaged; pack_missing and table_needs_program say that it
  // could be played with what is not here (GameShelf::load).
  static Expected<Table> open(GameShelf& shelf, std::string id, const LogEntry& first);
  static Expected<Table> open(GameShelf& shelf, std::string id,
                              const std::vector<std::string>& bodies);

  // --- what there is ---

  const std::string& id() const { return id_; }
  // How many entries have been applied: also the number of the next one in the store.
  std::uint64_t version() const { return version_; }
  TableStatus status() const { return status_; }
  bool isOver() const {
    return status_ == TableStatus::finished || status_ == TableStatus::abandoned;
  }
  // Whether moves were or can be played: after the start, also when over. False for a table that
  // was dissolved before.
  bool hasGame() const { return session_.has_value(); }
  const LoadedGame& game() const { return *game_; }
  std::shared_ptr<const LoadedGame> sharedGame() const { return game_; }
  // The digest of the content it is played with.
  const std::string& pack() const { return pack_; }
  // Only with hasGame().
  const Session& session() const { return *session_; }
  int ply() const;  // 0 without a game
  SeatMask active() const;

  const PersonId& owner() const { return owner_; }
  bool isPublic() const { return isPublic_; }
  Milliseconds createdAt() const { return createdAt_; }
  Milliseconds changedAt() const { return changedAt_; }
  const std::vector<Chair>& chairs() const { return chairs_; }
  const Chair& chair(Seat seat) const { return chairs_[static_cast<std::size_t>(seat.index())]; }
  const std::optional<ClockRule>& clock() const { return clock_; }
  const SeatClocks& clocks() const { return clocks_; }
  const std::optional<Question>& question() const { return question_; }
  // The last ones, up to kMaxChatLines.
  const std::vector<ChatLine>& chat() const { return chat_; }
  const std::vector<Notice>& notices() const { return notices_; }
  const std::string& rematch() const { return rematch_; }  // empty if there is none
  // Who wants it; empty if nobody knows.
  const std::string& rematchBy() const { return rematchBy_; }
  HintRule hintRule() const;
  // Whether a resignation would end the game now: of two people the other one has won.
  bool endsByResigning() const;
  // Nothing while it runs, and where the rules came to the end.
  const std::optional<Ending>& ending() const { return ending_; }

  bool isImported() const { return secret_.empty(); }
  // A record to look at: nobody ever sat here.
  bool isArchive() const { return isArchive_; }
  std::string commitment() const;  // empty if imported
  // Of the shuffle. Hands out what nobody may see before isOver().
  const std::string& secret() const { return secret_; }
  // Outcomes of chance that whoever opened the table has given: they prove nothing.
  int givenOutcomes() const;
  // Somebody has taken back a move that turned up something hidden.
  bool shuffleSeen() const { return shuffleSeen_; }

  // --- people ---

  // Seats that the person plays now.
  std::vector<int> seatsOf(const PersonId& person) const;
  bool sits(const PersonId& person) const { return !seatsOf(person).empty(); }
  // Whether anything is shown to this person in another way than to any other spectator.
  bool concerns(const PersonId& person) const { return person == owner_ || sits(person); }
  std::vector<std::string> seatNames() const;
  // Whose eyes a person gets without asking: the first own seat that may act, else the first own
  // one, else a spectator's.
  Viewer defaultViewer(const PersonId& person) const;
  // An own seat, or with 0 the default.
  Expected<Viewer> viewerFor(const PersonId& person, int seat) const;
  // Any seat, or with 0 a spectator. For nobody's screen before isOver().
  Expected<Viewer> viewerNumbered(int number) const;

  // --- bots and clocks ---

  // Bots that are to move now: none while a question about taking back is open.
  std::vector<int> botsToMove() const;
  // The first that lets a bot move; nothing if the table's clock only warns.
  std::optional<Deadline> deadline() const;
  // What the seat sees, for bots and hints.
  AnyState viewOf(Viewer viewer) const;

  // --- taking back ---

  // Back to before the last decision of a seat of this person; nothing if there is none that can
  // be taken back.
  //
  // It is free if since then, that decision included, only this person's seats and bots have moved
  // and no move has turned up anything hidden. Then nobody has learned or decided anything in the
  // meantime that the undo could spoil. Which seats are bots is taken as it is now.
  //
  // If it is not free, the other people at the table are asked; if there are none, it is done at
  // once, and the record says that something revealed was taken back.
  //
  // What the person's seat `seat` has done without anybody being told is taken back by a move of
  // the game, because others may be just as busy at the same time.
  std::optional<UndoOffer> undoOffer(const PersonId& person, Seat seat = Seat::none()) const;
  // Whether anybody but this person plays here.
  bool hasOthers(const PersonId& person) const;

  // --- decisions ---

  // `seat` 0: the first open one.
  Expected<LogEntry> decideJoin(const PersonId& person, int seat, std::string_view name,
                                std::string_view nonce, Milliseconds at) const;
  // `seat` 0: the only own one.
  Expected<LogEntry> decideLeave(const PersonId& person, int seat, Milliseconds at) const;
  // By the owner. A plan for kind person must be for the owner.
  Expected<LogEntry> decideSeat(const PersonId& person, int seat, SeatPlan plan,
                                Milliseconds at) const;
  Expected<LogEntry> decideStart(const PersonId& person, Milliseconds at) const;

  // Whether this very message has been played before; ask first, answer `repeated`.
  bool isRepeated(int seat, std::string_view request) const;
  // `seat` 0: the only own seat that may act. `ply` may be behind by moves of others that nobody
  // was told of. stale_ply has the current `ply` in its details; illegal_move has `move`, `seat`,
  // `reason` and `rule`: TableView::errorObject tells why.
  Expected<LogEntry> decideMove(const PersonId& person, int ply, int seat, std::string_view move,
                                std::string_view request, Milliseconds at) const;
  Expected<LogEntry> decideBotMove(int ply, int seat, Move move, Milliseconds at) const;
  // A bot's move for a person whose time is over at `at`.
  Expected<LogEntry> decideTimeout(int ply, int seat, Move move, Milliseconds at) const;

  // A Rewound, or an Asked if others have to agree.
  Expected<LogEntry> decideUndo(const PersonId& person, int ply, int to, Milliseconds at) const;
  Expected<LogEntry> decideAnswer(const PersonId& person, bool agrees, Milliseconds at) const;
  // An Abandoned, or an Asked if others have to agree. Before the start the owner alone decides.
  Expected<LogEntry> decideAbandon(const PersonId& person, Milliseconds at) const;
  // What has to be stored before the hint is given: nothing where nobody has to be told. `seat` as
  // in viewerFor.
  Expected<std::optional<LogEntry>> decideHint(const PersonId& person, int seat,
                                               Milliseconds at) const;
  // `seat` 0: the only own one. `bot` empty: the best. Of two people the other one has won; where
  // there are more, or bots, a bot plays on.
  Expected<LogEntry> decideResign(const PersonId& person, int seat, std::string_view bot,
                                  Milliseconds at) const;
  // `name` counts for somebody who has no seat here. The log keeps what was said for ever, so it is
  // refused beyond kMaxChatShare: for each who sits here, and for all spectators together, so that
  // they cannot keep those who play from talking.
  Expected<LogEntry> decideChat(const PersonId& person, std::string_view name,
                                std::string_view text, Milliseconds at) const;

  // Names the next table; refused with rematch_exists if there is one already, which is in the
  // details as `table`. Store this entry first and create the table `next` from rematchOf
  // afterwards; whoever finds the id here but no such table creates it.
  Expected<LogEntry> decideRematch(const PersonId& person, std::string next, Milliseconds at) const;
  // The same people, bots and options. `nonces` has one for each seat.
  Creation rematchOf(std::string secret, const std::vector<std::string>& nonces,
                     Milliseconds at) const;

  // --- changes ---

  // A problem (log_damaged) and no change if the entry does not fit here.
  Expected<void> apply(const LogEntry& entry);

  // From which ply on the log has to be sent to somebody who has seen this table as of `version`
  // with `plies` moves.
  int logFrom(std::uint64_t version, int plies) const;

  TableSummary summary() const;
  // The game so far, with its shuffle if the game is over. Only with hasGame().
  Record record() const;

  // Own bytes and heap, roughly.
  std::size_t memory() const;

 private:
  // Has one function for each type of entry, in table_apply.cpp.
  struct Applier;
  // A move that a seat has sent and that has been played.
  struct Played {
    int seat = 0;
    std::uint64_t request = 0;  // a hash; only its own seat could profit from a collision
  };

  Table(std::string id, std::shared_ptr<const LoadedGame> game, std::string pack,
        const BotRoster& bots, const Created& created);

  Expected<Seat> seatNumbered(int number) const;
  // `number`, or the only own seat if it is 0.
  Expected<Seat> ownSeat(const PersonId& person, int number) const;
  Expected<Seat> ownActiveSeat(const PersonId& person, int number) const;
  Expected<void> mustGather() const;
  Expected<void> mustRun() const;
  // Nothing has happened since so many plies that whoever `mine` means would have to know.
  template <class Mine>
  Expected<void> mustSeeLast(int seen, Mine mine) const;
  Expected<void> mustSeeLast(int seen, Seat seat) const;
  // If the rules allow it.
  Expected<LogEntry> movedBy(Mover mover, Seat seat, Move move, std::string_view request,
                             Milliseconds at) const;
  // Whose share somebody talks from.
  PersonId speakerOf(const PersonId& person, int seat) const;
  ChatShare shareOf(const PersonId& speaker) const;
  std::vector<PersonId> othersThan(const PersonId& person) const;
  std::string nameOf(const PersonId& person) const;
  // Whose names look alike are told apart by their numbers.
  void numberAlike();
  int firstSeatOf(const PersonId& person) const;  // 0: none
  // Where the moves begin that nobody has been told of yet.
  int firstUntold() const;
  // The last move among those that this seat has not taken back by another.
  std::optional<int> lastUntold(Seat seat) const;
  std::optional<Move> takingBack(Seat seat) const;
  bool isUndoFree(const PersonId& person, int to) const;
  bool revealsAfter(int to) const;
  bool isOwn(const PersonId& person, Seat seat) const;

  Expected<void> openArchive();
  // The session of the first move, with the imported moves played.
  Expected<Session> newSession() const;
  void rewind(int to, const PersonId& by, Milliseconds at);
  // What stands at plies that are taken back goes, but nobody gets rid of a hint that way.
  void dropNotices(int to);
  // Does what was asked for once nobody's answer is missing.
  void settleQuestion(Milliseconds at);
  void notice(NoticeKind kind, int seat, std::string name, int count = 0);
  void remember(int seat, std::string_view request);
  void turnClocks(Seat moved, Milliseconds at);

  std::string id_;
  std::shared_ptr<const LoadedGame> game_;
  std::string pack_;
  const BotRoster* bots_;
  std::optional<Session> session_;
  std::uint64_t version_ = 0;
  TableStatus status_ = TableStatus::gathering;
  PersonId owner_;
  bool isPublic_ = false;
  bool hints_ = false;
  bool shuffleSeen_ = false;
  Milliseconds createdAt_ = 0;
  Milliseconds changedAt_ = 0;
  std::vector<Chair> chairs_;
  std::optional<ClockRule> clock_;
  SeatClocks clocks_;
  std::string secret_;
  Seed importedSeed_{};
  std::vector<PlannedMove> importedMoves_;  // until the start
  bool isArchive_ = false;
  int firstPly_ = 0;  // plies before it were imported and cannot be taken back
  std::optional<Question> question_;
  std::vector<ChatLine> chat_;
  std::vector<ChatShare> chatShares_;
  std::vector<Notice> notices_;
  // When the game went back, and how far; a later entry that went further replaces earlier ones.
  std::vector<std::pair<std::uint64_t, int>> rewinds_;
  std::vector<Played> played_;  // the last ones
  std::string rematch_;
  std::string rematchBy_;
  std::optional<Ending> ending_;
};

inline constexpr std::size_t kMaxChatLines = 200;
struct ChatBound {
  std::size_t lines;
  std::size_t bytes;
};
inline constexpr ChatBound kMaxChatShare{.lines = 1000, .bytes = 100'000};
// People come and go before the start; whoever comes later than so many talks as a spectator does.
inline constexpr std::size_t kMaxChatShares = 12;

}  // namespace spannung::server
