#include "games/core/options_reader.h"

#include <algorithm>

#include "base/value_text.h"

namespace spannung {

std::optional<Problem> unknownName(const std::vector<Choice>& choices, const Values& values,
                                   const std::string& place, const std::string& code) {
  std::vector<std::string> known;
  for (const Choice& choice : choices) known.push_back(choice.name);
  for (const auto& [name, value] : values)
    if (std::ranges::find(known, name) == known.end())
      return Problem{place + '.' + name, code, {{"name", name}, {"known", joinWords(known, ", ")}}};
  return std::nullopt;
}

OptionsReader::OptionsReader(std::vector<Choice> choices, const Values& values)
    : choices_(std::move(choices)),
      values_(values),
      problem_(unknownName(choices_, values, "options", "unknown_option")) {}

const std::string& OptionsReader::text(const std::string& name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? choice(name).fallback : found->second;
}

std::size_t OptionsReader::word(const std::string& name) { return word(name, choice(name).values); }

std::size_t OptionsReader::word(const std::string& name, const std::vector<std::string>& words) {
  const auto found = std::ranges::find(words, text(name));
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  refuseValue(name, text(name), joinWords(words, ", "));
  return 0;
}

int OptionsReader::players(int fewest, int most) {
  const std::string& value = text("players");
  const std::optional<int> players = parseNumber(value);
  if (players && *players >= fewest && *players <= most) return *players;
  refuse("players", "players_out_of_range",
         {{"value", value}, {"min", std::to_string(fewest)}, {"max", std::to_string(most)}});
  return most;
}

void OptionsReader::refuse(const std::string& name, std::string code,
                           std::map<std::string, std::string> details) {
  keep({"options." + name, std::move(code), std::move(details)});
}

void OptionsReader::refuseValue(const std::string& name, const std::string& value,
                                const std::string& allowed) {
  refuse(name, "bad_option_value", {{"name", name}, {"value", value}, {"allowed", allowed}});
}

const Choice& OptionsReader::choice(const std::string& name) const {
  return *std::ranges::find(choices_, name, &Choice::name);
}

void OptionsReader::keep(Problem problem) {
  if (!problem_) problem_ = std::move(problem);
}

}  // namespace spannung
