// Tokens that leave no choice are told as the decisions they would be.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/funkenschlag/position.h"

namespace spannung::funkenschlag::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

struct ForcedListener {
  const Funkenschlag& game;
  std::vector<std::string> told{};

  void operator()(const Event&) const {}
  void tookItself(Seat seat, Move move) {
    told.push_back(std::to_string(seat.index()) + " " + game.text(move));
  }
};

// Seat 0 owns three plants, is the last to buy, and has to give one up for plant 18.
Position overfull(std::initializer_list<int> plants) {
  Position p({.players = 3});
  p.round(4).order({1, 2, 0}).market({18, 19, 20, 22, 23, 24, 25, 26});
  p.pile({27, 28, 30, 31, -1}).plants(0, plants).plants(1, {44}).plants(2, {50});
  p.turnTo(Stage::openAuction, 0);
  return p;
}

// The discards among what took itself when this move was played.
std::vector<std::string> discardsAfter(Position& p, std::string_view move) {
  ForcedListener listener{p.game()};
  EventSink sink(listener);
  p.game().apply(p.state(), p.state().actor, p.game().parse(move).move, sink);
  std::erase_if(listener.told,
                [](const std::string& text) { return text.find("discard") == std::string::npos; });
  return listener.told;
}

TEST(ForcedDiscard, FS_PLANT_08_every_token_without_a_choice_is_told) {
  Position p = overfull({5, 4, 9});
  p.stored(0, Resource::coal, 6).stored(0, Resource::oil, 3).play("nominate 18");
  EXPECT_THAT(discardsAfter(p, "discard plant 5"),
              ElementsAre("0 discard coal", "0 discard coal", "0 discard oil"));
}

TEST(ForcedDiscard, FS_PLANT_08_garbage_and_uranium_are_told_too) {
  Position p = overfull({14, 6, 11});
  p.stored(0, Resource::garbage, 4).stored(0, Resource::uranium, 2).play("nominate 18");
  Position uranium = p;
  EXPECT_THAT(discardsAfter(p, "discard plant 14"),
              ElementsAre("0 discard garbage", "0 discard garbage"));
  EXPECT_THAT(discardsAfter(uranium, "discard plant 11"),
              ElementsAre("0 discard uranium", "0 discard uranium"));
}

// What somebody decides did not take itself; what follows from it did.
TEST(ForcedDiscard, FS_PLANT_08_a_token_that_was_chosen_is_not_told) {
  Position p = overfull({5, 12, 4});
  p.stored(0, Resource::coal, 6).stored(0, Resource::oil, 6).play("nominate 18");
  EXPECT_THAT(discardsAfter(p, "discard plant 5"), IsEmpty());
  EXPECT_THAT(discardsAfter(p, "discard coal"), IsEmpty());
  EXPECT_THAT(discardsAfter(p, "discard coal"), ElementsAre("0 discard oil", "0 discard oil"));
}

}  // namespace
}  // namespace spannung::funkenschlag::testing
