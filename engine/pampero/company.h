// The company board: a turn, playing a card and paying for it, cards that come back.
#pragma once

#include "engine/pampero/effects.h"
#include "engine/pampero/prospects.h"

namespace spannung::pampero {

inline constexpr unsigned kRowSpaces = (1U << kSpacesPerRow) - 1U;
inline unsigned usedInRow(const Player& player, int row) {
  return player.usedSpaces >> (row * kSpacesPerRow) & kRowSpaces;
}

inline int leftmostFree(const Player& player, int row) {
  const int column = std::countr_one(usedInRow(player, row));
  return column < kSpacesPerRow ? row * kSpacesPerRow + column : kNone;
}

inline int rightmostCard(const Player& player, int row) {
  const unsigned used = usedInRow(player, row);
  return used != 0 ? row * kSpacesPerRow + static_cast<int>(std::bit_width(used)) - 1 : kNone;
}

inline int cardsOnBoard(const Player& player) { return std::popcount(player.usedSpaces); }

inline void putOnSpace(Player& player, int space, CardIndex card) {
  player.cards[static_cast<std::size_t>(space)] = card;
  player.usedSpaces = static_cast<std::uint16_t>(player.usedSpaces | 1U << space);
}

inline int spaceOfCard(const Player& player, CardIndex card) {
  for (int space = 0; space < kCardSpaces; ++space)
    if (player.cards[static_cast<std::size_t>(space)] == card) return space;
  return kNone;
}

// A card that can begin and all that can because they begin alike and are paid for alike; nothing
// if it cannot. PA-CARD-15: any of the actions will do.
inline std::uint32_t cardsThatBegin(const Tables& tables, const State& state, const Scene& scene,
                                    Seat seat, CardIndex card, const OperationField& field) {
  const Frame& frame = tables.card(card).frame;
  for (const Opening& opening : tables.openingsOf(card))
    if (canBegin(tables, state, aimOf(tables, scene, seat, opening, field.zone), frame, field))
      return opening.alike;
  return 0;
}

// PA-CARD-01 to PA-CARD-03, PA-CARD-05, PA-CARD-14, PA-CARD-16.
inline Verdict checkPlay(const Tables& tables, const State& state, Seat seat, CardIndex card,
                         FieldIndex field) {
  if (card.isNone() || field.isNone()) return refuse(Reason::noSuchThing);
  const Player& player = state.player(seat);
  const OperationField& shown = tables.field(field);
  const Frame& frame = tables.card(card).frame;
  if (!holds(player.hand, card)) return refuse(Reason::cardNotInHand, card);
  if (leftmostFree(player, shown.space / kSpacesPerRow) != shown.space)
    return refuse(Reason::fieldNotNext, field);
  if ((frame.fields & zoneBit(shown.zone)) == 0)
    return refuse(Reason::fieldZoneNotAllowed, card, field);
  if (!canPay(tables, player, frame, shown))
    return refuse(Reason::cardUnaffordable, card, zoneCost(tables, player, frame, shown),
                  player.money);
  if (cardsThatBegin(tables, state, sceneOf(tables, state, seat, bit32(card)), seat, card, shown) ==
      0)
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

// PA-CARD-05, for all cards at once. Money is never below 0, so a cost below 0 needs no look.
inline std::uint32_t paidWithMoney(const Tables& tables, const Player& player,
                                   const OperationField& field) {
  const int surcharge = player.money - zoneValue(tables, player, field);
  const int within = std::clamp(surcharge, kLeastSurcharge, kMostSurcharge) - kLeastSurcharge;
  return tables.cardsWithin[static_cast<std::size_t>(within)];
}

// PA-CARD-07, for all of these cards at once.
inline std::uint32_t paidInstead(const Tables& tables, const Player& player, Zone zone,
                                 std::uint32_t wanted) {
  std::uint32_t cards = 0;
  for (const Alternative& alternative : tables.alternatives)
    if ((alternative.cards & wanted) != 0 &&
        covers(fundsOf(player), alternative.prices[indexOf(zone)]))
      cards |= alternative.cards & wanted;
  return cards;
}

// Those of the cards in hope that can begin with what is left of the purse: these have to be tried.
inline std::uint32_t triedCards(const Tables& tables, const State& state, const Scene& scene,
                                Seat seat, const OperationField& field, std::uint32_t hope) {
  std::uint32_t playable = 0;
  for (std::uint32_t rest = hope; rest != 0; rest &= (rest - 1) & ~playable)
    playable |= hope & cardsThatBegin(tables, state, scene, seat, firstOf<CardIndex>(rest), field);
  return playable;
}

// What checkPlay demands of the cards in the hand, on one field of the next free space. Inlined,
// because every turn asks for every field.
[[gnu::always_inline]] inline std::uint32_t playableCards(const Tables& tables, const State& state,
                                                          const Scene& scene,
                                                          const Prospects& prospects, Seat seat,
                                                          const OperationField& field) {
  const Player& player = state.player(seat);
  const std::size_t zone = indexOf(field.zone);
  const std::uint32_t wanted = player.hand & tables.cardsForZone[zone];
  const std::uint32_t paid = wanted & paidWithMoney(tables, player, field);
  const std::uint32_t other = wanted & ~paid & tables.alternativeCards;
  const std::uint32_t payable =
      other == 0 ? paid : paid | paidInstead(tables, player, field.zone, other);
  const std::uint32_t playable =
      (payable & prospects.sure[zone]) | (paid & prospects.hope[zone] & ~prospects.uncertain);
  const std::uint32_t hope = payable & prospects.hope[zone] & ~playable;
  if (hope == 0) [[likely]]
    return playable;
  return playable | triedCards(tables, state, scene, seat, field, hope);
}

template <class Collector>
bool listPlays(const Tables& tables, const State& state, const Scene& scene,
               const Prospects& prospects, Seat seat, int space, Collector& moves) {
  const int first = tables.firstField[static_cast<std::size_t>(space)].index();
  const int end = first + tables.fieldCount[static_cast<std::size_t>(space)];
  for (int number = first; number < end; ++number) {
    const auto field = FieldIndex::of(number);
    std::uint32_t playable =
        playableCards(tables, state, scene, prospects, seat, tables.field(field));
    for (; playable != 0; playable &= playable - 1)
      if (!moves.add(makeMove(MoveKind::play, firstOf<CardIndex>(playable), field))) return false;
  }
  return true;
}

// PA-FLOW-03, PA-FLOW-04.
template <class Collector>
void listPlayableCards(const Tables& tables, const State& state, Seat seat, Collector& moves) {
  const Player& player = state.player(seat);
  if (player.hand == 0) return;
  const Scene scene = sceneOf(tables, state, seat, player.hand);
  const Prospects prospects = prospectsOf(tables, state, scene, seat, player.hand);
  for (int row = 0; row < kRows; ++row)
    if (const int space = leftmostFree(player, row);
        space != kNone && !listPlays(tables, state, scene, prospects, seat, space, moves))
      return;
}

// Enough to see that a turn is a choice, without trying any card: a battery can always be taken.
inline bool hasSureTurns(const Tables& tables, const Player& player) {
  if (cardsOnBoard(player) >= tables.content.retrieveAllFrom) return true;
  for (int row = 0; row < kRows; ++row)
    if (const int space = leftmostFree(player, row); space != kNone) {
      const FieldIndex field = tables.firstField[static_cast<std::size_t>(space)];
      const auto zone = indexOf(tables.field(field).zone);
      if ((player.hand & tables.freeCards & tables.cardsForZone[zone]) != 0) return true;
    }
  return false;
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
void playCard(Play<Sink>& play, CardIndex card, FieldIndex field) {
  State& state = play.state;
  const Seat seat = state.agenda.pop_back().seat;
  const std::uint8_t space = play.tables.field(field).space;
  Player& player = state.player(seat);
  player.hand &= ~bit32(card);
  putOnSpace(player, space, card);
  if (field != play.tables.firstField[space])
    player.shownSecond = static_cast<std::uint16_t>(player.shownSecond | 1U << space);
  state.resolution = {};
  state.resolution.seat = seat;
  state.resolution.card = card;
  state.resolution.field = field;
  play.tell(EventKind::cardPlayed, seat, card, field);
  push(state, taskFor(Stage::endCard, seat));
  pushSteps(state, seat, withoutFirst(play.tables.card(card).steps));
  pushFirst(play.tables, state, seat);
}

inline bool canBeginAction(const Tables& tables, const State& state, const Scene& scene, Seat seat,
                           int number) {
  const Resolution& card = state.resolution;
  const OperationField& field = tables.field(card.field);
  const Aim aim = aimOf(tables, scene, seat, tables.opening(card.card, number), field.zone);
  return canBegin(tables, state, aim, tables.card(card.card).frame, field);
}

inline Verdict checkAction(const Tables& tables, const State& state, const Task& task, int number) {
  if (number < 0 || number >= static_cast<int>(tables.openingsOf(state.resolution.card).size()))
    return refuse(Reason::noSuchThing);
  const Scene scene = sceneOf(tables, state, task.seat, bit32(state.resolution.card));
  if (!canBeginAction(tables, state, scene, task.seat, number))
    return refuse(Reason::actionImpossible, number);
  return {};
}

template <class Collector>
void listActions(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  const auto actions = static_cast<int>(tables.openingsOf(state.resolution.card).size());
  const Scene scene = sceneOf(tables, state, task.seat, bit32(state.resolution.card));
  for (int number = 0; number < actions; ++number)
    if (canBeginAction(tables, state, scene, task.seat, number) &&
        !moves.add(makeMove(MoveKind::action, number)))
      return;
}

template <class Sink>
void chooseAction(Play<Sink>& play, int number) {
  State& state = play.state;
  const Task task = state.agenda.pop_back();
  state.resolution.action = static_cast<std::uint8_t>(number);
  const Step& joker = play.tables.step(play.tables.card(state.resolution.card).steps.first);
  pushSteps(state, task.seat, withoutFirst(play.tables.action(joker.first + number).steps));
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
  if (isBuilding(op))
    state.resolution.owner = bulldozerOwner(play.tables, state, SiteIndex::of(target));
  task.stage = Stage::choosePayment;
  push(state, task);
  const bool needsTower = op == Op::fulfilContract &&
                          play.tables.place(PlaceIndex::of(target)).kind != ContractKind::solar;
  if (!needsTower) return;
  task.stage = Stage::chooseTower;
  task.a = static_cast<std::uint8_t>(target);
  push(state, task);
}

// After the payment for the target that was chosen before.
inline bool leavesEnough(const Tables& tables, const State& state, const Task& task,
                         Payment payment) {
  const Resolution& card = state.resolution;
  const Op op = tables.step(task.step).op;
  if (!takesFromPurse(op))
    return canPay(tables, state.player(task.seat), tables.card(card.card).frame,
                  tables.field(card.field), payment);
  const Scene scene = sceneFor(tables, state, task);
  const Plan plan =
      planOfCard(tables, state, scene, task.seat, card.card, card.field, card.action, payment);
  return checkTarget(tables, state, plan, card.target).fine();
}

inline Verdict lackAfterPaying(const Tables& tables, const State& state, const Task& task,
                               Payment payment) {
  const Resolution& card = state.resolution;
  const Player& player = state.player(task.seat);
  const Frame& frame = tables.card(card.card).frame;
  const OperationField& field = tables.field(card.field);
  if (payment == Payment::money)
    return refuse(Reason::paymentTooHigh,
                  player.money - afterMoney(tables, player, frame, field).money, player.money);
  const Price price = insteadOf(frame, field);
  if (price.batteries > 0)
    return refuse(Reason::batteriesTooMany, price.batteries, player.batteries);
  return refuse(Reason::energyTooMuch, price.energy, player.energy);
}

inline Verdict checkPayment(const Tables& tables, const State& state, const Task& task,
                            int number) {
  if (number < 0 || number > 1) return refuse(Reason::noSuchThing);
  const Resolution& card = state.resolution;
  if (number == 1 && !tables.card(card.card).frame.hasInstead) return refuse(Reason::noAlternative);
  if (!leavesEnough(tables, state, task, static_cast<Payment>(number)))
    return lackAfterPaying(tables, state, task, static_cast<Payment>(number));
  return {};
}

template <class Collector>
void listPayments(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  for (int number = 0; number < 2; ++number)
    if (checkPayment(tables, state, task, number).fine() &&
        !moves.add(makeMove(MoveKind::pay, number)))
      return;
}

// PA-CARD-09: whoever owns the piece that is used; none is the supply.
inline Seat payeeOf(Seat user, Seat owner) { return owner == user ? Seat::none() : owner; }

template <class Sink>
void payForCard(Play<Sink>& play, Seat seat, Payment payment) {
  const Resolution& card = play.state.resolution;
  const Frame& frame = play.tables.card(card.card).frame;
  const OperationField& field = play.tables.field(card.field);
  const Seat to = payeeOf(seat, card.owner);
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
  const Opening& opening = play.tables.opening(card.card, card.action);
  payForCard(play, task.seat, static_cast<Payment>(number));
  if (opening.fieldEnergy) gainEnergy(play, task.seat, play.tables.field(card.field).energy);
  if (hasTarget(play.tables.step(opening.step).op))
    performTarget(play, task.seat, task.step, card.target, card.owner);
  else
    executeStep(play, task.seat, task.step);
}

// endCard (PA-CARD-13): the bulldozers that were used move first, in the order of their use
// (PA-DOZER-08, PA-DOZER-09).
template <class Sink>
void endCard(Play<Sink>& play) {
  State& state = play.state;
  if (state.resolution.used.empty()) {
    state.agenda.pop_back();
    state.resolution = {};
    return;
  }
  const SiteIndex site = state.resolution.used.eraseAt(0);
  const Seat owner = bulldozerOwner(play.tables, state, site);
  if (!owner.isNone()) push(state, taskFor(Stage::leaveSite, owner, site));
}

// PA-RETRIEVE-02, PA-CONN-04: back to the hand, its connection tiles available again.
inline void returnCard(Player& player, int space) {
  const auto at = static_cast<std::size_t>(space);
  player.hand |= bit32(player.cards[at]);
  player.cards[at] = {};
  player.usedSpaces = static_cast<std::uint16_t>(player.usedSpaces & ~(1U << space));
  player.shownSecond = static_cast<std::uint16_t>(player.shownSecond & ~(1U << space));
  releaseTiles(player, space);
}

// PA-RETRIEVE-02.
template <class Sink>
void retrieveAll(Play<Sink>& play) {
  const Seat seat = play.state.agenda.pop_back().seat;
  Player& player = play.state.player(seat);
  play.tell(EventKind::cardsRetrieved, seat, cardsOnBoard(player));
  for (unsigned rest = player.usedSpaces; rest != 0; rest &= rest - 1)
    returnCard(player, std::countr_zero(rest));
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
inline Verdict checkBack(const State& state, const Task& task, CardIndex card) {
  if (card.isNone()) return refuse(Reason::noSuchThing);
  const Player& player = state.player(task.seat);
  const int space = spaceOfCard(player, card);
  const bool resolving = state.resolution.seat == task.seat && state.resolution.card == card;
  if (space == kNone || resolving) return refuse(Reason::cardNotOnBoard, card);
  if (task.b != 0 && rightmostCard(player, space / kSpacesPerRow) != space)
    return refuse(Reason::cardNotRightmost, card);
  return {};
}

template <class Collector>
void listBacks(const State& state, const Task& task, Collector& moves) {
  for (const CardIndex card : state.player(task.seat).cards)
    if (!card.isNone() && checkBack(state, task, card).fine() &&
        !moves.add(makeMove(MoveKind::back, card)))
      return;
}

template <class Sink>
void takeBack(Play<Sink>& play, CardIndex card) {
  Task task = play.state.agenda.pop_back();
  Player& player = play.state.player(task.seat);
  returnCard(player, spaceOfCard(player, card));
  play.tell(EventKind::cardRetrieved, task.seat, card);
  --task.a;
  task.maySkip = false;
  if (task.a > 0) push(play.state, task);
}

}  // namespace spannung::pampero
