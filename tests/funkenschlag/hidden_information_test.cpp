// What a seat sees, and what it may imagine behind the rest.
#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/funkenschlag/position.h"
#include "tests/funkenschlag/random_move.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

const std::vector<Viewer> kThreeViewers = {Viewer::seat(Seat::of(0)), Viewer::seat(Seat::of(1)),
                                           Viewer::seat(Seat::of(2)), Viewer::spectator()};
const Viewer kFirst = Viewer::seat(Seat::of(0));

// Printed numbers from top to bottom; 99 for the step 3 card, -1 for unknown.
std::vector<int> pileOf(const Position& p, const State& state) {
  Position shown = p;
  shown.state() = state;
  return shown.pileNumbers();
}

std::set<int> plantsIn(PlantMask plants) {
  std::set<int> indices;
  for (; plants != 0; plants &= plants - 1) indices.insert(std::countr_zero(plants));
  return indices;
}

// Makes these the plants that were removed unseen; the others that were are out face up now.
PlantMask removeUnseen(Position& p, std::initializer_list<int> numbers) {
  PlantMask removed = 0;
  for (const int number : numbers) removed |= plantBit(p.plant(number));
  p.state().outOfGame = (p.state().outOfGame | p.state().removedUnseen) & ~removed;
  p.state().removedUnseen = removed;
  return removed;
}

State imagined(const Funkenschlag& game, State state, Viewer viewer, int number) {
  Seed seed{};
  seed[0] = static_cast<std::uint8_t>(number % 256);
  seed[1] = static_cast<std::uint8_t>(number / 256);
  Rng rng = Rng::fromSeed(seed);
  Dice dice(rng);
  game.determinize(state, viewer, dice);
  return state;
}

// Plays `moves` random moves, or until the end.
void playOn(const Funkenschlag& game, State& state, Dice& dice, int moves) {
  for (; moves > 0 && !game.finished(state); --moves) {
    MoveList legal;
    game.legal(state, state.actor, legal);
    ASSERT_FALSE(legal.empty()) << "stage " << static_cast<int>(state.stage) << ", round "
                                << state.round;
    NoSink silence;
    game.apply(state, state.actor, randomMove(state, legal, dice), silence);
  }
}

// In the middle of an auction of a game for three: five cards above the step 3 card, two below.
Position midGame(MoneyVisibility money = MoneyVisibility::open) {
  Position p({.players = 3, .money = money});
  p.round(5).order({2, 0, 1}).plants(0, {3}).plants(1, {4}).plants(2, {5});
  p.market({21, 22, 23, 24, 25, 26, 27, 28}).pile({30, 17, 31, 20, 32, -1, 46, 44});
  p.money(0, 71).money(1, 83).money(2, 97).stored(0, Resource::oil, 2).connectSome(1, 3);
  return p.turnTo(Stage::openAuction, 2).play({"nominate 21", "bid 25"});
}

TEST(HiddenInformation, FS_INFO_01_everything_but_pile_and_removed_plants_is_open) {
  const Position p = midGame();
  ASSERT_EQ(p.stage(), Stage::bid);
  for (const Viewer viewer : kThreeViewers) {
    const State view = p.game().redacted(p.state(), viewer);
    EXPECT_EQ(view.pile.count(), 8) << "the number of cards in the pile";
    State open = p.state();  // where the secrets are replaced by what the viewer sees of them
    open.pile = view.pile;
    open.removedUnseen = view.removedUnseen;
    open.rng = view.rng;
    open.step3Order = view.step3Order;
    EXPECT_EQ(open, view);
    EXPECT_EQ(view.highestBid, 25);
    EXPECT_EQ(view.player(Seat::of(1)).money, 83);
  }
}

TEST(HiddenInformation, FS_INFO_02_plant_13_on_top_and_the_step_3_card_at_the_bottom_are_known) {
  const Position p({.players = 3});
  const State view = p.game().redacted(p.state(), kFirst);
  const std::vector<int> pile = pileOf(p, view);
  ASSERT_EQ(pile.size(), 27U);
  EXPECT_EQ(pile.front(), 13);
  EXPECT_EQ(pile.back(), 99);
  EXPECT_EQ(std::count(pile.begin(), pile.end(), -1), 25);
  EXPECT_EQ(view.removedUnseen, 0U);
}

TEST(HiddenInformation, FS_INFO_02_the_same_public_start_looks_the_same_whatever_lies_below) {
  const Options options = withRegions({.players = 3}, {"west", "east", "southwest"});
  Deal deal;
  for (const int seat : {2, 0, 1}) deal.order.push_back(Seat::of(seat));
  const Position one(options, "germany", deal, 1);
  const Position other(options, "germany", deal, 2);
  ASSERT_NE(one.pileNumbers(), other.pileNumbers());
  ASSERT_NE(one.state().removedUnseen, other.state().removedUnseen);
  for (const Viewer viewer : kThreeViewers)
    EXPECT_EQ(one.game().redacted(one.state(), viewer),
              other.game().redacted(other.state(), viewer));
}

TEST(HiddenInformation, FS_INFO_02_a_given_order_of_the_step_3_pile_is_a_secret) {
  Position p = midGame();
  p.state().step3Order.push_back(p.plant(46));
  EXPECT_TRUE(p.game().redacted(p.state(), kFirst).step3Order.empty());
}

TEST(HiddenInformation, FS_INFO_03_plants_slid_under_the_pile_are_known_in_their_order) {
  const Position p = midGame();
  for (const Viewer viewer : kThreeViewers)
    EXPECT_THAT(pileOf(p, p.game().redacted(p.state(), viewer)),
                ElementsAre(-1, -1, -1, -1, -1, 99, 46, 44));
}

TEST(HiddenInformation, FS_INFO_03_after_the_step_3_card_only_the_order_is_unknown) {
  Position p = midGame();
  p.pile({-1, 46, 44, 42});
  const PlantMask removed = removeUnseen(p, {36, 38});
  p.turnTo(Stage::openAuction, 2).play({"nominate 21", "bid 21", "pass", "pass"});
  ASSERT_EQ(p.state().step3Card, Step3Card::inMarket);
  const State view = p.game().redacted(p.state(), kFirst);
  EXPECT_THAT(pileOf(p, view), ElementsAre(-1, -1, -1));
  EXPECT_EQ(view.removedUnseen, removed) << "whatever nobody has seen by now";
  const State guess = imagined(p.game(), view, kFirst, 1);
  EXPECT_THAT(pileOf(p, guess), UnorderedElementsAre(42, 44, 46));
  EXPECT_EQ(guess.removedUnseen, removed);
}

// Follows whole games as an attentive player would, up to the move that brings up the card.
TEST(HiddenInformation, FS_INFO_03_the_pile_of_step_3_are_exactly_the_plants_slid_under_it) {
  int cardsDrawn = 0;
  for (std::uint8_t seed = 1; seed <= 12; ++seed) {
    const Position p({.players = 2 + seed % 5}, "germany", {}, seed);
    State state = p.state();
    PlantMask seen = p.tables().initialMarket;
    PlantMask under = 0;
    PlantMask drawnAfterwards = 0;
    bool cardDrawn = false;
    auto listen = [&](const Event& event) {
      const auto kind = static_cast<EventKind>(event.kind);
      if (kind == EventKind::step3CardDrawn) cardDrawn = true;
      if (kind == EventKind::plantPutUnderPile) under |= plantBit(Card::plant(event.operands[0]));
      if (kind == EventKind::plantDrawn)
        (cardDrawn ? drawnAfterwards : seen) |= plantBit(Card::plant(event.operands[0]));
    };
    EventSink sink(listen);
    Rng rng = Rng::fromSeed(seedNumber(seed));
    Dice dice(rng);
    for (int move = 0; move < 4000 && !cardDrawn && !p.game().finished(state); ++move) {
      MoveList legal;
      p.game().legal(state, state.actor, legal);
      p.game().apply(state, state.actor, randomMove(state, legal, dice), sink);
    }
    if (!cardDrawn) continue;
    ++cardsDrawn;
    PlantMask inPile = 0;
    for (const Card card : state.pile) inPile |= plantBit(card);
    EXPECT_EQ(inPile | drawnAfterwards, under);
    EXPECT_EQ(state.removedUnseen, p.tables().allPlants & ~seen);
  }
  EXPECT_GT(cardsDrawn, 5);
}

TEST(HiddenInformation, FS_INFO_04_money_is_open_unless_the_table_conceals_it) {
  const Position open = midGame();
  for (const Viewer viewer : kThreeViewers)
    for (int seat = 0; seat < 3; ++seat)
      EXPECT_EQ(open.game().redacted(open.state(), viewer).player(Seat::of(seat)).money,
                open.state().player(Seat::of(seat)).money);
}

TEST(HiddenInformation, FS_INFO_04_concealed_money_shows_a_seat_its_own_only) {
  const Position p = midGame(MoneyVisibility::concealed);
  for (const Viewer viewer : kThreeViewers)
    for (int seat = 0; seat < 3; ++seat)
      EXPECT_EQ(p.game().redacted(p.state(), viewer).player(Seat::of(seat)).money,
                viewer.is(Seat::of(seat)) ? p.state().player(Seat::of(seat)).money : kConcealed);
}

TEST(HiddenInformation, FS_INFO_04_concealed_money_is_shown_at_the_end) {
  Position p = midGame(MoneyVisibility::concealed);
  p.connectSome(0, 17).turnTo(Stage::build, 2).money(2, 5).play("done");
  ASSERT_EQ(p.stage(), Stage::finished);
  EXPECT_EQ(p.game().redacted(p.state(), Viewer::spectator()).player(Seat::of(1)).money, 83);
}

TEST(HiddenInformation, FS_INFO_04_concealing_money_changes_no_rule) {
  const Funkenschlag open = makeGame({.players = 4});
  const Funkenschlag concealed = makeGame({.players = 4, .money = MoneyVisibility::concealed});
  State one = open.initial(seedNumber(3));
  State other = concealed.initial(seedNumber(3));
  Rng rng = Rng::fromSeed(seedNumber(4));
  Dice dice(rng);
  for (int move = 0; move < 300 && !open.finished(one); ++move) {
    MoveList moves;
    open.legal(one, one.actor, moves);
    MoveList same;
    concealed.legal(other, other.actor, same);
    ASSERT_TRUE(std::equal(moves.begin(), moves.end(), same.begin(), same.end()));
    const Move chosen = randomMove(one, moves, dice);
    NoSink silence;
    open.apply(one, one.actor, chosen, silence);
    concealed.apply(other, other.actor, chosen, silence);
    ASSERT_EQ(one, other);
  }
}

TEST(HiddenInformation, FS_INFO_04_imagined_purses_do_not_look_at_the_true_ones) {
  Position p = midGame(MoneyVisibility::concealed);
  const State before = imagined(p.game(), p.state(), kFirst, 7);
  p.money(1, 12).money(2, 400);
  const State after = imagined(p.game(), p.state(), kFirst, 7);
  EXPECT_EQ(before, after);
  EXPECT_EQ(before.player(Seat::of(0)).money, 71) << "the own purse is known";
  EXPECT_GE(before.player(Seat::of(2)).money, 25) << "enough for the standing bid";
}

TEST(HiddenInformation, FS_INFO_04_an_imagined_purse_pays_for_the_plant_just_nominated) {
  Position p = midGame(MoneyVisibility::concealed);
  p.turnTo(Stage::openAuction, 2).play("nominate 24");
  ASSERT_EQ(p.stage(), Stage::openingBid);
  for (int i = 0; i < 200; ++i) {
    const State guess = imagined(p.game(), p.state(), kFirst, i);
    ASSERT_GE(guess.player(Seat::of(2)).money, 24) << "whoever nominates 24 has 24";
    MoveList moves;
    p.game().legal(guess, guess.actor, moves);
    ASSERT_FALSE(moves.empty());
  }
}

TEST(HiddenInformation, FS_INFO_04_everybody_can_go_on_with_an_imagined_purse) {
  for (int players = 2; players <= 6; ++players) {
    const Funkenschlag game = makeGame({.players = players, .money = MoneyVisibility::concealed});
    State state = game.initial(seedNumber(5));
    Rng rng = Rng::fromSeed(seedNumber(6));
    Dice dice(rng);
    for (int move = 0; move < 40; ++move) {
      for (int i = 0; i < 10; ++i) {
        State guess = imagined(game, state, kFirst, 10 * move + i);
        playOn(game, guess, dice, 20);
        if (::testing::Test::HasFatalFailure()) return;
      }
      playOn(game, state, dice, 1);
    }
  }
}

TEST(HiddenInformation, FS_INFO_05_before_the_step_3_card_the_pile_is_imagined_from_unseen_plants) {
  Position p = midGame();
  removeUnseen(p, {36, 38, 50});
  for (int i = 0; i < 50; ++i) {
    const State guess = imagined(p.game(), p.state(), kFirst, i);
    std::vector<int> pile = pileOf(p, guess);
    ASSERT_EQ(pile.size(), 8U);
    EXPECT_THAT(std::vector<int>(pile.begin() + 5, pile.end()), ElementsAre(99, 46, 44));
    pile.resize(5);
    for (const int index : plantsIn(guess.removedUnseen))
      pile.push_back(p.tables().number(Card::plant(index)));
    EXPECT_THAT(pile, UnorderedElementsAre(30, 17, 31, 20, 32, 36, 38, 50));
  }
}

TEST(HiddenInformation, FS_INFO_05_plant_13_stays_on_top_until_it_is_drawn) {
  const Position p({.players = 4});
  const State guess = imagined(p.game(), p.state(), kFirst, 1);
  const std::vector<int> pile = pileOf(p, guess);
  ASSERT_EQ(pile.size(), 31U);
  EXPECT_EQ(pile.front(), 13);
  EXPECT_EQ(pile.back(), 99);
  EXPECT_EQ(std::count(pile.begin(), pile.end(), 13), 1);
  EXPECT_NE(pile, p.pileNumbers());
  EXPECT_EQ(std::popcount(guess.removedUnseen), 4);
  EXPECT_EQ(guess.removedUnseen & plantBit(p.plant(13)), 0U);
}

TEST(HiddenInformation, FS_INFO_05_imagining_leaves_alone_what_is_seen_and_forgets_the_rest) {
  for (int players = 2; players <= 6; ++players)
    for (const MoneyVisibility money : {MoneyVisibility::open, MoneyVisibility::concealed}) {
      const Funkenschlag game = makeGame({.players = players, .money = money});
      State state = game.initial(seedNumber(8));
      Rng rng = Rng::fromSeed(seedNumber(9));
      Dice dice(rng);
      for (int i = 0; i < 150 && !game.finished(state); ++i) {
        const Viewer viewer = Viewer::seat(Seat::of(i % players));
        const State view = game.redacted(state, viewer);
        const State guess = imagined(game, state, viewer, i);
        ASSERT_EQ(game.redacted(guess, viewer), view) << "the same to the viewer";
        ASSERT_EQ(imagined(game, view, viewer, i), guess) << "from what is seen alone";
        ASSERT_EQ(imagined(game, guess, viewer, i + 1000), imagined(game, state, viewer, i + 1000));
        ASSERT_NE(guess.rng, state.rng) << "the dice of the future are not known either";
        playOn(game, state, dice, 3);
        if (::testing::Test::HasFatalFailure()) return;
      }
    }
}

TEST(HiddenInformation, FS_INFO_05_every_unseen_plant_is_equally_likely_everywhere) {
  const Position p({.players = 3});
  constexpr int kGuesses = 3300;
  std::map<int, int> second, last, removed;
  for (int i = 0; i < kGuesses; ++i) {
    const State guess = imagined(p.game(), p.state(), kFirst, i);
    const std::vector<int> pile = pileOf(p, guess);
    ++second[pile[1]];
    ++last[pile[pile.size() - 2]];
    for (const int index : plantsIn(guess.removedUnseen)) ++removed[index];
  }
  // 33 plants: 100 times each at a given place, and 8 of 33 times among the removed.
  for (const auto* counts : {&second, &last}) {
    EXPECT_EQ(counts->size(), 33U);
    for (const auto& [plant, count] : *counts) EXPECT_NEAR(count, 100, 45) << plant;
  }
  EXPECT_EQ(removed.size(), 33U);
  for (const auto& [index, count] : removed) EXPECT_NEAR(count, 800, 110) << index;
}

TEST(HiddenInformation, FS_INFO_05_after_the_step_3_card_any_order_is_equally_likely) {
  Position p = midGame();
  p.step(3).market({21, 22, 23, 24, 25, 26}).pile({46, 44, 42});
  ASSERT_EQ(p.state().step3Card, Step3Card::gone);
  std::map<std::vector<int>, int> orders;
  for (int i = 0; i < 600; ++i) ++orders[pileOf(p, imagined(p.game(), p.state(), kFirst, i))];
  EXPECT_EQ(orders.size(), 6U);
  for (const auto& [order, count] : orders) {
    EXPECT_THAT(order, UnorderedElementsAre(42, 44, 46));
    EXPECT_NEAR(count, 100, 45);
  }
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
