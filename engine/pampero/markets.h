// What is taken from open displays: special cards and foreign market cards; and capital.
#pragma once

#include "engine/pampero/income.h"
#include "engine/pampero/plan.h"

namespace spannung::pampero {

inline constexpr KindMask kActionCards = 1;
inline constexpr KindMask kScoringCards = 2;

// Special action cards have their own number, scoring cards follow.
constexpr bool isScoringNumber(int special) { return special >= kMaxActionCards; }

inline const CardMarket& displayOf(const State& state, int special) {
  return isScoringNumber(special) ? state.specialScorings : state.specialActions;
}

inline int countOpen(const State& state, KindMask kinds) {
  return ((kinds & kActionCards) != 0 ? state.specialActions.open.count() : 0) +
         ((kinds & kScoringCards) != 0 ? state.specialScorings.open.count() : 0);
}

// takeSpecial: a cards are to be taken, b are the kinds (PA-SPECIAL-01).
inline Verdict checkSpecial(const Tables& tables, const State& state, const Task& task,
                            int special) {
  const int cards = kMaxActionCards + static_cast<int>(tables.content.scoringCards.size());
  if (special < 0 || special >= cards) return refuse(Reason::noSuchThing);
  const bool scoring = isScoringNumber(special);
  const int card = scoring ? special - kMaxActionCards : special;
  const bool kindFits = (task.b & (scoring ? kScoringCards : kActionCards)) != 0;
  if (!kindFits || !displayOf(state, special).open.contains(static_cast<std::uint8_t>(card)))
    return refuse(Reason::specialNotOpen, special);
  return {};
}

template <class Collector>
void listSpecials(const State& state, const Task& task, Collector& moves) {
  if ((task.b & kActionCards) != 0)
    for (const std::uint8_t card : state.specialActions.open)
      if (!moves.add(makeMove(MoveKind::special, card))) return;
  if ((task.b & kScoringCards) != 0)
    for (const std::uint8_t card : state.specialScorings.open)
      if (!moves.add(makeMove(MoveKind::special, kMaxActionCards + card))) return;
}

// PA-SPECIAL-03: an empty deck is not refilled.
template <class Sink>
void refill(Play<Sink>& play, CardMarket& market, EventKind told, int offset) {
  if (market.deck.empty()) return;
  const std::uint8_t card = market.deck.pop_back();
  market.open.push_back(card);
  play.tellAll(told, offset + card);
}

// Takes a special card out of its display; what it is good for is up to the caller.
template <class Sink>
void drawSpecial(Play<Sink>& play, Seat seat, int special) {
  const bool scoring = isScoringNumber(special);
  CardMarket& market = scoring ? play.state.specialScorings : play.state.specialActions;
  const int offset = scoring ? kMaxActionCards : 0;
  market.open.erase(static_cast<std::uint8_t>(special - offset));
  ++play.state.player(seat).specialsTaken;
  play.tell(EventKind::specialTaken, seat, special);
  refill(play, market, EventKind::specialRevealed, offset);
}

// PA-SPECIAL-02.
template <class Sink>
void takeSpecial(Play<Sink>& play, int special) {
  Task task = play.state.agenda.pop_back();
  Player& player = play.state.player(task.seat);
  if (isScoringNumber(special))
    player.scoringCards |= bit32(special - kMaxActionCards);
  else
    player.hand |= bit32(special);
  drawSpecial(play, task.seat, special);
  --task.a;
  if (task.a > 0) push(play.state, task);
}

inline const ForeignCard& foreignCard(const Tables& tables, int card) {
  return tables.content.foreignCards[static_cast<std::size_t>(card)];
}

// PA-EXPORT-03.
inline int exportBatteries(const Tables& tables, const Step& step, int card) {
  return std::max(0, tables.foreignBatteries[static_cast<std::size_t>(card)] - step.amount);
}

// For the cheapest of the open cards; more than anybody has if there is none.
inline int fewestBatteries(const Tables& tables, const State& state, const Step& step) {
  int fewest = kNone;
  for (const CardMarket& market : state.foreign)
    for (const std::uint8_t card : market.open)
      fewest = std::min<int>(fewest, tables.foreignBatteries[card]);
  return fewest == kNone ? fewest : std::max(0, fewest - step.amount);
}

inline bool canSellAny(const Tables& tables, const State& state, const Aim& aim, const Frame& frame,
                       const OperationField& field) {
  const int needed = fewestBatteries(tables, state, *aim.step);
  return anyPurse(tables, state.player(aim.seat), frame, field, aim.fieldEnergy,
                  [needed](const Funds& funds) { return funds.batteries >= needed; });
}

inline bool hasBatteries(const Plan& plan, int batteries) {
  for (const Funds& funds : plan.purses)
    if (funds.batteries >= batteries) return true;
  return false;
}

// PA-EXPORT-01.
inline Verdict checkSale(const Tables& tables, const State& state, const Plan& plan, int card) {
  if (card < 0 || card >= static_cast<int>(tables.content.foreignCards.size()))
    return refuse(Reason::noSuchThing);
  const ForeignCard& foreign = foreignCard(tables, card);
  if (!state.foreign[foreign.country].open.contains(static_cast<std::uint8_t>(card)))
    return refuse(Reason::foreignNotOpen, card);
  const int needed = exportBatteries(tables, *plan.step, card);
  if (!hasBatteries(plan, needed))
    return refuse(Reason::tooFewBatteries, card, needed, state.player(plan.seat).batteries);
  return {};
}

template <class Collector>
void listSales(const Tables& tables, const State& state, const Plan& plan, Collector& moves) {
  for (const CardMarket& market : state.foreign)
    for (const std::uint8_t card : market.open)
      if (checkSale(tables, state, plan, card).fine() && !moves.add(makeMove(MoveKind::sell, card)))
        return;
}

template <class Sink>
void takeForeignCard(Play<Sink>& play, Seat seat, int card) {
  CardMarket& market = play.state.foreign[foreignCard(play.tables, card).country];
  market.open.erase(static_cast<std::uint8_t>(card));
  play.state.player(seat).foreignCards |= bit32(card);
  refill(play, market, EventKind::foreignRevealed, 0);
}

template <class Sink>
void sellAbroad(Play<Sink>& play, Seat seat, const Step& step, int card) {
  const int batteries = exportBatteries(play.tables, step, card);
  Player& player = play.state.player(seat);
  payBatteries(play, seat, batteries, Seat::none());
  int money = 0;
  for (const Market market : foreignCard(play.tables, card).incomes)
    money += incomeOf(play.tables, player, market);
  book(player, MoneySource::exports, money);
  play.tell(EventKind::foreignSold, seat, card, batteries, money);
  takeForeignCard(play, seat, card);
}

// Places that have their tower and no capital yet, one bit each.
inline unsigned openCapital(const Tables& tables, const Player& player) {
  return tables.capitalUpTo[static_cast<std::size_t>(player.step())] & ~unsigned{player.capital};
}

// PA-CAPITAL-01.
inline Verdict checkCapital(const Tables& tables, const State& state, const Plan& plan, int place) {
  const auto& areas = tables.content.grid.capitalAreas;
  if (place < 0 || place >= static_cast<int>(areas.size())) return refuse(Reason::noSuchThing);
  const Player& player = state.player(plan.seat);
  if (holds(player.capital, place)) return refuse(Reason::capitalTaken, place);
  const int area = areas[static_cast<std::size_t>(place)];
  if (area > player.step()) return refuse(Reason::capitalClosed, place, area, player.step());
  return {};
}

template <class Collector>
void listCapital(const Tables& tables, const State& state, const Plan& plan, Collector& moves) {
  for (unsigned rest = openCapital(tables, state.player(plan.seat)); rest != 0; rest &= rest - 1)
    if (!moves.add(makeMove(MoveKind::capital, std::countr_zero(rest)))) return;
}

// PA-CAPITAL-02, PA-CAPITAL-03: the best marker that stands in the area of the place.
inline int bestIncomeInArea(const Tables& tables, const Player& player, int area) {
  int best = 0;
  for (const std::uint8_t column : player.income)
    if (tables.content.grid.columns[column].area == area)
      best = std::max(best, tables.valueOf(column));
  return best;
}

template <class Sink>
void takeCapital(Play<Sink>& play, Seat seat, int place) {
  Player& player = play.state.player(seat);
  player.capital = static_cast<std::uint8_t>(player.capital | 1U << place);
  const int money = bestIncomeInArea(
      play.tables, player, play.tables.content.grid.capitalAreas[static_cast<std::size_t>(place)]);
  book(player, MoneySource::capital, money);
  play.tell(EventKind::capitalTaken, seat, place, money);
}

}  // namespace spannung::pampero
