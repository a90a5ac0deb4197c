#include "engine/pampero/redact.h"

#include <algorithm>
#include <span>

namespace spannung::pampero {
namespace {

template <class Change>
void forEachDeck(State& state, Change change) {
  change(state.specialActions.deck);
  change(state.specialScorings.deck);
  for (CardMarket& market : state.foreign) change(market.deck);
  change(state.rival.deck);
}

}  // namespace

State shownTo(const Tables&, const State& state, Viewer) {
  State view = state;
  view.rng = {};
  forEachDeck(view, [](auto& deck) { std::sort(deck.begin(), deck.end()); });
  return view;
}

void imagine(const Tables& tables, State& state, Viewer viewer, Dice& dice) {
  state = shownTo(tables, state, viewer);
  for (std::uint32_t& word : state.rng.key) word = dice.word();
  forEachDeck(state, [&dice](auto& deck) {
    shuffle(std::span<std::uint8_t>(deck.begin(), deck.end()), dice);
  });
}

}  // namespace spannung::pampero
