#include "ai/wasserkraft/scene.h"

#include "engine/wasserkraft/water.h"

namespace spannung::wasserkraft {
namespace {

void runDown(const Tables& tables, State& state) {
  NoSink silence;
  Play<NoSink> play{tables, state, silence};
  flowAll(play);
}

void empty(State& state) {
  for (Dam& dam : state.dams) dam.water = 0;
}

// The water printed for a round runs down to empty dams.
void addInflow(const Tables& tables, State& map, std::size_t round, Drops& drops) {
  empty(map);
  for (std::size_t i = 0; i < kHeadstreams; ++i)
    map.headwater[i] = tables.components.headstreamTiles[map.headstreamTiles[i]][round];
  runDown(tables, map);
  for (const DamSite dam : all<DamSite>(kDamSites))
    drops[dam] = static_cast<std::uint8_t>(drops[dam] + map.dams[dam].water);
}

void findPowerhouses(Scene& scene) {
  for (const PowerhouseSite site : all<PowerhouseSite>(kPowerhouseSites)) {
    if (!isOnMap(scene.tables, site)) continue;
    const Owner owner = scene.state.powerhouses[site];
    BasinMask& basins = owner.isSeat()
                            ? scene.powerhouses[static_cast<std::size_t>(owner.seat().index())]
                            : scene.roomForPowerhouse;
    basins = static_cast<BasinMask>(basins | basinBit(basinOf(site)));
  }
}

}  // namespace

Scene::Scene(const Chart& chartOfGame, const State& position)
    : chart(chartOfGame), tables(chart.tables), state(position), flowed(position) {
  runDown(tables, flowed);
  State map = state;
  for (std::size_t round = state.round; round < kRounds; ++round)
    addInflow(tables, map, round, round == state.round ? nextRound : laterRounds);
  findPowerhouses(*this);
  ranks = rankPoints(tables, state);
  objectives = objectivePoints(tables, state);
  for (int i = 0; i < tables.options.players; ++i)
    objectiveCounts[static_cast<std::size_t>(i)] = objectiveCount(tables, state, Seat::of(i));
}

}  // namespace spannung::wasserkraft
