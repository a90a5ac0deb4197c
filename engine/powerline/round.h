// How one round follows the other: build, perhaps a scoring, then new dice (PL-ROUND-02).
#pragma once

#include "engine/powerline/building.h"
#include "engine/powerline/scoring.h"

namespace spannung::powerline {

// PL-ROLL-01. Every die is rolled even if it is given, so that giving one leaves the others.
inline void rollDice(State& state) {
  Dice dice(state.rng);
  for (std::uint8_t& die : state.dice) {
    die = static_cast<std::uint8_t>(dice.below(kFaces) + 1);
    if (!state.givenDice.empty()) die = state.givenDice.pop_back();
  }
}

// The scoring that follows a round, from 0; -1 if there is none (PL-ROUND-03).
inline int scoringAfter(const Tables& tables, int round) {
  for (int scoring = 0; scoring < kScorings; ++scoring)
    if (tables.components.scoringRounds[static_cast<std::size_t>(scoring)] == round) return scoring;
  return -1;
}

template <class Sink>
void scoreCards(Play<Sink>& play, Seat seat, int scoring) {
  Player& player = play.state.player(seat);
  for (const int card : play.state.cards) {
    const int points = cardPoints(play.tables, player, play.tables.card(card), scoring);
    gain(player, points);
    std::int16_t& all = player.cardPoints[static_cast<std::size_t>(scoring)];
    all = static_cast<std::int16_t>(all + points);
    play.tell(EventKind::cardScored, seat, card, points);
  }
}

// PL-SCORE-05, PL-VAR3-03: not counted by the scoring that it follows.
template <class Sink>
void grantJokers(Play<Sink>& play, Seat seat, int scoring) {
  const Components& components = play.tables.components;
  const ByScoring& grants = play.tables.isPrintedGame() ? components.jokersAfterScoring
                                                        : components.jokersAfterContractScoring;
  const int jokers = grants[static_cast<std::size_t>(scoring)];
  if (jokers == 0) return;
  Player& player = play.state.player(seat);
  player.jokers = static_cast<std::uint8_t>(player.jokers + jokers);
  play.tell(EventKind::jokerGranted, seat, jokers);
}

// PL-SCORE-01.
template <class Sink>
void holdScoring(Play<Sink>& play, int scoring) {
  play.tellAll(EventKind::scoringStarted, scoring + 1);
  for (int i = 0; i < play.tables.options.players; ++i) {
    scoreCards(play, Seat::of(i), scoring);
    grantJokers(play, Seat::of(i), scoring);
  }
}

// PL-END-01 to PL-END-03.
template <class Sink>
void chargeUnfinished(Play<Sink>& play, Seat seat) {
  Player& player = play.state.player(seat);
  const int lines = unfinishedLines(play.tables, player);
  if (lines == 0) return;
  const int lost = lose(player, lossForUnfinished(play.tables, lines));
  player.unfinishedLost = static_cast<std::int16_t>(lost);
  play.tell(EventKind::linesUnfinished, seat, lines, lost);
}

template <class Sink>
void finishGame(Play<Sink>& play) {
  State& state = play.state;
  for (int i = 0; i < play.tables.options.players; ++i) chargeUnfinished(play, Seat::of(i));
  state.stage = Stage::finished;
  play.tellAll(EventKind::gameEnded);
  if (play.tables.options.players > 1) return;
  const Seat alone = Seat::of(0);
  const int score = state.player(alone).score;
  play.tell(EventKind::soloRated, alone, score, soloRating(play.tables, score));
}

template <class Sink>
void beginRound(Play<Sink>& play) {
  ++play.state.round;
  rollDice(play.state);
  play.tellAll(EventKind::roundStarted, play.state.round);
  play.tellAll(EventKind::diceRolled, rollCode(play.state.dice));
}

// All plans are finished: they are revealed and built, seat by seat (PL-SIM-03). In a view that is
// played on, those of others stay hidden.
template <class Sink>
void endRound(Play<Sink>& play) {
  State& state = play.state;
  for (int i = 0; i < play.tables.options.players; ++i)
    if (!state.player(Seat::of(i)).plan.isHidden) buildPlan(play, Seat::of(i));
  state.ready = {};
  if (const int scoring = scoringAfter(play.tables, state.round); scoring >= 0)
    holdScoring(play, scoring);
  if (state.round == play.tables.components.rounds) return finishGame(play);
  beginRound(play);
}

}  // namespace spannung::powerline
