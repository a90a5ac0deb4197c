#include "games/funkenschlag/best_run.h"

#include <algorithm>

#include "engine/funkenschlag/bureaucracy.h"
#include "engine/funkenschlag/scoring.h"

namespace spannung::funkenschlag {
namespace {

// What a token of a resource costs to replace; nothing is dearer than what is sold out.
int worthOf(const Tables& tables, const State& state, Resource resource) {
  return state.onMarket[resource] > 0 ? priceOfTokens(tables, state, resource, 1)
                                      : tables.track(resource).prices.back();
}

int incomeOf(const Tables& tables, const State& state) {
  return payoutFor(tables, std::min(int{state.output}, state.player(state.actor).cities.count()));
}

// One set of plants on its way through the turn: what it burns is chosen plant by plant.
class Running {
 public:
  Running(const Tables& tables, const State& state, unsigned subset)
      : tables_(tables), after_(state) {
    const auto plants = state.player(state.actor).plants;
    // Hybrids burn what the others leave.
    for (const bool hybrid : {false, true})
      for (std::size_t place = 0; place < plants.size(); ++place)
        if ((subset >> place & 1U) != 0 && tables.card(plants[place]).isHybrid() == hybrid)
          runOne(plants[place]);
  }

  const std::vector<Move>& moves() const { return moves_; }
  const State& after() const { return after_; }
  int income() const { return incomeOf(tables_, after_); }
  int burnt(const State& before) const {
    int worth = 0;
    for (const Resource resource : kAllResources)
      worth += (stored(before, resource) - stored(after_, resource)) *
               worthOf(tables_, before, resource);
    return worth;
  }

 private:
  static int stored(const State& state, Resource resource) {
    return state.player(state.actor).stored[resource];
  }

  // The cheaper fuel first.
  int coalFor(const PlantCard& card) const {
    const int coal = std::min<int>(card.fuelNeeded, stored(after_, Resource::coal));
    const int oil = std::min<int>(card.fuelNeeded, stored(after_, Resource::oil));
    const bool coalIsCheaper =
        worthOf(tables_, after_, Resource::coal) <= worthOf(tables_, after_, Resource::oil);
    return coalIsCheaper ? coal : card.fuelNeeded - oil;
  }

  void runOne(Card plant) {
    const PlantCard& card = tables_.card(plant);
    const int coal = card.isHybrid() ? coalFor(card) : 0;
    const int oil = card.isHybrid() ? card.fuelNeeded - coal : 0;
    NoSink silence;
    Play<NoSink> play{tables_, after_, silence};
    runPlant(play, plant, coal, oil);
    moves_.push_back(run(plant, coal, oil));
  }

  const Tables& tables_;
  State after_;
  std::vector<Move> moves_;
};

bool isBetter(const Running& one, const Running& other, const State& before) {
  if (one.income() != other.income()) return one.income() > other.income();
  if (one.burnt(before) != other.burnt(before)) return one.burnt(before) < other.burnt(before);
  return one.moves().size() < other.moves().size();
}

Running bestOf(const Tables& tables, const State& state) {
  const Player& player = state.player(state.actor);
  unsigned best = 0;
  for (unsigned subset = 1; subset < 1U << player.plants.size(); ++subset) {
    if ((subset & state.plantsRun) != 0 || !canRunTogether(tables, player, subset)) continue;
    if (isBetter(Running(tables, state, subset), Running(tables, state, best), state))
      best = subset;
  }
  return Running(tables, state, best);
}

// A turn with nothing left to decide ends by itself.
bool endsByItself(const Tables& tables, const State& state) {
  MoveList moves;
  listRuns(tables, state, moves);
  return moves.empty();
}

}  // namespace

int bestIncome(const Tables& tables, const State& state) {
  return state.stage == Stage::runPlants ? bestOf(tables, state).income() : 0;
}

std::vector<Move> bestRun(const Tables& tables, const State& state) {
  if (state.stage != Stage::runPlants) return {};
  const Running best = bestOf(tables, state);
  std::vector<Move> moves = best.moves();
  if (!moves.empty() && !endsByItself(tables, best.after())) moves.push_back(done());
  return moves;
}

int incomeForgone(const Tables& tables, const State& state, Move move) {
  if (state.stage != Stage::runPlants) return 0;
  if (kindOf(move) == MoveKind::done) return bestIncome(tables, state) - incomeOf(tables, state);
  State after = state;
  NoSink silence;
  Play<NoSink> play{tables, after, silence};
  runPlant(play, Card::plant(move.a), move.b, move.c);
  return bestIncome(tables, state) - bestIncome(tables, after);
}

}  // namespace spannung::funkenschlag
