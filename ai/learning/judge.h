// How good a network is, on positions whose end is known.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "ai/network/value_network.h"

namespace spannung::learning {

// How far the answers of a network are from what came.
struct Judgement {
  double logLoss = 0;          // of the chances, on average
  double constantLogLoss = 0;  // if everybody always had the same chance
  double squaredError = 0;     // of the scores
};

// Asks it about one position after the other.
class Judge {
 public:
  explicit Judge(network::ValueNetwork network) : network_(std::move(network)) {}

  void look(const network::Features& features, const search::Outlook& end, int seats) {
    constexpr float kLeast = 1e-6F;
    const search::Outlook said = network_.of(features, seats);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
      if (end.chances[seat] > 0)
        sum_.logLoss -= end.chances[seat] * std::log(std::max(said.chances[seat], kLeast));
      const double wrong = said.scores[seat] - end.scores[seat];
      sum_.squaredError += wrong * wrong / seats;
    }
    sum_.constantLogLoss += std::log(seats);
    ++positions_;
  }

  Judgement judgement() const {
    const double count = std::max(positions_, 1);
    return {sum_.logLoss / count, sum_.constantLogLoss / count, sum_.squaredError / count};
  }

 private:
  network::ValueNetwork network_;
  Judgement sum_;
  int positions_ = 0;
};

}  // namespace spannung::learning
