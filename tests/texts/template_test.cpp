#include "texts/template.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace spannung {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(Template, InsertsArguments) {
  EXPECT_EQ(fillTemplate("{who} bids {bid}.", {{"who", "Ada"}, {"bid", "12"}}), "Ada bids 12.");
}

TEST(Template, KeepsTextWithoutGaps) {
  EXPECT_EQ(fillTemplate("", {}), "");
  EXPECT_EQ(fillTemplate("Müll } kostet", {}), "Müll } kostet");
}

TEST(Template, ChoosesTheWordFormAndLeavesTheNumberToItsOwnGap) {
  const auto* const pattern = "{count} {count:token|tokens}";
  EXPECT_EQ(fillTemplate(pattern, {{"count", "0"}}), "0 tokens");
  EXPECT_EQ(fillTemplate(pattern, {{"count", "1"}}), "1 token");
  EXPECT_EQ(fillTemplate(pattern, {{"count", "11"}}), "11 tokens");
}

TEST(Template, AWordFormMayBeEmptyOrOfSeveralWords) {
  EXPECT_EQ(fillTemplate("house{n:|s}", {{"n", "1"}}), "house");
  EXPECT_EQ(fillTemplate("house{n:|s}", {{"n", "2"}}), "houses");
  EXPECT_EQ(fillTemplate("{n:house stands|houses stand}", {{"n", "1"}}), "house stands");
}

TEST(Template, ShowsAGapWithoutArgument) {
  EXPECT_EQ(fillTemplate("{who} buys {count:one|many}", {}), "{who} buys {count}");
}

TEST(Template, DoubleBraceIsABrace) {
  EXPECT_EQ(fillTemplate("{{who} {who}", {{"who", "Ada"}}), "{who} Ada");
}

TEST(Template, AnUnclosedGapIsText) { EXPECT_EQ(fillTemplate("a {who", {{"who", "x"}}), "a {who"); }

TEST(Template, InsertedBracesAreNotGaps) {
  EXPECT_EQ(fillTemplate("{who}!", {{"who", "{bid}"}, {"bid", "7"}}), "{bid}!");
}

TEST(Template, GapNamesAreThoseOfBothKinds) {
  EXPECT_THAT(gapNames("{b} {a:x|y} {b:x|y} {{c}"), ElementsAre("a", "b"));
  EXPECT_THAT(gapNames("none"), IsEmpty());
}

}  // namespace
}  // namespace spannung
