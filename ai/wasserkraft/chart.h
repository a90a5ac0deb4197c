// What a search looks up again and again and never changes during a game.
#pragma once

#include <array>

#include "ai/wasserkraft/shipped_weights.h"
#include "engine/core/fixed_vector.h"
#include "engine/wasserkraft/site.h"

namespace spannung::wasserkraft {

// What rewards are worth: points for themselves, everything else by a guess.
struct Worth {
  double points = 0;
  double goods = 0;

  constexpr double total() const { return points + goods; }
};

struct Chart {
  explicit Chart(const Tables& rules);

  const Tables& tables;
  greedy::Judgement judgement = greedy::shippedJudgement();
  Indexed<ContractIndex, Worth, kMaxContracts> contracts{};
  std::array<Worth, kMaxSpaces> spaces{};
  // For each company, kind of piece and place in the row of its incomes.
  std::array<std::array<std::array<Worth, kIncomes>, kIncomeStructures>, kCompanies> incomes{};
  // The pipes that end in each basin.
  Indexed<BasinIndex, FixedVector<ConduitSite, kConduitSites>, kBasins> pipesTo;
  // Spaces that offer the same for less; whoever can use one of them leaves this one alone.
  std::array<SpaceMask, kMaxSpaces> betterSpaces{};
};

Worth worthOf(const Rewards& rewards);

}  // namespace spannung::wasserkraft
