// Powerline on a terminal: dice, the viewer's lines and all players in aligned text.
#pragma once

#include <string>
#include <vector>

#include "cli/boards/board_painter.h"
#include "cli/terminal/lines.h"
#include "cli/terminal/text_table.h"
#include "engine/powerline/rules.h"

namespace spannung::powerline {

class TerminalBoard final : public BoardPainter {
 public:
  using Rules = Powerline;

  // All must outlive the board; `loaded` is the game that `game` belongs to.
  TerminalBoard(const Powerline& game, const LoadedGame& loaded, const Terminal& terminal,
                const Seating& seating);

  std::vector<std::string> board(const Scene& scene) const override;
  std::vector<std::string> map(const Scene& scene) const override;
  std::string prompt(const Scene& scene) const override;
  bool showsNumber(const Scene&, Move) const override { return false; }
  std::string remark(const Scene& scene, const MenuEntry& entry) const override;

 private:
  Lines header(const State& state) const;
  std::string diceText(const State& state) const;
  std::string cardsText(const State& state) const;

  Lines players(const State& state) const;
  Lines playerRow(const State& state, Seat seat) const;
  static std::string columnsText(const Player& player);
  // What else lies open before a player: the island, the vacation tile, lines that would cost.
  Lines openThings(const State& state, Seat seat) const;
  std::string islandText(const Player& player) const;

  // Whose lines are drawn: the viewer's, or the first seat's for somebody who watches.
  static Seat ownerOf(const Scene& scene);
  Lines lines(const Player& player) const;
  Lines cardLines(const State& state) const;
  Lines lineRow(const Player& player, LineIndex line) const;
  std::string segmentsText(const Player& player, LineIndex line) const;
  Lines planText(const State& state, Seat seat) const;

  const Tables& tables() const { return game_.tables(); }
  std::string text(std::string_view key, const Args& args = {}) const;
  std::string name(std::string_view type, int value) const;
  std::string workerName(Worker worker) const;

  const Powerline& game_;
  const LoadedGame& loaded_;
  const Terminal& terminal_;
  const Seating& seating_;
};

}  // namespace spannung::powerline
