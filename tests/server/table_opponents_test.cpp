// Seats that the rules themselves play: Automas and VJ.
#include <gmock/gmock.h>

#include "record/shuffle.h"
#include "tests/server/table_play.h"

namespace spannung::server::testing {
namespace {

namespace json = boost::json;

const Values kTwoAutomas = {{"players", "3"},
                            {"automas", "2"},
                            {"automa1", "hard"},
                            {"automa2", "very_hard"},
                            {"assignment", "random"}};

Creation against(const std::string& game, std::vector<SeatPlan> seats, const Values& options) {
  Creation wanted = creation("ada", std::move(seats), options);
  wanted.options = options;
  wanted.game = game;
  return wanted;
}

Creation againstAutomas() { return against("wasserkraft", {person("ada", "Ada")}, kTwoAutomas); }

std::vector<std::string> namesIn(const json::object& message) {
  std::vector<std::string> names;
  for (const json::value& seat : message.at("seats").as_array())
    names.emplace_back(seat.at("name").as_string());
  return names;
}

Play startedAgainstAutomas() {
  Play play(againstAutomas());
  EXPECT_EQ(play.starts("ada"), "ok");
  return play;
}

TEST(Opponents, comeWithTheOptionsAndNeedNobody) {
  Play play(againstAutomas());
  ASSERT_EQ(play.table().chairs().size(), 3U);
  EXPECT_EQ(play.table().chairs()[0].kind, SeatKind::person);
  EXPECT_EQ(play.table().chairs()[1].kind, SeatKind::rules);
  EXPECT_EQ(play.table().chairs()[2].kind, SeatKind::rules);
  EXPECT_EQ(play.starts("ada"), "ok");
  EXPECT_TRUE(play.table().botsToMove().empty());
}

TEST(Opponents, areNotPlanned) {
  const auto planned =
      decideCreate(shelf(), against("wasserkraft", {person("ada", "Ada"), bot("greedy")},
                                    {{"players", "2"}, {"automas", "1"}}));
  ASSERT_FALSE(planned);
  EXPECT_EQ(planned.error().code, "seats_count");
  EXPECT_EQ(planned.error().details.at("needed"), "1");
  Play play(against("pampero", {person("ada", "Ada")}, {{"players", "1"}}));
  EXPECT_EQ(play.table().chairs()[1].name, "VJ");
}

TEST(Opponents, haveNamesInTheLanguageOfTheReader) {
  const Play play = startedAgainstAutomas();
  EXPECT_EQ(namesIn(play.view("ada", Language::english)),
            (std::vector<std::string>{"Ada", "Automa 1 – hard", "Automa 2 – very hard"}));
  EXPECT_EQ(namesIn(play.view("ada", Language::german)),
            (std::vector<std::string>{"Ada", "Automa 1 – Starkstrom", "Automa 2 – Hochspannung"}));
  EXPECT_EQ(namesIn(summaryObject(play.table().summary(), "ada", Language::german)),
            (std::vector<std::string>{"Ada", "Automa 1 – Starkstrom", "Automa 2 – Hochspannung"}));
  EXPECT_EQ(play.view("ada").at("seats").at(1).at("kind"), "rules");
}

TEST(Opponents, keepTheirSeats) {
  Play play(againstAutomas());
  EXPECT_EQ(play.does(play.table().decideSeat("ada", 2, bot("greedy"), 1)), "seat_ruled");
  EXPECT_EQ(play.does(play.table().decideSeat("ada", 3, openSeat(), 1)), "seat_ruled");
  EXPECT_EQ(play.does(play.table().decideJoin("grace", 2, "Grace", "n", 1)), "no_open_seat");
}

TEST(Opponents, comeAgainWithARematch) {
  Play play = startedAgainstAutomas();
  ASSERT_EQ(play.does(play.table().decideAbandon("ada", 1)), "ok");
  const Creation again = play.table().rematchOf(kSecret, {"n1", "n2", "n3"}, 2);
  ASSERT_EQ(again.seats.size(), 1U);
  const Play next(again, "table2");
  EXPECT_EQ(next.table().chairs()[2].kind, SeatKind::rules);
}

TEST(Opponents, doNotSpoilTheProofOfTheShuffle) {
  Play play = startedAgainstAutomas();
  ASSERT_EQ(play.does(play.table().decideAbandon("ada", 1)), "ok");
  const Record record = play.table().record();
  ASSERT_TRUE(record.shuffle);
  EXPECT_TRUE(checkShuffle(*record.shuffle, record.seed, 3));
  EXPECT_EQ(record.seatNames[1], "Automa 1 – hard");
}

// Goes on until a move has led to turns of Automas.
json::object viewAfterAutomas(Play& play) {
  TestDice dice("moves");
  for (int i = 0; i < 100; ++i) {
    EXPECT_EQ(play.playsAny(*dice), "ok");
    json::object view = play.view("ada", Language::english, play.table().ply());
    if (view.contains("steps")) return view;
  }
  ADD_FAILURE() << "no Automa has had a turn";
  return {};
}

TEST(Opponents, canBeWatchedStepByStep) {
  Play play = startedAgainstAutomas();
  const json::object view = viewAfterAutomas(play);
  const json::array& lines = view.at("log").at("lines").as_array();
  for (const json::value& step : view.at("steps").as_array()) {
    const json::value& line = lines.at(step.at("line").to_number<std::size_t>());
    EXPECT_THAT(std::string(line.at("code").as_string()),
                ::testing::AnyOf("automa_turned", "automa_acts"));
    EXPECT_EQ(step.at("state").at("actor"), line.at("seat")) << "it is still their turn";
  }
  EXPECT_NE(view.at("steps").at(0).at("state"), view.at("state"));
}

// With officers that change nothing at the start.
Play startedInOrder(const std::string& order) {
  Creation wanted = againstAutomas();
  wanted.deal = {{"order", order}, {"officers", "wilhelm,graziano,viktor"}};
  Play play(wanted);
  EXPECT_EQ(play.starts("ada"), "ok");
  return play;
}

// An Automa may begin: what it does before the first move is no less worth a look.
TEST(Opponents, canBeWatchedFromTheStart) {
  const Play play = startedInOrder("2,3,1");
  const json::object view = play.view("ada");
  ASSERT_EQ(view.at("ply"), 0);
  const json::array& steps = view.at("steps").as_array();
  ASSERT_GE(steps.size(), 4U) << "two turns, each with a tile and an action";
  EXPECT_EQ(steps.front().at("state").at("actor"), 2);
  EXPECT_EQ(steps.back().at("state").at("actor"), 3);
  const json::array& lines = view.at("log").at("lines").as_array();
  for (const json::value& step : steps)
    EXPECT_TRUE(lines.at(step.at("line").to_number<std::size_t>())
                    .at("code")
                    .as_string()
                    .starts_with("automa_"));
  EXPECT_NE(steps.back().at("state"), view.at("state"));
}

TEST(Opponents, haveDoneNothingWhereAPersonBegins) {
  EXPECT_FALSE(startedInOrder("1,2,3").view("ada").contains("steps"));
}

TEST(Opponents, areToldOnlyToWhomSawTheRest) {
  Play play = startedAgainstAutomas();
  viewAfterAutomas(play);
  EXPECT_FALSE(play.view("ada").contains("steps"));
}

// What lies face down is as hidden in the middle of a move as after it.
TEST(Opponents, revealNothingOnTheWay) {
  Play play = startedAgainstAutomas();
  const json::object view = viewAfterAutomas(play);
  for (const json::value& step : view.at("steps").as_array())
    for (const char* colour : {"green", "yellow", "red"})
      for (const json::value& card :
           step.at("state").at("contract_office").at(colour).at("stack").as_array())
        EXPECT_TRUE(card.is_null());
}

}  // namespace
}  // namespace spannung::server::testing
