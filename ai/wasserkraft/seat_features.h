// What a network is told of a seat: what it has, what that gives, and what it can still do.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "ai/wasserkraft/systems.h"
#include "engine/wasserkraft/construction_site.h"
#include "engine/wasserkraft/wheel.h"

namespace spannung::wasserkraft {

class SeatFeatures {
 public:
  SeatFeatures(const Scene& scene, Seat seat);

  template <class Row>
  void addTo(Row& row) const {
    addWho(row);
    addTurn(row);
    addGoods(row);
    addWheel(row);
    addTiles(row);
    addEnergy(row);
    addPieces(row);
    addSystems(row);
    addContracts(row);
    addReach(row);
    addLater(row);
    addLeeghwater(row);
  }

 private:
  template <class Row>
  void addWho(Row& row) const {
    for (int i = 0; i < kCompanies; ++i)
      row.add("company", i, player_.company == static_cast<Company>(i));
    for (int i = 0; i < kOfficers; ++i)
      row.add("officer", i, player_.officer == static_cast<Officer>(i));
    for (int i = 1; i < kLevels; ++i) row.add("level", i, player_.level == static_cast<Level>(i));
    for (int i = 0; i < kCompanies; ++i)
      row.add("power", i, hasPower(tables_, player_, static_cast<Company>(i)));
  }

  // Whose turn it is, and what is going on in it.
  template <class Row>
  void addTurn(Row& row) const {
    const Turn& turn = state_.turn;
    const bool acts = state_.actor == seat_;
    const bool within = acts && state_.stage != Stage::action;
    row.add("acts", acts);
    row.add("turns_until", turnsUntil() / 4.0);
    row.add("place", place() / 3.0);
    row.add("passed", player_.passed);
    row.add("within", within);
    row.add("further", acts && (turn.further || turn.architect || turn.again));
    row.add("building", within && (state_.stage == Stage::tile || state_.stage == Stage::copy));
    row.add("placing", within && (state_.stage == Stage::site || state_.stage == Stage::payment));
    row.add("producing", within && state_.stage == Stage::production);
    row.add("machines_due", acts * turn.machines / 2.0);
    row.add("water_due", acts * (turn.water + turn.flowing) / 2.0);
    row.add("piece_due", acts * turn.piece.count);
    row.add("contracts_due", acts * turn.contractsToTake / 2.0);
    row.add("produced", acts * turn.produced / 15.0);
    for (int workers = 1; workers <= 4; ++workers)
      row.add("workers", workers, player_.workers >= workers);
    row.add("workers", player_.workers / 12.0);
    for (int used = 1; used <= kConstructionSpaces; ++used)
      row.add("constructions", used, player_.constructions >= used);
    row.add("officer_uses", player_.officerUses / 2.0);
    row.add("architect", player_.architect);
  }

  template <class Row>
  void addGoods(Row& row) const {
    row.add("points", player_.points / 100.0);
    row.add("hydro", player_.hydro / 20.0);
    row.add("some_hydro", std::min<int>(player_.hydro, 3) / 3.0);
    row.add("excavators", player_.excavators / 12.0);
    row.add("some_excavators", std::min<int>(player_.excavators, 5) / 5.0);
    row.add("mixers", player_.mixers / 12.0);
    row.add("some_mixers", std::min<int>(player_.mixers, 4) / 4.0);
    row.add("resource_points", resourcesOf(player_) / 5 / 10.0);
  }

  template <class Row>
  void addWheel(Row& row) const {
    for (int ahead = 1; ahead < kSegments; ++ahead) {
      const Segment& segment = segmentAhead(ahead);
      row.add("wheel_excavators", ahead, segment.excavators / 6.0);
      row.add("wheel_mixers", ahead, segment.mixers / 4.0);
      row.add("wheel_tile", ahead, !segment.tile.isNone());
    }
  }

  // How near each tile is: 1 in the supply, less on the wheel.
  template <class Row>
  void addTiles(Row& row) const {
    const std::array<double, kTiles> near = nearTiles();
    for (int kind = 0; kind < kTileKinds; ++kind) {
      int ready = 0;
      for (int level = 0; level <= kTileLevels; ++level)
        ready += (player_.tiles & tileBit(Tile::advanced(level, kind))) != 0 ? 1 : 0;
      row.add("ready_tiles", kind, ready / 2.0);
    }
    for (std::size_t i = 0; i < kTiles; ++i) row.add("tile", static_cast<int>(i), near[i]);
    row.add("advanced_tiles", advancedTiles(player_) / 4.0);
  }

  template <class Row>
  void addEnergy(Row& row) const {
    const auto index = static_cast<std::size_t>(seat_.index());
    const bool counts = state_.phase == Phase::actions;
    row.add("energy", player_.energy / 20.0);
    row.add("energy_after_flow", scene_.flowed.players[index].energy / 20.0);
    row.add("has_energy", player_.energy > 0);
    for (int section = 1; section <= kRounds; ++section)
      row.add("section", section, sectionOf(tables_, player_.energy) >= section);
    row.add("rank", counts * scene_.ranks[index] / 6.0);
    row.add("energy_lead", std::clamp((player_.energy - mostOfOthers()) / 10.0, -2.0, 2.0));
    row.add("payout", energyPayout(tables_, player_.energy) / 8.0);
    row.add("bonus_now", bonusPoints(tables_, state_, seat_) / 20.0);
    const Bonus bonus = state_.bonuses[state_.round - 1U];
    row.add("bonus_full",
            bonusCount(player_, bonus) * tables_.components.bonusPoints[indexOf(bonus)] / 20.0);
  }

  template <class Row>
  void addPieces(Row& row) const {
    for (int i = 0; i < kStructures; ++i) row.add("built", i, built(i) / 5.0);
    for (std::size_t structure = 0; structure < kIncomeStructures; ++structure)
      for (const int ordinal : kIncomeOrdinals)
        row.add("income", static_cast<int>(structure) * 10 + ordinal,
                player_.built[structure] >= ordinal);
    row.add("production_bonus", companyBonus(tables_, player_) / 3.0);
    Worth income;
    addIncomes(income);
    row.add("income_points", income.points / 10.0);
    row.add("income_goods", income.goods / 5.0);
    for (int i = 0; i < kIncomeStructures; ++i) {
      row.add("next_income", i, incomeOf(i, built(i) + 1) / 7.0);
      row.add("second_income", i, incomeOf(i, built(i) + 2) / 7.0);
    }
    for (int level = 1; level <= 3; ++level) row.add("dams", level, damsFrom(level) / 5.0);
  }

  template <class Row>
  void addSystems(Row& row) const {
    for (std::size_t i = 0; i < systems_.now.size(); ++i) {
      const int number = static_cast<int>(i) + 1;
      row.add("energy_now", number, systems_.now[i] / 10.0);
      row.add("energy_flowed", number, systems_.flowed[i] / 10.0);
      row.add("energy_full", number, systems_.full[i] / 10.0);
    }
    row.add("water_now", systems_.waterNow / 20.0);
    row.add("water_flowed", systems_.waterFlowed / 20.0);
    row.add("water_next", systems_.waterNext / 20.0);
    row.add("water_later", systems_.waterLater / 40.0);
    row.add("systems", systems_.complete / 3.0);
    row.add("systems_with_fee", systems_.fees / 3.0);
    row.add("neutral_systems", systems_.neutral / 2.0);
    row.add("no_powerhouse", systems_.noPowerhouse / 5.0);
    row.add("no_conduit", systems_.noConduit / 5.0);
    row.add("no_dam", systems_.noDam / 5.0);
    row.add("capacity", systems_.capacity / 8.0);
    row.add("water", systems_.water / 8.0);
  }

  template <class Row>
  void addContracts(Row& row) const {
    constexpr int kShown = 3;
    const auto sorted = openContracts();
    for (int i = 0; i < kShown; ++i) {
      const bool there = i < sorted.count();
      const ContractIndex contract =
          there ? sorted[static_cast<std::size_t>(i)] : ContractIndex::none();
      const Worth worth = there ? scene_.chart.contracts[contract] : Worth{};
      const int requirement = there ? tables_.contract(contract).requirement : 0;
      row.add("requirement", i, requirement / 15.0);
      row.add("reward_points", i, worth.points / 12.0);
      row.add("reward_goods", i, worth.goods / 6.0);
    }
    row.add("open_contracts", player_.contracts.count() / 3.0);
    row.add("fulfilled", std::popcount(player_.fulfilled) / 8.0);
    const double plus = companyBonus(tables_, player_) + 2;
    row.add("contract_now", bestContract(systems_.now[0] + plus) / 12.0);
    row.add("second_contract_now", bestContract(systems_.now[1] + plus) / 12.0);
    row.add("contract_flowed", bestContract(systems_.flowed[0] + plus) / 12.0);
    row.add("contract_full", bestContract(systems_.full[0] + plus) / 12.0);
  }

  // What could be built this turn, but for the site.
  template <class Row>
  void addReach(Row& row) const {
    const Means means = meansOf(player_);
    for (int i = 0; i < kStructures; ++i)
      row.add("can_build", i, canBuild(static_cast<Structure>(i), means));
    row.add("pieces_left", piecesLeft() / 20.0);
  }

  template <class Row>
  void addLater(Row& row) const {
    const auto index = static_cast<std::size_t>(seat_.index());
    for (int ahead = 1; ahead < kRounds; ++ahead)
      row.add("bonus_later", ahead, bonusAhead(ahead) / 20.0);
    row.add("objective_count", scene_.objectiveCounts[index] / 8.0);
    row.add("objective", scene_.objectives[index] / 15.0);
    row.add("objective_lead",
            std::clamp((scene_.objectiveCounts[index] - bestObjectiveOfOthers()) / 4.0, -2.0, 2.0));
  }

  template <class Row>
  void addLeeghwater(Row& row) const {
    double points = 0;
    for (const RowIndex place : all<RowIndex>(kRows))
      if (!state_.rows[place].isNone() && ownsBuildingIn(state_, seat_, place))
        points += buildingIn(tables_, state_, place).points;
    row.add("building_points", points / 20.0);
    row.add("works", std::popcount(player_.works) / 4.0);
    row.add("rows_used", std::popcount(player_.rowsUsed) / 3.0);
  }

  const Segment& segmentAhead(int ahead) const {
    return player_.wheel[static_cast<std::size_t>(player_.top + ahead) % kSegments];
  }
  int built(int structure) const { return player_.built[static_cast<std::size_t>(structure)]; }
  int turnsUntil() const;
  int place() const;
  std::array<double, kTiles> nearTiles() const;
  int mostOfOthers() const;
  int bestObjectiveOfOthers() const;
  void addIncomes(Worth& sum) const;
  double incomeOf(int structure, int ordinal) const;
  int damsFrom(int level) const;
  FixedVector<ContractIndex, kMaxOpenContracts> openContracts() const;
  double bestContract(double energy) const;
  bool canBuild(Structure structure, const Means& means) const;
  int piecesLeft() const;
  double bonusAhead(int ahead) const;

  const Scene& scene_;
  const Tables& tables_;
  const State& state_;
  Seat seat_;
  const Player& player_;
  Systems systems_;
};

}  // namespace spannung::wasserkraft
