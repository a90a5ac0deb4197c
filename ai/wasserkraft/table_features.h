// What a network is told of the table: the time, what everybody can have, and what kind of game it
// is.
#pragma once

#include "ai/wasserkraft/scene.h"
#include "engine/wasserkraft/management.h"

namespace spannung::wasserkraft {

class TableFeatures {
 public:
  explicit TableFeatures(const Scene& scene)
      : scene_(scene), tables_(scene.tables), state_(scene.state) {}

  template <class Row>
  void addTo(Row& row) const {
    addGame(row);
    addTime(row);
    addTiles(row);
    addWater(row);
    addSpaces(row);
    addOffers(row);
  }

 private:
  template <class Row>
  void addGame(Row& row) const {
    const Options& options = tables_.options;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
      row.add("players", players, options.players == players);
    row.add("introductory", !options.isFull());
    row.add("leeghwater", options.leeghwater);
    row.add("automas", options.automas() / 3.0);
  }

  template <class Row>
  void addTime(Row& row) const {
    for (int round = 1; round <= kRounds; ++round) row.add("round", round, state_.round == round);
    double workers = 0;
    for (int i = 0; i < tables_.options.players; ++i) workers += state_.player(Seat::of(i)).workers;
    const int all = tables_.options.players * tables_.components.start.workers;
    row.add("workers", workers / all);
    row.add("actions", state_.phase == Phase::actions);
  }

  template <class Row>
  void addTiles(Row& row) const {
    const Bonus bonus = state_.bonuses[state_.round - 1U];
    for (int i = 0; i < kBonuses; ++i) row.add("bonus", i, bonus == static_cast<Bonus>(i));
    for (int i = 0; i < kObjectives; ++i)
      row.add("objective", i, state_.objective == static_cast<Objective>(i));
  }

  template <class Row>
  void addWater(Row& row) const {
    for (std::size_t i = 0; i < kHeadstreams; ++i) {
      const auto& tile = tables_.components.headstreamTiles[state_.headstreamTiles[i]];
      double later = 0;
      for (std::size_t round = state_.round; round < kRounds; ++round) later += tile[round];
      row.add("headwater", static_cast<int>(i), state_.headwater[i] / 3.0);
      row.add("later_water", static_cast<int>(i), later / 5.0);
    }
    double neutral = 0;
    for (const Dam& dam : state_.dams) neutral += dam.owner.isNeutral() ? dam.water : 0;
    row.add("neutral_water", neutral / 6.0);
  }

  // How many spaces of each board are left, and which of the turbine station.
  template <class Row>
  void addSpaces(Row& row) const {
    const SpaceMask free = freeSpaces(state_);
    constexpr int kHighest = 2;
    for (int modifier = kHighest; modifier >= -kHighest; --modifier)
      row.add("turbine", kHighest - modifier, turbines(free, modifier) / 2.0);
    for (int board = 0; board < kBoards; ++board)
      row.add("spaces", board,
              std::popcount(free & tables_.spacesOf(static_cast<Board>(board))) / 6.0);
  }

  int turbines(SpaceMask free, int modifier) const {
    int count = 0;
    for (SpaceMask left = free & tables_.spacesOf(Board::turbine); left != 0; left &= left - 1)
      count += tables_.terms(std::countr_zero(left)).modifier == modifier ? 1 : 0;
    return count;
  }

  template <class Row>
  void addOffers(Row& row) const {
    for (std::size_t colour = 0; colour < kStackColours; ++colour) {
      double worth = 0;
      for (const ContractIndex shown : state_.display[colour])
        if (!shown.isNone()) worth += scene_.chart.contracts[shown].total();
      row.add("offered", static_cast<int>(colour), worth / 15.0);
    }
    for (int kind = 0; kind < kTileKinds; ++kind) row.add("patent", kind, patents(kind));
    double national = 0;
    for (const ContractIndex contract : state_.national)
      national += scene_.chart.contracts[contract].total();
    row.add("national", national / 30.0);
  }

  double patents(int kind) const {
    double levels = 0;
    for (const Tile tile : state_.patents)
      if (!tile.isNone() && tile.kind() == kind) levels += tile.level();
    return levels / kTileLevels;
  }

  const Scene& scene_;
  const Tables& tables_;
  const State& state_;
};

}  // namespace spannung::wasserkraft
