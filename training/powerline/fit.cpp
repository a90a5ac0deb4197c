#include "training/powerline/fit.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <span>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace spannung::rehearsal {
namespace {

constexpr float kPoints = 100;  // the network itself reckons in hundreds

struct Thought {
  std::array<float, kFirst> first;
  std::array<float, kSecond> second;
  float answer;
};

template <std::size_t N>
void rectify(std::array<float, N>& sums) {
  for (float& sum : sums) sum = sum > 0 ? sum : 0;
}

template <std::size_t N>
void addProduct(std::array<float, N>& sums, const float* weights, float value) {
  for (std::size_t i = 0; i < N; ++i) sums[i] += value * weights[i];
}

Thought think(const Fitted& network, const float* inputs) {
  Thought thought;
  thought.first = network.firstBias;
  for (std::size_t i = 0; i < network.inputs(); ++i)
    if (inputs[i] != 0) addProduct(thought.first, &network.first[i * kFirst], inputs[i]);
  rectify(thought.first);
  thought.second = network.secondBias;
  for (std::size_t i = 0; i < kFirst; ++i)
    if (thought.first[i] != 0)
      addProduct(thought.second, network.second[i].data(), thought.first[i]);
  rectify(thought.second);
  thought.answer = std::inner_product(thought.second.begin(), thought.second.end(),
                                      network.head.begin(), network.bias);
  return thought;
}

// Adds how the squared error of a sample changes with each weight.
void addSlope(const Fitted& network, const float* inputs, const Thought& thought, float error,
              Fitted& slope) {
  slope.bias += error;
  std::array<float, kSecond> second{};
  for (std::size_t k = 0; k < kSecond; ++k) {
    slope.head[k] += error * thought.second[k];
    second[k] = thought.second[k] > 0 ? error * network.head[k] : 0;
    slope.secondBias[k] += second[k];
  }
  std::array<float, kFirst> first{};
  for (std::size_t j = 0; j < kFirst; ++j) {
    if (thought.first[j] == 0) continue;
    addProduct(slope.second[j], second.data(), thought.first[j]);
    first[j] = std::inner_product(second.begin(), second.end(), network.second[j].begin(), 0.0F);
    slope.firstBias[j] += first[j];
  }
  for (std::size_t i = 0; i < network.inputs(); ++i)
    if (inputs[i] != 0)
      for (std::size_t j = 0; j < kFirst; ++j) slope.first[i * kFirst + j] += inputs[i] * first[j];
}

// All weights of a network, layer by layer.
std::vector<std::span<float>> partsOf(Fitted& network) {
  std::vector<std::span<float>> parts = {network.first, network.firstBias};
  for (auto& row : network.second) parts.emplace_back(row);
  parts.emplace_back(network.secondBias);
  parts.emplace_back(network.head);
  parts.emplace_back(&network.bias, 1);
  return parts;
}

Fitted zeros(std::size_t inputs) {
  Fitted network;
  network.first.assign(inputs * kFirst, 0);
  return network;
}

class Adam {
 public:
  explicit Adam(std::size_t inputs) : mean_(zeros(inputs)), square_(zeros(inputs)) {}

  void step(Fitted& network, Fitted& slope, float rate) {
    ++steps_;
    const float meanShare = 1 - std::pow(kMean, static_cast<float>(steps_));
    const float squareShare = 1 - std::pow(kSquare, static_cast<float>(steps_));
    const auto weights = partsOf(network);
    const auto slopes = partsOf(slope);
    const auto means = partsOf(mean_);
    const auto squares = partsOf(square_);
    for (std::size_t part = 0; part < weights.size(); ++part)
      for (std::size_t i = 0; i < weights[part].size(); ++i) {
        float& mean = means[part][i];
        float& square = squares[part][i];
        const float now = slopes[part][i];
        mean = kMean * mean + (1 - kMean) * now;
        square = kSquare * square + (1 - kSquare) * now * now;
        const float way = mean / meanShare / (std::sqrt(square / squareShare) + kLeast);
        weights[part][i] -= rate * (way + kDecay * weights[part][i]);
      }
  }

 private:
  static constexpr float kMean = 0.9F;
  static constexpr float kSquare = 0.999F;
  static constexpr float kLeast = 1e-8F;
  static constexpr float kDecay = 1e-4F;

  Fitted mean_;
  Fitted square_;
  int steps_ = 0;
};

float rateAt(double share) {
  constexpr double kHighest = 1e-3;
  constexpr double kLowest = 0.02;
  const double wave = 0.5 * (1 + std::cos(std::numbers::pi * share));
  return static_cast<float>(kHighest * std::max(kLowest, wave));
}

void fillEvenly(std::span<float> weights, std::size_t inputs, Dice& dice) {
  const double reach = std::sqrt(6.0 / static_cast<double>(inputs));
  for (float& weight : weights)
    weight = static_cast<float>(reach * (2 * (dice.word() * 0x1p-32) - 1));
}

std::string listText(std::span<const float> numbers, float factor = 1) {
  std::string text = "[";
  for (std::size_t i = 0; i < numbers.size(); ++i)
    text += fmt::format("{}{:.6g}", i == 0 ? "" : ",", numbers[i] * factor);
  return text + "]";
}

template <class Row>
std::string rowsText(std::size_t rows, Row row) {
  std::string text = "[";
  for (std::size_t i = 0; i < rows; ++i) text += (i == 0 ? "\n" : ",\n") + listText(row(i));
  return text + "]";
}

std::string namesText(const std::vector<std::string>& names) {
  return fmt::format("[\"{}\"]", fmt::join(names, "\",\""));
}

}  // namespace

float Fitted::answer(const float* inputs) const { return kPoints * think(*this, inputs).answer; }

Fitted untrained(std::size_t inputs, Dice& dice) {
  constexpr std::size_t kSeldomZero = 3;  // one input of so many is not 0
  Fitted network = zeros(inputs);
  fillEvenly(network.first, inputs / kSeldomZero, dice);
  for (auto& row : network.second) fillEvenly(row, kFirst, dice);
  fillEvenly(network.head, kSecond, dice);
  return network;
}

double fit(Fitted& network, const Samples& samples, int epochs, Dice& dice) {
  constexpr std::size_t kBatch = 256;
  std::vector<std::uint32_t> order(samples.count());
  std::iota(order.begin(), order.end(), 0U);
  Adam adam(samples.width);
  const std::size_t batches = samples.count() / kBatch;
  double squares = 0;
  for (int epoch = 0; epoch < epochs; ++epoch) {
    shuffle(std::span(order), dice);
    squares = 0;
    for (std::size_t batch = 0; batch < batches; ++batch) {
      Fitted slope = zeros(samples.width);
      for (std::size_t i = batch * kBatch; i < (batch + 1) * kBatch; ++i) {
        const float* const inputs = samples.inputsOf(order[i]);
        const Thought thought = think(network, inputs);
        const float error = thought.answer - samples.scores[order[i]] / kPoints;
        squares += error * error;
        addSlope(network, inputs, thought, 2 * error / kBatch, slope);
      }
      const double done = epoch + static_cast<double>(batch) / static_cast<double>(batches);
      adam.step(network, slope, rateAt(done / epochs));
    }
  }
  return kPoints *
         std::sqrt(squares / static_cast<double>(std::max<std::size_t>(1, batches * kBatch)));
}

// Nothing was learned of others, so their neurons weigh nothing, and all seats are as likely to
// win.
std::string fileOf(const Fitted& network, const network::FeatureNames& names,
                   const std::vector<float>& example, const std::string& command) {
  const std::array<float, kSecond> none{};
  const auto firstRow = [&](std::size_t i) {
    return std::span(network.first).subspan(i * kFirst, kFirst);
  };
  const auto secondRow = [&](std::size_t i) -> std::span<const float> {
    return i < kFirst ? std::span<const float>(network.second[i]) : none;
  };
  std::string text = fmt::format("{{\"game\": \"powerline\",\n\"made_by\": [\"{}\"],\n", command);
  text +=
      fmt::format("\"seat\": {},\n\"table\": {},\n", namesText(names.seat), namesText(names.table));
  text += fmt::format("\"first\": {{\"weights\": {},\n\"bias\": {}}},\n",
                      rowsText(network.inputs(), firstRow), listText(network.firstBias));
  text += fmt::format("\"second\": {{\"weights\": {},\n\"bias\": {}}},\n",
                      rowsText(2 * kFirst, secondRow), listText(network.secondBias));
  text += fmt::format("\"chance\": {{\"weights\": {}, \"bias\": 0}},\n", listText(none));
  text += fmt::format("\"score\": {{\"weights\": {}, \"bias\": {:.6g}}},\n",
                      listText(network.head, kPoints), network.bias * kPoints);
  const std::span numbers(example);
  text += fmt::format("\"example\": {{\"seats\": [{}], \"table\": {}, \"chances\": [1], ",
                      listText(numbers.first(names.seat.size())),
                      listText(numbers.subspan(names.seat.size())));
  return text + fmt::format("\"scores\": [{:.5f}]}}}}\n", network.answer(example.data()));
}

}  // namespace spannung::rehearsal
