#include "texts/problem_text.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include <fmt/format.h>

#include "texts/catalogue.h"

namespace spannung {
namespace {

bool isNumber(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](unsigned char c) { return std::isdigit(c) != 0; });
}

// A word with perhaps a number, "line 12", is translated; anything else is a path and stays.
std::string placePartText(const Catalogue& texts, std::string_view part) {
  const std::size_t blank = std::min(part.find(' '), part.size());
  const std::string key = "place." + std::string(part.substr(0, blank));
  const std::string_view number = part.substr(std::min(blank + 1, part.size()));
  if (!texts.has(key) || !isNumber(number)) return std::string(part);
  return texts.text(key, {{"number", std::string(number)}});
}

std::string placeText(const Catalogue& texts, std::string_view place) {
  constexpr std::string_view kSeparator = ", ";
  std::string text;
  for (std::size_t end = place.find(kSeparator); end != std::string_view::npos;
       end = place.find(kSeparator)) {
    text += placePartText(texts, place.substr(0, end)) + std::string(kSeparator);
    place.remove_prefix(end + kSeparator.size());
  }
  return text + placePartText(texts, place);
}

// A problem met while a game is being loaded does not say which game; a code that several games
// know means the same in all of them.
std::optional<std::string> gameKey(const Catalogue& texts, std::string_view game,
                                   std::string_view group, std::string_view code) {
  const std::string ending = fmt::format(".{}.{}", group, code);
  if (std::string key = std::string(game) + ending; texts.has(key)) return key;
  for (const auto& [key, pattern] : texts.templates())
    if (key.ends_with(ending)) return key;
  return std::nullopt;
}

bool fillsAllGaps(const Catalogue& texts, const std::string& key, const Args& args) {
  const auto names = gapNames(texts.templates().find(key)->second);
  return std::all_of(names.begin(), names.end(),
                     [&args](const std::string& name) { return args.contains(name); });
}

// A reason inside a problem may be a code of the game. It becomes a sentence if its numbers came
// along.
void spellOutReason(const Catalogue& texts, std::string_view game, Args& args) {
  const auto reason = args.find("reason");
  if (reason == args.end()) return;
  for (const std::string_view group : {"reason", "parse"}) {
    const auto key = gameKey(texts, game, group, reason->second);
    if (!key || !fillsAllGaps(texts, *key, args)) continue;
    reason->second = texts.text(*key, args);
    return;
  }
}

// Details carry ids, which are the same in every language: "coal" becomes "Kohle". But moves stay
// as they were written, and reasons want a sentence.
Args namedDetails(const Catalogue& texts, const Problem& problem, std::string_view game) {
  Args args(problem.details.begin(), problem.details.end());
  for (auto& [name, value] : args) {
    if (name == "move" || name == "reason") continue;
    const std::string key = fmt::format("{}.{}.{}", game, name, value);
    if (texts.has(key)) value = texts.text(key);
  }
  return args;
}

std::string withRule(std::string text, const Args& args) {
  const auto rule = args.find("rule");
  if (rule == args.end() || text.find(rule->second) != std::string::npos) return text;
  return fmt::format("{} ({})", text, rule->second);
}

std::string sentence(const Catalogue& texts, const Problem& problem, std::string_view game) {
  Args args = namedDetails(texts, problem, game);
  spellOutReason(texts, game, args);
  std::string key = "problem." + problem.code;
  if (!texts.has(key)) key = gameKey(texts, game, "reason", problem.code).value_or(key);
  return withRule(texts.text(key, args), args);
}

}  // namespace

std::string problemText(const Problem& problem, Language language, std::string_view game) {
  const Catalogue& texts = catalogue(language);
  std::string text = sentence(texts, problem, game);
  if (problem.place.empty()) return text;
  return fmt::format("{}: {}", placeText(texts, problem.place), text);
}

}  // namespace spannung
