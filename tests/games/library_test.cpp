#include "games/library.h"

#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "base/value_text.h"
#include "games/all_modules.h"
#include "games/content_directory.h"

namespace spannung {
namespace {

namespace fs = std::filesystem;

// A directory to load content from, empty at first.
class OwnContent : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "spannung-library-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    directory_ = name;
  }
  void TearDown() override { fs::remove_all(directory_); }

  void write(const std::string& path, const std::string& text) const {
    fs::create_directories((directory_ / path).parent_path());
    std::ofstream(directory_ / path, std::ios::binary) << text;
  }

  Problem refusal() const {
    const auto library = openLibrary(directory_);
    return library ? Problem{} : library.error();
  }

  fs::path directory_;
};

std::string correctedComponents() {
  std::string text = *embeddedContent("funkenschlag").find("components.json");
  const std::string payments = "[10, 22, 33,";
  return text.replace(text.find(payments), payments.size(), "[11, 23, 34,");
}

TEST_F(OwnContent, aCorrectedFileIsEnoughAndTheRestIsBuiltIn) {
  write("funkenschlag/components.json", correctedComponents());
  const auto library = openLibrary(directory_);
  ASSERT_TRUE(library.has_value()) << library.error().code;
  ASSERT_TRUE(library->load("funkenschlag", {{"map", "usa"}}, {}).has_value());
  EXPECT_NE(library->load("funkenschlag", {}, {}).value()->fingerprint(),
            openLibrary()->load("funkenschlag", {}, {}).value()->fingerprint());
  EXPECT_EQ(library->pack("pampero").digest, openLibrary()->pack("pampero").digest);
}

TEST_F(OwnContent, theDigestIsThatOfTheWhole) {
  write("funkenschlag/components.json", correctedComponents());
  const ContentPack partial = openLibrary(directory_)->pack("funkenschlag");
  for (const auto& [path, text] : embeddedContent("funkenschlag").texts())
    if (path != "components.json") write("funkenschlag/" + path, text);
  EXPECT_EQ(openLibrary(directory_)->pack("funkenschlag").digest, partial.digest);
  EXPECT_NE(openLibrary()->pack("funkenschlag").digest, partial.digest);
  EXPECT_EQ(unpacked(partial)->texts().size(), embeddedContent("funkenschlag").texts().size());
}

TEST_F(OwnContent, theMergedWholeIsValidated) {
  write("wasserkraft/map.json", "{}");
  EXPECT_EQ(refusal().place.substr(0, 8), "map.json");
  fs::remove_all(directory_ / "wasserkraft");
  write("wasserkraft/maps.json", "{}");
  EXPECT_EQ(refusal().code, "content_unknown_file");
}

TEST_F(OwnContent, aMisspeltFolderIsNamedWithWhatWasMeant) {
  write("funkenschlag/components.json", correctedComponents());
  write("waserkraft/map.json", "{}");
  EXPECT_EQ(refusal(), (Problem{(directory_ / "waserkraft").string(),
                                "content_misspelt_folder",
                                {{"name", "waserkraft"}, {"meant", "wasserkraft"}}}));
}

TEST_F(OwnContent, anUnknownFolderIsNamedWithTheGames) {
  write("chess/board.json", "{}");
  std::vector<std::string> games;
  for (const ModuleEntry& entry : allModules()) games.emplace_back(entry.game);
  EXPECT_EQ(refusal(), (Problem{(directory_ / "chess").string(),
                                "content_unknown_folder",
                                {{"name", "chess"}, {"known", joinWords(games, ", ")}}}));
}

TEST_F(OwnContent, aFolderWithoutAnyGameIsNoContent) {
  EXPECT_EQ(refusal().code, "content_no_game");
  write("components.json", correctedComponents());
  EXPECT_EQ(refusal().code, "content_no_game");
}

TEST_F(OwnContent, foldersOfOtherProgramsAreLeftAlone) {
  write("funkenschlag/components.json", correctedComponents());
  write(".git/HEAD", "x");
  write("README.md", "x");
  EXPECT_TRUE(openLibrary(directory_).has_value());
}

TEST(NearestWord, isFoundUpToAThirdOfTheLetters) {
  const std::vector<std::string> games = {"funkenschlag", "pampero", "powerline", "wasserkraft"};
  EXPECT_EQ(nearestWord("Wasserkraft", games), "wasserkraft");
  EXPECT_EQ(nearestWord("wasserkarft", games), "wasserkraft");
  EXPECT_EQ(nearestWord("pamper", games), "pampero");
  EXPECT_EQ(nearestWord("power", games), "");
  EXPECT_EQ(nearestWord("", games), "");
  EXPECT_EQ(nearestWord(std::string(1000, 'w'), games), "");
}

}  // namespace
}  // namespace spannung
