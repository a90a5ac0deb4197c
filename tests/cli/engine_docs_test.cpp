// docs/engine-protocol.md is true: its examples are replayed, its bot is run, and whatever the
// engine can say of all games is mentioned there.
#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/engine_client.h"
#include "tests/cli/engine_pages.h"
#include "texts/catalogue_files.h"

namespace spannung::testing {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

const char* const kPage = "docs/engine-protocol.md";

json::value comparable(const std::string& text) { return json::parse(withoutDigests(text)); }

TEST(EngineDocs, TheExamplesAreReal) {
  EngineClient client;
  std::string request;
  int examples = 0;
  for (const Block& block : blocksOf(upToDate(readPage(kPage)))) {
    if (block.title == "json request") request = block.text.substr(0, block.text.size() - 1);
    if (block.title != "json reply") continue;
    const std::string reply = json::serialize(client.ask(request));
    EXPECT_EQ(comparable(reply), comparable(block.text))
        << "request: " << request << "\nreply: " << reply;
    ++examples;
  }
  EXPECT_GT(examples, 15);
}

TEST(EngineDocs, RequestsAreOneLineEach) {
  for (const Block& block : blocksOf(readPage(kPage))) {
    if (block.title != "json request") continue;
    EXPECT_EQ(std::count(block.text.begin(), block.text.end(), '\n'), 1) << block.text;
  }
}

// --- Completeness: every word the engine may say stands on the page in backquotes ---

void expectMentioned(const std::string& page, std::string_view word) {
  EXPECT_THAT(page, HasSubstr('`' + std::string(word) + '`'));
}

// Names of all fields, "players[].money"; keys that are themselves ids count as "*".
void collectFields(const json::value& value, const std::string& path,
                   std::vector<std::string>& fields) {
  if (value.is_array() && !value.get_array().empty() && value.get_array().front().is_object())
    collectFields(value.get_array().front(), path + "[]", fields);
  if (!value.is_object()) return;
  for (const auto& entry : value.get_object()) {
    const std::string name = path == "resources" ? "*" : std::string(entry.key());
    const std::string child = path.empty() ? name : fmt::format("{}.{}", path, name);
    const bool idsInside =
        child == "houses" || child == "city_prices" || child == "players[].resources";
    if (child != "resources.*") fields.push_back(child);
    if (!idsInside) collectFields(entry.value(), child, fields);
  }
}

TEST(EngineDocs, EveryFieldOfTheStateIsMentioned) {
  const std::string page = readPage("docs/engine/funkenschlag.md");
  EngineClient client;
  client.begin();
  for (const char* move : {"nominate 4", "bid 4"}) ASSERT_TRUE(isOk(client.apply(move)));
  std::vector<std::string> fields;
  collectFields(client.state("full"), "", fields);
  EXPECT_GT(fields.size(), 30U);
  for (const std::string& field : fields)
    if (field != "market" && field != "pile") expectMentioned(page, field);
  for (const char* field : {"run.plants", "run.output"}) expectMentioned(page, field);
}

TEST(EngineDocs, EveryCodeOfTheEngineIsMentioned) {
  const std::string page = readPage(kPage);
  for (const CatalogueFile& file : catalogueFiles(Language::english)) {
    if (!file.path.starts_with("engine/")) continue;
    for (const auto& [key, text] : file.templates)
      expectMentioned(page, key.substr(key.rfind('.') + 1));
  }
}

// --- The bot ---

TEST(EngineDocs, TheBotPlays) {
  const fs::path program = fs::read_symlink("/proc/self/exe").parent_path() / "../cli/spannung";
  if (!fs::exists(program)) GTEST_SKIP() << program << " is not built";
  if (!hasPython()) GTEST_SKIP() << "no python3";
  const Outcome outcome = runPython(readPage(kPage), program.string() + " engine");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.output, ::testing::StartsWith("rank 1 seat "));
  EXPECT_EQ(std::count(outcome.output.begin(), outcome.output.end(), '\n'), 3);
}

}  // namespace
}  // namespace spannung::testing
