#include "cli/rule_pages.h"

#include <algorithm>
#include <cctype>

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

}  // namespace spannung
