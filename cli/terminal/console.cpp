#include "cli/terminal/console.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string_view>

#include <sys/ioctl.h>
#include <unistd.h>

namespace spannung {
namespace {

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

}  // namespace

Console standardConsole() {
  const bool screen = isatty(STDOUT_FILENO) != 0 && environment("TERM") != "dumb";
  return {std::cin, std::cout, std::cerr, isatty(STDIN_FILENO) != 0, screen};
}

bool wantsColours(ColourMode mode, bool screen) {
  if (mode == ColourMode::automatic) return screen && environment("NO_COLOR").empty();
  return mode == ColourMode::always;
}

ScreenSize screenSize(const Console& console) {
  constexpr int kNarrowest = 60;  // below that, lines may as well wrap by themselves
  winsize window{};
  if (!console.screen || ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_col == 0)
    return console.size;
  return {std::max(kNarrowest, int{window.ws_col}), int{window.ws_row}};
}

}  // namespace spannung
