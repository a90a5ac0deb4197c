// The answer to "may I?": fine, or the reason why not, with its numbers. Never a sentence.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/operand_value.h"

namespace spannung {

struct Verdict {
  // 0 is fine; everything else is an index into the game's reason terms, which name the rule.
  std::uint16_t reason = 0;
  std::array<std::int32_t, 3> operands{};

  constexpr bool fine() const { return reason == 0; }
  constexpr bool operator==(const Verdict&) const = default;
};

static_assert(sizeof(Verdict) == 16);

// What every game's reasons begin with.
enum class CommonReason : std::uint16_t { fine, gameOver, notYourTurn, unknownMove };

template <class Reason>
concept ReasonCode = std::is_enum_v<Reason> && requires { Reason::fine; };

constexpr Verdict refuse(ReasonCode auto reason, OperandValue a = 0, OperandValue b = 0,
                         OperandValue c = 0) {
  return Verdict{static_cast<std::uint16_t>(reason), {a.number(), b.number(), c.number()}};
}

}  // namespace spannung
