#include "engine/funkenschlag/rules.h"

#include "engine/core/sequential_rules.h"
#include "engine/funkenschlag/decisions.h"
#include "engine/funkenschlag/notation.h"

namespace spannung::funkenschlag {

struct Course : PlainCourse {
  using Decisions = funkenschlag::Decisions;
  template <class Sink>
  using Play = funkenschlag::Play<Sink>;

  static Stage stageOf(const State& state) { return state.stage; }

  static bool goOn(auto& play) {
    if (!play.state.actor.isNone()) return false;
    beginNextPhase(play);
    return true;
  }

  static Verdict elsewhere(const State& state, Move move) {
    return refuse(Reason::wrongPhase, phaseOf(state.stage), move.kind,
                  static_cast<int>(state.stage));
  }
};

Funkenschlag::Funkenschlag(const Components& components, const Map& map, const Options& options)
    : SequentialGame(makeTables(components, map, options)) {}

int phaseOf(Stage stage) {
  switch (stage) {
    case Stage::draftRegion:
    case Stage::finished: return 0;
    case Stage::openAuction:
    case Stage::openingBid:
    case Stage::bid:
    case Stage::discardPlant:
    case Stage::discardResource: return 2;
    case Stage::buyResources: return 3;
    case Stage::build: return 4;
    case Stage::runPlants: return 5;
  }
  return 0;
}

}  // namespace spannung::funkenschlag

template class spannung::SequentialGame<spannung::funkenschlag::Nouns>;
