// docs/record-format.md is true: its records replay, and its generator is ours.
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "record/replay.h"
#include "record/seed.h"
#include "tests/cli/engine_pages.h"

namespace spannung::testing {
namespace {

const char* const kRecordPage = "docs/record-format.md";

TEST(RecordDocs, TheExamplesReplay) {
  int examples = 0;
  for (const Block& block : blocksOf(upToDate(readPage(kRecordPage)))) {
    if (block.title != "text record") continue;
    const auto record = readRecord(withoutDigests(block.text));
    ASSERT_TRUE(record.has_value()) << record.error().place << ' ' << record.error().code;
    const auto session = replay(testLibrary(), *record);
    ASSERT_TRUE(session.has_value()) << session.error().place << ' ' << session.error().code;
    ++examples;
  }
  EXPECT_EQ(examples, 2);
}

TEST(RecordDocs, TheFirstExampleIsWhatTheProgramWrites) {
  for (const Block& block : blocksOf(upToDate(readPage(kRecordPage)))) {
    if (block.title != "text record") continue;
    const auto session = replay(testLibrary(), *readRecord(withoutDigests(block.text)));
    EXPECT_EQ(withoutDigests(writeRecord(session->record())), withoutDigests(block.text));
    break;
  }
}

// What the program on the page does, in our words.
std::string generatorOutput() {
  Rng rng = Rng::fromSeed(parseSeed("42"));
  Dice dice(rng);
  std::array<std::uint32_t, 4> words{};
  for (std::uint32_t& word : words) word = dice.word();
  std::array<std::uint32_t, 20> numbers{};
  for (std::uint32_t& number : numbers) number = dice.below(6);
  std::vector<int> items = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  shuffle(std::span<int>(items), dice);
  return fmt::format("{:08x}\n{}\n{}\n", fmt::join(words, " "), fmt::join(numbers, " "),
                     fmt::join(items, " "));
}

TEST(RecordDocs, TheGeneratorOnThePageIsOurs) {
  bool printed = false;
  for (const Block& block : blocksOf(readPage(kRecordPage)))
    printed = printed || block.text == generatorOutput();
  EXPECT_TRUE(printed) << generatorOutput();
  if (!hasPython()) GTEST_SKIP() << "no python3";
  EXPECT_EQ(runPython(readPage(kRecordPage)).output, generatorOutput());
}

}  // namespace
}  // namespace spannung::testing
