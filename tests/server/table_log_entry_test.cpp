#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "server/table/log_entry.h"
#include "texts/problem_text.h"

namespace spannung::server {
namespace {

std::vector<LogEntry> oneOfEach() {
  Created created;
  created.by = "ada";
  created.at = 5;
  created.game = "funkenschlag";
  created.pin = GamePin{3, "digest", "1.2.3"};
  created.options = {{"players", "2"}};
  created.deal = {{"pile", "13 22"}};
  created.seats = {{SeatKind::person, "Ada \"Ö\"\n", "ada", "", "n1"},
                   {SeatKind::bot, "Volta", "", "greedy", "n2"},
                   {}};
  created.isPublic = true;
  created.clock = ClockRule{ClockKind::game, 600, OnTimeout::bot};
  created.secret = "secret";
  created.seed = "seed";
  created.moves = {{1, "bid 5"}};
  created.isArchive = true;
  created.hints = true;
  return {created,
          Joined{2, "grace", "Grace", "n3", 6},
          Left{2, 7},
          SeatChanged{1, {SeatKind::bot, "Ohm", "", "random", "n"}, 8},
          Started{9},
          Moved{1, 2, "bid 5", Mover::timeout, "request 1", 10},
          Rewound{0, "ada", 11},
          Asked{AskKind::abandon, "ada", 3, 12},
          Answered{"grace", true, 13},
          Resigned{2, "greedy", 14, true},
          Abandoned{"ada", 15},
          Said{"ada", "Ada", 1, "hello <b>", 16},
          Rematched{"next", 17, "ada"},
          Hinted{2, 18},
          ClockShifted{-3600, 19}};
}

TEST(LogEntry, everyTypeComesBackAsItWas) {
  for (const LogEntry& entry : oneOfEach()) {
    const std::string text = writeEntry(entry);
    EXPECT_EQ(text.find('\n'), std::string::npos) << "one line each";
    const auto read = readEntry("entry 1", text);
    ASSERT_TRUE(read.has_value()) << text << " " << read.error().place;
    EXPECT_EQ(*read, entry) << text;
  }
}

TEST(LogEntry, knowsItsTime) {
  Milliseconds expected = 5;
  for (const LogEntry& entry : oneOfEach()) EXPECT_EQ(timeOf(entry), expected++);
}

RC_GTEST_PROP(LogEntry, anyTextSurvives, (const std::vector<char32_t>& points)) {
  std::string text;
  for (const char32_t point : points) {
    const char32_t c = point % 0xD800;  // every character of up to three bytes
    if (c < 0x80) {
      text += static_cast<char>(c);
    } else if (c < 0x800) {
      text += static_cast<char>(0xC0U | c >> 6U);
      text += static_cast<char>(0x80U | (c & 0x3FU));
    } else {
      text += static_cast<char>(0xE0U | c >> 12U);
      text += static_cast<char>(0x80U | (c >> 6U & 0x3FU));
      text += static_cast<char>(0x80U | (c & 0x3FU));
    }
  }
  const LogEntry said = Said{"ada", text, 0, text, 1};
  RC_ASSERT(readEntry("entry", writeEntry(said)).value() == said);
}

struct Bad {
  const char* text;
  const char* place;
  const char* code;
};

TEST(LogEntry, namesWhatIsWrongAndWhere) {
  const Bad bads[] = {
      {"", "entry 7", "json_malformed"},
      {"{\"type\":\"left\"", "entry 7", "json_malformed"},
      {"[]", "entry 7: ", "wrong_type"},
      {"{}", "entry 7: type", "missing_field"},
      {R"({"type":5})", "entry 7: type", "wrong_type"},
      {R"({"type":"dreamed"})", "entry 7: type", "unknown_entry"},
      {R"({"type":"left","at":1})", "entry 7: seat", "missing_field"},
      {R"({"type":"left","at":1,"seat":1,"why":2})", "entry 7: why", "unknown_field"},
      {R"({"type":"left","at":1,"seat":"1"})", "entry 7: seat", "wrong_type"},
      {R"({"type":"left","at":1,"seat":1.5})", "entry 7: seat", "wrong_type"},
      {R"({"type":"left","at":1,"seat":99999999999})", "entry 7: seat", "wrong_type"},
      {R"({"type":"asked","kind":"dance","by":"a","to":1,"at":1})", "entry 7: kind", "wrong_type"},
      {R"({"type":"answered","by":"a","agrees":1,"at":1})", "entry 7: agrees", "wrong_type"},
      {R"({"type":"seat_changed","seat":1,"plan":{"kind":"bot","name":"x","person":"","bot":7,)"
       R"("nonce":""},"at":1})",
       "entry 7: plan.bot", "wrong_type"},
      {"\"\xFF\"", "entry 7", "not_utf8"}};
  for (const Bad& bad : bads) {
    const auto read = readEntry("entry 7", bad.text);
    ASSERT_FALSE(read.has_value()) << bad.text;
    EXPECT_EQ(read.error().place, bad.place) << bad.text;
    EXPECT_EQ(read.error().code, bad.code) << bad.text;
    EXPECT_EQ(problemText(read.error(), Language::german).find("[problem"), std::string::npos);
  }
}

TEST(LogEntry, namesThePlaceInsideLists) {
  std::string text = writeEntry(oneOfEach().front());
  const std::size_t at = text.find("\"greedy\"");
  text.replace(at, 8, "null");
  EXPECT_EQ(readEntry("entry 0", text).error().place, "entry 0: seats[1].bot");
}

// Whatever happens to the bytes, the answer is an entry or a problem.
TEST(LogEntry, survivesAnyDamage) {
  for (const LogEntry& entry : oneOfEach()) {
    const std::string good = writeEntry(entry);
    for (std::size_t at = 0; at < good.size(); ++at) {
      EXPECT_FALSE(readEntry("x", good.substr(0, at)).has_value());
      for (const char c : {'"', '{', '}', '[', '0', 'x', '\\', '\0', '\x80'}) {
        std::string bad = good;
        bad[at] = c;
        const auto read = readEntry("x", bad);
        EXPECT_TRUE(read || !read.error().code.empty());
      }
    }
  }
}

}  // namespace
}  // namespace spannung::server
