// Action cards by what they are played for, so that a basic card and the special ones that do the
// same are counted together.
#pragma once

#include <array>
#include <cstdint>

#include "engine/pampero/tables.h"

namespace spannung::pampero {

enum class CardKind : std::uint8_t {
  wind,
  tower,
  standard,
  remote,
  solar,
  abroad,
  capital,
  joker,
  other,
};
inline constexpr std::size_t kCardKinds = static_cast<std::size_t>(CardKind::other) + 1;

CardKind kindOf(const Tables& tables, const ActionCard& card);

class CardKinds {
 public:
  explicit CardKinds(const Tables& tables);

  CardKind of(CardIndex card) const { return kinds_[card]; }
  // Those of a kind, one bit each.
  std::uint32_t cards(std::size_t kind) const { return cards_[kind]; }

 private:
  Indexed<CardIndex, CardKind, kMaxActionCards> kinds_{};
  std::array<std::uint32_t, kCardKinds> cards_{};
};

}  // namespace spannung::pampero
