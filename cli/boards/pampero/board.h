// Pampero on a terminal: the companies, their hands and what lies open, as plain lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/boards/board_painter.h"
#include "cli/terminal/lines.h"
#include "engine/pampero/rules.h"
#include "texts/template.h"

namespace spannung::pampero {

class TerminalBoard final : public BoardPainter {
 public:
  using Rules = Pampero;

  // All must outlive the board; `loaded` is the game that `game` belongs to.
  TerminalBoard(const Pampero& game, const LoadedGame& loaded, const Terminal& terminal,
                const Seating& seating)
      : game_(game), loaded_(loaded), terminal_(terminal), seating_(seating) {}

  std::vector<std::string> board(const Scene& scene) const override;
  std::vector<std::string> map(const Scene& scene) const override;
  std::string prompt(const Scene& scene) const override;
  bool showsNumber(const Scene&, Move) const override { return false; }
  std::string remark(const Scene& scene, const MenuEntry& entry) const override;

 private:
  const Tables& tables() const { return game_.tables(); }
  Lines header(const State& state) const;
  Lines markets(const State& state) const;
  Lines scorings(const State& state) const;
  Lines details(const State& state, Seat seat) const;
  std::string incomes(const Player& player) const;
  std::string described(std::string_view type, int value) const;
  std::string contractText(const State& state, int place) const;
  std::string zoneName(Zone zone) const;
  Lines inset(const std::string& line) const;
  Lines folded(const std::string& line, int indent) const;
  Lines company(const State& state, Seat seat) const;
  Lines sector(const State& state, int sector) const;
  Lines sitesOf(const State& state, int sector) const;
  std::string siteText(const State& state, int site) const;
  Lines contractsOf(const State& state, int sector) const;
  std::string text(std::string_view key, const Args& args) const;
  std::string name(std::string_view type, int value) const;
  std::string names(std::string_view type, std::uint64_t set) const;

  const Pampero& game_;
  const LoadedGame& loaded_;
  const Terminal& terminal_;
  const Seating& seating_;
};

}  // namespace spannung::pampero
