#include "cli/boards/board_painter.h"

#include "cli/boards/board_list.h"
#include "cli/boards/plain_board.h"

namespace spannung {

std::unique_ptr<BoardPainter> makeBoardPainter(const LoadedGame& game, const Terminal& terminal,
                                               const Seating& seating) {
  for (const BoardEntry& entry : allBoards())
    if (entry.game == game.rules().name()) return entry.make(game, terminal, seating);
  return std::make_unique<PlainBoard>(game, terminal, seating);
}

}  // namespace spannung
