// What the person at the keyboard is called.
#pragma once

#include <cstdlib>
#include <string>

#include "cli/terminal/terminal.h"
#include "cli/terminal/text_width.h"

namespace spannung {

inline std::string playerName(const Terminal& terminal) {
  const char* user = std::getenv("USER");
  return user == nullptr || *user == '\0' ? terminal.text("play.you") : printable(user);
}

}  // namespace spannung
