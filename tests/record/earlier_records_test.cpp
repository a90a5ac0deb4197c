// Records as earlier versions wrote them, with the fingerprints of then: they are verified as ever.
// Never change one of them; add others.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "record/replay.h"
#include "tests/games/changed_content.h"
#include "tests/record/record_library.h"

namespace spannung {
namespace {

Record earlierRecord(const std::filesystem::path& path) {
  const std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  const auto record = readRecord(text.str());
  EXPECT_TRUE(record.has_value()) << path;
  return record.value_or(Record{});
}

TEST(EarlierRecords, areVerified) {
  int records = 0;
  for (const auto& entry : std::filesystem::directory_iterator("tests/record/earlier")) {
    const Record record = earlierRecord(entry.path());
    const auto session = replay(testing::library(), record);
    ASSERT_TRUE(session.has_value()) << entry.path() << ' ' << session.error().code;
    EXPECT_NE(session->record().content, record.content) << entry.path();
    ++records;
  }
  EXPECT_GT(records, 0);
}

// It was played with the values of then, so that a corrected pack is another one for it as well.
TEST(EarlierRecords, areRefusedByACorrectedPack) {
  const Record record = earlierRecord("tests/record/earlier/funkenschlag-germany.txt");
  const auto session = replay(testing::correctedLibrary(), record);
  ASSERT_FALSE(session.has_value());
  EXPECT_EQ(session.error().code, "record_content_differs");
  EXPECT_EQ(session.error().details.at("record"), record.content);
}

}  // namespace
}  // namespace spannung
