// The command line, read. CLI11 stays inside arguments.cpp and flags.cpp, because it is slow to
// compile.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/language.h"
#include "cli/commands/all_commands.h"
#include "cli/terminal/console.h"
#include "games/library.h"

namespace spannung {

struct Arguments {
  std::optional<std::filesystem::path> content;
  ColourMode colour = ColourMode::automatic;
  std::function<int(const Surroundings&)> run;
};

// What --lang says, else the language of the system. Needed before anything else can be said.
Expected<Language> requestedLanguage(const std::vector<std::string>& words);

// `words` are those behind the program's name. The library says which options games have.
Expected<Arguments> parseArguments(const std::vector<std::string>& words, const Library& library,
                                   Language language);

}  // namespace spannung
