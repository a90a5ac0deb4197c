// The content pack of Pampero and what is refused in it, and what the state says for boards.
#include <string>

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
