#include "games/foresight.h"

#include <utility>

namespace spannung {
namespace {

// Moves are tried in a world that agrees with what the seat sees; the rest of it is guessed. Where
// the guess begins to matter, listening ends.
class Foreseer {
 public:
  Foreseer(const LoadedGame& game, const AnyState& state, Seat seat)
      : game_(game), rules_(game.rules()), seat_(seat), world_(state) {
    Rng rng;
    Dice dice(rng);
    rules_.determinize(world_, Viewer::seat(seat_), dice);
  }

  AnyState seen() const { return rules_.redacted(world_, Viewer::seat(seat_)); }

  ForeseenStep tryOut(Move move) {
    ForeseenStep step{move, rules_.check(world_, seat_, move)};
    if (!step.verdict.fine()) return step;
    step.figures = game_.preview(seen(), move).figures;
    const AnyState before = world_;
    const SeatMask knowing = whoKnowsMore();
    Listener listener{rules_.eventTerms(), step, knowing};
    rules_.apply(world_, seat_, move, EventSink(listener));
    if (isAskedAnew(knowing, before) || endsWith(knowing)) step.isCertain = false;
    if (!step.isCertain) world_ = before;
    return step;
  }

 private:
  struct Listener {
    Terms terms;
    ForeseenStep& step;
    SeatMask knowing;

    void operator()(const Event& event) {
      if (terms[event.kind].reveals || knowing.contains(event.seat)) step.isCertain = false;
      if (step.isCertain) step.events.push_back(event);
    }
    void tookItself(Seat seat, Move) {
      if (knowing.contains(seat)) step.isCertain = false;
    }
  };

  // Whether it is the turn of one of these. Had it no choice, the game would go on, and only that
  // seat knows whether it has.
  bool isAskedAnew(SeatMask seats, const AnyState& before) const {
    const SeatMask asked = rules_.active(world_).without(rules_.active(before));
    return asked.without(seats) != asked;
  }

  // At the end secrets are told.
  bool endsWith(SeatMask secrets) const { return rules_.finished(world_) && !secrets.empty(); }

  // Others who see something that this seat does not see.
  SeatMask whoKnowsMore() const {
    SeatMask others;
    const AnyState own = seen();
    for (const Seat other : game_.playedSeats())
      if (other != seat_ && !rules_.equal(rules_.redacted(world_, Viewer::seat(other)), own))
        others.add(other);
    return others;
  }

  const LoadedGame& game_;
  const AnyGame& rules_;
  Seat seat_;
  AnyState world_;
};

}  // namespace

Foresight foresee(const LoadedGame& game, const AnyState& state, Seat seat,
                  std::span<const Move> moves) {
  Foreseer foreseer(game, state, seat);
  Foresight foresight;
  for (const Move move : moves) {
    const ForeseenStep& step = foresight.steps.emplace_back(foreseer.tryOut(move));
    if (!step.verdict.fine() || !step.isCertain) break;
  }
  foresight.seen = foreseer.seen();
  return foresight;
}

}  // namespace spannung
