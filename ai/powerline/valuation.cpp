#include "ai/powerline/valuation.h"

#include <algorithm>
#include <array>

#include "engine/powerline/network.h"
#include "engine/powerline/round.h"
#include "engine/powerline/scoring.h"

namespace spannung::powerline::greedy {
namespace {

struct Outlook {
  const Tables& tables;
  const Player& player;
  const Judgement& judgement;
  int roundsLeft;  // after this one
};

// How much of a line's promise is real: 0 for an untouched one, 1 for a finished one.
double shareOf(const Outlook& outlook, int line) {
  const int built = outlook.player.lines[static_cast<std::size_t>(line)].tiles();
  const int length = outlook.tables.length(line);
  if (built == 0 || built == length) return built == 0 ? 0 : 1;
  const double share = static_cast<double>(built) / length;
  const double time = std::min(1.0, outlook.judgement.pace * outlook.roundsLeft / (length - built));
  return time * share * (1 - outlook.judgement.lineSlope * (1 - share));
}

using Shares = std::array<double, kMaxLines>;

Shares sharesOf(const Outlook& outlook) {
  Shares shares{};
  for (int line = 0; line < outlook.tables.lines; ++line)
    shares[static_cast<std::size_t>(line)] = shareOf(outlook, line);
  return shares;
}

// Finished lines have been paid already.
double linesValue(const Outlook& outlook, const Shares& shares) {
  double value = 0;
  for (int line = 0; line < outlook.tables.lines; ++line) {
    const double share = shares[static_cast<std::size_t>(line)];
    if (share < 1) value += outlook.tables.line(line).points * share;
  }
  return value;
}

// The mean share of the lines that end at a plant, by their lengths.
double plantsValue(const Outlook& outlook, const Shares& shares) {
  std::array<double, kMaxPlants> built{};
  std::array<double, kMaxPlants> length{};
  for (int line = 0; line < outlook.tables.lines; ++line)
    for (const std::uint8_t plant : outlook.tables.line(line).ends) {
      built[plant] += shares[static_cast<std::size_t>(line)] * outlook.tables.length(line);
      length[plant] += outlook.tables.length(line);
    }
  const double slope = outlook.judgement.plantSlope;
  double value = 0;
  for (std::size_t plant = 0; plant < outlook.tables.map.plants.size(); ++plant) {
    const double share = built[plant] / length[plant];
    if (share < 1)
      value += outlook.tables.map.plants[plant].points * share * (1 - slope * (1 - share));
  }
  return outlook.judgement.plantWeight * value;
}

double jokersValue(const Outlook& outlook) {
  constexpr double kRoundsToUseThem = 3;
  const double use = std::min(1.0, outlook.roundsLeft / kRoundsToUseThem);
  return outlook.judgement.joker * outlook.player.jokers * use;
}

// Exact at the scoring of this round, a promise for the later ones.
double cardValue(const Outlook& outlook, const State& state, const ScoreCard& card) {
  const int count = countFor(outlook.tables, outlook.player, card);
  double value = 0;
  for (int scoring = 0; scoring < kScorings; ++scoring) {
    const int round = outlook.tables.components.scoringRounds[static_cast<std::size_t>(scoring)];
    if (round < state.round) continue;
    const double weight = round == state.round ? 1 : outlook.judgement.futureCards;
    value += weight * pointsFor(card, count, scoring);
  }
  return value;
}

double cardsValue(const Outlook& outlook, const State& state) {
  double value = 0;
  for (const int card : state.cards) value += cardValue(outlook, state, outlook.tables.card(card));
  return value;
}

double openLinesPrice(const Outlook& outlook) {
  const int open = unfinishedLines(outlook.tables, outlook.player);
  if (outlook.roundsLeft == 0) return lossForUnfinished(outlook.tables, open);
  return outlook.judgement.openLine * open;
}

}  // namespace

double valueOf(const Tables& tables, const State& state, const Player& player,
               const Judgement& judgement) {
  const Outlook outlook{tables, player, judgement, tables.components.rounds - state.round};
  const Shares shares = sharesOf(outlook);
  return player.score + linesValue(outlook, shares) + plantsValue(outlook, shares) +
         jokersValue(outlook) + cardsValue(outlook, state) - openLinesPrice(outlook);
}

}  // namespace spannung::powerline::greedy
