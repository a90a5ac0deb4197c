#include "engine/funkenschlag/redact.h"

#include <algorithm>
#include <span>

#include "engine/funkenschlag/bureaucracy.h"

namespace spannung::funkenschlag {
namespace {

// FS-INFO-02, FS-INFO-03: above the step 3 card everything is unknown but plant 13 on top before
// the first draw; below it lie the plants that everybody saw go there. After the step 3 shuffle
// the whole order is unknown.
bool isKnownInPile(const Tables& tables, const State& state, std::size_t place) {
  if (state.step3Card != Step3Card::inPile) return false;
  const std::size_t step3Place = state.pile.find(Card::step3());
  return place <= step3Place || state.pile[place] == tables.topOfPile;
}

PlantMask visiblePlants(const Tables& tables, const State& state) {
  PlantMask visible = state.outOfGame;
  for (const Card card : state.market)
    if (card.isPlant()) visible |= plantBit(card);
  for (const Player& player : state.players)
    for (const Card card : player.plants) visible |= plantBit(card);
  for (std::size_t place = 0; place < state.pile.size(); ++place)
    if (isKnownInPile(tables, state, place) && state.pile[place].isPlant())
      visible |= plantBit(state.pile[place]);
  return visible;
}

// Who was never seen before the step 3 card appeared was removed at setup (FS-INFO-03), so from
// then on the removed plants are no secret any more.
bool removedIsKnown(const State& state) { return state.step3Card != Step3Card::inPile; }

bool hidesMoney(const Tables& tables, const State& state) {
  return tables.options.money == MoneyVisibility::concealed && state.stage != Stage::finished;
}

void concealMoney(const Tables& tables, State& state, Viewer viewer) {
  for (int i = 0; i < tables.options.players; ++i)
    if (!viewer.is(Seat::of(i))) state.player(Seat::of(i)).money = kConcealed;
}

// What a purse must hold at least: the bid or the nomination that stands for it.
int leastMoney(const Tables& tables, const State& state, Seat seat) {
  if (state.highestBidder == seat) return state.highestBid;
  const bool nominated = state.stage == Stage::openingBid && state.actor == seat;
  return nominated ? tables.number(state.onOffer) : 0;
}

// A purse that nobody showed us: what must be there, plus up to one good income more. Never looks
// at the true amount, but knows that nobody has spent anything before the first plant.
int imagineMoney(const Tables& tables, const State& state, Seat seat, Dice& dice) {
  if (state.round == 1 && state.player(seat).plants.empty()) return tables.components.startingMoney;
  const int range =
      payoutFor(tables, state.player(seat).cities.count()) + tables.components.startingMoney;
  return leastMoney(tables, state, seat) +
         static_cast<int>(dice.below(static_cast<std::uint32_t>(range + 1)));
}

FixedVector<Card, kMaxPlants> cardsOf(PlantMask plants) {
  FixedVector<Card, kMaxPlants> cards;
  for (; plants != 0; plants &= plants - 1) cards.push_back(Card::plant(std::countr_zero(plants)));
  return cards;
}

// FS-INFO-05.
void imaginePile(const Tables& tables, State& state, Dice& dice) {
  PlantMask unseen = tables.allPlants & ~visiblePlants(tables, state);
  if (removedIsKnown(state)) unseen &= ~state.removedUnseen;
  FixedVector<Card, kMaxPlants> cards = cardsOf(unseen);
  shuffle(std::span<Card>(cards.begin(), cards.end()), dice);
  for (std::size_t place = 0; place < state.pile.size(); ++place)
    if (!isKnownInPile(tables, state, place)) state.pile[place] = cards.pop_back();
  if (removedIsKnown(state)) return;
  for (const Card card : cards) state.removedUnseen |= plantBit(card);
}

Rng imagineRng(Dice& dice) {
  Rng rng;
  for (std::uint32_t& word : rng.key) word = dice.word();
  return rng;
}

}  // namespace

State shownTo(const Tables& tables, const State& state, Viewer viewer) {
  State view = state;
  view.rng = {};
  view.step3Order.clear();
  for (std::size_t place = 0; place < view.pile.size(); ++place)
    if (!isKnownInPile(tables, state, place)) view.pile[place] = Card::unknown();
  if (!removedIsKnown(state)) view.removedUnseen = 0;
  if (hidesMoney(tables, state)) concealMoney(tables, view, viewer);
  return view;
}

void imagine(const Tables& tables, State& state, Viewer viewer, Dice& dice) {
  state = shownTo(tables, state, viewer);
  state.rng = imagineRng(dice);
  imaginePile(tables, state, dice);
  if (!hidesMoney(tables, state)) return;
  for (int i = 0; i < tables.options.players; ++i)
    if (!viewer.is(Seat::of(i)))
      state.player(Seat::of(i)).money = imagineMoney(tables, state, Seat::of(i), dice);
}

}  // namespace spannung::funkenschlag
