// What may be known.
#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

TEST(HiddenInformation, PA_HID_01_only_the_order_of_decks_is_hidden) {
  const Table table(2);
  const State view = table.game().redacted(table.state(), Viewer::seat(kBlue));
  EXPECT_EQ(view.rng, Rng{});
  EXPECT_TRUE(std::is_sorted(view.specialActions.deck.begin(), view.specialActions.deck.end()));
  EXPECT_TRUE(std::is_sorted(view.foreign[0].deck.begin(), view.foreign[0].deck.end()));
  EXPECT_EQ(view.specialActions.open, table.state().specialActions.open);
  State other = table.state();
  std::swap(other.specialScorings.deck[0], other.specialScorings.deck[7]);
  EXPECT_EQ(table.game().redacted(other, Viewer::spectator()),
            table.game().redacted(table.state(), Viewer::spectator()));
}

TEST(HiddenInformation, PA_HID_02_everything_else_is_open) {
  Table table(3);
  table.giveCard(kYellow, "foreign-trade");
  const State view = table.game().redacted(table.state(), Viewer::seat(kBlue));
  EXPECT_EQ(view.players, table.state().players);
}

}  // namespace
}  // namespace spannung::pampero::testing
