#include "cli/play/choice_text.h"

#include <vector>

#include <fmt/format.h>

#include "base/value_text.h"

namespace spannung {
namespace {

std::string textOr(const Catalogue& texts, const std::string& key, const std::string& otherwise) {
  return texts.has(key) ? texts.text(key) : otherwise;
}

std::string optionKey(const GameModule& module, const Choice& choice, std::string_view value) {
  return fmt::format("{}.option.{}.{}", module.name(), choice.name, value);
}

}  // namespace

std::string meaningOf(const Catalogue& texts, const GameModule& module, std::string_view group,
                      const Choice& choice) {
  return textOr(texts, fmt::format("{}.{}.{}", module.name(), group, choice.name), choice.name);
}

std::string valuesText(const Catalogue& texts, const GameModule& module, const Choice& choice) {
  std::vector<std::string> parts;
  for (const std::string& value : choice.values) {
    const std::string meaning = textOr(texts, optionKey(module, choice, value), {});
    parts.push_back(meaning.empty() ? value : fmt::format("{} ({})", value, meaning));
  }
  if (std::string free = freeValueText(texts, module, choice); !free.empty())
    parts.push_back(std::move(free));
  return joinWords(parts, ", ");
}

std::string freeValueText(const Catalogue& texts, const GameModule& module, const Choice& choice) {
  if (choice.format.empty()) return {};
  return textOr(texts, fmt::format("cli.{}.format.{}", module.name(), choice.name), choice.format);
}

}  // namespace spannung
