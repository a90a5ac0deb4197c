// Weights as data: a file a bot, {"game": "…", "bot": "…", "weights": {"name": number, …}}. The
// shipped ones are built in from weights/<game>/<bot>.json.
#pragma once

#include <string>
#include <string_view>

#include "ai/weights/parameter.h"
#include "ai/weights/weight_list.h"
#include "base/problem.h"

namespace spannung {

// Whose weights they are.
struct WeightsOwner {
  std::string_view game;
  std::string_view bot;
};

// `known` says which names there are and how far they may go; the file must give each a value and
// nothing else. The result is `known` with these values.
Expected<Parameters> readWeights(const std::string& file, std::string_view text,
                                 const WeightsOwner& owner, Parameters known);
// One weight a line.
std::string writeWeights(const WeightsOwner& owner, const Parameters& parameters);

// The built-in ones. That they can be read is a matter for tests.
Parameters shippedWeights(const WeightsOwner& owner, Parameters known);

template <class Judgement>
Judgement shippedJudgement(const WeightsOwner& owner) {
  return judgementOf<Judgement>(shippedWeights(owner, parametersOf(Judgement{})));
}

}  // namespace spannung
