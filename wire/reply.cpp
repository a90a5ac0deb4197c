#include "wire/reply.h"

#include "wire/operands.h"

namespace spannung {

namespace json = boost::json;

json::array seatNumbers(SeatMask seats) {
  json::array numbers;
  for (int i = 0; i < kMaxSeats; ++i)
    if (seats.contains(Seat::of(i))) numbers.push_back(i + 1);
  return numbers;
}

json::object valuesObject(const Values& values) {
  json::object object;
  for (const auto& [name, value] : values) object[name] = value;
  return object;
}

json::object moveObject(const AnyGame& rules, Seat seat, Move move) {
  const Term& term = rules.moveTerms()[move.kind];
  return {{"seat", seatNumber(seat)},
          {"text", rules.text(move)},
          {"kind", term.code},
          {"operands", operandsObject(rules, term, {move.a, move.b, move.c})}};
}

json::object eventObject(const AnyGame& rules, const Event& event) {
  const Term& term = rules.eventTerms()[event.kind];
  return {{"code", term.code},
          {"seat", seatNumber(event.seat)},
          {"operands", operandsObject(rules, term, event.operands)}};
}

json::array eventObjects(const AnyGame& rules, const std::vector<Event>& events) {
  json::array objects;
  for (const Event& event : events) objects.push_back(eventObject(rules, event));
  return objects;
}

json::array standingObjects(const Result& result) {
  json::array standings;
  for (const Standing& standing : result.standings)
    standings.push_back(
        {{"seat", seatNumber(standing.seat)}, {"rank", standing.rank}, {"score", standing.score}});
  return standings;
}

}  // namespace spannung
