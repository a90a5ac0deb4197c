// Sets of options that together show every value of every option.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "games/game_module.h"
#include "tests/contract/scale.h"

namespace spannung::testing {

inline std::vector<Values> extendedBy(const std::vector<Values>& sets, const Choice& choice) {
  std::vector<Values> extended;
  for (const Values& set : sets)
    for (const std::string& value : choice.values) {
      extended.push_back(set);
      extended.back()[choice.name] = value;
    }
  return extended.empty() ? sets : extended;
}

// Every combination of the first two options, which say who plays what, with every value of one
// other option: for games whose options are too many for all combinations.
inline std::vector<Values> oneByOne(const std::vector<Choice>& choices) {
  std::vector<Values> sets;
  const auto heads = extendedBy(extendedBy({Values{}}, choices[0]), choices[1]);
  for (std::size_t i = 2; i < choices.size(); ++i)
    for (const Values& set : extendedBy(heads, choices[i])) sets.push_back(set);
  return sets;
}

// Options that say what is on the table: all their combinations, whatever else there is.
inline std::vector<Values> setups(const std::vector<Choice>& choices) {
  std::vector<Values> sets = {Values{}};
  for (const Choice& choice : choices)
    for (const char* name : {"players", "leeghwater", "automas", "automa1"})
      if (choice.name == name) sets = extendedBy(sets, choice);
  return sets;
}

// Without Automas their level means nothing.
inline bool isRepetition(const Values& set) {
  const auto automas = set.find("automas");
  const auto level = set.find("automa1");
  return automas != set.end() && automas->second == "0" && level != set.end() &&
         level->second != "normal";
}

inline std::vector<Values> sampled(const std::vector<Choice>& choices) {
  std::vector<Values> sets = oneByOne(choices);
  for (const Values& set : setups(choices))
    if (!isRepetition(set)) sets.push_back(set);
  return sets;
}

// Those of them that the game accepts: some values exclude one another.
inline std::vector<Values> everyOptionSet(const GameModule& module) {
  constexpr std::size_t kMany = 300;
  const std::vector<Choice> choices = module.options();
  std::vector<Values> sets = {Values{}};
  for (const Choice& choice : choices)
    if (sets.size() <= kMany) sets = extendedBy(sets, choice);
  if (sets.size() > kMany) sets = sampled(choices);
  // Whatever stays as it is while one option changes would come back with each of them.
  std::sort(sets.begin(), sets.end());
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
  std::vector<Values> accepted;
  for (const Values& set : sets)
    if (module.load(set, {})) accepted.push_back(set);
  return accepted;
}

// All of them, or evenly spread ones if only a sample is asked for: for tests that play a whole
// game with each.
inline std::vector<Values> someOptionSets(const GameModule& module) {
  const std::vector<Values> all = everyOptionSet(module);
  const auto step = static_cast<std::size_t>(std::max(1L, std::lround(1 / testScale())));
  std::vector<Values> some;
  for (std::size_t i = 0; i < all.size(); i += step) some.push_back(all[i]);
  return some;
}

}  // namespace spannung::testing
