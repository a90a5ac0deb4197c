#include "wire/request.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace spannung {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

Request request(std::string_view text) { return Request(parseRequest(text).value()); }

TEST(Request, readsBooleansAndIntegers) {
  Request good = request(R"({"follow": true, "plies": [0, -3, 200]})");
  EXPECT_EQ(good.boolean("follow"), true);
  EXPECT_EQ(good.boolean("other"), std::nullopt);
  EXPECT_THAT(good.integers("plies"), ElementsAre(0, -3, 200));
  EXPECT_THAT(good.integers("other"), IsEmpty());
  EXPECT_FALSE(good.problem());
}

TEST(Request, refusesWrongTypes) {
  for (const char* text : {R"({"x": 1})", R"({"x": "true"})", R"({"x": null})"}) {
    Request bad = request(text);
    bad.boolean("x");
    ASSERT_TRUE(bad.problem()) << text;
    EXPECT_EQ(bad.problem()->code, "wrong_type");
  }
  for (const char* text :
       {R"({"x": 1})", R"({"x": [1.5]})", R"({"x": [1, "2"]})", R"({"x": [99999999999]})"}) {
    Request bad = request(text);
    EXPECT_THAT(bad.integers("x"), IsEmpty());
    EXPECT_TRUE(bad.problem()) << text;
  }
}

TEST(Request, objectsInsideKnowTheirPlace) {
  Request outer = request(R"({"seats": [{"kind": "me"}, {"kind": 7}], "clock": {"seconds": "x"}})");
  std::vector<Request> seats = outer.objects("seats");
  ASSERT_THAT(seats, SizeIs(2));
  EXPECT_EQ(seats[0].text("kind"), "me");
  seats[1].text("kind");
  EXPECT_EQ(seats[1].problem()->place, "seats[1].kind");
  seats[0].text("bot");
  EXPECT_EQ(seats[0].problem()->place, "seats[0].bot");
  EXPECT_EQ(seats[0].problem()->code, "missing_field");
  auto clock = outer.object("clock");
  clock->integer("seconds");
  EXPECT_EQ(clock->problem()->place, "clock.seconds");
  auto again = outer.object("clock");
  again->allowOnly({"kind"});
  EXPECT_EQ(again->problem()->place, "clock.seconds");
  EXPECT_EQ(again->problem()->code, "unknown_field");
  EXPECT_FALSE(outer.problem()) << "theirs are their own";
}

TEST(Request, noObjectIsNothing) {
  Request outer = request(R"({"clock": null, "seats": [1], "bad": 3})");
  EXPECT_FALSE(outer.object("clock"));
  EXPECT_FALSE(outer.object("missing"));
  EXPECT_FALSE(outer.problem());
  EXPECT_THAT(outer.objects("seats"), IsEmpty());
  EXPECT_EQ(outer.problem()->place, "seats");
  Request other = request(R"({"clock": 3})");
  EXPECT_FALSE(other.object("clock"));
  EXPECT_EQ(other.problem()->code, "wrong_type");
}

}  // namespace
}  // namespace spannung
