// Sets of ways and the words behind them, to the limits that content may have.
#include "engine/powerline/ways.h"

#include <vector>

#include <gtest/gtest.h>

namespace spannung::powerline::testing {
namespace {

std::vector<Way> listed(WaySet ways) {
  std::vector<Way> list;
  for (; !ways.empty(); ways.dropFirst()) list.push_back(ways.first());
  return list;
}

LineWork workOf(int tiles, int end) {
  LineWork work;
  for (int i = 0; i < tiles; ++i) work.extend(end);
  return work;
}

// One way leads on from one work only: nothing else may find it.
void expectFoundThereOnly(Way way, int tiles) {
  LinesAhead ahead;
  ahead.add(way, workOf(tiles, way.end()));
  LineWorks works{};
  for (int standing = 0; standing <= kMaxLength; ++standing)
    for (const int end : {0, 1}) {
      works[way.line()] = workOf(standing, end);
      const bool isThere = standing == tiles && (end == way.end() || tiles == 0);
      EXPECT_EQ(listed(ahead.from(works, kMaxLines)),
                isThere ? std::vector{way} : std::vector<Way>{});
    }
}

TEST(Ways, are_listed_by_end_and_then_by_line) {
  const auto first = LineIndex::of(0);
  const auto last = LineIndex::of(15);
  const std::vector<Way> expected = {{first, 0}, {last, 0}, {first, 1}, {last, 1}};
  EXPECT_EQ(listed(WaySet::onLines(lineBit(first) | lineBit(last))), expected);
}

TEST(Ways, every_work_of_the_longest_line_is_told_apart) {
  for (const int line : {0, 1, kMaxLines - 1})
    for (const int end : {0, 1})
      for (int tiles = 0; tiles < kMaxLength; ++tiles)
        expectFoundThereOnly(Way(LineIndex::of(line), end), tiles);
}

TEST(Ways, a_work_grows_by_a_tile_or_by_none) {
  LineWork work;
  work.extend(1, 0);
  EXPECT_EQ(work, LineWork{}) << "nothing is begun on the island";
  work.extend(1, 1);
  work.extend(1, 0);
  EXPECT_EQ(work, workOf(1, 1));
}

}  // namespace
}  // namespace spannung::powerline::testing
