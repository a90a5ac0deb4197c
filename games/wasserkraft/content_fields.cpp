#include "games/wasserkraft/content_fields.h"

#include <array>
#include <string_view>

#include "engine/wasserkraft/notation.h"

namespace spannung::wasserkraft {
namespace {

constexpr int kMostOfAReward = 20;

// In the order of RewardKind.
constexpr std::array<std::string_view, 18> kRewardWords = {
    "hydro",         "points",    "excavators",    "mixers",     "machines",       "energy",
    "rotations",     "water",     "flowing_water", "piece",      "fixed_energy",   "own_contract",
    "advanced_tile", "dam_water", "production",    "wheel_tile", "wheel_machines", "loan"};

// An own contract may be limited to a requirement, or not.
int leastOf(RewardKind kind) { return kind == RewardKind::ownContract ? 0 : 1; }

}  // namespace

AreaMask readAreas(const JsonReader& list) {
  unsigned areas = 0;
  for (const JsonReader& item : list.array(1, kAreas))
    areas |= 1U << item.choice(wordsOf<Area>(kAreas, areaText));
  return static_cast<AreaMask>(areas);
}

namespace {

void readPiece(const JsonObject& fields, const JsonReader& word, Reward& reward) {
  reward.kind = RewardKind::piece;
  reward.structure =
      static_cast<Structure>(word.choice(wordsOf<Structure>(kBaseStructures, structureText)));
  if (const auto areas = fields.find("areas")) reward.areas = readAreas(*areas);
  if (const auto value = fields.find("highest_value")) reward.highestValue = readByte(*value, 1, 5);
  const auto count = fields.find("count");
  reward.amount = count ? readByte(*count, 1, 5) : std::uint8_t{1};
}

Reward readReward(const JsonReader& item) {
  std::vector<std::string> known(kRewardWords.begin(), kRewardWords.end());
  known.insert(known.end(), {"areas", "highest_value", "count"});
  const JsonObject fields = item.object(known);
  Reward reward;
  int kinds = 0;
  for (std::size_t i = 0; i < kRewardWords.size(); ++i) {
    const auto value = fields.find(kRewardWords[i]);
    if (!value) continue;
    ++kinds;
    reward.kind = static_cast<RewardKind>(i);
    if (reward.kind == RewardKind::piece)
      readPiece(fields, *value, reward);
    else
      reward.amount = readByte(*value, leastOf(reward.kind), kMostOfAReward);
  }
  if (kinds != 1) item.refuse("content_one_reward", {{"count", std::to_string(kinds)}});
  return reward;
}

}  // namespace

WorkerSpace readWorkerSpace(const JsonReader& item) {
  const JsonObject fields = item.object({"workers", "red"});
  return {readByte(fields["workers"], 1, kMostWorkers), fields["red"].boolean()};
}

std::array<Rewards, kIncomes> readIncomes(const JsonReader& list) {
  std::array<Rewards, kIncomes> incomes;
  std::size_t i = 0;
  for (const JsonReader& item : list.array(kIncomes, kIncomes)) incomes[i++] = readRewards(item, 1);
  return incomes;
}

Rewards readRewards(const JsonReader& list, std::size_t minCount) {
  Rewards rewards;
  for (const JsonReader& item : list.array(minCount, Rewards::capacity()))
    rewards.push_back(readReward(item));
  return rewards;
}

}  // namespace spannung::wasserkraft
