// What the rules look up: the components and the options of one game, with everything worked out
// that does not change while it is played.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/lexicon.h"
#include "engine/pampero/content.h"
#include "engine/pampero/deal.h"
#include "engine/pampero/options.h"
#include "engine/pampero/state.h"

namespace spannung::pampero {

// What a card begins with, or one action of a joker (PA-CARD-15).
struct Opening {
  std::uint16_t step = 0;  // an index into Effects::steps
  Owners owners = 0;       // of the piece that is needed; 0 if none is
  bool fieldEnergy = false;
  bool anyZone = false;     // not only in the zone of the operation field
  std::uint32_t alike = 0;  // action cards that begin with the same and are paid for alike
};

// Action cards that take the same instead of money.
struct Alternative {
  std::array<Price, kZones> prices{};
  std::uint32_t cards = 0;
};

// What a card may cost beyond the value of its field, from the least to the most.
inline constexpr int kLeastSurcharge = -128;
inline constexpr int kMostSurcharge = 127;

inline constexpr std::size_t kZoneSets = 1U << kZones;
inline constexpr std::size_t kKindSets = 1U << kContractKinds;

struct Tables {
  Content content;
  Options options;

  // Derived.
  Board board;  // the side in use, without what is for more players
  Timeline timeline;
  int companies = 0;

  SiteMask normalSites = 0;          // all but the start sites (PA-DOZER-03)
  SiteMask windSites = 0;            // wind and mixed, without start sites
  SiteMask towerSites = 0;           // tower and mixed, without start sites
  std::vector<SiteIndex> sitesById;  // ascending by id
  // The sites that companies start with, by seat.
  std::array<SiteIndex, kMaxPlayers> startTowers{};
  std::array<SiteIndex, kMaxPlayers> startWindFarms{};
  SiteMask mixedStart = 0;  // mixed ones of the start sector (PA-SETUP-15)
  Indexed<SectorIndex, SiteMask, kMaxSectors> sectorSites{};
  std::array<SiteMask, kZones> zoneSites{};
  std::array<SiteMask, kZoneSets> sitesInZones{};       // by ZoneMask
  Indexed<SectorIndex, SiteMask, kMaxSectors> reach{};  // sites there or in an adjacent one
  std::array<PlaceMask, kContractKinds> kindPlaces{};
  std::array<PlaceMask, kZones> zonePlaces{};
  std::array<PlaceMask, kKindSets> placesOfKinds{};  // by KindMask
  std::array<PlaceMask, kZoneSets> placesInZones{};  // by ZoneMask
  std::array<std::uint64_t, kZones> everywhere{};    // sites and places in any zone, by zone
  PlaceMask solarStarts = 0;
  Indexed<PlaceIndex, PlaceMask, kMaxPlaces> solarNext{};
  Indexed<SectorIndex, PlaceMask, kMaxSectors> sectorPlaces{};  // without solar nodes
  std::array<PlaceMask, kMostEnergy + 1> placesUpTo{};          // standard contracts by energy
  Indexed<PlaceIndex, std::uint8_t, kMaxPlaces> zoneStep{};     // tower that opens its zone
  Indexed<PlaceIndex, std::uint16_t, kMaxPlaces> connectionsOf{};
  std::array<std::vector<PlaceMask>, kMaxConnections> connectionLines{};
  Indexed<PlaceIndex, PlaceMask, kMaxPlaces> linked{};
  Indexed<PlaceIndex, PlaceIndex, kMaxPlaces> partner{};  // of a pair
  std::array<std::uint8_t, 128> tileStep{};  // tower that opens all markets of a contract

  std::uint32_t startSpaces = 0;
  // Transformer spaces joined by thick lines to any of eight, by the set of those.
  std::array<std::array<std::uint32_t, 256>, kMaxTransformers / 8> thick{};
  std::array<std::uint32_t, kTowers + 1> columnsUpTo{};  // transformer spaces by step
  std::array<std::uint32_t, kTowers + 2> columnsFrom{};  // transformer spaces by column
  std::uint32_t bolts = 0;
  std::array<std::uint8_t, kTowers + 1> lastColumn{};  // of an income track, by step
  std::array<FieldIndex, kCardSpaces> firstField{};
  std::array<std::uint8_t, kCardSpaces> fieldCount{};
  std::vector<Opening> openings;                                 // by card and action
  std::array<std::uint16_t, kMaxActionCards + 1> openingFrom{};  // by card
  // Cards that cost at most so much beyond the value of the field, and those that take no money.
  std::array<std::uint32_t, kMostSurcharge - kLeastSurcharge + 1> cardsWithin{};
  std::vector<Alternative> alternatives;
  // The different openings of all cards that need a target, however the cards are paid for.
  std::vector<Opening> builders;
  std::vector<Opening> buyers;         // fulfil contracts
  std::vector<Opening> sellers;        // sell abroad
  std::uint32_t alternativeCards = 0;  // that take something instead of money
  std::uint32_t builderCards = 0;
  std::uint32_t buyerCards = 0;
  std::uint32_t sellerCards = 0;
  std::uint32_t capitalCards = 0;
  std::uint32_t solarCards = 0;                         // that may fulfil a solar contract
  std::uint32_t untargetedCards = 0;                    // that can always begin
  std::uint32_t costlessCards = 0;                      // that take no money
  std::uint32_t freeCards = 0;                          // costless and untargeted
  std::array<std::uint32_t, kZones> cardsForZone{};     // action cards by operation field
  std::array<std::uint8_t, kTowers + 1> capitalUpTo{};  // places by step
  std::array<std::uint8_t, kMaxForeignCards> foreignBatteries{};  // that a card takes
  // Fields of the tower bonus board, one bit each.
  std::array<std::uint64_t, kZoneSets> bonusFieldsIn{};         // by ZoneMask
  std::array<std::uint64_t, kBonusFields> bonusFieldsBeside{};  // by field
  Deal pools;     // everything that may be drawn for each part
  Lexicon words;  // of the notation

  const Step& step(int index) const {
    return content.effects.steps[static_cast<std::size_t>(index)];
  }
  const StepList& list(int index) const {
    return content.effects.lists[static_cast<std::size_t>(index)];
  }
  const JokerAction& action(int index) const {
    return content.effects.actions[static_cast<std::size_t>(index)];
  }
  const Criterion& criterion(int index) const {
    return content.effects.criteria[static_cast<std::size_t>(index)];
  }
  const ActionCard& card(CardIndex card) const { return content.actionCards[card]; }
  const Opening& opening(CardIndex card, int action) const {
    const std::size_t first = openingFrom[placeOf(card)];
    return openings[first + (action == kNone ? 0U : static_cast<std::size_t>(action))];
  }
  std::span<const Opening> openingsOf(CardIndex card) const {
    const std::size_t at = placeOf(card);
    return {openings.data() + openingFrom[at], openings.data() + openingFrom[at + 1]};
  }
  const OperationField& field(FieldIndex field) const { return content.fields[field]; }
  const Site& site(SiteIndex site) const { return board.sites[site]; }
  const Place& place(PlaceIndex place) const { return board.places[place]; }
  const ContractTile& contract(const State& state, PlaceIndex place) const {
    return content.contracts[state.tileOf[place]];
  }
  const TransformerSpace& space(int index) const {
    return content.grid.spaces[static_cast<std::size_t>(index)];
  }
  const TowerTile& towerTile(int index) const {
    return content.towerTiles[static_cast<std::size_t>(index)];
  }
  Zone zoneOfSector(SectorIndex sector) const { return content.sectors[sector].zone; }
  Zone zoneOfSite(SiteIndex index) const { return zoneOfSector(site(index).sector); }
  // The solo opponent has a seat, but is never active.
  int seats() const { return companies; }
  int startTile() const { return static_cast<int>(content.connectionTiles.size()) - 1; }
  bool isRival(Seat seat) const { return options.solo() && seat.index() == 1; }
  int valueOf(int column) const {
    return content.grid.columns[static_cast<std::size_t>(column)].value;
  }
};

Tables makeTables(const Content& content, const Options& options);

}  // namespace spannung::pampero
