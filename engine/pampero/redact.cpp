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

State redacted(const State& state) {
  State view = state;
  view.rng = {};
  forEachDeck(view, [](auto& deck) { std::sort(deck.begin(), deck.end()); });
  return view;
}

void determinize(State& state, Dice& dice) {
  state = redacted(state);
  for (std::uint32_t& word : state.rng.key) word = dice.word();
  forEachDeck(state, [&dice](auto& deck) {
    shuffle(std::span<std::uint8_t>(deck.begin(), deck.end()), dice);
  });
}

}  // namespace spannung::pampero
