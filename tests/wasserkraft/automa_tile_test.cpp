// Both sides of each of the twenty tiles, at least once in a position with the expected choice.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/wasserkraft/duel.h"

namespace spannung::wasserkraft::testing {
namespace {

// What an Automa with plenty of machines builds first on an empty map, with criteria of its own.
struct FirstAction {
  int tile;
  std::vector<std::string> deeds;
  int workers;  // in all
};

void PrintTo(const FirstAction& action, std::ostream* out) { *out << "tile " << action.tile; }

class ActionSide : public ::testing::TestWithParam<FirstAction> {};

TEST_P(ActionSide, WK_RULE_46_WK_AUTOMA_19_leads_to_its_first_possible_action) {
  const FirstAction& expected = GetParam();
  Duel d;
  d.machines(1, 30, 30).automaTurn(expected.tile, expected.tile == 1 ? 2 : 1);
  EXPECT_EQ(d.deeds(), expected.deeds);
  EXPECT_EQ(d.automa().workers, 12 - expected.workers);
}

INSTANTIATE_TEST_SUITE_P(
    EveryTile, ActionSide,
    ::testing::Values(
        FirstAction{1, {"construct-base"}, 2}, FirstAction{2, {"construct-base"}, 2},
        FirstAction{3, {"discard", "construct-base"}, 3}, FirstAction{4, {"construct-base"}, 2},
        FirstAction{5, {"construct-conduit"}, 2}, FirstAction{6, {"construct-base"}, 2},
        FirstAction{7, {"discard", "construct-powerhouse"}, 3},
        FirstAction{8, {"discard", "construct-powerhouse"}, 3},
        FirstAction{9, {"construct-conduit"}, 2}, FirstAction{10, {"construct-conduit"}, 2},
        FirstAction{11, {"discard", "construct-conduit"}, 3},
        FirstAction{12, {"discard", "construct-conduit"}, 3},
        FirstAction{13, {"construct-powerhouse"}, 2}, FirstAction{14, {"construct-powerhouse"}, 2},
        FirstAction{15, {"construct-powerhouse"}, 2},
        FirstAction{16, {"discard", "construct-powerhouse"}, 3},
        FirstAction{17, {"construct-base"}, 2}, FirstAction{18, {"construct-base"}, 2},
        FirstAction{19, {"construct-conduit"}, 2}, FirstAction{20, {"construct-powerhouse"}, 2}));

// With a system that yields 9 and contracts of every colour, most tiles produce.
class ProducingSide : public ::testing::TestWithParam<std::pair<int, int>> {};

TEST_P(ProducingSide, WK_RULE_46_WK_AUTOMA_27_produces_with_its_modifier) {
  const auto& [tile, energy] = GetParam();
  Duel d;
  d.dam("8-lower", 1, 3, 3).conduit("8-left", 1).powerhouse("11-1", 1).national({});
  d.display({"green-3", "green-1", "yellow-6", "yellow-9", "red-7", "red-12"}).energy(0, 40);
  d.automaTurn(tile, tile == 1 ? 2 : 1);
  EXPECT_EQ(d.automa().energy, energy);
}

INSTANTIATE_TEST_SUITE_P(EveryTile, ProducingSide,
                         ::testing::Values(std::pair{1, 7}, std::pair{2, 7}, std::pair{3, 8},
                                           std::pair{4, 8}, std::pair{5, 9}, std::pair{6, 9},
                                           std::pair{7, 9}, std::pair{8, 9}, std::pair{9, 9},
                                           std::pair{10, 9}, std::pair{11, 10}, std::pair{12, 9},
                                           std::pair{13, 10}, std::pair{14, 10}, std::pair{15, 10},
                                           std::pair{16, 9}, std::pair{17, 11}, std::pair{18, 11},
                                           std::pair{19, 11}, std::pair{20, 11}));

// A map with something for every criterion: where each tile sends a base, a conduit and a
// powerhouse.
struct SitesOfTile {
  int tile;
  std::string base;
  std::string conduit;
  std::string powerhouse;
};

void PrintTo(const SitesOfTile& choice, std::ostream* out) { *out << "tile " << choice.tile; }

class CriteriaSide : public ::testing::TestWithParam<SitesOfTile> {
 protected:
  static std::string chosen(int action, int criteria) {
    Duel d;
    d.machines(1, 30, 30).dam("10-lower", 1, 1, 1).dam("7-lower", 0, 1, 1);
    d.dam("3-lower", kNeutral, 1, 1).conduit("1-right", 0).conduit("6-right", 1);
    d.powerhouse("9-1", 1).powerhouse("11-1", 0).headwater(1, 2).headwater(3, 1);
    d.automaTurn(action, criteria);
    return d.builtAt();
  }
};

TEST_P(CriteriaSide, WK_RULE_46_WK_AUTOMA_40_sends_each_piece_to_its_site) {
  const SitesOfTile& choice = GetParam();
  EXPECT_EQ(chosen(choice.tile == 17 ? 18 : 17, choice.tile), choice.base);
  EXPECT_EQ(chosen(choice.tile == 19 ? 10 : 19, choice.tile), choice.conduit);
  EXPECT_EQ(chosen(choice.tile == 20 ? 15 : 20, choice.tile), choice.powerhouse);
}

INSTANTIATE_TEST_SUITE_P(
    EveryTile, CriteriaSide,
    ::testing::Values(
        SitesOfTile{1, "1-lower", "1-left", "6-1"}, SitesOfTile{2, "1-upper", "2-right", "6-1"},
        SitesOfTile{3, "1-lower", "2-right", "5-1"}, SitesOfTile{4, "1-lower", "2-right", "5-1"},
        SitesOfTile{5, "1-lower", "6-left", "5-1"}, SitesOfTile{6, "1-upper", "6-left", "6-1"},
        SitesOfTile{7, "1-lower", "6-left", "7-1"}, SitesOfTile{8, "1-lower", "6-left", "12-1"},
        SitesOfTile{9, "1-upper", "10-left", "5-1"}, SitesOfTile{10, "1-upper", "10-left", "5-1"},
        SitesOfTile{11, "5-lower", "10-left", "5-1"}, SitesOfTile{12, "5-lower", "10-left", "5-1"},
        SitesOfTile{13, "6-upper", "7-left", "5-1"}, SitesOfTile{14, "6-upper", "7-left", "5-1"},
        SitesOfTile{15, "9-lower", "10-left", "5-1"}, SitesOfTile{16, "9-lower", "10-left", "12-1"},
        SitesOfTile{17, "9-upper", "3-left", "11-2"}, SitesOfTile{18, "9-lower", "3-left", "11-2"},
        SitesOfTile{19, "9-lower", "6-left", "12-1"},
        SitesOfTile{20, "9-lower", "6-left", "12-1"}));

}  // namespace
}  // namespace spannung::wasserkraft::testing
