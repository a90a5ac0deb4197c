// Wasserkraft on a terminal: the slope from top to bottom, the offices and the players.
#pragma once

#include <string>
#include <vector>

#include "cli/boards/board_painter.h"
#include "cli/boards/wasserkraft/remark.h"
#include "cli/terminal/lines.h"
#include "cli/terminal/text_table.h"
#include "engine/wasserkraft/rules.h"
#include "texts/narrator.h"

namespace spannung::wasserkraft {

class TerminalBoard final : public BoardPainter {
 public:
  using Rules = Wasserkraft;

  // All must outlive the board; `loaded` is the game that `game` belongs to.
  TerminalBoard(const Wasserkraft& game, const LoadedGame& loaded, const Terminal& terminal,
                const Seating& seating);

  std::vector<std::string> board(const Scene& scene) const override;
  std::vector<std::string> map(const Scene& scene) const override;
  std::string prompt(const Scene& scene) const override;
  bool showsNumber(const Scene& scene, Move move) const override;
  std::string remark(const Scene& scene, const MenuEntry& entry) const override;
  int usualCount(const MenuEntry& entry) const override;

 private:
  Lines briefly(const State& state, std::size_t rows) const;
  Lines header(const State& state) const;
  Lines headstreams(const State& state) const;
  Lines basins(const State& state) const;
  Lines basinRow(const State& state, BasinIndex basin) const;
  std::string damText(const State& state, DamSite site) const;
  std::string conduitText(const State& state, ConduitSite conduit) const;
  std::string powerhouseText(const State& state, BasinIndex basin) const;
  std::string ownerText(Owner owner) const;

  Lines bonuses(const State& state) const;
  // In short what each is called, otherwise a line for each with its text.
  Lines offices(const State& state) const;
  Lines briefOffices(const State& state) const;
  Lines contracts(const State& state) const;
  std::string stacks(const State& state) const;
  Lines patents(const State& state) const;
  Lines expansion(const State& state) const;
  Lines automas(const State& state) const;
  std::string outlook(const State& state, Seat seat) const;
  Lines players(const State& state) const;
  TextTable playerTable(const State& state, int companyWidth) const;
  Lines playerRow(const State& state, Seat seat, int companyWidth) const;
  // What lies before a player: tiles, contracts, the wheel and the incomes.
  Lines belongings(const State& state, Seat seat) const;
  Lines briefBelongings(const State& state, Seat seat) const;
  Lines briefIncomes(const State& state, Seat seat) const;
  std::string wheelText(const Player& player) const;
  std::string incomeText(const Player& player) const;
  std::string companyOf(const State& state, const Player& player) const;
  std::string tilesText(const Player& player) const;
  std::string contractsText(const Player& player) const;
  std::string tileName(Tile tile) const;
  std::string levelName(Level level) const;
  std::string described(std::string_view type, int value) const;

  const Tables& tables() const { return game_.tables(); }
  std::string text(std::string_view key, const Args& args = {}) const;
  Lines inset(const std::string& line) const;
  Lines folded(const std::string& line, int indent = 2) const;
  std::string name(std::string_view type, int value) const;

  const Wasserkraft& game_;
  const Terminal& terminal_;
  const Seating& seating_;
  Narrator narrator_;
  RemarkText remarks_;
};

}  // namespace spannung::wasserkraft
