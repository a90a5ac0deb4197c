#include "engine/wasserkraft/rules.h"

#include "engine/wasserkraft/automa.h"
#include "engine/wasserkraft/draft.h"
#include "engine/wasserkraft/explanation.h"
#include "engine/wasserkraft/notation.h"
#include "engine/wasserkraft/redact.h"
#include "engine/wasserkraft/round.h"
#include "engine/wasserkraft/scoring.h"

namespace spannung::wasserkraft {
namespace {

// An offer may be declined.
template <class Collector>
void listOffer(Collector& moves, bool more) {
  if (more) moves.add(makeMove(MoveKind::decline));
}

template <class Collector>
void listBoost(Collector& moves) {
  if (moves.add(makeMove(MoveKind::boost))) moves.add(makeMove(MoveKind::decline));
}

template <class Collector>
void listWheelOrSupply(Collector& moves) {
  if (moves.add(makeMove(MoveKind::bind))) moves.add(makeMove(MoveKind::scrap));
}

// All legal moves of the actor, in a stable order, until the collector has enough.
template <class Collector>
void listMoves(const Tables& tables, const State& state, Collector& moves) {
  switch (state.stage) {
    case Stage::chooseCompany: return listCompanies(state, moves);
    case Stage::chooseContract: return listStarts(state, moves);
    case Stage::action: return listActions(tables, state, moves);
    case Stage::tile: listTiles(tables, state, false, moves); return;
    case Stage::copy: listCopies(tables, state, state.turn.workerFree, moves); return;
    case Stage::site: return listSites(tables, state, moves);
    case Stage::payment: return listPayments(tables, state, moves);
    case Stage::production: listProductions(tables, state, moves); return;
    case Stage::extraProduction:
    case Stage::secondProduction: return listOffer(moves, listProductions(tables, state, moves));
    case Stage::fulfil: return listOffer(moves, listFulfilments(tables, state, moves));
    case Stage::boost: return listBoost(moves);
    case Stage::machine: return listMachines(moves);
    case Stage::water: return listDrops(state, moves);
    case Stage::reward: return listRewards(tables, state, moves);
    case Stage::takeContract: return listTakes(state, moves);
    case Stage::discard: return listDiscards(state, moves);
    case Stage::damWater: return listPours(tables, state, moves);
    case Stage::ownContract: return listOffer(moves, listFreeFulfilments(tables, state, moves));
    case Stage::advancedTile: return listClaims(state, moves);
    case Stage::wheelTile: return listRetrievals(state, moves);
    case Stage::wheelMachines: return listSalvages(state, moves);
    case Stage::loan: return listLoans(tables, state, moves);
    case Stage::wheelOrSupply: return listWheelOrSupply(moves);
    case Stage::operate: return listOfferedBuilding(state, moves);
    case Stage::settled:
    case Stage::finished: return;
  }
}

bool isOffer(const State& state) {
  const Stage stage = state.stage;
  return stage == Stage::extraProduction || stage == Stage::secondProduction ||
         stage == Stage::fulfil || stage == Stage::boost || stage == Stage::ownContract ||
         stage == Stage::operate || (stage == Stage::damWater && state.turn.damWater.optional);
}
bool isProduction(Stage stage) {
  return stage == Stage::production || stage == Stage::extraProduction ||
         stage == Stage::secondProduction;
}
bool isWater(Stage stage) { return stage == Stage::water || stage == Stage::reward; }

bool belongsTo(MoveKind kind, const State& state) {
  const Stage stage = state.stage;
  switch (kind) {
    case MoveKind::company: return stage == Stage::chooseCompany;
    case MoveKind::start: return stage == Stage::chooseContract;
    case MoveKind::use:
    case MoveKind::bank:
    case MoveKind::construct:
    case MoveKind::mahiri:
    case MoveKind::architect:
    case MoveKind::margot:
    case MoveKind::pass: return stage == Stage::action;
    case MoveKind::operate: return stage == Stage::action || stage == Stage::operate;
    case MoveKind::fill: return stage == Stage::damWater;
    case MoveKind::retrieve: return stage == Stage::wheelTile;
    case MoveKind::salvage: return stage == Stage::wheelMachines;
    case MoveKind::order: return stage == Stage::loan;
    case MoveKind::claim: return stage == Stage::advancedTile;
    case MoveKind::bind:
    case MoveKind::scrap: return stage == Stage::wheelOrSupply;
    case MoveKind::tile: return stage == Stage::action || stage == Stage::tile;
    case MoveKind::copy:
      return stage == Stage::copy || (stage == Stage::action && copiesAnton(state));
    case MoveKind::build: return stage == Stage::site || stage == Stage::reward;
    case MoveKind::pay: return stage == Stage::payment;
    case MoveKind::produce: return isProduction(stage);
    case MoveKind::fulfil: return stage == Stage::fulfil || stage == Stage::ownContract;
    case MoveKind::boost: return stage == Stage::boost;
    case MoveKind::machine: return stage == Stage::machine;
    case MoveKind::drop:
    case MoveKind::declineWater: return isWater(stage);
    case MoveKind::take: return stage == Stage::takeContract;
    case MoveKind::discard: return stage == Stage::discard;
    case MoveKind::decline: return isOffer(state);
    case MoveKind::declinePiece: return stage == Stage::reward;
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

Verdict checkOwnTile(const Tables& tables, const State& state, int tile) {
  if (tile < 0 || tile >= kTiles) return refuse(Reason::noSuchTile);
  const bool workerFree = state.stage == Stage::action;
  return checkTile(tables, state, state.actor, Tile::of(tile), workerFree, meansOf(state.acting()));
}

Verdict checkOwnCopy(const Tables& tables, const State& state, int tile) {
  if (tile < 0 || tile >= kTiles) return refuse(Reason::noSuchTile);
  const bool workerFree = state.stage == Stage::action || state.turn.workerFree;
  return checkCopy(tables, state, state.actor, Tile::of(tile), workerFree, meansOf(state.acting()));
}

Verdict checkOwnBuild(const Tables& tables, const State& state, Move move) {
  if (state.stage == Stage::reward) return checkFreeBuild(tables, state, move.a, move.b);
  return checkBuild(tables, state, move.a, move.b);
}

// Who copies Anton builds with the copy and does nothing else.
bool isBarredByAnton(MoveKind kind, const State& state) {
  return state.stage == Stage::action && copiesAnton(state) && kind != MoveKind::construct &&
         kind != MoveKind::copy;
}

Verdict checkOwnFulfil(const Tables& tables, const State& state, int contract) {
  return state.stage == Stage::ownContract ? checkFreeFulfil(tables, state, contract)
                                           : checkFulfil(tables, state, contract);
}

Verdict checkAnyOperate(const Tables& tables, const State& state, int building) {
  if (state.stage == Stage::operate) return checkOfferedBuilding(state, building);
  return checkOperate(tables, state, building);
}

Verdict checkAnyMove(const Tables& tables, const State& state, Move move) {
  if (isBarredByAnton(kindOf(move), state)) return refuse(Reason::mustCopyTile);
  switch (kindOf(move)) {
    case MoveKind::company: return checkCompany(state, move.a);
    case MoveKind::start: return checkStart(state, move.a);
    case MoveKind::use: return checkSpace(tables, state, move.a);
    case MoveKind::bank: return checkBank(state, move.a);
    case MoveKind::construct: return checkConstruct(tables, state);
    case MoveKind::mahiri: return checkMahiri(tables, state, move.a);
    case MoveKind::tile: return checkOwnTile(tables, state, move.a);
    case MoveKind::copy: return checkOwnCopy(tables, state, move.a);
    case MoveKind::build: return checkOwnBuild(tables, state, move);
    case MoveKind::pay: return checkPayment(tables, state, {move.a, move.b, move.c});
    case MoveKind::produce:
      return checkProduction(tables, state, currentRules(tables, state), move.a, move.b, move.c);
    case MoveKind::fulfil: return checkOwnFulfil(tables, state, move.a);
    case MoveKind::machine: return checkMachine(move.a);
    case MoveKind::drop: return checkDrop(state, move.a);
    case MoveKind::take: return checkTake(tables, state, move.a);
    case MoveKind::discard: return checkDiscard(tables, state, move.a);
    case MoveKind::declinePiece: return checkDeclinePiece(state);
    case MoveKind::declineWater: return checkDeclineWater(state);
    case MoveKind::pass: return checkPass(state);
    case MoveKind::architect: return checkArchitect(tables, state);
    case MoveKind::margot: return checkMargot(tables, state, move.a);
    case MoveKind::operate: return checkAnyOperate(tables, state, move.a);
    case MoveKind::fill: return checkPour(tables, state, state.turn.damWater, move.a);
    case MoveKind::retrieve: return checkRetrieve(state, move.a);
    case MoveKind::salvage: return checkSalvage(state, {move.a, move.b, move.c});
    case MoveKind::order: return checkLoan(tables, state, move.a, state.acting().hydro);
    case MoveKind::claim: return checkClaim(state, move.a);
    case MoveKind::bind:
    case MoveKind::scrap:
    case MoveKind::boost:
    case MoveKind::decline: return {};
  }
  return refuse(Reason::unknownMove);
}

Verdict checkOwnMove(const Tables& tables, const State& state, Move move) {
  const Verdict verdict = checkAnyMove(tables, state, move);
  const bool alone = state.turn.architect && state.stage == Stage::action;
  return verdict.fine() && alone ? checkAlone(tables, state, move) : verdict;
}

void playTile(State& state, Tile tile) {
  state.turn.workerFree = state.stage == Stage::action;
  chooseTile(state, tile);
}

template <class Sink>
void buildAt(Play<Sink>& play, Move move) {
  if (play.state.stage == Stage::reward) return placeFreePiece(play, move.b);
  chooseSite(play.state, static_cast<Structure>(move.a), move.b);
}

template <class Sink>
void fulfilAny(Play<Sink>& play, int contract) {
  if (play.state.stage == Stage::ownContract) return fulfilFree(play, contract);
  fulfilContract(play, contract);
}

template <class Sink>
void operateAny(Play<Sink>& play, int building) {
  if (play.state.stage == Stage::operate) return useOfferedBuilding(play);
  operateBuilding(play, building);
}

template <class Sink>
void perform(Play<Sink>& play, Move move) {
  State& state = play.state;
  switch (kindOf(move)) {
    case MoveKind::company: return chooseCompany(play, move.a);
    case MoveKind::start: return chooseStart(play, move.a);
    case MoveKind::use: return useSpace(play, move.a);
    case MoveKind::bank: return useBank(play, move.a);
    case MoveKind::construct: return beginConstruction(play);
    case MoveKind::mahiri: return useMahiri(play, static_cast<Officer>(move.a));
    case MoveKind::tile: return playTile(state, Tile::of(move.a));
    case MoveKind::copy: return chooseCopy(play, Tile::of(move.a));
    case MoveKind::build: return buildAt(play, move);
    case MoveKind::pay: return completeConstruction(play, {move.a, move.b, move.c});
    case MoveKind::produce: return produce(play, move.a, move.b, move.c);
    case MoveKind::fulfil: return fulfilAny(play, move.a);
    case MoveKind::boost: return boostEnergy(play);
    case MoveKind::machine: return takeMachine(play, static_cast<Machine>(move.a));
    case MoveKind::drop: return placeDrop(play, move.a);
    case MoveKind::take: return takeContract(play, move.a);
    case MoveKind::discard: return discardContract(play, move.a);
    case MoveKind::decline: return declineOffer(state);
    case MoveKind::declinePiece: return declinePiece(state);
    case MoveKind::declineWater: return declineWater(state);
    case MoveKind::pass: return passForRound(play);
    case MoveKind::architect: return sendArchitectAlone(play);
    case MoveKind::margot: return useMargot(play, move.a);
    case MoveKind::operate: return operateAny(play, move.a);
    case MoveKind::fill: return pourBehindDam(play, move.a);
    case MoveKind::retrieve: return retrieveTile(play, move.a);
    case MoveKind::salvage: return salvageMachines(play, {move.a, move.b, move.c});
    case MoveKind::order: return takeLoan(play, move.a);
    case MoveKind::claim: return claimTile(play, move.a);
    case MoveKind::bind: return bindMachines(play);
    case MoveKind::scrap: return scrapMachines(play);
  }
}

template <class Sink>
void openGame(Play<Sink>& play) {
  outfitPlayers(play.tables, play.state);
  beginRound(play);
}

// One step on while nothing waits for a decision.
template <class Sink>
void goOn(Play<Sink>& play) {
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

// Goes on until somebody has a real choice: a decision with one option takes itself.
template <class Sink>
void settle(Play<Sink>& play) {
  State& state = play.state;
  while (state.stage != Stage::finished) {
    if (state.stage == Stage::settled) {
      goOn(play);
      continue;
    }
    if (isDecidedByTiles(play.tables, state)) [[unlikely]] {
      decideByTiles(play);
      continue;
    }
    ChoiceProbe probe;
    listMoves(play.tables, state, probe);
    if (probe.isChoice()) return;
    play.sink.tookItself(state.actor, probe.only());
    perform(play, probe.only());
  }
}

// Like settle, but the turn does not end.
template <class Sink>
void settleTurn(Play<Sink>& play) {
  State& state = play.state;
  while (state.phase == Phase::actions) {
    if (state.stage == Stage::settled) {
      if (!continueAction(play)) return;
      continue;
    }
    ChoiceProbe probe;
    listMoves(play.tables, state, probe);
    if (probe.isChoice()) return;
    perform(play, probe.only());
  }
}

template <class Sink>
void performAndSettle(const Tables& tables, State& state, Move move, Sink& sink) {
  Play<Sink> play{tables, state, sink};
  perform(play, move);
  settle(play);
}

template <class Sink>
void settleStart(const Tables& tables, State& state, const Seed& seed, const Deal& deal,
                 Sink& sink) {
  state = initialState(tables, seed, deal);
  Play<Sink> play{tables, state, sink};
  settle(play);
}

}  // namespace

Wasserkraft::Wasserkraft(const Components& components, const Map& map, const Options& options)
    : tables_(makeTables(components, map, options)) {}

Verdict Wasserkraft::checkDeal(const Deal& deal) const {
  return wasserkraft::checkDeal(tables_, deal);
}

State Wasserkraft::initial(const Seed& seed, const Deal& deal) const {
  State state;
  NoSink silence;
  settleStart(tables_, state, seed, deal, silence);
  return state;
}

void Wasserkraft::open(State& state, const Seed& seed, const Deal& deal, EventSink& sink) const {
  settleStart(tables_, state, seed, deal, sink);
}

void Wasserkraft::legal(const State& state, Seat seat, MoveList& moves) const {
  moves.clear();
  if (active(state).contains(seat)) listMoves(tables_, state, moves);
}

Verdict Wasserkraft::check(const State& state, Seat seat, Move move) const {
  if (finished(state)) return refuse(Reason::gameOver);
  if (seat != state.actor) return refuse(Reason::notYourTurn, state.actor.index());
  if (!isWellFormed(move)) return refuse(Reason::unknownMove);
  if (const Verdict taken = occupationOf(tables_, state, move); !taken.fine()) return taken;
  if (!belongsTo(kindOf(move), state))
    return refuse(Reason::wrongMoment, static_cast<int>(state.stage), move.kind);
  return explained(tables_, state, move, checkOwnMove(tables_, state, move));
}

void Wasserkraft::apply(State& state, Seat, Move move, NoSink& sink) const {
  performAndSettle(tables_, state, move, sink);
}

void Wasserkraft::apply(State& state, Seat, Move move, EventSink& sink) const {
  performAndSettle(tables_, state, move, sink);
}

void Wasserkraft::foresee(State& state, Move move, EventSink& sink) const {
  Play<EventSink> play{tables_, state, sink};
  perform(play, move);
  settleTurn(play);
}

Result Wasserkraft::result(const State& state) const { return scoreGame(tables_, state); }

State Wasserkraft::redacted(const State& state, Viewer) const {
  return wasserkraft::redacted(state);
}

void Wasserkraft::determinize(State& state, Viewer, Dice& dice) const {
  wasserkraft::determinize(tables_, state, dice);
}

std::string Wasserkraft::text(Move move) const { return moveText(tables_, move); }
ParsedMove Wasserkraft::parse(std::string_view text) const { return parseMove(tables_, text); }
std::string Wasserkraft::operandText(std::string_view type, int value) const {
  return wasserkraft::operandText(tables_, type, value);
}

int phaseOf(const State& state) {
  if (state.phase == Phase::income) return 1;
  return state.phase == Phase::actions ? 2 : 0;
}

}  // namespace spannung::wasserkraft
