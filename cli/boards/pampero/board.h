// Pampero on a terminal: the companies, their hands and what lies open, as plain lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/boards/board_painter.h"
#include "cli/boards/pampero/company.h"
#include "cli/boards/pampero/displays.h"
#include "cli/boards/pampero/words.h"
#include "cli/terminal/lines.h"
#include "engine/pampero/rules.h"

namespace spannung::pampero {

class TerminalBoard final : public BoardPainter {
 public:
  using Rules = Pampero;

  // All must outlive the board; `loaded` is the game that `game` belongs to.
  TerminalBoard(const Pampero& game, const LoadedGame& loaded, const Terminal& terminal,
                const Seating& seating)
      : game_(game),
        terminal_(terminal),
        seating_(seating),
        words_(loaded, terminal),
        displays_(game.tables(), words_, seating),
        company_(game.tables(), words_, seating) {}

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
  std::string paidBy(const State& state, std::size_t tile) const;
  std::string contractText(const State& state, PlaceIndex place) const;
  Lines sector(const State& state, SectorIndex sector) const;
  Lines sitesOf(const State& state, SectorIndex sector) const;
  std::string siteText(const State& state, SiteIndex site) const;
  Lines contractsOf(const State& state, SectorIndex sector) const;

  const Pampero& game_;
  const Terminal& terminal_;
  const Seating& seating_;
  PamperoWords words_;
  PamperoDisplays displays_;
  PamperoCompany company_;
};

}  // namespace spannung::pampero
