// The content pack of Pampero and what is refused in it, and what the state says for boards.
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/array.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/content_files.h"
#include "games/library.h"
#include "games/pampero/content_reader.h"
#include "tests/games/changed_content.h"

namespace spannung {
namespace {

using testing::changedContent;
using testing::expectProblem;

Expected<pampero::Pack> pamperoWith(const std::string& file, const std::string& from,
                                    const std::string& to) {
  return pampero::readPack(changedContent("pampero", file, from, to));
}

namespace json = boost::json;

const std::string kEnergy = R"([{"op": "gain_energy", "amount": 1}])";
const std::string kContract = R"([{"op": "fulfil_contract", "kinds": ["solar"], "zone": "any"}])";

TEST(PamperoContent, EveryStepKnowsWhereItIsWritten) {
  const auto pack = pampero::readPack(embeddedContent("pampero"));
  ASSERT_TRUE(pack.has_value());
  const auto& effects = pack->content.effects;
  ASSERT_EQ(pack->stepPlaces.size(), effects.steps.size());
  const int start = pack->content.connectionTiles.back().steps.first;
  EXPECT_EQ(pack->stepPlaces[static_cast<std::size_t>(start)],
            "tiles.json: connection.start.steps[0]");
}

TEST(PamperoContent, NamesPlaceAndReason) {
  expectProblem(pamperoWith("grid.json", "\"area\": 1", "\"area\": 8"),
                "grid.json: income.columns[0].area", "json_out_of_range");
  expectProblem(pamperoWith("company.json", "\"zone\": \"A\"", "\"zone\": \"D\""),
                "company.json: rows.list[0].spaces[0].fields[0].zone", "json_unknown_word");
}

// Bonuses that bring each other about would nest deeper than the agenda is high.
TEST(PamperoContent, RefusesBonusesThatNestWithoutEnd) {
  expectProblem(pamperoWith("grid.json", kEnergy, kContract), "grid.json: towers.list[1].bonus",
                "content_endless_effect");
  const std::string optional = R"([{"op": "optional", "steps": )" + kContract + "}]";
  expectProblem(pamperoWith("grid.json", kEnergy, optional), "grid.json: towers.list[1].bonus",
                "content_endless_effect");
  expectProblem(pamperoWith("tiles.json", kEnergy, kContract),
                "tiles.json: tower_bonus.fields[1].bonus", "content_endless_effect");
  expectProblem(pamperoWith("tiles.json", R"([{"op": "gain_energy", "amount": 2}], "symbols")",
                            R"([{"op": "play_connection_tile", "count": 1}], "symbols")"),
                "tiles.json: connection.tiles[10].steps", "content_endless_effect");
}

TEST(PamperoContent, OneParkingSpaceMayFulfilAContract) {
  const std::string batteries = R"([{"op": "gain_battery", "amount": 2}])";
  EXPECT_TRUE(pamperoWith("boards/one-two.json", batteries, kContract).has_value());
  expectProblem(pamperoWith("boards/three-four.json", batteries, kContract),
                "boards/three-four.json: parking[6].bonus", "content_endless_effect");
}

// What a board draws without knowing a rule.
TEST(PamperoDocument, SaysWhatCardsWouldCost) {
  const auto library = openLibrary();
  const auto game = library->load("pampero", {{"players", "2"}}, {});
  ASSERT_TRUE(game.has_value());
  const AnyGame& rules = (*game)->rules();
  AnyState state = rules.initial(Seed{});
  NoSink silence;
  for (int i = 0; i < 2; ++i) {
    const Seat actor = rules.active(state).first();
    MoveList moves;
    rules.legal(state, actor, moves);
    rules.apply(state, actor, moves[0], silence);
  }
  const json::object document = (*game)->document(state);
  EXPECT_EQ(document.at("stage"), "take_turn");
  const json::object& tower = document.at("decision").at("plays").at("tower").at("t1A").as_object();
  EXPECT_EQ(tower.at("cost"), 5);
  EXPECT_EQ(tower.at("instead").at("batteries"), 1);
  EXPECT_EQ(document.at("decision").at("plays").at("wind").at("u1B").at("energy"), 3);
  EXPECT_EQ(document.at("decision").at("plays").at("capital").at("u1B").at("bonus"), 10);
}

// Whom a move paid, as the rules told it: a seat, or nothing.
class PaymentsOf {
 public:
  explicit PaymentsOf(const AnyGame& rules) : rules_(rules) {}
  void operator()(const Event& event) {
    const std::string_view code = rules_.eventTerms()[event.kind].code;
    if (code == "money_paid_to") payees.push_back(event.operands[1] + 1);
    if (code == "batteries_paid_to") payees.push_back(event.operands[1] + 1);
    if (code == "money_paid") payees.push_back(nullptr);
  }
  std::vector<json::value> payees;

 private:
  const AnyGame& rules_;
};

TEST(PamperoDocument, PA_CARD_09_says_who_will_be_paid) {
  const auto library = openLibrary();
  const auto game = library->load("pampero", {{"players", "4"}}, {});
  ASSERT_TRUE(game.has_value());
  const AnyGame& rules = (*game)->rules();
  int toOthers = 0;
  int toSupply = 0;
  for (std::uint8_t walk = 1; walk <= 6; ++walk) {
    AnyState state = rules.initial(Seed{walk});
    Rng stream = Rng::fromSeed(Seed{walk});
    Dice dice(stream);
    while (!rules.finished(state)) {
      const Seat actor = rules.active(state).first();
      MoveList moves;
      rules.legal(state, actor, moves);
      const Move move = moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
      const json::object document = (*game)->document(state);
      const bool pays = document.at("stage") == "choose_payment";
      PaymentsOf told(rules);
      rules.apply(state, actor, move, told);
      if (!pays || told.payees.empty()) continue;
      const json::value& promised = document.at("decision").at("to");
      EXPECT_EQ(told.payees.front(), promised);
      ++(promised.is_null() ? toSupply : toOthers);
    }
  }
  EXPECT_GT(toOthers, 0);
  EXPECT_GT(toSupply, 0);
}

// What scoring tiles paid to each seat, as the rules told it.
class ScoringsOf {
 public:
  explicit ScoringsOf(const AnyGame& rules) : rules_(rules) {}
  void operator()(const Event& event) {
    const std::string_view code = rules_.eventTerms()[event.kind].code;
    const bool byTile = code == "tile_scored" || code == "majority_won";
    if (byTile || code == "intro_scored")
      money[static_cast<std::size_t>(event.seat.index())] += event.operands[byTile ? 2 : 1];
  }
  std::array<int, 4> money{};

 private:
  const AnyGame& rules_;
};

AnyState played(const AnyGame& rules, std::uint8_t seed, EventSink sink) {
  AnyState state = rules.initial(Seed{seed});
  Rng stream = Rng::fromSeed(Seed{seed});
  Dice dice(stream);
  while (!rules.finished(state)) {
    const Seat actor = rules.active(state).first();
    MoveList moves;
    rules.legal(state, actor, moves);
    rules.apply(state, actor, moves[dice.below(static_cast<std::uint32_t>(moves.size()))], sink);
  }
  return state;
}

TEST(PamperoDocument, RemembersWhatEveryScoringTilePaid) {
  const auto library = openLibrary();
  for (const std::string scoring : {"standard", "introductory"}) {
    const auto game = library->load("pampero", {{"players", "4"}, {"scoring", scoring}}, {});
    ASSERT_TRUE(game.has_value());
    ScoringsOf told((*game)->rules());
    const json::object document = (*game)->document(played((*game)->rules(), 3, told));
    std::array<int, 4> remembered{};
    for (const json::value& tile : document.at("scoring_tiles").as_array())
      for (std::size_t i = 0; i < 4; ++i)
        remembered[i] += tile.at("paid").as_array()[i].to_number<int>();
    EXPECT_EQ(remembered, told.money);
    EXPECT_NE(remembered, (std::array<int, 4>{}));
  }
}

// "$3" is English: in German the number comes first, in whatever sentence the name stands.
TEST(PamperoContent, GermanNamesPutTheNumberBeforeTheDollar) {
  const std::string tiles = embeddedContent("pampero").texts().at("tiles.json");
  EXPECT_NE(tiles.find(R"("de": "3 $ je: )"), std::string::npos);
  EXPECT_EQ(tiles.find(R"("de": "$)"), std::string::npos);
}

TEST(PamperoDocument, TheSourcesOfMoneyAddUp) {
  const auto library = openLibrary();
  const auto game = library->load("pampero", {{"players", "4"}}, {});
  ASSERT_TRUE(game.has_value());
  NoSink silence;
  const Result result = (*game)->rules().result(played((*game)->rules(), 5, silence));
  ASSERT_EQ(result.breakdown.front().code, "money");
  ASSERT_EQ(result.breakdown.back().code, "towers");
  for (std::size_t seat = 0; seat < 4; ++seat) {
    int sum = 0;
    for (std::size_t i = 1; i + 1 < result.breakdown.size(); ++i)
      sum += result.breakdown[i].bySeat[seat];
    EXPECT_EQ(sum, result.breakdown.front().bySeat[seat]);
  }
}

TEST(PamperoDocument, CountsForEveryScoringTile) {
  const auto library = openLibrary();
  const auto game =
      library->load("pampero", {{"players", "3"}}, {{"scorings", "i-5 i-7"}, {"final_1", "i-1"}});
  ASSERT_TRUE(game.has_value());
  const json::object document = (*game)->document((*game)->rules().initial(Seed{}));
  const json::array& tiles = document.at("scoring_tiles").as_array();
  EXPECT_EQ(tiles[0].at("tile"), "i-5");
  EXPECT_EQ(tiles[0].at("upper"), json::array({1, 1, 1})) << "a wind farm each";
  EXPECT_EQ(tiles[2].at("upper"), json::array({1, 1, 1})) << "a battery each";
}

}  // namespace
}  // namespace spannung
