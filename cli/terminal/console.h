// Where the program reads and writes, and what is at the other end.
#pragma once

#include <istream>
#include <ostream>

namespace spannung {

enum class ColourMode { automatic, always, never };

struct ScreenSize {
  int columns = 100;
  int rows = 0;  // 0: as many as you like
};

struct Console {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  bool typed = false;   // somebody types the input and sees it already
  bool screen = false;  // the output is a terminal that can be cleared
  bool colours = false;
  ScreenSize size{};  // if it is no terminal, which has a size of its own
};

// The standard streams of this process.
Console standardConsole();
// NO_COLOR and a dumb terminal count as wishes; an explicit mode wins.
bool wantsColours(ColourMode mode, bool screen);
// Asked anew each time, because windows change their size.
ScreenSize screenSize(const Console& console);

}  // namespace spannung
