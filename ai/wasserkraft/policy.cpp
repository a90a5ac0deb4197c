#include "ai/wasserkraft/policy.h"

#include <array>
#include <cmath>

#include "ai/wasserkraft/candidates.h"
#include "ai/wasserkraft/glance.h"
#include "ai/wasserkraft/holdings.h"

namespace spannung::wasserkraft {
namespace {

enum class Aspect : std::uint8_t {
  points,
  money,
  machines,
  tiles,
  energy,
  systems,
  contracts,
  income,
  bonus,
  objective,
  water,
};
constexpr std::array<std::string_view, 11> kAspects = {"points", "money",     "machines",  "tiles",
                                                       "energy", "systems",   "contracts", "income",
                                                       "bonus",  "objective", "water"};

}  // namespace

void Policy::options(const State& state, Seat seat, MoveList& moves) const {
  rules_.legal(state, seat, moves);
  keepCandidates(chart_, state, moves);
}

void Policy::priors(const State& state, Seat seat, const MoveList& moves,
                    std::span<float> priors) const {
  const Glance glance(chart_, weights_, state, seat);
  double best = -1000;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    priors[i] = static_cast<float>(glance.of(moves[i]));
    best = std::max<double>(best, priors[i]);
  }
  for (std::size_t i = 0; i < moves.size(); ++i)
    priors[i] = static_cast<float>(0.02 + std::exp((priors[i] - best) / weights_.openness));
}

Move Policy::rollout(const State& state, Seat seat, const MoveList& moves, Dice& dice) const {
  const Glance glance(chart_, weights_, state, seat);
  Move best = moves[0];
  double most = -1000;
  for (const Move move : moves) {
    const double value = glance.of(move) + weights_.doubt * dice.word() * 0x1p-32;
    if (value <= most) continue;
    most = value;
    best = move;
  }
  return best;
}

search::Appraisal Policy::appraise(const State& state, Seat seat) const {
  search::Appraisal appraisal;
  const Player& player = state.player(seat);
  const auto put = [&appraisal](Aspect aspect, double points) {
    appraisal.parts[indexOf(aspect)] = static_cast<float>(points);
  };
  put(Aspect::points, player.points);
  if (state.phase == Phase::over) return appraisal;
  const Holdings has = holdingsOf(chart_, state, seat);
  const Weights& w = weights_;
  const double a = (kRounds - state.round + has.workers / 12.0) / kRounds;
  put(Aspect::money, has.hydro * w.hydro.at(a));
  put(Aspect::machines, has.excavators * w.excavator.at(a) + has.mixers * w.mixer.at(a) +
                            has.boundExcavators * w.boundExcavator.at(a) +
                            has.boundMixers * w.boundMixer.at(a));
  put(Aspect::tiles, has.tiles * w.tile.at(a) + has.advancedTiles * w.advancedTile.at(a));
  put(Aspect::energy, has.energy * w.energy.at(a) + has.rank * w.rank.at(a) +
                          has.bonusNow * w.bonusNow.at(a) + has.workers * w.worker.at(a));
  put(Aspect::systems, has.systems * w.systems.at(a) + has.production * w.production.at(a) +
                           has.companyBonus * w.companyBonus.at(a) + has.power * w.power.at(a) +
                           has.bases * w.base.at(a) + has.elevations * w.elevation.at(a) +
                           has.conduits * w.conduit.at(a) + has.powerhouses * w.powerhouse.at(a));
  put(Aspect::contracts, has.reachable * w.reachable.at(a) + has.distant * w.distant.at(a));
  put(Aspect::income,
      has.incomePoints * w.incomePoints.at(a) + has.incomeGoods * w.incomeGoods.at(a));
  put(Aspect::bonus, has.bonusLater * w.bonusLater.at(a));
  put(Aspect::objective,
      has.objective * w.objective.at(a) + has.objectiveLead * w.objectiveLead.at(a));
  put(Aspect::water, has.water * w.water.at(a));
  return appraisal;
}

// Scores of rounds that are still to come drift apart.
double Policy::spread(const State& state) const { return 5.0 + 2.0 * (kRounds - state.round); }

std::span<const std::string_view> Policy::aspects() { return kAspects; }

}  // namespace spannung::wasserkraft
