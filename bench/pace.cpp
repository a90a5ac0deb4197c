// How fast the rules and the searches are, in any build: scripts/module-speed compares the program
// with its module for browsers.
//
//   pace [seconds]      for each game: random moves and simulations a second, on one thread
//
// Written for the type-erased face of a game, so that every game has the same measure.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "ai/bots.h"
#include "games/library.h"

namespace spannung {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kSimulations = 400;

// What `work` gets done in a second. It is warm before it counts: a browser compiles twice.
template <class Work>
double rateOf(double seconds, Work work) {
  constexpr double kWarm = 0.5;
  for (const double limit : {seconds * kWarm, seconds}) {
    const auto began = Clock::now();
    double done = 0;
    std::chrono::duration<double> passed{};
    while (passed.count() < limit) {
      done += work();
      passed = Clock::now() - began;
    }
    if (limit == seconds) return done / passed.count();
  }
  return 0;
}

double movesPerSecond(const AnyGame& rules, double seconds) {
  QuickDice dice(1);
  std::uint16_t number = 0;
  return rateOf(seconds, [&] {
    const Seed seed{static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(number >> 8U)};
    ++number;
    return rules.playRandomly(seed, dice);
  });
}

// After some moves of players who know what they do, where there is a choice.
AnyState midGame(const LoadedGame& game) {
  constexpr int kPlies = 60;
  constexpr std::size_t kChoices = 4;
  const AnyGame& rules = game.rules();
  const auto bot = makeBot("hard@40", game).value();
  Rng rng;
  Dice dice(rng);
  auto ignore = [](const Event&) {};
  AnyState state = rules.initial({});
  for (int ply = 0; !rules.finished(state); ++ply) {
    const Seat seat = rules.active(state).first();
    const AnyState seen = rules.redacted(state, Viewer::seat(seat));
    const Move move = bot->choose(seen, seat, dice);
    if (ply >= kPlies && bot->thoughts().size() >= kChoices) return state;
    rules.apply(state, seat, move, EventSink(ignore));
  }
  std::abort();
}

double simulationsPerSecond(const LoadedGame& game, double seconds) {
  const AnyGame& rules = game.rules();
  const AnyState state = midGame(game);
  const Seat seat = rules.active(state).first();
  const AnyState seen = rules.redacted(state, Viewer::seat(seat));
  const auto bot = makeBot("hard@" + std::to_string(kSimulations), game).value();
  return rateOf(seconds, [&] {
    Rng rng;
    Dice dice(rng);
    bot->forget();
    bot->choose(seen, seat, dice);
    return kSimulations;
  });
}

}  // namespace
}  // namespace spannung

int main(int count, char** words) {
  using namespace spannung;
  const double seconds = count > 1 ? std::atof(words[1]) : 0.5;
  const auto library = openLibrary();
  if (!library || seconds <= 0) return EXIT_FAILURE;
  for (const auto& module : library->modules()) {
    const auto game = module->load({{"players", "4"}}, {});
    if (!game) return EXIT_FAILURE;
    std::printf("%s %.0f %.0f\n", (*game)->rules().name().data(),
                movesPerSecond((*game)->rules(), seconds), simulationsPerSecond(**game, seconds));
    std::fflush(stdout);
  }
}
