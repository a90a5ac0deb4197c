#include "ai/funkenschlag/situation.h"

#include <algorithm>

#include "engine/funkenschlag/plant_market.h"

namespace spannung::funkenschlag::greedy {
namespace {

int guessRoundsLeft(const Situation& situation) {
  if (situation.race.isLastRound) return 1;
  const int missing =
      situation.tables.count.endCities - mostCities(situation.tables, situation.state);
  return 2 + std::max(0, missing - 1) / situation.judgement.citiesPerRound;
}

}  // namespace

Situation assessFuel(const Tables& tables, const State& state, Seat seat,
                     const Judgement& judgement) {
  Situation situation{tables, state, seat, judgement};
  situation.fuel = expectedPrices(tables, state);
  return situation;
}

Situation assess(const Tables& tables, const State& state, Seat seat, const Judgement& judgement) {
  Situation situation = assessFuel(tables, state, seat, judgement);
  situation.race = judgeRace(tables, state, seat, judgement);
  situation.roundsLeft = guessRoundsLeft(situation);
  situation.sites = cheapestSites(tables, state, situation.me());
  return situation;
}

}  // namespace spannung::funkenschlag::greedy
