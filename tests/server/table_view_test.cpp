// The documents of docs/protocol.md.
#include <set>

#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "record/shuffle.h"
#include "server/table/view.h"
#include "tests/server/table_play.h"

namespace spannung::server::testing {
namespace {

namespace json = boost::json;

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

std::vector<std::string> keysOf(const json::object& object) {
  std::vector<std::string> keys;
  for (const auto& field : object) keys.emplace_back(field.key());
  return keys;
}

Play started(const Values& options = {}) {
  Play play(gathered("ada", {person("ada", "Ada"), person("grace", "Grace"), bot()}, options,
                     {{"order", "1 2 3"}}));
  EXPECT_EQ(play.starts("ada"), "ok");
  return play;
}

TEST(TableMessage, hasTheFieldsOfTheProtocol) {
  Play play(creation("ada", {person("ada", "Ada"), openSeat(), bot()}));
  EXPECT_THAT(keysOf(play.view("ada")),
              ElementsAre("type", "table", "version", "game", "pack", "revision", "options", "deal",
                          "public", "created", "status", "owner", "archive", "seats", "clock",
                          "ask", "shuffle", "hints", "rematch", "rematch_by", "ending", "chat"));
  EXPECT_THAT(
      keysOf(started().view("ada")),
      ElementsAre("type", "table", "version", "game", "pack", "revision", "options", "deal",
                  "public", "created", "status", "owner", "archive", "seats", "clock", "ask",
                  "shuffle", "hints", "rematch", "rematch_by", "ending", "chat", "ply", "active",
                  "finished", "eyes", "state", "moves", "undo", "resigning_ends", "log"));
}

TEST(TableMessage, knowsWhoIsAsking) {
  const Play play = started();
  const json::object ada = play.view("ada");
  EXPECT_EQ(ada.at("owner"), true);
  EXPECT_EQ(ada.at("seats").at(0).at("yours"), true);
  EXPECT_EQ(ada.at("seats").at(1).at("yours"), false);
  EXPECT_EQ(ada.at("seats").at(2).at("bot"), "random");
  EXPECT_EQ(ada.at("eyes"), 1);
  EXPECT_FALSE(ada.at("moves").as_array().empty());
  const json::object grace = play.view("grace");
  EXPECT_EQ(grace.at("owner"), false);
  EXPECT_EQ(grace.at("eyes"), 2);
  EXPECT_TRUE(grace.at("moves").as_array().empty());
  const json::object hedy = play.view("hedy");
  EXPECT_EQ(hedy.at("eyes"), nullptr);
  EXPECT_TRUE(hedy.at("moves").as_array().empty());
  EXPECT_EQ(hedy.at("undo"), nullptr);
  EXPECT_EQ(json::serialize(hedy), json::serialize(play.view("")))
      << "people whom it does not concern are all the same";
}

TEST(TableMessage, namesNobodyByTheirId) {
  Play play(creation("person-id-1", {person("person-id-1", "Ada"), openSeat()}));
  ASSERT_EQ(play.does(play.table().decideJoin("person-id-2", 0, "Grace", "n", 1)), "ok");
  ASSERT_EQ(play.does(play.table().decideChat("person-id-2", "", "hi", 1)), "ok");
  ASSERT_EQ(play.starts("person-id-1"), "ok");
  ASSERT_EQ(play.does(play.table().decideAbandon("person-id-1", 1)), "ok");
  for (const PersonId who : {"person-id-1", "person-id-2", ""})
    EXPECT_THAT(json::serialize(play.view(who)), Not(HasSubstr("person-id")));
  EXPECT_THAT(
      json::serialize(summaryObject(play.table().summary(), "person-id-2", Language::english)),
      Not(HasSubstr("person-id")));
}

TEST(TableMessage, speaksTheLanguageAskedFor) {
  Play play = started();
  ASSERT_EQ(play.moves("ada", "nominate 4"), "ok");
  const json::object english = play.view("ada", Language::english);
  const json::object german = play.view("ada", Language::german);
  EXPECT_EQ(english.at("undo").at("label"), "Nominate plant 04");
  EXPECT_EQ(german.at("undo").at("label"), "Kraftwerk 04 auswählen");
  EXPECT_EQ(english.at("state"), german.at("state"));
}

TEST(Shuffle, secretAndSeedStayHiddenUntilTheEnd) {
  Play play = started();
  TestDice dice("secret");
  const std::string seed = seedText(play.table().session().seed());
  while (play.table().status() == TableStatus::running) {
    for (const PersonId who : {"ada", "grace", "hedy"}) {
      const std::string bytes = json::serialize(play.view(who));
      ASSERT_THAT(bytes, Not(HasSubstr(kSecret)));
      ASSERT_THAT(bytes, Not(HasSubstr(seed)));
    }
    ASSERT_EQ(play.playsAny(*dice), "ok");
  }
  const json::object shuffle = play.view("hedy").at("shuffle").as_object();
  EXPECT_EQ(shuffle.at("secret"), json::string(kSecret));
  EXPECT_EQ(shuffle.at("seed"), json::string(seed));
  EXPECT_EQ(shuffle.at("commitment"), json::string(commitmentTo(kSecret)));
  EXPECT_EQ(shuffle.at("nonces"), (json::array{"nonceAda", "nonceGrace", "botnonce"}));
}

TEST(Result, hasLabelsForEverything) {
  Play play = started();
  TestDice dice("result");
  while (play.table().status() == TableStatus::running) ASSERT_EQ(play.playsAny(*dice), "ok");
  for (const Language language : {Language::english, Language::german}) {
    const json::object result = play.view("ada", language).at("result").as_object();
    EXPECT_EQ(result.at("standings").as_array().size(), 3U);
    EXPECT_THAT(std::string(result.at("decided_label").as_string()), Not(HasSubstr("[")));
    for (const json::value& line : result.at("breakdown").as_array()) {
      EXPECT_THAT(std::string(line.at("label").as_string()), Not(HasSubstr("[")));
      EXPECT_EQ(line.at("role"), "fact");
      EXPECT_EQ(line.at("values").as_array().size(), 3U);
    }
  }
  const TableView open(play.table(), "hedy", Eyes::open(), Language::english);
  EXPECT_EQ(open.tableMessage(0, false, 0).at("eyes"), "open");
}

Play wasserkraftTable() {
  Creation wanted = gathered("ada", {person("ada", "Ada"), person("grace", "Grace")},
                             {{"mode", "introductory"}}, {{"order", "1 2"}});
  wanted.game = "wasserkraft";
  Play play(wanted);
  EXPECT_EQ(play.starts("ada"), "ok");
  return play;
}

TEST(Result, tellsThePointsOfEveryRoundIfTheGameKeepsThem) {
  Play play = wasserkraftTable();
  TestDice dice("rounds");
  while (play.table().status() == TableStatus::running) ASSERT_EQ(play.playsAny(*dice), "ok");
  const json::object result = play.view("ada").at("result").as_object();
  ASSERT_EQ(result.at("rounds").as_array().size(), 5U);
  std::int64_t sum = 0;
  for (const json::value& round : result.at("rounds").as_array())
    for (const auto& source : round.at("points").as_object())
      sum += source.value().at(0).as_int64();
  const json::array& breakdown = result.at("breakdown").as_array();
  const auto of = [&](std::string_view name) {
    const auto* line =
        std::find_if(breakdown.begin(), breakdown.end(),
                     [&](const json::value& each) { return each.at("name").as_string() == name; });
    return line->at("values").at(0).as_int64();
  };
  EXPECT_EQ(sum, of("points") - of("start"));
}

TEST(LegalMoves, tellWhatTheyLeadTo) {
  const Play play = wasserkraftTable();
  bool seen = false;
  const json::array moves = play.view("ada").at("moves").as_array();
  for (const json::value& move : moves) {
    if (move.as_object().contains("range")) {
      EXPECT_FALSE(move.as_object().contains("preview"));
    }
    if (move.at("text") != "use workshop-one-left") continue;
    seen = true;
    const json::array& events = move.at("preview").at("events").as_array();
    ASSERT_EQ(events.size(), 2U);
    EXPECT_EQ(events.at(0).at("code"), "space_used");
    EXPECT_EQ(events.at(0).at("operands").at("workers"), 1);
    EXPECT_EQ(events.at(1).at("code"), "wheel_rotated");
  }
  EXPECT_TRUE(seen);
  const json::array others = started().view("ada").at("moves").as_array();
  for (const json::value& move : others) EXPECT_FALSE(move.as_object().contains("preview"));
}

// Puts the numbers back into the ranges and gets what the rules list.
TEST(LegalMoves, rangesStandForAllTheirMoves) {
  Play play = started();
  TestDice dice("ranges");
  std::size_t ranges = 0;
  while (play.table().status() == TableStatus::running) {
    const AnyGame& rules = play.table().game().rules();
    const Seat seat = play.actor();
    const TableView view(play.table(), "", Eyes::of(Viewer::seat(seat)), Language::german);
    std::vector<std::string> texts;
    std::vector<std::string> labels;
    for (const json::value& move : view.legalMoves()) {
      const std::string text(move.at("text").as_string());
      const std::string label(move.at("label").as_string());
      const json::value* range = move.as_object().if_contains("range");
      if (range == nullptr) {
        texts.push_back(text);
        labels.push_back(label);
        continue;
      }
      ++ranges;
      const std::string gap = '{' + std::string(range->at("operand").as_string()) + '}';
      EXPECT_GE(range->at("to").as_int64() - range->at("from").as_int64(), 3);
      for (auto n = range->at("from").as_int64(); n <= range->at("to").as_int64(); ++n) {
        const std::string number = std::to_string(n);
        texts.push_back(std::string(text).replace(text.find(gap), gap.size(), number));
        labels.push_back(std::string(label).replace(label.find(gap), gap.size(), number));
      }
    }
    MoveList moves;
    rules.legal(play.table().session().state(), seat, moves);
    ASSERT_EQ(texts.size(), moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      ASSERT_EQ(texts[i], rules.text(moves[i]));
      ASSERT_EQ(labels[i], view.moveLabel(moves[i]));
    }
    ASSERT_EQ(play.playsAny(*dice), "ok");
  }
  EXPECT_GT(ranges, 10U);
}

TEST(LegalMoves, sayWhatTheyTouch) {
  Play play = started();
  const json::array nominations = play.view("ada").at("moves").as_array();
  EXPECT_EQ(nominations.at(0).at("touches"), (json::array{"plant:3"}));
  ASSERT_EQ(play.moves("ada", "nominate 4"), "ok");
  const json::value bids = play.view("ada").at("moves").at(0);
  EXPECT_EQ(bids.at("text"), "bid {bid}");
  EXPECT_EQ(bids.at("label"), "Bid {bid}");
  EXPECT_EQ(bids.at("operands"), json::object());
  EXPECT_EQ(bids.at("range").at("from"), 4);
  EXPECT_EQ(bids.at("range").at("to"), 50);
  EXPECT_TRUE(bids.at("touches").as_array().empty());
}

TEST(LogLines, partsAddUpToTheWhole) {
  Play play = started();
  TestDice dice("log");
  for (int i = 0; i < 150; ++i) ASSERT_EQ(play.playsAny(*dice), "ok");
  ASSERT_EQ(play.does(play.table().decideResign("grace", 0, "random", 1)), "ok");
  const TableView view(play.table(), "ada", Eyes::of(Viewer::spectator()), Language::english);
  const json::array all = view.logLines(0);
  EXPECT_EQ(all.back().at("code"), "table.resigned");
  EXPECT_EQ(all.back().at("text"), "Grace resigns; a bot plays on.");
  for (const int from : {0, 1, 17, 149, 150}) {
    json::array expected;
    for (const json::value& line : all)
      if (line.at("ply").as_int64() >= from) expected.push_back(line);
    EXPECT_EQ(view.logLines(from), expected) << from;
  }
  EXPECT_TRUE(view.logLines(151).empty());
}

TEST(Positions, showThePast) {
  Play play = started();
  TestDice dice("positions");
  std::vector<json::value> states{play.view("grace").at("state")};
  for (int i = 0; i < 60; ++i) {
    ASSERT_EQ(play.playsAny(*dice), "ok");
    const TableView view(play.table(), "grace", Eyes::of(Viewer::seat(Seat::of(1))),
                         Language::english);
    states.push_back(view.tableMessage(0, false, 0).at("state"));
  }
  const TableView view(play.table(), "grace", Eyes::of(Viewer::seat(Seat::of(1))),
                       Language::english);
  const auto past = view.positions({60, 0, 30, 30});
  ASSERT_TRUE(past.has_value());
  ASSERT_EQ(past->size(), 4U);
  EXPECT_EQ(past->at(0).at("state"), states[60]);
  EXPECT_EQ(past->at(1).at("state"), states[0]);
  EXPECT_EQ(past->at(2).at("state"), states[30]);
  EXPECT_EQ(past->at(3).at("ply"), 30);
  EXPECT_EQ(view.positions({61}).error().code, "no_such_ply");
  EXPECT_EQ(view.positions({-1}).error().code, "no_such_ply");
  EXPECT_EQ(view.positions(std::vector<int>(201, 0)).error().code, "too_many_plies");
}

TEST(Eyes, areOnesOwnOrOpenAfterTheEnd) {
  Play play = started();
  EXPECT_EQ(eyesFor(play.table(), "ada", {})->viewer().seat(), Seat::of(0));
  EXPECT_EQ(eyesFor(play.table(), "ada", {2, false}).error().code, "not_your_seat");
  EXPECT_EQ(eyesFor(play.table(), "hedy", {1, false}).error().code, "not_seated");
  EXPECT_TRUE(eyesFor(play.table(), "hedy", {})->viewer().isSpectator());
  EXPECT_EQ(eyesFor(play.table(), "ada", {0, true}).error().code, "not_open_yet");
  EXPECT_EQ(eyesFor(play.table(), "ada", {0, false}).error().code, "not_open_yet");
  EXPECT_EQ(eyesFor(play.table(), "hedy", {0, false}).error().code, "not_open_yet");
  const TableView cheat(play.table(), "ada", Eyes::open(), Language::english);
  EXPECT_EQ(cheat.tableMessage(0, false, 0).at("eyes"), nullptr) << "not before the end";
}

// Whose money the position shows.
std::vector<bool> moneySeen(const Play& play, const EyesRequest& wish) {
  const Eyes eyes = eyesFor(play.table(), "hedy", wish).value();
  const auto positions = TableView(play.table(), "hedy", eyes, Language::english).positions({3});
  std::vector<bool> seen;
  for (const json::value& player : positions->at(0).at("state").at("players").as_array())
    seen.push_back(!player.at("money").is_null());
  return seen;
}

TEST(Eyes, anybodysAfterTheEnd) {
  Play play = started({{"money", "concealed"}});
  TestDice dice("eyes");
  while (play.table().status() == TableStatus::running) ASSERT_EQ(play.playsAny(*dice), "ok");
  EXPECT_THAT(moneySeen(play, {}), ElementsAre(false, false, false));
  EXPECT_THAT(moneySeen(play, {0, false}), ElementsAre(false, false, false));
  EXPECT_THAT(moneySeen(play, {1, false}), ElementsAre(true, false, false));
  EXPECT_THAT(moneySeen(play, {3, false}), ElementsAre(false, false, true)) << "a bot's";
  EXPECT_THAT(moneySeen(play, {0, true}), ElementsAre(true, true, true));
  EXPECT_EQ(eyesFor(play.table(), "ada", {2, false})->viewer().seat(), Seat::of(1));
  EXPECT_TRUE(eyesFor(play.table(), "ada", {0, false})->viewer().isSpectator());
  EXPECT_EQ(eyesFor(play.table(), "ada", {})->viewer().seat(), Seat::of(0));
  EXPECT_EQ(eyesFor(play.table(), "ada", {4, false}).error().code, "wrong_seat");
}

TEST(Check, tellsWhyNot) {
  Play play = started();
  const TableView ada(play.table(), "ada", Eyes::of(play.table().defaultViewer("ada")),
                      Language::english);
  EXPECT_EQ(ada.check(0, "nominate 4").value().at("legal"), true);
  const auto refused = ada.check(1, "pass").value();
  EXPECT_EQ(refused.at("legal"), false);
  EXPECT_EQ(refused.at("rule"), "FS-AUCTION-10");
  EXPECT_EQ(ada.check(1, "dance").error().code, "bad_move");
  EXPECT_EQ(ada.check(2, "pass").error().code, "not_your_seat");
  const TableView hedy(play.table(), "hedy", Eyes::of(Viewer::spectator()), Language::english);
  EXPECT_EQ(hedy.check(0, "pass").error().code, "not_seated");
}

TEST(Summary, saysWhoseTurnItIs) {
  const Play play = started();
  const TableSummary summary = play.table().summary();
  const json::object ada = summaryObject(summary, "ada", Language::english);
  EXPECT_EQ(ada.at("your_turn"), true);
  EXPECT_EQ(summaryObject(summary, "grace", Language::english).at("your_turn"), false);
  EXPECT_EQ(summaryObject(summary, "", Language::english).at("your_turn"), false);
  EXPECT_EQ(ada.at("seats"), (json::array{{{"kind", "person"},
                                           {"name", "Ada"},
                                           {"holder", "person"},
                                           {"host", nullptr},
                                           {"yours", true}},
                                          {{"kind", "person"},
                                           {"name", "Grace"},
                                           {"holder", "person"},
                                           {"host", nullptr},
                                           {"yours", false}},
                                          {{"kind", "bot"},
                                           {"name", "Volta"},
                                           {"holder", "bot"},
                                           {"host", nullptr},
                                           {"yours", false}}}));
  const auto keys = keysOf(ada);
  EXPECT_EQ(std::set<std::string>(keys.begin(), keys.end()),
            (std::set<std::string>{"table", "game", "options", "status", "public", "seats", "ply",
                                   "active", "your_turn", "changed", "given", "imported", "clock",
                                   "standings", "archive"}));
  TableSummary damaged = summary;
  damaged.line = "[}";
  EXPECT_EQ(summaryObject(damaged, "ada", Language::english).at("your_turn"), false);
}

TEST(Summary, saysByWhichClockAndHowItEnded) {
  Creation wanted = creation("ada", {person("ada", "Ada"), bot()});
  wanted.clock = ClockRule{ClockKind::game, 600, OnTimeout::bot};
  TableSummary summary = Play(wanted).table().summary();
  const json::object timed = summaryObject(summary, "ada", Language::english);
  EXPECT_EQ(timed.at("clock"),
            (json::object{{"kind", "game"}, {"seconds", 600}, {"on_timeout", "bot"}}));
  EXPECT_TRUE(timed.at("standings").is_null());
  summary.line = R"({"options": {}, "seats": [], "ply": 0, "active": []})";  // an earlier program's
  const json::object old = summaryObject(summary, "ada", Language::english);
  EXPECT_TRUE(old.at("clock").is_null());
  EXPECT_TRUE(old.at("standings").is_null());
  EXPECT_EQ(old.at("archive"), false);

  Play over = started();
  TestDice dice("summary");
  while (over.table().status() == TableStatus::running) ASSERT_EQ(over.playsAny(*dice), "ok");
  const json::object ended = summaryObject(over.table().summary(), "ada", Language::english);
  EXPECT_EQ(ended.at("standings"), over.view("ada").at("result").at("standings"));
}

TEST(GameDocument, tellsNewcomersWhatToExpect) {
  for (const Language language : {Language::english, Language::german})
    for (const auto& module : library().modules()) {
      const json::object game = gameDocument(*module, roster(), language);
      for (const char* part : {"known_as", "theme", "audience", "duration"})
        EXPECT_FALSE(game.at("about").at(part).as_string().empty()) << module->name() << part;
      EXPECT_TRUE(module->load(module->firstGame(), {}).has_value()) << module->name();
    }
  const auto playersOf = [](const char* name) {
    return gameDocument(*library().find(name), roster(), Language::english).at("players");
  };
  EXPECT_EQ(playersOf("wasserkraft"), (json::object{{"min", 1}, {"max", 4}})) << "with Automas";
  EXPECT_EQ(playersOf("funkenschlag"), (json::object{{"min", 2}, {"max", 6}}));
  EXPECT_EQ(gameDocument(*library().find("wasserkraft"), roster(), Language::english)
                .at("first_game")
                .at("mode"),
            "introductory");
  EXPECT_EQ(gameDocument(*library().find("pampero"), roster(), Language::english).at("first_game"),
            (json::object{{"players", "2"}, {"scoring", "introductory"}, {"towers", "fixed"}}));
}

TEST(GameDocument, hasALabelForEverythingThatCanBeChosen) {
  for (const Language language : {Language::english, Language::german})
    for (const auto& module : library().modules()) {
      const json::object game = gameDocument(*module, roster(), language);
      EXPECT_LE(game.at("players").at("min").as_int64(), 2);
      EXPECT_GE(game.at("players").at("max").as_int64(), 4);
      for (const char* group : {"options", "deal"})
        for (const json::value& choice : game.at(group).as_array()) {
          EXPECT_NE(choice.at("label"), choice.at("name"));
          for (const json::value& value : choice.at("values").as_array())
            EXPECT_FALSE(value.at("label").as_string().empty());
        }
      for (const json::value& bot : game.at("bots").as_array())
        EXPECT_NE(bot.at("label"), bot.at("name"));
    }
}

// WK-RULE-57: what the choice of a wording decides is said in one sentence, or nobody can choose.
TEST(GameDocument, WK_RULE_57_explains_the_choice_of_a_wording) {
  const auto hintIn = [](Language language) {
    const json::object game = gameDocument(*library().find("wasserkraft"), roster(), language);
    for (const json::value& option : game.at("options").as_array())
      if (option.at("name") == "wording") return std::string(option.at("hint").as_string());
    return std::string();
  };
  EXPECT_THAT(hintIn(Language::english), ::testing::HasSubstr("seven"));
  EXPECT_THAT(hintIn(Language::german), ::testing::HasSubstr("sieben"));
}

}  // namespace
}  // namespace spannung::server::testing
