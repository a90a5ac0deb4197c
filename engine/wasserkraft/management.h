// The spaces of the management board, and the bank.
#pragma once

#include <array>
#include <bit>

#include "engine/wasserkraft/contract.h"
#include "engine/wasserkraft/officer_leslie.h"
#include "engine/wasserkraft/production.h"

namespace spannung::wasserkraft {

// WK-ACT-03: a space is only for whoever can carry out its action.
inline Verdict checkPurpose(const Tables& tables, const State& state, const SpaceTerms& space) {
  if (space.board == Board::turbine) {
    const int hydro = state.acting().hydro - space.cost;  // for the fees (WK-PROD-03)
    if (!canProduce(tables, state, actionRules(tables, state, state.actor, space.modifier, hydro)))
      return refuse(Reason::nothingToProduce, space.modifier);
  }
  if (space.board == Board::contracts && displayIsEmpty(state))
    return refuse(Reason::nothingToTake);
  if (space.board == Board::patents && state.patents[space.position].isNone())
    return refuse(Reason::noPatent, space.position + 1);
  if (space.board == Board::works) return checkWork(tables, state, space.position);
  return {};
}

inline int borderOf(const Tables& tables, const WorkerSpace& space) {
  return space.red ? tables.redBorder() : 0;
}

// WK-ACT-05: workers and all Hydro must be there.
inline Verdict checkMeans(const Player& player, int workers, int hydro) {
  if (workers > player.workers) return refuse(Reason::tooFewWorkers, workers, player.workers);
  if (hydro > player.hydro) return refuse(Reason::tooLittleHydro, hydro, player.hydro);
  return {};
}

// Of eight bytes the highest bits, as one byte.
constexpr SpaceMask highestBits(std::uint64_t bytes) {
  return (bytes >> 7U & 0x0101010101010101U) * 0x0102040810204080U >> 56U;
}

// Eight spaces at a time, because every turn asks this of all of them: nobody is the only owner of
// a space whose highest bit is set.
inline SpaceMask freeSpaces(const State& state) {
  static_assert(std::endian::native == std::endian::little);
  const auto eights = std::bit_cast<std::array<std::uint64_t, kMaxSpaces / 8>>(state.spaces);
  SpaceMask free = 0;
  for (std::size_t i = 0; i < eights.size(); ++i) free |= highestBits(eights[i]) << 8 * i;
  return free;
}

inline SpaceMask openSpaces(const Tables& tables, const State& state) {
  return freeSpaces(state) & tables.affordable(state.acting().workers, state.acting().hydro);
}

inline Verdict checkOpen(const Tables& tables, const State& state, int index) {
  if (index < 0 || index >= tables.spaces()) return refuse(Reason::noSuchSpace);
  const SpaceTerms& space = tables.terms(index);
  if (!space.inPlay) return refuse(Reason::spaceNotInPlay, index);
  const Owner owner = state.spaces[static_cast<std::size_t>(index)];
  if (!owner.isNone()) return refuse(Reason::spaceOccupied, index, owner.seat().index());
  return checkMeans(state.acting(), space.workers, space.cost);
}

inline Verdict checkSpace(const Tables& tables, const State& state, int index) {
  if (const Verdict v = checkOpen(tables, state, index); !v.fine()) return v;
  return checkPurpose(tables, state, tables.terms(index));
}

// The turbine spaces differ in two things only: their modifier and what their border leaves for
// fees. The best production with and without it tells which of them can be used.
class BestProductions {
 public:
  BestProductions(const Tables& tables, const State& state) : tables_(tables), state_(state) {}

  bool suffices(const SpaceTerms& space) {
    int& best = space.red ? withBorder_ : withoutBorder_;
    if (best == kNotAsked) best = bestEnergy(state_.acting().hydro - space.cost);
    return best != kNothing && best + space.modifier >= 1;
  }

 private:
  static constexpr int kNotAsked = -1000;
  static constexpr int kNothing = -999;

  // With a modifier so high that every production counts, and without it.
  int bestEnergy(int hydro) const {
    constexpr int kBoundless = 100;
    const ProductionRules rules = actionRules(tables_, state_, state_.actor, kBoundless, hydro);
    int best = kNothing;
    forEachProduction(tables_, state_, rules, [&](DamSite, ConduitSite conduit, int drops) {
      const int energy = energyOf(rules, drops, conduitSite(tables_, conduit).value) - kBoundless;
      best = std::max(best, energy);
      return true;
    });
    return best;
  }

  const Tables& tables_;
  const State& state_;
  int withBorder_ = kNotAsked;
  int withoutBorder_ = kNotAsked;
};

// Those of some open spaces whose action can be carried out.
inline SpaceMask usefulOf(const Tables& tables, const State& state, SpaceMask open) {
  SpaceMask useful = open & tables.alwaysUseful;
  if (!displayIsEmpty(state)) useful |= open & tables.spacesOf(Board::contracts);
  SpaceMask asked = open & ~useful;
  if (state.acting().count(Structure::powerhouse) == 0) asked &= ~tables.spacesOf(Board::turbine);
  BestProductions productions(tables, state);
  for (; asked != 0; asked &= asked - 1) {
    const int index = std::countr_zero(asked);
    const SpaceTerms& space = tables.terms(index);
    const bool isUseful = space.board == Board::turbine ? productions.suffices(space)
                                                        : checkPurpose(tables, state, space).fine();
    useful |= SpaceMask{isUseful} << index;
  }
  return useful;
}

template <class Collector>
bool listSpaces(const Tables& tables, const State& state, Collector& moves) {
  SpaceMask useful = usefulOf(tables, state, openSpaces(tables, state));
  for (; useful != 0; useful &= useful - 1)
    if (!moves.add(makeMove(MoveKind::use, std::countr_zero(useful)))) return false;
  return true;
}

inline void placeWorkers(Player& player, int workers, int hydro) {
  player.workers = static_cast<std::uint8_t>(player.workers - workers);
  payHydro(player, hydro);
}

// WK-OFF-17: who copies an officer with an Architect and sends one worker alone may go on.
inline void noteWorkers(const Tables& tables, State& state, int workers) {
  if (workers == 1 && tables.traits(state.turn.copied).hasArchitect) state.turn.again = true;
}

template <class Sink>
void takePatent(Play<Sink>& play, int position) {
  Tile& tile = play.state.patents[static_cast<std::size_t>(position)];
  play.state.acting().tiles |= tileBit(tile);
  play.tell(EventKind::patentTaken, play.state.actor, tile.index());
  tile = Tile::none();
}

// WK-LWP-04: without workers or Hydro.
template <class Sink>
void claimTile(Play<Sink>& play, int tile) {
  --play.state.turn.advancedTiles;
  play.state.stage = Stage::settled;
  takePatent(play, patentPosition(play.state, tile));
}

template <class Sink>
void carryOut(Play<Sink>& play, const Space& space) {
  State& state = play.state;
  state.stage = space.board == Board::turbine ? Stage::production : Stage::settled;
  state.turn.modifier = space.modifier;
  state.turn.contractsToTake = space.contracts;
  state.turn.mustPlace = space.board == Board::water;
  if (space.board == Board::patents) takePatent(play, space.position);
  giveRewards(play, state.actor, space.rewards, Source::income);
  if (space.board == Board::works) beginWork(play, space.position);
}

template <class Sink>
void useSpace(Play<Sink>& play, int index) {
  State& state = play.state;
  const Space& space = play.tables.space(index);
  const int hydro = play.tables.terms(index).cost;
  placeWorkers(state.acting(), space.workers, hydro);
  state.spaces[static_cast<std::size_t>(index)] = Owner::seat(state.actor);
  noteWorkers(play.tables, state, space.workers);
  play.tell(EventKind::spaceUsed, state.actor, index, space.workers, hydro);
  carryOut(play, space);
}

// WK-BANK-01.
inline Verdict checkBank(const State& state, int workers) {
  if (workers < 1 || workers > state.acting().workers)
    return refuse(Reason::bankNeedsWorkers, workers, state.acting().workers);
  return {};
}

template <class Collector>
bool listBank(const State& state, Collector& moves) {
  for (int workers = 1; workers <= state.acting().workers; ++workers)
    if (!moves.add(makeMove(MoveKind::bank, workers))) return false;
  return true;
}

template <class Sink>
void useBank(Play<Sink>& play, int workers) {
  State& state = play.state;
  Player& player = state.acting();
  placeWorkers(player, workers, 0);
  player.bankWorkers = static_cast<std::uint8_t>(player.bankWorkers + workers);
  play.tell(EventKind::bankUsed, state.actor, workers);
  gainHydro(play, state.actor, workers);
  state.stage = Stage::settled;
}

}  // namespace spannung::wasserkraft
