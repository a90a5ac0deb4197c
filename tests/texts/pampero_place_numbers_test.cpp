// Boards print the numbers that sentences tell places by.
#include <memory>
#include <string>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "games/library.h"
#include "tests/texts/term_texts.h"
#include "texts/narrator.h"

namespace spannung {
namespace {

class PamperoPlaceNumbers : public ::testing::TestWithParam<int> {
 protected:
  void SetUp() override {
    const auto library = openLibrary({"pampero"});
    ASSERT_TRUE(library.has_value());
    const auto loaded = library->load("pampero", {{"players", std::to_string(GetParam())}}, {});
    ASSERT_TRUE(loaded.has_value()) << loaded.error().code;
    game_ = *loaded;
    auto deaf = [](const Event&) {};
    const AnyState state = game_->rules().opened(Seed{}, deaf);
    numbers_ = game_->document(state).at("place_numbers").as_object();
  }

  std::shared_ptr<const LoadedGame> game_;
  boost::json::object numbers_;
};

// "site 3 in A2" has the word " 3", and so have all others.
TEST_P(PamperoPlaceNumbers, AreThoseOfTheWords) {
  constexpr int kMoreThanAny = 128;
  for (const Language language : testing::kLanguages) {
    const Narrator narrator(*game_, language, {});
    for (const auto& [type, list] : numbers_)
      for (int value = 0, seen = 0; seen < static_cast<int>(list.as_object().size()); ++value) {
        ASSERT_LT(value, kMoreThanAny) << type;
        const auto* number = list.as_object().if_contains(game_->rules().operandText(type, value));
        if (number == nullptr) continue;
        ++seen;
        const std::string words = ' ' + narrator.nameOf(type, value) + ' ';
        EXPECT_NE(words.find(' ' + std::to_string(number->as_int64()) + ' '), std::string::npos)
            << words;
      }
  }
}

TEST_P(PamperoPlaceNumbers, AreThereForEveryKindOfPlace) {
  for (const char* type :
       {"spot", "contract", "transformer", "line", "bonus_field", "connection", "capital"})
    EXPECT_FALSE(numbers_.at(type).as_object().empty()) << type;
  EXPECT_EQ(numbers_.at("bonus_field").as_object().size(), 36U);
}

INSTANTIATE_TEST_SUITE_P(EveryTable, PamperoPlaceNumbers, ::testing::Values(1, 2, 3, 4));

}  // namespace
}  // namespace spannung
