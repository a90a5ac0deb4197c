// The three scorings: tiles, crown cards before majorities, scoring cards, and the final account.
#pragma once

#include "engine/pampero/effects.h"

namespace spannung::pampero {

inline const ScoringCard& scoringCard(const Tables& tables, int card) {
  return tables.content.scoringCards[static_cast<std::size_t>(card)];
}

// PA-SCORE-09: options that only matter for majorities.
inline bool isCrownOption(const Tables& tables, const StepList& option) {
  const Op op = tables.step(option.first).op;
  return op == Op::addMajorityCount || op == Op::winTies;
}

// PA-FX-23: not executable if all markers that it could turn are turned already.
inline bool isExecutable(const Tables& tables, const Player& player, const StepList& option) {
  const Step& step = tables.step(option.first);
  return step.op != Op::flipIncome || (step.markets & ~player.flipped) != 0;
}

// playCrowns, playScoringCards (PA-SCORE-08, PA-SCORE-10).
inline Verdict checkScore(const Tables& tables, const State& state, const Task& task, int card,
                          int number) {
  if (card < 0 || card >= static_cast<int>(tables.content.scoringCards.size()))
    return refuse(Reason::noSuchThing);
  const Player& player = state.player(task.seat);
  if (!holds(player.scoringCards, card)) return refuse(Reason::scoringCardNotYours, card);
  const auto& options = scoringCard(tables, card).options;
  if (number < 0 || number >= options.count()) return refuse(Reason::noSuchThing);
  const StepList& option = options[static_cast<std::size_t>(number)];
  const bool crown = isCrownOption(tables, option);
  if (task.stage == Stage::playCrowns && !crown) return refuse(Reason::onlyCrownsNow, card);
  if (task.stage == Stage::playScoringCards && crown) return refuse(Reason::crownTooLate, card);
  if (!isExecutable(tables, player, option))
    return refuse(Reason::optionNotExecutable, card, number);
  return {};
}

template <class Collector>
void listScores(const Tables& tables, const State& state, const Task& task, Collector& moves) {
  for (std::uint32_t rest = state.player(task.seat).scoringCards; rest != 0; rest &= rest - 1) {
    const int card = std::countr_zero(rest);
    for (int number = 0; number < 2; ++number)
      if (checkScore(tables, state, task, card, number).fine() &&
          !moves.add(makeMove(MoveKind::score, card, number)))
        return;
  }
}

// The decision stays on the agenda: one may play any number of cards.
template <class Sink>
void playScoringCard(Play<Sink>& play, int card, int number) {
  const Seat seat = play.state.actor();
  play.state.player(seat).scoringCards &= ~bit32(card);
  play.tell(EventKind::scoringCardPlayed, seat, card, number);
  pushSteps(play.state, seat,
            scoringCard(play.tables, card).options[static_cast<std::size_t>(number)]);
}

// A scoring tile remembers what it has paid.
inline void bookScoring(State& state, std::size_t place, Seat seat, int money) {
  book(state.player(seat), MoneySource::scorings, money);
  std::int16_t& paid = state.scored[place][static_cast<std::size_t>(seat.index())];
  paid = static_cast<std::int16_t>(paid + money);
}

// PA-SCORE-03.
template <class Sink>
void scoreUpper(Play<Sink>& play, std::size_t place) {
  const int tile = play.state.scoringTiles[place];
  const ScoringHalf& half = play.tables.content.scoringTiles[static_cast<std::size_t>(tile)].upper;
  for (const Seat seat : play.state.order) {
    const int count = countOf(play.tables, play.state, seat, play.tables.criterion(half.criterion));
    bookScoring(play.state, place, seat, count * half.amount);
    play.tell(EventKind::tileScored, seat, tile, count, count * half.amount);
  }
}

// PA-SCORE-04.
template <class Sink>
void scoreLower(Play<Sink>& play, std::size_t place) {
  const int tile = play.state.scoringTiles[place];
  const ScoringHalf& half = play.tables.content.scoringTiles[static_cast<std::size_t>(tile)].lower;
  const auto count = [&](Seat seat) {
    return comparedCount(play.tables, play.state, seat, play.tables.criterion(half.criterion));
  };
  const Seat winner = majorityOf(play.tables, play.state, count);
  if (winner.isNone()) return play.tellAll(EventKind::majorityTied, tile);
  bookScoring(play.state, place, winner, half.amount);
  play.tell(EventKind::majorityWon, winner, tile, count(winner), half.amount);
}

// PA-SOLO-16: the solo opponent earns what its track says.
inline int marketIncome(const Tables& tables, const State& state, Seat seat, Market market) {
  if (!tables.isRival(seat)) return incomeOf(tables, state.player(seat), market);
  return tables.content.solo.trackIncome[state.rival.majority[indexOf(market)]];
}

inline int zoneASymbols(const Tables& tables, const State& state, Seat seat, Market market) {
  int count = 0;
  PlaceMask rest = state.player(seat).contracts & tables.zonePlaces[indexOf(Zone::a)] &
                   tables.kindPlaces[static_cast<std::size_t>(ContractKind::standard)];
  for (; rest != 0; rest &= rest - 1)
    for (const Symbol& symbol : tables.contract(state, firstOf<PlaceIndex>(rest)).symbols)
      count += symbol.market == market ? 1 : 0;
  return count;
}

inline bool isListed(MarketMask markets, int market) { return (markets >> market & 1U) != 0; }

// PA-INTRO-01.
template <class Sink>
void scoreIntroOne(Play<Sink>& play) {
  const Step& step = play.tables.step(play.tables.content.introTiles[0].first);
  for (const Seat seat : play.state.order) {
    int money = 0;
    for (int i = 0; i < kMarkets; ++i)
      if (isListed(step.markets, i))
        money += zoneASymbols(play.tables, play.state, seat, static_cast<Market>(i)) *
                 marketIncome(play.tables, play.state, seat, static_cast<Market>(i));
    bookScoring(play.state, 0, seat, money);
    play.tell(EventKind::introScored, seat, 1, money);
  }
}

// PA-INTRO-02.
template <class Sink>
void scoreIntroTwo(Play<Sink>& play) {
  const Step& step = play.tables.step(play.tables.content.introTiles[1].first);
  for (int i = 0; i < kMarkets; ++i) {
    if (!isListed(step.markets, i)) continue;
    Criterion symbols;
    symbols.what = Count::marketSymbols;
    symbols.markets = static_cast<MarketMask>(1U << i);
    const Seat winner = majorityOf(play.tables, play.state, [&](Seat seat) {
      return comparedCount(play.tables, play.state, seat, symbols);
    });
    if (winner.isNone()) continue;
    const int money = marketIncome(play.tables, play.state, winner, static_cast<Market>(i));
    bookScoring(play.state, 1, winner, money);
    play.tell(EventKind::introScored, winner, 2, money);
  }
}

inline bool isFinalScoring(const State& state) { return state.scoringsDone == kScorings - 1; }
inline bool hasMajority(const State& state) { return state.scoringsDone > 0; }

template <class Sink>
void scoreTiles(Play<Sink>& play) {
  const bool intro = play.tables.options.introTiles;
  if (isFinalScoring(play.state)) {  // PA-SCORE-06
    for (const std::size_t place : {2U, 3U}) {
      scoreUpper(play, place);
      scoreLower(play, place);
    }
  } else if (hasMajority(play.state)) {
    intro ? scoreIntroTwo(play) : scoreLower(play, 1);
  } else {
    intro ? scoreIntroOne(play) : scoreUpper(play, 0);
  }
}

// PA-SCORE-05, PA-SCORE-10.
inline void endScoring(State& state) {
  for (Player& player : state.players) {
    player.flipped = 0;
    player.extraSymbols = {};
    player.extraAny = 0;
    player.winsTies = false;
  }
  ++state.scoringsDone;
}

// PA-SCORE-20: the steps of all final tiles, each copy for itself.
inline void pushFinalTiles(const Tables& tables, State& state, Seat seat) {
  for (const std::uint8_t tile : state.player(seat).slots)
    if (tile != kNone && tables.towerTile(tile).timing == Timing::final)
      pushSteps(state, seat, tables.towerTile(tile).steps);
}

// PA-CAPITAL-04, PA-SCORE-26.
template <class Sink>
void repayCapital(Play<Sink>& play, Seat seat) {
  Player& player = play.state.player(seat);
  if (player.capital == 0) return;
  const int money = std::popcount(player.capital) * play.tables.content.grid.repay - player.relief;
  book(player, MoneySource::repaid, -money);
  play.tell(EventKind::capitalRepaid, seat, money);
}

}  // namespace spannung::pampero
