#include "cli/engine_reply.h"

#include <utility>

#include <boost/json/value.hpp>

#include "cli/engine_operands.h"
#include "record/seed.h"

namespace spannung {
namespace {

namespace json = boost::json;

json::value seatNumber(Seat seat) {
  return seat.isNone() ? json::value(nullptr) : json::value(seat.index() + 1);
}

json::object eventObject(const AnyGame& rules, const Event& event) {
  const Term& term = rules.eventTerms()[event.kind];
  return {{"code", term.code},
          {"seat", seatNumber(event.seat)},
          {"operands", operandsObject(rules, term, event.operands)}};
}

json::object resultObject(const Result& result, int seats) {
  json::array standings;
  for (const Standing& standing : result.standings)
    standings.push_back(
        {{"seat", seatNumber(standing.seat)}, {"rank", standing.rank}, {"score", standing.score}});
  json::object breakdown;
  for (const BreakdownLine& line : result.breakdown)
    breakdown[line.code] = json::array(line.bySeat.begin(), line.bySeat.begin() + seats);
  return {{"standings", std::move(standings)},
          {"decided_by", result.decidedBy},
          {"breakdown", std::move(breakdown)}};
}

json::object valuesObject(const Values& values) {
  json::object object;
  for (const auto& [name, value] : values) object[name] = value;
  return object;
}

json::array choiceObjects(const std::vector<Choice>& choices) {
  json::array objects;
  for (const Choice& choice : choices)
    objects.push_back({{"name", choice.name},
                       {"default", choice.fallback},
                       {"values", json::array(choice.values.begin(), choice.values.end())},
                       {"format", choice.format}});
  return objects;
}

}  // namespace

json::array seatNumbers(SeatMask seats) {
  json::array numbers;
  for (int i = 0; i < kMaxSeats; ++i)
    if (seats.contains(Seat::of(i))) numbers.push_back(i + 1);
  return numbers;
}

json::object moveObject(const AnyGame& rules, Seat seat, Move move) {
  const Term& term = rules.moveTerms()[move.kind];
  return {{"seat", seatNumber(seat)},
          {"text", rules.text(move)},
          {"kind", term.code},
          {"operands", operandsObject(rules, term, {move.a, move.b, move.c})}};
}

json::array eventObjects(const AnyGame& rules, const std::vector<Event>& events) {
  json::array objects;
  for (const Event& event : events) objects.push_back(eventObject(rules, event));
  return objects;
}

json::object positionObject(const Session& session) {
  const AnyGame& rules = session.rules();
  json::object position{{"ply", session.plies().size()},
                        {"active", seatNumbers(rules.active(session.state()))},
                        {"finished", session.finished()}};
  if (session.finished())
    position["result"] = resultObject(rules.result(session.state()), rules.seats());
  return position;
}

json::object gameObject(const Session& session) {
  const LoadedGame& game = session.game();
  json::object object{
      {"protocol", kEngineProtocolVersion},
      {"game", game.rules().name()},
      {"revision", game.rules().revision()},
      {"content", game.fingerprint()},
      {"options", valuesObject(game.options())},
      {"deal", valuesObject(game.deal())},
      {"seed", seedText(session.seed())},
      {"seats", json::array(session.seatNames().begin(), session.seatNames().end())}};
  for (const auto& field : positionObject(session)) object.insert(field);
  return object;
}

json::object moduleObject(const GameModule& module) {
  return {{"name", module.name()},
          {"options", choiceObjects(module.options())},
          {"deal", choiceObjects(module.dealChoices())}};
}

}  // namespace spannung
