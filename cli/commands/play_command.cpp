#include "cli/commands/play_command.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/commands/record_file.h"
#include "cli/exit_code.h"
#include "cli/play/play_loop.h"
#include "cli/play/player_name.h"
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

// With so many players; nothing where they would not be as many as are seated.
std::optional<Values> optionsFor(const Library& library, const PlayArguments& arguments,
                                 std::size_t players) {
  Values options = arguments.options;
  options[kPlayers] = std::to_string(players);
  const auto game = library.load(arguments.game, options, arguments.deal);
  if (!game || (*game)->playedSeats().size() != arguments.seats.size()) return std::nullopt;
  return options;
}

// Whoever names the seats need not count them, too. Opponents that the rules move are players in
// one game and none in another.
Values optionsOf(const Library& library, const PlayArguments& arguments) {
  Values options = arguments.options;
  const GameModule* module = library.find(arguments.game);
  const std::size_t seated = arguments.seats.size();
  if (module == nullptr || !hasOption(*module, kPlayers) || seated == 0) return options;
  if (options.contains(kPlayers)) return options;
  for (std::size_t players = seated; players <= kMaxSeats; ++players)
    if (auto found = optionsFor(library, arguments, players)) return *found;
  options.emplace(kPlayers, std::to_string(seated));
  return options;
}

std::string botOf(const PlayArguments& arguments, std::string_view game) {
  return arguments.bot.empty() ? usualBot(game) : arguments.bot;
}

std::vector<std::string> seatWords(const PlayArguments& arguments, std::size_t seats) {
  if (!arguments.seats.empty()) return arguments.seats;
  std::vector<std::string> words(seats, botOf(arguments, arguments.game));
  words[0] = "me";
  return words;
}

Expected<Seating> seatingOf(const LoadedGame& game, const PlayArguments& arguments,
                            const Terminal& terminal) {
  const std::size_t seats = game.playedSeats().size();
  const auto seated = parseSeating(seatWords(arguments, seats), static_cast<int>(seats),
                                   botNames(game.rules().name()), playerName(terminal));
  if (!seated) return tl::unexpected(seated.error());
  return besideOpponents(*seated, game, terminal.language());
}

TableOrProblem newTable(const Library& library, const PlayArguments& arguments,
                        const Terminal& terminal) {
  auto game = library.load(arguments.game, optionsOf(library, arguments), arguments.deal);
  if (!game) return tl::unexpected(game.error());
  auto seating = seatingOf(**game, arguments, terminal);
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
  if (arguments.seats.empty()) {
    Seating seating = recordedSeating(*session, terminal.language());
    return makePlayTable(std::move(*session), std::move(seating), botOf(arguments, record->game));
  }
  auto seating = seatingOf(session->game(), arguments, terminal);
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

void PlayArguments::declare(Flags& flags) {
  flags.game(game, options);
  flags.pairs("--deal", deal, "deal");
  flags.list("--seats", seats, "seats");
  flags.word("--bot", bot, "play_bot");
  flags.word("--seed", seed, "seed");
  flags.word("--resume", resume, "resume", "type.file");
  flags.word("--save", save, "save", "type.file");
}

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
