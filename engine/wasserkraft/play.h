// What an action works on: the tables, the state it changes, and the sink that hears about it.
//
// Actions are templates over the sink, so they live in headers; rules.cpp puts them together for
// search (nobody listens) and for everybody else.
#pragma once

#include "engine/wasserkraft/tables.h"
#include "engine/wasserkraft/vocabulary.h"

namespace spannung::wasserkraft {

template <class Sink>
struct Play {
  const Tables& tables;
  State& state;
  Sink& sink;

  void tell(EventKind kind, Seat seat, OperandValue a = 0, OperandValue b = 0,
            OperandValue c = 0) const {
    sink(makeEvent(kind, seat, a, b, c));
  }
  void tellAll(EventKind kind, OperandValue a = 0, OperandValue b = 0, OperandValue c = 0) const {
    tell(kind, Seat::none(), a, b, c);
  }
};

}  // namespace spannung::wasserkraft
