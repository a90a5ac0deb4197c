#include "ai/wasserkraft/valuation.h"

#include <algorithm>
#include <bit>

#include "ai/wasserkraft/prospects.h"
#include "engine/wasserkraft/ability.h"
#include "engine/wasserkraft/scoring.h"
#include "engine/wasserkraft/wheel.h"

namespace spannung::wasserkraft::greedy {
namespace {

// Rounds after this one.
int roundsLeft(const State& state) { return kRounds - state.round; }

class Valuation {
 public:
  Valuation(const Tables& tables, const State& state, Seat seat, const Judgement& judgement)
      : tables_(tables),
        state_(state),
        seat_(seat),
        player_(state.player(seat)),
        judgement_(judgement),
        later_(state.phase == Phase::over ? 0.0 : std::min(1.0, 0.35 + 0.2 * roundsLeft(state))),
        prospects_(prospectsOf(tables, state, seat, judgement)) {}

  double total() const {
    if (state_.phase == Phase::over) return player_.points;
    return player_.points + goods() + roundNow() + structures() + contracts() + future() + ending();
  }

 private:
  // Money and machines lose their worth as the game ends; five of them are always a point.
  double goods() const {
    const double usable = state_.round == kRounds ? 0.2 : later_;
    const double money = player_.hydro * std::max(0.2, judgement_.hydro * usable);
    return money + machines(usable) + tiles() + workers();
  }

  // The first few are what the next construction needs; more are convenient.
  double pileWorth(double count) const {
    const double needed = std::min<double>(count, judgement_.enough);
    return needed + (count - needed) * judgement_.plenty;
  }

  // What lies on the wheel counts for less the longer it takes to come round.
  double machines(double usable) const {
    double excavators = player_.excavators;
    double mixers = player_.mixers;
    double bound = judgement_.bound;
    for (std::size_t ahead = 1; ahead < kSegments; ++ahead) {
      const Segment& segment = player_.wheel[(player_.top + ahead) % kSegments];
      excavators += segment.excavators * bound;
      mixers += segment.mixers * bound;
      bound *= judgement_.perTurn;
    }
    return (pileWorth(excavators) * judgement_.excavator + pileWorth(mixers) * judgement_.mixer) *
           usable;
  }

  double tiles() const {
    double sum = std::popcount(player_.tiles);
    double bound = judgement_.bound;
    for (std::size_t ahead = 1; ahead < kSegments; ++ahead) {
      const Segment& segment = player_.wheel[(player_.top + ahead) % kSegments];
      if (!segment.tile.isNone()) sum += bound;
      bound *= judgement_.perTurn;
    }
    const double worth = sum * judgement_.tile + advancedTiles(player_) * judgement_.advancedTile;
    return worth * later_ * (state_.round == kRounds ? 0.4 : 1.0);
  }

  double workers() const {
    const int all = player_.workers + roundsLeft(state_) * tables_.components.start.workers;
    return all * judgement_.worker;
  }

  // What the round would bring if it ended now, and a little for every step beyond.
  double roundNow() const {
    if (state_.phase != Phase::actions) return 0;
    const double ranks = rankPoints(tables_, state_)[static_cast<std::size_t>(seat_.index())];
    const double idle = player_.energy == 0 ? -tables_.components.energyTrack.idlePenalty : 0.0;
    const double pay = energyPayout(tables_, player_.energy) * judgement_.hydro * later_;
    const double bonus = bonusPoints(tables_, state_, seat_);
    return ranks * 0.7 + idle + pay + bonus + player_.energy * judgement_.energy;
  }

  double structures() const {
    double sum = prospects_.points;
    const int powerhouses = player_.count(Structure::powerhouse);
    const double rounds = roundsLeft(state_) + 0.5;
    sum += companyBonus(tables_, player_) * rounds * 1.2;
    if (powerhouses >= tables_.components.powers.powerAt) sum += judgement_.power * rounds;
    return sum;
  }

  double rewardWorth(const Reward& reward) const {
    switch (reward.kind) {
      case RewardKind::points: return reward.amount;
      case RewardKind::hydro: return reward.amount * judgement_.hydro;
      case RewardKind::excavators: return reward.amount * judgement_.excavator;
      case RewardKind::mixers:
      case RewardKind::machines: return reward.amount * judgement_.mixer;
      case RewardKind::energy: return reward.amount * 0.5;
      case RewardKind::rotations: return reward.amount * 0.9;
      case RewardKind::water: return reward.amount * 0.7;
      case RewardKind::flowingWater: return reward.amount * 1.1;
      case RewardKind::piece: return 4.5 * reward.amount;
      case RewardKind::fixedEnergy: return reward.amount * 0.8;
      case RewardKind::ownContract: return 4.0;
      case RewardKind::advancedTile: return judgement_.advancedTile;
      case RewardKind::damWater: return 1.2;
      case RewardKind::production: return 3.0;
      case RewardKind::wheelTile:
      case RewardKind::wheelMachines:
      case RewardKind::loan: return 1.5;
    }
    return 0;
  }

  double worthOf(const Rewards& rewards) const {
    double sum = 0;
    for (const Reward& reward : rewards) sum += rewardWorth(reward);
    return sum;
  }

  // Open contracts, as far as the systems can hope to fulfil them.
  double contracts() const {
    if (state_.round == kRounds && player_.workers == 0) return 0;
    double sum = 0;
    double patience = 1;  // for those that come later
    const int reach = prospects_.bestProduction + companyBonus(tables_, player_) + 2;
    for (const ContractIndex contract : player_.contracts) {
      const Contract& printed = tables_.contract(contract);
      const double chance =
          printed.requirement <= reach ? judgement_.reachable : judgement_.distant;
      sum += worthOf(printed.rewards) * chance * patience;
      patience *= 0.8;
    }
    return sum * (state_.round == kRounds ? 0.8 : 1.0);
  }

  // Incomes and bonus tiles of the rounds to come.
  double future() const {
    double sum = 0;
    const CompanyBoard& board = tables_.board(player_.company);
    for (std::size_t structure = 0; structure < kIncomeStructures; ++structure)
      for (std::size_t i = 0; i < kIncomes; ++i)
        if (player_.built[structure] >= kIncomeOrdinals[i])
          sum += worthOf(board.incomes[structure][i]) * roundsLeft(state_) * judgement_.income;
    for (std::size_t round = state_.round; round < kRounds; ++round) {
      const Bonus bonus = state_.bonuses[round];
      sum += bonusCount(player_, bonus) * tables_.components.bonusPoints[indexOf(bonus)] *
             judgement_.bonus;
    }
    return sum;
  }

  double ending() const {
    const double near =
        judgement_.objective + (1 - judgement_.objective) * (state_.round - 1) / 4.0;
    const double objective =
        objectivePoints(tables_, state_)[static_cast<std::size_t>(seat_.index())];
    const int count = objectiveCount(tables_, state_, seat_);
    const double water = waterOf(state_, seat_) * 0.35;
    return (objective + 0.4 * count) * near * 0.7 + water;
  }

  const Tables& tables_;
  const State& state_;
  Seat seat_;
  const Player& player_;
  const Judgement& judgement_;
  double later_;  // how much of a good's worth is left
  Prospects prospects_;
};

}  // namespace

double valueOf(const Tables& tables, const State& state, Seat seat, const Judgement& judgement) {
  return Valuation(tables, state, seat, judgement).total();
}

}  // namespace spannung::wasserkraft::greedy
