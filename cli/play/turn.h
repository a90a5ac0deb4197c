// One decision of one person: what they see and what they may do.
#pragma once

#include "cli/boards/board_painter.h"
#include "cli/play/move_menu.h"
#include "cli/play/play_table.h"

namespace spannung {

class Turn {
 public:
  Turn(const PlayTable& table, Seat seat)
      : seat_(seat),
        view_(table.viewOf(seat)),
        legal_(table, seat, view_),
        menu_(table.rules(), legal_, table.session().game().bestCourse(view_, seat)) {}
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;

  Seat seat() const { return seat_; }
  const AnyState& view() const { return view_; }
  const MoveList& legal() const { return legal_; }
  const MoveMenu& menu() const { return menu_; }
  Scene scene() const { return {view_, seat_, &menu_}; }

 private:
  // What gives something up for certain comes last: nobody shall do it by picking number 1.
  struct LegalMoves : MoveList {
    LegalMoves(const PlayTable& table, Seat seat, const AnyState& view) {
      MoveList all;
      table.rules().legal(table.session().state(), seat, all);
      for (const bool givesUp : {false, true})
        for (const Move move : all)
          addIf(table.session().game().forgone(view, seat, move).has_value() == givesUp, move);
    }
  };

  Seat seat_;
  AnyState view_;
  LegalMoves legal_;
  MoveMenu menu_;
};

}  // namespace spannung
