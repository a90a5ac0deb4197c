// The content pack of Powerline: what is built in, and what is refused in a corrected one.
#include <string>
#include <utility>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/library.h"
#include "games/powerline/content_reader.h"

namespace spannung::powerline {
namespace {

namespace json = boost::json;

ContentFiles edited(const std::string& file, const std::string& pointer, const std::string& value) {
  ContentFiles files = embeddedContent("powerline");
  json::value document = json::parse(*files.find(file));
  const std::size_t slash = pointer.rfind('/');
  json::value& parent = document.at_pointer(pointer.substr(0, slash));
  const std::string key = pointer.substr(slash + 1);
  (parent.is_array() ? parent.as_array()[std::stoul(key)] : parent.as_object()[key]) =
      json::parse(value);
  files.put(file, json::serialize(document));
  return files;
}

Problem problemOf(const ContentFiles& files) {
  const auto pack = readPack(files);
  EXPECT_FALSE(pack.has_value());
  return pack ? Problem{} : pack.error();
}

TEST(PowerlineContent, TheBuiltInPackIsAsTheRulebookAsks) {
  const auto pack = readPack(embeddedContent("powerline"));
  ASSERT_TRUE(pack.has_value()) << pack.error().place << ": " << pack.error().code;
  const Map& map = pack->content.map;
  EXPECT_EQ(map.plants.size(), 8U);
  EXPECT_EQ(map.lines.size(), 10U);
  int segments = 0;
  for (const Line& line : map.lines) segments += line.length;
  EXPECT_EQ(segments, 65);
  EXPECT_EQ(pack->content.boards.size(), 6U);
  EXPECT_EQ(pack->content.components.cards.size(), 12U);
}

TEST(PowerlineContent, EveryBoardUsesAllPipsAboutEquallyOften) {
  const auto pack = readPack(embeddedContent("powerline"));
  for (const Board& board : pack->content.boards) {
    std::array<int, kFaces + 1> counts{};
    for (const LineIndex line : pack->content.map.lines.keys())
      for (std::size_t i = 0; i < pack->content.map.lines[line].length; ++i)
        ++counts[board.pips[line][i]];
    for (std::size_t face = 1; face <= kFaces; ++face) {
      EXPECT_GE(counts[face], 10) << board.id;
      EXPECT_LE(counts[face], 11) << board.id;
    }
  }
}

TEST(PowerlineContent, SaysThatTheBoardsAreReconstructed) {
  const auto pack = readPack(embeddedContent("powerline"));
  EXPECT_EQ(pack->sources.at("map").provenance, "reconstructed");
  EXPECT_EQ(pack->sources.at("boards").provenance, "reconstructed");
  EXPECT_EQ(pack->sources.at("score_cards").provenance, "rulebook");
  const auto library = openLibrary();
  ASSERT_TRUE(library.has_value());
  const auto notices = library->find("powerline")->notices(Language::english);
  ASSERT_EQ(notices.size(), 1U);
  EXPECT_THAT(notices[0], ::testing::HasSubstr("reconstruction"));
  EXPECT_THAT(library->find("powerline")->notices(Language::german)[0],
              ::testing::HasSubstr("nachempfunden"));
  EXPECT_TRUE(library->find("funkenschlag")->notices(Language::english).empty());
}

TEST(PowerlineContent, ACorrectedPackHasAnotherFingerprint) {
  const auto built = readPack(embeddedContent("powerline"));
  const auto corrected = readPack(edited("boards.json", "/boards/0/pips/gullmeadow/0", "6"));
  ASSERT_TRUE(corrected.has_value());
  EXPECT_NE(built->fingerprint, corrected->fingerprint);
  const auto renamed = readPack(edited("boards.json", "/boards/0/names/en", "\"First board\""));
  EXPECT_EQ(built->fingerprint, renamed->fingerprint);
}

struct Wrong {
  std::string file;
  std::string pointer;
  std::string value;
  std::string code;
};

TEST(PowerlineContent, RefusesWhatCannotBeRight) {
  const std::vector<Wrong> all = {
      {"map.json", "/schema", "2", "content_schema"},
      {"map.json", "/provenance", "\"guess\"", "json_unknown_word"},
      {"map.json", "/plants/1/id", "\"wind_north\"", "content_duplicate_id"},
      {"map.json", "/plants/0/id", "\"Wind North\"", "content_bad_id"},
      {"map.json", "/plants/0/kind", "\"coal\"", "json_unknown_word"},
      {"map.json", "/lines/0/from", "\"nowhere\"", "content_no_such_plant_id"},
      {"map.json", "/lines/0/to", "\"wind_north\"", "content_line_to_itself"},
      {"map.json", "/lines/0/length", "17", "json_out_of_range"},
      {"map.json", "/lines/0/length", "4", "json_not_exactly"},
      {"map.json", "/lines/0/city/points", "0", "json_out_of_range"},
      {"map.json", "/lines/0/city/feature", "\"zoo\"", "json_unknown_word"},
      {"map.json", "/lines/0/segments/0/0", "2", "json_out_of_range"},
      {"boards.json", "/boards/1/id", "\"board1\"", "content_duplicate_id"},
      {"boards.json", "/boards/0/pips/gullmeadow", "[1, 2]", "json_not_exactly"},
      {"boards.json", "/boards/0/pips/gullmeadow/1", "7", "json_out_of_range"},
      {"boards.json", "/boards/0/pips/nowhere", "[1]", "json_unknown_field"},
      {"boards.json", "/boards", "[]", "json_wrong_count"},
      {"components.json", "/worker_tables/front/tiles", "[2, 3, 3, 3, 2, 1]",
       "content_too_few_tiles"},
      {"components.json", "/worker_tables/back/lines", "[1, 1, 2, 2, 3, 2]", "content_falling"},
      {"components.json", "/rounds/scorings_after", "[5, 5, 15]", "content_not_ascending"},
      {"components.json", "/rounds/count", "21", "json_out_of_range"},
      {"components.json", "/score_cards/cards/0/id", "\"a\"", "content_bad_letter"},
      {"components.json", "/score_cards/cards/1/id", "\"A\"", "content_duplicate_id"},
      {"components.json", "/score_cards/cards/9/line", "\"nowhere\"", "content_no_such_line"},
      {"components.json", "/score_cards/cards/9/color", "\"red\"", "content_too_few_cards"},
      {"components.json", "/score_cards/printed/0", "\"Z\"", "content_no_such_card"},
      {"components.json", "/score_cards/cards/0/points/0", "[1]", "json_not_exactly"},
      {"components.json", "/solo_ratings/ratings/1/up_to", "50", "json_out_of_range"},
      {"components.json", "/extra", "1", "json_unknown_field"}};
  for (const Wrong& wrong : all) {
    const Problem problem = problemOf(edited(wrong.file, wrong.pointer, wrong.value));
    EXPECT_EQ(problem.code, wrong.code) << wrong.pointer << " " << problem.place;
    EXPECT_TRUE(problem.place.starts_with(wrong.file)) << problem.place;
  }
}

TEST(PowerlineContent, RefusesAPlantWithoutLine) {
  ContentFiles files = embeddedContent("powerline");
  json::value map = json::parse(*files.find("map.json"));
  json::value extra = map.at_pointer("/plants/0");
  extra.as_object()["id"] = "lonely";
  map.at("plants").as_array().push_back(extra);
  files.put("map.json", json::serialize(map));
  EXPECT_EQ(problemOf(files).code, "content_plant_without_line");
}

TEST(PowerlineContent, RefusesMissingAndStrayFiles) {
  ContentFiles files = embeddedContent("powerline");
  files.put("bords.json", "{}");
  EXPECT_EQ(problemOf(files).code, "content_unknown_file");
  ContentFiles::Texts texts = embeddedContent("powerline").texts();
  texts.erase("boards.json");
  EXPECT_EQ(problemOf(ContentFiles(texts)).place, "boards.json");
}

class PowerlineModule : public ::testing::Test {
 protected:
  void SetUp() override {
    auto opened = openLibrary();
    ASSERT_TRUE(opened.has_value());
    library_ = std::make_unique<Library>(std::move(*opened));
  }
  Expected<std::shared_ptr<const LoadedGame>> load(const Values& options,
                                                   const Values& deal = {}) const {
    return library_->load("powerline", options, deal);
  }
  std::string refusal(const Values& options, const Values& deal = {}) const {
    const auto game = load(options, deal);
    return game ? "" : game.error().place + " " + game.error().code;
  }
  std::unique_ptr<Library> library_;
};

TEST_F(PowerlineModule, OptionsComeBackInCanonicalForm) {
  const auto game = load({{"players", "3"},
                          {"limits", "3,1"},
                          {"island", "adventure"},
                          {"cards", "L,B,E"},
                          {"vacation", "off"},
                          {"boards", "board6,board1,board2"}});
  ASSERT_TRUE(game.has_value());
  const Values expected = {{"players", "3"},        {"limits", "1 3"},
                           {"island", "adventure"}, {"cards", "B E L"},
                           {"vacation", "off"},     {"boards", "board6 board1 board2"}};
  EXPECT_EQ((*game)->options(), expected);
  EXPECT_EQ((*load(expected))->options(), expected);
  EXPECT_EQ((*load({{"limits", "1,2"}}))->options().at("limits"), "on");
}

TEST_F(PowerlineModule, WrongOptionsAreRefused) {
  EXPECT_EQ(refusal({{"players", "0"}}), "options.players players_out_of_range");
  EXPECT_EQ(refusal({{"players", "7"}}), "options.players players_out_of_range");
  EXPECT_EQ(refusal({{"limits", "3"}}), "options.limits bad_option_value");
  EXPECT_EQ(refusal({{"limits", ""}}), "options.limits bad_option_value");
  EXPECT_EQ(refusal({{"island", "far"}}), "options.island bad_option_value");
  EXPECT_EQ(refusal({{"cards", "A,B"}}), "options.cards cards_count");
  EXPECT_EQ(refusal({{"cards", "A,A,B"}}), "options.cards card_repeated");
  EXPECT_EQ(refusal({{"cards", "A,B,C,D"}}), "options.cards card_repeated");
  EXPECT_EQ(refusal({{"cards", "A,B,Z"}}), "options.cards card_unknown");
  EXPECT_EQ(refusal({{"boards", "board1"}}), "options.boards boards_count");
  EXPECT_EQ(refusal({{"boards", "board1,board1"}}), "options.boards board_repeated");
  EXPECT_EQ(refusal({{"boards", "board9,board1"}}), "options.boards board_unknown");
  EXPECT_EQ(refusal({{"color", "red"}}), "options.color unknown_option");
}

TEST_F(PowerlineModule, DealsAreReadAndChecked) {
  const auto game =
      load({{"cards", "mixed"}},
           {{"boards", "board2,board4"}, {"cards", "A,K,L"}, {"dice", "1 2 3 4 5 6"}});
  ASSERT_TRUE(game.has_value());
  EXPECT_EQ((*game)->deal(),
            (Values{{"boards", "board2 board4"}, {"cards", "A K L"}, {"dice", "1 2 3 4 5 6"}}));
  const json::object document = (*game)->document((*game)->rules().initial(Seed{}));
  EXPECT_EQ(json::serialize(document.at("cards")), R"(["A","K","L"])");
  EXPECT_EQ(document.at("dice").at("black"), 6);
  EXPECT_EQ(refusal({}, {{"dice", "1 2 3"}}), "deal.dice deal_dice_count");
  EXPECT_EQ(refusal({}, {{"dice", "1 2 3 4 5 7"}}), "deal.dice bad_deal_value");
  EXPECT_EQ(refusal({}, {{"cards", "A,B,C"}}), "deal.cards deal_cards_not_random");
  EXPECT_EQ(refusal({}, {{"boards", "board1"}}), "deal.boards deal_boards_count");
  EXPECT_EQ(refusal({}, {{"plants", "1"}}), "deal.plants unknown_deal");
}

TEST_F(PowerlineModule, ADocumentTellsWhatThePlanWouldBring) {
  const auto game = *load({{"cards", "A,G,I"}, {"players", "1"}}, {});
  const AnyGame& rules = game->rules();
  AnyState state = rules.initial(Seed{});
  auto ignore = [](const Event&) {};
  const auto play = [&](const char* move) {
    rules.apply(state, Seat::of(0), rules.parse(move).move, EventSink(ignore));
  };
  const auto jokerPoints = [&] {
    return game->document(state).at("players").at(0).at("plan").at("cards_after").at("G");
  };
  for (int round = 0; round < 2; ++round) {
    play("island red");
    EXPECT_EQ(jokerPoints(), round + 1) << "the worker tile uncovers a joker";
    play("done");
  }
  play("island red");
  EXPECT_EQ(jokerPoints(), 2) << "there is no tile for one worker any more";
}

TEST_F(PowerlineModule, PL_END_02_ADocumentTellsWhatUnfinishedLinesWouldCost) {
  const auto game = *load({{"players", "1"}}, {{"boards", "board1"}, {"dice", "3 2 1 1 1 1"}});
  const AnyGame& rules = game->rules();
  AnyState state = rules.initial(Seed{});
  auto ignore = [](const Event&) {};
  const auto play = [&](const char* move) {
    rules.apply(state, Seat::of(0), rules.parse(move).move, EventSink(ignore));
  };
  const auto player = [&] { return game->document(state).at("players").at(0); };
  play("place red gullmeadow wind_north");
  play("place yellow cornton biogas_cornfield");
  const json::value planned = player();
  EXPECT_EQ(planned.at("unfinished"), (json::value{{"lines", 0}, {"loss", 0}}));
  EXPECT_EQ(planned.at("plan").at("unfinished_after"), (json::value{{"lines", 2}, {"loss", 3}}));
  play("done");
  EXPECT_EQ(player().at("unfinished"), (json::value{{"lines", 2}, {"loss", 3}}));
}

TEST_F(PowerlineModule, PL_VAR2_03_PL_ISLE_01_ADocumentTellsWhatTheIslandCosts) {
  for (const char* island : {"normal", "adventure"}) {
    const auto game = *load({{"players", "1"}, {"island", island}}, {{"dice", "4 4 1 1 1 1"}});
    const AnyGame& rules = game->rules();
    AnyState state = rules.initial(Seed{});
    auto ignore = [](const Event&) {};
    for (const char* move : {"island red", "island yellow"})
      rules.apply(state, Seat::of(0), rules.parse(move).move, EventSink(ignore));
    const json::value player = game->document(state).at("players").at(0);
    const bool dearer = std::string_view(island) == "adventure";
    EXPECT_EQ(player.at("island_prices"),
              dearer ? json::value({1, 1, 1, 3, 1, 1}) : json::value({1, 1, 1, 1, 1, 1}));
    EXPECT_EQ(player.at("plan").at("island_lost"), dearer ? 3 : 2);
  }
}

TEST_F(PowerlineModule, ADocumentHidesThePlansOfOthers) {
  const auto game = *load({});
  const AnyGame& rules = game->rules();
  AnyState state = rules.initial(Seed{});
  auto ignore = [](const Event&) {};
  for (const int seat : {0, 1})
    rules.apply(state, Seat::of(seat), rules.parse("island red").move, EventSink(ignore));
  const json::object full = game->document(state);
  EXPECT_EQ(full.at("players").at(1).at("plan").at("score_after"), 9);
  const json::object seen = game->document(rules.redacted(state, Viewer::seat(Seat::of(0))));
  EXPECT_TRUE(seen.at("players").at(1).at("plan").is_null());
  EXPECT_EQ(seen.at("players").at(0).at("plan"), full.at("players").at(0).at("plan"));
}

}  // namespace
}  // namespace spannung::powerline
