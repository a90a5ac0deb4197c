// What was seen in games of one seat: the numbers of a board between two rounds, and the score that
// came of it.
#pragma once

#include <cstddef>
#include <vector>

namespace spannung::rehearsal {

struct Samples {
  std::size_t width = 0;  // inputs of each
  std::vector<float> inputs;
  std::vector<float> scores;

  std::size_t count() const { return scores.size(); }
  const float* inputsOf(std::size_t sample) const { return &inputs[sample * width]; }
  void add(const std::vector<float>& numbers, float score) {
    inputs.insert(inputs.end(), numbers.begin(), numbers.end());
    scores.push_back(score);
  }
  void dropFirst(std::size_t samples) {
    scores.erase(scores.begin(), scores.begin() + static_cast<std::ptrdiff_t>(samples));
    inputs.erase(inputs.begin(), inputs.begin() + static_cast<std::ptrdiff_t>(samples * width));
  }
};

}  // namespace spannung::rehearsal
