// What moves, events and refusals say about things: a number as it is, or that of a seat, of a
// thing or of an enumerator. Whoever writes them needs no cast; whoever reads them knows what they
// mean.
#pragma once

#include "engine/core/index.h"

namespace spannung {

class OperandValue {
 public:
  constexpr OperandValue(int number) : number_(number) {}
  template <class Key>
    requires std::is_enum_v<Key> || requires(Key key) { key.index(); }
  constexpr OperandValue(Key key) : number_(static_cast<int>(placeOf(key))) {}

  constexpr int number() const { return number_; }

 private:
  int number_;
};

}  // namespace spannung
