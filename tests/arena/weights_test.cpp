// Weights as data.
#include "ai/tuning/weights.h"

#include <gtest/gtest.h>

#include "ai/tuning/tunable.h"
#include "ai/wasserkraft/greedy_weights.h"
#include "tests/ai/bot_table.h"

namespace spannung::testing {
namespace {

constexpr WeightsOwner kOwner = {"wasserkraft", "greedy"};
const Parameters kKnown = {{"hydro", 0, 0, 1.5}, {"mixer", 0, 0, 4}};

Expected<Parameters> read(const std::string& text) {
  return readWeights("w.json", text, kOwner, kKnown);
}

TEST(Weights, WrittenOnesReadTheSame) {
  const Parameters values = {{"hydro", 0.1 + 0.2, 0, 1.5}, {"mixer", 3, 0, 4}};
  EXPECT_EQ(read(writeWeights(kOwner, values)), values);
}

TEST(Weights, WhatIsWrongIsNamedWithItsPlace) {
  struct Wrong {
    std::string text;
    std::string place;
    std::string code;
  };
  for (const Wrong& wrong : std::vector<Wrong>{
           {R"({"game":"wasserkraft","bot":"greedy","weights":{"hydro":1}})",
            "w.json: weights.mixer", "json_missing_field"},
           {R"({"game":"wasserkraft","bot":"greedy","weights":{"hydro":1,"mixer":2,"luck":3}})",
            "w.json: weights.luck", "json_unknown_field"},
           {R"({"game":"wasserkraft","bot":"greedy","weights":{"hydro":1.6,"mixer":2}})",
            "w.json: weights.hydro", "json_out_of_range"},
           {R"({"game":"wasserkraft","bot":"greedy","weights":{"hydro":1e999,"mixer":2}})",
            "w.json: weights.hydro", "json_out_of_range"},
           {R"({"game":"wasserkraft","bot":"greedy","weights":{"hydro":"1","mixer":2}})",
            "w.json: weights.hydro", "json_not_a_number"},
           {R"({"game":"pampero","bot":"greedy","weights":{"hydro":1,"mixer":2}})", "w.json: game",
            "json_unknown_word"},
           {R"({"game":"wasserkraft","bot":"hard","weights":{"hydro":1,"mixer":2}})", "w.json: bot",
            "json_unknown_word"},
           {R"({"game":"wasserkraft","bot":"greedy"})", "w.json: weights", "json_missing_field"},
           {R"({"game":"wasserkraft","bot":"greedy","weights":{"hydro":NaN,"mixer":2}})",
            "w.json:1:57", "json_syntax"}}) {
    const auto weights = read(wrong.text);
    ASSERT_FALSE(weights.has_value()) << wrong.text;
    EXPECT_EQ(weights.error().code, wrong.code) << wrong.text;
    EXPECT_EQ(weights.error().place, wrong.place) << wrong.text;
  }
}

TEST(Weights, ShippedOnesAreInTheirRangesAndReachTheBot) {
  const auto tunable = tunableFor("wasserkraft");
  ASSERT_TRUE(tunable.has_value());
  const Parameters shipped = tunable->shipped();
  for (const Parameter& parameter : shipped) {
    EXPECT_GE(parameter.value, parameter.low) << parameter.name;
    EXPECT_LE(parameter.value, parameter.high) << parameter.name;
  }
  EXPECT_GT(wasserkraft::greedy::shippedJudgement().hydro, 0);
  EXPECT_EQ(parametersOf(wasserkraft::greedy::kWeights, wasserkraft::greedy::shippedJudgement()),
            shipped);
}

TEST(Weights, ATableHasEveryFieldOfTheJudgementOnce) {
  using wasserkraft::greedy::Judgement;
  EXPECT_EQ(sizeof(Judgement), wasserkraft::greedy::kWeights.size() * sizeof(double));
  Judgement counted{};
  for (const auto& weight : wasserkraft::greedy::kWeights) counted.*weight.field += 1;
  for (const auto& weight : wasserkraft::greedy::kWeights)
    EXPECT_EQ(counted.*weight.field, 1) << weight.name;
}

TEST(Tunable, GamesWithoutWeightsAreRefusedWithAListOfTheOthers) {
  const auto tunable = tunableFor("chess");
  ASSERT_FALSE(tunable.has_value());
  EXPECT_EQ(tunable.error().code, "not_tunable");
  EXPECT_EQ(tunable.error().details.at("known"), "wasserkraft (greedy)");
}

TEST(Tunable, ATunedBotWithTheShippedWeightsPlaysLikeGreedy) {
  const auto game = gameWith("wasserkraft", {{"players", "2"}});
  auto tuned = makeTunedBot(tunableFor("wasserkraft")->shipped(), *game);
  auto greedy = makeBot("greedy", *game);
  ASSERT_TRUE(tuned.has_value() && greedy.has_value());
  const AnyGame& rules = game->rules();
  AnyState state = rules.initial(parseSeed("weights"));
  auto ignore = [](const Event&) {};
  for (int ply = 0; ply < 30 && !rules.finished(state); ++ply) {
    const Seat seat = rules.active(state).first();
    const AnyState view = rules.redacted(state, Viewer::seat(seat));
    Rng one = Rng::fromSeed({});
    Rng other = one;
    Dice first(one);
    Dice second(other);
    const Move move = (*tuned)->choose(view, seat, first);
    ASSERT_EQ(move, (*greedy)->choose(view, seat, second)) << ply;
    rules.apply(state, seat, move, EventSink(ignore));
  }
}

}  // namespace
}  // namespace spannung::testing
