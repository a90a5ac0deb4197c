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
#include <optional>
#include <string>
#include <string_view>

#include "ai/network/features.h"
#include "ai/search/outlook.h"
#include "base/problem.h"

namespace spannung::network {

class ValueNetwork {
 public:
  // The file names the features it was trained with; the game must still have exactly these. It
  // also has an example with the answers of whoever trained it, which must come out here, too.
  static Expected<ValueNetwork> read(const std::string& file, std::string_view text,
                                     std::string_view game, const FeatureNames& names);

  search::Outlook of(const Features& features, int seats) const;

  struct Layers;

 private:
  explicit ValueNetwork(std::shared_ptr<const Layers> layers) : layers_(std::move(layers)) {}

  std::shared_ptr<const Layers> layers_;
};

// The one built in from weights/<game>/value.json. Nothing if the game has none, or if its content
// has been corrected so that there is something else to tell of a position: such a table is
// searched as if nothing had been learned. That the shipped content has one is a matter for tests.
std::optional<ValueNetwork> shippedNetwork(std::string_view game, const FeatureNames& names);

}  // namespace spannung::network
