#include <cstring>

#include <gtest/gtest.h>

#include "engine/core/fixed_vector.h"
#include "engine/core/move.h"
#include "engine/core/seat.h"
#include "engine/core/word_reader.h"

namespace spannung {
namespace {

TEST(SeatMask, goesRoundTheTableClockwise) {
  SeatMask mask = SeatMask::firstSeats(4);
  mask.remove(Seat::of(2));
  EXPECT_EQ(mask.count(), 3);
  EXPECT_EQ(mask.nextClockwise(Seat::of(1), 4), Seat::of(3));
  EXPECT_EQ(mask.nextClockwise(Seat::of(3), 4), Seat::of(0));
  EXPECT_EQ(mask.without(SeatMask::only(Seat::of(3))).count(), mask.count() - 1);
  EXPECT_EQ(mask.without(mask), SeatMask{});
  EXPECT_EQ(SeatMask::only(Seat::of(1)).nextClockwise(Seat::of(1), 4), Seat::of(1));
  EXPECT_TRUE(SeatMask{}.nextClockwise(Seat::of(0), 4).isNone());
}

TEST(SeatMask, doesNotContainNobody) {
  EXPECT_FALSE(SeatMask::firstSeats(6).contains(Seat::none()));
  EXPECT_TRUE(SeatMask{}.first().isNone());
}

TEST(FixedVector, insertsErasesAndForgetsWhatItDropped) {
  FixedVector<int, 4> numbers;
  numbers.push_back(1);
  numbers.push_back(3);
  numbers.insertAt(1, 2);
  EXPECT_EQ(numbers[1], 2);
  EXPECT_EQ(numbers.eraseAt(0), 1);
  EXPECT_TRUE(numbers.erase(3));
  EXPECT_FALSE(numbers.erase(3));
  FixedVector<int, 4> fresh;
  fresh.push_back(2);
  EXPECT_EQ(numbers, fresh);
  EXPECT_EQ(std::memcmp(&numbers, &fresh, sizeof fresh), 0) << "old items must not linger";
}

TEST(ChoiceProbe, tellsAChoiceFromAForcedMove) {
  ChoiceProbe probe;
  EXPECT_FALSE(probe.isForced());
  EXPECT_TRUE(probe.add(Move{1, 2, 3, 4}));
  EXPECT_TRUE(probe.isForced());
  EXPECT_EQ(probe.only(), (Move{1, 2, 3, 4}));
  EXPECT_FALSE(probe.add(Move{2, 0, 0, 0}));
  EXPECT_TRUE(probe.isChoice());
}

TEST(WordReader, readsWordsAndNumbersWithTheirPlaces) {
  WordReader words("  buy coal  12");
  EXPECT_EQ(words.word(), "buy");
  EXPECT_EQ(words.place(), 2U);
  EXPECT_EQ(words.word(), "coal");
  EXPECT_EQ(words.number(), 12);
  EXPECT_EQ(words.place(), 12U);
  EXPECT_TRUE(words.atEnd());
  EXPECT_EQ(words.word(), "");
}

TEST(WordReader, refusesWhatIsNoNumber) {
  for (const char* text : {"", "x", "1x", "99999999999", "0x10", "1.5", "--1"})
    EXPECT_EQ(WordReader(text).number(), std::nullopt) << text;
  EXPECT_EQ(WordReader("-3").number(), -3);
}

}  // namespace
}  // namespace spannung
