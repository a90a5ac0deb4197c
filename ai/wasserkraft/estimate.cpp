#include "ai/wasserkraft/estimate.h"

#include "ai/wasserkraft/holdings.h"

namespace spannung::wasserkraft {
namespace {

// Holdings times weights.
class Estimate {
 public:
  Estimate(const Weights& weights, const Holdings& holdings, double ahead)
      : weights_(weights), has_(holdings), ahead_(ahead) {}

  double money() const { return has_.hydro * at(weights_.hydro); }
  double machines() const {
    return has_.excavators * at(weights_.excavator) + has_.mixers * at(weights_.mixer) +
           has_.boundExcavators * at(weights_.boundExcavator) +
           has_.boundMixers * at(weights_.boundMixer);
  }
  double tiles() const {
    return has_.tiles * at(weights_.tile) + has_.advancedTiles * at(weights_.advancedTile);
  }
  double energy() const {
    return has_.energy * at(weights_.energy) + has_.rank * at(weights_.rank) +
           has_.bonusNow * at(weights_.bonusNow) + has_.workers * at(weights_.worker);
  }
  double systems() const {
    return has_.systems * at(weights_.systems) + has_.production * at(weights_.production) +
           has_.companyBonus * at(weights_.companyBonus) + has_.power * at(weights_.power) +
           pieces();
  }
  double contracts() const {
    return has_.reachable * at(weights_.reachable) + has_.distant * at(weights_.distant);
  }
  double income() const {
    return has_.incomePoints * at(weights_.incomePoints) +
           has_.incomeGoods * at(weights_.incomeGoods);
  }
  double bonus() const { return has_.bonusLater * at(weights_.bonusLater); }
  double objective() const {
    return has_.objective * at(weights_.objective) +
           has_.objectiveLead * at(weights_.objectiveLead);
  }
  double water() const { return has_.water * at(weights_.water); }
  double rounds() const { return kRounds * ahead_ * at(weights_.round); }

 private:
  double at(const Trend& trend) const { return trend.at(ahead_); }
  double pieces() const {
    return has_.bases * at(weights_.base) + has_.elevations * at(weights_.elevation) +
           has_.conduits * at(weights_.conduit) + has_.powerhouses * at(weights_.powerhouse);
  }

  const Weights& weights_;
  const Holdings& has_;
  double ahead_;
};

}  // namespace

search::Appraisal estimate(const Chart& chart, const Weights& weights, const State& state,
                           Seat seat) {
  search::Appraisal appraisal;
  const auto put = [&appraisal](Aspect aspect, double points) {
    appraisal.parts[indexOf(aspect)] = static_cast<float>(points);
  };
  put(Aspect::points, state.player(seat).points);
  if (state.phase == Phase::over) return appraisal;
  const Holdings holdings = holdingsOf(chart, state, seat);
  const Estimate parts(weights, holdings, partAhead(chart.tables, state, state.player(seat)));
  put(Aspect::money, parts.money());
  put(Aspect::machines, parts.machines());
  put(Aspect::tiles, parts.tiles());
  put(Aspect::energy, parts.energy());
  put(Aspect::systems, parts.systems());
  put(Aspect::contracts, parts.contracts());
  put(Aspect::income, parts.income());
  put(Aspect::bonus, parts.bonus());
  put(Aspect::objective, parts.objective());
  put(Aspect::water, parts.water());
  put(Aspect::rounds, parts.rounds());
  return appraisal;
}

}  // namespace spannung::wasserkraft
