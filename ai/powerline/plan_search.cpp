#include "ai/powerline/plan_search.h"

#include <limits>

#include "ai/powerline/valuation.h"
#include "engine/powerline/building.h"
#include "engine/powerline/planning.h"

namespace spannung::powerline::greedy {
namespace {

// Collects the next steps of a plan, without those that are not worth a look.
class Steps {
 public:
  Steps(const Planner& planner, int mostOnIsland, int mostJokers)
      : planner_(planner),
        mayIsland_(planner.draft.onIsland < mostOnIsland),
        mayJoker_(planner.player.jokers - planner.draft.jokersLeft < mostJokers) {}

  bool add(Move move) {
    if (isWorthIt(move)) moves_.push_back(move);
    return true;
  }
  const auto& moves() const { return moves_; }

 private:
  // A joker goes on a line that is begun; whoever wants to open one finds another.
  bool isWorthIt(Move move) const {
    switch (kindOf(move)) {
      case MoveKind::place: return true;
      case MoveKind::island: return mayIsland_;
      case MoveKind::joker:
        return mayJoker_ && !planner_.draft.lines[static_cast<std::size_t>(Way::of(move.b).line())]
                                 .isUntouched();
      default: return false;
    }
  }

  const Planner& planner_;
  bool mayIsland_;
  bool mayJoker_;
  FixedVector<Move, 2 * (2 * kMaxLines + 1)> moves_;
};

class PlanSearch {
 public:
  PlanSearch(const Tables& tables, const State& state, Seat seat, const Judgement& judgement)
      : tables_(tables), state_(state), seat_(seat), judgement_(judgement) {
    state_.player(seat).plan = {};
  }

  // With few workers on the island, or with as many as it takes.
  Plan best() {
    mostOnIsland_ = judgement_.mostOnIsland;
    explore();
    mostOnIsland_ = kWorkers;
    if (best_.placements.empty()) explore();
    return best_;
  }

 private:
  void explore() {
    const Planner planner(tables_, state_, seat_);
    if (checkDone(planner).fine()) judge(planner);
    Steps steps(planner, mostOnIsland_, mostJokers());
    listWorkers(planner, steps);
    for (const Move move : steps.moves()) {
      addToPlan(plan(), static_cast<Worker>(move.a), placementOf(move));
      explore();
      takeFromPlan(plan());
    }
  }

  // Nothing is worth keeping in the end.
  int mostJokers() const {
    constexpr int kLastRounds = 2;
    const int roundsLeft = tables_.components.rounds - state_.round;
    return roundsLeft < kLastRounds ? kWorkers : judgement_.mostJokers;
  }

  void judge(const Planner& planner) {
    consider(false, 0);
    const bool isWorthIt = planner.draft.onIsland >= judgement_.leastOnVacation;
    if (isWorthIt && checkVacation(planner).fine()) consider(true, vacationPrice());
  }

  // The later, the less it can still be good for.
  double vacationPrice() const {
    const int roundsLeft = tables_.components.rounds - state_.round;
    return judgement_.vacation * roundsLeft / tables_.components.rounds;
  }

  void consider(bool usesVacation, double price) {
    State built = state_;
    built.player(seat_).plan.usesVacation = usesVacation;
    NoSink silence;
    Play<NoSink> play{tables_, built, silence};
    const std::size_t column = plan().placements.size() - 1;
    buildPlan(play, seat_);
    const double value = valueOf(tables_, state_, built.player(seat_), judgement_) - price -
                         judgement_.columnPrice[column];
    if (value <= bestValue_) return;
    bestValue_ = value;
    best_ = plan();
    best_.usesVacation = usesVacation;
  }

  Plan& plan() { return state_.player(seat_).plan; }

  const Tables& tables_;
  State state_;
  Seat seat_;
  const Judgement& judgement_;
  int mostOnIsland_ = kWorkers;
  Plan best_;
  double bestValue_ = -std::numeric_limits<double>::infinity();
};

}  // namespace

Plan bestPlan(const Tables& tables, const State& state, Seat seat, const Judgement& judgement) {
  return PlanSearch(tables, state, seat, judgement).best();
}

}  // namespace spannung::powerline::greedy
