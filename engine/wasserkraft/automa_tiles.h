// The stack of Automa tiles and the pile beside it, shared by all Automas.
#pragma once

#include <span>

#include "engine/wasserkraft/play.h"

namespace spannung::wasserkraft {

// The top of the stack shows its actions, the top of the pile its criteria.
inline const AutomaTile& actionTile(const Tables& tables, const State& state) {
  return tables.components.automa.tiles[state.automaStack.back()];
}
inline const AutomaTile& criteriaTile(const Tables& tables, const State& state) {
  const auto& seen = state.automaPile.empty() ? state.automaStack : state.automaPile;
  return tables.components.automa.tiles[seen.back()];
}

// WK-AUTOMA-18: all but the tile just turned form a new stack.
template <class Sink>
void restack(Play<Sink>& play) {
  State& state = play.state;
  const AutomaIndex turned = state.automaPile.pop_back();
  std::swap(state.automaStack, state.automaPile);
  state.automaPile.push_back(turned);
  Dice dice(state.rng);
  shuffle(std::span<AutomaIndex>(state.automaStack.begin(), state.automaStack.end()), dice);
  play.tellAll(EventKind::automaShuffled, state.automaStack.count());
}

// WK-AUTOMA-17: the top tile goes over to the pile.
template <class Sink>
void turnAutomaTile(Play<Sink>& play) {
  State& state = play.state;
  state.automaPile.push_back(state.automaStack.pop_back());
  if (state.automaStack.empty()) restack(play);  // WK-AUTOMA-18
  play.tell(EventKind::automaTurned, state.actor, state.automaStack.back(),
            state.automaPile.back());
}

}  // namespace spannung::wasserkraft
