// Weights as data.
#include "ai/weights/weights.h"

#include <gtest/gtest.h>

#include "ai/funkenschlag/shipped_weights.h"
#include "ai/pampero/shipped_weights.h"
#include "ai/players.h"
#include "ai/powerline/shipped_weights.h"
#include "ai/tuning/tunables.h"
#include "ai/wasserkraft/shipped_weights.h"
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

TEST(Weights, ShippedOnesCanBeReadAndAreInTheirRanges) {
  for (const Tunable& tunable : allTunables())
    for (const Parameter& parameter : tunable.shipped()) {
      EXPECT_GE(parameter.value, parameter.low) << parameter.name;
      EXPECT_LE(parameter.value, parameter.high) << parameter.name;
    }
}

TEST(Weights, ShippedOnesReachThePlayers) {
  EXPECT_EQ(parametersOf(wasserkraft::greedy::shippedJudgement()),
            tunableFor(*gameWith("wasserkraft", {}), "greedy")->shipped());
  EXPECT_EQ(parametersOf(funkenschlag::shippedWeights(5)),
            tunableFor(*gameWith("funkenschlag", {{"players", "5"}}), "search")->shipped());
}

// Values that all differ come back as they were only if every name has a field of its own.
template <class Judgement>
void expectOwnFields() {
  Parameters parameters = parametersOf(Judgement{});
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    Parameter& parameter = parameters[i];
    const double part = static_cast<double>(i + 1) / static_cast<double>(parameters.size() + 1);
    parameter.value = parameter.low + part * (parameter.high - parameter.low);
  }
  const Judgement once = judgementOf<Judgement>(parameters);
  EXPECT_EQ(parametersOf(judgementOf<Judgement>(parametersOf(once))), parametersOf(once));
  for (std::size_t i = 0; i < parameters.size(); ++i)
    EXPECT_NEAR(parametersOf(once)[i].value, parameters[i].value, 0.5) << parameters[i].name;
}

TEST(Weights, EveryNameHasAFieldOfItsOwn) {
  expectOwnFields<funkenschlag::greedy::Judgement>();
  expectOwnFields<funkenschlag::Weights>();
  expectOwnFields<pampero::Weights>();
  expectOwnFields<powerline::Weights>();
  expectOwnFields<wasserkraft::greedy::Judgement>();
  expectOwnFields<wasserkraft::Habits>();
  expectOwnFields<wasserkraft::Weights>();
}

TEST(Weights, EveryFieldHasAName) {
  const auto named = []<class Judgement>(Judgement judgement) {
    return parametersOf(judgement).size() * sizeof(double);
  };
  EXPECT_EQ(named(pampero::Weights{}), sizeof(pampero::Weights));
  EXPECT_EQ(named(wasserkraft::greedy::Judgement{}), sizeof(wasserkraft::greedy::Judgement));
  EXPECT_EQ(named(wasserkraft::Habits{}), sizeof(wasserkraft::Habits));
  EXPECT_EQ(named(wasserkraft::Weights{}), sizeof(wasserkraft::Weights));
}

TEST(Tunable, AnUnknownBotIsRefusedWithAListOfTheOthers) {
  const auto tunable = tunableFor(*gameWith("wasserkraft", {}), "chess");
  ASSERT_FALSE(tunable.has_value());
  EXPECT_EQ(tunable.error().code, "not_tunable");
  EXPECT_EQ(tunable.error().details.at("known"), "greedy, rollout, search");
}

TEST(Tunable, WeightsForANumberOfPlayersAreFoundByTheTable) {
  const auto bot = [](const char* players, std::string_view name) {
    const auto found = tunableFor(*gameWith("funkenschlag", {{"players", players}}), name);
    return found ? std::string(found->owner.bot) : found.error().code;
  };
  EXPECT_EQ(bot("3", "search"), "search-3");
  EXPECT_EQ(bot("6", "search"), "search-6");
  EXPECT_EQ(bot("6", "greedy"), "greedy");
}

// Both choose the same for the first moves of a game.
void expectSamePlay(const LoadedGame& game, Bot& one, Bot& other) {
  const AnyGame& rules = game.rules();
  AnyState state = rules.initial(parseSeed("weights"));
  auto ignore = [](const Event&) {};
  for (int ply = 0; ply < 30 && !rules.finished(state); ++ply) {
    const Seat seat = rules.active(state).first();
    const AnyState view = rules.redacted(state, Viewer::seat(seat));
    Rng rng = Rng::fromSeed({});
    Rng same = rng;
    Dice first(rng);
    Dice second(same);
    const Move move = one.choose(view, seat, first);
    ASSERT_EQ(move, other.choose(view, seat, second)) << ply;
    rules.apply(state, seat, move, EventSink(ignore));
  }
}

TEST(Tunable, ATunedBotWithTheShippedWeightsPlaysLikeTheShippedOne) {
  for (const auto& module : library().modules())
    for (const std::string bot : {"greedy", "search"}) {
      if (playersOf(module->name()).tunables == nullptr) continue;
      SCOPED_TRACE(std::string(module->name()) + " " + bot);
      const auto game = gameWith(module->name(), {{"players", "2"}});
      const auto tunable = tunableFor(*game, bot);
      ASSERT_TRUE(tunable.has_value());
      const auto tuned = tunable->make(tunable->shipped(), *game, 10);
      const auto shipped = makeBot(bot == "search" ? "hard@10" : bot, *game);
      expectSamePlay(*game, *tuned, **shipped);
    }
}

}  // namespace
}  // namespace spannung::testing
