// The command line, read. CLI11 stays inside arguments.cpp, because it is slow to compile.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/language.h"
#include "cli/commands/arena_command.h"
#include "cli/commands/bench_command.h"
#include "cli/commands/games_command.h"
#include "cli/commands/play_command.h"
#include "cli/commands/replay_command.h"
#include "cli/commands/serve_command.h"
#include "cli/commands/simulate_command.h"
#include "cli/commands/suggest_command.h"
#include "cli/commands/tune_command.h"
#include "cli/commands/verify_command.h"
#include "cli/terminal/console.h"
#include "games/library.h"

namespace spannung {

// --help and --version: the answer is already known.
struct TextAnswer {
  std::string text;
};

struct EngineArguments {};

using Command = std::variant<TextAnswer, PlayArguments, ReplayArguments, VerifyArguments,
                             GamesArguments, SimulateOptions, ArenaOptions, TuneOptions,
                             EngineArguments, BenchArguments, ServeArguments, SuggestArguments>;

struct Arguments {
  std::optional<std::filesystem::path> content;
  ColourMode colour = ColourMode::automatic;
  Command command;
};

// What --lang says, else the language of the system. Needed before anything else can be said.
Expected<Language> requestedLanguage(const std::vector<std::string>& words);

// `words` are those behind the program's name. The library says which options games have.
Expected<Arguments> parseArguments(const std::vector<std::string>& words, const Library& library,
                                   Language language);

}  // namespace spannung
