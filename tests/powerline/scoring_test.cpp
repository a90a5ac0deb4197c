#include "engine/powerline/scoring.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/powerline/position.h"

namespace spannung::powerline::testing {
namespace {

using ::testing::ElementsAre;

// What a card pays in the three scorings.
std::vector<int> pays(const Position& p, char letter) {
  const auto card = cardsNamed(std::string_view(&letter, 1))[0];
  std::vector<int> points;
  for (int scoring = 0; scoring < kScorings; ++scoring)
    points.push_back(cardPoints(p.tables(), p.player(), p.tables().card(card), scoring));
  return points;
}

Position with(std::initializer_list<std::string_view> lines) {
  Position p;
  p.complete(lines);
  return p;
}

TEST(Cards, PL_CARD_A_PL_RUL_14_powered_cities) {
  EXPECT_THAT(pays(with({}), 'A'), ElementsAre(0, 0, 0));
  EXPECT_THAT(pays(with({"gullmeadow"}), 'A'), ElementsAre(2, 1, 0));
  EXPECT_THAT(pays(with({"gullmeadow", "cornton"}), 'A'), ElementsAre(2, 1, 0));
  EXPECT_THAT(pays(with({"gullmeadow", "cornton", "sunbridge"}), 'A'), ElementsAre(5, 3, 1));
  EXPECT_THAT(
      pays(with({"gullmeadow", "cornton", "sunbridge", "abbeygrove", "minsterford", "highmark"}),
           'A'),
      ElementsAre(5, 5, 3));
}

TEST(Cards, PL_SCORE_02_PL_SCORE_03_the_highest_tier_that_is_reached_pays) {
  EXPECT_THAT(pays(with({"gullmeadow"}), 'B'), ElementsAre(0, 0, 0)) << "none";
  EXPECT_THAT(pays(with({"musehill"}), 'B'), ElementsAre(5, 3, 1)) << "the first";
  EXPECT_THAT(pays(with({"musehill", "tenorham"}), 'B'), ElementsAre(7, 5, 2)) << "the last";
}

TEST(Cards, PL_CARD_B_opera_cities) {
  EXPECT_THAT(pays(with({"gullmeadow"}), 'B'), ElementsAre(0, 0, 0));
  EXPECT_THAT(pays(with({"musehill"}), 'B'), ElementsAre(5, 3, 1));
  EXPECT_THAT(pays(with({"musehill", "tenorham"}), 'B'), ElementsAre(7, 5, 2));
}

TEST(Cards, PL_CARD_C_church_cities) {
  EXPECT_THAT(pays(with({"abbeygrove"}), 'C'), ElementsAre(3, 2, 1));
  EXPECT_THAT(pays(with({"abbeygrove", "minsterford"}), 'C'), ElementsAre(5, 3, 2));
}

TEST(Cards, PL_CARD_D_completed_plants) {
  EXPECT_THAT(pays(with({"gullmeadow"}), 'D'), ElementsAre(0, 0, 0));
  EXPECT_THAT(pays(with({"gullmeadow", "minsterford"}), 'D'), ElementsAre(4, 2, 0));
  EXPECT_THAT(pays(with({"gullmeadow", "cornton", "cloverfield"}), 'D'), ElementsAre(5, 3, 1));
  EXPECT_THAT(pays(with({"gullmeadow", "cornton", "cloverfield", "minsterford"}), 'D'),
              ElementsAre(7, 4, 2));
}

TEST(Cards, PL_CARD_E_PL_RUL_17_solar_plants) {
  EXPECT_THAT(pays(with({"sunbridge", "tenorham"}), 'E'), ElementsAre(5, 3, 1));
  EXPECT_THAT(pays(with({"sunbridge", "tenorham", "cornton", "abbeygrove"}), 'E'),
              ElementsAre(7, 5, 1));
}

TEST(Cards, PL_CARD_F_PL_RUL_17_biogas_plants) {
  EXPECT_THAT(pays(with({"gullmeadow", "cloverfield"}), 'F'), ElementsAre(3, 2, 1));
  EXPECT_THAT(pays(with({"gullmeadow", "cloverfield", "cornton"}), 'F'), ElementsAre(5, 3, 1));
}

TEST(Cards, PL_CARD_G_PL_SCORE_04_each_joker) {
  EXPECT_THAT(pays(Position(), 'G'), ElementsAre(0, 0, 0));
  EXPECT_THAT(pays(Position().jokers(3), 'G'), ElementsAre(3, 6, 9));
}

TEST(Cards, PL_CARD_H_columns_five_and_six_empty) {
  EXPECT_THAT(pays(Position().columns({2, 3, 3, 3, 0, 1}), 'H'), ElementsAre(0, 0, 0));
  EXPECT_THAT(pays(Position().columns({2, 3, 3, 3, 0, 0}), 'H'), ElementsAre(5, 3, 0));
}

TEST(Cards, PL_CARD_I_column_three_empty) {
  EXPECT_THAT(pays(Position(), 'I'), ElementsAre(0, 0, 0));
  EXPECT_THAT(pays(Position().columns({2, 3, 0, 3, 2, 2}), 'I'), ElementsAre(5, 3, 0));
}

TEST(Cards, PL_CARD_J_PL_VAR4_06_PL_RUL_24_six_tiles_on_the_seventeen_point_line) {
  Position p;
  EXPECT_EQ(p.tables().line(p.line("lanternport")).points, 17);
  EXPECT_THAT(pays(p.build("lanternport", "hydro_dam", 5), 'J'), ElementsAre(0, 0, 0));
  EXPECT_THAT(pays(p.build("lanternport", "hydro_dam", 1), 'J'), ElementsAre(5, 3, 1));
  EXPECT_THAT(pays(with({"lanternport"}), 'J'), ElementsAre(5, 3, 1));
}

TEST(Cards, PL_CARD_K_PL_RUL_15_wind_and_water) {
  EXPECT_THAT(pays(with({}), 'K'), ElementsAre(0, 0, 0));
  EXPECT_THAT(pays(with({"gullmeadow", "minsterford"}), 'K'), ElementsAre(5, 2, 0));
  const auto bothWind = {std::string_view("gullmeadow"), std::string_view("minsterford"),
                         std::string_view("sunbridge"),  std::string_view("abbeygrove"),
                         std::string_view("highmark"),   std::string_view("musehill")};
  EXPECT_THAT(pays(with(bothWind), 'K'), ElementsAre(5, 2, 0)) << "two of one kind";
  EXPECT_THAT(pays(with({"gullmeadow", "minsterford", "highmark", "lanternport"}), 'K'),
              ElementsAre(5, 4, 2));
  EXPECT_THAT(pays(with({"gullmeadow", "minsterford", "highmark", "lanternport", "musehill"}), 'K'),
              ElementsAre(5, 6, 4));
}

TEST(Cards, PL_CARD_L_PL_RUL_16_tiles_on_the_island) {
  const auto withTiles = [](int tiles) {
    Position p;
    p.player().islandTiles[2] = static_cast<std::uint8_t>(tiles);
    return p;
  };
  EXPECT_THAT(pays(withTiles(0), 'L'), ElementsAre(3, 5, 7));
  EXPECT_THAT(pays(withTiles(1), 'L'), ElementsAre(0, 3, 5));
  EXPECT_THAT(pays(withTiles(2), 'L'), ElementsAre(0, 3, 5));
  EXPECT_THAT(pays(withTiles(3), 'L'), ElementsAre(0, 0, 3));
  EXPECT_THAT(pays(withTiles(5), 'L'), ElementsAre(0, 0, 3));
  EXPECT_THAT(pays(withTiles(6), 'L'), ElementsAre(0, 0, 0));
}

TEST(Scoring, PL_SCORE_02_PL_EX_13_first_scoring) {
  Position p;
  p.complete({"gullmeadow", "minsterford", "cornton"}).jokers(1).round(5);
  p.columns({0, 3, 3, 3, 2, 2}).play(0, "island red,island yellow,done vacation");
  EXPECT_EQ(p.player().score, 10 + 5 + 4 + 1);
  EXPECT_THAT(p.player().cardPoints, ElementsAre(10, 0, 0));
}

TEST(Scoring, PL_SCORE_05_PL_JOKER_07_a_joker_comes_after_the_cards) {
  Position p;
  p.jokers(1).round(5).play(0, "island red,island yellow,done vacation");
  EXPECT_EQ(p.player().jokers, 2);
  EXPECT_EQ(p.player().score, 10 + 1) << "card G has counted one";
  Position second(players(2));
  second.jokers(1, 0).jokers(1, 1).round(10);
  second.play(0, "island red,island yellow,done vacation");
  second.play(1, "island red,island yellow,done vacation");
  EXPECT_EQ(second.player(0).jokers, 2);
  EXPECT_EQ(second.player(1).jokers, 2) << "everybody";
}

TEST(Scoring, PL_SCORE_02_PL_SCORE_03_the_same_things_count_again) {
  Position p;
  p.complete({"gullmeadow", "minsterford", "cornton"}).jokers(1).round(10);
  p.play(0, "island red,island yellow,done vacation");
  EXPECT_EQ(p.player().score, 10 + 3 + 2 + 2);
  EXPECT_EQ(p.player().jokers, 2);
}

TEST(Scoring, PL_SCORE_05_the_last_scoring_grants_nothing) {
  Position p;
  p.jokers(1).round(15).play(0, "island red,island yellow,done vacation");
  EXPECT_EQ(p.player().jokers, 1);
  EXPECT_EQ(p.player().score, 10 + 3);
  EXPECT_FALSE(p.told(EventKind::jokerGranted));
}

TEST(End, PL_END_01_PL_END_02_PL_EX_15_unfinished_lines_cost_points) {
  const Position p;
  std::vector<int> losses;
  for (int lines = 0; lines <= 7; ++lines) losses.push_back(lossForUnfinished(p.tables(), lines));
  EXPECT_THAT(losses, ElementsAre(0, 1, 3, 6, 10, 15, 20, 25));
  Position q;
  q.score(30).round(15).complete({"gullmeadow"});
  q.build("cornton", "solar_slope", 1).build("highmark", "hydro_dam", 5);
  q.build("musehill", "wind_plateau", 3);
  EXPECT_EQ(unfinishedLines(q.tables(), q.player()), 3);
  q.play(0, "island red,island yellow,done vacation");
  EXPECT_EQ(q.player().score, 30 - 6);
  EXPECT_EQ(q.player().unfinishedLost, 6);
}

TEST(End, PL_END_01_who_has_finished_every_line_is_not_told_of_any) {
  Position p;
  p.round(15).complete({"gullmeadow"}).play(0, "island red,island yellow,done vacation");
  EXPECT_FALSE(p.told(EventKind::linesUnfinished));
  Position one;
  one.round(15).build("cornton", "solar_slope", 1);
  one.play(0, "island red,island yellow,done vacation");
  EXPECT_EQ(one.player().unfinishedLost, 1);
  EXPECT_EQ(one.countTold(EventKind::linesUnfinished), 1);
}

TEST(End, PL_END_03_PL_RUL_12_not_below_nothing_and_no_vacation_helps) {
  Position p;
  p.score(2).round(15);
  p.build("cornton", "solar_slope", 1).build("highmark", "hydro_dam", 5);
  p.build("musehill", "wind_plateau", 3);
  Position q = p;
  p.play(0, "island red,island yellow,done vacation");
  EXPECT_EQ(p.player().score, 0);
  q.score(20).play(0, "island red,island yellow,done");
  EXPECT_EQ(q.player().score, 20 - 2 - 6) << "whoever has kept the tile pays, too";
}

TEST(End, PL_END_04_PL_EX_32_score_then_plants_then_a_shared_victory) {
  Position p(players(2));
  p.score(84, 0).score(84, 1);
  p.complete({"gullmeadow", "minsterford"}, 1);
  Result result = p.game().result(p.state());
  EXPECT_EQ(result.standings[0].seat, Seat::of(1));
  EXPECT_EQ(result.decidedBy, "plants");
  p.complete({"gullmeadow", "minsterford"}, 0);
  result = p.game().result(p.state());
  EXPECT_EQ(result.decidedBy, "shared");
  EXPECT_TRUE(result.isWinner(Seat::of(0)) && result.isWinner(Seat::of(1)));
  p.score(85, 0);
  result = p.game().result(p.state());
  EXPECT_EQ(result.decidedBy, "score");
  EXPECT_FALSE(result.isWinner(Seat::of(1)));
}

TEST(End, PL_END_04_more_plants_but_not_more_cities) {
  Position p(players(2));
  p.score(84, 0).score(84, 1);
  p.complete({"sunbridge", "highmark", "lanternport"}, 0);
  p.complete({"gullmeadow", "minsterford"}, 1);
  ASSERT_EQ(completedPlants(p.tables(), p.player(0)), 0);
  ASSERT_EQ(completedPlants(p.tables(), p.player(1)), 1);
  const Result result = p.game().result(p.state());
  EXPECT_EQ(result.standings[0].seat, Seat::of(1));
  EXPECT_FALSE(result.isWinner(Seat::of(0)));
  EXPECT_EQ(result.decidedBy, "plants");
}

TEST(Solo, PL_SOLO_01_the_base_rules_on_one_board) {
  Position p;
  EXPECT_EQ(p.game().seats(), 1);
  p.round(5).play(0, "island red,island yellow,done");
  EXPECT_EQ(p.player().jokers, 1);
  EXPECT_FALSE(p.offers(0, "reopen")) << "nobody to wait for";
}

TEST(Solo, PL_SOLO_02_six_ratings) {
  const Position p;
  for (const auto& [score, rating] : {std::pair{0, 0},
                                      {60, 0},
                                      {61, 1},
                                      {70, 1},
                                      {71, 2},
                                      {80, 2},
                                      {81, 3},
                                      {90, 3},
                                      {91, 4},
                                      {100, 4},
                                      {101, 5},
                                      {150, 5}})
    EXPECT_EQ(soloRating(p.tables(), score), rating) << score;
  EXPECT_EQ(builtInPack().ratings.size(), 6U);
  Position last;
  last.score(95).round(15).play(0, "island red,island yellow,done vacation");
  ASSERT_EQ(last.countTold(EventKind::soloRated), 1);
  EXPECT_EQ(last.events().back().operands[1], 4);
}

TEST(Result, the_breakdown_adds_up) {
  Position p;
  p.round(14).score(40).jokers(2).complete({"gullmeadow"}).build("cornton", "solar_slope", 1);
  p.columns({1, 1, 0, 0, 0, 0}).play(0, "island red,done");
  const int before = p.player().score;
  p.play(0, "island red,island yellow,done");
  const Player& player = p.player();
  EXPECT_EQ(player.score, before - 2 + pointsFromCards(player) - player.unfinishedLost);
  EXPECT_EQ(player.islandLost, 3);
}

int valueOf(const Result& result, std::string_view code) {
  for (const BreakdownLine& line : result.breakdown)
    if (line.code == code) return line.bySeat[0];
  return -1000;
}

TEST(Result, PL_END_04_the_score_is_the_sum_of_its_parts) {
  Position p;
  for (const int round : {5, 10, 15}) p.round(round).play(0, "island red,island yellow,done");
  const Result result = p.game().result(p.state());
  int sum = 0;
  int parts = 0;
  for (const BreakdownLine& line : result.breakdown) {
    if (line.role != LineRole::part) continue;
    sum += line.bySeat[0];
    ++parts;
  }
  EXPECT_EQ(sum, valueOf(result, "score"));
  EXPECT_EQ(parts, 8) << "start, cities, plants, three scorings, island, unfinished lines";
}

TEST(Result, PL_SCORE_01_tells_every_scoring_apart_and_losses_as_such) {
  Position p;
  p.complete({"gullmeadow", "minsterford", "cornton"}).build("highmark", "hydro_dam", 5);
  for (const int round : {5, 10, 15}) p.round(round).play(0, "island red,island yellow,done");
  const Result result = p.game().result(p.state());
  const auto value = [&result](std::string_view code) { return valueOf(result, code); };
  EXPECT_EQ(value("start_points"), 10);
  EXPECT_EQ(value("scoring_1"), 5 + 4);
  EXPECT_EQ(value("scoring_2"), 3 + 2 + 2) << "with the joker of the first scoring";
  EXPECT_EQ(value("scoring_3"), 1 + 0 + 6);
  EXPECT_EQ(value("island_lost"), -6);
  EXPECT_EQ(value("unfinished_lost"), -1);
}

}  // namespace
}  // namespace spannung::powerline::testing
