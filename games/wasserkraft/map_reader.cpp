// map.json: headstreams, basins, sites, pipes and rivers.

#include <array>

#include "engine/wasserkraft/notation.h"
#include "games/wasserkraft/content_fields.h"
#include "games/wasserkraft/file_readers.h"

namespace spannung::wasserkraft {
namespace {

constexpr int kHighestValue = 5;

// One bit for each red-bordered site of a list of borders.
std::uint8_t readBorders(const JsonReader& list, std::size_t most, std::uint8_t& sites) {
  unsigned red = 0;
  for (const JsonReader& item : list.array(0, most)) {
    red |= static_cast<unsigned>(item.choice({"plain", "red"})) << sites;
    ++sites;
  }
  return static_cast<std::uint8_t>(red);
}

// Water and pipes only go down: to a basin with a higher number.
BasinIndex readLower(const JsonReader& field, BasinIndex basin) {
  const int lower = field.integer(1, kBasins);
  if (lower <= basin.index() + 1)
    field.refuse("content_uphill",
                 {{"from", std::to_string(basin.index() + 1)}, {"to", std::to_string(lower)}});
  return BasinIndex::of(lower - 1);
}

BasinIndex readRiver(const JsonObject& fields, BasinIndex basin) {
  if (const auto exit = fields.find("exit"))
    return BasinIndex::of(kFirstExit + static_cast<int>(exit->choice({"left", "right"})));
  return readLower(fields["river_to"], basin);
}

class MapReader {
 public:
  MapReader(const JsonReader& root, Pack& pack)
      : root_(root.object({"schema", "headstreams", "basins"})),
        sources_(pack.sources),
        map_(pack.map) {}

  void read() {
    checkSchema(root_);
    const JsonObject basins = readSection(root_, "basins", {"list"}, sources_);
    int number = 0;
    for (const JsonReader& item : basins["list"].array(kBasins, kBasins))
      map_.basins[BasinIndex::of(number)] = readBasin(item, BasinIndex::of(number)), ++number;
    readHeadstreams();
    checkTargets(basins["list"]);
  }

 private:
  static Basin readBasin(const JsonReader& item, BasinIndex number) {
    const JsonObject fields =
        item.object({"basin", "area", "river_to", "exit", "dams", "conduits", "powerhouses"});
    fields["basin"].integer(number.index() + 1, number.index() + 1);
    Basin basin;
    basin.area = static_cast<Area>(fields["area"].choice(wordsOf<Area>(kAreas, areaText)));
    basin.riverTo = readRiver(fields, number);
    basin.redDams = readBorders(fields["dams"], kSidesPerBasin, basin.dams);
    basin.redPowerhouses =
        readBorders(fields["powerhouses"], kPowerhousesPerBasin, basin.powerhouses);
    std::size_t side = 0;
    for (const JsonReader& pipe : fields["conduits"].array(0, kSidesPerBasin))
      basin.conduits[side++] = readConduit(pipe, number);
    return basin;
  }

  static Conduit readConduit(const JsonReader& item, BasinIndex basin) {
    const JsonObject fields = item.object({"value", "to"});
    return {readByte(fields["value"], 1, kHighestValue), readLower(fields["to"], basin)};
  }

  void readHeadstreams() {
    const JsonObject section = readSection(root_, "headstreams", {"feeds"}, sources_);
    std::size_t i = 0;
    for (const JsonReader& item : section["feeds"].array(kHeadstreams, kHeadstreams))
      map_.feeds[i++] = BasinIndex::of(item.integer(1, kBasins) - 1);
  }

  // A pipe without a powerhouse site at its end would lead nowhere.
  void checkTargets(const JsonReader& list) const {
    for (const Basin& basin : map_.basins)
      for (const Conduit& conduit : basin.conduits)
        if (conduit.value > 0 && map_.basins[conduit.target].powerhouses == 0)
          list.refuse("content_no_powerhouse_site",
                      {{"basin", std::to_string(conduit.target.index() + 1)}});
  }

  JsonObject root_;
  Sources& sources_;
  Map& map_;
};

}  // namespace

void readMap(const JsonReader& root, Pack& pack) { MapReader(root, pack).read(); }

}  // namespace spannung::wasserkraft
