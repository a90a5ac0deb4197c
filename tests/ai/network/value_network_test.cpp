#include "ai/network/value_network.h"

#include <cmath>
#include <cstring>

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "tests/ai/network/plain_network.h"

namespace spannung::testing {
namespace {

using network::ValueNetwork;

constexpr std::size_t kWidth = 16;

PlainLayer silentLayer(std::size_t inputs) {
  return {std::vector<Row>(inputs, Row(kWidth)), Row(kWidth)};
}

// Two numbers of a seat and one of the table; one neuron of each layer has something to say, and a
// second one of the first layer never has.
PlainNetwork handMade() {
  PlainNetwork network{.names = {{"a", "b"}, {"t"}},
                       .first = silentLayer(3),
                       .second = silentLayer(2 * kWidth),
                       .chance = Row(kWidth),
                       .chanceBias = 7,
                       .score = Row(kWidth),
                       .scoreBias = 10};
  network.first.weights[0][0] = 0.5F;  // t
  network.first.weights[1] = Row(kWidth);
  network.first.weights[1][0] = 1;  // a
  network.first.weights[1][1] = -1;
  network.first.weights[2][0] = 2;  // b
  network.first.bias[0] = 0.25F;
  network.second.weights[0][0] = 1;
  network.second.weights[1][0] = 100;
  network.second.weights[kWidth][0] = -0.5F;
  network.chance[0] = 1;
  network.score[0] = 3;
  return network;
}

const std::vector<Row> kTwoSeats = {{1, 0.5F}, {0.5F, 0}};
const Row kTable = {1};

Expected<ValueNetwork> read(const std::string& text, const network::FeatureNames& names) {
  return ValueNetwork::read("value.json", text, "ludo", names);
}

ValueNetwork networkOf(const PlainNetwork& plain, const std::vector<Row>& seats, const Row& table) {
  auto network = read(fileOf(plain, seats, table), plain.names);
  EXPECT_TRUE(network.has_value()) << network.error().place << ": " << network.error().code;
  return std::move(*network);
}

// Seat 1: 0.25 + 0.5 + 1 + 1 = 2.75 and relu(-1) = 0; seat 2: 0.25 + 0.5 + 0.5 = 1.25. Then
// 2.75 - 1.25 / 2 = 2.125 and relu(1.25 - 2.75 / 2) = 0.
TEST(ValueNetwork, AnswersAsWorkedOutByHand) {
  const ValueNetwork network = networkOf(handMade(), kTwoSeats, kTable);
  const search::Outlook outlook = network.of(featuresOf(kTwoSeats, kTable), 2);
  EXPECT_EQ(outlook.scores[0], 10 + 3 * 2.125F);
  EXPECT_EQ(outlook.scores[1], 10);
  EXPECT_NEAR(outlook.chances[0], 1 / (1 + std::exp(-2.125)), 1e-7);
  EXPECT_NEAR(outlook.chances[0] + outlook.chances[1], 1, 1e-7);
}

TEST(ValueNetwork, LooksAtTheMeanOfSeveralOthers) {
  const std::vector<Row> seats = {{1, 0.5F}, {0.5F, 0}, {0, 0.25F}};  // 2.75, 1.25 and 1.25
  const ValueNetwork network = networkOf(handMade(), seats, kTable);
  const search::Outlook outlook = network.of(featuresOf(seats, kTable), 3);
  EXPECT_EQ(outlook.scores[0], 10 + 3 * 2.125F);
  EXPECT_EQ(outlook.scores[1], 10 + 3 * (1.25F - 2 / 2.0F));
  EXPECT_EQ(outlook.scores[1], outlook.scores[2]);
}

TEST(ValueNetwork, WhoPlaysAloneWinsAndHasAScore) {
  const std::vector<Row> seats = {{1, 0.5F}};
  const ValueNetwork network = networkOf(handMade(), seats, kTable);
  const search::Outlook outlook = network.of(featuresOf(seats, kTable), 1);
  EXPECT_EQ(outlook.chances[0], 1);
  EXPECT_EQ(outlook.scores[0], 10 + 3 * 2.75F);
}

class Random {
 public:
  float number() { return static_cast<float>(dice_.below(2001)) / 1000 - 1; }
  Row row(std::size_t count, std::uint32_t oneOf = 1) {
    Row row;
    for (std::size_t i = 0; i < count; ++i) row.push_back(dice_.below(oneOf) == 0 ? number() : 0);
    return row;
  }
  std::vector<Row> rows(std::size_t rows, std::size_t count, std::uint32_t oneOf = 1) {
    std::vector<Row> all;
    for (std::size_t i = 0; i < rows; ++i) all.push_back(row(count, oneOf));
    return all;
  }

 private:
  Rng rng_ = Rng::fromSeed({4});
  Dice dice_{rng_};
};

std::vector<std::string> numbered(std::size_t count) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < count; ++i) names.push_back(fmt::format("f_{}", i));
  return names;
}

// Quick or plain, with lanes or without: whatever machine it is, its games are the same.
TEST(ValueNetwork, GivesTheSameBytesAsPlainLoops) {
  Random random;
  constexpr std::size_t kSeatInputs = 37;
  constexpr std::size_t kTableInputs = 11;
  for (const std::size_t width : {16U, 48U}) {
    const PlainNetwork plain{
        .names = {numbered(kSeatInputs), numbered(kTableInputs)},
        .first = {random.rows(kTableInputs + kSeatInputs, width), random.row(width)},
        .second = {random.rows(2 * width, 32), random.row(32)},
        .chance = random.row(32),
        .chanceBias = random.number(),
        .score = random.row(32),
        .scoreBias = random.number()};
    const ValueNetwork network =
        networkOf(plain, random.rows(2, kSeatInputs), random.row(kTableInputs));
    for (int seats = 1; seats <= kMaxSeats; ++seats)
      for (int i = 0; i < 20; ++i) {
        const auto rows = random.rows(static_cast<std::size_t>(seats), kSeatInputs, 3);
        const Row table = random.row(kTableInputs, 2);
        const search::Outlook quick = network.of(featuresOf(rows, table), seats);
        const search::Outlook slow = plainOutlook(plain, rows, table);
        EXPECT_EQ(std::memcmp(&quick, &slow, sizeof(quick)), 0) << seats << " seats";
      }
  }
}

struct Wrong {
  std::string part;
  std::string instead;
  std::string place;
  std::string code;
};

TEST(ValueNetwork, WhatIsWrongIsNamedWithItsPlace) {
  const std::string text = fileOf(handMade(), kTwoSeats, kTable);
  for (const Wrong& wrong : std::vector<Wrong>{
           {R"("ludo")", R"("halma")", "value.json: game", "json_unknown_word"},
           {R"(["a","b"])", R"(["a","c"])", "value.json: seat[1]", "json_unknown_word"},
           {R"(["a","b"])", R"(["b","a"])", "value.json: seat[0]", "json_unknown_word"},
           {R"(["a","b"])", R"(["a"])", "value.json: seat", "json_not_exactly"},
           {R"(["t"])", R"([])", "value.json: table", "json_not_exactly"},
           {R"("weights":[[1,-1,0,)", R"("weights":[[1,-1,)", "value.json: first.weights[0]",
            "json_not_exactly"},
           {R"("bias":[0.25,0,)", R"("bias":[0.25,)", "value.json: first.bias", "json_wrong_count"},
           {R"("bias":[0.25,0,)", R"("bias":[0.25,0,0,)", "value.json: first.bias",
            "network_layer_size"},
           {R"("weights":[[1,-1,)", R"("weights":[[NaN,-1,)", "value.json:1:", "json_syntax"},
           {R"("weights":[[1,-1,)", R"("weights":[[1e999,-1,)", "value.json: first.weights[0][0]",
            "json_out_of_range"},
           {R"("score":{"weights":[3,)", R"("score":{"weights":[3,0,)", "value.json: score.weights",
            "json_not_exactly"},
           {R"("score":{"weights":[3,)", R"("score":{"weights":[4,)", "value.json: example.scores",
            "network_example_differs"},
           {R"("chance":{"weights":[1,)", R"("chance":{"weights":[0,)",
            "value.json: example.chances", "network_example_differs"},
           {R"("example":)", R"("examples":)", "value.json: examples", "json_unknown_field"}}) {
    std::string other = text;
    const std::size_t at = other.find(wrong.part);
    ASSERT_NE(at, std::string::npos) << wrong.part;
    other.replace(at, wrong.part.size(), wrong.instead);
    const auto network = read(other, handMade().names);
    ASSERT_FALSE(network.has_value()) << wrong.instead;
    EXPECT_EQ(network.error().code, wrong.code) << wrong.instead;
    EXPECT_TRUE(network.error().place.starts_with(wrong.place)) << network.error().place;
  }
}

TEST(ValueNetwork, AGameWithoutOneHasNone) {
  EXPECT_FALSE(network::shippedNetwork("ludo", {}).has_value());
}

TEST(Exponential, IsThatOfTheStandardLibrary) {
  for (double x = 0; x > -80; x -= 0.37) EXPECT_NEAR(exponential(x) / std::exp(x), 1, 1e-14) << x;
  EXPECT_EQ(exponential(0), 1);
  EXPECT_EQ(exponential(-1000), 0);
}

}  // namespace
}  // namespace spannung::testing
