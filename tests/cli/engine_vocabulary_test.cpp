// docs/engine/<game>.md says what the program knows: its tables are written anew and compared.
#include <cstdlib>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "tests/cli/engine_client.h"
#include "tests/cli/engine_pages.h"
#include "tests/cli/vocabulary_page.h"

namespace spannung::testing {
namespace {

std::string handwritten(const std::string& page) {
  const std::size_t at = page.find(kByHand);
  return at == std::string::npos ? "" : page.substr(at + kByHand.size());
}

TEST(EngineVocabulary, ThePageOfEveryGameIsUpToDate) {
  for (const auto& module : testLibrary().modules()) {
    const std::string path = fmt::format("docs/engine/{}.md", module->name());
    const std::string page = readPage(path);
    const std::string today = VocabularyPage(*module).text() + handwritten(page);
    if (std::getenv("SPANNUNG_REGENERATE") != nullptr)
      std::ofstream(path, std::ios::binary) << today;
    else
      EXPECT_EQ(page, today) << "scripts/regenerate-engine-docs";
  }
}

TEST(EngineVocabulary, AMoveIsShownAsItIsWritten) {
  const std::string page = VocabularyPage(*testLibrary().find("funkenschlag")).text();
  for (const char* row :
       {"| `run <plant> [coal <coal> oil <oil>]` | `run` | `plant`, `coal`, `oil` | Run plant "
        "{plant} with {coal} coal and {oil} oil |\n",
        "| `buy <resource> <count>` | `buy` | `resource`, `count` | Buy {count} {resource} |\n",
        "| `plant_drawn` ● | `plant` | ", "| `bid_over_money` | `bid` (money), `money` | "})
    EXPECT_NE(page.find(row), std::string::npos) << row;
}

}  // namespace
}  // namespace spannung::testing
