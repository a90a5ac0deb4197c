#include "engine/powerline/redact.h"

#include "engine/powerline/planning.h"

namespace spannung::powerline {
namespace {

Plan hiddenPlan() {
  Plan plan;
  plan.isHidden = true;
  return plan;
}

Rng imagineRng(Dice& dice) {
  Rng rng;
  for (std::uint32_t& word : rng.key) word = dice.word();
  return rng;
}

// Any finished plan will do: some number of workers for which there is a tile, on the island.
// Nobody's decision depends on it, because players share nothing but the dice (PL-SIM-03).
void imagineFinishedPlan(Player& player, Dice& dice) {
  FixedVector<std::uint8_t, kColumns> possible;
  for (std::uint8_t column = 0; column < kColumns; ++column)
    if (player.columns[column] > 0) possible.push_back(column);
  const int workers = possible[dice.below(static_cast<std::uint32_t>(possible.size()))] + 1;
  for (int i = 0; i < workers; ++i) player.plan.placements.push_back(Placement::island());
}

}  // namespace

// PL-SIM-01, PL-SIM-02, PL-SIM-05: everything is open but the others' plans of this round, whether
// they are finished or not, and the dice to come.
State shownTo(const Tables& tables, const State& state, Viewer viewer) {
  State view = state;
  view.rng = {};
  view.givenDice.clear();
  for (int i = 0; i < tables.options.players; ++i)
    if (!viewer.is(Seat::of(i))) view.player(Seat::of(i)).plan = hiddenPlan();
  return view;
}

void imagine(const Tables& tables, State& state, Viewer viewer, Dice& dice) {
  state = shownTo(tables, state, viewer);
  state.rng = imagineRng(dice);
  for (int i = 0; i < tables.options.players; ++i) {
    if (viewer.is(Seat::of(i))) continue;
    state.player(Seat::of(i)).plan = {};
    if (state.ready.contains(Seat::of(i))) imagineFinishedPlan(state.player(Seat::of(i)), dice);
  }
}

}  // namespace spannung::powerline
