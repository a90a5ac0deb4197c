#include "engine/kabel/state.h"

#include <span>

namespace spannung::kabel {
namespace {

void shuffleCards(Cards& cards, Dice& dice) {
  shuffle(std::span<Card>(cards.begin(), cards.end()), dice);
}

template <class Change>
void changeHands(const Tables& tables, State& state, Viewer butFor, Change change) {
  for (int i = 0; i < tables.seats(); ++i)
    if (!butFor.is(Seat::of(i)))
      for (Card& card : state.player(Seat::of(i)).hand) card = change();
}

}  // namespace

State initialState(const Tables& tables, const Seed& seed, const Deal&) {
  State state;
  Rng rng = Rng::fromSeed(seed);
  Dice dice(rng);
  state.deck = tables.content.cards;
  shuffleCards(state.deck, dice);
  changeHands(tables, state, Viewer::spectator(), [&state] { return state.deck.pop_back(); });
  return state;
}

State shownTo(const Tables& tables, State state, Viewer viewer) {
  for (Card& card : state.deck) card = 0;
  changeHands(tables, state, viewer, [] { return Card{0}; });
  return state;
}

void imagine(const Tables& tables, State& state, Viewer viewer, Dice& dice) {
  Cards unseen = tables.content.cards;
  for (const Card card : state.seen) unseen.erase(card);
  if (!viewer.isSpectator())
    for (const Card card : state.player(viewer.seat()).hand) unseen.erase(card);
  shuffleCards(unseen, dice);
  for (Card& card : state.deck) card = unseen.pop_back();
  changeHands(tables, state, viewer, [&unseen] { return unseen.pop_back(); });
}

}  // namespace spannung::kabel
