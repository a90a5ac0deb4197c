// Out of which bots think for somebody.
#pragma once

#include <compare>
#include <string>

namespace spannung::server {

// First all who come from one place share, then those of one place among themselves: nobody gets
// more by being many, as guests or as accounts. Empty: nobody in particular.
struct ThinkingShare {
  std::string place{};   // an address as limits see it
  std::string person{};  // an account; the guests of one place are one

  bool empty() const { return place.empty() && person.empty(); }
  auto operator<=>(const ThinkingShare&) const = default;
};

}  // namespace spannung::server
