// Options by name, read straight through: the first problem is kept, neutral values stand in for
// what is wrong, and the result is asked for once, at the end.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/game_module.h"

namespace spannung {

class OptionsReader {
 public:
  // Names that are not among the choices are a problem.
  OptionsReader(std::vector<Choice> choices, const Values& values);

  // What is said, or what goes without saying.
  const std::string& text(const std::string& name) const;
  // Its place among the values of the choice, or among these.
  std::size_t word(const std::string& name);
  std::size_t word(const std::string& name, const std::vector<std::string>& words);
  int players(int fewest, int most);
  // What was made of an option, unless there is a problem.
  template <class Value>
  Value valid(Expected<Value> parsed) {
    if (parsed) return std::move(*parsed);
    keep(parsed.error());
    return {};
  }

  void refuse(const std::string& name, std::string code,
              std::map<std::string, std::string> details);
  void refuseValue(const std::string& name, const std::string& value, const std::string& allowed);

  template <class Options>
  Expected<Options> result(Options options) const {
    if (problem_) return tl::unexpected(*problem_);
    return options;
  }

 private:
  const Choice& choice(const std::string& name) const;
  void keep(Problem problem);

  std::vector<Choice> choices_;
  const Values& values_;
  std::optional<Problem> problem_;
};

// The first name that is not among the choices.
std::optional<Problem> unknownName(const std::vector<Choice>& choices, const Values& values,
                                   const std::string& place, const std::string& code);

}  // namespace spannung
