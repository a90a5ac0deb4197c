#include "ai/wasserkraft/chart.h"

namespace spannung::wasserkraft {
namespace {

double goodsWorth(const Reward& reward) {
  switch (reward.kind) {
    case RewardKind::points: return 0;
    case RewardKind::hydro: return 0.38 * reward.amount;
    case RewardKind::excavators: return 1.0 * reward.amount;
    case RewardKind::mixers:
    case RewardKind::machines: return 1.2 * reward.amount;
    case RewardKind::energy: return 0.5 * reward.amount;
    case RewardKind::rotations: return 0.9 * reward.amount;
    case RewardKind::water: return 0.6 * reward.amount;
    case RewardKind::flowingWater: return 1.0 * reward.amount;
    case RewardKind::piece: return 4.5 * reward.amount;
    case RewardKind::fixedEnergy: return 0.8 * reward.amount;
    case RewardKind::ownContract: return 4.0;
    case RewardKind::advancedTile: return 3.0;
    case RewardKind::damWater: return 1.2;
    case RewardKind::production: return 3.0;
    case RewardKind::wheelTile:
    case RewardKind::wheelMachines:
    case RewardKind::loan: return 1.5;
  }
  return 0;
}

bool isTheSame(const Rewards& left, const Rewards& right) {
  if (left.size() != right.size()) return false;
  for (std::size_t i = 0; i < left.size(); ++i)
    if (left[i].kind != right[i].kind || left[i].amount != right[i].amount) return false;
  return true;
}

bool offersAsMuch(const Space& one, const Space& other) {
  if (one.board != other.board) return false;
  if (one.board == Board::turbine) return one.modifier >= other.modifier;
  if (one.board == Board::patents || one.board == Board::works) return false;
  return one.contracts == other.contracts && isTheSame(one.rewards, other.rewards);
}

// No dearer in anything, and cheaper or earlier in the list.
bool isBetter(const Tables& tables, int one, int other) {
  const SpaceTerms& left = tables.terms(one);
  const SpaceTerms& right = tables.terms(other);
  if (one == other || !left.inPlay || !right.inPlay) return false;
  if (left.workers > right.workers || left.cost > right.cost) return false;
  if (!offersAsMuch(tables.space(one), tables.space(other))) return false;
  return one < other || !offersAsMuch(tables.space(other), tables.space(one)) ||
         left.workers < right.workers || left.cost < right.cost;
}

}  // namespace

Worth worthOf(const Rewards& rewards) {
  Worth worth;
  for (const Reward& reward : rewards) {
    if (reward.kind == RewardKind::points) worth.points += reward.amount;
    worth.goods += goodsWorth(reward);
  }
  return worth;
}

Chart::Chart(const Tables& rules) : tables(rules) {
  for (const ContractIndex contract : tables.components.contracts.keys())
    contracts[contract] = worthOf(tables.contract(contract).rewards);
  for (int i = 0; i < tables.spaces(); ++i)
    spaces[static_cast<std::size_t>(i)] = worthOf(tables.space(i).rewards);
  for (std::size_t company = 0; company < kCompanies; ++company)
    for (std::size_t structure = 0; structure < kIncomeStructures; ++structure)
      for (std::size_t i = 0; i < kIncomes; ++i)
        incomes[company][structure][i] =
            worthOf(tables.components.companies[company].incomes[structure][i]);
  for (const ConduitSite conduit : all<ConduitSite>(kConduitSites))
    if (isOnMap(tables, conduit)) pipesTo[conduitSite(tables, conduit).target].push_back(conduit);
  for (int one = 0; one < tables.spaces(); ++one)
    for (int other = 0; other < tables.spaces(); ++other)
      if (isBetter(tables, other, one))
        betterSpaces[static_cast<std::size_t>(one)] |= SpaceMask{1} << other;
}

}  // namespace spannung::wasserkraft
