// A game that has no board of its own: its state as it is told to programs, a line a field.
#pragma once

#include <string>
#include <vector>

#include "cli/boards/board_painter.h"

namespace spannung {

class PlainBoard final : public BoardPainter {
 public:
  PlainBoard(const LoadedGame& game, const Terminal& terminal, const Seating& seating)
      : game_(game), terminal_(terminal), seating_(seating) {}

  std::vector<std::string> board(const Scene& scene) const override;
  std::vector<std::string> map(const Scene& scene) const override;
  std::string prompt(const Scene& scene) const override;
  bool showsNumber(const Scene&, Move) const override { return false; }
  std::string remark(const Scene&, const MenuEntry&) const override { return {}; }

 private:
  const LoadedGame& game_;
  const Terminal& terminal_;
  const Seating& seating_;
};

}  // namespace spannung
