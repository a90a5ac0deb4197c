#include "cli/commands/bench_command.h"

#include <chrono>
#include <cstdint>
#include <ctime>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "cli/terminal/text_table.h"
#include "engine/funkenschlag/rules.h"
#include "engine/pampero/rules.h"
#include "engine/powerline/rules.h"
#include "engine/wasserkraft/rules.h"

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

// A whole game of random moves; the number of them.
template <Game G>
std::uint64_t playRandomGame(const G& game, const typename G::Deal& deal, Dice& dice) {
  Seed seed{};
  for (std::uint8_t& byte : seed) byte = static_cast<std::uint8_t>(dice.below(256));
  typename G::State state = game.initial(seed, deal);
  NoSink silence;
  std::uint64_t count = 0;
  for (Seat seat = game.active(state).first(); !seat.isNone(); seat = game.active(state).first()) {
    MoveList moves;
    game.legal(state, seat, moves);
    const auto choice = dice.below(static_cast<std::uint32_t>(moves.size()));
    game.apply(state, seat, moves[choice], silence);
    ++count;
  }
  return count;
}

template <Game G>
Measurement measure(const ErasedGame<G>& rules, double seconds) {
  Measurement result;
  result.stateSize = sizeof(typename G::State);
  Rng rng = Rng::fromSeed({});
  Dice dice(rng);
  const auto end = Clock::now() + std::chrono::duration<double>(seconds);
  const double began = processorSeconds();
  while (Clock::now() < end) {
    result.moves += playRandomGame(rules.game(), rules.deal(), dice);
    ++result.games;
  }
  result.seconds = processorSeconds() - began;
  return result;
}

// One line a game, as in board_painter.cpp: through the type-erased face the figures would not be
// those of the rules.
Measurement measureAny(const AnyGame& rules, double seconds) {
  using funkenschlag::Funkenschlag;
  using powerline::Powerline;
  if (const auto* typed = dynamic_cast<const ErasedGame<Funkenschlag>*>(&rules))
    return measure(*typed, seconds);
  if (const auto* typed = dynamic_cast<const ErasedGame<pampero::Pampero>*>(&rules))
    return measure(*typed, seconds);
  if (const auto* typed = dynamic_cast<const ErasedGame<wasserkraft::Wasserkraft>*>(&rules))
    return measure(*typed, seconds);
  if (const auto* typed = dynamic_cast<const ErasedGame<Powerline>*>(&rules))
    return measure(*typed, seconds);
  return {};
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

int benchCommand(const Library& library, const BenchArguments& arguments,
                 const Terminal& terminal) {
  const auto game = library.load(arguments.game, arguments.options, {});
  if (!game) {
    terminal.report(game.error(), arguments.game);
    return kBadInput;
  }
  terminal.say("bench.title",
               {{"game", arguments.game}, {"players", std::to_string((*game)->rules().seats())}});
  print(terminal, measureAny((*game)->rules(), arguments.seconds));
  return kSuccess;
}

}  // namespace spannung
