// The fields of a judgement by name, so that data and optimizers can speak of them.
//
// A judgement is a plain struct; beside it stands a function `WeightList weightList(Judgement&)`.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "ai/weights/parameter.h"

namespace spannung {

// A weight that changes evenly during a game.
template <class T>
concept Changing = requires(T& trend) {
  { trend.early } -> std::same_as<double&>;
  { trend.late } -> std::same_as<double&>;
};

// Refers to the judgement that it was made of.
class WeightList {
 public:
  void add(std::string name, double& field, double low, double high) {
    entries_.push_back({std::move(name), &field, low, high});
  }
  void add(std::string name, int& field, int low, int high) {
    entries_.push_back(
        {std::move(name), &field, static_cast<double>(low), static_cast<double>(high)});
  }
  void add(const std::string& name, Changing auto& trend, double low, double high) {
    add(name + "_early", trend.early, low, high);
    add(name + "_late", trend.late, low, high);
  }
  // A judgement inside this one.
  void addAll(std::string_view prefix, const WeightList& inner);

  Parameters parameters() const;
  // `parameters` are those of this list, in its order, with any values in their ranges. Whole
  // numbers are rounded.
  void assign(const Parameters& parameters) const;

 private:
  struct Entry {
    std::string name;
    std::variant<double*, int*> field;
    double low;
    double high;
  };

  std::vector<Entry> entries_;
};

template <class Judgement>
Parameters parametersOf(Judgement judgement) {
  return weightList(judgement).parameters();
}

template <class Judgement>
Judgement judgementOf(const Parameters& parameters) {
  Judgement judgement{};
  weightList(judgement).assign(parameters);
  return judgement;
}

}  // namespace spannung
