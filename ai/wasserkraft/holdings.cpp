#include "ai/wasserkraft/holdings.h"

#include <algorithm>
#include <bit>

#include "ai/wasserkraft/prospects.h"
#include "ai/wasserkraft/trend.h"
#include "engine/wasserkraft/ability.h"
#include "engine/wasserkraft/scoring.h"
#include "engine/wasserkraft/wheel.h"

namespace spannung::wasserkraft {
namespace {

class Count {
 public:
  Count(const Chart& chart, const State& state, Seat seat)
      : chart_(chart),
        tables_(chart.tables),
        state_(state),
        seat_(seat),
        player_(state.player(seat)) {}

  Holdings result() {
    goods();
    wheel();
    energy();
    structures();
    contracts();
    incomes();
    later();
    return has_;
  }

 private:
  void goods() {
    has_.hydro = player_.hydro;
    has_.excavators = player_.excavators;
    has_.mixers = player_.mixers;
    has_.tiles = std::popcount(player_.tiles);
    has_.advancedTiles = advancedTiles(player_);
    has_.workers = player_.workers;
  }

  void wheel() {
    double part = 1;
    for (std::size_t ahead = 1; ahead < kSegments; ++ahead) {
      const Segment& segment = player_.wheel[(player_.top + ahead) % kSegments];
      has_.boundExcavators += segment.excavators * part;
      has_.boundMixers += segment.mixers * part;
      if (!segment.tile.isNone()) has_.tiles += 0.75 * part;
      part *= 0.84;
    }
  }

  void energy() {
    if (state_.phase != Phase::actions) return;
    has_.energy = player_.energy;
    has_.rank = rankPoints(tables_, state_)[static_cast<std::size_t>(seat_.index())];
    if (player_.energy == 0) has_.rank -= tables_.components.energyTrack.idlePenalty;
    has_.bonusNow = bonusPoints(tables_, state_, seat_);
  }

  void structures() {
    const greedy::Prospects prospects =
        greedy::prospectsOf(tables_, state_, seat_, chart_.judgement);
    has_.systems = prospects.points;
    has_.production = prospects.bestProduction;
    const double rounds = kRounds * partAhead(tables_, state_, player_);
    has_.companyBonus = companyBonus(tables_, player_) * rounds;
    const bool power = player_.count(Structure::powerhouse) >= tables_.components.powers.powerAt;
    has_.power = power ? rounds : 0.0;
    has_.bases = player_.count(Structure::base);
    has_.elevations = player_.count(Structure::elevation);
    has_.conduits = player_.count(Structure::conduit);
    has_.powerhouses = player_.count(Structure::powerhouse);
  }

  void contracts() {
    const double reach = has_.production + companyBonus(tables_, player_) + 2;
    double part = 1;
    for (const ContractIndex contract : player_.contracts) {
      const double worth = chart_.contracts[contract].total() * part;
      (tables_.contract(contract).requirement <= reach ? has_.reachable : has_.distant) += worth;
      part *= 0.8;
    }
  }

  void incomes() {
    const int rounds = kRounds - state_.round;
    for (std::size_t structure = 0; structure < kIncomeStructures; ++structure)
      for (std::size_t i = 0; i < kIncomes; ++i) {
        if (player_.built[structure] < kIncomeOrdinals[i]) continue;
        const Worth& worth = chart_.incomes[indexOf(player_.company)][structure][i];
        has_.incomePoints += worth.points * rounds;
        has_.incomeGoods += worth.goods * rounds;
      }
  }

  void later() {
    for (std::size_t round = state_.round; round < kRounds; ++round) {
      const Bonus bonus = state_.bonuses[round];
      has_.bonusLater +=
          bonusCount(player_, bonus) * tables_.components.bonusPoints[indexOf(bonus)];
    }
    PointsBySeat counts{};
    double others = 0;
    for (int i = 0; i < tables_.options.players; ++i)
      others += counts[static_cast<std::size_t>(i)] = objectiveCount(tables_, state_, Seat::of(i));
    const int own = counts[static_cast<std::size_t>(seat_.index())];
    has_.objectiveLead = own - (others - own) / (tables_.options.players - 1);
    has_.objective = objectivePoints(tables_, state_)[static_cast<std::size_t>(seat_.index())];
    has_.water = waterOf(state_, seat_);
  }

  const Chart& chart_;
  const Tables& tables_;
  const State& state_;
  Seat seat_;
  const Player& player_;
  Holdings has_;
};

}  // namespace

Holdings holdingsOf(const Chart& chart, const State& state, Seat seat) {
  return Count(chart, state, seat).result();
}

}  // namespace spannung::wasserkraft
