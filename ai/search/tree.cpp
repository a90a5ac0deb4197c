#include "ai/search/tree.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace spannung::search {
namespace {

// What the children that can be chosen have in common.
struct Family {
  double offered = 0;
  double lowest = 1;
  double highest = 0;
  double visits = 0;
  double total = 0;

  void add(const Node& child) {
    if (child.visits == 0) return;
    visits += child.visits;
    total += child.total;
    lowest = std::min(lowest, child.mean());
    highest = std::max(highest, child.mean());
  }
  double mean() const { return visits == 0 ? 0.5 : total / visits; }
};

// Chances of different moves often differ by a few hundredths. Stretching them makes one weight of
// the prior fit all games and phases.
class Scale {
 public:
  Scale(const Family& family, const Settings& settings)
      : low_(family.visits == 0 ? 0 : family.lowest),
        range_(std::max(family.highest - low_, settings.leastRange)) {}
  double operator()(double chance) const { return (chance - low_) / range_; }

 private:
  double low_;
  double range_;
};

}  // namespace

Tree::Tree(const Settings& settings) : settings_(settings) { clear(); }

void Tree::clear() {
  nodes_.clear();
  nodes_.emplace_back();
}

void Tree::keepOnly(NodeIndex index) {
  std::vector<Node> kept{nodes_[index]};
  kept.front().sibling = kNoNode;
  // Nodes are copied in the order of the row in which they stand; `from` is the old place.
  std::vector<NodeIndex> from{index};
  for (std::size_t at = 0; at < kept.size(); ++at) {
    NodeIndex last = kNoNode;
    kept[at].firstChild = kNoNode;
    forEachChild(from[at], [&](NodeIndex child, const Node& node) {
      const auto place = static_cast<NodeIndex>(kept.size());
      (last == kNoNode ? kept[at].firstChild : kept[last].sibling) = place;
      kept.push_back(node);
      kept.back().sibling = kNoNode;
      from.push_back(child);
      last = place;
    });
  }
  nodes_ = std::move(kept);
}

bool Tree::match(NodeIndex parent, const MoveList& moves) {
  legal_.clear();
  for (const Move move : moves) legal_.insert(move);
  matched_.clear();
  forEachChild(parent, [&](NodeIndex child, const Node& node) {
    if (legal_.contains(node.move)) matched_.push_back(child);
  });
  return matched_.size() == moves.size();
}

void Tree::grow(NodeIndex parent, Seat mover, const MoveList& moves, std::span<float> priors) {
  const float sum = std::accumulate(priors.begin(), priors.end(), 0.0F);
  for (float& prior : priors) prior /= sum;
  NodeIndex last = kNoNode;
  forEachChild(parent, [&](NodeIndex child, const Node&) { last = child; });
  append(parent, last, mover, moves, priors);
}

// Children stand in the order of their priors; those that turn up in later guesses come after them.
void Tree::append(NodeIndex parent, NodeIndex last, Seat mover, const MoveList& moves,
                  std::span<const float> priors) {
  order_.resize(moves.size());
  std::iota(order_.begin(), order_.end(), 0U);
  std::ranges::sort(order_, [&](auto left, auto right) {
    return priors[left] != priors[right] ? priors[left] > priors[right] : left < right;
  });
  known_.clear();
  for (const NodeIndex child : matched_) known_.insert(nodes_[child].move);
  for (const std::uint32_t i : order_) {
    if (known_.contains(moves[i])) continue;
    const auto place = static_cast<NodeIndex>(nodes_.size());
    nodes_.push_back({.move = moves[i], .prior = priors[i], .mover = mover});
    (last == kNoNode ? nodes_[parent].firstChild : nodes_[last].sibling) = place;
    matched_.push_back(place);
    last = place;
  }
}

bool Tree::isRipe(NodeIndex index) const {
  return index == root() ||
         nodes_[index].visits + 1 >= static_cast<std::uint32_t>(settings_.firstChildrenAt);
}

std::size_t Tree::width(NodeIndex parent) const {
  const double more = std::pow(nodes_[parent].visits, settings_.wideningPower);
  return static_cast<std::size_t>(settings_.widening + more);
}

NodeIndex Tree::choose(NodeIndex parent) {
  const auto few = std::span(matched_).first(std::min(width(parent), matched_.size()));
  Family family;
  for (const NodeIndex child : few) {
    family.add(nodes_[child]);
    family.offered = std::max<double>(family.offered, ++nodes_[child].offered);
  }
  const Scale scale(family, settings_);
  const double untried = scale(family.mean()) - settings_.pessimism;
  const double eagerness = settings_.exploration * std::sqrt(family.offered);
  NodeIndex best = few.front();
  double most = -std::numeric_limits<double>::infinity();
  for (const NodeIndex child : few) {
    const Node& node = nodes_[child];
    const double known = node.visits == 0 ? untried : scale(node.mean());
    const double value = known + eagerness * node.prior / (1.0 + node.visits);
    if (value <= most) continue;
    most = value;
    best = child;
  }
  return best;
}

float Tree::rewardOf(const Node& node, const BySeat& chances, Seat root) const {
  if (settings_.rivals == Rivals::paranoid && node.mover != root)
    return 1 - chances[static_cast<std::size_t>(root.index())];
  return chances[static_cast<std::size_t>(node.mover.index())];
}

void Tree::credit(std::span<const NodeIndex> path, const BySeat& chances, Seat root) {
  ++nodes_[Tree::root()].visits;
  for (const NodeIndex index : path) {
    Node& node = nodes_[index];
    ++node.visits;
    node.total += rewardOf(node, chances, root);
  }
}

}  // namespace spannung::search
