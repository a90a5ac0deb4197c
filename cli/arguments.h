// The command line, read. CLI11 stays inside arguments.cpp, because it is slow to compile.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/arena_command.h"
#include "cli/bench_command.h"
#include "cli/console.h"
#include "cli/games_command.h"
#include "cli/play_command.h"
#include "cli/replay_command.h"
#include "cli/serve_command.h"
#include "cli/simulate_command.h"
#include "cli/suggest_command.h"
#include "cli/tune_command.h"
#include "cli/verify_command.h"
#include "games/library.h"
#include "texts/language.h"

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
