// One layer of a network, and how its sums are made: bias, then input after input. Every output has
// a lane of its own, so all machines add in the same order and get the same bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace spannung::network {

inline constexpr std::size_t kMostNeurons = 256;
inline constexpr std::size_t kNeuronsAtOnce = 16;

// Inputs that are not 0, with their places. Many are 0, and a product with it adds nothing.
class Signals {
 public:
  static constexpr std::size_t kMost = 2 * kMostNeurons;

  void clear() { count_ = 0; }
  // The values of inputs from `first` on.
  void add(std::size_t first, std::span<const float> values) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      places_[count_] = static_cast<std::uint16_t>(first + i);
      values_[count_] = values[i];
      count_ += values[i] != 0 ? 1U : 0U;
    }
  }

  std::size_t count() const { return count_; }
  std::size_t place(std::size_t i) const { return places_[i]; }
  float value(std::size_t i) const { return values_[i]; }

 private:
  std::size_t count_ = 0;
  // One more, because each value is written before it is looked at.
  std::array<std::uint16_t, kMost + 1> places_;
  std::array<float, kMost + 1> values_;
};

struct Layer {
  std::size_t outputs = 0;     // a multiple of kNeuronsAtOnce
  std::vector<float> weights;  // `outputs` for each input
  std::vector<float> bias;

  std::size_t inputs() const { return outputs == 0 ? 0 : weights.size() / outputs; }
  // `sums` has room for all outputs.
  void add(const Signals& signals, std::span<float> sums) const;
};

}  // namespace spannung::network
