// What the rules look up: the components, the map and the options of one game, with everything
// worked out that does not change while it is played.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/lexicon.h"
#include "engine/funkenschlag/content.h"
#include "engine/funkenschlag/network.h"
#include "engine/funkenschlag/options.h"
#include "engine/funkenschlag/state.h"

namespace spannung::funkenschlag {

struct Tables {
  Components components;
  Map map;
  Options options;

  Lexicon words{};  // of the notation

  // Derived.
  PlayerCountRow count{};  // the row for this number of players
  Card topOfPile{};
  PlantMask allPlants = 0;
  PlantMask initialMarket = 0;
  // What the first n spaces of a track cost together.
  ByResource<std::array<std::uint16_t, kMaxTrack + 1>> priceOfFirst{};
  RegionNeighbours neighbours{};
  std::vector<Area> areas{};  // one per contiguous set of as many regions as are played
  std::array<std::uint8_t, 256> areaOfRegions{};  // index into areas by region mask

  const PlantCard& card(Card plant) const {
    return components.plants[static_cast<std::size_t>(plant.index())];
  }
  int number(Card plant) const { return card(plant).number; }
  int seats() const { return options.players; }
  int plants() const { return static_cast<int>(components.plants.size()); }
  // The plant with a printed number, or unknown.
  Card plantNumbered(int number) const;
  const Area& area(const State& state) const { return areas[areaOfRegions[state.regions]]; }
  const ResourceTrack& track(Resource resource) const { return components.tracks[resource]; }
};

Tables makeTables(const Components& components, const Map& map, const Options& options);

}  // namespace spannung::funkenschlag
