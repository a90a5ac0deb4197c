#include "games/touches.h"

#include <array>
#include <cstdint>

#include <fmt/format.h>

namespace spannung {

bool isPlainOperand(std::string_view type) { return type == "number" || type == "money"; }

std::vector<std::string> touchesOf(const AnyGame& rules, Move move) {
  const Term& term = rules.moveTerms()[move.kind];
  const std::array<std::int32_t, 3> values{move.a, move.b, move.c};
  std::vector<std::string> touches;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto& [name, type] = term.operands[i];
    if (name.empty() || isPlainOperand(type)) continue;
    const std::string id =
        type == "seat" ? std::to_string(values[i] + 1) : rules.operandText(type, values[i]);
    touches.push_back(fmt::format("{}:{}", type, id));
  }
  return touches;
}

}  // namespace spannung
