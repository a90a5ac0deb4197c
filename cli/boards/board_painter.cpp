#include "cli/boards/board_painter.h"

#include <cassert>

#include "cli/boards/funkenschlag_board.h"
#include "cli/boards/pampero_board.h"
#include "cli/boards/powerline_board.h"
#include "cli/boards/wasserkraft_board.h"

namespace spannung {

// One line a game.
std::unique_ptr<BoardPainter> makeBoardPainter(const LoadedGame& game, const Terminal& terminal,
                                               const Seating& seating) {
  using funkenschlag::Funkenschlag;
  using powerline::Powerline;
  if (const auto* rules = dynamic_cast<const ErasedGame<Funkenschlag>*>(&game.rules()))
    return std::make_unique<funkenschlag::FunkenschlagBoard>(rules->game(), game, terminal,
                                                             seating);
  if (const auto* rules = dynamic_cast<const ErasedGame<pampero::Pampero>*>(&game.rules()))
    return std::make_unique<pampero::PamperoBoard>(rules->game(), game, terminal, seating);
  if (const auto* rules = dynamic_cast<const ErasedGame<wasserkraft::Wasserkraft>*>(&game.rules()))
    return std::make_unique<wasserkraft::WasserkraftBoard>(rules->game(), game, terminal, seating);
  if (const auto* rules = dynamic_cast<const ErasedGame<Powerline>*>(&game.rules()))
    return std::make_unique<powerline::PowerlineBoard>(rules->game(), game, terminal, seating);
  assert(false && "a game of the library has no board");
  return nullptr;
}

}  // namespace spannung
