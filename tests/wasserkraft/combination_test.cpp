// Every officer with every company and every tile: a construction costs what it must, moves what it
// must and has the effect it must.
#include <gtest/gtest.h>

#include "engine/wasserkraft/notation.h"
#include "tests/wasserkraft/position.h"

namespace spannung::wasserkraft::testing {
namespace {

// One construction for each kind of piece, at its normal price.
struct Job {
  Structure structure;
  const char* site;
  int excavators;
  int mixers;
};

constexpr Job kJobs[] = {
    {Structure::base, "5-lower", 4, 0},    {Structure::elevation, "8-lower", 0, 2},
    {Structure::conduit, "5-right", 8, 0}, {Structure::powerhouse, "8-1", 0, 2},
    {Structure::building, "row-1", 6, 2},
};

struct Combination {
  Officer officer;
  Company company;
  Tile tile;
  Job job;

  std::string label() const {
    return std::string(officerText(officer)) + ", " + std::string(companyText(company)) + ", " +
           tileText(tile) + ", " + std::string(structureText(job.structure));
  }
};

Job priced(const Combination& c) {
  Job job = c.job;
  if (c.officer == Officer::wilhelm && job.structure == Structure::base) job.excavators = 3;
  if (c.tile.is(3, Structure::base)) job.excavators = 0;
  if (c.tile.is(2, Structure::conduit)) job.excavators = 5;
  if (c.tile.is(2, Structure::building)) job.mixers = 0;
  return job;
}

// Seat 0 with a dam in basin 8, about to build with one tile.
Position ready(const Combination& c) {
  Position p({.players = 4, .assignment = Assignment::fixed, .leeghwater = true});
  p.noOfficers().officer(0, c.officer).company(0, c.company).machines(0, 20, 20).hydro(0, 20);
  p.contracts(0, {}).dam("8-lower", 0, 1, 1).row(1, "wind-farm").national({});
  p.turnTo(0);
  p.player(0).tiles = tileBit(c.tile);
  p.player(0).architect = c.officer == Officer::tommaso;
  return p;
}

bool isWorkerFreeTile(Tile tile) {
  return tile.is(1, Structure::powerhouse) || tile.is(3, Structure::base);
}

// Builds, pays in the first way there is, and declines whatever is offered afterwards.
void construct(Position& p, const Combination& c) {
  if (isWorkerFreeTile(c.tile))
    p.play("tile " + tileText(c.tile));
  else
    p.play("construct");
  const std::string build =
      "build " + std::string(structureText(c.job.structure)) + ' ' + c.job.site;
  if (p.stage() == Stage::site) p.play(build);
  if (p.stage() == Stage::payment) p.play(p.legal().front());
  while (p.actor() == 0 && p.stage() != Stage::action) p.play(p.legal().back());
}

int pointsOf(const Combination& c) {
  if (c.tile.is(3, Structure::elevation) || c.tile.is(3, Structure::powerhouse)) return 3;
  if (c.tile.is(3, Structure::building)) return 5;
  return c.tile.isJokerOf(3) ? 3 : 0;
}

int energyOf(const Combination& c) {
  if (c.tile.is(2, Structure::base)) return 2;
  return c.tile.is(3, Structure::conduit) ? 8 : 0;
}

int incomeOf(const Position& p, const Combination& c) {
  // The second base is the only second piece, and only what is points at once counts here.
  if (c.job.structure != Structure::base) return 0;
  int points = 0;
  for (const Reward& reward : p.tables().board(c.company).incomes[0][0])
    points += reward.kind == RewardKind::points ? reward.amount : 0;
  return points;
}

void expectOutcome(const Combination& c) {
  SCOPED_TRACE(c.label());
  Position p = ready(c);
  const int before = p.player(0).count(c.job.structure);
  construct(p, c);
  const Player& player = p.player(0);
  const Job job = priced(c);
  EXPECT_EQ(player.count(c.job.structure), before + 1);
  int bound = 0;
  bool tileIsBound = false;
  for (const Segment& segment : player.wheel) {
    bound += segment.excavators + segment.mixers;
    tileIsBound |= segment.tile == c.tile;
  }
  EXPECT_EQ(bound, job.excavators + job.mixers);
  EXPECT_TRUE(tileIsBound);
  EXPECT_EQ(player.workers, isWorkerFreeTile(c.tile) ? 12 : 11);
  EXPECT_EQ(player.points, 10 + pointsOf(c) + incomeOf(p, c));
  EXPECT_EQ(player.energy, energyOf(c));
}

class Combinations : public ::testing::TestWithParam<int> {};

TEST_P(Combinations, WK_TECH_01_WK_BUILD_12_every_officer_company_and_tile_work_together) {
  const auto officer = static_cast<Officer>(GetParam());
  for (int company = 0; company < kCompanies; ++company)
    for (const Job& job : kJobs)
      for (int level = 0; level <= kTileLevels; ++level)
        for (const int kind : {static_cast<int>(job.structure), kJokerKind})
          expectOutcome({officer, static_cast<Company>(company), Tile::advanced(level, kind), job});
}

INSTANTIATE_TEST_SUITE_P(EveryOfficer, Combinations, ::testing::Range(0, kOfficers));

}  // namespace
}  // namespace spannung::wasserkraft::testing
