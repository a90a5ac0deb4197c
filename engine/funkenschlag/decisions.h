// What the players of Funkenschlag decide, in the order in which moves are listed.
#pragma once

#include "engine/core/decision.h"
#include "engine/funkenschlag/round.h"

namespace spannung::funkenschlag {

struct DeclineAuction : Decision<MoveKind::pass, Stage::openAuction> {
  static Verdict check(const Tables&, const State& state, Move) { return checkDecline(state); }
  static void perform(auto& play, Move) { declineAuction(play); }
};

struct PassBid : Decision<MoveKind::pass, Stage::openingBid, Stage::bid> {
  static Verdict check(const Tables&, const State& state, Move) { return checkPassBid(state); }
  static void perform(auto& play, Move) { passBid(play); }
};

struct EndTurn : Decision<MoveKind::done, Stage::buyResources, Stage::build> {
  static void perform(auto& play, Move) { passReverse(play.state); }
};

struct TakeIncome : Decision<MoveKind::done, Stage::runPlants> {
  static void perform(auto& play, Move) { payIncome(play); }
};

struct ChooseRegion : Decision<MoveKind::region, Stage::draftRegion> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listRegions(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkRegion(tables, state, tables.map.regions.within(move.a));
  }
  static void perform(auto& play, Move move) { draftRegion(play, RegionIndex::of(move.a)); }
};

struct Nominate : Decision<MoveKind::nominate, Stage::openAuction> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listNominations(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkNominate(tables, state, move.a);
  }
  static void perform(auto& play, Move move) { nominatePlant(play, Card::plant(move.a)); }
};

struct MakeBid : Decision<MoveKind::bid, Stage::openingBid, Stage::bid> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listBids(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkBid(tables, state, move.a);
  }
  static void perform(auto& play, Move move) { makeBid(play, move.a); }
};

struct GiveUpPlant : Decision<MoveKind::discardPlant, Stage::discardPlant> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listPlantDiscards(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkDiscardPlant(tables, state, move.a);
  }
  static void perform(auto& play, Move move) { giveUpPlant(play, Card::plant(move.a)); }
};

struct GiveUpToken : Decision<MoveKind::discardResource, Stage::discardResource> {
  static bool list(const Tables&, const State&, auto& moves) { return listResourceDiscards(moves); }
  static Verdict check(const Tables&, const State&, Move move) {
    return checkDiscardResource(move.a);
  }
  static void perform(auto& play, Move move) { giveUpToken(play, static_cast<Resource>(move.a)); }
};

struct Buy : Decision<MoveKind::buy, Stage::buyResources> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listPurchases(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkBuy(tables, state, move.a, move.b);
  }
  static void perform(auto& play, Move move) {
    buyTokens(play, static_cast<Resource>(move.a), move.b);
  }
};

struct Build : Decision<MoveKind::build, Stage::build> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listBuilds(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkOwnBuild(tables, state, CityIndex::within(kMaxCities, move.a));
  }
  static void perform(auto& play, Move move) { connectCity(play, CityIndex::of(move.a)); }
};

struct Run : Decision<MoveKind::run, Stage::runPlants> {
  static bool list(const Tables& tables, const State& state, auto& moves) {
    return listRuns(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkRun(tables, state, move.a, move.b, move.c);
  }
  static void perform(auto& play, Move move) {
    runPlant(play, Card::plant(move.a), move.b, move.c);
  }
};

using Decisions = DecisionTable<Tables, State, Stage, kMoveKinds, kStages,  //
                                DeclineAuction, PassBid, EndTurn, TakeIncome, ChooseRegion,
                                Nominate, MakeBid, GiveUpPlant, GiveUpToken, Buy, Build, Run>;

}  // namespace spannung::funkenschlag
