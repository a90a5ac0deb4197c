// Fair shuffles: what was promised, what each seat added, and the seed that follows.
#include "record/shuffle.h"

#include <gtest/gtest.h>

#include "base/digest.h"
#include "record/replay.h"
#include "record/seed.h"
#include "tests/record/record_library.h"

namespace spannung {
namespace {

using testing::library;

const std::string kSecret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const std::vector<std::string> kNonces = {"abc", "XYZ9"};

// Worked out with Python's hashlib and hmac.
TEST(Shuffle, isWhatTheProtocolSays) {
  EXPECT_EQ(commitmentTo(kSecret),
            "6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b");
  EXPECT_EQ(seedText(fairSeed(kSecret, "table-1", kNonces)),
            "12ba08fbe2d77b3e8bbcc36134eb8e524b4819e955ecb5a47f16f26eeea5c7ee");
}

TEST(Shuffle, dependsOnEverything) {
  const Seed seed = fairSeed(kSecret, "table-1", kNonces);
  EXPECT_NE(fairSeed(newSecret(), "table-1", kNonces), seed);
  EXPECT_NE(fairSeed(kSecret, "table-2", kNonces), seed);
  EXPECT_NE(fairSeed(kSecret, "table-1", {"abc", "XYZ8"}), seed);
  EXPECT_NE(fairSeed(kSecret, "table-1", {"XYZ9", "abc"}), seed);
  EXPECT_NE(fairSeed(kSecret, "table-1", {"abcX", "YZ9"}), seed);
}

TEST(Shuffle, secretsAreRandom) {
  EXPECT_EQ(newSecret().size(), 64U);
  EXPECT_NE(newSecret(), newSecret());
}

class ShuffleLines : public ::testing::Test {
 protected:
  static std::string good() {
    const auto game = library().load("funkenschlag", {{"players", "2"}}, {});
    Session session(*game, fairSeed(kSecret, "table-1", kNonces), {"Ada", "Grace"});
    session.setShuffle(Shuffle{"table-1", commitmentTo(kSecret), kSecret, kNonces});
    return writeRecord(session.record());
  }
  static std::string edited(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    text.erase(text.rfind("digest "));
    return text + "digest none\n";
  }
  static Problem problemOf(const std::string& text) {
    const auto record = readRecord(text);
    if (!record) return record.error();
    const auto session = replay(library(), *record);
    return session ? Problem{"", "none"} : session.error();
  }
  static std::string codeWith(const std::string& from, const std::string& to) {
    return problemOf(edited(good(), from, to)).code;
  }
};

TEST_F(ShuffleLines, surviveReadingAndWriting) {
  const auto record = readRecord(good());
  ASSERT_TRUE(record.has_value()) << record.error().place << record.error().code;
  EXPECT_EQ(record->shuffle, (Shuffle{"table-1", commitmentTo(kSecret), kSecret, kNonces}));
  const auto session = replay(library(), *record);
  ASSERT_TRUE(session.has_value());
  EXPECT_EQ(writeRecord(session->record()), good());
}

TEST_F(ShuffleLines, aWrongOneIsRefusedWithItsReason) {
  EXPECT_EQ(codeWith("secret 00", "secret 01"), "shuffle_commitment");
  EXPECT_EQ(codeWith("nonce 1 abc", "nonce 1 abd"), "shuffle_seed");
  EXPECT_EQ(codeWith("table table-1", "table table-2"), "shuffle_seed");
  EXPECT_EQ(codeWith("\nseed " + seedText(fairSeed(kSecret, "table-1", kNonces)),
                     "\nseed " + seedText(parseSeed("mine"))),
            "shuffle_seed");
  EXPECT_EQ(codeWith("shuffle nonce 2 XYZ9\n", ""), "shuffle_nonces");
  EXPECT_EQ(codeWith("nonce 2 XYZ9\n", "nonce 2 XYZ9\nshuffle nonce 3 more\n"), "shuffle_nonces");
}

TEST_F(ShuffleLines, haveAForm) {
  EXPECT_EQ(codeWith("nonce 1 abc", "nonce 2 abc"), "record_bad_seat");
  EXPECT_EQ(codeWith("shuffle table table-1\n", ""), "record_missing");
  EXPECT_EQ(codeWith("shuffle secret " + kSecret + "\n", ""), "record_missing");
  EXPECT_EQ(codeWith("shuffle table table-1\n", "shuffle table a\nshuffle table b\n"),
            "record_duplicate");
  EXPECT_EQ(codeWith("shuffle table", "shuffle tisch"), "record_unknown_field");
  EXPECT_EQ(codeWith("shuffle table table-1", "shuffle"), "record_unknown_field");
  EXPECT_EQ(problemOf(edited(good(), "shuffle tab", "shuffle tub")).place, "line 10");
}

}  // namespace
}  // namespace spannung
