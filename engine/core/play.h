// What an action works on: the tables, the state it changes, and the sink that hears about it.
//
// Actions are templates over the sink, so they live in headers; a game's rules.cpp puts them
// together for search (nobody listens) and for everybody else.
#pragma once

#include "engine/core/event.h"
#include "engine/core/operand_value.h"

namespace spannung {

template <class Tables, class State, class EventKind, class Sink>
struct PlayOf {
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

}  // namespace spannung
