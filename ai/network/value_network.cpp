#include "ai/network/value_network.h"

#include <algorithm>

#include <fmt/format.h>

#include "ai/core/exponential.h"
#include "ai/network/layers.h"
#include "ai/weights/shipped_text.h"

namespace spannung::network {
namespace {

using Neurons = std::array<float, kMostNeurons>;
using NeuronsBySeat = std::array<Neurons, kMaxSeats>;

void rectify(std::span<float> sums) {
  for (float& sum : sums) sum = sum > 0 ? sum : 0;
}

void meanOfOthers(const NeuronsBySeat& first, int seat, int seats, std::span<float> mean) {
  std::ranges::fill(mean, 0.0F);
  for (int other = 0; other < seats; ++other)
    if (other != seat)
      for (std::size_t i = 0; i < mean.size(); ++i)
        mean[i] += first[static_cast<std::size_t>(other)][i];
  if (seats > 2)
    for (float& value : mean) value /= static_cast<float>(seats - 1);
}

float answerOf(const Head& head, const Neurons& second) {
  float sum = head.bias;
  for (std::size_t i = 0; i < head.weights.size(); ++i) sum += second[i] * head.weights[i];
  return sum;
}

// From logits, in their place.
void softmax(search::BySeat& chances, int seats) {
  const float best = *std::max_element(chances.begin(), chances.begin() + seats);
  double sum = 0;
  std::array<double, kMaxSeats> odds{};
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
    sum += odds[i] = exponential(static_cast<double>(chances[i]) - best);
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i)
    chances[i] = static_cast<float>(odds[i] / sum);
}

// One position on its way through the layers.
class Pass {
 public:
  Pass(const ValueNetwork::Layers& layers, int seats) : layers_(layers), seats_(seats) {}

  search::Outlook run(const Features& features) {
    lookAtTable(features);
    for (int seat = 0; seat < seats_; ++seat) lookAtSeat(features, seat);
    search::Outlook outlook;
    for (int seat = 0; seat < seats_; ++seat) compare(seat, outlook);
    softmax(outlook.chances, seats_);
    return outlook;
  }

 private:
  // The same for all seats, so it is added up once.
  void lookAtTable(const Features& features) {
    const Layer& layer = layers_.first;
    signals_.clear();
    signals_.add(layers_.seatInputs,
                 std::span(features.table).first(layer.inputs() - layers_.seatInputs));
    std::ranges::copy(layer.bias, table_.begin());
    layer.add(signals_, table_);
  }

  void lookAtSeat(const Features& features, int seat) {
    const auto place = static_cast<std::size_t>(seat);
    signals_.clear();
    signals_.add(0, std::span(features.seats[place]).first(layers_.seatInputs));
    std::copy_n(table_.begin(), layers_.first.outputs, first_[place].begin());
    layers_.first.add(signals_, first_[place]);
    rectify(std::span(first_[place]).first(layers_.first.outputs));
  }

  void compare(int seat, search::Outlook& outlook) {
    const auto place = static_cast<std::size_t>(seat);
    const std::size_t width = layers_.first.outputs;
    Neurons others;
    Neurons second;
    meanOfOthers(first_, seat, seats_, std::span(others).first(width));
    signals_.clear();
    signals_.add(0, std::span(first_[place]).first(width));
    signals_.add(width, std::span(others).first(width));
    std::ranges::copy(layers_.second.bias, second.begin());
    layers_.second.add(signals_, second);
    rectify(std::span(second).first(layers_.second.outputs));
    outlook.chances[place] = answerOf(layers_.chance, second);
    outlook.scores[place] = answerOf(layers_.score, second);
  }

  const ValueNetwork::Layers& layers_;
  int seats_;
  Signals signals_;
  Neurons table_;
  NeuronsBySeat first_;
};

}  // namespace

search::Outlook ValueNetwork::of(const Features& features, int seats) const {
  return Pass(*layers_, seats).run(features);
}

std::optional<ValueNetwork> shippedNetwork(std::string_view game, const FeatureNames& names) {
  const std::string file = fmt::format("{}/value.json", game);
  const auto text = shippedText(file);
  if (!text) return std::nullopt;
  const auto network = ValueNetwork::read(file, *text, game, names);
  return network ? std::optional(*network) : std::nullopt;
}

}  // namespace spannung::network
