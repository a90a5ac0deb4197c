// Sets of ways, and where lines lead on from whatever stands on them. Listing moves is most of what
// a random game does, so all of this is arithmetic on one word.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/powerline/state.h"

namespace spannung::powerline {

// One bit a way: first those from end 0, then those from end 1, each in the order of lines.
class WaySet {
 public:
  static constexpr WaySet onLines(LineMask lines) { return WaySet(lines * kBothEnds); }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr Way first() const {
    const int bit = std::countr_zero(bits_);
    return {LineIndex::of(bit % kHalf), bit / kHalf};
  }
  constexpr void dropFirst() { bits_ &= bits_ - 1; }
  constexpr WaySet operator&(WaySet others) const { return WaySet(bits_ & others.bits_); }
  constexpr WaySet without(WaySet others) const { return WaySet(bits_ & ~others.bits_); }

 private:
  friend class LinesAhead;
  static constexpr int kHalf = 32;
  static constexpr std::uint64_t kBothEnds = std::uint64_t{1} << kHalf | 1U;
  explicit constexpr WaySet(std::uint64_t bits) : bits_(bits) {}
  std::uint64_t bits_;
};

// For each line a word, with a bit for each end and each work from which that end leads on. Shifted
// by what stands there, the word has the answer for both ends where a WaySet has its first line.
class LinesAhead {
 public:
  constexpr void add(Way way, LineWork work) {
    words_[way.line()] |= std::uint64_t{1} << (WaySet::kHalf * way.end() + work.value());
  }
  constexpr WaySet from(const LineWorks& works, int lines) const {
    std::uint64_t ways = 0;
    auto word = words_.begin() + lines;
    for (auto work = works.begin() + lines; work != works.begin();)
      ways = 2 * ways + (*--word >> (--work)->value() & WaySet::kBothEnds);
    return WaySet(ways);
  }

 private:
  static_assert(LineWork::kValues <= WaySet::kHalf && kMaxLines <= WaySet::kHalf);
  Indexed<LineIndex, std::uint64_t, kMaxLines> words_{};
};

}  // namespace spannung::powerline
