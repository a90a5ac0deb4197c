// What numbers are called in notation.
#include "engine/core/lexicon.h"

#include <array>
#include <string_view>

#include <gtest/gtest.h>

namespace spannung {
namespace {

TEST(Lexicon, nameNumbersAndLeaveOthersAsTheyAre) {
  constexpr std::array<std::string_view, 2> kMachines = {"excavator", "mixer"};
  Lexicon words;
  words.add("machine", "unknown_machine", wordsIn(kMachines));
  words.add("basin", countedFromOne(2));
  EXPECT_EQ(words.text("machine", 1), "mixer");
  EXPECT_EQ(words.text("machine", 2), "2");
  EXPECT_EQ(words.text("machine", -1), "-1");
  EXPECT_EQ(words.text("basin", 0), "1");
  EXPECT_EQ(words.text("money", 7), "7");
}

TEST(Lexicon, writeASignWhereANumberIsAdded) {
  Lexicon words;
  words.addSigned("modifier");
  EXPECT_EQ(words.text("modifier", 2), "+2");
  EXPECT_EQ(words.text("modifier", 0), "0");
  EXPECT_EQ(words.text("modifier", -1), "-1");
}

}  // namespace
}  // namespace spannung
