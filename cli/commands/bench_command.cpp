#include "cli/commands/bench_command.h"

#include <chrono>
#include <cstdint>
#include <ctime>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "cli/terminal/text_table.h"

namespace spannung {
namespace {

using Clock = std::chrono::steady_clock;

// What this process had of its core: on a busy machine the clock on the wall would blame the rules
// for what others do.
double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Measurement {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;
  double seconds = 0;
  std::size_t stateSize = 0;
};

Seed seedNumbered(std::uint64_t number) {
  Seed seed{};
  for (std::size_t i = 0; i < sizeof number; ++i)
    seed[i] = static_cast<std::uint8_t>(number >> 8U * i);
  return seed;
}

Measurement measure(const AnyGame& rules, double seconds) {
  Measurement result;
  result.stateSize = rules.stateSize();
  QuickDice dice(0);
  const auto end = Clock::now() + std::chrono::duration<double>(seconds);
  const double began = processorSeconds();
  while (Clock::now() < end) {
    const Seed seed = seedNumbered(result.games++);
    result.moves += static_cast<std::uint64_t>(rules.playRandomly(seed, dice));
  }
  result.seconds = processorSeconds() - began;
  return result;
}

void print(const Terminal& terminal, const Measurement& result) {
  const auto perSecond = [&result](std::uint64_t count) {
    return fmt::format("{:.0f}", static_cast<double>(count) / result.seconds);
  };
  TextTable table({Align::left, Align::right});
  table.add({terminal.text("bench.games"), perSecond(result.games)});
  table.add({terminal.text("bench.moves"), perSecond(result.moves)});
  table.add({terminal.text("bench.nanoseconds"),
             fmt::format("{:.0f}", 1e9 * result.seconds / static_cast<double>(result.moves))});
  table.add({terminal.text("bench.length"),
             fmt::format("{:.0f}",
                         static_cast<double>(result.moves) / static_cast<double>(result.games))});
  table.add({terminal.text("bench.state"), std::to_string(result.stateSize)});
  terminal.print(table.lines());
}

}  // namespace

void BenchArguments::declare(Flags& flags) { flags.game(game, options); }

int benchCommand(const Library& library, const BenchArguments& arguments,
                 const Terminal& terminal) {
  const auto game = library.load(arguments.game, arguments.options, {});
  if (!game) {
    terminal.report(game.error(), arguments.game);
    return kBadInput;
  }
  terminal.say("bench.title",
               {{"game", arguments.game}, {"players", std::to_string((*game)->rules().seats())}});
  print(terminal, measure((*game)->rules(), arguments.seconds));
  return kSuccess;
}

}  // namespace spannung
