// What a position promises to every seat, learned from games.
//
// The same small network looks at each seat: at what it has and at the table, and then at what the
// others have, on average. So no seat is special, and one network serves any number of players.
//
//   first  = relu(W1 · (seat, table) + b1)
//   second = relu(W2 · (first, mean of the others' first) + b2)
//   two heads: how likely the seat is to win (a softmax over all seats), and its final score
//
// Sums are made in one order, lane by lane, so every machine gets the same bytes.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/learning/features.h"
#include "ai/search/outlook.h"
#include "base/problem.h"

namespace spannung::learning {

class ValueNetwork {
 public:
  // The file names the features it was trained with; the game must still have exactly these.
  static Expected<ValueNetwork> read(const std::string& file, std::string_view text,
                                     std::string_view game, const FeatureNames& names);

  search::Outlook of(const Features& features, int seats) const;

 private:
  struct Layers;
  std::shared_ptr<const Layers> layers_;
};

}  // namespace spannung::learning
