#include "engine/wasserkraft/redact.h"

#include <span>

#include "engine/wasserkraft/wheel.h"

namespace spannung::wasserkraft {
namespace {

// WK-HIDE-01: on display, with a player, or seen going under a stack.
ContractMask visibleContracts(const Tables& tables, const State& state) {
  ContractMask visible = 0;
  for (int i = 0; i < tables.options.players; ++i) {
    const Player& player = state.player(Seat::of(i));
    visible |= player.fulfilled;
    for (const ContractIndex contract : player.contracts) visible |= contractBit(contract);
  }
  for (std::size_t colour = 0; colour < kStackColours; ++colour) {
    for (const ContractIndex shown : state.display[colour])
      if (shown != kNoContract) visible |= contractBit(shown);
    for (std::size_t i = 0; i < state.knownBottom[colour]; ++i)
      visible |= contractBit(state.stacks[colour][i]);
  }
  return visible;
}

void imagineStack(const Tables& tables, State& state, std::size_t colour, Dice& dice) {
  const ContractMask visible = visibleContracts(tables, state);
  FixedVector<ContractIndex, kStackSize> unseen;
  const int first = tables.firstOfColour[colour];
  for (int i = first; i < first + tables.countOfColour[colour]; ++i)
    if ((visible & contractBit(i)) == 0) unseen.push_back(static_cast<ContractIndex>(i));
  shuffle(std::span<ContractIndex>(unseen.begin(), unseen.end()), dice);
  auto& stack = state.stacks[colour];
  for (std::size_t i = state.knownBottom[colour]; i < stack.size(); ++i)
    stack[i] = unseen.pop_back();
}

bool isVisible(const Tables& tables, const State& state, Tile tile) {
  if ((state.patentsGone & tileBit(tile)) != 0) return true;
  for (const Tile shown : state.patents)
    if (shown == tile) return true;
  for (int i = 0; i < tables.options.players; ++i) {
    const Player& player = state.player(Seat::of(i));
    if ((player.tiles & tileBit(tile)) != 0 || isOnWheel(player, tile)) return true;
  }
  return false;
}

// The backs tell the level (WK-HIDE-02), and the stack holds them level by level.
void imaginePatents(const Tables& tables, State& state, Dice& dice) {
  FixedVector<Tile, kAdvancedTiles> unseen;  // level III first, as they lie
  for (int level = kTileLevels; level >= 1; --level) {
    const std::size_t start = unseen.size();
    for (int kind = 0; kind < kTileKinds; ++kind)
      if (const Tile tile = Tile::advanced(level, kind); !isVisible(tables, state, tile))
        unseen.push_back(tile);
    shuffle(std::span<Tile>(unseen.begin() + start, unseen.end()), dice);
  }
  for (std::size_t i = 0; i < state.patentStack.size(); ++i) state.patentStack[i] = unseen[i];
}

Rng imagineRng(Dice& dice) {
  Rng rng;
  for (std::uint32_t& word : rng.key) word = dice.word();
  return rng;
}

}  // namespace

State redacted(const State& state) {
  State view = state;
  view.rng = {};
  for (std::size_t colour = 0; colour < kStackColours; ++colour)
    for (std::size_t i = view.knownBottom[colour]; i < view.stacks[colour].size(); ++i)
      view.stacks[colour][i] = kUnknownContract;
  for (Tile& tile : view.patentStack) tile = Tile::unknown();
  return view;
}

void determinize(const Tables& tables, State& state, Dice& dice) {
  state = redacted(state);
  state.rng = imagineRng(dice);
  for (std::size_t colour = 0; colour < kStackColours; ++colour)
    imagineStack(tables, state, colour, dice);
  if (tables.options.isFull()) imaginePatents(tables, state, dice);
}

}  // namespace spannung::wasserkraft
