// Random games for a count of instructions: scripts/move-cost runs this under callgrind.
//
//   move_cost <game> <games>      prints how many moves were played
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "ai/erased_game.h"
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

}  // namespace
}  // namespace spannung

int main(int argc, char** argv) {
  using namespace spannung;
  const auto library = openLibrary();
  if (argc != 3 || !library) return EXIT_FAILURE;
  const auto game = library->load(argv[1], {{"players", kPlayers}}, {});
  if (!game) return EXIT_FAILURE;
  std::printf("%d\n", playAll(argv[1], **game, std::atoi(argv[2])));
}
