#include "engine/pampero/scoring.h"

#include "engine/core/ranking.h"
#include "engine/pampero/ledger.h"

namespace spannung::pampero {
Result scoreGame(const Tables& tables, const State& state) {
  const auto player = [&state](Seat seat) -> const Player& { return state.player(seat); };
  Result result;
  rankSeats(result, tables.companies, "money", "towers",
            [&](Seat seat) { return RankingKeys{player(seat).money, player(seat).step()}; });
  const auto add = [&](LineRole role, std::string_view code, auto value) {
    breakDown(result, code, tables.companies, [&](Seat seat) { return value(player(seat)); }, role);
  };
  add(LineRole::total, "money", [](const Player& p) { return p.money; });
  for (std::size_t i = 0; i < kMoneySources; ++i)
    add(LineRole::part, kSourceCodes[i], [=](const Player& p) { return p.ledger[i]; });
  add(LineRole::fact, "towers", [](const Player& p) { return p.step(); });
  return result;
}

}  // namespace spannung::pampero
