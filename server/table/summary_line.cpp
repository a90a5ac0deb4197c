#include <algorithm>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/table/status_text.h"
#include "server/table/table.h"
#include "server/table/view.h"
#include "texts/opponent_name.h"
#include "wire/reply.h"

namespace spannung::server {
namespace {

namespace json = boost::json;

json::value clockRule(const Table& table) {
  if (!table.clock()) return nullptr;
  return clockRuleObject(*table.clock());
}

json::value standings(const Table& table) {
  if (table.status() != TableStatus::finished) return nullptr;
  if (table.ending()) return resignedStandings(table);
  return standingObjects(table.game().rules().result(table.session().state()));
}

std::string lineOf(const Table& table) {
  json::array seats;
  for (const Chair& chair : table.chairs()) {
    const Seat at = Seat::of(static_cast<int>(seats.size()));
    json::object seat{{"kind", seatKindText(chair.kind)},
                      {"name", chair.shownName()},
                      {"holder", holderText(table, chair)},
                      {"host", hostOf(table, at)},
                      {"person", chair.isPerson() ? chair.person : PersonId()}};
    if (chair.kind == SeatKind::rules)
      seat["opponent"] = {{"word", table.game().opponent(at)},
                          {"number", opponentNumber(table.game(), at)}};
    seats.push_back(std::move(seat));
  }
  return json::serialize(json::object{{"options", valuesObject(table.game().options())},
                                      {"seats", std::move(seats)},
                                      {"archive", table.isArchive()},
                                      {"given", table.givenOutcomes()},
                                      {"imported", table.isImported()},
                                      {"clock", clockRule(table)},
                                      {"standings", standings(table)},
                                      {"ply", table.ply()},
                                      {"active", seatNumbers(table.active())}});
}

// The store has what we gave it, but a line that somebody has tampered with must not throw.
json::object parsedLine(const std::string& line) {
  json::error_code error;
  json::value value = json::parse(line, error);
  return !error && value.is_object() ? std::move(value.get_object()) : json::object();
}

// Takes the ids of people out of the seats, marks those of `person`, and says whether one of these
// is to move.
bool hidePeople(json::object& line, const PersonId& person) {
  json::value* seats = line.if_contains("seats");
  const json::value* active = line.if_contains("active");
  bool isTheirTurn = false;
  if (seats == nullptr || !seats->is_array()) return false;
  std::int64_t number = 0;
  for (json::value& seat : seats->get_array()) {
    ++number;
    if (!seat.is_object()) continue;
    const json::value* sitting = seat.get_object().if_contains("person");
    const bool isOwn = !person.empty() && sitting != nullptr && *sitting == json::string(person);
    if (isOwn && active != nullptr && active->is_array())
      for (const json::value& one : active->get_array())
        isTheirTurn = isTheirTurn || one == json::value(number);
    seat.get_object().erase("person");
    seat.get_object()["yours"] = isOwn;
  }
  return isTheirTurn;
}

void nameOpponent(json::object& seat, std::string_view game, Language language) {
  const json::value opponent = seat["opponent"];
  seat.erase("opponent");
  if (!opponent.is_object()) return;
  const json::value* word = opponent.get_object().if_contains("word");
  const json::value* number = opponent.get_object().if_contains("number");
  if (word == nullptr || !word->is_string() || number == nullptr || !number->is_int64()) return;
  seat["name"] =
      opponentName(game, word->get_string(), static_cast<int>(number->get_int64()), language);
}

// What the rules move is called by its name in the language of the reader.
void nameOpponents(json::object& line, std::string_view game, Language language) {
  json::value* seats = line.if_contains("seats");
  if (seats == nullptr || !seats->is_array()) return;
  for (json::value& seat : seats->get_array())
    if (seat.is_object()) nameOpponent(seat.get_object(), game, language);
}

}  // namespace

TableSummary Table::summary() const {
  TableSummary summary;
  summary.id = id_;
  summary.game = game_->rules().name();
  summary.status = status_;
  summary.isPublic = isPublic_;
  summary.creator = owner_;
  summary.people.push_back(owner_);
  for (const Chair& chair : chairs_)
    if (!chair.person.empty() && std::find(summary.people.begin(), summary.people.end(),
                                           chair.person) == summary.people.end())
      summary.people.push_back(chair.person);
  summary.line = lineOf(*this);
  summary.waitsForBot = !botsToMove().empty();
  if (const auto next = deadline()) summary.deadline = next->at;
  summary.createdAt = createdAt_;
  summary.changedAt = changedAt_;
  return summary;
}

json::object summaryObject(const TableSummary& summary, const PersonId& person, Language language) {
  json::object object{{"table", summary.id},
                      {"game", summary.game},
                      {"status", statusText(summary.status)},
                      {"public", summary.isPublic},
                      {"changed", summary.changedAt}};
  json::object line = parsedLine(summary.line);
  object["your_turn"] = hidePeople(line, person);
  nameOpponents(line, summary.game, language);
  for (const auto& field : line) object.insert(field);
  // What a line of an earlier program does not say.
  if (!object.contains("archive")) object["archive"] = false;
  if (!object.contains("given")) object["given"] = 0;
  if (!object.contains("imported")) object["imported"] = false;
  for (const std::string_view field : {"clock", "standings"})
    if (!object.contains(field)) object[field] = nullptr;
  return object;
}

}  // namespace spannung::server
