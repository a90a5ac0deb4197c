#include "engine/wasserkraft/automa_outlook.h"

#include <algorithm>

#include "engine/wasserkraft/automa_turn.h"

namespace spannung::wasserkraft {
namespace {

// Everything but the visible tile may come up next, less what lies on the pile while there is
// something left of the stack.
bool mayComeUp(const State& state, AutomaIndex tile) {
  if (tile == state.automaStack.back()) return false;
  return state.automaStack.size() == 1 || !state.automaPile.contains(tile);
}

int deedWith(const Tables& tables, const State& state, const AutomaTile& tile) {
  for (const AutomaEntry& entry : tile.actions)
    if (obstacleTo(tables, state, entry) == Obstacle::none) return deedOf(entry);
  return deedOf(tile.actions.back());
}

void count(Outlook& outlook, int deed) {
  for (Prospect& prospect : outlook)
    if (prospect.deed == deed) {
      ++prospect.tiles;
      return;
    }
  outlook.push_back({deed, 1});
}

}  // namespace

Outlook outlookOf(const Tables& tables, const State& state, Seat seat) {
  Outlook outlook;
  State next = state;
  next.actor = seat;
  next.turn = Turn{};
  if (next.automaPile.full()) next.automaPile.clear();
  next.automaPile.push_back(next.automaStack.back());  // its back is the next criteria side
  for (AutomaIndex tile = 0; tile < kAutomaTiles; ++tile)
    if (mayComeUp(state, tile))
      count(outlook, deedWith(tables, next, tables.components.automa.tiles[tile]));
  std::sort(outlook.begin(), outlook.end(), [](const Prospect& left, const Prospect& right) {
    return left.tiles != right.tiles ? left.tiles > right.tiles : left.deed < right.deed;
  });
  return outlook;
}

}  // namespace spannung::wasserkraft
