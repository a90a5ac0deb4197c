#include "protocol/reply.h"

#include <utility>

#include <boost/json/value.hpp>

#include "record/seed.h"
#include "wire/reply.h"

namespace spannung {
namespace {

namespace json = boost::json;

json::object resultObject(const Result& result, int seats) {
  json::object breakdown;
  for (const BreakdownLine& line : result.breakdown)
    breakdown[line.code] = json::array(line.bySeat.begin(), line.bySeat.begin() + seats);
  return {{"standings", standingObjects(result)},
          {"decided_by", result.decidedBy},
          {"breakdown", std::move(breakdown)}};
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
