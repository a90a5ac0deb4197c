#include <filesystem>
#include <fstream>
#include <string>

#include <gtest/gtest.h>

#include "games/content_directory.h"
#include "games/funkenschlag/content_reader.h"

namespace spannung {
namespace {

namespace fs = std::filesystem;

// A directory with the built-in pack of Funkenschlag, to be changed by a test.
class ContentDirectory : public ::testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "spannung-content-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    directory_ = name;
    for (const auto& [path, text] : embeddedContent("funkenschlag").texts()) write(path, text);
  }
  void TearDown() override { fs::remove_all(directory_); }

  fs::path fileNamed(const std::string& path) const { return directory_ / "funkenschlag" / path; }

  void write(const std::string& path, const std::string& text) const {
    fs::create_directories(fileNamed(path).parent_path());
    std::ofstream(fileNamed(path), std::ios::binary) << text;
  }

  Expected<ContentFiles> read() const { return readContentDirectory(directory_, "funkenschlag"); }

  fs::path directory_;
};

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(EmbeddedContent, hasTheFilesOfAGameOnly) {
  const ContentFiles files = embeddedContent("funkenschlag");
  EXPECT_NE(files.find("components.json"), nullptr);
  EXPECT_NE(files.find("maps/germany.json"), nullptr);
  EXPECT_EQ(files.find("germany.json"), nullptr);
  EXPECT_TRUE(embeddedContent("funken").texts().empty());
}

TEST_F(ContentDirectory, readsWhatIsThere) {
  const auto files = read();
  ASSERT_TRUE(files);
  EXPECT_EQ(files->texts(), embeddedContent("funkenschlag").texts());
}

TEST_F(ContentDirectory, letsAnOwnerCorrectACard) {
  const std::string text = *embeddedContent("funkenschlag").find("components.json");
  write("components.json",
        replaced(text, R"("fuel": 2, "cities": 1})", R"("fuel": 1, "cities": 2})"));
  const auto pack = funkenschlag::readPack(*read());
  ASSERT_TRUE(pack);
  EXPECT_EQ(pack->components.plants[0].fuelNeeded, 1);
  EXPECT_EQ(pack->components.plants[0].citiesPowered, 2);
}

TEST_F(ContentDirectory, picksUpAnotherMap) {
  const std::string usa = *embeddedContent("funkenschlag").find("maps/usa.json");
  write("maps/america.json", replaced(usa, R"("id": "usa")", R"("id": "america")"));
  const auto pack = funkenschlag::readPack(*read());
  ASSERT_TRUE(pack);
  ASSERT_EQ(pack->maps.size(), 3U);
  EXPECT_EQ(pack->maps[0].id, "germany");
  EXPECT_EQ(pack->maps[1].id, "america");
  EXPECT_EQ(pack->maps[2].id, "usa");
}

TEST_F(ContentDirectory, ignoresFilesOfAnotherKind) {
  write("README.md", "hello");
  write("maps/germany.json~", "{");
  EXPECT_EQ(read()->texts().size(), 3U);
}

TEST_F(ContentDirectory, namesTheFolderThatIsMissing) {
  const auto files = readContentDirectory(directory_, "powerline");
  ASSERT_FALSE(files);
  EXPECT_EQ(files.error(), (Problem{(directory_ / "powerline").string(), "content_no_directory"}));
}

TEST_F(ContentDirectory, refusesAFileInPlaceOfTheFolder) {
  std::ofstream(directory_ / "powerline") << "x";
  EXPECT_EQ(readContentDirectory(directory_, "powerline").error().code, "content_no_directory");
}

TEST_F(ContentDirectory, refusesAFileThatIsTooLarge) {
  write("maps/germany.json", std::string(kMaxContentFileSize + 1, ' '));
  const auto files = read();
  ASSERT_FALSE(files);
  EXPECT_EQ(files.error(), (Problem{"maps/germany.json",
                                    "content_file_too_large",
                                    {{"size", "4194305"}, {"max", "4194304"}}}));
}

TEST_F(ContentDirectory, refusesAFileThatCannotBeRead) {
  fs::permissions(fileNamed("maps/usa.json"), fs::perms::none);
  if (std::ifstream(fileNamed("maps/usa.json"))) GTEST_SKIP() << "this user may read everything";
  EXPECT_EQ(read().error().place, "maps/usa.json");
  EXPECT_EQ(read().error().code, "content_file_unreadable");
}

TEST_F(ContentDirectory, refusesAFolderThatCannotBeRead) {
  fs::permissions(fileNamed("maps"), fs::perms::none);
  std::error_code error;
  const bool readable =
      fs::directory_iterator(fileNamed("maps"), error) != fs::directory_iterator();
  const auto files = read();
  fs::permissions(fileNamed("maps"), fs::perms::owner_all);
  if (readable) GTEST_SKIP() << "this user may read everything";
  EXPECT_EQ(files.error().code, "content_directory_unreadable");
}

}  // namespace
}  // namespace spannung
