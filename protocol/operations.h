// What the engine does on request: one function an operation, on the one game at hand.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>
#include <tl/expected.hpp>

#include "games/library.h"
#include "record/session.h"
#include "wire/refusal.h"
#include "wire/request.h"

namespace spannung {

class EngineOperations {
 public:
  // The library must outlive this.
  explicit EngineOperations(const Library& library) : library_(library) {}

  bool hasGame() const { return session_.has_value(); }
  // Empty without a game.
  std::string_view gameName() const;

  Answer games(Request& request) const;
  Answer newGame(Request& request);
  Answer load(Request& request);

  // These need a game.
  Answer legal(Request& request) const;
  Answer check(Request& request) const;
  Answer foresee(Request& request) const;
  Answer apply(Request& request);
  Answer undo(Request& request);
  Answer amend(Request& request);
  Answer state(Request& request) const;
  Answer record(Request& request) const;
  Answer suggest(Request& request) const;

 private:
  // A move that can be read, and what the rules say to it.
  struct Attempt {
    Seat seat;
    Move move;
    Verdict verdict;
  };

  tl::expected<Attempt, Refusal> attempt(Request& request) const;
  // Nothing with a problem, which the request remembers or the refusal names.
  tl::expected<std::vector<Move>, Refusal> movesField(Request& request) const;
  std::optional<Seat> seatField(Request& request) const;
  // The seat named, or the only one that may act.
  Seat actingSeat(Request& request) const;
  boost::json::object play(Seat seat, Move move, bool tellsForced);
  // Whether decisions that take themselves are wanted among the events.
  bool forcedField(Request& request, bool otherwise) const;
  AnyState viewedState(Request& request) const;

  const Library& library_;
  std::optional<Session> session_;
  bool tellsForced_ = false;  // as `new` or `load` has asked for
};

}  // namespace spannung
