#include "games/funkenschlag/options_text.h"

#include <bit>

#include "base/value_text.h"
#include "engine/funkenschlag/network.h"
#include "games/core/options_reader.h"

namespace spannung::funkenschlag {
namespace {

constexpr const char* kPlayers = "players";
constexpr const char* kMap = "map";
constexpr const char* kRegions = "regions";
constexpr const char* kMoney = "money";

std::size_t readMapOption(const Pack& pack, OptionsReader& reader) {
  const std::vector<std::string> ids = idsOf(pack.maps);
  const std::size_t map = placeOf(pack.maps, reader.text(kMap));
  if (map < ids.size()) return map;
  reader.refuse(kMap, "unknown_map",
                {{"value", reader.text(kMap)}, {"known", joinWords(ids, ", ")}});
  return 0;
}

// FS-SETUP-02: as many as the player count says, and contiguous.
Expected<RegionMask> parseGivenRegions(const Pack& pack, const ChosenOptions& chosen,
                                       const std::string& value) {
  const Map& map = pack.maps[chosen.map];
  auto regions = parseRegions(map, "options.regions", splitWords(value));
  if (!regions) return regions;
  const int needed =
      pack.components.byPlayers[static_cast<std::size_t>(chosen.options.players)].regions;
  if (std::popcount(*regions) != needed)
    return problem(
        "options.regions", "regions_count",
        {{"given", std::to_string(std::popcount(*regions))}, {"needed", std::to_string(needed)}});
  if (!isContiguous(*regions, regionNeighbours(map)))
    return problem("options.regions", "regions_not_contiguous",
                   {{"regions", joinWords(regionIds(map, *regions), ", ")}});
  return regions;
}

void readRegions(const Pack& pack, OptionsReader& reader, ChosenOptions& chosen) {
  const std::string& value = reader.text(kRegions);
  if (value == "random" || value == "draft") {
    chosen.options.regionChoice = value == "random" ? RegionChoice::random : RegionChoice::drafted;
    return;
  }
  chosen.options.regionChoice = RegionChoice::given;
  chosen.options.givenRegions = reader.valid(parseGivenRegions(pack, chosen, value));
}

}  // namespace

std::vector<Choice> optionChoices(const Pack& pack) {
  return {{kPlayers, "4", {"2", "3", "4", "5", "6"}},
          {kMap, pack.maps.front().id, idsOf(pack.maps)},
          {kRegions, "random", {"random", "draft"}, "or the ids of regions, with commas"},
          {kMoney, "open", {"open", "concealed"}}};
}

Expected<ChosenOptions> parseOptions(const Pack& pack, const Values& values) {
  OptionsReader reader(optionChoices(pack), values);
  ChosenOptions chosen;
  chosen.options.players = reader.players(kMinPlayers, kMaxPlayers);
  chosen.map = readMapOption(pack, reader);
  readRegions(pack, reader, chosen);
  chosen.options.money = static_cast<MoneyVisibility>(reader.word(kMoney));
  return reader.result(chosen);
}

Values optionValues(const Pack& pack, const ChosenOptions& chosen) {
  const Options& options = chosen.options;
  std::string regions = "random";
  if (options.regionChoice == RegionChoice::drafted) regions = "draft";
  if (options.regionChoice == RegionChoice::given)
    regions = joinWords(regionIds(pack.maps[chosen.map], options.givenRegions));
  return {{kPlayers, std::to_string(options.players)},
          {kMap, pack.maps[chosen.map].id},
          {kRegions, regions},
          {kMoney, options.money == MoneyVisibility::open ? "open" : "concealed"}};
}

std::vector<std::string> regionIds(const Map& map, RegionMask regions) {
  std::vector<std::string> ids;
  for (const RegionIndex region : map.regions.keys())
    if (holds(regions, region)) ids.push_back(map.regions[region].id);
  return ids;
}

Expected<RegionMask> parseRegions(const Map& map, const std::string& place,
                                  const std::vector<std::string>& ids) {
  const auto known = joinWords(regionIds(map, 0xFF), ", ");
  RegionMask regions = 0;
  for (const std::string& id : ids) {
    const auto region = map.regions.within(static_cast<int>(placeOf(map.regions, id)));
    const bool repeated = !region.isNone() && holds(regions, region);
    if (region.isNone() || repeated)
      return problem(place, repeated ? "region_repeated" : "regions_unknown",
                     {{"value", id}, {"known", known}});
    regions = static_cast<RegionMask>(regions | regionBit(region));
  }
  if (regions == 0) return problem(place, "regions_unknown", {{"value", ""}, {"known", known}});
  return regions;
}

}  // namespace spannung::funkenschlag
