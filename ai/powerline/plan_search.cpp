#include "ai/powerline/plan_search.h"

#include <algorithm>
#include <array>
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
        return mayJoker_ && !planner_.work(Way::of(move.b).line()).isUntouched();
      default: return false;
    }
  }

  const Planner& planner_;
  bool mayIsland_;
  bool mayJoker_;
  FixedVector<Move, 2 * (2 * kMaxLines + 1)> moves_;
};

// Keeps the best of all.
class Best {
 public:
  bool empty() const { return plan_.placements.empty(); }
  void add(const Plan& plan, double value, const Player&) {
    if (value <= value_) return;
    value_ = value;
    plan_ = plan;
  }
  const Plan& plan() const { return plan_; }

 private:
  Plan plan_;
  double value_ = -std::numeric_limits<double>::infinity();
};

// Keeps some of each number of workers.
class BestOfEachSize {
 public:
  explicit BestOfEachSize(int plansOfEachSize) : room_(static_cast<std::size_t>(plansOfEachSize)) {}

  bool empty() const {
    return std::ranges::all_of(bySize_, [](const auto& plans) { return plans.empty(); });
  }
  void add(const Plan& plan, double value, const Player& board) {
    auto& plans = bySize_[plan.placements.size() - 1];
    if (plans.size() == room_ && value <= plans.back().value) return;
    if (std::ranges::find(plans, board, &RatedPlan::board) != plans.end()) return;
    const auto place = std::ranges::upper_bound(plans, value, std::greater{}, &RatedPlan::value);
    plans.insert(place, {plan, value, board});
    if (plans.size() > room_) plans.pop_back();
  }
  std::vector<RatedPlan> plans() const {
    std::vector<RatedPlan> all;
    for (const auto& plans : bySize_) all.insert(all.end(), plans.begin(), plans.end());
    std::ranges::stable_sort(all, std::greater{}, &RatedPlan::value);
    return all;
  }

 private:
  std::size_t room_;
  std::array<std::vector<RatedPlan>, kWorkers> bySize_;
};

template <class Keeper>
class PlanSearch {
 public:
  PlanSearch(const Tables& tables, const State& state, Seat seat, const Judgement& judgement,
             Keeper& keeper)
      : tables_(tables), state_(state), seat_(seat), judgement_(judgement), keeper_(keeper) {}

  // With few workers on the island, or with as many as it takes.
  void run() {
    mostOnIsland_ = judgement_.mostOnIsland;
    explore();
    mostOnIsland_ = kWorkers;
    if (keeper_.empty()) explore();
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
    return roundsLeft() < kLastRounds ? kWorkers : judgement_.mostJokers;
  }

  void judge(const Planner& planner) {
    consider(false, 0);
    const bool isWorthIt = planner.draft.onIsland >= judgement_.leastOnVacation;
    if (isWorthIt && checkVacation(planner).fine()) consider(true, vacationPrice());
  }

  // The later, the less it can still be good for.
  double vacationPrice() const {
    return judgement_.vacation * roundsLeft() / tables_.components.rounds;
  }

  void consider(bool usesVacation, double price) {
    State built = state_;
    built.player(seat_).plan.usesVacation = usesVacation;
    NoSink silence;
    Play<NoSink> play{tables_, built, silence};
    const std::size_t column = plan().placements.size() - 1;
    buildPlan(play, seat_);
    const double value = valueOf(tables_, state_, built.player(seat_), judgement_) - price -
                         columnPrice(tables_, column, roundsLeft(), judgement_);
    Plan finished = plan();
    finished.usesVacation = usesVacation;
    keeper_.add(finished, value, built.player(seat_));
  }

  int roundsLeft() const { return tables_.components.rounds - state_.round; }
  Plan& plan() { return state_.player(seat_).plan; }

  const Tables& tables_;
  State state_;
  Seat seat_;
  const Judgement& judgement_;
  Keeper& keeper_;
  int mostOnIsland_ = kWorkers;
};

}  // namespace

Plan bestPlan(const Tables& tables, const State& state, Seat seat, const Judgement& judgement) {
  State afresh = state;
  afresh.player(seat).plan = {};
  Best best;
  PlanSearch(tables, afresh, seat, judgement, best).run();
  return best.plan();
}

std::vector<RatedPlan> bestPlans(const Tables& tables, const State& state, Seat seat,
                                 const Judgement& judgement, int plansOfEachSize) {
  BestOfEachSize best(plansOfEachSize);
  PlanSearch(tables, state, seat, judgement, best).run();
  return best.plans();
}

}  // namespace spannung::powerline::greedy
