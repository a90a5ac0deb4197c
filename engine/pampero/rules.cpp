#include "engine/pampero/rules.h"

#include "engine/core/sequential_rules.h"
#include "engine/pampero/decisions.h"
#include "engine/pampero/explanation.h"

namespace spannung::pampero {
namespace {

template <class Sink>
void removePair(Play<Sink>& play) {
  removePartner(play, PlaceIndex::of(play.state.agenda.pop_back().a));
}

// What nobody decides, by stage.
template <class Sink>
constexpr auto kAutomatic = [] {
  std::array<void (*)(Play<Sink>&), kStages> steps{};
  const auto of = [&steps](Stage stage) -> auto& { return steps[static_cast<std::size_t>(stage)]; };
  of(Stage::runSteps) = &runSteps<Sink>;
  of(Stage::advance) = &runAdvance<Sink>;
  of(Stage::offerConnections) = &offerConnections<Sink>;
  of(Stage::removePair) = &removePair<Sink>;
  of(Stage::resolveField) = &resolveField<Sink>;
  of(Stage::endCard) = &endCard<Sink>;
  of(Stage::produce) = &produce<Sink>;
  return steps;
}();

// The solo opponent decides nothing: its bulldozer moves by a fixed rule.
template <class Sink>
bool rivalMovesOn(Play<Sink>& play) {
  if (!play.tables.isRival(play.state.task().seat)) return false;
  rivalLeavesSite(play, SiteIndex::of(play.state.agenda.pop_back().a));
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
  const auto place = PlaceIndex::of(play.state.task().a);
  if (play.tables.place(place).kind == ContractKind::remote) return false;
  payPrice(play, 0);
  return true;
}

// Decisions that may take themselves without being listed.
template <class Sink>
bool decidesItself(Play<Sink>& play, Stage stage) {
  switch (stage) {
    case Stage::choosePayment: return takesOnlyPayment(play);
    case Stage::choosePrice: return takesOnlyPrice(play);
    default: return rivalMovesOn(play);
  }
}
constexpr StageSet<Stage> kQuickStages = {Stage::choosePayment, Stage::choosePrice,
                                          Stage::leaveSite};

}  // namespace

struct Course : PlainCourse {
  using Decisions = pampero::Decisions;
  template <class Sink>
  using Play = pampero::Play<Sink>;

  static Stage stageOf(const State& state) { return state.task().stage; }

  // PA-DEC-20.
  template <class Sink>
  static bool goOn(Play<Sink>& play) {
    if (play.state.agenda.empty()) return continueGame(play), true;
    const Stage stage = stageOf(play.state);
    if (stage <= Stage::finished) return kQuickStages.contains(stage) && decidesItself(play, stage);
    kAutomatic<Sink>[static_cast<std::size_t>(stage)](play);
    return true;
  }

  static bool isSureChoice(const Tables& tables, const State& state) {
    const Task& task = state.task();
    return task.stage == Stage::takeTurn && hasSureTurns(tables, state.player(task.seat));
  }

  static void drop(auto& play) { skipTask(play.state); }

  static Verdict elsewhere(const State& state, Move) {
    return refuse(Reason::wrongStage, static_cast<int>(stageOf(state)));
  }

  static Verdict explained(const Tables& tables, const State& state, Move move,
                           const Verdict& verdict) {
    return pampero::explained(tables, state, move, verdict);
  }
};

Pampero::Pampero(const Content& content, const Options& options)
    : SequentialGame(makeTables(content, options)) {}

}  // namespace spannung::pampero

template class spannung::SequentialGame<spannung::pampero::Nouns>;
