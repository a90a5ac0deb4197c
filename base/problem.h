// Bad input as a value: where it is, what is wrong, with the numbers. Never a sentence; texts/ has
// one for every code in each language.
#pragma once

#include <map>
#include <string>
#include <utility>

#include <tl/expected.hpp>

namespace spannung {

struct Problem {
  std::string place;  // "options.players", "maps/germany.json: edges[3].cost", "line 12"
  std::string code;   // key of the message catalogue: "not_a_number"
  std::map<std::string, std::string> details{};  // what the message may mention, by name

  bool operator==(const Problem&) const = default;
};

template <class T>
using Expected = tl::expected<T, Problem>;

inline tl::unexpected<Problem> problem(std::string place, std::string code,
                                       std::map<std::string, std::string> details = {}) {
  return tl::unexpected(Problem{std::move(place), std::move(code), std::move(details)});
}

}  // namespace spannung
