#include "cli/play/rule_pages.h"

#include <algorithm>
#include <cctype>

#include "cli/terminal/folded_words.h"
#include "spannung_rule_pages.h"

namespace spannung {
namespace {

std::string_view pageOf(std::string_view game, Language language) {
  const std::string path = std::string(game) + (language == Language::german ? ".de.md" : ".md");
  for (const rule_pages::EmbeddedFile& page : rule_pages::embeddedFiles())
    if (page.path == path) return page.bytes;
  return {};
}

std::string upperCase(std::string_view text) {
  std::string upper(text);
  std::transform(upper.begin(), upper.end(), upper.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return upper;
}

// Markdown's stars and backticks mean nothing on a terminal.
std::string withoutMarks(std::string_view markdown) {
  std::string text;
  for (const char c : markdown)
    if (c != '*' && c != '`') text += c;
  return text;
}

constexpr std::string_view kRuleBegins = "* **";

// Calls `visit` with each line that is a rule, without its bullet.
template <class Visit>
void forEachRule(std::string_view page, Visit visit) {
  while (!page.empty()) {
    const std::string_view line = page.substr(0, page.find('\n'));
    page.remove_prefix(std::min(line.size() + 1, page.size()));
    const std::string_view id = line.substr(0, line.find(' ', 2));
    const bool isRule = line.starts_with(kRuleBegins) && id.find('-') != std::string_view::npos;
    if (isRule && id.ends_with("**")) visit(line.substr(2));
  }
}

bool mentions(std::string_view rule, const std::vector<std::string>& words) {
  const std::vector<std::string> said = foldedWords(rule);
  return std::all_of(words.begin(), words.end(), [&said](const std::string& word) {
    return std::find(said.begin(), said.end(), word) != said.end();
  });
}

}  // namespace

// A rule stands on one line: * **FS-BUILD-03** Every further city …
std::optional<std::string> ruleText(std::string_view game, std::string_view id, Language language) {
  const std::string_view page = pageOf(game, language);
  const std::string wanted = upperCase(id);
  const std::size_t at = page.find("* **" + wanted + "** ");
  if (wanted.empty() || at == std::string_view::npos) return std::nullopt;
  const std::string_view line = page.substr(at, page.find('\n', at) - at);
  return withoutMarks(line.substr(2));
}

std::vector<std::string> rulesMentioning(std::string_view game, std::string_view words,
                                         Language language) {
  const std::vector<std::string> wanted = foldedWords(words);
  std::vector<std::string> rules;
  if (wanted.empty()) return rules;
  forEachRule(pageOf(game, language), [&](std::string_view rule) {
    if (mentions(rule, wanted)) rules.push_back(withoutMarks(rule));
  });
  return rules;
}

std::string firstRuleId(std::string_view game) {
  std::string first;
  forEachRule(pageOf(game, Language::english), [&first](std::string_view rule) {
    if (first.empty()) first = withoutMarks(rule.substr(0, rule.find(' ')));
  });
  return first;
}

}  // namespace spannung
