#include "engine/funkenschlag/rules.h"

#include "engine/funkenschlag/notation.h"
#include "engine/funkenschlag/redact.h"
#include "engine/funkenschlag/round.h"
#include "engine/funkenschlag/scoring.h"

namespace spannung::funkenschlag {
namespace {

// All legal moves of the actor, in a stable order, until the collector has enough.
template <class Collector>
void listMoves(const Tables& tables, const State& state, Collector& moves) {
  switch (state.stage) {
    case Stage::draftRegion: return listRegions(tables, state, moves);
    case Stage::openAuction: return listOpenings(tables, state, moves);
    case Stage::openingBid:
    case Stage::bid: return listBids(tables, state, moves);
    case Stage::discardPlant: return listPlantDiscards(tables, state, moves);
    case Stage::discardResource: return listResourceDiscards(tables, state, moves);
    case Stage::buyResources: return listPurchases(tables, state, moves);
    case Stage::build: return listBuilds(tables, state, moves);
    case Stage::runPlants: return listRuns(tables, state, moves);
    case Stage::finished: return;
  }
}

bool isBidding(Stage stage) { return stage == Stage::openingBid || stage == Stage::bid; }
bool hasDone(Stage stage) {
  return stage == Stage::buyResources || stage == Stage::build || stage == Stage::runPlants;
}

bool belongsTo(MoveKind kind, Stage stage) {
  switch (kind) {
    case MoveKind::region: return stage == Stage::draftRegion;
    case MoveKind::nominate: return stage == Stage::openAuction;
    case MoveKind::bid: return isBidding(stage);
    case MoveKind::pass: return stage == Stage::openAuction || isBidding(stage);
    case MoveKind::discardPlant: return stage == Stage::discardPlant;
    case MoveKind::discardResource: return stage == Stage::discardResource;
    case MoveKind::buy: return stage == Stage::buyResources;
    case MoveKind::build: return stage == Stage::build;
    case MoveKind::run: return stage == Stage::runPlants;
    case MoveKind::done: return hasDone(stage);
  }
  return false;
}

// Operands that a kind does not use must be 0: equal decisions are equal moves.
bool isWellFormed(Move move) {
  if (move.kind >= moveTerms().size()) return false;
  const auto& operands = moveTerms()[move.kind].operands;
  return (operands[0].used() || move.a == 0) && (operands[1].used() || move.b == 0) &&
         (operands[2].used() || move.c == 0);
}

Verdict checkOwnBuild(const Tables& tables, const State& state, int city) {
  const bool onMap = city >= 0 && city < kMaxCities;
  const Player& player = state.player(state.actor);
  return checkBuild(tables, state, city, onMap ? pathCostTo(tables, state, player, city) : 0);
}

Verdict checkOwnMove(const Tables& tables, const State& state, Move move) {
  switch (kindOf(move)) {
    case MoveKind::region: return checkRegion(tables, state, move.a);
    case MoveKind::nominate: return checkNominate(tables, state, move.a);
    case MoveKind::bid: return checkBid(tables, state, move.a);
    case MoveKind::pass:
      return state.stage == Stage::openAuction ? checkDecline(state) : checkPassBid(state);
    case MoveKind::discardPlant: return checkDiscardPlant(tables, state, move.a);
    case MoveKind::discardResource: return checkDiscardResource(tables, state, move.a);
    case MoveKind::buy: return checkBuy(tables, state, move.a, move.b);
    case MoveKind::build: return checkOwnBuild(tables, state, move.a);
    case MoveKind::run: return checkRun(tables, state, move.a, move.b, move.c);
    case MoveKind::done: return {};
  }
  return refuse(Reason::unknownMove);
}

template <class Sink>
void endTurn(Play<Sink>& play) {
  if (play.state.stage == Stage::runPlants)
    payIncome(play);
  else
    passReverse(play.state);
}

template <class Sink>
void perform(Play<Sink>& play, Move move) {
  switch (kindOf(move)) {
    case MoveKind::region: return draftRegion(play, move.a);
    case MoveKind::nominate: return nominatePlant(play, Card::plant(move.a));
    case MoveKind::bid: return makeBid(play, move.a);
    case MoveKind::pass:
      return play.state.stage == Stage::openAuction ? declineAuction(play) : passBid(play);
    case MoveKind::discardPlant: return giveUpPlant(play, Card::plant(move.a));
    case MoveKind::discardResource: return giveUpToken(play, static_cast<Resource>(move.a));
    case MoveKind::buy: return buyTokens(play, static_cast<Resource>(move.a), move.b);
    case MoveKind::build: return connectCity(play, move.a);
    case MoveKind::run: return runPlant(play, Card::plant(move.a), move.b, move.c);
    case MoveKind::done: return endTurn(play);
  }
}

// Goes on until somebody has a real choice: a decision with one option takes itself.
template <class Sink>
void settle(Play<Sink>& play) {
  State& state = play.state;
  while (state.stage != Stage::finished) {
    if (state.actor.isNone()) {
      beginNextPhase(play);
      continue;
    }
    ChoiceProbe probe;
    listMoves(play.tables, state, probe);
    if (probe.isChoice()) return;
    play.sink.tookItself(state.actor, probe.only());
    perform(play, probe.only());
  }
}

template <class Sink>
void performAndSettle(const Tables& tables, State& state, Move move, Sink& sink) {
  Play<Sink> play{tables, state, sink};
  perform(play, move);
  settle(play);
}

}  // namespace

Funkenschlag::Funkenschlag(const Components& components, const Map& map, const Options& options)
    : tables_(makeTables(components, map, options)) {}

Verdict Funkenschlag::checkDeal(const Deal& deal) const {
  return funkenschlag::checkDeal(tables_, deal);
}

State Funkenschlag::initial(const Seed& seed, const Deal& deal) const {
  State state = initialState(tables_, seed, deal);
  NoSink silence;
  Play<NoSink> play{tables_, state, silence};
  settle(play);
  return state;
}

void Funkenschlag::legal(const State& state, Seat seat, MoveList& moves) const {
  moves.clear();
  if (active(state).contains(seat)) listMoves(tables_, state, moves);
}

Verdict Funkenschlag::check(const State& state, Seat seat, Move move) const {
  if (finished(state)) return refuse(Reason::gameOver);
  if (seat != state.actor) return refuse(Reason::notYourTurn, state.actor.index());
  if (!isWellFormed(move)) return refuse(Reason::unknownMove);
  if (!belongsTo(kindOf(move), state.stage))
    return refuse(Reason::wrongPhase, phaseOf(state.stage), move.kind,
                  static_cast<int>(state.stage));
  return checkOwnMove(tables_, state, move);
}

void Funkenschlag::apply(State& state, Seat, Move move, NoSink& sink) const {
  performAndSettle(tables_, state, move, sink);
}

void Funkenschlag::apply(State& state, Seat, Move move, EventSink& sink) const {
  performAndSettle(tables_, state, move, sink);
}

Result Funkenschlag::result(const State& state) const { return scoreGame(tables_, state); }

State Funkenschlag::redacted(const State& state, Viewer viewer) const {
  return funkenschlag::redacted(tables_, state, viewer);
}

void Funkenschlag::determinize(State& state, Viewer viewer, Dice& dice) const {
  funkenschlag::determinize(tables_, state, viewer, dice);
}

std::string Funkenschlag::text(Move move) const { return moveText(tables_, move); }
ParsedMove Funkenschlag::parse(std::string_view text) const { return parseMove(tables_, text); }
std::string Funkenschlag::operandText(std::string_view type, int value) const {
  return funkenschlag::operandText(tables_, type, value);
}

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
