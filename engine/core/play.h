// What an action works on: the tables, the state it changes, and the sink that hears about it.
//
// Actions are templates over the sink, so they live in headers; a game's rules.cpp puts them
// together for search (nobody listens) and for everybody else.
#pragma once

#include "engine/core/event.h"

namespace spannung {

template <class Tables, class State, class EventKind, class Sink>
struct PlayOf {
  const Tables& tables;
  State& state;
  Sink& sink;

  void tell(EventKind kind, Seat seat, int a = 0, int b = 0, int c = 0) const {
    sink(makeEvent(kind, seat, a, b, c));
  }
  void tellAll(EventKind kind, int a = 0, int b = 0, int c = 0) const {
    tell(kind, Seat::none(), a, b, c);
  }
};

}  // namespace spannung
