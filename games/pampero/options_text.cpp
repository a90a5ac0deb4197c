#include "games/pampero/options_text.h"

#include <array>

#include "games/core/options_reader.h"

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
  OptionsReader reader(optionChoices(pack), values);
  Options options;
  options.players = static_cast<int>(reader.word(kPlayers)) + 1;
  for (const Switch& rule : kSwitches) options.*rule.value = reader.word(rule.name) == 1;
  options.difficulty = static_cast<std::uint8_t>(reader.word(kDifficulty));
  return reader.result(options);
}

Values optionValues(const Pack& pack, const Options& options) {
  Values values = {{kPlayers, std::to_string(options.players)},
                   {kDifficulty, pack.content.solo.difficulties[options.difficulty]}};
  for (const Switch& rule : kSwitches) values[rule.name] = options.*rule.value ? rule.on : rule.off;
  return values;
}

}  // namespace spannung::pampero
