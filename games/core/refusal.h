// The rule and the numbers of a refusal, as details of a problem.
#pragma once

#include <map>
#include <string>

#include "engine/core/term.h"
#include "engine/core/verdict.h"

namespace spannung {

template <class Game>
std::map<std::string, std::string> refusalDetails(const Game& game, const Verdict& verdict) {
  const Term& term = game.reasonTerms()[verdict.reason];
  std::map<std::string, std::string> details = {{"rule", std::string(term.rule)}};
  for (std::size_t i = 0; i < term.operands.size(); ++i)
    if (const Operand& operand = term.operands[i]; operand.used())
      details.emplace(operand.name, game.operandText(operand.type, verdict.operands[i]));
  return details;
}

}  // namespace spannung
