#include "base/language.h"

#include <cstdlib>
#include <optional>
#include <string>

#include <gtest/gtest.h>

namespace spannung {
namespace {

TEST(ParseLanguage, KnowsCodesLocalesAndNames) {
  for (const char* text : {"de", "DE", "de_DE.UTF-8", "de-AT", "de.UTF-8", "de@euro", "deu", "ger",
                           "deutsch", "Deutsch", "german", "German"})
    EXPECT_EQ(parseLanguage(text), Language::german) << text;
  for (const char* text : {"en", "EN", "en_GB.UTF-8", "en-US", "eng", "english", "Englisch"})
    EXPECT_EQ(parseLanguage(text), Language::english) << text;
}

TEST(ParseLanguage, KnowsNothingElse) {
  for (const char* text : {"", "C", "C.UTF-8", "POSIX", "fr_FR", "d", "design", "_de"})
    EXPECT_EQ(parseLanguage(text), std::nullopt) << text;
}

TEST(ParseLanguage, ReadsTheCodesOfLanguages) {
  for (const Language language : {Language::english, Language::german})
    EXPECT_EQ(parseLanguage(languageCode(language)), language);
}

// Sets a variable of the environment and puts the old value back at the end.
class ScopedVariable {
 public:
  ScopedVariable(const char* name, const char* value) : name_(name) {
    if (const char* old = std::getenv(name)) old_ = old;
    setenv(name, value, 1);
  }
  ScopedVariable(const ScopedVariable&) = delete;
  ScopedVariable& operator=(const ScopedVariable&) = delete;
  ~ScopedVariable() {
    if (old_)
      setenv(name_, old_->c_str(), 1);
    else
      unsetenv(name_);
  }

 private:
  const char* name_;
  std::optional<std::string> old_;
};

Language languageWith(const char* all, const char* messages, const char* lang) {
  const ScopedVariable a("LC_ALL", all);
  const ScopedVariable b("LC_MESSAGES", messages);
  const ScopedVariable c("LANG", lang);
  return systemLanguage();
}

TEST(SystemLanguage, FirstVariableWithAValueDecides) {
  EXPECT_EQ(languageWith("de_DE.UTF-8", "en_US", "en_US"), Language::german);
  EXPECT_EQ(languageWith("", "de_DE", "en_US"), Language::german);
  EXPECT_EQ(languageWith("", "", "de_AT.UTF-8"), Language::german);
  EXPECT_EQ(languageWith("en_US.UTF-8", "de_DE", "de_DE"), Language::english);
}

TEST(SystemLanguage, IsEnglishOtherwise) {
  EXPECT_EQ(languageWith("", "", ""), Language::english);
  EXPECT_EQ(languageWith("C", "", "de_DE"), Language::english);
  EXPECT_EQ(languageWith("", "", "fr_FR.UTF-8"), Language::english);
}

}  // namespace
}  // namespace spannung
