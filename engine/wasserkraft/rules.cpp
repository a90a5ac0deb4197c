#include "engine/wasserkraft/rules.h"

#include "engine/core/sequential_rules.h"
#include "engine/wasserkraft/automa.h"
#include "engine/wasserkraft/decisions.h"
#include "engine/wasserkraft/explanation.h"
#include "engine/wasserkraft/round.h"

namespace spannung::wasserkraft {
namespace {

template <class Sink>
void openGame(Play<Sink>& play) {
  outfitPlayers(play.tables, play.state);
  beginRound(play);
}

// One step on while nothing waits for a decision.
template <class Sink>
void continueGame(Play<Sink>& play) {
  switch (play.state.phase) {
    case Phase::setup:
      if (!continueDraft(play.tables, play.state)) openGame(play);
      return;
    case Phase::income: return continueIncome(play);
    case Phase::actions:
      if (!continueTurn(play)) endActions(play);
      return;
    case Phase::over: return;
  }
}

}  // namespace

struct Course : PlainCourse {
  using Decisions = wasserkraft::Decisions;
  template <class Sink>
  using Play = wasserkraft::Play<Sink>;

  static Stage stageOf(const State& state) { return state.stage; }

  static bool goOn(auto& play) {
    if (play.state.stage == Stage::settled) return continueGame(play), true;
    if (isDecidedByTiles(play.tables, play.state)) [[unlikely]]
      return decideByTiles(play), true;
    return false;
  }

  static Verdict foremost(const Tables& tables, const State& state, Move move) {
    return occupationOf(tables, state, move);
  }
  static Verdict elsewhere(const State& state, Move move) { return wrongMoment(state, move); }
  static Verdict explained(const Tables& tables, const State& state, Move move,
                           const Verdict& verdict) {
    return wasserkraft::explained(tables, state, move, verdict);
  }
};

Wasserkraft::Wasserkraft(const Components& components, const Map& map, const Options& options)
    : SequentialGame(makeTables(components, map, options)) {}

void Wasserkraft::open(State& state, const Seed& seed, const Deal& deal, EventSink& sink) const {
  settleStart(state, seed, deal, sink);
}

void Wasserkraft::foresee(State& state, Move move, EventSink& sink) const {
  Play<EventSink> play{tables(), state, sink};
  Progress<Course>::perform(play, move);
  ChoiceProbe probe;
  while (state.phase == Phase::actions) {
    const bool waits = state.stage == Stage::settled ? !continueAction(play)
                                                     : Progress<Course>::isChoice(play, probe);
    if (waits) return;
  }
}

int phaseOf(const State& state) {
  if (state.phase == Phase::income) return 1;
  return state.phase == Phase::actions ? 2 : 0;
}

}  // namespace spannung::wasserkraft

template class spannung::SequentialGame<spannung::wasserkraft::Nouns>;
