#include "engine/pampero/rules.h"

#include "engine/pampero/explanation.h"
#include "engine/pampero/notation.h"
#include "engine/pampero/redact.h"
#include "engine/pampero/scoring.h"
#include "engine/pampero/year.h"

namespace spannung::pampero {
namespace {

template <class Collector>
void listTargetsOf(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  const Scene scene = sceneFor(tables, state, task);
  listTargets(tables, state, planOf(tables, state, scene, task), moves);
}

// What a decision offers, without the freedom to skip it.
template <class Collector>
void listChoices(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  switch (task.stage) {
    case Stage::placeBulldozer: return listStarts(tables, state, moves);
    case Stage::takeTurn: return listTurns(tables, state, task.seat, moves);
    case Stage::chooseAction: return listActions(tables, state, task, moves);
    case Stage::chooseSite:
    case Stage::chooseContract:
    case Stage::sellAbroad:
    case Stage::chooseCapital: return listTargetsOf(tables, state, task, moves);
    case Stage::chooseTower: return listTowers(tables, state, task, moves);
    case Stage::choosePayment: return listPayments(tables, state, task, moves);
    case Stage::choosePrice: return listPrices(tables, state, task, moves);
    case Stage::layTile: return listLays(tables, state, task, moves);
    case Stage::fulfilLinked: return listLinked(tables, state, task, moves);
    case Stage::firstField:
    case Stage::secondField: return listFields(tables, task, moves);
    case Stage::chooseSlot: return listSlots(tables, state, task, moves);
    case Stage::discardTile: return listDiscards(tables, state, task, moves);
    case Stage::moveBulldozer: return listMoves(tables, state, task, moves);
    case Stage::leaveSite: listDestinations(tables, state, task.a, moves); return;
    case Stage::advanceMarket:
    case Stage::takeMarket:
    case Stage::flipMarket:
    case Stage::majorityMarket: return listMarkets(state, task, moves);
    case Stage::chooseOption: return listOptions(tables, task, moves);
    case Stage::takeSpecial: return listSpecials(state, task, moves);
    case Stage::playTile: return listTiles(state, task, moves);
    case Stage::retrieveCard: return listBacks(tables, state, task, moves);
    case Stage::retrieveRow: return listRows(state, task, moves);
    case Stage::playCrowns:
    case Stage::playScoringCards: return listScores(tables, state, task, moves);
    case Stage::takeConnection:
      if (moves.add(makeMove(MoveKind::take, task.a))) moves.add(makeMove(MoveKind::skip));
      return;
    case Stage::askOptional:
      if (moves.add(makeMove(MoveKind::accept))) moves.add(makeMove(MoveKind::skip));
      return;
    default: return;
  }
}

// Decisions that list the move `skip` themselves.
bool alwaysSkippable(Stage stage) {
  switch (stage) {
    case Stage::fulfilLinked:
    case Stage::moveBulldozer:
    case Stage::playTile:
    case Stage::playCrowns:
    case Stage::playScoringCards:
    case Stage::takeConnection:
    case Stage::askOptional: return true;
    default: return false;
  }
}

// All legal moves of the actor, in a stable order, until the collector has enough.
template <class Collector>
void listLegal(const Tables& tables, const State& state, Collector& moves) {
  const Task& task = state.task();
  if (task.maySkip && !alwaysSkippable(task.stage) && !moves.add(makeMove(MoveKind::skip))) return;
  listChoices(tables, state, task, moves);
}

bool isTargetStage(Stage stage, MoveKind kind) {
  switch (kind) {
    case MoveKind::build: return stage == Stage::chooseSite;
    case MoveKind::contract: return stage == Stage::chooseContract;
    case MoveKind::sell: return stage == Stage::sellAbroad;
    case MoveKind::capital: return stage == Stage::chooseCapital;
    default: return false;
  }
}

bool belongsTo(MoveKind kind, Stage stage) {
  switch (kind) {
    case MoveKind::place: return stage == Stage::placeBulldozer;
    case MoveKind::play:
    case MoveKind::retrieve:
    case MoveKind::battery: return stage == Stage::takeTurn;
    case MoveKind::action: return stage == Stage::chooseAction;
    case MoveKind::contract: return stage == Stage::fulfilLinked || isTargetStage(stage, kind);
    case MoveKind::build:
    case MoveKind::sell:
    case MoveKind::capital: return isTargetStage(stage, kind);
    case MoveKind::tower: return stage == Stage::chooseTower;
    case MoveKind::pay: return stage == Stage::choosePayment;
    case MoveKind::price: return stage == Stage::choosePrice;
    case MoveKind::lay: return stage == Stage::layTile;
    case MoveKind::take: return stage == Stage::takeConnection;
    case MoveKind::field: return stage == Stage::firstField || stage == Stage::secondField;
    case MoveKind::slot: return stage == Stage::chooseSlot;
    case MoveKind::discard: return stage == Stage::discardTile;
    case MoveKind::move: return stage == Stage::moveBulldozer || stage == Stage::leaveSite;
    case MoveKind::market:
      return stage == Stage::advanceMarket || stage == Stage::takeMarket ||
             stage == Stage::flipMarket || stage == Stage::majorityMarket;
    case MoveKind::option: return stage == Stage::chooseOption;
    case MoveKind::special: return stage == Stage::takeSpecial;
    case MoveKind::tile: return stage == Stage::playTile;
    case MoveKind::back: return stage == Stage::retrieveCard;
    case MoveKind::row: return stage == Stage::retrieveRow;
    case MoveKind::score: return stage == Stage::playCrowns || stage == Stage::playScoringCards;
    case MoveKind::accept: return stage == Stage::askOptional;
    case MoveKind::skip: return true;
  }
  return false;
}

// Operands that a kind does not use must be 0: equal decisions are equal moves.
bool isWellFormed(Move move) {
  if (move.kind >= moveTerms().size()) return false;
  const auto& operands = moveTerms()[move.kind].operands;
  return (operands[0].used() || move.a == 0) && (operands[1].used() || move.b == 0) && move.c == 0;
}

Verdict checkSkip(const Task& task) {
  return task.maySkip || alwaysSkippable(task.stage) ? Verdict{} : refuse(Reason::mustNotSkip);
}

Verdict checkFieldMove(const Tables& tables, const Task& task, int field) {
  return task.stage == Stage::firstField ? checkField(tables, task, field)
                                         : checkSecondField(tables, task, field);
}

Verdict checkTargetMove(const Tables& tables, const State& state, const Task& task, int target) {
  if (task.stage == Stage::fulfilLinked) return checkLinked(tables, state, task, target);
  const Scene scene = sceneFor(tables, state, task);
  return checkTarget(tables, state, planOf(tables, state, scene, task), target);
}

Verdict checkSpotMove(const Tables& tables, const State& state, const Task& task, Move move) {
  return task.stage == Stage::leaveSite ? checkLeave(tables, state, task, move.a, move.b)
                                        : checkMove(tables, state, task, move.a, move.b);
}

Verdict checkTake(const Task& task, int space) {
  return space == task.a ? Verdict{} : refuse(Reason::noConnectionOffered, space);
}

Verdict checkOwnMove(const Tables& tables, const State& state, Move move) {
  const Task& task = state.task();
  switch (kindOf(move)) {
    case MoveKind::place: return checkStart(tables, state, move.a);
    case MoveKind::play: return checkPlay(tables, state, task.seat, move.a, move.b);
    case MoveKind::retrieve: return checkRetrieveAll(tables, state, task.seat);
    case MoveKind::battery: return {};
    case MoveKind::action: return checkAction(tables, state, task, move.a);
    case MoveKind::contract:
    case MoveKind::build:
    case MoveKind::sell:
    case MoveKind::capital: return checkTargetMove(tables, state, task, move.a);
    case MoveKind::tower: return checkTower(tables, state, task, move.a);
    case MoveKind::pay: return checkPayment(tables, state, task, move.a);
    case MoveKind::price: return checkPrice(tables, state, task, move.a);
    case MoveKind::lay: return checkLay(tables, state, task, move.a, move.b);
    case MoveKind::take: return checkTake(task, move.a);
    case MoveKind::field: return checkFieldMove(tables, task, move.a);
    case MoveKind::slot: return checkSlot(tables, state, task, move.a);
    case MoveKind::discard: return checkDiscard(tables, state, task, move.a);
    case MoveKind::move: return checkSpotMove(tables, state, task, move);
    case MoveKind::market: return checkMarket(state, task, move.a);
    case MoveKind::option: return checkOption(tables, task, move.a);
    case MoveKind::special: return checkSpecial(tables, state, task, move.a);
    case MoveKind::tile: return checkTile(tables, state, task.seat, move.a);
    case MoveKind::back: return checkBack(tables, state, task, move.a);
    case MoveKind::row: return checkRow(state, task, move.a);
    case MoveKind::score: return checkScore(tables, state, task, move.a, move.b);
    case MoveKind::accept: return {};
    case MoveKind::skip: return checkSkip(task);
  }
  return refuse(Reason::unknownMove);
}

template <class Sink>
void chooseField(Play<Sink>& play, int field) {
  if (play.state.task().stage == Stage::firstField)
    chooseFirstField(play, field);
  else
    chooseSecondField(play, field);
}

template <class Sink>
void moveOrLeave(Play<Sink>& play, int from, int to) {
  if (play.state.task().stage == Stage::moveBulldozer) return moveBulldozer(play, from, to);
  const Seat seat = play.state.agenda.pop_back().seat;
  putBulldozer(play, seat, from, to);
}

template <class Sink>
void fulfil(Play<Sink>& play, int place) {
  if (play.state.task().stage != Stage::fulfilLinked) return chooseTarget(play, place);
  const Task task = play.state.agenda.pop_back();
  pushContract(play.state, task.seat, task.step, place, task.b, false);
}

template <class Sink>
void useTowerOf(Play<Sink>& play, Seat owner) {
  play.state.resolution.owner = owner;
  play.state.agenda.pop_back();
}

template <class Sink>
void takeOffered(Play<Sink>& play) {
  const Task task = play.state.agenda.pop_back();
  takeConnection(play, task.seat, task.a);
}

template <class Sink>
void placeChosen(Play<Sink>& play, int site) {
  placeFirst(play, play.state.agenda.pop_back().seat, site);
}

template <class Sink>
void fillSlot(Play<Sink>& play, int slot) {
  const Task task = play.state.agenda.pop_back();
  putOnSlot(play, task.seat, task.a, slot);
}

template <class Sink>
void skip(Play<Sink>& play) {
  if (play.state.task().stage == Stage::moveBulldozer) return stopMoving(play.state);
  skipTask(play.state);
}

template <class Sink>
void perform(Play<Sink>& play, Move move) {
  switch (kindOf(move)) {
    case MoveKind::place: return placeChosen(play, move.a);
    case MoveKind::play: return playCard(play, move.a, move.b);
    case MoveKind::retrieve: return retrieveAll(play);
    case MoveKind::battery: return takeBattery(play);
    case MoveKind::action: return chooseAction(play, move.a);
    case MoveKind::contract: return fulfil(play, move.a);
    case MoveKind::build:
    case MoveKind::sell:
    case MoveKind::capital: return chooseTarget(play, move.a);
    case MoveKind::tower: return useTowerOf(play, Seat::of(move.a));
    case MoveKind::pay: return payAndPerform(play, move.a);
    case MoveKind::price: return payPrice(play, move.a);
    case MoveKind::lay: return layContract(play, move.a, move.b);
    case MoveKind::take: return takeOffered(play);
    case MoveKind::field: return chooseField(play, move.a);
    case MoveKind::slot: return fillSlot(play, move.a);
    case MoveKind::discard: return discardTile(play, move.a);
    case MoveKind::move: return moveOrLeave(play, move.a, move.b);
    case MoveKind::market: return chooseMarket(play, move.a);
    case MoveKind::option: return chooseOption(play, move.a);
    case MoveKind::special: return takeSpecial(play, move.a);
    case MoveKind::tile: return playTile(play, move.a);
    case MoveKind::back: return takeBack(play, move.a);
    case MoveKind::row: return retrieveFromRow(play, move.a);
    case MoveKind::score: return playScoringCard(play, move.a, move.b);
    case MoveKind::accept: return acceptOptional(play);
    case MoveKind::skip: return skip(play);
  }
}

template <class Sink>
void endCard(Play<Sink>& play) {
  play.state.agenda.pop_back();
  play.state.resolution = {};
}

template <class Sink>
void removePair(Play<Sink>& play) {
  removePartner(play, play.state.agenda.pop_back().a);
}

// The solo opponent decides nothing: its bulldozer moves by a fixed rule.
template <class Sink>
bool rivalMovesOn(Play<Sink>& play) {
  const Task& task = play.state.task();
  if (task.stage != Stage::leaveSite || !play.tables.isRival(task.seat)) return false;
  const int site = play.state.agenda.pop_back().a;
  rivalLeavesSite(play, site);
  return true;
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

// A target is only offered if it can be paid for, so what has one price needs no second look.
template <class Sink>
bool takesOnlyPrice(Play<Sink>& play) {
  const Task& task = play.state.task();
  if (task.stage == Stage::choosePayment) {
    if (play.tables.card(play.state.resolution.card).frame.hasInstead) return false;
    payAndPerform(play, 0);
    return true;
  }
  if (task.stage != Stage::choosePrice) return false;
  if (play.tables.place(task.a).kind == ContractKind::remote) return false;
  payPrice(play, 0);
  return true;
}

bool isSureChoice(const Tables& tables, const State& state) {
  const Task& task = state.task();
  return task.stage == Stage::takeTurn && hasSureTurns(tables, state.player(task.seat));
}

// A decision with one option takes itself, one without any is dropped; true if somebody has to
// choose.
template <class Sink>
bool isRealChoice(Play<Sink>& play) {
  ChoiceProbe probe;
  listLegal(play.tables, play.state, probe);
  if (probe.isChoice()) return true;
  if (!probe.isForced()) {
    skipTask(play.state);
    return false;
  }
  play.sink.tookItself(play.state.actor(), probe.only());
  perform(play, probe.only());
  return false;
}

// Goes on until somebody has a real choice (PA-DEC-20).
template <class Sink>
void settle(Play<Sink>& play) {
  State& state = play.state;
  while (!state.finished()) {
    if (state.agenda.empty())
      continueGame(play);
    else if (state.task().stage > Stage::finished)
      runAutomatic(play);
    else if (!rivalMovesOn(play) && !takesOnlyPrice(play) &&
             (isSureChoice(play.tables, state) || isRealChoice(play)))
      return;
  }
}

template <class Sink>
void performAndSettle(const Tables& tables, State& state, Move move, Sink& sink) {
  Play<Sink> play{tables, state, sink};
  perform(play, move);
  settle(play);
}

}  // namespace

Pampero::Pampero(const Content& content, const Options& options)
    : tables_(makeTables(content, options)) {}

Verdict Pampero::checkDeal(const Deal& deal) const { return pampero::checkDeal(tables_, deal); }

State Pampero::initial(const Seed& seed, const Deal& deal) const {
  State state = initialState(tables_, seed, deal);
  NoSink silence;
  Play<NoSink> play{tables_, state, silence};
  settle(play);
  return state;
}

void Pampero::legal(const State& state, Seat seat, MoveList& moves) const {
  moves.clear();
  if (active(state).contains(seat)) listLegal(tables_, state, moves);
}

Verdict Pampero::check(const State& state, Seat seat, Move move) const {
  if (finished(state)) return refuse(Reason::gameOver);
  if (seat != state.actor()) return refuse(Reason::notYourTurn, state.actor().index());
  if (!isWellFormed(move)) return refuse(Reason::unknownMove);
  if (!belongsTo(kindOf(move), state.task().stage)) return refuse(Reason::wrongStage);
  return explained(tables_, state, move, checkOwnMove(tables_, state, move));
}

void Pampero::apply(State& state, Seat, Move move, NoSink& sink) const {
  performAndSettle(tables_, state, move, sink);
}

void Pampero::apply(State& state, Seat, Move move, EventSink& sink) const {
  performAndSettle(tables_, state, move, sink);
}

Result Pampero::result(const State& state) const { return scoreGame(tables_, state); }

State Pampero::redacted(const State& state, Viewer) const { return pampero::redacted(state); }

void Pampero::determinize(State& state, Viewer, Dice& dice) const {
  pampero::determinize(state, dice);
}

std::string Pampero::text(Move move) const { return moveText(tables_, move); }
ParsedMove Pampero::parse(std::string_view text) const { return parseMove(tables_, text); }
std::string Pampero::operandText(std::string_view type, int value) const {
  return pampero::operandText(tables_, type, value);
}

}  // namespace spannung::pampero
