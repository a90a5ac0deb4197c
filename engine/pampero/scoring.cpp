#include "engine/pampero/scoring.h"

#include <algorithm>
#include <array>
#include <compare>

#include "engine/pampero/ledger.h"

namespace spannung::pampero {
namespace {

// What ranks companies, best first.
struct Keys {
  int money = 0;
  int towers = 0;
  auto operator<=>(const Keys&) const = default;
};

Keys keysOf(const State& state, Seat seat) {
  return {state.player(seat).money, state.player(seat).step()};
}

void rank(const Tables& tables, const State& state, Result& result) {
  for (int i = 0; i < tables.companies; ++i) result.standings.push_back({Seat::of(i), 0, 0});
  std::stable_sort(result.standings.begin(), result.standings.end(),
                   [&state](const Standing& left, const Standing& right) {
                     return keysOf(state, left.seat) > keysOf(state, right.seat);
                   });
  for (std::size_t i = 0; i < result.standings.size(); ++i) {
    Standing& standing = result.standings[i];
    const bool shared =
        i > 0 && keysOf(state, standing.seat) == keysOf(state, result.standings[i - 1].seat);
    standing.rank = shared ? result.standings[i - 1].rank : static_cast<int>(i) + 1;
    standing.score = keysOf(state, standing.seat).money;
  }
}

std::string_view decidingKey(const State& state, const Result& result) {
  const Keys best = keysOf(state, result.standings[0].seat);
  const Keys second = keysOf(state, result.standings[1].seat);
  if (best.money != second.money) return "money";
  return best.towers != second.towers ? "towers" : "shared";
}

template <class Value>
void breakDown(const Tables& tables, Result& result, std::string_view code, Value value) {
  BreakdownLine line{code};
  for (int i = 0; i < tables.companies; ++i)
    line.bySeat[static_cast<std::size_t>(i)] = value(Seat::of(i));
  result.breakdown.push_back(line);
}

}  // namespace

Result scoreGame(const Tables& tables, const State& state) {
  Result result;
  rank(tables, state, result);
  result.decidedBy = decidingKey(state, result);
  const auto player = [&state](Seat seat) -> const Player& { return state.player(seat); };
  breakDown(tables, result, "money", [&](Seat seat) { return player(seat).money; });
  for (std::size_t i = 0; i < kMoneySources; ++i)
    breakDown(tables, result, kSourceCodes[i], [&](Seat seat) { return player(seat).ledger[i]; });
  breakDown(tables, result, "towers", [&](Seat seat) { return player(seat).step(); });
  return result;
}

}  // namespace spannung::pampero
