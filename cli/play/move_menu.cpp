#include "cli/play/move_menu.h"

#include <algorithm>
#include <array>
#include <set>

#include "base/value_text.h"

namespace spannung {
namespace {

constexpr std::array<std::int16_t Move::*, 3> kOperands = {&Move::a, &Move::b, &Move::c};

bool isCount(const Operand& operand) { return operand.type == "number" || operand.type == "money"; }

// Which operand is the number that a range runs over, or none. A move with several numbers is a
// mixture of things and no range.
std::int16_t Move::* countOperand(const AnyGame& rules, Move move) {
  const Term& term = rules.moveTerms()[move.kind];
  std::int16_t Move::* found = nullptr;
  for (std::size_t i = 0; i < kOperands.size(); ++i) {
    if (!isCount(term.operands[i])) continue;
    if (found != nullptr) return nullptr;
    found = kOperands[i];
  }
  return found;
}

// The number printed on the thing that a move is about.
std::optional<int> ownNumber(const AnyGame& rules, Move move) {
  const Operand& operand = rules.moveTerms()[move.kind].operands[0];
  if (!operand.used() || isCount(operand)) return std::nullopt;
  return parseNumber(rules.operandText(operand.type, move.a));
}

}  // namespace

std::optional<int> countIn(const AnyGame& rules, Move move) {
  const auto operand = countOperand(rules, move);
  if (operand == nullptr) return std::nullopt;
  return move.*operand;
}

Move withCount(const AnyGame& rules, Move move, int count) {
  if (const auto operand = countOperand(rules, move); operand != nullptr)
    move.*operand = static_cast<std::int16_t>(count);
  return move;
}

MoveMenu::MoveMenu(const AnyGame& rules, const MoveList& moves, const std::vector<Move>& course)
    : rules_(rules) {
  if (!course.empty()) begin(course);
  for (const Move move : moves) fold(move);
  numberEntries();
}

void MoveMenu::begin(const std::vector<Move>& course) {
  entries_.push_back({0, course[0], course[0], 0, 0, course});
}

// If two entries would share a number, all of them just count.
void MoveMenu::numberEntries() {
  std::set<int> taken;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const auto own = entries_[i].isCourse() ? std::nullopt : ownNumber(rules_, entries_[i].first);
    entries_[i].number = own.value_or(static_cast<int>(i) + 1);
    taken.insert(entries_[i].number);
  }
  if (taken.size() == entries_.size()) return;
  for (std::size_t i = 0; i < entries_.size(); ++i) entries_[i].number = static_cast<int>(i) + 1;
}

void MoveMenu::fold(Move move) {
  const int count = countIn(rules_, move).value_or(0);
  if (!extendsLast(move)) {
    entries_.push_back({0, move, move, count, count, {}});
    return;
  }
  entries_.back().last = move;
  entries_.back().highest = count;
}

bool MoveMenu::extendsLast(Move move) const {
  const auto count = countIn(rules_, move);
  if (!count || entries_.empty()) return false;
  const MenuEntry& entry = entries_.back();
  return !entry.isCourse() && entry.first.kind == move.kind && *count == entry.highest + 1 &&
         withCount(rules_, move, entry.lowest) == entry.first;
}

bool MoveMenu::offers(std::uint16_t kind) const {
  return std::any_of(entries_.begin(), entries_.end(),
                     [kind](const MenuEntry& entry) { return entry.first.kind == kind; });
}

int MoveMenu::numberOf(Move move) const {
  const int count = countIn(rules_, move).value_or(0);
  for (const MenuEntry& entry : entries_) {
    const bool inRange = entry.lowest <= count && count <= entry.highest;
    if (!entry.isCourse() && entry.first.kind == move.kind && inRange &&
        withCount(rules_, move, entry.lowest) == entry.first)
      return entry.number;
  }
  return 0;
}

const MenuEntry* MoveMenu::entry(int number) const {
  const auto found =
      std::find_if(entries_.begin(), entries_.end(),
                   [number](const MenuEntry& entry) { return entry.number == number; });
  return found == entries_.end() ? nullptr : &*found;
}

std::optional<Move> MoveMenu::moveOf(const MenuEntry& entry, int number) const {
  if (!entry.isRange() || number < entry.lowest || number > entry.highest) return std::nullopt;
  return withCount(rules_, entry.first, number);
}

const MenuEntry* MoveMenu::onlyRange() const {
  const auto isRange = [](const MenuEntry& entry) { return entry.isRange(); };
  if (std::count_if(entries_.begin(), entries_.end(), isRange) != 1) return nullptr;
  return &*std::find_if(entries_.begin(), entries_.end(), isRange);
}

}  // namespace spannung
