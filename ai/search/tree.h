// The tree: nodes in one arena, and which of them to follow.
#pragma once

#include <span>
#include <vector>

#include "ai/search/appraisal.h"
#include "ai/search/move_set.h"
#include "ai/search/node.h"
#include "ai/search/settings.h"

namespace spannung::search {

class Tree {
 public:
  explicit Tree(const Settings& settings);

  static constexpr NodeIndex root() { return 0; }
  const Node& node(NodeIndex index) const { return nodes_[index]; }
  std::size_t size() const { return nodes_.size(); }
  bool isFull() const { return nodes_.size() >= settings_.mostNodes; }
  void clear();
  // Forgets everything that does not come after this node, which becomes the root.
  void keepOnly(NodeIndex index);

  // Finds the children that can be chosen now. False if a move has no node yet.
  bool match(NodeIndex parent, const MoveList& moves);
  // Gives every move a node. `priors` is positive and parallel to `moves`.
  void grow(NodeIndex parent, Seat mover, const MoveList& moves, std::span<float> priors);
  // One of the children that `match` found, by what they promise and how often they were tried.
  NodeIndex choose(NodeIndex parent);
  // Whether a node has been seen often enough to look at what follows it.
  bool isRipe(NodeIndex index) const;

  // A simulation went along this path and ended like this.
  void credit(std::span<const NodeIndex> path, const BySeat& chances, Seat root);

  template <class F>
  void forEachChild(NodeIndex parent, F&& visit) const {
    for (NodeIndex child = nodes_[parent].firstChild; child != kNoNode;
         child = nodes_[child].sibling)
      visit(child, nodes_[child]);
  }

 private:
  void append(NodeIndex parent, NodeIndex last, Seat mover, const MoveList& moves,
              std::span<const float> priors);
  std::size_t width(NodeIndex parent) const;
  float rewardOf(const Node& node, const BySeat& chances, Seat root) const;

  Settings settings_;
  std::vector<Node> nodes_;
  // For the node that was matched last.
  MoveSet legal_;
  std::vector<NodeIndex> matched_;
  // For the node that grows.
  MoveSet known_;
  std::vector<std::uint32_t> order_;
};

}  // namespace spannung::search
