#include "engine/wasserkraft/redact.h"

#include <span>

#include "engine/wasserkraft/wheel.h"

namespace spannung::wasserkraft {
namespace {

// WK-HIDE-01: on display, with a player, or seen going under a stack.
ContractMask visibleContracts(const Tables& tables, const State& state) {
  ContractMask visible = state.contractsGone;
  for (int i = 0; i < tables.options.players; ++i) {
    const Player& player = state.player(Seat::of(i));
    visible |= player.fulfilled;
    for (const ContractIndex contract : player.contracts) visible |= contractBit(contract);
  }
  for (std::size_t colour = 0; colour < kStackColours; ++colour) {
    for (const ContractIndex shown : state.display[colour])
      if (!shown.isNone()) visible |= contractBit(shown);
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
    if (const auto contract = ContractIndex::of(i); !holds(visible, contract))
      unseen.push_back(contract);
  shuffle(std::span<ContractIndex>(unseen.begin(), unseen.end()), dice);
  auto& stack = state.stacks[colour];
  for (std::size_t i = state.knownBottom[colour]; i < stack.size(); ++i)
    stack[i] = unseen.pop_back();
}

bool isInPlay(const Tables& tables, Tile tile) {
  return tables.options.leeghwater || tile.isJoker() || !tile.builds(Structure::building);
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
      if (const Tile tile = Tile::advanced(level, kind);
          isInPlay(tables, tile) && !isVisible(tables, state, tile))
        unseen.push_back(tile);
    shuffle(std::span<Tile>(unseen.begin() + start, unseen.end()), dice);
  }
  for (std::size_t i = 0; i < state.patentStack.size(); ++i) state.patentStack[i] = unseen[i];
}

WorkMask visibleWorks(const Tables& tables, const State& state) {
  WorkMask visible = state.worksGone;
  for (const WorkIndex work : state.works)
    if (!work.isNone()) visible = static_cast<WorkMask>(visible | workBit(work));
  for (int i = 0; i < tables.options.players; ++i)
    visible = static_cast<WorkMask>(visible | state.player(Seat::of(i)).works);
  return visible;
}

// The backs tell the deck, and the stack holds them deck by deck, the last one at the bottom.
void imagineWorks(const Tables& tables, State& state, Dice& dice) {
  FixedVector<WorkIndex, kWorks> unseen;
  const WorkMask visible = visibleWorks(tables, state);
  constexpr int kPerDeck = kWorks / kWorkDecks;
  for (int deck = kWorkDecks - 1; deck >= 0 && !state.workStack.empty(); --deck) {
    const std::size_t start = unseen.size();
    for (int i = deck * kPerDeck; i < (deck + 1) * kPerDeck; ++i)
      if (const auto work = WorkIndex::of(i); !holds(visible, work)) unseen.push_back(work);
    shuffle(std::span<WorkIndex>(unseen.begin() + start, unseen.end()), dice);
  }
  for (std::size_t i = 0; i < state.workStack.size(); ++i) state.workStack[i] = unseen[i];
}

// WK-HIDE-05: everything below the top tile, of which all know what it may be.
void imagineAutomaTiles(State& state, Dice& dice) {
  if (state.automaStack.empty()) return;
  FixedVector<AutomaIndex, kAutomaTiles> unseen;
  for (AutomaIndex tile = 0; tile < kAutomaTiles; ++tile)
    if (!state.automaPile.contains(tile) && state.automaStack.back() != tile)
      unseen.push_back(tile);
  shuffle(std::span<AutomaIndex>(unseen.begin(), unseen.end()), dice);
  for (std::size_t i = 0; i + 1 < state.automaStack.size(); ++i) state.automaStack[i] = unseen[i];
}

Rng imagineRng(Dice& dice) {
  Rng rng;
  for (std::uint32_t& word : rng.key) word = dice.word();
  return rng;
}

}  // namespace

State shownTo(const Tables&, const State& state, Viewer) {
  State view = state;
  view.rng = {};
  for (std::size_t colour = 0; colour < kStackColours; ++colour)
    for (std::size_t i = view.knownBottom[colour]; i < view.stacks[colour].size(); ++i)
      view.stacks[colour][i] = kUnknownContract;
  for (Tile& tile : view.patentStack) tile = Tile::unknown();
  for (WorkIndex& work : view.workStack) work = kUnknownWork;
  for (std::size_t i = 0; i + 1 < view.automaStack.size(); ++i) view.automaStack[i] = kFaceDown;
  return view;
}

void imagine(const Tables& tables, State& state, Viewer viewer, Dice& dice) {
  state = shownTo(tables, state, viewer);
  state.rng = imagineRng(dice);
  for (std::size_t colour = 0; colour < kStackColours; ++colour)
    imagineStack(tables, state, colour, dice);
  if (tables.options.isFull()) imaginePatents(tables, state, dice);
  imagineWorks(tables, state, dice);
  imagineAutomaTiles(state, dice);
}

}  // namespace spannung::wasserkraft
