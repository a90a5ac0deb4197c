// Random games for a count of instructions: scripts/move-cost runs this under callgrind.
//
//   move_cost <game> <games>      prints how many moves were played
#include <cstdio>
#include <cstdlib>

#include "games/library.h"

namespace spannung {
namespace {

constexpr const char* kPlayers = "4";

// What is counted. Its name is what callgrind waits for.
[[gnu::noinline]] int countedGames(const AnyGame& rules, int games) {
  QuickDice dice(1);
  int moves = 0;
  for (int i = 0; i < games; ++i) {
    Seed seed{};
    seed[0] = static_cast<std::uint8_t>(i);
    moves += rules.playRandomly(seed, dice);
  }
  return moves;
}

}  // namespace
}  // namespace spannung

int main(int argc, char** argv) {
  using namespace spannung;
  const auto library = openLibrary();
  if (argc != 3 || !library) return EXIT_FAILURE;
  const auto game = library->load(argv[1], {{"players", kPlayers}}, {});
  if (!game) return EXIT_FAILURE;
  std::printf("%d\n", countedGames((*game)->rules(), std::atoi(argv[2])));
}
