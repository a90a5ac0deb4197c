// Colours of a terminal by meaning. Everything stays readable without them.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/seat.h"

namespace spannung {

// The value is what stands between ESC [ and m.
struct Ink {
  std::string_view code;
};

inline constexpr Ink kPlain{""};
inline constexpr Ink kDim{"2"};
inline constexpr Ink kStrong{"1"};
inline constexpr Ink kTitle{"1;36"};
inline constexpr Ink kGood{"32"};
inline constexpr Ink kAlert{"33"};
inline constexpr Ink kBad{"31"};

// Told apart by most people who see fewer colours, too; the initials say the same.
inline constexpr Ink kSeatInks[kMaxSeats] = {{"1;34"}, {"1;31"}, {"1;32"},
                                             {"1;33"}, {"1;35"}, {"1;36"}};

constexpr Ink seatInk(Seat seat) {
  return seat.index() < kMaxSeats ? kSeatInks[seat.index()] : kPlain;
}

inline std::string painted(Ink ink, std::string_view text) {
  if (ink.code.empty() || text.empty()) return std::string(text);
  std::string result = "\x1b[";
  result.append(ink.code).append("m").append(text).append("\x1b[0m");
  return result;
}

}  // namespace spannung
