#include "cli/terminal/text_width.h"

#include <gtest/gtest.h>

#include "cli/terminal/ink.h"

namespace spannung {
namespace {

TEST(TextWidth, AnUmlautTakesOneColumn) {
  EXPECT_EQ(displayWidth("Köln"), 4);
  EXPECT_EQ(displayWidth("·→▸"), 3);
  EXPECT_EQ(displayWidth("u\xCC\x88"), 1);  // u with a combining diaeresis
  EXPECT_EQ(displayWidth("電力"), 4);
}

TEST(TextWidth, ColoursTakeNone) { EXPECT_EQ(displayWidth(painted(kBad, "Öl")), 2); }

TEST(TextWidth, BrokenTextIsHarmless) {
  EXPECT_EQ(displayWidth("\xC3"), 1);
  EXPECT_EQ(displayWidth("\xF0\x9F"), 2);
  EXPECT_EQ(displayWidth("\x1b[31"), 0);
}

TEST(TextWidth, Pads) {
  EXPECT_EQ(padRight("Köln", 6), "Köln  ");
  EXPECT_EQ(padLeft("Köln", 6), "  Köln");
  EXPECT_EQ(padLeft("Köln", 2), "Köln");
}

TEST(TextWidth, Clips) {
  EXPECT_EQ(clipped("Frankfurt (Main)", 16), "Frankfurt (Main)");
  EXPECT_EQ(clipped("Saarbrücken", 8), "Saarbrü…");
}

TEST(TextWidth, WrapsWholeWords) {
  EXPECT_EQ(wrapped("one two three", 8), (std::vector<std::string>{"one two", "three"}));
  EXPECT_EQ(wrapped("one two three", 7, 2), (std::vector<std::string>{"one two", "  three"}));
  EXPECT_EQ(wrapped("unbreakable", 4), (std::vector<std::string>{"unbreakable"}));
}

TEST(TextWidth, PrintableHasNoControlCharacters) {
  EXPECT_EQ(printable("A\x1b[2Jß\n\xC2\x9B"), "A?[2Jß??");
  EXPECT_EQ(printable("\xFFx"), "?x");
}

}  // namespace
}  // namespace spannung
