// What the companies of Pampero decide, in the order in which moves are listed.
#pragma once

#include "engine/core/decision.h"
#include "engine/pampero/year.h"

namespace spannung::pampero {

inline void useTowerOf(State& state, Seat owner) {
  state.resolution.owner = owner;
  state.agenda.pop_back();
}

inline void fulfilLinked(State& state, PlaceIndex place) {
  const Task task = state.agenda.pop_back();
  pushContract(state, task.seat, task.step, place, task.b, false);
}

template <class Sink>
void takeOffered(Play<Sink>& play) {
  const Task task = play.state.agenda.pop_back();
  takeConnection(play, task.seat, task.a);
}

template <class Sink>
void fillSlot(Play<Sink>& play, int slot) {
  const Task task = play.state.agenda.pop_back();
  putOnSlot(play, task.seat, task.a, slot);
}

struct SkipTurn : Decision<MoveKind::skip, Stage::playCrowns, Stage::playScoringCards> {
  static void perform(auto& play, Move) { skipTask(play.state); }
};

struct StopMoving : Decision<MoveKind::skip, Stage::moveBulldozer> {
  static void perform(auto& play, Move) { stopMoving(play.state); }
};

struct SkipOptional
    : Decision<MoveKind::skip, Stage::placeBulldozer, Stage::takeTurn, Stage::chooseAction,
               Stage::chooseSite, Stage::chooseContract, Stage::chooseTower, Stage::choosePayment,
               Stage::choosePrice, Stage::layTile, Stage::firstField, Stage::secondField,
               Stage::chooseSlot, Stage::discardTile, Stage::leaveSite, Stage::advanceMarket,
               Stage::takeMarket, Stage::flipMarket, Stage::majorityMarket, Stage::chooseOption,
               Stage::takeSpecial, Stage::retrieveCard, Stage::sellAbroad, Stage::chooseCapital,
               Stage::retrieveRow> {
  static Verdict check(const Tables&, const State& state, Move) {
    return state.task().maySkip ? Verdict{} : refuse(Reason::mustNotSkip);
  }
  static void perform(auto& play, Move) { skipTask(play.state); }
};

struct PlaceBulldozer : Decision<MoveKind::place, Stage::placeBulldozer> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listStarts(tables, state, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkStart(tables, state, tables.board.sites.within(move.a));
  }
  static void perform(auto& play, Move move) {
    placeFirst(play, play.state.agenda.pop_back().seat, SiteIndex::of(move.a));
  }
};

struct TakeBattery : Decision<MoveKind::battery, Stage::takeTurn> {
  static void perform(auto& play, Move) { takeBattery(play); }
};

struct RetrieveAll : Decision<MoveKind::retrieve, Stage::takeTurn> {
  static Verdict check(const Tables& tables, const State& state, Move) {
    return checkRetrieveAll(tables, state, state.task().seat);
  }
  static void perform(auto& play, Move) { retrieveAll(play); }
};

struct PlayCard : Decision<MoveKind::play, Stage::takeTurn> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listPlayableCards(tables, state, state.task().seat, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkPlay(tables, state, state.task().seat, tables.content.actionCards.within(move.a),
                     tables.content.fields.within(move.b));
  }
  static void perform(auto& play, Move move) {
    playCard(play, CardIndex::of(move.a), FieldIndex::of(move.b));
  }
};

struct ChooseAction : Decision<MoveKind::action, Stage::chooseAction> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listActions(tables, state, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkAction(tables, state, state.task(), move.a);
  }
  static void perform(auto& play, Move move) { chooseAction(play, move.a); }
};

// What the step at hand is aimed at.
template <MoveKind kKind, Stage kStage>
struct ChooseTarget : Decision<kKind, kStage> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    const Scene scene = sceneFor(tables, state, state.task());
    listTargets(tables, state, planOf(tables, state, scene, state.task()), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    const Scene scene = sceneFor(tables, state, state.task());
    return checkTarget(tables, state, planOf(tables, state, scene, state.task()), move.a);
  }
  static void perform(auto& play, Move move) { chooseTarget(play, move.a); }
};
using ChooseSite = ChooseTarget<MoveKind::build, Stage::chooseSite>;
using ChooseContract = ChooseTarget<MoveKind::contract, Stage::chooseContract>;
using SellAbroad = ChooseTarget<MoveKind::sell, Stage::sellAbroad>;
using ChooseCapital = ChooseTarget<MoveKind::capital, Stage::chooseCapital>;

struct UseTower : Decision<MoveKind::tower, Stage::chooseTower> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listTowers(tables, state, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkTower(tables, state, state.task(), move.a);
  }
  static void perform(auto& play, Move move) { useTowerOf(play.state, Seat::of(move.a)); }
};

struct PayForCard : Decision<MoveKind::pay, Stage::choosePayment> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listPayments(tables, state, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkPayment(tables, state, state.task(), move.a);
  }
  static void perform(auto& play, Move move) { payAndPerform(play, move.a); }
};

struct PayPrice : Decision<MoveKind::price, Stage::choosePrice> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listPrices(tables, state, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkPrice(tables, state, state.task(), move.a);
  }
  static void perform(auto& play, Move move) { payPrice(play, move.a); }
};

struct LayContract : Decision<MoveKind::lay, Stage::layTile> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listLays(tables, state, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkLay(tables, state, state.task(), move.a, move.b);
  }
  static void perform(auto& play, Move move) { layContract(play, move.a, move.b); }
};

struct FulfilLinked : Decision<MoveKind::contract, Stage::fulfilLinked> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listLinked(tables, state, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkLinked(tables, state, state.task(), tables.board.places.within(move.a));
  }
  static void perform(auto& play, Move move) { fulfilLinked(play.state, PlaceIndex::of(move.a)); }
};

struct ChooseFirstField : Decision<MoveKind::field, Stage::firstField> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listFields(tables, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkField(tables, state.task(), move.a);
  }
  static void perform(auto& play, Move move) { chooseFirstField(play, move.a); }
};

struct ChooseSecondField : Decision<MoveKind::field, Stage::secondField> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listFields(tables, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkSecondField(tables, state.task(), move.a);
  }
  static void perform(auto& play, Move move) { chooseSecondField(play, move.a); }
};

struct FillSlot : Decision<MoveKind::slot, Stage::chooseSlot> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listSlots(tables, state, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkSlot(tables, state, state.task(), move.a);
  }
  static void perform(auto& play, Move move) { fillSlot(play, move.a); }
};

struct DiscardTile : Decision<MoveKind::discard, Stage::discardTile> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listDiscards(tables, state, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkDiscard(tables, state, state.task(), move.a);
  }
  static void perform(auto& play, Move move) { discardTile(play, move.a); }
};

struct MoveBulldozer : Decision<MoveKind::move, Stage::moveBulldozer> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listMoves(tables, state, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkMove(tables, state, state.task(), move.a, move.b);
  }
  static void perform(auto& play, Move move) { moveBulldozer(play, move.a, move.b); }
};

struct LeaveSite : Decision<MoveKind::move, Stage::leaveSite> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listDestinations(tables, state, state.task().a, moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkLeave(tables, state, state.task(), move.a, move.b);
  }
  static void perform(auto& play, Move move) {
    putBulldozer(play, play.state.agenda.pop_back().seat, move.a, move.b);
  }
};

struct ChooseMarket : Decision<MoveKind::market, Stage::advanceMarket, Stage::takeMarket,
                               Stage::flipMarket, Stage::majorityMarket> {
  static void list(const Tables&, const State& state, auto& moves) {
    listMarkets(state, state.task(), moves);
  }
  static Verdict check(const Tables&, const State& state, Move move) {
    return checkMarket(state, state.task(), move.a);
  }
  static void perform(auto& play, Move move) { chooseMarket(play, move.a); }
};

struct ChooseOption : Decision<MoveKind::option, Stage::chooseOption> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listOptions(tables, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkOption(tables, state.task(), move.a);
  }
  static void perform(auto& play, Move move) { chooseOption(play, move.a); }
};

struct TakeSpecial : Decision<MoveKind::special, Stage::takeSpecial> {
  static void list(const Tables&, const State& state, auto& moves) {
    listSpecials(state, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkSpecial(tables, state, state.task(), move.a);
  }
  static void perform(auto& play, Move move) { takeSpecial(play, move.a); }
};

struct PlayTile : Decision<MoveKind::tile, Stage::playTile> {
  static void list(const Tables&, const State& state, auto& moves) {
    listTiles(state, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkTile(tables, state, state.task().seat, move.a);
  }
  static void perform(auto& play, Move move) { playTile(play, move.a); }
};

struct RetrieveCard : Decision<MoveKind::back, Stage::retrieveCard> {
  static void list(const Tables&, const State& state, auto& moves) {
    listBacks(state, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkBack(state, state.task(), tables.content.actionCards.within(move.a));
  }
  static void perform(auto& play, Move move) { takeBack(play, CardIndex::of(move.a)); }
};

struct RetrieveFromRow : Decision<MoveKind::row, Stage::retrieveRow> {
  static void list(const Tables&, const State& state, auto& moves) {
    listRows(state, state.task(), moves);
  }
  static Verdict check(const Tables&, const State& state, Move move) {
    return checkRow(state, state.task(), move.a);
  }
  static void perform(auto& play, Move move) { retrieveFromRow(play, move.a); }
};

struct PlayScoringCard : Decision<MoveKind::score, Stage::playCrowns, Stage::playScoringCards> {
  static void list(const Tables& tables, const State& state, auto& moves) {
    listScores(tables, state, state.task(), moves);
  }
  static Verdict check(const Tables& tables, const State& state, Move move) {
    return checkScore(tables, state, state.task(), move.a, move.b);
  }
  static void perform(auto& play, Move move) { playScoringCard(play, move.a, move.b); }
};

struct TakeConnection : Decision<MoveKind::take, Stage::takeConnection> {
  static void list(const Tables&, const State& state, auto& moves) {
    moves.add(makeMove(MoveKind::take, state.task().a));
  }
  static Verdict check(const Tables&, const State& state, Move move) {
    return move.a == state.task().a ? Verdict{} : refuse(Reason::noConnectionOffered, move.a);
  }
  static void perform(auto& play, Move) { takeOffered(play); }
};

struct AcceptOptional : Decision<MoveKind::accept, Stage::askOptional> {
  static void perform(auto& play, Move) { acceptOptional(play); }
};

struct DeclineOffer : Decision<MoveKind::skip, Stage::fulfilLinked, Stage::playTile,
                               Stage::takeConnection, Stage::askOptional> {
  static void perform(auto& play, Move) { skipTask(play.state); }
};

using Decisions =
    DecisionTable<Tables, State, Stage, kMoveKinds, static_cast<std::size_t>(kDecisions), SkipTurn,
                  StopMoving, SkipOptional, PlaceBulldozer, TakeBattery, RetrieveAll, PlayCard,
                  ChooseAction, ChooseSite, ChooseContract, SellAbroad, ChooseCapital, UseTower,
                  PayForCard, PayPrice, LayContract, FulfilLinked, ChooseFirstField,
                  ChooseSecondField, FillSlot, DiscardTile, MoveBulldozer, LeaveSite, ChooseMarket,
                  ChooseOption, TakeSpecial, PlayTile, RetrieveCard, RetrieveFromRow,
                  PlayScoringCard, TakeConnection, AcceptOptional, DeclineOffer>;

}  // namespace spannung::pampero
