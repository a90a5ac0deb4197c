// A value network in a few plain loops, and its file: what the quick one has to agree with.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ai/core/exponential.h"
#include "ai/network/value_network.h"

namespace spannung::testing {

using Row = std::vector<float>;

struct PlainLayer {
  std::vector<Row> weights;  // a row for each input
  Row bias;

  Row sums(const Row& inputs) const {
    Row sums = bias;
    for (std::size_t i = 0; i < inputs.size(); ++i)
      for (std::size_t o = 0; o < sums.size(); ++o) sums[o] += inputs[i] * weights[i][o];
    return sums;
  }
};

struct PlainNetwork {
  network::FeatureNames names;
  PlainLayer first;  // here the table comes before the seat, in the order in which it is added
  PlainLayer second;
  Row chance;
  float chanceBias = 0;
  Row score;
  float scoreBias = 0;
  std::string game = "ludo";
};

inline Row rectified(Row sums) {
  for (float& sum : sums) sum = std::max(sum, 0.0F);
  return sums;
}

inline Row joined(Row left, const Row& right) {
  left.insert(left.end(), right.begin(), right.end());
  return left;
}

inline float answer(const Row& inputs, const Row& weights, float bias) {
  for (std::size_t i = 0; i < inputs.size(); ++i) bias += inputs[i] * weights[i];
  return bias;
}

inline search::Outlook plainOutlook(const PlainNetwork& network, const std::vector<Row>& seats,
                                    const Row& table) {
  std::vector<Row> first;
  for (const Row& seat : seats) first.push_back(rectified(network.first.sums(joined(table, seat))));
  search::Outlook outlook;
  Row logits;
  for (std::size_t seat = 0; seat < seats.size(); ++seat) {
    Row others(first[seat].size());
    for (std::size_t other = 0; other < seats.size(); ++other)
      for (std::size_t i = 0; other != seat && i < others.size(); ++i) others[i] += first[other][i];
    for (float& value : others)
      value /= static_cast<float>(std::max<std::size_t>(2, seats.size()) - 1);
    const Row second = rectified(network.second.sums(joined(first[seat], others)));
    logits.push_back(answer(second, network.chance, network.chanceBias));
    outlook.scores[seat] = answer(second, network.score, network.scoreBias);
  }
  double sum = 0;
  const auto odds = [&](float logit) {
    return exponential(static_cast<double>(logit) - *std::ranges::max_element(logits));
  };
  for (const float logit : logits) sum += odds(logit);
  for (std::size_t seat = 0; seat < logits.size(); ++seat)
    outlook.chances[seat] = static_cast<float>(odds(logits[seat]) / sum);
  return outlook;
}

inline std::string textOf(const Row& row) { return fmt::format("[{}]", fmt::join(row, ",")); }

inline std::string textOf(const std::vector<Row>& rows) {
  std::vector<std::string> lines;
  for (const Row& row : rows) lines.push_back(textOf(row));
  return fmt::format("[{}]", fmt::join(lines, ","));
}

inline std::string textOf(const std::vector<std::string>& names) {
  return names.empty() ? "[]" : fmt::format(R"(["{}"])", fmt::join(names, R"(",")"));
}

// As training/train_value.py writes it.
inline std::string fileOf(const PlainNetwork& network, const std::vector<Row>& seats,
                          const Row& table) {
  const search::Outlook outlook = plainOutlook(network, seats, table);
  const auto bySeat = [&](const search::BySeat& numbers) {
    return textOf(
        Row(numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(seats.size())));
  };
  std::vector<Row> first = network.first.weights;
  std::ranges::rotate(first, first.begin() + static_cast<std::ptrdiff_t>(table.size()));
  return fmt::format(R"({{"game":"{}","made_by":["a test"],"seat":{},"table":{},)"
                     R"("first":{{"weights":{},"bias":{}}},"second":{{"weights":{},"bias":{}}},)"
                     R"("chance":{{"weights":{},"bias":{}}},"score":{{"weights":{},"bias":{}}},)"
                     R"("example":{{"seats":{},"table":{},"chances":{},"scores":{}}}}})",
                     network.game, textOf(network.names.seat), textOf(network.names.table),
                     textOf(first), textOf(network.first.bias), textOf(network.second.weights),
                     textOf(network.second.bias), textOf(network.chance), network.chanceBias,
                     textOf(network.score), network.scoreBias, textOf(seats), textOf(table),
                     bySeat(outlook.chances), bySeat(outlook.scores));
}

inline network::Features featuresOf(const std::vector<Row>& seats, const Row& table) {
  network::Features features{};
  for (std::size_t seat = 0; seat < seats.size(); ++seat)
    std::ranges::copy(seats[seat], features.seats[seat].begin());
  std::ranges::copy(table, features.table.begin());
  return features;
}

}  // namespace spannung::testing
