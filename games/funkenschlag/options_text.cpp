#include "games/funkenschlag/options_text.h"

#include <algorithm>
#include <bit>

#include "base/value_text.h"
#include "engine/funkenschlag/network.h"

namespace spannung::funkenschlag {
namespace {

constexpr const char* kPlayers = "players";
constexpr const char* kMap = "map";
constexpr const char* kRegions = "regions";
constexpr const char* kMoney = "money";

std::vector<std::string> mapIds(const Pack& pack) {
  std::vector<std::string> ids;
  ids.reserve(pack.maps.size());
  for (const Map& map : pack.maps) ids.push_back(map.id);
  return ids;
}

std::string valueOr(const Values& values, const Choice& choice) {
  const auto found = values.find(choice.name);
  return found == values.end() ? choice.fallback : found->second;
}

Expected<int> parsePlayers(const std::string& value) {
  const std::optional<int> players = parseNumber(value);
  if (!players || *players < kMinPlayers || *players > kMaxPlayers)
    return problem("options.players", "players_out_of_range",
                   {{"value", value},
                    {"min", std::to_string(kMinPlayers)},
                    {"max", std::to_string(kMaxPlayers)}});
  return *players;
}

Expected<std::size_t> parseMap(const Pack& pack, const std::string& value) {
  for (std::size_t i = 0; i < pack.maps.size(); ++i)
    if (pack.maps[i].id == value) return i;
  return problem("options.map", "unknown_map",
                 {{"value", value}, {"known", joinWords(mapIds(pack), ", ")}});
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

Expected<void> chooseRegions(const Pack& pack, const std::string& value, ChosenOptions& chosen) {
  if (value == "random") {
    chosen.options.regionChoice = RegionChoice::random;
    return {};
  }
  if (value == "draft") {
    chosen.options.regionChoice = RegionChoice::drafted;
    return {};
  }
  const auto regions = parseGivenRegions(pack, chosen, value);
  if (!regions) return tl::unexpected(regions.error());
  chosen.options.regionChoice = RegionChoice::given;
  chosen.options.givenRegions = *regions;
  return {};
}

Expected<MoneyVisibility> parseMoney(const std::string& value) {
  if (value == "open") return MoneyVisibility::open;
  if (value == "concealed") return MoneyVisibility::concealed;
  return problem("options.money", "bad_option_value",
                 {{"name", kMoney}, {"value", value}, {"allowed", "open, concealed"}});
}

Expected<void> refuseUnknown(const Pack& pack, const Values& values) {
  std::vector<std::string> known;
  for (const Choice& choice : optionChoices(pack)) known.push_back(choice.name);
  for (const auto& [name, value] : values)
    if (std::find(known.begin(), known.end(), name) == known.end())
      return problem("options." + name, "unknown_option",
                     {{"name", name}, {"known", joinWords(known, ", ")}});
  return {};
}

}  // namespace

std::vector<Choice> optionChoices(const Pack& pack) {
  return {{kPlayers, "4", {"2", "3", "4", "5", "6"}},
          {kMap, pack.maps.front().id, mapIds(pack)},
          {kRegions, "random", {"random", "draft"}, "or the ids of regions, with commas"},
          {kMoney, "open", {"open", "concealed"}}};
}

Expected<ChosenOptions> parseOptions(const Pack& pack, const Values& values) {
  if (const auto known = refuseUnknown(pack, values); !known) return tl::unexpected(known.error());
  const auto choices = optionChoices(pack);
  ChosenOptions chosen;
  const auto players = parsePlayers(valueOr(values, choices[0]));
  if (!players) return tl::unexpected(players.error());
  const auto map = parseMap(pack, valueOr(values, choices[1]));
  if (!map) return tl::unexpected(map.error());
  chosen.options.players = *players;
  chosen.map = *map;
  const auto regions = chooseRegions(pack, valueOr(values, choices[2]), chosen);
  if (!regions) return tl::unexpected(regions.error());
  const auto money = parseMoney(valueOr(values, choices[3]));
  if (!money) return tl::unexpected(money.error());
  chosen.options.money = *money;
  return chosen;
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
  for (std::size_t i = 0; i < map.regions.size(); ++i)
    if ((regions >> i & 1U) != 0) ids.push_back(map.regions[i].id);
  return ids;
}

Expected<RegionMask> parseRegions(const Map& map, const std::string& place,
                                  const std::vector<std::string>& ids) {
  const auto known = joinWords(regionIds(map, 0xFF), ", ");
  RegionMask regions = 0;
  for (const std::string& id : ids) {
    std::size_t i = 0;
    while (i < map.regions.size() && map.regions[i].id != id) ++i;
    const bool repeated = i < map.regions.size() && (regions >> i & 1U) != 0;
    if (i == map.regions.size() || repeated)
      return problem(place, repeated ? "region_repeated" : "regions_unknown",
                     {{"value", id}, {"known", known}});
    regions = static_cast<RegionMask>(regions | 1U << i);
  }
  if (regions == 0) return problem(place, "regions_unknown", {{"value", ""}, {"known", known}});
  return regions;
}

}  // namespace spannung::funkenschlag
