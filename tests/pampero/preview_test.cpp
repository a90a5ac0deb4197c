// What a card lights up before it is played is what it asks for when it is.
#include "games/pampero/preview.h"

#include <algorithm>

#include <boost/json/array.hpp>
#include <gmock/gmock.h>

#include "games/touches.h"
#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::UnorderedElementsAre;
using Touches = std::vector<std::string>;

class Foreseen {
 public:
  explicit Foreseen(const Table& table) : rules_(table.game(), Deal{}) {}

  Touches targets(const State& state, Move move) const {
    Touches touches;
    const Preview preview = previewOf(rules_, rules_.game().tables(), state, move);
    EXPECT_THAT(preview.events, IsEmpty());
    if (const auto* list = preview.figures.if_contains("targets"); list != nullptr)
      for (const auto& each : list->as_array()) touches.emplace_back(each.as_string());
    return touches;
  }
  Touches targets(const Table& table, std::string_view move) const {
    return targets(table.state(), rules_.game().parse(move).move);
  }
  // Of everything that may be done next.
  Touches asked(const State& state) const {
    MoveList moves;
    rules_.game().legal(state, state.actor(), moves);
    Touches touches;
    for (const Move move : moves)
      for (const std::string& touch : touchesOf(rules_, move)) touches.push_back(touch);
    return touches;
  }

 private:
  ErasedGame<Pampero> rules_;
};

TEST(Preview, lightsTheSitesOfTheZone) {
  Table table(2);
  table.beginTurnOf(kBlue);
  for (const char* site : {"A1-w1", "A1-m1", "B1-w1", "A1-t1"}) table.putBulldozer(kBlue, site);
  const Foreseen foreseen(table);
  EXPECT_THAT(foreseen.targets(table, "play wind t1A"),
              UnorderedElementsAre("site:A1-w1", "site:A1-m1"));
  EXPECT_THAT(foreseen.targets(table, "play wind u1B"), UnorderedElementsAre("site:B1-w1"));
  EXPECT_THAT(foreseen.targets(table, "play joker t1A"),
              IsSupersetOf({"site:A1-w1", "site:A1-m1", "site:A1-t1"}))
      << "all its actions";
  EXPECT_THAT(foreseen.targets(table, "battery"), IsEmpty());
}

TEST(Preview, lightsContractsAndWhereTheyMayBeLaid) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putTower(kBlue, "A1-t1");
  table.blue().energy = 12;
  table.blue().money = 30;
  const Foreseen foreseen(table);
  const Touches targets = foreseen.targets(table, "play contract t1A");
  const auto isTransformer = [](const std::string& touch) {
    return touch.starts_with("transformer:");
  };
  EXPECT_TRUE(std::any_of(targets.begin(), targets.end(), isTransformer));
  table.play({"play contract t1A"});
  ASSERT_EQ(table.stage(), Stage::chooseContract);
  for (const std::string& touch : foreseen.asked(table.state()))
    EXPECT_THAT(targets, Contains(touch));
}

TEST(Preview, lightsWhatACardWithoutTargetOffers) {
  Table table(2);
  table.beginTurnOf(kBlue);
  table.putBulldozer(kBlue, "A1-w1");
  const Touches targets = Foreseen(table).targets(table, "play operations t1A");
  EXPECT_THAT(targets, Contains("spot:A1-w1"));
  EXPECT_THAT(targets, Contains("spot:public"));
}

bool asksForTarget(Stage stage) {
  return stage == Stage::chooseSite || stage == Stage::chooseContract ||
         stage == Stage::sellAbroad || stage == Stage::chooseCapital;
}

// Over a whole game: every target that a card asks for was foreseen, and of its kind no other.
// True if it asked for one.
bool expectForeseen(const Table& table, const Foreseen& foreseen, const State& state, Move move) {
  State after = state;
  NoSink nobody;
  table.game().apply(after, state.actor(), move, nobody);
  if (after.finished() || !asksForTarget(after.task().stage)) return false;
  Touches targets = foreseen.targets(state, move);
  std::erase_if(targets,
                [](const std::string& touch) { return touch.starts_with("transformer:"); });
  EXPECT_THAT(foreseen.asked(after), ::testing::UnorderedElementsAreArray(targets));
  return true;
}

TEST(Preview, isWhatTheCardAsksFor) {
  Table table(2);
  const Foreseen foreseen(table);
  State state = table.state();
  NoSink nobody;
  int asked = 0;
  for (unsigned ply = 0; !state.finished(); ++ply) {
    MoveList moves;
    table.game().legal(state, state.actor(), moves);
    const std::vector<Move> all(moves.begin(), moves.end());
    for (const Move move : all)
      if (kindOf(move) == MoveKind::play && expectForeseen(table, foreseen, state, move)) ++asked;
    table.game().apply(state, state.actor(), all[(ply * 7919U) % all.size()], nobody);
  }
  EXPECT_GT(asked, 20);
}

}  // namespace
}  // namespace spannung::pampero::testing
