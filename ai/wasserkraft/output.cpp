#include "ai/wasserkraft/output.h"

#include <algorithm>

#include "engine/wasserkraft/production.h"
#include "engine/wasserkraft/scoring.h"

namespace spannung::wasserkraft {

Output::Output(const Chart& chart, const Habits& habits, const State& state, Seat seat)
    : chart_(chart),
      tables_(chart.tables),
      habits_(habits),
      state_(state),
      seat_(seat),
      player_(state.player(seat)),
      hydro_(habits.hydro.at(partAhead(tables_, state, player_))) {}

int Output::bestEnergy(bool redBorder) const {
  int& best = redBorder ? bestBehindBorder_ : best_;
  if (best == kNotAsked) best = mostEnergy(player_.hydro - (redBorder ? tables_.redBorder() : 0));
  return best;
}

// With a modifier so high that every production counts, and without it.
int Output::mostEnergy(int hydro) const {
  constexpr int kBoundless = 100;
  const ProductionRules rules = actionRules(tables_, state_, seat_, kBoundless, hydro);
  int best = 0;
  forEachProduction(tables_, state_, rules, [&](DamSite, ConduitSite conduit, int drops) {
    best = std::max(best, energyOf(rules, drops, conduitSite(tables_, conduit).value));
    return true;
  });
  return best - kBoundless;
}

double Output::roundGain(int energy) const {
  return roundWorth(player_.energy + energy) - roundWorth(player_.energy);
}

// The round if it ended with this much energy, roughly.
double Output::roundWorth(int energy) const {
  const double pay = energyPayout(tables_, energy) * hydro_ + habits_.step * energy;
  if (energy <= 0) return pay - tables_.components.energyTrack.idlePenalty;
  return pay + rankWorth(energy) + bonusWorth(energy);
}

double Output::rankWorth(int energy) const {
  int ahead = 0;
  for (int i = 0; i < tables_.options.players; ++i)
    ahead += Seat::of(i) != seat_ && state_.player(Seat::of(i)).energy >= energy ? 1 : 0;
  const EnergyTrack& track = tables_.components.energyTrack;
  if (ahead == 0) return habits_.lead * track.firstPoints;
  return ahead == 1 ? habits_.second * track.secondPoints : 0.0;
}

double Output::bonusWorth(int energy) const {
  const int section = sectionOf(tables_, energy);
  if (section == 0) return 0;
  const Bonus bonus = state_.bonuses[state_.round - 1U];
  const int full = bonusCount(player_, bonus) * tables_.components.bonusPoints[indexOf(bonus)];
  const int behind = std::max(0, state_.round - section);
  return habits_.bonus * std::max(0, full - behind * tables_.components.energyTrack.sectionPenalty);
}

double Output::ofContract(ContractIndex contract) const {
  const Worth& worth = chart_.contracts[contract];
  const double goods = state_.round < kRounds ? 1.0 : habits_.lateGoods;
  return worth.points + worth.goods * goods + habits_.fulfilled;
}

double Output::contractGain(int energy) const {
  const bool france = hasPower(tables_, player_, Company::france);
  const int enough = energy + (france ? tables_.components.powers.franceDiscount : 0);
  double best = 0;
  const auto look = [&](const auto& contracts) {
    for (const ContractIndex contract : contracts)
      if (tables_.contract(contract).requirement <= enough)
        best = std::max(best, ofContract(contract));
  };
  look(player_.contracts);
  look(state_.national);
  return best;
}

}  // namespace spannung::wasserkraft
