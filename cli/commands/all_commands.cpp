#include "cli/commands/all_commands.h"

#include <memory>

#include "cli/commands/arena_command.h"
#include "cli/commands/bench_command.h"
#include "cli/commands/engine_command.h"
#include "cli/commands/games_command.h"
#include "cli/commands/play_command.h"
#include "cli/commands/positions_command.h"
#include "cli/commands/reliability_command.h"
#include "cli/commands/replay_command.h"
#include "cli/commands/selfplay_command.h"
#include "cli/commands/serve_command.h"
#include "cli/commands/simulate_command.h"
#include "cli/commands/suggest_command.h"
#include "cli/commands/tune_command.h"
#include "cli/commands/verify_command.h"
#include "cli/exit_code.h"
#include "texts/credits.h"

namespace spannung {
namespace {

using Here = Surroundings;

template <class Arguments>
using OnTerminal = int (*)(const Library&, const Arguments&, const Terminal&);
template <class Arguments>
using OnStreams = int (*)(const Library&, const Arguments&, Language, std::ostream&, std::ostream&);

template <class Arguments, class Run>
Command commandWith(std::string name, Run run) {
  const auto arguments = std::make_shared<Arguments>();
  return {std::move(name), [arguments](Flags& flags) { arguments->declare(flags); },
          [arguments, run](const Here& here) { return run(here, *arguments); }};
}

template <class Arguments>
Command command(std::string name, OnTerminal<Arguments> run) {
  return commandWith<Arguments>(std::move(name), [run](const Here& here, const Arguments& said) {
    return run(here.library, said, here.terminal);
  });
}

template <class Arguments>
Command command(std::string name, OnStreams<Arguments> run) {
  return commandWith<Arguments>(std::move(name), [run](const Here& here, const Arguments& said) {
    return run(here.library, said, here.terminal.language(), here.console.out, here.console.err);
  });
}

int credits(const Here& here) {
  here.console.out << creditsPage(here.terminal.language());
  return kSuccess;
}

int engine(const Here& here) {
  return engineCommand(here.library, here.console.in, here.console.out);
}

int serve(const Here& here, const ServeArguments& said) {
  return serveCommand(said, here.content, here.terminal);
}

void nothing(Flags& /*flags*/) {}

}  // namespace

std::vector<Command> allCommands() {
  return {command("play", playCommand),
          command("replay", replayCommand),
          command("verify", verifyCommand),
          command("games", gamesCommand),
          {"credits", nothing, credits},
          command("simulate", simulateCommand),
          command("arena", arenaCommand),
          command("tune", tuneCommand),
          command("selfplay", selfplayCommand),
          command("positions", positionsCommand),
          command("reliability", reliabilityCommand),
          command("bench", benchCommand),
          {"engine", nothing, engine},
          commandWith<ServeArguments>("serve", serve),
          command("suggest", suggestCommand)};
}

}  // namespace spannung
