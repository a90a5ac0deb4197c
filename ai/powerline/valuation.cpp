#include "ai/powerline/valuation.h"

#include <algorithm>
#include <array>
#include <bit>

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

using Shares = Indexed<LineIndex, double, kMaxLines>;

Shares sharesOf(const Outlook& outlook) {
  Shares shares{};
  for (const LineIndex line : outlook.tables.map.lines.keys())
    shares[line] = shareOf(outlook.tables, line, outlook.player.lines[line].tiles(),
                           outlook.roundsLeft, outlook.judgement);
  return shares;
}

// Finished lines have been paid already.
double linesValue(const Outlook& outlook, const Shares& shares) {
  double value = 0;
  for (const LineIndex line : outlook.tables.map.lines.keys())
    if (shares[line] < 1) value += outlook.tables.line(line).points * shares[line];
  return outlook.judgement.lineWeight * value;
}

// The mean share of the lines that end at a plant, by their lengths.
double plantsValue(const Outlook& outlook, const Shares& shares) {
  Indexed<PlantIndex, double, kMaxPlants> built{};
  Indexed<PlantIndex, double, kMaxPlants> length{};
  Indexed<PlantIndex, int, kMaxPlants> missing{};
  for (const LineIndex line : outlook.tables.map.lines.keys())
    for (const PlantIndex plant : outlook.tables.line(line).ends) {
      built[plant] += shares[line] * outlook.tables.length(line);
      length[plant] += outlook.tables.length(line);
      missing[plant] += outlook.tables.length(line) - outlook.player.lines[line].tiles();
    }
  double value = 0;
  for (const PlantIndex plant : outlook.tables.map.plants.keys()) {
    const double share = built[plant] / length[plant];
    if (share < 1)
      value += plantPromise(outlook.tables.plant(plant).points, share, missing[plant],
                            outlook.roundsLeft, outlook.judgement);
  }
  return value;
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

double openLinesPrice(const Outlook& outlook) {
  const int open = unfinishedLines(outlook.tables, outlook.player);
  if (outlook.roundsLeft == 0) return lossForUnfinished(outlook.tables, open);
  return openLinePrice(outlook.tables, outlook.roundsLeft, outlook.judgement) * open;
}

// On which lines that are begun can go on.
int pipsAhead(const Outlook& outlook) {
  const PipsByWay& pips = outlook.tables.pipsAhead[outlook.player.board];
  unsigned ahead = 0;
  for (const LineIndex line : outlook.tables.map.lines.keys()) {
    const LineWork work = outlook.player.lines[line];
    if (work.isUntouched()) continue;
    ahead |= 1U << pips[Way(line, work.end())][static_cast<std::size_t>(work.tiles())];
  }
  return std::popcount(ahead & ~1U);  // finished lines have no pips ahead
}

}  // namespace

double shareOf(const Tables& tables, LineIndex line, int tiles, int roundsLeft,
               const Judgement& judgement) {
  const int length = tables.length(line);
  if (tiles == 0 || tiles == length) return tiles == 0 ? 0 : 1;
  const double share = static_cast<double>(tiles) / length;
  const double time = std::min(1.0, judgement.pace * roundsLeft / (length - tiles));
  return time * share * (1 - judgement.lineSlope * (1 - share));
}

double plantPromise(int points, double share, int missing, int roundsLeft,
                    const Judgement& judgement) {
  const bool hasTime = missing == 0 || judgement.plantPace == 0;
  const double time = hasTime ? 1 : std::min(1.0, judgement.plantPace * roundsLeft / missing);
  return judgement.plantWeight * points * time * share * (1 - judgement.plantSlope * (1 - share));
}

double openLinePrice(const Tables& tables, int roundsLeft, const Judgement& judgement) {
  const double early = static_cast<double>(roundsLeft) / tables.components.rounds;
  return judgement.openLine + judgement.openLineLate * (1 - early);
}

double columnPrice(const Tables& tables, std::size_t column, int roundsLeft,
                   const Judgement& judgement) {
  const double early = static_cast<double>(roundsLeft) / tables.components.rounds;
  return judgement.columnPrice[column] * (1 - judgement.columnFade * (1 - early));
}

double pipsValue(const Tables& tables, int pips, int roundsLeft, const Judgement& judgement) {
  return judgement.pips * pips * roundsLeft / tables.components.rounds;
}

double jokerValue(int roundsLeft, const Judgement& judgement) {
  return judgement.joker * std::min(1.0, roundsLeft / judgement.jokerRounds);
}

double cardsValue(const Tables& tables, const State& state, const Player& player,
                  const Judgement& judgement) {
  const Outlook outlook{tables, player, judgement, tables.components.rounds - state.round};
  double value = 0;
  for (const int card : state.cards) value += cardValue(outlook, state, tables.card(card));
  return value;
}

double valueOf(const Tables& tables, const State& state, const Player& player,
               const Judgement& judgement) {
  const Outlook outlook{tables, player, judgement, tables.components.rounds - state.round};
  const Shares shares = sharesOf(outlook);
  return player.score + linesValue(outlook, shares) + plantsValue(outlook, shares) +
         player.jokers * jokerValue(outlook.roundsLeft, judgement) +
         pipsValue(tables, pipsAhead(outlook), outlook.roundsLeft, judgement) +
         cardsValue(tables, state, player, judgement) - openLinesPrice(outlook);
}

}  // namespace spannung::powerline::greedy
