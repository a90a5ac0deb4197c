// What a person sees before a decision: what happened, the table, what is asked, and the moves.
#pragma once

#include <string>
#include <vector>

#include "cli/play/chronicle.h"
#include "cli/play/turn.h"
#include "cli/terminal/lines.h"

namespace spannung {

class TurnScreen {
 public:
  // All must outlive the screen.
  TurnScreen(const Terminal& terminal, const PlayTable& table, const BoardPainter& painter,
             const Narrator& narrator, const Chronicle& chronicle);

  // `preface` stands above everything else.
  void show(const Turn& turn, const std::vector<std::string>& preface) const;
  // Whatever the height of the screen.
  void showWholeBoard(const Turn& turn) const;
  // "Bid 8–37" for a range, "Connect Essen" for a single move, and what a course does in all.
  std::string label(const Turn& turn, const MenuEntry& entry) const;

 private:
  Lines news(const Turn& turn) const;
  Lines menuLines(const Turn& turn) const;
  Lines menuEntries(const Turn& turn) const;
  Lines entryLines(const Turn& turn, const MenuEntry& entry) const;
  std::string numbersOnBoard(const Turn& turn) const;
  int rowsForBoard(std::size_t otherRows) const;
  Lines fitted(Lines news, std::size_t otherRows) const;

  const Terminal& terminal_;
  const PlayTable& table_;
  const BoardPainter& painter_;
  const Narrator& narrator_;
  const Chronicle& chronicle_;
};

}  // namespace spannung
