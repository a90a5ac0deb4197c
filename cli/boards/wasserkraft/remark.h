// What to know about a move of Wasserkraft before it is made: its price, the energy it brings, what
// an officer or a tile can do.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/boards/board_painter.h"
#include "cli/terminal/lines.h"
#include "engine/wasserkraft/rules.h"
#include "texts/narrator.h"

namespace spannung::wasserkraft {

class RemarkText {
 public:
  // All must outlive it.
  RemarkText(const Wasserkraft& game, const LoadedGame& loaded, const Terminal& terminal,
             const Narrator& narrator)
      : game_(game), loaded_(loaded), terminal_(terminal), narrator_(narrator) {}

  std::string of(const Scene& scene, const MenuEntry& entry) const;
  // What the text of a component says beyond its name; may be empty.
  std::string about(std::string_view type, int value) const;
  // A contract where there is no room for its text: its colour and number, and what it asks for.
  std::string inShort(ContractIndex contract) const;

 private:
  Lines parts(const Scene& scene, const MenuEntry& entry) const;
  Lines companyParts(const State& state, int company) const;
  Lines actionParts(const Scene& scene, Move move) const;
  Lines priceParts(const Scene& scene, Move move) const;
  Lines loanParts(Move move) const;
  Lines productionParts(const Scene& scene, const MenuEntry& entry) const;
  std::optional<int> energyOf(const Scene& scene, Move move) const;
  std::string contractsFor(const Scene& scene, Move move) const;
  std::string waiting(const State& state, Move move) const;

  Lines amounts(const Event& event) const;
  std::string amount(std::string_view what, int count) const;
  std::string either(const std::string& left, const std::string& right) const;
  std::string text(std::string_view key, const Args& args = {}) const;

  const Wasserkraft& game_;
  const LoadedGame& loaded_;
  const Terminal& terminal_;
  const Narrator& narrator_;
};

}  // namespace spannung::wasserkraft
