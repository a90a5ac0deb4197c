// What choices by number bring about, as the table tells it to clients.
#include <string>

#include <gtest/gtest.h>

#include "tests/server/table_play.h"

namespace spannung::server {
namespace {

namespace json = boost::json;
using namespace testing;

Play pamperoTable() {
  Creation wanted = gathered("ada", {person("ada", "Ada"), person("grace", "Grace")});
  wanted.game = "pampero";
  Play play(wanted);
  EXPECT_EQ(play.starts("ada"), "ok");
  return play;
}

json::object viewOfActor(const Play& play) {
  return play.view(play.table().chair(play.actor()).person);
}

// The legal move of that text, or null.
json::value moveCalled(const json::object& view, std::string_view text) {
  for (const json::value& move : view.at("moves").as_array())
    if (move.at("text") == json::string_view(text.data(), text.size())) return move;
  return nullptr;
}

TEST(MoveEffects, StandInTheListOfMovesAndInTheOfferToTakeBack) {
  Play play = pamperoTable();
  TestDice dice("effects");
  int offers = 0;
  while (offers < 2 && play.table().status() == TableStatus::running) {
    const PersonId person = play.table().chair(play.actor()).person;
    const json::value option = moveCalled(viewOfActor(play), "option 1");
    if (option.is_null()) {
      ASSERT_EQ(play.playsAny(*dice), "ok");
      continue;
    }
    const std::string label(option.at("label").as_string());
    ASSERT_TRUE(label.starts_with("Option 1: ")) << label;
    ASSERT_EQ(label.find_first_of("[]{}_"), std::string::npos) << label;
    ASSERT_EQ(play.moves(person, "option 1"), "ok");
    const json::object after = play.view(person);
    if (!after.at("undo").is_object()) continue;
    EXPECT_EQ(after.at("undo").at("label"), option.at("label"));
    ++offers;
  }
  EXPECT_GT(offers, 0);
}

}  // namespace
}  // namespace spannung::server
