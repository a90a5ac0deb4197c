// A table as JSON for one person: the documents of docs/protocol.md. Hidden things leave the server
// through here and nowhere else, and only as AnyGame::redacted lets them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "games/game_module.h"
#include "games/thought.h"
#include "server/table/bot_roster.h"
#include "server/table/table.h"
#include "texts/narrator.h"

namespace spannung::server {

// Whose eyes: a seat's, a spectator's, or open after the end.
class Eyes {
 public:
  static Eyes of(Viewer viewer) { return Eyes(viewer, false); }
  static Eyes open() { return Eyes(Viewer::spectator(), true); }

  Viewer viewer() const { return viewer_; }
  bool isOpen() const { return open_; }
  bool operator==(const Eyes& other) const {
    return open_ == other.open_ && viewer_.seat() == other.viewer_.seat();
  }

 private:
  Eyes(Viewer viewer, bool open) : viewer_(viewer), open_(open) {}
  Viewer viewer_;
  bool open_;
};

// What a client wants to look through. Nothing named: the default. Once it is over, everybody may
// see what any seat (or with 0 a spectator) saw, or everything; before, only what own seats see.
struct EyesRequest {
  std::optional<int> seat{};
  bool open = false;
};
Expected<Eyes> eyesFor(const Table& table, const PersonId& person, const EyesRequest& request);

class TableView {
 public:
  // The table must outlive the view. `person` may be empty; people whom the table does not concern
  // (Table::concerns) all get the same bytes for the same eyes and language.
  TableView(const Table& table, const PersonId& person, Eyes eyes, Language language);

  // The complete `table` message, with the log from ply `logFrom` on (0: all of it). `now` is what
  // the clocks are read at.
  boost::json::object tableMessage(int logFrom, bool withChat, Milliseconds now) const;

  // [{"ply", "seat", "code", "operands", "text"}] of all plies from `from` on.
  boost::json::array logLines(int from) const;
  // What the seat of these eyes may do now; empty for others.
  boost::json::array legalMoves() const;
  // {"legal": …} as in the engine protocol; a problem if the move cannot be read. The verdict sees
  // what the seat sees.
  Expected<boost::json::object> check(int seat, std::string_view move) const;
  // [{"ply", "state", "active"}]; at most 200 plies, each one that was played.
  Expected<boost::json::array> positions(const std::vector<int>& plies) const;
  // The label of a move in menus, in the present position.
  std::string moveLabel(Move move) const;
  // What a bot thinks about its favourite moves (wire/thoughts.h).
  boost::json::array thoughts(const std::vector<Thought>& thoughts) const;

  // The "error" of a reply, for any problem that a decision of this table or another check gave.
  boost::json::object errorObject(const Problem& problem) const;

 private:
  std::string seatNameOf(const Chair& chair, Seat seat) const;
  boost::json::array seatObjects() const;
  boost::json::value clockObject(Milliseconds now) const;
  boost::json::value questionObject() const;
  boost::json::object shuffleObject() const;
  boost::json::value undoObject() const;
  std::string labelOfPly(int ply) const;
  boost::json::object resultObject() const;
  boost::json::object resignationObject(const Ending& ending) const;
  boost::json::value endingObject() const;
  std::vector<Event> allEvents() const;
  boost::json::array stepObjects() const;
  boost::json::object eventLine(int ply, const Event& event) const;
  boost::json::object noticeLine(const Notice& notice) const;
  AnyState seen(const AnyState& state) const;
  void addGame(boost::json::object& message, int logFrom) const;
  bool tellsOnlyLastPly(int logFrom, const boost::json::array& lines) const;
  boost::json::object position(int ply, const AnyState& state) const;
  std::string reasonOf(const Problem& problem) const;

  const Table& table_;
  PersonId person_;
  Eyes eyes_;
  Language language_;
  Narrator narrator_;
};

// The "error" of a reply where no table is at hand. `reason` replaces a detail of that name in the
// text. Of trouble with the store nobody learns more than that there is some.
boost::json::object problemObject(const Problem& problem, Language language,
                                  std::string_view game = {}, const std::string& reason = {});

// Of a game that is over by a resignation: who did not resign has won, and nobody has counted.
boost::json::array resignedStandings(const Table& table);

// Lines of the `chat` message, from index `from` of Table::chat on.
boost::json::array chatLines(const Table& table, std::size_t from);

boost::json::object clockRuleObject(const ClockRule& clock);

// What stands behind the name at a seat: "open", "bot", "rules", "account", "guest", or "person"
// where an earlier program did not write down which.
std::string_view holderText(const Table& table, const Chair& chair);
// The first seat of whoever plays this one, too, at the same device; null if this is the first.
boost::json::value hostOf(const Table& table, Seat seat);

// A line of a list of tables for one person.
boost::json::object summaryObject(const TableSummary& summary, const PersonId& person,
                                  Language language);

// One game of `GET /api/games`: name, title, players, options, deal and bots with their labels.
// The caller adds `content` and `notices`.
boost::json::object gameDocument(const GameModule& module, const BotRoster& bots,
                                 Language language);

}  // namespace spannung::server
