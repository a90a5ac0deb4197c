// What people may be called, and whose name it looks like.
#include <gtest/gtest.h>

#include "server/names/name_skeleton.h"

namespace spannung::server::testing {
namespace {

TEST(NameSkeleton, isTheSameForNamesThatLookAlike) {
  const char* const kAlike[][2] = {{"Ada", "ADA"},
                                   {"Ada", "аda"},  // Cyrillic а
                                   {"Hans", "НANS"},
                                   {"Ada", "\uFF21\uFF44\uFF41"},  // Cyrillic Н; full width
                                   {"Alice", "AIice"},
                                   {"Alice", "ALICE"},
                                   {"Alice", "A1ice"},
                                   {"Otto", "0tto"},
                                   {"Ada Lovelace", "AdaLovelace"},
                                   {"Ada B", "Ada\u00A0B"},
                                   {"Weiß", "WEISS"},
                                   {"Max", "Rnax"},
                                   {"Jürgen", "Ju\u0308rgen"},
                                   {"Ölga", "öLGA"},
                                   {"Ada", "A\u200Dda"}};
  for (const auto& [one, other] : kAlike)
    EXPECT_EQ(nameSkeleton(one), nameSkeleton(other)) << one << " " << other;
}

TEST(NameSkeleton, keepsOtherNamesApart) {
  const char* const kApart[][2] = {{"Ada", "Eda"},      {"Ada", "Adam"}, {"Jürgen", "Jurgen"},
                                   {"Grace", "Gracie"}, {"李", "王"},    {"Сергей", "Андрей"},
                                   {"Ada", "Ada 2"},    {"🂡", "🂢"}};
  for (const auto& [one, other] : kApart)
    EXPECT_NE(nameSkeleton(one), nameSkeleton(other)) << one << " " << other;
}

TEST(HasUnseen, findsWhatCannotBeSeen) {
  for (const char* text : {"A\u200Bda", "Ada\u202E", "\u2066Ada\u2069", "A\u00ADda", "Ada\uFEFF",
                           "Ada\u2028", "A\u3164",   "A\u034Fda",       "Ada\u200D", "\u200DAda",
                           "A\uFE0Fda", "A\u200Dda", "Ada\u0085",       "\u2800Ada", "\U000E0041",
                           " ",         "\u2003",    "Ada\n",           "A\u061Cda", "A\u180Eda"})
    EXPECT_TRUE(hasUnseen(text)) << text;
}

TEST(HasUnseen, leavesNamesAndPicturesAlone) {
  for (const char* text : {"Ada", "Ölga Ж", "李", "ada-2_x", "Zoë", "नेहा", "محمد", "🂡", "❤\uFE0F",
                           "👩\u200D🚀", "👩🏽\u200D🚀", "🏳\uFE0F\u200D🌈", "Ada\u00A0B", "1"})
    EXPECT_FALSE(hasUnseen(text)) << text;
}

}  // namespace
}  // namespace spannung::server::testing
