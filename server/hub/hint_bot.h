// Who is asked for a hint: the strongest bot there is, and for at least as long as any opponent at
// the table thinks. Advice that is weaker than whom one plays against is worth little.
#pragma once

#include <chrono>
#include <string>

#include "server/table/table.h"

namespace spannung::server {

struct HintBot {
  std::string name;
  std::chrono::milliseconds time;
};

// `usual` is the time for a hint where nobody at the table thinks longer.
HintBot hintBotAt(const Table& table, std::chrono::milliseconds usual);

}  // namespace spannung::server
