#include "protocol/foresee.h"

#include <utility>

#include <boost/json/array.hpp>

#include "wire/refusal.h"
#include "wire/reply.h"

namespace spannung {
namespace {

namespace json = boost::json;

json::object stepObject(const Session& session, const ForeseenStep& step, Language language) {
  json::object object{{"move", session.rules().text(step.move)}};
  for (const auto& field : verdictObject(session, step.verdict, language)) object.insert(field);
  if (!step.verdict.fine()) return object;
  object["certain"] = step.isCertain;
  object["events"] = eventObjects(session.rules(), step.events);
  if (!step.figures.empty()) object["figures"] = step.figures;
  return object;
}

}  // namespace

json::object foresightObject(const Session& session, Seat seat, const Foresight& foresight,
                             Language language) {
  json::array steps;
  for (const ForeseenStep& step : foresight.steps)
    steps.push_back(stepObject(session, step, language));
  return {{"seat", seatNumber(seat)},
          {"steps", std::move(steps)},
          {"state", session.game().document(foresight.seen)}};
}

}  // namespace spannung
