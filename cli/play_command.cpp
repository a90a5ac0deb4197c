#include "cli/play_command.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/exit_code.h"
#include "cli/play_loop.h"
#include "cli/player_name.h"
#include "cli/record_file.h"
#include "record/replay.h"
#include "record/seed.h"

namespace spannung {
namespace {

using TableOrProblem = Expected<std::unique_ptr<PlayTable>>;

constexpr const char* kPlayers = "players";

bool hasOption(const GameModule& module, std::string_view name) {
  for (const Choice& choice : module.options())
    if (choice.name == name) return true;
  return false;
}

// Whoever names the seats need not count them, too.
Values optionsOf(const Library& library, const PlayArguments& arguments) {
  Values options = arguments.options;
  const GameModule* module = library.find(arguments.game);
  if (module != nullptr && hasOption(*module, kPlayers) && !arguments.seats.empty())
    options.emplace(kPlayers, std::to_string(arguments.seats.size()));
  return options;
}

std::string botOf(const PlayArguments& arguments, std::string_view game) {
  return arguments.bot.empty() ? usualBot(game) : arguments.bot;
}

std::vector<std::string> seatWords(const PlayArguments& arguments, int seats) {
  if (!arguments.seats.empty()) return arguments.seats;
  std::vector<std::string> words(static_cast<std::size_t>(seats), botOf(arguments, arguments.game));
  words[0] = "me";
  return words;
}

TableOrProblem newTable(const Library& library, const PlayArguments& arguments,
                        const Terminal& terminal) {
  auto game = library.load(arguments.game, optionsOf(library, arguments), arguments.deal);
  if (!game) return tl::unexpected(game.error());
  const int seats = (*game)->rules().seats();
  auto seating = parseSeating(seatWords(arguments, seats), seats, botNames(arguments.game),
                              playerName(terminal));
  if (!seating) return tl::unexpected(seating.error());
  const Seed seed = arguments.seed.empty() ? randomSeed() : parseSeed(arguments.seed);
  Session session(std::move(*game), seed, seating->recordedNames());
  return makePlayTable(std::move(session), std::move(*seating), botOf(arguments, arguments.game));
}

TableOrProblem resumedTable(const Library& library, const PlayArguments& arguments,
                            const Terminal& terminal) {
  const auto record = readRecordFile(arguments.resume);
  if (!record) return tl::unexpected(record.error());
  auto session = replay(library, *record);
  if (!session) return tl::unexpected(session.error());
  const auto bots = botNames(record->game);
  if (arguments.seats.empty()) {
    Seating seating = recordedSeating(session->seatNames(), bots);
    return makePlayTable(std::move(*session), std::move(seating), botOf(arguments, record->game));
  }
  auto seating =
      parseSeating(arguments.seats, session->rules().seats(), bots, playerName(terminal));
  if (!seating) return tl::unexpected(seating.error());
  return makePlayTable(std::move(*session), std::move(*seating), botOf(arguments, record->game));
}

// A game that is taken up again has its options already.
Expected<void> checkCombination(const PlayArguments& arguments) {
  const bool isNew = arguments.resume.empty();
  if (!isNew && !(arguments.options.empty() && arguments.deal.empty() && arguments.seed.empty()))
    return problem("--resume", "resume_with_options");
  std::error_code error;
  if (arguments.save != arguments.resume && !arguments.save.empty() &&
      std::filesystem::exists(arguments.save, error))
    return problem("--save", "save_exists", {{"path", arguments.save}});
  return {};
}

TableOrProblem openTable(const Library& library, const PlayArguments& arguments,
                         const Terminal& terminal) {
  if (const auto fine = checkCombination(arguments); !fine) return tl::unexpected(fine.error());
  return arguments.resume.empty() ? newTable(library, arguments, terminal)
                                  : resumedTable(library, arguments, terminal);
}

}  // namespace

int playCommand(const Library& library, const PlayArguments& arguments, const Terminal& terminal) {
  const auto table = openTable(library, arguments, terminal);
  if (!table) {
    terminal.report(table.error(), arguments.game);
    return kBadInput;
  }
  const bool automatic = !arguments.save.empty();
  SaveFile file(automatic ? arguments.save : arguments.resume, automatic);
  return PlayLoop(terminal, **table, std::move(file)).run();
}

}  // namespace spannung
