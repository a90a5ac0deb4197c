// What a network is told of a position: numbers about each seat and about the table, all near 0
// to 1.
//
// A game lists them once, in ai/<game>/features.h, for a row that takes either the values or their
// names. How many there are depends on nothing but the printed components, so that one network
// serves every table of a game; what is not there is 0.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"

namespace spannung::network {

inline constexpr std::size_t kMostOfSeat = 256;
inline constexpr std::size_t kMostOfTable = 256;

struct Features {
  std::array<std::array<float, kMostOfSeat>, kMaxSeats> seats;
  std::array<float, kMostOfTable> table;
};

// Takes the values. A name is never looked at, so nothing of it is left when this is compiled.
class ValueRow {
 public:
  explicit ValueRow(float* begin) : next_(begin) {}
  void add(std::string_view, double value) { *next_++ = static_cast<float>(value); }
  void add(std::string_view, int, double value) { *next_++ = static_cast<float>(value); }

 private:
  float* next_;
};

// Takes the names: "cities", and "fuel_2" where things are numbered.
class NameRow {
 public:
  void add(std::string_view name, double) { names_.emplace_back(name); }
  void add(std::string_view name, int number, double) {
    names_.push_back(std::string(name) + '_' + std::to_string(number));
  }
  const std::vector<std::string>& names() const { return names_; }

 private:
  std::vector<std::string> names_;
};

struct FeatureNames {
  std::vector<std::string> seat;
  std::vector<std::string> table;

  bool operator==(const FeatureNames&) const = default;
};

}  // namespace spannung::network
