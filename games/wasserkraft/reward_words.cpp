#include "games/wasserkraft/reward_words.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/wasserkraft/notation.h"

namespace spannung::wasserkraft {
namespace {

constexpr std::array<std::string_view, 18> kKinds = {
    "hydro",         "points",    "excavators", "mixers",     "machines",       "energy",
    "rotations",     "water",     "flowing",    "piece",      "fixed_energy",   "own_contract",
    "advanced_tile", "dam_water", "production", "wheel_tile", "wheel_machines", "loan"};
static_assert(static_cast<std::size_t>(RewardKind::loan) + 1 == kKinds.size());

Phrase rewardPhrase(const Reward& reward) {
  const auto kind = static_cast<std::size_t>(reward.kind);
  Phrase phrase =
      Phrase("wasserkraft.reward." + std::string(kKinds[kind])).with("amount", reward.amount);
  if (reward.kind != RewardKind::piece) return phrase;
  return std::move(phrase).with(
      "structure", Phrase("wasserkraft.structure." + std::string(structureText(reward.structure))));
}

}  // namespace

Phrase rewardsPhrase(const Rewards& rewards) {
  std::vector<Phrase> parts;
  for (const Reward& reward : rewards) parts.push_back(rewardPhrase(reward));
  return allOf(std::move(parts));
}

}  // namespace spannung::wasserkraft
