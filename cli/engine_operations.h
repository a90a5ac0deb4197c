// What the engine does on request: one function an operation, on the one game at hand.
#pragma once

#include <optional>
#include <string_view>

#include <boost/json/object.hpp>
#include <tl/expected.hpp>

#include "cli/engine_refusal.h"
#include "cli/engine_request.h"
#include "games/library.h"
#include "record/session.h"

namespace spannung {

class EngineOperations {
 public:
  // The library must outlive this.
  explicit EngineOperations(const Library& library) : library_(library) {}

  bool hasGame() const { return session_.has_value(); }
  // Empty without a game.
  std::string_view gameName() const;

  EngineAnswer games(EngineRequest& request) const;
  EngineAnswer newGame(EngineRequest& request);
  EngineAnswer load(EngineRequest& request);

  // These need a game.
  EngineAnswer legal(EngineRequest& request) const;
  EngineAnswer check(EngineRequest& request) const;
  EngineAnswer apply(EngineRequest& request);
  EngineAnswer undo(EngineRequest& request);
  EngineAnswer amend(EngineRequest& request);
  EngineAnswer state(EngineRequest& request) const;
  EngineAnswer record(EngineRequest& request) const;

 private:
  // A move that can be read, and what the rules say to it.
  struct Attempt {
    Seat seat;
    Move move;
    Verdict verdict;
  };

  tl::expected<Attempt, EngineRefusal> attempt(EngineRequest& request) const;
  std::optional<Seat> seatField(EngineRequest& request) const;
  // The seat named, or the only one that may act.
  Seat actingSeat(EngineRequest& request) const;
  boost::json::object play(Seat seat, Move move);
  AnyState viewedState(EngineRequest& request) const;

  const Library& library_;
  std::optional<Session> session_;
};

}  // namespace spannung
