// The fields of a game's judgement by name, so that data and optimizers can speak of them.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "ai/tuning/parameter.h"

namespace spannung {

template <class Judgement>
struct Weight {
  std::string_view name;
  double Judgement::* field;
  double low;
  double high;
};

template <class Judgement, std::size_t n>
using WeightTable = std::array<Weight<Judgement>, n>;

template <class Judgement, std::size_t n>
Parameters parametersOf(const WeightTable<Judgement, n>& table, const Judgement& judgement) {
  Parameters parameters;
  for (const Weight<Judgement>& weight : table)
    parameters.push_back(
        {std::string(weight.name), judgement.*weight.field, weight.low, weight.high});
  return parameters;
}

// `parameters` are those of the table, in its order.
template <class Judgement, std::size_t n>
Judgement judgementOf(const WeightTable<Judgement, n>& table, const Parameters& parameters) {
  Judgement judgement{};
  for (std::size_t i = 0; i < n; ++i) judgement.*table[i].field = parameters[i].value;
  return judgement;
}

}  // namespace spannung
