#include "engine/pampero/scoring.h"

#include "engine/core/ranking.h"
#include "engine/pampero/ledger.h"

namespace spannung::pampero {
Result scoreGame(const Tables& tables, const State& state) {
  const auto player = [&state](Seat seat) -> const Player& { return state.player(seat); };
  Result result;
  rankSeats(result, tables.companies, "money", "towers",
            [&](Seat seat) { return RankingKeys{player(seat).money, player(seat).step()}; });
  breakDown(result, "money", tables.companies, [&](Seat seat) { return player(seat).money; });
  for (std::size_t i = 0; i < kMoneySources; ++i)
    breakDown(result, kSourceCodes[i], tables.companies,
              [&](Seat seat) { return player(seat).ledger[i]; });
  breakDown(result, "towers", tables.companies, [&](Seat seat) { return player(seat).step(); });
  return result;
}

}  // namespace spannung::pampero
