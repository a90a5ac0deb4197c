// The course of a round: income and headwater, actions, water flow, scoring, end of round.
#pragma once

#include <utility>

#include "engine/wasserkraft/scoring.h"
#include "engine/wasserkraft/turn.h"

namespace spannung::wasserkraft {

// WK-INC-01: everything revealed on the own board.
template <class Sink>
void giveIncome(Play<Sink>& play, Seat seat) {
  const Player& player = play.state.player(seat);
  if (!hasBoard(player)) return;  // WK-AUTOMA-61
  const CompanyBoard& board = play.tables.board(player.company);
  for (std::size_t structure = 0; structure < kIncomeStructures; ++structure)
    for (std::size_t i = 0; i < kIncomes; ++i)
      if (player.built[structure] >= kIncomeOrdinals[i])
        giveRewards(play, seat, board.incomes[structure][i], Source::income);
}

// WK-INC-06.
template <class Sink>
void placeHeadwater(Play<Sink>& play) {
  State& state = play.state;
  for (std::size_t i = 0; i < kHeadstreams; ++i) {
    const auto& tile = play.tables.components.headstreamTiles[state.headstreamTiles[i]];
    const std::uint8_t drops = tile[state.round - 1U];
    if (drops == 0) continue;
    state.headwater[i] = static_cast<std::uint8_t>(state.headwater[i] + drops);
    play.tellAll(EventKind::headwaterPlaced, static_cast<int>(i), drops);
  }
}

inline void beginActions(State& state) {
  state.turn = Turn{};
  state.phase = Phase::actions;
  state.turnPosition = 0;
  state.actor = seatAt(state, 0);
  state.stage = Stage::action;
}

template <class Sink>
void beginRound(Play<Sink>& play) {
  State& state = play.state;
  play.tellAll(EventKind::roundStarted, state.round);
  state.turn = Turn{};
  state.phase = Phase::income;
  state.turnPosition = static_cast<std::uint8_t>(state.order.count());
  state.stage = Stage::settled;
}

// WK-INC-04: one company after the other, in reverse turn order.
template <class Sink>
void continueIncome(Play<Sink>& play) {
  State& state = play.state;
  if (state.turnPosition < state.order.count() && awaitReward(play.tables, state)) return;
  if (state.turnPosition == 0) {
    placeHeadwater(play);  // WK-INC-06
    return beginActions(state);
  }
  --state.turnPosition;
  state.actor = seatAt(state, state.turnPosition);
  giveIncome(play, state.actor);
}

// WK-SCORE-05, WK-AUTOMA-14.
template <class Sink>
void payEnergy(Play<Sink>& play, Seat seat) {
  const int energy = play.state.player(seat).energy;
  const int hydro = energyPayout(play.tables, energy);
  play.tell(EventKind::energyPaid, seat, energy, hydro);
  if (isAutoma(play.state.player(seat)))
    scorePoints(play, seat, hydro, Source::hydro);
  else
    payHydro(play.state.player(seat), -hydro);
  if (energy > 0) return;
  const int penalty = play.tables.components.energyTrack.idlePenalty;
  play.tell(EventKind::idle, seat, penalty);
  losePoints(play, seat, penalty, Source::energy);
}

template <class Sink>
void scoreRank(Play<Sink>& play, Seat seat, int points) {
  if (points == 0) return;
  play.tell(EventKind::rankScored, seat, points, play.state.player(seat).energy);
  scorePoints(play, seat, points, Source::energy);
}

template <class Sink>
void scoreBonus(Play<Sink>& play, Seat seat) {
  const Bonus bonus = play.state.bonuses[play.state.round - 1U];
  const int points = bonusPoints(play.tables, play.state, seat);
  if (points == 0) return;
  play.tell(EventKind::bonusScored, seat, static_cast<int>(bonus),
            bonusCount(play.state.player(seat), bonus), points);
  scorePoints(play, seat, points, Source::bonus);
}

// WK-SCORE-07: places, Hydro, bonus.
template <class Sink>
void scoreRound(Play<Sink>& play) {
  const PointsBySeat ranks = rankPoints(play.tables, play.state);
  const int players = play.tables.options.players;
  for (int i = 0; i < players; ++i)
    scoreRank(play, Seat::of(i), ranks[static_cast<std::size_t>(i)]);
  for (int i = 0; i < players; ++i) payEnergy(play, Seat::of(i));
  for (int i = 0; i < players; ++i) scoreBonus(play, Seat::of(i));
}

// WK-EOR-01: least energy first; equals swap, which is to reverse all and then sort stably.
template <class Sink>
void setTurnOrder(Play<Sink>& play) {
  State& state = play.state;
  auto& order = state.order;
  const auto place = [&](Seat seat) { return placeOnTrack(play.tables, state.player(seat)); };
  std::reverse(order.begin(), order.end());
  for (std::size_t i = 1; i < order.size(); ++i)
    for (std::size_t j = i; j > 0; --j) {
      if (place(order[j - 1]) <= place(order[j])) break;
      std::swap(order[j - 1], order[j]);
    }
  for (int position = 0; position < order.count(); ++position)
    play.tell(EventKind::orderSet, seatAt(state, position), position + 1);
}

// WK-EOR-02.
inline void clearRound(const Tables& tables, State& state) {
  for (int i = 0; i < tables.options.players; ++i) {
    Player& player = state.player(Seat::of(i));
    player.energy = 0;
    player.workers = tables.components.start.workers;
    player.bankWorkers = 0;
    player.constructions = 0;
    player.officerUses = 0;
    player.passed = false;
    player.acted = false;
    player.architect = tables.traits(player.officer).hasArchitect;
    player.rowsUsed = 0;
  }
  state.spaces.fill(Owner::none());
  for (auto& row : state.uses) row.fill(Owner::none());
}

// WK-EOR-03: what is left goes, three new ones come, level by level.
template <class Sink>
void renewPatents(Play<Sink>& play) {
  State& state = play.state;
  for (Tile& tile : state.patents) {
    if (!tile.isNone()) {
      state.patentsGone |= tileBit(tile);
      play.tellAll(EventKind::patentRemoved, tile.index());
    }
    tile = state.patentStack.empty() ? Tile::none() : state.patentStack.pop_back();
    if (!tile.isNone()) play.tellAll(EventKind::patentTurnedUp, tile.index());
  }
}

// WK-EOR-04: the same for external works, deck by deck.
template <class Sink>
void renewWorks(Play<Sink>& play) {
  State& state = play.state;
  for (WorkIndex& work : state.works) {
    if (!work.isNone()) {
      state.worksGone = static_cast<WorkMask>(state.worksGone | workBit(work));
      play.tellAll(EventKind::workRemoved, work);
    }
    work = state.workStack.empty() ? WorkIndex::none() : state.workStack.pop_back();
    if (!work.isNone()) play.tellAll(EventKind::workTurnedUp, work);
  }
}

template <class Sink>
void endRound(Play<Sink>& play) {
  setTurnOrder(play);
  clearRound(play.tables, play.state);
  if (play.tables.options.isFull()) renewPatents(play);
  if (play.tables.options.leeghwater) renewWorks(play);
  ++play.state.round;
  beginRound(play);
}

// WK-END-06.
template <class Sink>
void scoreBuildings(Play<Sink>& play, Seat seat) {
  for (const RowIndex row : all<RowIndex>(kRows))
    if (ownsBuildingIn(play.state, seat, row)) scoreBuilding(play, seat, row);
}

// WK-END-01.
template <class Sink>
void scoreEnd(Play<Sink>& play) {
  const FinalScoring& scoring = play.tables.components.finalScoring;
  const PointsBySeat objective = objectivePoints(play.tables, play.state);
  for (int i = 0; i < play.tables.options.players; ++i) {
    const Seat seat = Seat::of(i);
    const int objectivePoints = objective[static_cast<std::size_t>(i)];
    play.tell(EventKind::objectiveScored, seat, objectiveCount(play.tables, play.state, seat),
              objectivePoints);
    scorePoints(play, seat, objectivePoints, Source::objective);
    const int resources = resourcesOf(play.state.player(seat));
    const int resourcePoints = resources / scoring.resourcesPerPoint;
    play.tell(EventKind::resourcesScored, seat, resources, resourcePoints);
    scorePoints(play, seat, resourcePoints, Source::resources);
    scoreBuildings(play, seat);
    const int drops = waterOf(play.state, seat);
    play.tell(EventKind::waterScored, seat, drops, drops * scoring.pointsPerDrop);
    scorePoints(play, seat, drops * scoring.pointsPerDrop, Source::water);
  }
}

template <class Sink>
void endGame(Play<Sink>& play) {
  scoreEnd(play);
  play.state.phase = Phase::over;
  play.state.stage = Stage::finished;
  play.state.actor = Seat::none();
  play.tellAll(EventKind::gameEnded);
}

inline int waitingDrops(const State& state) {
  int drops = 0;
  for (const std::uint8_t waiting : state.headwater) drops += waiting;
  return drops;
}

// WK-ROUND-01: after the actions the water flows, then the round is scored.
template <class Sink>
void endActions(Play<Sink>& play) {
  play.tellAll(EventKind::waterFlows, waitingDrops(play.state));
  flowAll(play);
  scoreRound(play);
  if (play.state.round == kRounds)
    endGame(play);
  else
    endRound(play);
}

}  // namespace spannung::wasserkraft
