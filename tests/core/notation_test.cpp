// How moves are written and read.
#include "engine/core/notation.h"

#include <array>

#include <gtest/gtest.h>

namespace spannung {
namespace {

constexpr std::array<Term, 5> kTerms = {{
    {"build", {{{"city", "city"}}}},
    spelt("discard plant *", {"discard_plant", {{{"plant", "number"}}}}),
    spelt("discard *", {"discard_resource", {{{"resource", "resource"}}}}),
    spelt("run * [coal * oil *]",
          {"run", {{{"plant", "number"}, {"coal", "number"}, {"oil", "number"}}}}),
    spelt("take back", {"take_back"}),
}};

Lexicon lexicon() {
  Lexicon words;
  words.add("city", "unknown_city", {"bonn", "bad homburg", "bad ems"}, "unknown_end");
  words.add("resource", "unknown_resource", {"coal", "oil"});
  words.add("back", "expected_back", {});
  words.add("oil", "expected_oil", {});
  return words;
}

std::string written(Move move) { return moveText(kTerms, lexicon(), move); }
ParsedMove read(std::string_view text) { return parseMove(kTerms, lexicon(), text); }
std::string_view problemOf(std::string_view text) { return read(text).problem; }

TEST(Notation, writesCodeAndOperandsUnlessAPatternSaysOtherwise) {
  EXPECT_EQ(written({0, 1}), "build bad homburg");
  EXPECT_EQ(written({1, 13}), "discard plant 13");
  EXPECT_EQ(written({4}), "take back");
  EXPECT_EQ(written({9}), "?");
}

TEST(Notation, leavesOutATailWhoseOperandsAreZero) {
  EXPECT_EQ(written({3, 5}), "run 5");
  EXPECT_EQ(written({3, 5, 0, 2}), "run 5 coal 0 oil 2");
  EXPECT_EQ(read("run 5").move, (Move{3, 5}));
  EXPECT_EQ(read("run 5 coal 0 oil 2").move, (Move{3, 5, 0, 2}));
}

TEST(Notation, takesTheLongestVerbThatFits) {
  EXPECT_EQ(read("discard plant 4").move, (Move{1, 4}));
  EXPECT_EQ(read("discard oil").move, (Move{2, 1}));
}

TEST(Notation, readsNamesOfSeveralWords) {
  EXPECT_EQ(read("build  bad   ems ").move, (Move{0, 2}));
  EXPECT_EQ(problemOf("build bad kissingen"), "unknown_end");
  EXPECT_EQ(problemOf("build essen"), "unknown_city");
}

TEST(Notation, saysWhatIsWrongAndWhere) {
  EXPECT_EQ(problemOf(""), "empty_move");
  EXPECT_EQ(problemOf("sell bonn"), "unknown_verb");
  EXPECT_EQ(problemOf("build"), "unknown_city");
  EXPECT_EQ(problemOf("discard uranium"), "unknown_resource");
  EXPECT_EQ(problemOf("take that"), "expected_back");
  EXPECT_EQ(problemOf("run x"), "expected_number");
  EXPECT_EQ(problemOf("run 99999"), "number_out_of_range");
  EXPECT_EQ(problemOf("run 5 coal 1 gas 1"), "expected_oil");
  EXPECT_EQ(problemOf("build bonn now"), "trailing_text");
  EXPECT_EQ(read("build bonn now").at, 11U);
}

TEST(Notation, wantsUnusedOperandsToBeZero) {
  EXPECT_TRUE(isWellFormed(kTerms, {0, 2}));
  EXPECT_FALSE(isWellFormed(kTerms, {0, 2, 1}));
  EXPECT_FALSE(isWellFormed(kTerms, {4, 1}));
  EXPECT_FALSE(isWellFormed(kTerms, {5}));
}

}  // namespace
}  // namespace spannung
