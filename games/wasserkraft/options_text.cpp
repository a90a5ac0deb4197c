#include "games/wasserkraft/options_text.h"

#include <algorithm>

#include "games/value_text.h"

namespace spannung::wasserkraft {
namespace {

constexpr const char* kPlayers = "players";
constexpr const char* kMode = "mode";
constexpr const char* kAssignment = "assignment";
constexpr const char* kMixers = "mixers";
// As the rulebook has it: fixed in the introductory game, drafted in the full one.
constexpr const char* kByRulebook = "rulebook";

const std::vector<std::string> kModes = {"introductory", "full"};
const std::vector<std::string> kAssignments = {"fixed", "draft", "random"};
const std::vector<std::string> kMixerValues = {"4", "6"};

std::string valueOr(const Values& values, const Choice& choice) {
  const auto found = values.find(choice.name);
  return found == values.end() ? choice.fallback : found->second;
}

Expected<int> parsePlayers(const std::string& value) {
  const std::optional<int> players = parseNumber(value);
  if (!players || *players < kMinPlayers || *players > kMaxPlayers)
    return problem("options.players", "players_out_of_range",
                   {{"value", value},
                    {"min", std::to_string(kMinPlayers)},
                    {"max", std::to_string(kMaxPlayers)}});
  return *players;
}

Expected<std::size_t> parseWord(const char* name, const std::string& value,
                                const std::vector<std::string>& words) {
  const auto found = std::find(words.begin(), words.end(), value);
  if (found == words.end())
    return problem(std::string("options.") + name, "bad_option_value",
                   {{"name", name}, {"value", value}, {"allowed", joinWords(words, ", ")}});
  return static_cast<std::size_t>(found - words.begin());
}

Expected<Assignment> parseAssignment(const std::string& value, Mode mode) {
  if (value == kByRulebook)
    return mode == Mode::introductory ? Assignment::fixed : Assignment::drafted;
  std::vector<std::string> words = kAssignments;
  words.emplace_back(kByRulebook);
  const auto word = parseWord(kAssignment, value, words);
  if (!word) return tl::unexpected(word.error());
  return static_cast<Assignment>(*word);
}

Expected<void> refuseUnknown(const Values& values) {
  std::vector<std::string> known;
  for (const Choice& choice : optionChoices()) known.push_back(choice.name);
  for (const auto& [name, value] : values)
    if (std::find(known.begin(), known.end(), name) == known.end())
      return problem("options." + name, "unknown_option",
                     {{"name", name}, {"known", joinWords(known, ", ")}});
  return {};
}

}  // namespace

std::vector<Choice> optionChoices() {
  std::vector<std::string> assignments = {kByRulebook};
  assignments.insert(assignments.end(), kAssignments.begin(), kAssignments.end());
  return {{kPlayers, "4", {"2", "3", "4"}},
          {kMode, "full", kModes},
          {kAssignment, kByRulebook, assignments},
          {kMixers, "4", kMixerValues}};
}

Expected<Options> parseOptions(const Values& values) {
  if (const auto known = refuseUnknown(values); !known) return tl::unexpected(known.error());
  const auto choices = optionChoices();
  Options options;
  const auto players = parsePlayers(valueOr(values, choices[0]));
  if (!players) return tl::unexpected(players.error());
  const auto mode = parseWord(kMode, valueOr(values, choices[1]), kModes);
  if (!mode) return tl::unexpected(mode.error());
  options.players = *players;
  options.mode = static_cast<Mode>(*mode);
  const auto assignment = parseAssignment(valueOr(values, choices[2]), options.mode);
  if (!assignment) return tl::unexpected(assignment.error());
  options.assignment = *assignment;
  const auto mixers = parseWord(kMixers, valueOr(values, choices[3]), kMixerValues);
  if (!mixers) return tl::unexpected(mixers.error());
  options.printedMixers = *mixers == 1;
  return options;
}

Values optionValues(const Options& options) {
  return {{kPlayers, std::to_string(options.players)},
          {kMode, kModes[static_cast<std::size_t>(options.mode)]},
          {kAssignment, kAssignments[static_cast<std::size_t>(options.assignment)]},
          {kMixers, kMixerValues[options.printedMixers ? 1 : 0]}};
}

}  // namespace spannung::wasserkraft
