// The market and the pile of plants: what is on offer, replacements, obsolete plants, and the step
// 3 card.
#pragma once

#include <algorithm>
#include <span>

#include "engine/funkenschlag/play.h"

namespace spannung::funkenschlag {

// The largest number of cities that any player has connected.
inline int mostCities(const Tables& tables, const State& state) {
  int most = 0;
  for (int seat = 0; seat < tables.options.players; ++seat)
    most = std::max(most, state.player(Seat::of(seat)).cities.count());
  return most;
}

// FS-AUCTION-04, FS-PMARKET-01: the four lowest cards, in step 3 all. The step 3 card is never for
// sale; it lies last, so leaving it out shortens the count.
inline int currentMarket(const Tables& tables, const State& state) {
  const int plants = state.market.count() - (state.step3Card == Step3Card::inMarket ? 1 : 0);
  return state.step == kSteps ? plants : std::min(plants, int{tables.components.currentMarketSize});
}

inline bool hasPlantInMarket(const State& state) {
  return !state.market.empty() && state.market.front().isPlant();
}

inline void putIntoMarket(State& state, Card card) {
  std::size_t at = 0;
  while (at < state.market.size() && state.market[at] < card) ++at;
  state.market.insertAt(at, card);
}

template <class Sink>
void removeLowestPlant(Play<Sink>& play) {
  if (!hasPlantInMarket(play.state)) return;
  const Card lowest = play.state.market.eraseAt(0);
  play.state.outOfGame |= plantBit(lowest);
  play.tellAll(EventKind::plantRemoved, lowest.index());
}

// FS-STEP3-01. Plants whose new order was given come first, in that order; the others follow as
// the generator shuffles them. What was given and is not in the pile stays on the list: somebody
// may want to know.
inline void shufflePile(State& state) {
  Dice dice(state.rng);
  shuffle(std::span<Card>(state.pile.begin(), state.pile.end()), dice);
  FixedVector<Card, kMaxPlants> elsewhere;
  for (auto given = state.step3Order.end(); given != state.step3Order.begin();) {
    --given;
    if (state.pile.erase(*given))
      state.pile.push_back(*given);
    else
      elsewhere.push_back(*given);
  }
  state.step3Order = elsewhere;
}

// FS-STEP3-02 to FS-STEP3-04: in phase 2 the card waits in the market, in phases 4 and 5 it leaves
// at once and takes the lowest plant with it.
template <class Sink>
void revealStep3Card(Play<Sink>& play, bool inPhase2) {
  State& state = play.state;
  play.tellAll(EventKind::step3CardDrawn);
  shufflePile(state);
  play.tellAll(EventKind::pileShuffled, state.pile.count());
  if (inPhase2) {
    state.step3Card = Step3Card::inMarket;
    state.market.push_back(Card::step3());
  } else {
    state.step3Card = Step3Card::gone;
    state.step3Pending = true;
    removeLowestPlant(play);
  }
}

inline bool isPhase2(Stage stage) {
  return stage >= Stage::openAuction && stage <= Stage::discardResource;
}

// FS-PMARKET-03: every draw is checked against the largest network (FS-AMB-13). An empty pile
// leaves the market smaller.
template <class Sink>
void drawReplacement(Play<Sink>& play) {
  State& state = play.state;
  while (!state.pile.empty()) {
    const Card card = state.pile.pop_back();
    if (card.isStep3()) return revealStep3Card(play, isPhase2(state.stage));
    play.tellAll(EventKind::plantDrawn, card.index());
    const int cities = mostCities(play.tables, state);
    if (play.tables.number(card) > cities) return putIntoMarket(state, card);
    state.outOfGame |= plantBit(card);
    play.tellAll(EventKind::plantObsolete, card.index(), cities);
  }
}

// FS-PMARKET-04, after every connection.
template <class Sink>
void removeObsoletePlants(Play<Sink>& play) {
  State& state = play.state;
  const int cities = mostCities(play.tables, state);
  while (hasPlantInMarket(state) && play.tables.number(state.market.front()) <= cities) {
    const Card obsolete = state.market.eraseAt(0);
    state.outOfGame |= plantBit(obsolete);
    play.tellAll(EventKind::plantObsolete, obsolete.index(), cities);
    drawReplacement(play);
  }
}

template <class Sink>
void startStep(Play<Sink>& play, int step) {
  play.state.step = static_cast<std::uint8_t>(step);
  play.tellAll(EventKind::stepStarted, step);
}

// FS-STEP3-04: takes effect at the end of phase 4 or of phase 5, whichever comes next.
template <class Sink>
void startPendingStep3(Play<Sink>& play) {
  if (!play.state.step3Pending) return;
  play.state.step3Pending = false;
  startStep(play, kSteps);
}

}  // namespace spannung::funkenschlag
