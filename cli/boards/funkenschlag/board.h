// Funkenschlag on a terminal: markets, players and the map in aligned text.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "cli/boards/board_painter.h"
#include "cli/boards/funkenschlag/network.h"
#include "cli/terminal/lines.h"
#include "cli/terminal/text_table.h"
#include "engine/funkenschlag/building.h"
#include "engine/funkenschlag/rules.h"

namespace spannung::funkenschlag {

class TerminalBoard final : public BoardPainter {
 public:
  using Rules = Funkenschlag;

  // All must outlive the board; `loaded` is the game that `game` belongs to.
  TerminalBoard(const Funkenschlag& game, const LoadedGame& loaded, const Terminal& terminal,
                const Seating& seating);

  std::vector<std::string> board(const Scene& scene) const override;
  std::vector<std::string> map(const Scene& scene) const override;
  std::string prompt(const Scene& scene) const override;
  bool showsNumber(const Scene& scene, Move move) const override;
  std::string remark(const Scene& scene, const MenuEntry& entry) const override;
  std::string courseLabel(const Scene& scene, const MenuEntry& entry) const override;
  bool quotesCosts() const override { return true; }
  std::vector<std::string> cost(const Scene& scene, std::string_view asked) const override;

 private:
  // In the order in which they are drawn.
  enum class Section { plants, fuel, players, payout, map };
  static constexpr std::array<Section, 5> kSections = {
      Section::plants, Section::fuel, Section::players, Section::payout, Section::map};
  using Priorities = std::array<Section, kSections.size()>;

  // Dense drawings have no legends and no empty lines.
  Lines spaciousBoard(const Scene& scene) const;
  Lines denseBoard(const Scene& scene) const;
  Lines section(Section section, const Scene& scene) const;
  Lines legend(Section section, const State& state) const;
  static Priorities prioritiesOf(Stage stage);

  Lines header(const State& state) const;
  std::string orderText(const State& state) const;
  std::string goalText(const State& state) const;

  Lines plantMarket(const State& state) const;
  Lines pileLegend(const State& state) const;
  std::string marketCell(const State& state, Card card) const;
  std::string plantText(Card card) const;
  std::string burnText(Card card) const;
  std::string briefPlantText(Card card) const;
  std::string barePlantText(Card card) const;
  std::string kindText(PlantKind kind) const;

  Lines resourceMarket(const State& state) const;
  std::vector<int> prices() const;
  std::string ladder(const State& state, Resource resource) const;

  Lines players(const State& state) const;
  // How much of a plant there is room for.
  enum class Detail { full, brief, bare };
  TextTable playerTable(const State& state, Detail detail) const;
  Lines playerRow(const State& state, Seat seat, Detail detail) const;
  std::string plantsOf(const Player& player, Detail detail) const;
  std::string fuelOf(const Player& player, Detail detail) const;
  std::string auctionStatus(const State& state, Seat seat) const;

  Lines payout() const;

  Lines cities(const Scene& scene) const;
  Lines regionCells(const Scene& scene, RegionIndex region) const;
  std::string cityCell(const Scene& scene, CityIndex city) const;
  std::string price(const State& state, CityIndex city) const;
  Lines cityGrid(const Lines& cells) const;

  std::string pricesOfRange(const State& state, const MenuEntry& entry) const;
  std::string incomeRemark(const State& state, int output) const;

  const Tables& tables() const { return game_.tables(); }
  std::string text(std::string_view key, const Args& args = {}) const;
  std::string name(std::string_view type, int value) const;
  std::string seatText(Seat seat) const;
  std::string resourceName(Resource resource) const;
  Ink inkOf(PlantKind kind) const;

  const Funkenschlag& game_;
  const LoadedGame& loaded_;
  const Terminal& terminal_;
  const Seating& seating_;
  NetworkText network_;
};

}  // namespace spannung::funkenschlag
