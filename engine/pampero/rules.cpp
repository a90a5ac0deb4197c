#include "engine/pampero/rules.h"

#include "engine/core/sequential_rules.h"
#include "engine/pampero/decisions.h"
#include "engine/pampero/explanation.h"
#include "engine/pampero/redact.h"
#include "engine/pampero/scoring.h"

namespace spannung::pampero {
namespace {

template <class Sink>
void endCard(Play<Sink>& play) {
  play.state.agenda.pop_back();
  play.state.resolution = {};
}

template <class Sink>
void removePair(Play<Sink>& play) {
  removePartner(play, play.state.agenda.pop_back().a);
}

template <class Sink>
void runAutomatic(Play<Sink>& play) {
  switch (play.state.task().stage) {
    case Stage::runSteps: return runSteps(play);
    case Stage::advance: return runAdvance(play);
    case Stage::showArrows: return showArrows(play);
    case Stage::offerConnections: return offerConnections(play);
    case Stage::removePair: return removePair(play);
    case Stage::resolveField: return resolveField(play);
    case Stage::forcedMoves: return orderForcedMove(play);
    case Stage::produce: return produce(play);
    default: return endCard(play);
  }
}

// The solo opponent decides nothing: its bulldozer moves by a fixed rule.
template <class Sink>
bool rivalMovesOn(Play<Sink>& play) {
  if (!play.tables.isRival(play.state.task().seat)) return false;
  const int site = play.state.agenda.pop_back().a;
  rivalLeavesSite(play, site);
  return true;
}

// A target is only offered if it can be paid for, so what has one price needs no second look.
template <class Sink>
bool takesOnlyPayment(Play<Sink>& play) {
  if (play.tables.card(play.state.resolution.card).frame.hasInstead) return false;
  payAndPerform(play, 0);
  return true;
}

template <class Sink>
bool takesOnlyPrice(Play<Sink>& play) {
  if (play.tables.place(play.state.task().a).kind == ContractKind::remote) return false;
  payPrice(play, 0);
  return true;
}

template <class Sink>
bool decidesItself(Play<Sink>& play) {
  switch (play.state.task().stage) {
    case Stage::leaveSite: return rivalMovesOn(play);
    case Stage::choosePayment: return takesOnlyPayment(play);
    case Stage::choosePrice: return takesOnlyPrice(play);
    default: return false;
  }
}

}  // namespace

struct Course : PlainCourse {
  using Decisions = pampero::Decisions;
  template <class Sink>
  using Play = pampero::Play<Sink>;

  static Stage stageOf(const State& state) { return state.task().stage; }

  // PA-DEC-20.
  static bool goOn(auto& play) {
    if (play.state.agenda.empty())
      continueGame(play);
    else if (play.state.task().stage > Stage::finished)
      runAutomatic(play);
    else
      return decidesItself(play);
    return true;
  }

  static bool isSureChoice(const Tables& tables, const State& state) {
    const Task& task = state.task();
    return task.stage == Stage::takeTurn && hasSureTurns(tables, state.player(task.seat));
  }

  static void drop(auto& play) { skipTask(play.state); }

  static Verdict elsewhere(const State&, Move) { return refuse(Reason::wrongStage); }

  static Verdict explained(const Tables& tables, const State& state, Move move,
                           const Verdict& verdict) {
    return pampero::explained(tables, state, move, verdict);
  }
};

Pampero::Pampero(const Content& content, const Options& options)
    : SequentialGame(makeTables(content, options)) {}

}  // namespace spannung::pampero

template class spannung::SequentialGame<spannung::pampero::Nouns>;
