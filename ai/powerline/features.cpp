#include "ai/powerline/features.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

#include "ai/powerline/round_end.h"
#include "engine/powerline/network.h"
#include "engine/powerline/scoring.h"

namespace spannung::powerline {
namespace {

double share(int part, int whole) { return static_cast<double>(part) / whole; }

// PL-LEGAL-01: as many rounds are to be played as there are tiles.
int roundsLeft(const Player& player) {
  return std::accumulate(player.columns.begin(), player.columns.end(), 0);
}

// A board between two rounds.
struct SeatView {
  const Tables& tables;
  const State& state;
  const Player& player;
  bool isLimited;
  int roundsLeft;
  LineMask complete;
  LineMask started;

  SeatView(const Tables& allTables, const State& current, Seat seat)
      : tables(allTables),
        state(current),
        player(current.player(seat)),
        isLimited(allTables.options.limited.contains(seat)),
        roundsLeft(powerline::roundsLeft(player)),
        complete(completeLines(allTables, player.lines)),
        started(startedLines(allTables, player.lines)) {}

  int tiles(LineIndex line) const { return player.lines[line].tiles(); }
  int missing(LineIndex line) const { return tables.length(line) - tiles(line); }
  bool isDone(LineIndex line) const { return (complete & lineBit(line)) != 0; }
  bool isOpen(LineIndex line) const { return (started & ~complete & lineBit(line)) != 0; }
  // After this many rounds from now the scoring takes place; nothing if it is over.
  int roundsUntil(int scoring) const {
    const int played = tables.components.rounds - roundsLeft;
    return tables.components.scoringRounds[static_cast<std::size_t>(scoring)] - played;
  }
};

template <class Row>
void addTime(Row& row, const SeatView& board) {
  const int rounds = board.tables.components.rounds;
  row.add("rounds_left", share(board.roundsLeft, rounds));
  row.add("is_last_round", board.roundsLeft == 1 ? 1 : 0);
  row.add("is_over", board.roundsLeft == 0 ? 1 : 0);
  for (int scoring = 0; scoring < kScorings; ++scoring) {
    const int until = std::max(0, board.roundsUntil(scoring));
    row.add("scoring_ahead", scoring + 1, until > 0 ? 1 : 0);
    row.add("scoring_near", scoring + 1, until > 0 ? share(1, until) : 0);
  }
}

template <class Row>
void addPossessions(Row& row, const SeatView& board) {
  constexpr int kManyPoints = 100;
  constexpr int kManyJokers = 4;
  const Player& player = board.player;
  row.add("score", share(player.score, kManyPoints));
  row.add("jokers", share(player.jokers, kManyJokers));
  row.add("has_joker", player.jokers > 0 ? 1 : 0);
  row.add("jokers_in_time", share(std::min<int>(player.jokers, board.roundsLeft), kManyJokers));
  row.add("vacation", player.hasVacation ? 1 : 0);
  row.add("vacation_in_time",
          player.hasVacation ? share(board.roundsLeft, board.tables.components.rounds) : 0);
  row.add("limited", board.isLimited ? 1 : 0);
}

// PL-SETUP-06.
template <class Row>
void addWorkers(Row& row, const SeatView& board) {
  constexpr int kWorkersInAll = 51;  // PL-TABLE-05
  constexpr int kMostTiles = 3;
  int workers = 0;
  for (int column = 0; column < kColumns; ++column) {
    const int tiles = board.player.columns[static_cast<std::size_t>(column)];
    workers += (column + 1) * tiles;
    row.add("tiles", column + 1, share(tiles, kMostTiles));
    row.add("has_tile", column + 1, tiles > 0 ? 1 : 0);
  }
  row.add("workers_left", share(workers, kWorkersInAll));
  row.add("workers_a_round", share(workers, kWorkers * std::max(1, board.roundsLeft)));
}

template <class Row>
void addLine(Row& row, const SeatView& board, LineIndex line) {
  const int missing = board.missing(line);
  row.add("line_built", line.index(), share(board.tiles(line), board.tables.length(line)));
  row.add("line_open", line.index(), board.isOpen(line) ? 1 : 0);
  row.add("line_done", line.index(), board.isDone(line) ? 1 : 0);
  row.add("line_near", line.index(), board.isOpen(line) ? share(1, missing) : 0);
  row.add("line_pressed", line.index(),
          missing > 0 ? share(missing, missing + board.roundsLeft) : 0);
}

template <class Row>
void addPlant(Row& row, const SeatView& board, PlantIndex plant) {
  constexpr int kManyLines = 4;
  int tiles = 0;
  int missing = 0;
  int lines = 0;
  for (const LineIndex line : board.tables.map.lines.keys()) {
    if (!holds(board.tables.linesOfPlant[plant], line)) continue;
    tiles += board.tiles(line);
    missing += board.missing(line);
    lines += board.missing(line) > 0 ? 1 : 0;
  }
  row.add("plant_built", plant.index(), share(tiles, std::max(1, tiles + missing)));
  row.add("plant_done", plant.index(), missing == 0 ? 1 : 0);
  row.add("plant_near", plant.index(), missing > 0 ? share(1, missing) : 0);
  row.add("plant_lines", plant.index(), share(lines, kManyLines));
  row.add("plant_pressed", plant.index(),
          missing > 0 ? share(missing, missing + board.roundsLeft) : 0);
}

// PL-END-01, PL-END-02, and what is still in the open lines.
template <class Row>
void addOpenLines(Row& row, const SeatView& board) {
  constexpr int kManyLines = 5;
  constexpr int kManyPoints = 50;
  constexpr int kManyTiles = 20;
  int open = 0;
  int missing = 0;
  int points = 0;
  for (const LineIndex line : board.tables.map.lines.keys()) {
    if (!board.isOpen(line)) continue;
    ++open;
    missing += board.missing(line);
    points += board.tables.line(line).points;
  }
  row.add("open_lines", share(open, kManyLines));
  row.add("open_missing", share(missing, kManyTiles));
  row.add("open_points", share(points, kManyPoints));
  row.add("open_pressed", share(missing, missing + 2 * board.roundsLeft + 1));
  row.add("open_loss", share(lossForUnfinished(board.tables, open), kManyTiles));
  row.add("open_loss_now",
          board.roundsLeft > 1 ? 0 : share(lossForUnfinished(board.tables, open), kManyTiles));
  row.add("untouched_lines", share(board.tables.lines - std::popcount(board.started), kMaxLines));
  row.add("cities", share(std::popcount(board.complete), kMaxLines));
}

// How many lines each number leads on, so many segments ahead.
using LinesByPips = std::array<int, kFaces + 1>;

struct Ways {
  LinesByPips open{};  // on lines that are begun, the next segment
  LinesByPips then{};  // and the one after it
  LinesByPips ends{};  // on untouched lines

  explicit Ways(const SeatView& board) {
    const PipsByWay& pips = board.tables.pipsAhead[board.player.board];
    for (const LineIndex line : board.tables.map.lines.keys()) {
      const LineWork work = board.player.lines[line];
      const auto ahead = [&](int end, int tiles) {
        return pips[Way(line, end)][static_cast<std::size_t>(tiles)];
      };
      if (board.isOpen(line)) {
        ++open[ahead(work.end(), work.tiles())];
        ++then[ahead(work.end(), work.tiles() + 1)];
      } else if (work.isUntouched()) {
        for (const int end : {0, 1}) ++ends[ahead(end, 0)];
      }
    }
  }
};

double facesWith(const LinesByPips& lines, int least) {
  const auto faces =
      std::count_if(lines.begin() + 1, lines.end(), [least](int n) { return n >= least; });
  return share(static_cast<int>(faces), kFaces);
}

// With which dice lines can go on. All faces are alike, so it only matters how many do.
template <class Row>
void addWays(Row& row, const SeatView& board) {
  const Ways ways(board);
  LinesByPips any{};
  for (std::size_t face = 1; face < any.size(); ++face)
    any[face] = ways.open[face] + ways.ends[face];
  row.add("faces_open", facesWith(ways.open, 1));
  row.add("faces_open_twice", facesWith(ways.open, 2));
  row.add("faces_then", facesWith(ways.then, 1));
  row.add("faces_ends", facesWith(ways.ends, 1));
  row.add("faces_any", facesWith(any, 1));
}

// What the cards in play count, and what they would pay at the scorings to come if nothing changed.
struct Cards {
  std::array<double, kMaxCards> counts{};
  std::array<double, kMaxCards> promises{};
  std::array<int, kScorings> points{};

  explicit Cards(const SeatView& board) {
    for (const std::uint8_t place : board.state.cards) {
      const ScoreCard& card = board.tables.card(place);
      const int count = countFor(board.tables, board.player, card);
      counts[place] = share(count, std::max<int>(1, card.tiers.empty() ? 1 : card.tiers.back()));
      promises[place] = share(promiseOf(board, card, count), kManyPoints);
    }
  }

 private:
  static constexpr int kManyPoints = 10;

  int promiseOf(const SeatView& board, const ScoreCard& card, int count) {
    int promise = 0;
    for (int scoring = 0; scoring < kScorings; ++scoring) {
      if (board.roundsUntil(scoring) <= 0) continue;
      const int pays = pointsFor(card, count, scoring);
      points[static_cast<std::size_t>(scoring)] += pays;
      promise += pays;
    }
    return promise;
  }
};

template <class Row>
void addCards(Row& row, const SeatView& board) {
  constexpr int kManyPoints = 10;
  const Cards cards(board);
  for (std::size_t card = 0; card < board.tables.components.cards.size(); ++card) {
    row.add("card_count", static_cast<int>(card), cards.counts[card]);
    row.add("card_promise", static_cast<int>(card), cards.promises[card]);
  }
  for (std::size_t scoring = 0; scoring < kScorings; ++scoring)
    row.add("cards_pay", static_cast<int>(scoring) + 1, share(cards.points[scoring], kManyPoints));
}

// PL-VAR2-03, PL-CARD-L: the faces of the dice are alike here, too.
template <class Row>
void addIsland(Row& row, const SeatView& board) {
  constexpr int kManyTiles = 10;
  constexpr int kHighPrice = 5;
  int tiles = 0;
  int prices = 0;
  for (int face = 1; face <= kFaces; ++face) {
    tiles += board.player.islandTiles[static_cast<std::size_t>(face - 1)];
    prices += islandPrice(board.tables, board.player, face);
  }
  row.add("island_tiles", share(tiles, kManyTiles));
  row.add("island_price", share(prices, kFaces * kHighPrice));
}

template <class Row>
void addSeat(Row& row, const SeatView& board) {
  addTime(row, board);
  addPossessions(row, board);
  addWorkers(row, board);
  for (const LineIndex line : board.tables.map.lines.keys()) addLine(row, board, line);
  for (const PlantIndex plant : board.tables.map.plants.keys()) addPlant(row, board, plant);
  addOpenLines(row, board);
  addWays(row, board);
  addCards(row, board);
  addIsland(row, board);
}

template <class Row>
void addTable(Row& row, const Tables& tables, const State& state, int players) {
  row.add("players", share(players, kMaxPlayers));
  row.add("is_alone", players == 1 ? 1 : 0);
  row.add("adventure_island", tables.options.adventureIsland ? 1 : 0);
  row.add("contracts", tables.isPrintedGame() ? 0 : 1);  // PL-VAR3-03
  for (int card = 0; card < static_cast<int>(tables.components.cards.size()); ++card) {
    const bool isInPlay = std::ranges::find(state.cards, card) != state.cards.end();
    row.add("card_in_play", card, isInPlay ? 1 : 0);
  }
}

// Ready means that nothing but building is left of the round.
void readSeat(const Tables& tables, State& state, Seat seat, float* values) {
  if (state.ready.contains(seat)) endRoundOf(tables, state, seat);
  network::ValueRow row(values);
  addSeat(row, SeatView(tables, state, seat));
}

}  // namespace

network::FeatureNames namesOfFeatures(const Tables& tables) {
  State state;
  state.cards = tables.components.printedCards;
  network::NameRow seat;
  addSeat(seat, SeatView(tables, state, Seat::of(0)));
  network::NameRow table;
  addTable(table, tables, state, 1);
  return {seat.names(), table.names()};
}

void readFeatures(const Tables& tables, const State& state, network::Features& features) {
  State built = state;
  for (int i = 0; i < tables.seats(); ++i)
    readSeat(tables, built, Seat::of(i), features.seats[static_cast<std::size_t>(i)].data());
  network::ValueRow row(features.table.data());
  addTable(row, tables, state, tables.seats());
}

void readFeaturesAlone(const Tables& tables, const State& state, Seat seat,
                       network::Features& features) {
  State built = state;
  readSeat(tables, built, seat, features.seats[0].data());
  network::ValueRow row(features.table.data());
  addTable(row, tables, state, 1);
}

}  // namespace spannung::powerline
