#include "games/pampero/options_text.h"

#include <algorithm>
#include <array>

#include "base/value_text.h"

namespace spannung::pampero {
namespace {

constexpr const char* kPlayers = "players";
constexpr const char* kDifficulty = "difficulty";

// An alternative rule: the word that leaves it out and the word that puts it in.
struct Switch {
  const char* name;
  const char* off;
  const char* on;
  bool Options::* value;
};

constexpr std::array<Switch, 6> kSwitches = {{
    {"length", "standard", "longer", &Options::longerGame},
    {"scoring", "standard", "introductory", &Options::introTiles},
    {"towers", "random", "fixed", &Options::fixedLayout},
    {"contracts", "free", "restricted", &Options::contractRestrictions},
    {"batteries", "unlimited", "limited", &Options::limitedBatteries},
    {"rahdo", "off", "on", &Options::rahdo},
}};

std::string valueOf(const Values& values, const Choice& choice) {
  const auto found = values.find(choice.name);
  return found == values.end() ? choice.fallback : found->second;
}

// The place of a value among those allowed.
Expected<std::size_t> placeOf(const Values& values, const Choice& choice) {
  const std::string value = valueOf(values, choice);
  const auto found = std::ranges::find(choice.values, value);
  if (found != choice.values.end()) return static_cast<std::size_t>(found - choice.values.begin());
  return problem(
      "options." + choice.name, "bad_option_value",
      {{"name", choice.name}, {"value", value}, {"allowed", joinWords(choice.values, ", ")}});
}

Expected<void> refuseUnknownOption(const Pack& pack, const Values& values) {
  std::vector<std::string> known;
  for (const Choice& choice : optionChoices(pack)) known.push_back(choice.name);
  for (const auto& [name, value] : values)
    if (std::ranges::find(known, name) == known.end())
      return problem("options." + name, "unknown_option",
                     {{"name", name}, {"known", joinWords(known, ", ")}});
  return {};
}

}  // namespace

std::vector<Choice> optionChoices(const Pack& pack) {
  std::vector<Choice> choices = {{kPlayers, "2", {"1", "2", "3", "4"}}};
  for (const Switch& rule : kSwitches)
    choices.push_back({rule.name, rule.off, {rule.off, rule.on}});
  const auto& difficulties = pack.content.solo.difficulties;
  choices.push_back({kDifficulty, difficulties[1], difficulties});
  return choices;
}

Expected<Options> parseOptions(const Pack& pack, const Values& values) {
  if (const auto known = refuseUnknownOption(pack, values); !known)
    return tl::unexpected(known.error());
  std::vector<std::size_t> places;
  for (const Choice& choice : optionChoices(pack)) {
    const auto place = placeOf(values, choice);
    if (!place) return tl::unexpected(place.error());
    places.push_back(*place);
  }
  Options options;
  options.players = static_cast<int>(places.front()) + 1;
  for (std::size_t i = 0; i < kSwitches.size(); ++i)
    options.*kSwitches[i].value = places[i + 1] == 1;
  options.difficulty = static_cast<std::uint8_t>(places.back());
  return options;
}

Values optionValues(const Pack& pack, const Options& options) {
  Values values = {{kPlayers, std::to_string(options.players)},
                   {kDifficulty, pack.content.solo.difficulties[options.difficulty]}};
  for (const Switch& rule : kSwitches) values[rule.name] = options.*rule.value ? rule.on : rule.off;
  return values;
}

}  // namespace spannung::pampero
