#include "games/pampero/place_words.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "engine/pampero/state.h"

namespace spannung::pampero {
namespace {

Phrase named(std::string_view code) { return Phrase("pampero.place." + std::string(code)); }

// How many of the first items up to this one are of its kind, itself included.
template <class Items, class Same>
int numberAmong(const Items& items, std::size_t at, Same same) {
  const auto end = items.begin() + static_cast<std::ptrdiff_t>(at) + 1;
  return static_cast<int>(
      std::count_if(items.begin(), end, [&](const auto& item) { return same(item, *(end - 1)); }));
}

std::string sectorLabel(const Tables& tables, SectorIndex sector) {
  return tables.content.sectors[sector].id;
}

Phrase zonePhrase(Zone zone) {
  constexpr std::array<const char*, kZones> kKeys = {"pampero.zone.a", "pampero.zone.b",
                                                     "pampero.zone.c"};
  return Phrase(kKeys[indexOf(zone)]);
}

Phrase numbered(std::string_view code, int index) { return named(code).with("number", index + 1); }

Phrase sitePhrase(const Tables& tables, SiteIndex site) {
  const auto sameSector = [](const Site& one, const Site& two) { return one.sector == two.sector; };
  return named("site")
      .with("number", numberAmong(tables.board.sites, placeOf(site), sameSector))
      .withLabel("sector", sectorLabel(tables, tables.site(site).sector));
}

std::optional<Phrase> spotPhrase(const Tables& tables, int spot) {
  const int parking = spot - kFirstParking;
  if (parking >= static_cast<int>(tables.board.parking.size())) return std::nullopt;
  if (parking >= 0) return numbered("parking", parking);
  // Between the sites of this board and the parking spaces there is nothing.
  const SiteIndex site = tables.board.sites.within(spot);
  return site.isNone() ? std::nullopt : std::optional(sitePhrase(tables, site));
}

// Standard contracts have names.
std::optional<Phrase> contractPhrase(const Tables& tables, PlaceIndex at) {
  const Place& place = tables.place(at);
  if (place.kind == ContractKind::standard) return std::nullopt;
  const auto sameDisplay = [](const Place& one, const Place& two) {
    return one.kind == two.kind && (one.kind == ContractKind::solar || one.sector == two.sector);
  };
  const int number = numberAmong(tables.board.places, placeOf(at), sameDisplay);
  if (place.kind == ContractKind::solar) return named("solar").with("number", number);
  return named("remote")
      .with("number", number)
      .withLabel("sector", sectorLabel(tables, place.sector));
}

Phrase transformerPhrase(const Tables& tables, std::size_t at) {
  const auto& spaces = tables.content.grid.spaces;
  const auto sameColumn = [](const TransformerSpace& one, const TransformerSpace& two) {
    return one.column == two.column;
  };
  return named("transformer")
      .with("number", numberAmong(spaces, at, sameColumn))
      .with("column", spaces[at].column);
}

Phrase fieldPhrase(const OperationField& field) {
  const bool isUpper = field.space < kSpacesPerRow;
  return named(isUpper ? "upper_field" : "lower_field")
      .with("number", field.space % kSpacesPerRow + 1)
      .with("zone", zonePhrase(field.zone));
}

}  // namespace

std::optional<Phrase> placePhrase(const Tables& tables, std::string_view type, int value) {
  const auto at = static_cast<std::size_t>(value);
  if (value < 0 || at >= tables.words.of(type).size()) return std::nullopt;
  if (type == "site") return sitePhrase(tables, SiteIndex::of(value));
  if (type == "spot") return spotPhrase(tables, value);
  if (type == "contract") return contractPhrase(tables, PlaceIndex::of(value));
  if (type == "field") return fieldPhrase(tables.field(FieldIndex::of(value)));
  if (type == "transformer") return transformerPhrase(tables, at);
  // The first line is none: it costs nothing.
  if (type == "line" && value > 0) return numbered("line", value - 1);
  if (type == "bonus_field" || type == "connection" || type == "capital")
    return numbered(type, value);
  return std::nullopt;
}

}  // namespace spannung::pampero
