#include "games/wasserkraft/site_names.h"

#include <array>

#include <fmt/format.h>

#include "engine/wasserkraft/site.h"
#include "engine/wasserkraft/water.h"

namespace spannung::wasserkraft {
namespace {

struct Sides {
  std::string_view basin;
  std::array<std::string_view, kSidesPerBasin> dams;
  std::array<std::string_view, kSidesPerBasin> conduits;
  std::string_view powerhouse;
  std::string_view turbines;
  std::string_view row;
};

constexpr Sides kEnglish = {"basin", {"upper site", "lower site"}, {"left side", "right side"},
                            "site",  "turbines of basin",          "row"};
constexpr Sides kGerman = {"Tal",   {"oben", "unten"}, {"linke Seite", "rechte Seite"},
                           "Platz", "Turbinen in Tal", "Reihe"};

const Sides& wordsIn(Language language) {
  return language == Language::german ? kGerman : kEnglish;
}

std::string damName(int dam, const Sides& sides) {
  return fmt::format("{} {}, {}", sides.basin, basinOfDam(dam) + 1,
                     sides.dams[static_cast<std::size_t>(dam % kSidesPerBasin)]);
}

std::string conduitName(int conduit, const Sides& sides) {
  return fmt::format("{} {}, {}", sides.basin, basinOfConduit(conduit) + 1,
                     sides.conduits[static_cast<std::size_t>(conduit % kSidesPerBasin)]);
}

std::string placeName(int place, const Sides& sides) {
  if (place < kFirstConduitPlace) return damName(place, sides);
  if (place < kFirstPowerhousePlace) return conduitName(place - kFirstConduitPlace, sides);
  if (place >= kFirstBuildingPlace)
    return fmt::format("{} {}", sides.row, place - kFirstBuildingPlace + 1);
  const int site = place - kFirstPowerhousePlace;
  return fmt::format("{} {}, {} {}", sides.basin, basinOfPowerhouse(site) + 1, sides.powerhouse,
                     site % kPowerhousesPerBasin + 1);
}

std::string stationName(int station, const Sides& sides) {
  if (station < kDamSites) return damName(station, sides);
  return fmt::format("{} {}", sides.turbines, station - kDamSites + 1);
}

}  // namespace

std::string siteName(std::string_view type, int value, Language language) {
  const Sides& sides = wordsIn(language);
  if (value < 0) return {};
  if (type == "dam" && value < kDamSites) return damName(value, sides);
  if (type == "conduit" && value < kConduitSites) return conduitName(value, sides);
  if (type == "place" && value < kPlaces) return placeName(value, sides);
  if (type == "station" && value < kStations) return stationName(value, sides);
  return {};
}

}  // namespace spannung::wasserkraft
