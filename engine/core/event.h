// What happened while a move was applied, told to a sink.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/move.h"
#include "engine/core/operand_value.h"
#include "engine/core/seat.h"

namespace spannung {

struct Event {
  std::uint16_t kind = 0;  // an index into the game's event terms
  Seat seat;               // whom it happened to, or none
  std::array<std::int32_t, 3> operands{};

  constexpr bool operator==(const Event&) const = default;
};

static_assert(sizeof(Event) == 16);

// Of a game's own kinds.
template <class Kind>
  requires std::is_enum_v<Kind>
constexpr Event makeEvent(Kind kind, Seat seat, OperandValue a = 0, OperandValue b = 0,
                          OperandValue c = 0) {
  return Event{static_cast<std::uint16_t>(kind), seat, {a.number(), b.number(), c.number()}};
}

// For search and benchmarks: events cost nothing because nobody listens.
struct NoSink {
  constexpr void operator()(const Event&) const {}
  constexpr void tookItself(Seat, Move) const {}
};

// A listener may also want to hear of decisions that take themselves, just before they do.
template <class Listener>
concept HearsForcedMoves =
    requires(Listener& listener, Seat seat, Move move) { listener.tookItself(seat, move); };

// For everybody else: a non-owning reference to any callable that takes an event. It must outlive
// the call that it is passed to.
class EventSink {
 public:
  template <class Callable>
    requires(!std::is_same_v<std::remove_cvref_t<Callable>, EventSink>)
  EventSink(Callable& target)  // NOLINT(google-explicit-constructor)
      : target_(&target),
        call_([](void* self, const Event& event) { (*static_cast<Callable*>(self))(event); }) {
    if constexpr (HearsForcedMoves<Callable>)
      forced_ = [](void* self, Seat seat, Move move) {
        static_cast<Callable*>(self)->tookItself(seat, move);
      };
  }

  void operator()(const Event& event) const { call_(target_, event); }
  void tookItself(Seat seat, Move move) const {
    if (forced_ != nullptr) forced_(target_, seat, move);
  }

 private:
  void* target_;
  void (*call_)(void*, const Event&);
  void (*forced_)(void*, Seat, Move) = nullptr;
};

}  // namespace spannung
