// Legal moves as a person picks them: numbered, with a row of moves that differ in one number only
// (bid 8, bid 9, …) folded into a single entry.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/any_game.h"

namespace spannung {

struct MenuEntry {
  int number = 0;  // to pick it by
  Move first;
  Move last;  // the same as `first` for a single move
  int lowest = 0;
  int highest = 0;             // the number that differs, in a range
  std::vector<Move> course{};  // several moves to be made one after the other

  bool isRange() const { return !(first == last); }
  bool isCourse() const { return !course.empty(); }
};

// Entries count from 1, but a thing that has a number of its own keeps it: whoever wants plant 13
// picks 13. A course, if there is one, is the first entry.
class MoveMenu {
 public:
  MoveMenu(const AnyGame& rules, const MoveList& moves, const std::vector<Move>& course = {});

  const std::vector<MenuEntry>& entries() const { return entries_; }
  bool offers(std::uint16_t kind) const;
  // 0 if the move is not in the menu by itself.
  int numberOf(Move move) const;
  const MenuEntry* entry(int number) const;
  // The entry's move with a given number in a range.
  std::optional<Move> moveOf(const MenuEntry& entry, int number) const;
  // The only range, if there is exactly one.
  const MenuEntry* onlyRange() const;

 private:
  void begin(const std::vector<Move>& course);
  bool extendsLast(Move move) const;
  void fold(Move move);
  void numberEntries();

  const AnyGame& rules_;
  std::vector<MenuEntry> entries_;
};

// The last operand of a move if it is a plain number, e.g. the amount of a bid.
std::optional<int> countIn(const AnyGame& rules, Move move);
Move withCount(const AnyGame& rules, Move move, int count);

}  // namespace spannung
