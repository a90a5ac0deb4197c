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

std::string damName(DamSite dam, const Sides& sides) {
  return fmt::format("{} {}, {}", sides.basin, basinOf(dam).index() + 1,
                     sides.dams[static_cast<std::size_t>(sideOf(dam))]);
}

std::string conduitName(ConduitSite conduit, const Sides& sides) {
  return fmt::format("{} {}, {}", sides.basin, basinOf(conduit).index() + 1,
                     sides.conduits[static_cast<std::size_t>(sideOf(conduit))]);
}

std::string powerhouseName(PowerhouseSite site, const Sides& sides) {
  return fmt::format("{} {}, {} {}", sides.basin, basinOf(site).index() + 1, sides.powerhouse,
                     numberOf(site) + 1);
}

std::string placeName(Place place, const Sides& sides) {
  if (isFor(Structure::base, place)) return damName(damAt(place), sides);
  if (isFor(Structure::conduit, place)) return conduitName(conduitAt(place), sides);
  if (isFor(Structure::powerhouse, place)) return powerhouseName(powerhouseAt(place), sides);
  return fmt::format("{} {}", sides.row, rowAt(place).index() + 1);
}

std::string stationName(int station, const Sides& sides) {
  if (station < kDamSites) return damName(DamSite::of(station), sides);
  return fmt::format("{} {}", sides.turbines, station - kDamSites + 1);
}

}  // namespace

std::string siteName(std::string_view type, int value, Language language) {
  const Sides& sides = wordsIn(language);
  if (value < 0) return {};
  if (type == "dam" && value < kDamSites) return damName(DamSite::of(value), sides);
  if (type == "conduit" && value < kConduitSites) return conduitName(ConduitSite::of(value), sides);
  if (type == "place" && value < kPlaces) return placeName(Place::of(value), sides);
  if (type == "station" && value < kStations) return stationName(value, sides);
  return {};
}

}  // namespace spannung::wasserkraft
