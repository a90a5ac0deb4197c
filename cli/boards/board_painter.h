// What a game adds to the terminal: a drawing of its table, in cli/boards/<game>/board.*;
// everything else is the same for all games.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/move_menu.h"
#include "cli/play/seating.h"
#include "cli/terminal/terminal.h"
#include "games/game_module.h"

namespace spannung {

// A position to draw, and for whom.
struct Scene {
  const AnyState& state;           // as the viewer may see it
  Seat viewer;                     // none for somebody who watches
  const MoveMenu* menu = nullptr;  // numbers to write beside the things on the board
  int rows = 0;                    // how many lines there is room for; 0: as many as you like

  // Whether a move of this kind is among those to choose from, as "1" or "0": a text that speaks of
  // it has a variant without it.
  template <class Kind>
  std::string offers(Kind kind) const {
    return menu == nullptr || menu->offers(static_cast<std::uint16_t>(kind)) ? "1" : "0";
  }
};

class BoardPainter {
 public:
  BoardPainter() = default;
  BoardPainter(const BoardPainter&) = delete;
  BoardPainter& operator=(const BoardPainter&) = delete;
  virtual ~BoardPainter() = default;

  // The table; where rows are scarce, only what matters most for the decision at hand.
  virtual std::vector<std::string> board(const Scene& scene) const = 0;
  // The part that is left out first, in full.
  virtual std::vector<std::string> map(const Scene& scene) const = 0;
  // What the viewer is asked to do.
  virtual std::string prompt(const Scene& scene) const = 0;
  // Whether the board itself shows the number of a move, so that the menu need not repeat it.
  virtual bool showsNumber(const Scene& scene, Move move) const = 0;
  // What to know about an entry of the menu before choosing it: a price, a plant. May be empty.
  virtual std::string remark(const Scene& scene, const MenuEntry& entry) const = 0;
  // The number of a range that most people want.
  virtual int usualCount(const MenuEntry& entry) const { return entry.lowest; }
  // What a course of moves does as a whole; games that offer none need no words for it.
  virtual std::string courseLabel(const Scene&, const MenuEntry&) const { return {}; }
  // Whether there is an answer to what something costs, asked at any time.
  virtual bool quotesCosts() const { return false; }
  virtual std::vector<std::string> cost(const Scene&, std::string_view) const { return {}; }
};

// The painter for a game, a plain one if it brings none; all arguments must outlive it.
std::unique_ptr<BoardPainter> makeBoardPainter(const LoadedGame& game, const Terminal& terminal,
                                               const Seating& seating);

}  // namespace spannung
