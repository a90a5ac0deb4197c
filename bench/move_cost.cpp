// Random games for a count of instructions: scripts/move-cost runs this under callgrind.
//
//   move_cost <game> <games> [simulate]      prints how many moves were played
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "ai/erased_game.h"
#include "ai/simulation.h"
#include "engine/core/random_game.h"
#include "engine/funkenschlag/rules.h"
#include "engine/pampero/rules.h"
#include "engine/powerline/rules.h"
#include "engine/wasserkraft/rules.h"
#include "games/library.h"

namespace spannung {
namespace {

constexpr const char* kPlayers = "4";

// What is counted. Its name is what callgrind waits for.
template <class G>
[[gnu::noinline]] int countedGames(const G& rules, int games) {
  QuickDice dice(1);
  int moves = 0;
  for (int i = 0; i < games; ++i) {
    Seed seed{};
    seed[0] = static_cast<std::uint8_t>(i);
    moves += playRandomGame(rules, seed, {}, dice);
  }
  return moves;
}

int playAll(std::string_view name, const LoadedGame& game, int games) {
  using funkenschlag::Funkenschlag;
  using pampero::Pampero;
  using powerline::Powerline;
  using wasserkraft::Wasserkraft;
  if (name == Funkenschlag::kName) return countedGames(gameBehind<Funkenschlag>(game), games);
  if (name == Pampero::kName) return countedGames(gameBehind<Pampero>(game), games);
  if (name == Powerline::kName) return countedGames(gameBehind<Powerline>(game), games);
  return countedGames(gameBehind<Wasserkraft>(game), games);
}

// The same through everything that `spannung simulate` does for a game: bots with names, seeds,
// statistics, results. It is the job of a worker that callgrind waits for.
int simulateAll(const std::shared_ptr<const LoadedGame>& game, int games) {
  const std::atomic<bool> cancelled = false;
  const auto bots = botsForSeats({"random"}, game->rules().seats());
  const auto done = simulate({game, *bots, Seed{}, games, 1}, cancelled);
  if (!done) std::abort();
  int moves = 0;
  for (const SimulatedGame& played : done->games) moves += played.plies;
  return moves;
}

}  // namespace
}  // namespace spannung

int main(int argc, char** argv) {
  using namespace spannung;
  const auto library = openLibrary();
  const bool simulated = argc == 4 && std::string_view(argv[3]) == "simulate";
  if ((argc != 3 && !simulated) || !library) return EXIT_FAILURE;
  const auto game = library->load(argv[1], {{"players", kPlayers}}, {});
  if (!game) return EXIT_FAILURE;
  const int games = std::atoi(argv[2]);
  std::printf("%d\n", simulated ? simulateAll(*game, games) : playAll(argv[1], **game, games));
}
