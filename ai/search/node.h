// One decision of the tree: a move that a seat may make, and what came of it so far.
//
// Nodes have no states. A path of moves leads to many positions, because what is hidden is guessed
// anew for each simulation; a node gathers what they have in common.
#pragma once

#include <cstdint>

#include "engine/core/move.h"
#include "engine/core/seat.h"

namespace spannung::search {

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex kNoNode = 0;  // also the place of the root, which is nobody's child

struct Node {
  Move move{};
  NodeIndex firstChild = kNoNode;  // the most promising one
  NodeIndex sibling = kNoNode;
  std::uint32_t visits = 0;
  std::uint32_t offered = 0;  // how often it could have been chosen
  double total = 0;           // contentment of the seat that moved, over all visits
  float prior = 0;            // among its siblings; they sum up to about 1
  Seat mover = Seat::none();

  bool operator==(const Node&) const = default;
  double mean() const { return visits == 0 ? 0 : total / visits; }
};

static_assert(sizeof(Node) <= 64);

}  // namespace spannung::search
