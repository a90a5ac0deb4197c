// Every game that has a board for the terminal, by name. The list is made from the folders
// (cmake/Games.cmake): a game is in it that has cli/boards/<game>/board.h.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "cli/boards/board_painter.h"
#include "games/erased_game.h"

namespace spannung {

struct BoardEntry {
  std::string_view game;
  std::unique_ptr<BoardPainter> (*make)(const LoadedGame&, const Terminal&, const Seating&);
};

std::span<const BoardEntry> allBoards();

template <class Board>
std::unique_ptr<BoardPainter> makeBoard(const LoadedGame& game, const Terminal& terminal,
                                        const Seating& seating) {
  return std::make_unique<Board>(gameBehind<typename Board::Rules>(game), game, terminal, seating);
}

}  // namespace spannung
