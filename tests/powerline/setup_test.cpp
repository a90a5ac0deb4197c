#include "engine/powerline/setup.h"

#include <algorithm>
#include <numeric>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/powerline/position.h"

namespace spannung::powerline::testing {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;

std::string lettersOf(const Position& p) {
  std::string letters;
  for (const int card : p.state().cards) letters += p.tables().card(card).id;
  return letters;
}

Options choosing(CardChoice choice) {
  Options options = solo();
  options.cards = choice;
  return options;
}

TEST(Setup, PL_SETUP_01_PL_SCORE_06_base_game_scores_the_printed_cards) {
  EXPECT_EQ(lettersOf(Position()), "ADG");
}

TEST(Setup, PL_SETUP_02_the_first_round_begins) {
  const Position p;
  EXPECT_EQ(p.state().round, 1);
  EXPECT_EQ(p.state().stage, Stage::plan);
}

TEST(Setup, PL_RUL_01_fifteen_rounds_are_played) {
  Position p;
  int rounds = 0;
  for (; !p.game().finished(p.state()); ++rounds) {
    const int before = p.state().round;
    while (!p.game().finished(p.state()) && p.state().round == before) {
      const bool mayEnd = p.offers(0, "done");
      p.play(0, mayEnd ? std::string("done") : p.legal(0).front());
    }
  }
  EXPECT_EQ(rounds, 15);
}

TEST(Setup, PL_SETUP_03_one_joker_each_waits_above_the_first_two_scorings) {
  EXPECT_THAT(builtInPack().content.components.jokersAfterScoring, ElementsAre(1, 1, 0));
}

TEST(Setup, PL_SETUP_04_PL_RUL_23_PL_DEC_02_everybody_has_another_board) {
  std::set<int> firstBoards;
  for (std::uint8_t seed = 0; seed < 40; ++seed) {
    Options options = players(6);
    const Powerline game(builtInPack().content, options);
    const State state = game.initial(seedNumber(seed));
    std::set<int> boards;
    for (const Player& player : state.players) boards.insert(player.board);
    EXPECT_EQ(boards.size(), 6U);
    firstBoards.insert(state.player(Seat::of(0)).board);
  }
  EXPECT_EQ(firstBoards.size(), 6U) << "any board may come first";
  Options chosen = players(2);
  chosen.boards.push_back(5);
  chosen.boards.push_back(3);
  const State state = Powerline(builtInPack().content, chosen).initial(seedNumber(1));
  EXPECT_EQ(state.player(Seat::of(0)).board, 5);
  EXPECT_EQ(state.player(Seat::of(1)).board, 3);
}

TEST(Setup, PL_SETUP_05_PL_SETUP_06_PL_RUL_25_fifteen_tiles_fill_the_worker_table) {
  const Position p;
  EXPECT_THAT(p.player().columns, ElementsAre(2, 3, 3, 3, 2, 2));
  EXPECT_EQ(std::accumulate(p.player().columns.begin(), p.player().columns.end(), 0), 15);
}

TEST(Setup, PL_SETUP_07_all_six_workers_are_at_home) {
  const Position p;
  EXPECT_TRUE(p.player().plan.placements.empty());
  EXPECT_TRUE(p.offers(0, "island red"));
  EXPECT_TRUE(p.offers(0, "island black"));
}

TEST(Setup, PL_SETUP_08_PL_SETUP_11_the_vacation_tile_is_an_option) {
  EXPECT_TRUE(Position().player().hasVacation);
  Options options = solo();
  options.vacationTile = false;
  EXPECT_FALSE(Position(options).player().hasVacation);
}

TEST(Setup, PL_SETUP_09_PL_SETUP_10_ten_points_and_no_joker) {
  const Position p(players(3));
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(p.player(seat).score, 10);
    EXPECT_EQ(p.player(seat).jokers, 0);
  }
}

TEST(Setup, PL_VAR3_01_PL_VAR3_02_contracts_are_one_of_each_color) {
  std::set<std::string> seen;
  for (std::uint8_t seed = 0; seed < 200; ++seed)
    seen.insert(lettersOf(Position(choosing(CardChoice::onePerColor), {}, seed)));
  EXPECT_EQ(seen.size(), 27U);
  for (const std::string& letters : seen) {
    EXPECT_TRUE(letters[0] >= 'A' && letters[0] <= 'C') << letters;
    EXPECT_TRUE(letters[1] >= 'D' && letters[1] <= 'F') << letters;
    EXPECT_TRUE(letters[2] >= 'G' && letters[2] <= 'I') << letters;
  }
}

TEST(Setup, PL_VAR3_02_any_three_of_the_nine) {
  std::set<std::string> seen;
  for (int seed = 0; seed < 256; ++seed)
    seen.insert(
        lettersOf(Position(choosing(CardChoice::anyThree), {}, static_cast<std::uint8_t>(seed))));
  EXPECT_GT(seen.size(), 60U);  // of 84
  for (const std::string& letters : seen) EXPECT_LT(letters[2], 'J') << letters;
  EXPECT_TRUE(std::ranges::any_of(seen, [](const std::string& letters) {
    return letters[1] <= 'C';
  })) << "two of a color";
}

TEST(Setup, PL_VAR4_01_PL_RUL_18_special_contracts_alone_or_among_all_twelve) {
  EXPECT_EQ(lettersOf(Position(choosing(CardChoice::special))), "JKL");
  std::set<char> seen;
  for (std::uint8_t seed = 0; seed < 100; ++seed)
    for (const char letter : lettersOf(Position(choosing(CardChoice::mixed), {}, seed)))
      seen.insert(letter);
  EXPECT_EQ(seen.size(), 12U);
}

TEST(Setup, PL_VAR3_02_drawn_cards_may_be_dealt) {
  Deal deal;
  deal.cards = cardsNamed("BEH");
  EXPECT_EQ(lettersOf(Position(choosing(CardChoice::onePerColor), deal)), "BEH");
}

TEST(Setup, PL_DEC_01_PL_VAR3_02_cards_may_be_given) {
  EXPECT_EQ(lettersOf(Position(withCards(solo(), "BEL"))), "BEL");
}

TEST(Setup, PL_SETUP_04_a_given_outcome_leaves_the_others_as_the_seed_says) {
  Options options = players(2);
  options.cards = CardChoice::mixed;
  const Powerline game(builtInPack().content, options);
  Deal deal;
  deal.boards.push_back(4);
  deal.boards.push_back(2);
  const State drawn = game.initial(seedNumber(9));
  const State given = game.initial(seedNumber(9), deal);
  EXPECT_EQ(given.player(Seat::of(0)).board, 4);
  EXPECT_EQ(given.cards, drawn.cards);
  EXPECT_EQ(given.dice, drawn.dice);
}

TEST(Setup, given_dice_come_first_and_then_those_of_the_seed) {
  Deal deal;
  for (const int face : {6, 5, 4, 3, 2, 1}) deal.dice.push_back(static_cast<std::uint8_t>(face));
  Position given(solo(), deal);
  Position drawn(solo());
  EXPECT_THAT(given.state().dice, ElementsAre(6, 5, 4, 3, 2, 1));
  given.play(0, "island red,done");
  drawn.play(0, "island red,done");
  EXPECT_EQ(given.state().dice, drawn.state().dice);
}

class DealRefusals : public ::testing::Test {
 protected:
  Reason refusal(const Options& options, const Deal& deal) {
    return reasonOf(Powerline(builtInPack().content, options).checkDeal(deal));
  }
  Deal deal_;
};

TEST_F(DealRefusals, boards) {
  deal_.boards.push_back(1);
  EXPECT_EQ(refusal(players(2), deal_), Reason::dealBoardsCount);
  deal_.boards.push_back(1);
  EXPECT_EQ(refusal(players(2), deal_), Reason::dealBoardTwice);
  Options chosen = players(2);
  chosen.boards = deal_.boards;
  EXPECT_EQ(refusal(chosen, deal_), Reason::dealBoardsNotRandom);
}

TEST_F(DealRefusals, PL_VAR3_02_cards) {
  deal_.cards = cardsNamed("ADG");
  EXPECT_EQ(refusal(solo(), deal_), Reason::dealCardsNotRandom);
  EXPECT_EQ(refusal(choosing(CardChoice::onePerColor), deal_), Reason::fine);
  deal_.cards = cardsNamed("ABG");
  EXPECT_EQ(refusal(choosing(CardChoice::onePerColor), deal_), Reason::dealCardNotAllowed);
  EXPECT_EQ(refusal(choosing(CardChoice::anyThree), deal_), Reason::fine);
  deal_.cards = cardsNamed("ABL");
  EXPECT_EQ(refusal(choosing(CardChoice::anyThree), deal_), Reason::dealCardNotAllowed);
  EXPECT_EQ(refusal(choosing(CardChoice::mixed), deal_), Reason::fine);
  deal_.cards = cardsNamed("AAB");
  EXPECT_EQ(refusal(choosing(CardChoice::mixed), deal_), Reason::dealCardTwice);
  deal_.cards = cardsNamed("AB");
  EXPECT_EQ(refusal(choosing(CardChoice::mixed), deal_), Reason::dealCardsCount);
}

TEST_F(DealRefusals, dice) {
  deal_.dice.push_back(3);
  EXPECT_EQ(refusal(solo(), deal_), Reason::dealDiceCount);
  while (deal_.dice.size() < 6) deal_.dice.push_back(7);
  EXPECT_EQ(refusal(solo(), deal_), Reason::dealDieFace);
  while (deal_.dice.size() <= 90) deal_.dice.push_back(1);
  EXPECT_EQ(refusal(solo(), deal_), Reason::dealDiceTooMany);
}

}  // namespace
}  // namespace spannung::powerline::testing
