// Every command of the program: what it can be told, and doing it.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/flags.h"
#include "cli/terminal/terminal.h"
#include "games/library.h"

namespace spannung {

struct Surroundings {
  const Library& library;
  const Console& console;
  const Terminal& terminal;
  const std::optional<std::filesystem::path>& content;  // where the library was read from
};

struct Command {
  std::string name;
  std::function<void(Flags&)> declare;
  std::function<int(const Surroundings&)> run;  // the exit code of the program
};

// In the order in which help lists them, and without their flags said.
std::vector<Command> allCommands();

}  // namespace spannung
