#include "wire/thoughts.h"

#include <algorithm>
#include <cmath>

#include <boost/json/object.hpp>
#include <fmt/format.h>

namespace spannung {
namespace {

namespace json = boost::json;

// Nobody reads the ninth decimal place of a guess.
double rounded(double value, double steps) { return std::round(value * steps) / steps; }

json::array reasonsOf(const LoadedGame& game, Language language, const Thought& thought) {
  constexpr double kTenths = 10;
  json::array reasons;
  for (const Thought::Gain& gain : mainReasons(thought))
    reasons.push_back({{"aspect", gain.aspect},
                       {"label", aspectName(game, language, gain.aspect)},
                       {"score", rounded(gain.score, kTenths)}});
  return reasons;
}

json::object thoughtObject(const LoadedGame& game, const Narrator& narrator, Language language,
                           const AnyState& seen, const Thought& thought) {
  constexpr double kThousandths = 1000;
  constexpr double kTenths = 10;
  json::object object{{"move", game.rules().text(thought.move)},
                      {"label", narrator.move(seen, thought.move)},
                      {"visits", thought.visits}};
  if (thought.visits > 0) {
    object["chance"] = rounded(thought.chance, kThousandths);
    object["score"] = rounded(thought.score, kTenths);
  }
  object["reasons"] = reasonsOf(game, language, thought);
  return object;
}

}  // namespace

std::string aspectName(const LoadedGame& game, Language language, std::string_view aspect) {
  const std::string key = fmt::format("{}.aspect.{}", game.rules().name(), aspect);
  const Catalogue& texts = catalogue(language);
  return texts.has(key) ? texts.text(key) : std::string(aspect);
}

std::vector<Thought::Gain> mainReasons(const Thought& thought) {
  constexpr double kNoticed = 0.05;
  constexpr std::size_t kMost = 3;
  std::vector<Thought::Gain> gains;
  for (const Thought::Gain& gain : thought.gains)
    if (std::abs(gain.score) >= kNoticed) gains.push_back(gain);
  std::ranges::stable_sort(gains, std::ranges::greater{},
                           [](const Thought::Gain& gain) { return std::abs(gain.score); });
  if (gains.size() > kMost) gains.resize(kMost);
  return gains;
}

json::array thoughtObjects(const LoadedGame& game, const Narrator& narrator, Language language,
                           const AnyState& seen, std::span<const Thought> thoughts,
                           std::size_t count) {
  json::array objects;
  for (const Thought& thought : thoughts.first(std::min(count, thoughts.size())))
    objects.push_back(thoughtObject(game, narrator, language, seen, thought));
  return objects;
}

}  // namespace spannung
