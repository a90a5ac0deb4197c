#include "texts/credits.h"

#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace spannung {
namespace {

using ::testing::HasSubstr;

// The last column of the list of works, below its heading.
std::vector<std::string> licencesOfWorks(const std::string& page) {
  std::istringstream lines(page.substr(page.find("| SPDX |")));
  std::vector<std::string> licences;
  std::string line;
  std::getline(lines, line);
  std::getline(lines, line);
  while (std::getline(lines, line) && line.starts_with('|')) {
    const std::size_t end = line.rfind(" |");
    const std::size_t begin = line.rfind("| ", end - 1) + 2;
    licences.push_back(line.substr(begin, end - begin));
  }
  return licences;
}

TEST(Credits, everyWorkHasItsLicenceText) {
  for (const Language language : {Language::english, Language::german}) {
    const std::string page = creditsPage(language);
    const std::vector<std::string> licences = licencesOfWorks(page);
    EXPECT_GT(licences.size(), 20U);
    for (const std::string& licence : licences)
      EXPECT_THAT(page, HasSubstr("\n## " + licence + "\n\n```\n"));
  }
}

TEST(Credits, thankTheAuthorsInBothLanguages) {
  EXPECT_THAT(creditsPage(Language::english), HasSubstr("# Credits"));
  EXPECT_THAT(creditsPage(Language::german), HasSubstr("# Dank"));
  for (const Language language : {Language::english, Language::german})
    for (const char* author : {"Friedemann Friese", "Simone Luciani", "Dirk Henn", "Julián Pombo"})
      EXPECT_THAT(creditsPage(language), HasSubstr(author));
}

}  // namespace
}  // namespace spannung
