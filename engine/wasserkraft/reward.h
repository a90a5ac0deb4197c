// Rewards of contracts, incomes and action spaces. What needs no decision happens at once, in the
// order that is never worse: goods before anything that may cost them (WK-RULE-05). What does need
// one waits in the turn: machines of either type, drops, a free piece.
#pragma once

#include "engine/wasserkraft/energy.h"
#include "engine/wasserkraft/wheel.h"

namespace spannung::wasserkraft {

inline FreePiece freePiece(const Reward& reward) {
  return {reward.amount, reward.structure, reward.areas, reward.highestValue};
}

template <class Sink>
void giveReward(Play<Sink>& play, Seat seat, const Reward& reward, Source source) {
  Turn& turn = play.state.turn;
  const auto more = [&reward](std::uint8_t& waiting) {
    waiting = static_cast<std::uint8_t>(waiting + reward.amount);
  };
  switch (reward.kind) {
    case RewardKind::hydro: return gainHydro(play, seat, reward.amount);
    case RewardKind::points: return scorePoints(play, seat, reward.amount, source);
    case RewardKind::excavators: return gainMachines(play, seat, reward.amount, 0);
    case RewardKind::mixers: return gainMachines(play, seat, 0, reward.amount);
    case RewardKind::machines: return more(turn.machines);
    case RewardKind::energy: return advanceEnergy(play, seat, reward.amount);
    case RewardKind::rotations: return rotateWheel(play, seat, reward.amount);
    case RewardKind::water: return more(turn.water);
    case RewardKind::flowingWater: return more(turn.flowing);
    case RewardKind::piece: turn.piece = freePiece(reward); return;
    case RewardKind::fixedEnergy: return produceFixed(play, reward.amount);
    case RewardKind::ownContract: turn.contract = {true, reward.amount}; return;
    case RewardKind::advancedTile: return more(turn.advancedTiles);
    case RewardKind::damWater: turn.damWater = {reward.amount, true}; return;
    case RewardKind::production:
      turn.modifier = static_cast<std::int8_t>(reward.amount);
      play.state.stage = Stage::production;
      return;
    case RewardKind::wheelTile: play.state.stage = Stage::wheelTile; return;
    case RewardKind::wheelMachines: play.state.stage = Stage::wheelMachines; return;
    case RewardKind::loan: play.state.stage = Stage::loan; return;
  }
}

template <class Sink>
void giveRewards(Play<Sink>& play, Seat seat, const Rewards& rewards, Source source) {
  for (const Reward& reward : rewards) giveReward(play, seat, reward, source);
}

}  // namespace spannung::wasserkraft
