#include "cli/program.h"

#include <variant>

#include "cli/arguments.h"
#include "cli/commands/engine_command.h"
#include "cli/exit_code.h"
#include "cli/terminal/terminal.h"

namespace spannung {
namespace {

// One call operator a command.
struct Dispatcher {
  const Library& library;
  const Console& console;
  const Terminal& terminal;

  int operator()(const TextAnswer& answer) const {
    console.out << answer.text;
    return kSuccess;
  }
  int operator()(const PlayArguments& play) const { return playCommand(library, play, terminal); }
  int operator()(const ReplayArguments& replay) const {
    return replayCommand(library, replay, terminal);
  }
  int operator()(const VerifyArguments& verify) const {
    return verifyCommand(library, verify, terminal);
  }
  int operator()(const GamesArguments& games) const {
    return gamesCommand(library, games, terminal);
  }
  int operator()(const SimulateOptions& simulate) const {
    return simulateCommand(library, simulate, terminal.language(), console.out, console.err);
  }
  int operator()(const ArenaOptions& arena) const {
    return arenaCommand(library, arena, terminal.language(), console.out, console.err);
  }
  int operator()(const TuneOptions& tune) const {
    return tuneCommand(library, tune, terminal.language(), console.out, console.err);
  }
  int operator()(const BenchArguments& bench) const {
    return benchCommand(library, bench, terminal);
  }
  int operator()(const ServeArguments& serve) const { return serveCommand(serve, terminal); }
  int operator()(const SuggestArguments& suggest) const {
    return suggestCommand(library, suggest, terminal);
  }
  int operator()(const EngineArguments&) const {
    return engineCommand(library, console.in, console.out);
  }
};

int fail(const Console& console, Language language, const Problem& problem) {
  Terminal(console, language).report(problem);
  return kBadInput;
}

}  // namespace

int runProgram(const std::vector<std::string>& words, Console console) {
  const auto language = requestedLanguage(words);
  if (!language) return fail(console, systemLanguage(), language.error());
  const auto builtIn = openLibrary();
  if (!builtIn) return fail(console, *language, builtIn.error());
  const auto arguments = parseArguments(words, *builtIn, *language);
  if (!arguments) return fail(console, *language, arguments.error());
  console.colours = wantsColours(arguments->colour, console.screen);
  const Terminal terminal(console, *language);
  if (!arguments->content)
    return std::visit(Dispatcher{*builtIn, console, terminal}, arguments->command);
  const auto library = openLibrary(arguments->content);
  if (!library) return fail(console, *language, library.error());
  return std::visit(Dispatcher{*library, console, terminal}, arguments->command);
}

}  // namespace spannung
