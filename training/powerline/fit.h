// A network of one seat that is fitted to scores, with the shape of ai/network/value_network.h:
// two layers and a head. All in one thread and one order, so the same samples give the same
// network.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "ai/network/features.h"
#include "engine/core/rng.h"
#include "training/powerline/samples.h"

namespace spannung::rehearsal {

inline constexpr std::size_t kFirst = 64;
inline constexpr std::size_t kSecond = 32;

struct Fitted {
  std::vector<float> first;  // a row of kFirst for each input
  std::array<float, kFirst> firstBias{};
  std::array<std::array<float, kSecond>, kFirst> second{};
  std::array<float, kSecond> secondBias{};
  std::array<float, kSecond> head{};
  float bias = 0;

  std::size_t inputs() const { return first.size() / kFirst; }
  // A score in points.
  float answer(const float* inputs) const;
};

Fitted untrained(std::size_t inputs, Dice& dice);

// Adam with steps that shrink to almost nothing. Gives the root of the mean squared error, in
// points, of the last time through the samples.
double fit(Fitted& network, const Samples& samples, int epochs, Dice& dice);

// As ai/learning reads it, with an example that was seen.
std::string fileOf(const Fitted& network, const network::FeatureNames& names,
                   const std::vector<float>& example, const std::string& command);

}  // namespace spannung::rehearsal
