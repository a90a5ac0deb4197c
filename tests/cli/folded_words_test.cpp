#include "cli/terminal/folded_words.h"

#include <gtest/gtest.h>

namespace spannung {
namespace {

using Strings = std::vector<std::string>;

TEST(FoldedWords, IgnoresCapitalsAndPunctuation) {
  EXPECT_EQ(foldedWords("Frankfurt (Main)"), (Strings{"frankfurt", "main"}));
  EXPECT_EQ(foldedWords("frankfurt_main"), (Strings{"frankfurt", "main"}));
  EXPECT_EQ(foldedWords("  St. Louis "), (Strings{"st", "louis"}));
}

TEST(FoldedWords, FoldsUmlautsBothWays) {
  EXPECT_EQ(foldedWords("KÖLN"), (Strings{"koeln"}));
  EXPECT_EQ(foldedWords("Köln", Umlaut::oneLetter), (Strings{"koln"}));
  EXPECT_EQ(foldedWords("anschließen"), (Strings{"anschliessen"}));
}

TEST(FoldedWords, NumbersLoseLeadingZeros) {
  EXPECT_EQ(foldedWords("03 0 10"), (Strings{"3", "0", "10"}));
}

TEST(FoldedWords, AbbreviatesWordsButNotNumbers) {
  EXPECT_TRUE(abbreviates("bui", "build"));
  EXPECT_FALSE(abbreviates("1", "12"));
  EXPECT_TRUE(abbreviates("12", "12"));
}

}  // namespace
}  // namespace spannung
