// What the players of Wasserkraft decide, in the order in which moves are listed.
#pragma once

#include "engine/core/decision.h"
#include "engine/wasserkraft/draft.h"
#include "engine/wasserkraft/officer_mahiri.h"
#include "engine/wasserkraft/officer_margot.h"
#include "engine/wasserkraft/officer_tommaso.h"
#include "engine/wasserkraft/turn.h"

namespace spannung::wasserkraft {

// A move that belongs to another stage.
// The contract that a move names, or none.
inline ContractIndex contractOf(const Tables& tables, Move move) {
  return tables.components.contracts.within(move.a);
}

inline Verdict wrongMoment(const State& state, Move move) {
  return refuse(Reason::wrongMoment, static_cast<int>(state.stage), move.kind);
}

// The top of a turn, where an officer may leave less to do: who copies Anton builds with the copy
// (WK-OFF-11), and the Architect goes alone (WK-OFF-14).
template <class Row>
struct AtTop : Row {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    if (isBarredByAnton(state, Row::kKind)) [[unlikely]]
      return true;
    if (!state.turn.architect) [[likely]]
      return listRow<Row>(tables, state, moves);
    AloneOnly alone(tables, state, moves);
    return listRow<Row>(tables, state, alone);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    if (isBarredByAnton(state, Row::kKind)) return refuse(Reason::mustCopyTile);
    const Verdict verdict = Row::check(tables, state, move);
    return verdict.fine() && state.turn.architect ? checkAlone(tables, state, move) : verdict;
  }
};

struct Pass : Decision<MoveKind::pass, Stage::action> {
  static Verdict check(const Tables&, const State& state, Move) { return checkPass(state); }
  static void perform(auto& play, Move) { passForRound(play); }
};

struct UseBank : Decision<MoveKind::bank, Stage::action> {
  static bool list(const Tables&, const State& state, auto& moves) {
    return listBank(state, moves);
  }
  static Verdict check(const Tables&, const State& state, Move move) {
    return checkBank(state, move.a);
  }
  static void perform(auto& play, Move move) { useBank(play, move.a); }
};

struct UseSpace : Decision<MoveKind::use, Stage::action> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listSpaces(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkSpace(tables, state, move.a);
  }
  static void perform(auto& play, Move move) { useSpace(play, move.a); }
};

struct Construct : Decision<MoveKind::construct, Stage::action> {
  static Verdict check(const Tables& tables, const State& state, Move) {
    return checkConstruct(tables, state);
  }
  static void perform(auto& play, Move) { beginConstruction(play); }
};

// Tiles that need no workers are played straight from the top of the turn.
template <Stage kStage>
struct PlayTile : Decision<MoveKind::tile, kStage> {
  static constexpr bool kWorkerFree = kStage == Stage::action;
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listTiles(tables, state, kWorkerFree, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkOwnTile(tables, state, move.a, kWorkerFree);
  }
  static void perform(auto& play, Move move) {
    chooseTile(play.state, Tile::of(move.a), kWorkerFree);
  }
};

struct CopyTile : Decision<MoveKind::copy, Stage::copy> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listCopies(tables, state, state.turn.workerFree, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkOwnCopy(tables, state, move.a, state.turn.workerFree);
  }
  static void perform(auto& play, Move move) { chooseCopy(play, Tile::of(move.a)); }
};

struct CopyWorkerFree : Decision<MoveKind::copy, Stage::action> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return !copiesAnton(state) || listCopies(tables, state, true, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return copiesAnton(state) ? checkOwnCopy(tables, state, move.a, true)
                              : wrongMoment(state, move);
  }
  static void perform(auto& play, Move move) { chooseCopy(play, Tile::of(move.a)); }
};

struct UseMahiri : Decision<MoveKind::mahiri, Stage::action> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listMahiri(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkMahiri(tables, state, move.a);
  }
  static void perform(auto& play, Move move) { useMahiri(play, static_cast<Officer>(move.a)); }
};

struct Operate : Decision<MoveKind::operate, Stage::action> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listOperations(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkOperate(tables, state, BuildingIndex::within(kPrivateBuildings, move.a));
  }
  static void perform(auto& play, Move move) { operateBuilding(play, BuildingIndex::of(move.a)); }
};

struct UseMargot : Decision<MoveKind::margot, Stage::action> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listMargot(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkMargot(tables, state, BuildingIndex::within(kPrivateBuildings, move.a));
  }
  static void perform(auto& play, Move move) { useMargot(play, BuildingIndex::of(move.a)); }
};

struct SendArchitect : Decision<MoveKind::architect, Stage::action> {
  static Verdict check(const Tables& tables, const State& state, Move) {
    return checkArchitect(tables, state);
  }
  static void perform(auto& play, Move) { sendArchitectAlone(play); }
};

struct ChooseCompany : Decision<MoveKind::company, Stage::chooseCompany> {
  static bool list(const Tables&, const State& state, auto& moves) {
    return listCompanies(state, moves);
  }
  static Verdict check(const Tables&, const State& state, Move move) {
    return checkCompany(state, move.a);
  }
  static void perform(auto& play, Move move) { chooseCompany(play, move.a); }
};

struct ChooseStart : Decision<MoveKind::start, Stage::chooseContract> {
  static bool list(const Tables&, const State& state, auto& moves) {
    return listStarts(state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkStart(state, contractOf(tables, move));
  }
  static void perform(auto& play, Move move) { chooseStart(play, ContractIndex::of(move.a)); }
};

struct Build : Decision<MoveKind::build, Stage::site> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listSites(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkBuild(tables, state, move.a, Place::within(kPlaces, move.b));
  }
  static void perform(auto& play, Move move) {
    chooseSite(play.state, static_cast<Structure>(move.a), Place::of(move.b));
  }
};

struct Pay : Decision<MoveKind::pay, Stage::payment> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listPayments(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkPayment(tables, state, {move.a, move.b, move.c});
  }
  static void perform(auto& play, Move move) {
    completeConstruction(play, {move.a, move.b, move.c});
  }
};

struct Produce : Decision<MoveKind::produce, Stage::production, Stage::extraProduction,
                          Stage::secondProduction> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listProductions(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkProduction(tables, state, currentRules(tables, state),
                           DamSite::within(kDamSites, move.a),
                           ConduitSite::within(kConduitSites, move.b), move.c);
  }
  static void perform(auto& play, Move move) {
    produce(play, DamSite::of(move.a), ConduitSite::of(move.b), move.c);
  }
};

struct Fulfil : Decision<MoveKind::fulfil, Stage::fulfil> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listFulfilments(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkFulfil(tables, state, contractOf(tables, move));
  }
  static void perform(auto& play, Move move) { fulfilContract(play, ContractIndex::of(move.a)); }
};

struct FulfilFree : Decision<MoveKind::fulfil, Stage::ownContract> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listFreeFulfilments(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkFreeFulfil(tables, state, contractOf(tables, move));
  }
  static void perform(auto& play, Move move) { fulfilFree(play, ContractIndex::of(move.a)); }
};

struct Boost : Decision<MoveKind::boost, Stage::boost> {
  static void perform(auto& play, Move) { boostEnergy(play); }
};

struct TakeMachine : Decision<MoveKind::machine, Stage::machine> {
  static bool list(const Tables&, const State&, auto& moves) { return listMachines(moves); }
  static Verdict check(const Tables&, const State&, Move move) { return checkMachine(move.a); }
  static void perform(auto& play, Move move) { takeMachine(play, static_cast<Machine>(move.a)); }
};

// WK-GEN-12: whoever has both a piece to place and drops that flow chooses which comes first.
struct BuildFree : Decision<MoveKind::build, Stage::reward> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listFreePieces(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkFreeBuild(tables, state, move.a, Place::within(kPlaces, move.b));
  }
  static void perform(auto& play, Move move) { placeFreePiece(play, Place::of(move.b)); }
};

struct DeclinePiece : Decision<MoveKind::declinePiece, Stage::reward> {
  static Verdict check(const Tables&, const State& state, Move) { return checkDeclinePiece(state); }
  static void perform(auto& play, Move) { declinePiece(play.state); }
};

struct PlaceDrop : Decision<MoveKind::drop, Stage::water, Stage::reward> {
  static bool list(const Tables&, const State& state, auto& moves) {
    return listDrops(state, moves);
  }
  static Verdict check(const Tables&, const State& state, Move move) {
    return checkDrop(state, move.a);
  }
  static void perform(auto& play, Move move) { placeDrop(play, move.a); }
};

struct DeclineWater : Decision<MoveKind::declineWater, Stage::water, Stage::reward> {
  static Verdict check(const Tables&, const State& state, Move) { return checkDeclineWater(state); }
  static void perform(auto& play, Move) { declineWater(play.state); }
};

struct TakeContract : Decision<MoveKind::take, Stage::takeContract> {
  static bool list(const Tables&, const State& state, auto& moves) {
    return listTakes(state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkTake(state, contractOf(tables, move));
  }
  static void perform(auto& play, Move move) { takeContract(play, ContractIndex::of(move.a)); }
};

struct DiscardContract : Decision<MoveKind::discard, Stage::discard> {
  static bool list(const Tables&, const State& state, auto& moves) {
    return listDiscards(state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkDiscard(state, contractOf(tables, move));
  }
  static void perform(auto& play, Move move) { discardContract(play, ContractIndex::of(move.a)); }
};

struct FillDam : Decision<MoveKind::fill, Stage::damWater> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listPours(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkPour(tables, state, state.turn.damWater, DamSite::within(kDamSites, move.a));
  }
  static void perform(auto& play, Move move) { pourBehindDam(play, DamSite::of(move.a)); }
};

struct ClaimTile : Decision<MoveKind::claim, Stage::advancedTile> {
  static bool list(const Tables&, const State& state, auto& moves) {
    return listClaims(state, moves);
  }
  static Verdict check(const Tables&, const State& state, Move move) {
    return checkClaim(state, move.a);
  }
  static void perform(auto& play, Move move) { claimTile(play, move.a); }
};

struct RetrieveTile : Decision<MoveKind::retrieve, Stage::wheelTile> {
  static bool list(const Tables&, const State& state, auto& moves) {
    return listRetrievals(state, moves);
  }
  static Verdict check(const Tables&, const State& state, Move move) {
    return checkRetrieve(state, move.a);
  }
  static void perform(auto& play, Move move) { retrieveTile(play, move.a); }
};

struct SalvageMachines : Decision<MoveKind::salvage, Stage::wheelMachines> {
  static bool list(const Tables&, const State& state, auto& moves) {
    return listSalvages(state, moves);
  }
  static Verdict check(const Tables&, const State& state, Move move) {
    return checkSalvage(state, {move.a, move.b, move.c});
  }
  static void perform(auto& play, Move move) { salvageMachines(play, {move.a, move.b, move.c}); }
};

struct TakeLoan : Decision<MoveKind::order, Stage::loan> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listLoans(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkLoan(tables, state, WorkIndex::within(kWorks, move.a), state.acting().hydro);
  }
  static void perform(auto& play, Move move) { takeLoan(play, WorkIndex::of(move.a)); }
};

struct BindMachines : Decision<MoveKind::bind, Stage::wheelOrSupply> {
  static void perform(auto& play, Move) { bindMachines(play); }
};

struct ScrapMachines : Decision<MoveKind::scrap, Stage::wheelOrSupply> {
  static void perform(auto& play, Move) { scrapMachines(play); }
};

struct OperateOffered : Decision<MoveKind::operate, Stage::operate> {
  static bool list(const Tables&, const State& state, auto& moves) {
    return moves.add(makeMove(MoveKind::operate, builtBuilding(state)));
  }
  static Verdict check(const Tables&, const State& state, Move move) {
    return checkOfferedBuilding(state, BuildingIndex::within(kPrivateBuildings, move.a));
  }
  static void perform(auto& play, Move) { useOfferedBuilding(play); }
};

struct Decline
    : Decision<MoveKind::decline, Stage::extraProduction, Stage::secondProduction, Stage::fulfil,
               Stage::boost, Stage::damWater, Stage::ownContract, Stage::operate> {
  static Verdict check(const Tables&, const State& state, Move move) {
    const bool must = state.stage == Stage::damWater && !state.turn.damWater.optional;
    return must ? wrongMoment(state, move) : Verdict{};
  }
  static void perform(auto& play, Move) { declineOffer(play.state); }
};

using Decisions = DecisionTable<
    Tables, State, Stage, kMoveKinds, kStages,  //
    AtTop<Pass>, AtTop<UseBank>, AtTop<UseSpace>, AtTop<Construct>, AtTop<PlayTile<Stage::action>>,
    AtTop<CopyWorkerFree>, AtTop<UseMahiri>, AtTop<Operate>, AtTop<UseMargot>, AtTop<SendArchitect>,
    PlayTile<Stage::tile>, CopyTile, Build, Pay,  //
    ChooseCompany, ChooseStart, Produce, Fulfil, FulfilFree, Boost, TakeMachine, BuildFree,
    DeclinePiece, PlaceDrop, DeclineWater, TakeContract, DiscardContract, FillDam, ClaimTile,
    RetrieveTile, SalvageMachines, TakeLoan, BindMachines, ScrapMachines, OperateOffered, Decline>;

}  // namespace spannung::wasserkraft
