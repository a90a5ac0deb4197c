#include "ai/arena/standings.h"

#include <algorithm>
#include <cstddef>

namespace spannung {
namespace {

// A game together with who sat where.
struct Table {
  const SimulatedGame& game;
  Fixture fixture;

  int seats() const { return static_cast<int>(fixture.bySeat.size()); }
  int contestantAt(int seat) const { return fixture.bySeat[static_cast<std::size_t>(seat)]; }
  int rankOf(int seat) const { return game.ranks[static_cast<std::size_t>(seat)]; }
  int seatsOf(int contestant) const {
    return static_cast<int>(std::count(fixture.bySeat.begin(), fixture.bySeat.end(), contestant));
  }
};

std::vector<Table> tablesOf(const Arena& arena) {
  std::vector<Table> tables;
  tables.reserve(arena.games.size());
  for (const SimulatedGame& game : arena.games)
    tables.push_back({game, arena.plan.schedule.fixture(game.index)});
  return tables;
}

std::vector<std::string> namesOf(const Schedule& schedule) {
  std::vector<std::string> names = schedule.contest().names;
  if (schedule.hasAutomaticSeats()) names.emplace_back(kAutomaticName);
  return names;
}

// Two who share the first place take up places 1 and 2 and get 1.5 each.
double placeOf(const Table& table, int seat) {
  const auto begin = table.game.ranks.begin();
  const auto sharing = std::count(begin, begin + table.seats(), table.rankOf(seat));
  return table.rankOf(seat) + static_cast<double>(sharing - 1) / 2;
}

// Sums over the games of one contestant.
class Sums {
 public:
  Sums(int contestant, int seats)
      : contestant_(contestant),
        winsAt_(static_cast<std::size_t>(seats)),
        gamesAt_(static_cast<std::size_t>(seats)) {}

  void add(const Table& table) {
    const int own = table.seatsOf(contestant_);
    if (own == 0) return;
    ++games_;
    fair_ += static_cast<double>(own) / table.seats();
    for (int seat = 0; seat < table.seats(); ++seat)
      if (table.contestantAt(seat) == contestant_) addSeat(table, seat);
  }

  ContestantStanding standing(const std::string& name) const {
    const double seated = std::max<double>(1, static_cast<double>(scores_.size()));
    const double games = std::max(1, games_);
    ContestantStanding standing;
    standing.name = name;
    standing.games = games_;
    standing.seats = static_cast<double>(scores_.size()) / games;
    standing.wins = shareOf(wins_, games_);
    standing.fair = fair_ / games;
    standing.meanPlace = places_ / seated;
    standing.scores = distributionOf(scores_);
    for (std::size_t seat = 0; seat < winsAt_.size(); ++seat)
      standing.bySeat.push_back({gamesAt_[seat], shareOf(winsAt_[seat], gamesAt_[seat])});
    return standing;
  }

  const std::vector<int>& scores() const { return scores_; }

 private:
  void addSeat(const Table& table, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    const double victory = victoryShare(table.game, seat, table.seats());
    wins_ += victory;
    winsAt_[at] += victory;
    ++gamesAt_[at];
    places_ += placeOf(table, seat);
    scores_.push_back(table.game.scores[at]);
  }

  int contestant_;
  int games_ = 0;
  double wins_ = 0;
  double fair_ = 0;
  double places_ = 0;
  std::vector<int> scores_;
  std::vector<double> winsAt_;
  std::vector<int> gamesAt_;
};

Sums sumsOf(const std::vector<Table>& tables, int contestant, int seats) {
  Sums sums(contestant, seats);
  for (const Table& table : tables) sums.add(table);
  return sums;
}

Encounter encounterOf(const std::vector<Table>& tables, int contestant, int other) {
  Encounter encounter;
  double ahead = 0;
  for (const Table& table : tables)
    if (const auto share = aheadIn(table.game, table.fixture, contestant, other)) {
      ++encounter.games;
      ahead += *share;
    }
  encounter.ahead = shareOf(ahead, encounter.games);
  return encounter;
}

std::vector<std::vector<Encounter>> encountersOf(const std::vector<Table>& tables,
                                                 int contestants) {
  std::vector<std::vector<Encounter>> encounters(static_cast<std::size_t>(contestants));
  for (int row = 0; row < contestants; ++row)
    for (int column = 0; column < contestants; ++column)
      encounters[static_cast<std::size_t>(row)].push_back(
          row == column ? Encounter{} : encounterOf(tables, row, column));
  return encounters;
}

// A table of n gives n(n-1)/2 comparisons that hang together: who beat the winner has beaten them
// all. They count like n-1 independent ones.
Comparisons comparisonsOf(const std::vector<Table>& tables, int contestants) {
  const auto size = static_cast<std::size_t>(contestants);
  Comparisons ahead(size, std::vector<double>(size));
  for (const Table& table : tables)
    for (int a = 0; a < contestants; ++a)
      for (int b = 0; b < contestants; ++b)
        if (const auto share = a == b ? std::nullopt : aheadIn(table.game, table.fixture, a, b))
          ahead[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] +=
              *share * table.seatsOf(a) * table.seatsOf(b) * 2 / table.seats();
  return ahead;
}

bool hasMeeting(const std::vector<std::vector<Encounter>>& encounters) {
  for (const auto& row : encounters)
    for (const Encounter& encounter : row)
      if (encounter.games > 0) return true;
  return false;
}

template <class Value>
Distribution distributionOver(const Arena& arena, Value value) {
  std::vector<int> sample;
  sample.reserve(arena.games.size());
  for (const SimulatedGame& game : arena.games) sample.push_back(value(game));
  return distributionOf(std::move(sample));
}

}  // namespace

std::optional<double> aheadIn(const SimulatedGame& game, const Fixture& fixture, int contestant,
                              int other) {
  double points = 0;
  int pairs = 0;
  for (std::size_t i = 0; i < fixture.bySeat.size(); ++i)
    for (std::size_t j = 0; j < fixture.bySeat.size(); ++j) {
      if (fixture.bySeat[i] != contestant || fixture.bySeat[j] != other) continue;
      ++pairs;
      points += game.ranks[i] < game.ranks[j] ? 1 : game.ranks[i] == game.ranks[j] ? 0.5 : 0;
    }
  if (pairs == 0) return std::nullopt;
  return points / pairs;
}

Standings standingsOf(const Arena& arena) {
  const std::vector<Table> tables = tablesOf(arena);
  const std::vector<std::string> names = namesOf(arena.plan.schedule);
  const auto contestants = static_cast<int>(names.size());
  Standings standings;
  for (int i = 0; i < contestants; ++i)
    standings.contestants.push_back(
        sumsOf(tables, i, arena.plan.seats()).standing(names[static_cast<std::size_t>(i)]));
  standings.encounters = encountersOf(tables, contestants);
  if (hasMeeting(standings.encounters))
    standings.ratings = ratingsOf(comparisonsOf(tables, contestants));
  standings.rounds = distributionOver(arena, [](const SimulatedGame& game) { return game.rounds; });
  standings.plies = distributionOver(arena, [](const SimulatedGame& game) { return game.plies; });
  return standings;
}

std::vector<int> scoresOf(const Arena& arena, int contestant) {
  return sumsOf(tablesOf(arena), contestant, arena.plan.seats()).scores();
}

}  // namespace spannung
