// Checks that words of a game have texts in every language, and that the texts mention only what
// the words carry.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/core/term.h"
#include "texts/catalogue.h"

namespace spannung::testing {

inline constexpr Language kLanguages[] = {Language::english, Language::german};

// The key and its variants for nothing.
inline std::vector<std::string> familyOf(const Catalogue& texts, const std::string& key) {
  std::vector<std::string> family;
  for (const auto& [candidate, pattern] : texts.templates())
    if (candidate == key || candidate.starts_with(key + "/no_")) family.push_back(candidate);
  return family;
}

// "coal", "oil" of "funkenschlag.move.run/no_coal/no_oil".
inline std::vector<std::string> absentIn(const std::string& key) {
  constexpr std::string_view kMark = "/no_";
  std::vector<std::string> names;
  for (std::size_t at = key.find(kMark); at != std::string::npos;) {
    const std::size_t next = key.find(kMark, at + 1);
    at += kMark.size();
    names.push_back(key.substr(at, next == std::string::npos ? next : next - at));
    at = next;
  }
  return names;
}

inline void expectTexts(const std::string& key, const std::set<std::string>& args) {
  for (const Language language : kLanguages) {
    const Catalogue& texts = catalogue(language);
    EXPECT_TRUE(texts.has(key)) << languageCode(language) << ": " << key;
    for (const std::string& member : familyOf(texts, key)) {
      EXPECT_THAT(gapNames(texts.templates().find(member)->second), ::testing::IsSubsetOf(args))
          << member;
      const auto absent = absentIn(member);
      EXPECT_THAT(absent, ::testing::IsSubsetOf(args)) << member;
      EXPECT_TRUE(std::is_sorted(absent.begin(), absent.end())) << member;
    }
  }
}

inline std::set<std::string> operandNames(const Term& term) {
  std::set<std::string> names;
  for (const Operand& operand : term.operands)
    if (operand.used()) names.emplace(operand.name);
  return names;
}

inline std::set<std::string> codesOf(Terms terms) {
  std::set<std::string> codes;
  for (const Term& term : terms) codes.emplace(term.code);
  return codes;
}

// A text that no term asks for is a leftover or a typing error.
inline void expectNoOtherTexts(const std::string& group, Terms terms) {
  const auto codes = codesOf(terms);
  for (const auto& [key, pattern] : catalogue(Language::english).templates()) {
    if (!key.starts_with(group)) continue;
    const std::string rest = key.substr(group.size());
    EXPECT_TRUE(codes.contains(rest.substr(0, rest.find('/')))) << key;
  }
}

// All moves, reasons and events of a game, e.g. "funkenschlag".
inline void expectTermTexts(const std::string& game, Terms moves, Terms reasons, Terms events) {
  for (const Term& term : moves)
    expectTexts(game + ".move." + std::string(term.code), operandNames(term));
  for (const Term& term : reasons)
    if (term.code != "fine")
      expectTexts(game + ".reason." + std::string(term.code), operandNames(term));
  for (const Term& term : events) {
    auto args = operandNames(term);
    args.insert("who");
    expectTexts(game + ".event." + std::string(term.code), args);
  }
  expectNoOtherTexts(game + ".move.", moves);
  expectNoOtherTexts(game + ".reason.", reasons);
  expectNoOtherTexts(game + ".event.", events);
}

}  // namespace spannung::testing
