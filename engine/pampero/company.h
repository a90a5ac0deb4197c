// The company board: a turn, playing a card and paying for it, cards that come back.
#pragma once

#include "engine/pampero/effects.h"

namespace spannung::pampero {

inline int leftmostFree(const Player& player, int row) {
  for (int space = row * kSpacesPerRow; space < (row + 1) * kSpacesPerRow; ++space)
    if (player.cards[static_cast<std::size_t>(space)] == kNone) return space;
  return kNone;
}

inline int rightmostCard(const Player& player, int row) {
  for (int space = (row + 1) * kSpacesPerRow - 1; space >= row * kSpacesPerRow; --space)
    if (player.cards[static_cast<std::size_t>(space)] != kNone) return space;
  return kNone;
}

inline int cardsOnBoard(const Player& player) {
  int cards = 0;
  for (const std::uint8_t card : player.cards) cards += card != kNone ? 1 : 0;
  return cards;
}

inline int spaceOfCard(const Player& player, int card) {
  for (int space = 0; space < kCardSpaces; ++space)
    if (player.cards[static_cast<std::size_t>(space)] == card) return space;
  return kNone;
}

inline bool isJoker(const Tables& tables, int card) {
  return tables.step(tables.card(card).steps.first).op == Op::joker;
}

inline bool canPay(const Tables& tables, const Player& player, int card, int field) {
  const Frame& frame = tables.card(card).frame;
  return canPayMoney(tables, player, frame, tables.field(field)) ||
         canPayInstead(player, frame, tables.field(field));
}

// PA-CARD-15: any of the actions will do.
inline bool canBeginCard(const Tables& tables, const State& state, const Scene& scene, Seat seat,
                         int card, int field) {
  if (!canPay(tables, state.player(seat), card, field)) return false;
  if (!isJoker(tables, card)) return canBegin(tables, state, scene, seat, card, field, kNone);
  const int actions = tables.step(tables.card(card).steps.first).count;
  for (int action = 0; action < actions; ++action)
    if (canBegin(tables, state, scene, seat, card, field, action)) return true;
  return false;
}

// PA-CARD-01 to PA-CARD-03, PA-CARD-05, PA-CARD-14, PA-CARD-16.
inline Verdict checkPlay(const Tables& tables, const State& state, Seat seat, int card, int field) {
  if (card < 0 || card >= static_cast<int>(tables.content.actionCards.size()) || field < 0 ||
      field >= static_cast<int>(tables.content.fields.size()))
    return refuse(Reason::noSuchThing);
  const Player& player = state.player(seat);
  const OperationField& shown = tables.field(field);
  const Frame& frame = tables.card(card).frame;
  if (!holds(player.hand, card)) return refuse(Reason::cardNotInHand, card);
  if (leftmostFree(player, shown.space / kSpacesPerRow) != shown.space)
    return refuse(Reason::fieldNotNext, field);
  if ((frame.fields & zoneBit(shown.zone)) == 0)
    return refuse(Reason::fieldZoneNotAllowed, card, field);
  if (!canPay(tables, player, card, field))
    return refuse(Reason::cardUnaffordable, card, zoneCost(tables, player, frame, shown),
                  player.money);
  if (!canBeginCard(tables, state, sceneOf(tables, state, seat), seat, card, field))
    return refuse(Reason::cardImpossible, card);
  return {};
}

// PA-RETRIEVE-01.
inline Verdict checkRetrieveAll(const Tables& tables, const State& state, Seat seat) {
  const int cards = cardsOnBoard(state.player(seat));
  if (cards < tables.content.retrieveAllFrom)
    return refuse(Reason::tooFewCards, cards, tables.content.retrieveAllFrom);
  return {};
}

template <class Collector>
void listPlays(const Tables& tables, const State& state, const Scene& scene, Seat seat, int space,
               Collector& moves) {
  const auto at = static_cast<std::size_t>(space);
  for (int i = 0; i < tables.fieldCount[at]; ++i)
    for (std::uint32_t rest = state.player(seat).hand; rest != 0; rest &= rest - 1) {
      const int card = std::countr_zero(rest);
      const int field = tables.firstField[at] + i;
      // What checkPlay demands of a card in the hand for the next free space.
      const bool zoneFits =
          (tables.card(card).frame.fields & zoneBit(tables.field(field).zone)) != 0;
      if (zoneFits && canBeginCard(tables, state, scene, seat, card, field) &&
          !moves.add(makeMove(MoveKind::play, card, field)))
        return;
    }
}

// PA-FLOW-03, PA-FLOW-04.
template <class Collector>
void listTurns(const Tables& tables, const State& state, Seat seat, Collector& moves) {
  if (!moves.add(makeMove(MoveKind::battery))) return;
  if (checkRetrieveAll(tables, state, seat).fine() && !moves.add(makeMove(MoveKind::retrieve)))
    return;
  if (state.player(seat).hand == 0) return;
  const Scene scene = sceneOf(tables, state, seat);
  for (int row = 0; row < kRows; ++row)
    if (const int space = leftmostFree(state.player(seat), row); space != kNone)
      listPlays(tables, state, scene, seat, space, moves);
}

inline int firstStepIndex(const Tables& tables, const Resolution& card) {
  const StepList& steps = tables.card(card.card).steps;
  if (card.action == kNone) return steps.first;
  return tables.action(tables.step(steps.first).first + card.action).steps.first;
}

// The first step of a card or of a joker's action: its target, then the payment.
inline void pushFirst(const Tables& tables, State& state, Seat seat) {
  const int index = firstStepIndex(tables, state.resolution);
  const Op op = tables.step(index).op;
  Task task = taskOfStep(hasTarget(op) ? stageOfTarget(op) : Stage::choosePayment, seat, index);
  if (op == Op::joker) task.stage = Stage::chooseAction;
  task.isFirst = true;
  push(state, task);
}

// PA-CARD-13 (1): the card goes to its space; the steps after the first wait on the agenda.
template <class Sink>
void playCard(Play<Sink>& play, int card, int field) {
  State& state = play.state;
  const Seat seat = state.agenda.pop_back().seat;
  const std::uint8_t space = play.tables.field(field).space;
  Player& player = state.player(seat);
  player.hand &= ~bit32(card);
  player.cards[space] = static_cast<std::uint8_t>(card);
  if (field != play.tables.firstField[space])
    player.shownSecond = static_cast<std::uint16_t>(player.shownSecond | 1U << space);
  state.resolution = {};
  state.resolution.seat = seat;
  state.resolution.card = static_cast<std::uint8_t>(card);
  state.resolution.field = static_cast<std::uint8_t>(field);
  play.tell(EventKind::cardPlayed, seat, card, field);
  push(state, taskFor(Stage::endCard, seat));
  push(state, taskFor(Stage::forcedMoves, seat));
  pushSteps(state, seat, play.tables.card(card).steps, 1);
  pushFirst(play.tables, state, seat);
}

inline Verdict checkAction(const Tables& tables, const State& state, const Task& task, int number) {
  const Resolution& card = state.resolution;
  if (number < 0 || number >= tables.step(tables.card(card.card).steps.first).count)
    return refuse(Reason::noSuchThing);
  const Scene scene = sceneOf(tables, state, task.seat);
  if (!canBegin(tables, state, scene, task.seat, card.card, card.field, number))
    return refuse(Reason::actionImpossible, number);
  return {};
}

template <class Collector>
void listActions(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  const int actions = tables.step(tables.card(state.resolution.card).steps.first).count;
  for (int number = 0; number < actions; ++number)
    if (checkAction(tables, state, task, number).fine() &&
        !moves.add(makeMove(MoveKind::action, number)))
      return;
}

template <class Sink>
void chooseAction(Play<Sink>& play, int number) {
  State& state = play.state;
  const Task task = state.agenda.pop_back();
  state.resolution.action = static_cast<std::uint8_t>(number);
  const Step& joker = play.tables.step(play.tables.card(state.resolution.card).steps.first);
  pushSteps(state, task.seat, play.tables.action(joker.first + number).steps, 1);
  pushFirst(play.tables, state, task.seat);
}

// A target chosen for the first step of a card waits for the payment; the owner of the piece that
// is used is known by then (PA-CARD-08, PA-CARD-13).
template <class Sink>
void chooseTarget(Play<Sink>& play, int target) {
  State& state = play.state;
  Task task = state.agenda.pop_back();
  if (!task.isFirst) return performTarget(play, task.seat, task.step, target, Seat::none());
  const Op op = play.tables.step(task.step).op;
  state.resolution.target = static_cast<std::uint8_t>(target);
  if (op == Op::buildTower || op == Op::buildWindFarm)
    state.resolution.owner = bulldozerOwner(play.tables, state, target);
  task.stage = Stage::choosePayment;
  push(state, task);
  const bool needsTower =
      op == Op::fulfilContract && play.tables.place(target).kind != ContractKind::solar;
  if (!needsTower) return;
  task.stage = Stage::chooseTower;
  task.a = static_cast<std::uint8_t>(target);
  push(state, task);
}

inline Verdict checkPayment(const Tables& tables, const State& state, const Task& task,
                            int number) {
  if (number < 0 || number > 1) return refuse(Reason::noSuchThing);
  const Resolution& card = state.resolution;
  if (number == 1 && !tables.card(card.card).frame.hasInstead) return refuse(Reason::noAlternative);
  const Scene scene = sceneOf(tables, state, task.seat);
  const Plan plan = planOfCard(tables, state, scene, task.seat, card.card, card.field, card.action,
                               static_cast<Payment>(number));
  if (plan.purses.empty()) return refuse(Reason::paymentTooHigh);
  if (hasTarget(plan.step->op) && !checkTarget(tables, state, plan, card.target).fine())
    return refuse(Reason::paymentTooHigh);
  return {};
}

template <class Collector>
void listPayments(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  for (int number = 0; number < 2; ++number)
    if (checkPayment(tables, state, task, number).fine() &&
        !moves.add(makeMove(MoveKind::pay, number)))
      return;
}

template <class Sink>
void payForCard(Play<Sink>& play, Seat seat, Payment payment) {
  const Resolution& card = play.state.resolution;
  const Frame& frame = play.tables.card(card.card).frame;
  const OperationField& field = play.tables.field(card.field);
  const Seat to = card.owner == seat ? Seat::none() : card.owner;  // PA-CARD-09
  if (payment == Payment::instead) return pay(play, seat, insteadOf(frame, field), to);
  if (frame.money == FrameMoney::bonus) return gainMoney(play, seat, field.value);
  if (frame.money == FrameMoney::cost)
    payMoney(play, seat, zoneCost(play.tables, play.state.player(seat), frame, field), to);
}

// PA-CARD-12, PA-CARD-13 (3) and (4).
template <class Sink>
void payAndPerform(Play<Sink>& play, int number) {
  State& state = play.state;
  const Task task = state.agenda.pop_back();
  const Resolution card = state.resolution;
  payForCard(play, task.seat, static_cast<Payment>(number));
  const Scene scene = sceneOf(play.tables, state, task.seat);
  const Plan plan =
      planOfCard(play.tables, state, scene, task.seat, card.card, card.field, card.action);
  if (plan.fieldEnergy) gainEnergy(play, task.seat, play.tables.field(card.field).energy);
  if (hasTarget(plan.step->op))
    performTarget(play, task.seat, task.step, card.target, card.owner);
  else
    executeStep(play, task.seat, task.step);
}

// forcedMoves (PA-DOZER-08, PA-DOZER-09): in the order in which the bulldozers were used.
template <class Sink>
void orderForcedMove(Play<Sink>& play) {
  State& state = play.state;
  if (state.resolution.used.empty()) {
    state.agenda.pop_back();
    return;
  }
  const int site = state.resolution.used.eraseAt(0);
  const Seat owner = bulldozerOwner(play.tables, state, site);
  if (!owner.isNone()) push(state, taskFor(Stage::leaveSite, owner, site));
}

// A card back to the hand, its connection tiles available again (PA-CONN-04).
inline void returnCard(Player& player, int space) {
  const auto at = static_cast<std::size_t>(space);
  player.hand |= bit32(player.cards[at]);
  player.cards[at] = kNone;
  player.shownSecond = static_cast<std::uint16_t>(player.shownSecond & ~(1U << space));
  releaseTiles(player, space);
}

// PA-RETRIEVE-02.
template <class Sink>
void retrieveAll(Play<Sink>& play) {
  const Seat seat = play.state.agenda.pop_back().seat;
  Player& player = play.state.player(seat);
  play.tell(EventKind::cardsRetrieved, seat, cardsOnBoard(player));
  for (int space = 0; space < kCardSpaces; ++space)
    if (player.cards[static_cast<std::size_t>(space)] != kNone) returnCard(player, space);
  advanceTimeline(play, seat);
  slideDisc(play, seat);
}

// PA-TAKE-01.
template <class Sink>
void takeBattery(Play<Sink>& play) {
  const Seat seat = play.state.agenda.pop_back().seat;
  gainBatteries(play, seat, 1);
  slideDisc(play, seat);
}

// retrieveCard (PA-FX-11): a cards, b: only the rightmost of a row.
inline Verdict checkBack(const Tables& tables, const State& state, const Task& task, int card) {
  if (card < 0 || card >= static_cast<int>(tables.content.actionCards.size()))
    return refuse(Reason::noSuchThing);
  const Player& player = state.player(task.seat);
  const int space = spaceOfCard(player, card);
  const bool resolving = state.resolution.seat == task.seat && state.resolution.card == card;
  if (space == kNone || resolving) return refuse(Reason::cardNotOnBoard, card);
  if (task.b != 0 && rightmostCard(player, space / kSpacesPerRow) != space)
    return refuse(Reason::cardNotRightmost, card);
  return {};
}

template <class Collector>
void listBacks(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  for (const std::uint8_t card : state.player(task.seat).cards)
    if (card != kNone && checkBack(tables, state, task, card).fine() &&
        !moves.add(makeMove(MoveKind::back, card)))
      return;
}

template <class Sink>
void takeBack(Play<Sink>& play, int card) {
  Task task = play.state.agenda.pop_back();
  Player& player = play.state.player(task.seat);
  returnCard(player, spaceOfCard(player, card));
  play.tell(EventKind::cardRetrieved, task.seat, card);
  --task.a;
  task.maySkip = false;
  if (task.a > 0) push(play.state, task);
}

}  // namespace spannung::pampero
