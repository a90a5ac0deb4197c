// What an action works on: the tables, the state it changes, and the sink that hears about it.
//
// Actions are templates over the sink, so they live in headers; rules.cpp puts them together for
// search (nobody listens) and for everybody else.
#pragma once

#include "engine/powerline/tables.h"
#include "engine/powerline/vocabulary.h"

namespace spannung::powerline {

template <class Sink>
struct Play {
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

}  // namespace spannung::powerline
