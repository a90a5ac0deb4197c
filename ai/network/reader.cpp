// Value networks as data; docs/learning.md describes the file.
#include <algorithm>
#include <cmath>
#include <cstddef>

#include <fmt/format.h>

#include "ai/network/layers.h"
#include "base/json_reader.h"

namespace spannung::network {
namespace {

// Whoever trains one keeps the numbers small.
constexpr double kLargest = 1e6;
constexpr std::size_t kMostCommands = 100;
constexpr std::size_t kLongestCommand = 1000;

std::vector<float> numbersOf(const JsonReader& list, std::size_t least, std::size_t most) {
  std::vector<float> numbers;
  for (const JsonReader& value : list.array(least, most))
    numbers.push_back(static_cast<float>(value.number(-kLargest, kLargest)));
  return numbers;
}

void checkNames(const JsonReader& list, const std::vector<std::string>& names) {
  const std::vector<JsonReader> found = list.array(names.size(), names.size());
  for (std::size_t i = 0; i < found.size(); ++i) found[i].choice({names[i]});
}

// A row of weights for each input.
Layer layerOf(const JsonReader& reader, std::size_t inputs) {
  const JsonObject fields = reader.object({"weights", "bias"});
  Layer layer;
  layer.bias = numbersOf(fields["bias"], kNeuronsAtOnce, kMostNeurons);
  layer.outputs = layer.bias.size();
  if (layer.outputs % kNeuronsAtOnce != 0)
    fields["bias"].refuse("network_layer_size", {{"count", std::to_string(layer.outputs)},
                                                 {"step", std::to_string(kNeuronsAtOnce)}});
  for (const JsonReader& row : fields["weights"].array(inputs, inputs)) {
    const std::vector<float> weights = numbersOf(row, layer.outputs, layer.outputs);
    layer.weights.insert(layer.weights.end(), weights.begin(), weights.end());
  }
  return layer;
}

Head headOf(const JsonReader& reader, std::size_t inputs) {
  const JsonObject fields = reader.object({"weights", "bias"});
  return {.bias = static_cast<float>(fields["bias"].number(-kLargest, kLargest)),
          .weights = numbersOf(fields["weights"], inputs, inputs)};
}

ValueNetwork::Layers layersOf(const JsonObject& root, const FeatureNames& names) {
  ValueNetwork::Layers layers;
  layers.seatInputs = names.seat.size();
  layers.first = layerOf(root["first"], names.seat.size() + names.table.size());
  layers.second = layerOf(root["second"], 2 * layers.first.outputs);
  layers.chance = headOf(root["chance"], layers.second.outputs);
  layers.score = headOf(root["score"], layers.second.outputs);
  return layers;
}

struct Example {
  Features features{};
  std::vector<float> chances;
  std::vector<float> scores;

  int seats() const { return static_cast<int>(chances.size()); }
};

void fill(std::span<float> row, const JsonReader& list, std::size_t count) {
  std::ranges::copy(numbersOf(list, count, count), row.begin());
}

Example exampleOf(const JsonObject& fields, const FeatureNames& names) {
  Example example;
  std::size_t seat = 0;
  for (const JsonReader& row : fields["seats"].array(1, kMaxSeats))
    fill(example.features.seats[seat++], row, names.seat.size());
  fill(example.features.table, fields["table"], names.table.size());
  example.chances = numbersOf(fields["chances"], seat, seat);
  example.scores = numbersOf(fields["scores"], seat, seat);
  return example;
}

// Whoever trained the network added up in another order, and rounded what it wrote.
void checkAnswers(const JsonReader& list, const std::vector<float>& expected,
                  const search::BySeat& answers) {
  constexpr float kClose = 1e-3F;
  for (std::size_t i = 0; i < expected.size(); ++i)
    if (!(std::abs(answers[i] - expected[i]) <= kClose * (1 + std::abs(expected[i]))))
      return list.refuse("network_example_differs",
                         {{"found", fmt::format("{:.4f}", answers[i])},
                          {"expected", fmt::format("{:.4f}", expected[i])}});
}

}  // namespace

Expected<ValueNetwork> ValueNetwork::read(const std::string& file, std::string_view text,
                                          std::string_view game, const FeatureNames& names) {
  JsonDocument document(file, text);
  const JsonObject root = document.root().object(
      {"game", "made_by", "seat", "table", "first", "second", "chance", "score", "example"});
  root["game"].choice({game});
  for (const JsonReader& command : root["made_by"].array(1, kMostCommands))
    command.string(kLongestCommand);
  checkNames(root["seat"], names.seat);
  checkNames(root["table"], names.table);
  ValueNetwork network(std::make_shared<const Layers>(layersOf(root, names)));
  const JsonObject shown = root["example"].object({"seats", "table", "chances", "scores"});
  const Example example = exampleOf(shown, names);
  if (document.problem()) return tl::unexpected(*document.problem());
  const search::Outlook answers = network.of(example.features, example.seats());
  checkAnswers(shown["chances"], example.chances, answers.chances);
  checkAnswers(shown["scores"], example.scores, answers.scores);
  if (document.problem()) return tl::unexpected(*document.problem());
  return network;
}

}  // namespace spannung::network
