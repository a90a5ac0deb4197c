// The contract of engine/core/game.h over random games of every option set, with the conservation
// laws of Pampero.
#include "tests/contract/contract.h"

#include "tests/contract/scale.h"
#include "tests/pampero/laws.h"
#include "tests/pampero/table.h"

namespace spannung::pampero::testing {
namespace {

using spannung::testing::ContractPlan;
using spannung::testing::expectContract;
using spannung::testing::scaled;

// Every combination of the alternative rules; the Rahdo rule is for two companies.
std::vector<Options> everyOptions(int players) {
  std::vector<Options> all;
  for (unsigned bits = 0; bits < 64; ++bits) {
    Options options;
    options.players = players;
    options.longerGame = holds(bits, 0);
    options.introTiles = holds(bits, 1);
    options.fixedLayout = holds(bits, 2);
    options.contractRestrictions = holds(bits, 3);
    options.limitedBatteries = holds(bits, 4);
    options.rahdo = holds(bits, 5);
    options.difficulty = static_cast<std::uint8_t>(bits % 4);
    if (!options.rahdo || options.companies() == 2) all.push_back(options);
  }
  return all;
}

std::string labelOf(const Options& options) {
  std::string label = std::to_string(options.players) + " players";
  if (options.longerGame) label += ", longer";
  if (options.introTiles) label += ", introductory tiles";
  if (options.fixedLayout) label += ", fixed layout";
  if (options.contractRestrictions) label += ", restricted contracts";
  if (options.limitedBatteries) label += ", limited batteries";
  if (options.rahdo) label += ", Rahdo";
  return label;
}

class PamperoContract : public ::testing::TestWithParam<int> {};

TEST_P(PamperoContract, holdsWithAllLaws) {
  int number = 0;
  for (const Options& options : everyOptions(GetParam())) {
    // The sweep over all moves is dear; a few tables are enough for it.
    const bool sweeps = number++ % 16 == 0;
    ContractPlan<Pampero> plan{labelOf(options), scaled(2), 5'000, expectLaws};
    plan.sweep = sweeps ? std::array<int, 3>{81, 9, 1} : std::array<int, 3>{2, 2, 1};
    expectContract(makeGame(options), plan);
    if (::testing::Test::HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Players, PamperoContract, ::testing::Values(1, 2, 3, 4));

}  // namespace
}  // namespace spannung::pampero::testing
