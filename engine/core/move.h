// One atomic decision, the same type for every game, and a list of them.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/core/operand_value.h"

namespace spannung {

// Layout of a move (8 bytes):
//
//   byte   0   1   2   3   4   5   6   7
//        +-------+-------+-------+-------+
//        | kind  |   a   |   b   |   c   |
//        +-------+-------+-------+-------+
//
// `kind` and the meaning of the operands belong to the game, which lists them in its move terms
// (term.h). Operands that a kind does not use are 0, so that equal decisions are equal bytes.
struct Move {
  std::uint16_t kind = 0;
  std::int16_t a = 0;
  std::int16_t b = 0;
  std::int16_t c = 0;

  constexpr bool operator==(const Move&) const = default;
};

static_assert(sizeof(Move) == 8 && std::is_trivially_copyable_v<Move>);

// Of a game's own kinds.
template <class Kind>
  requires std::is_enum_v<Kind>
constexpr Move makeMove(Kind kind, OperandValue a = 0, OperandValue b = 0, OperandValue c = 0) {
  return Move{static_cast<std::uint16_t>(kind), static_cast<std::int16_t>(a.number()),
              static_cast<std::int16_t>(b.number()), static_cast<std::int16_t>(c.number())};
}

// Collects legal moves without touching the heap. `add` says whether it wants more, so that the
// same generator can serve a caller who only asks whether there is a choice at all.
class MoveList {
 public:
  static constexpr std::size_t kCapacity = 2048;

  // Not initialised on purpose: a list is made for every decision, and only `size_` of it is read.
  MoveList() {}  // NOLINT(modernize-use-equals-default)

  bool add(Move move) {
    assert(size_ < kCapacity);
    moves_[size_++] = move;
    return true;
  }
  // The same without a branch, for conditions that nobody can predict.
  bool addIf(bool wanted, Move move) {
    assert(size_ < kCapacity);
    moves_[size_] = move;
    size_ += wanted ? 1U : 0U;
    return true;
  }
  void clear() { size_ = 0; }
  std::size_t size() const { return size_; }
  bool isForced() const { return size_ == 1; }
  bool isChoice() const { return size_ > 1; }
  Move only() const { return (*this)[0]; }
  bool empty() const { return size_ == 0; }
  Move operator[](std::size_t i) const { return assert(i < size_), moves_[i]; }
  const Move* begin() const { return moves_; }
  const Move* end() const { return moves_ + size_; }
  bool contains(Move move) const {
    for (const Move candidate : *this)
      if (candidate == move) return true;
    return false;
  }

 private:
  std::size_t size_ = 0;
  union {
    Move moves_[kCapacity];
  };
};

// Stops the generator at the second move: enough to tell a choice from a forced continuation.
class ChoiceProbe {
 public:
  bool add(Move move) {
    if (count_ == 0) only_ = move;
    return ++count_ < 2;
  }
  bool addIf(bool wanted, Move move) { return !wanted || add(move); }
  void clear() { count_ = 0; }
  bool isForced() const { return count_ == 1; }
  bool isChoice() const { return count_ > 1; }
  Move only() const { return only_; }

 private:
  Move only_{};
  int count_ = 0;
};

}  // namespace spannung
