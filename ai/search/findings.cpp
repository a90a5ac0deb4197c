#include "ai/search/findings.h"

#include <algorithm>

namespace spannung::search {
namespace {

Finding& entryFor(std::vector<Finding>& moves, Move move) {
  const auto found = std::ranges::find(moves, move, &Finding::move);
  if (found != moves.end()) return *found;
  return moves.emplace_back(Finding{.move = move});
}

double mix(double left, double leftWeight, double right, double rightWeight) {
  const double weight = leftWeight + rightWeight;
  return weight == 0 ? left : (left * leftWeight + right * rightWeight) / weight;
}

void add(Finding& sum, const Finding& more) {
  sum.chance = mix(sum.chance, sum.visits, more.chance, more.visits);
  sum.score = mix(sum.score, sum.visits, more.score, more.visits);
  sum.deviation = mix(sum.deviation, sum.visits, more.deviation, more.visits);
  for (std::size_t i = 0; i < sum.chances.size(); ++i)
    sum.chances[i] =
        static_cast<float>(mix(sum.chances[i], sum.visits, more.chances[i], more.visits));
  for (std::size_t i = 0; i < kMostAspects; ++i)
    sum.expected.parts[i] = static_cast<float>(
        mix(sum.expected.parts[i], sum.visits, more.expected.parts[i], more.visits));
  sum.visits += more.visits;
}

bool isBetter(const Finding& left, const Finding& right) {
  return left.visits != right.visits ? left.visits > right.visits : left.chance > right.chance;
}

}  // namespace

Findings merged(std::span<const Findings> trees) {
  Findings all;
  for (const Findings& tree : trees) {
    all.simulations += tree.simulations;
    for (const Finding& finding : tree.moves) add(entryFor(all.moves, finding.move), finding);
  }
  std::ranges::stable_sort(all.moves, isBetter);
  return all;
}

}  // namespace spannung::search
