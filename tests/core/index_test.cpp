// Numbers that cannot be taken for those of other things.
#include "engine/core/index.h"

#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/seat.h"

namespace spannung {
namespace {

using Dam = Index<struct DamTag>;
using Conduit = Index<struct ConduitTag>;
enum class Machine : std::uint8_t { excavator, mixer };

template <class List, class Key>
concept OpenedBy = requires(List list, Key key) { list[key]; };

TEST(Index, isOneByteOfItsOwnKind) {
  static_assert(sizeof(Dam) == 1 && std::is_trivially_copyable_v<Dam>);
  static_assert(!std::is_convertible_v<Dam, Conduit> && !std::is_convertible_v<int, Dam>);
  EXPECT_EQ(Dam::of(7).index(), 7);
  EXPECT_LT(Dam::of(6), Dam::of(7));
  EXPECT_TRUE(Dam{}.isNone());
  EXPECT_FALSE(Dam::of(0).isNone());
}

TEST(Index, opensListsOfItsOwnThingsOnly) {
  using Costs = Indexed<Dam, int, 3>;
  static_assert(OpenedBy<Costs, Dam> && !OpenedBy<Costs, Conduit> && !OpenedBy<Costs, int>);
  static_assert(std::is_trivially_copyable_v<Costs> && sizeof(Costs) == 3 * sizeof(int));
  Costs costs{{4, 5, 6}};
  costs[Dam::of(1)] = 8;
  EXPECT_EQ(costs, (Costs{{4, 8, 6}}));
}

TEST(Index, listsMayBeOpenedBySeatsAndEnumerators) {
  Indexed<Seat, int, kMaxSeats> points{};
  points[Seat::of(2)] = 9;
  EXPECT_EQ(points.at(2), 9);
  Indexed<Machine, int, 2> owned{{1, 2}};
  EXPECT_EQ(owned[Machine::mixer], 2);
}

TEST(Index, allThingsOfAKindComeInOrder) {
  std::vector<Dam> dams;
  for (const Dam dam : all<Dam>(3)) dams.push_back(dam);
  EXPECT_EQ(dams, (std::vector{Dam::of(0), Dam::of(1), Dam::of(2)}));
}

TEST(Index, listsOfAnyLengthKnowTheirThings) {
  Listed<Dam, int> costs{4, 5};
  static_assert(OpenedBy<Listed<Dam, int>, Dam> && !OpenedBy<Listed<Dam, int>, std::size_t>);
  costs.push_back(6);
  int sum = 0;
  for (const Dam dam : costs.keys()) sum += costs[dam];
  EXPECT_EQ(sum, 15);
  EXPECT_EQ(costs.within(2), Dam::of(2));
  EXPECT_TRUE(costs.within(3).isNone());
  EXPECT_TRUE(costs.within(-1).isNone());
}

TEST(Index, setsHaveABitForEachThing) {
  constexpr std::uint8_t kDams = 0b1010'0000;
  EXPECT_TRUE(holds(kDams, Dam::of(5)));
  EXPECT_FALSE(holds(kDams, Dam::of(6)));
  EXPECT_EQ(firstOf<Dam>(kDams), Dam::of(5));
}

}  // namespace
}  // namespace spannung
