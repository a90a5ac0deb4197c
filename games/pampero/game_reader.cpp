// game.json: markets, zones, sectors, setup and timelines.
#include "games/pampero/content_fields.h"
#include "games/pampero/file_readers.h"

namespace spannung::pampero {
namespace {

class GameReader {
 public:
  GameReader(const JsonReader& root, Pack& pack)
      : root_(root.object(
            {"schema", "edition", "markets", "zones", "sectors", "setup", "timelines"})),
        pack_(pack),
        content_(pack.content) {}

  void read() {
    checkSchema(root_);
    pack_.edition = root_["edition"].string(kMaxNameBytes);
    readMarketSteps();
    readZoneSteps();
    readSectors();
    readSetup();
    readTimelines();
  }

 private:
  void readMarketSteps() {
    const JsonObject section = readSection(root_, "markets", {"list"}, pack_.sources);
    for (const JsonReader& item : section["list"].array(kMarkets, kMarkets)) {
      const JsonObject fields = item.object({"id", "names", "step"});
      const std::size_t market = indexOf(readMarket(fields["id"]));
      content_.marketStep[market] = readByte(fields["step"], 1, kTowers);
      pack_.names["market"][fields["id"].string(kMaxIdBytes)] = readNames(fields["names"]);
    }
  }

  void readZoneSteps() {
    const JsonObject section = readSection(root_, "zones", {"list"}, pack_.sources);
    for (const JsonReader& item : section["list"].array(kZones, kZones)) {
      const JsonObject fields = item.object({"id", "names", "step"});
      content_.zoneStep[indexOf(readZone(fields["id"]))] = readByte(fields["step"], 1, kTowers);
      pack_.names["zone"][fields["id"].string(kMaxIdBytes)] = readNames(fields["names"]);
    }
  }

  void readSectors() {
    const JsonObject section = readSection(
        root_, "sectors", {"start", "adjacent", "outline", "river", "list"}, pack_.sources);
    for (const JsonReader& item : section["list"].array(1, kMaxSectors)) {
      const JsonObject fields = item.object({"id", "names", "zone", "polygon"});
      const std::string id = readNewId(fields["id"], content_.sectors);
      content_.sectors.push_back({id, readZone(fields["zone"])});
      pack_.names["sector"][id] = readNames(fields["names"]);
      pack_.sectors[id] = readOutline(fields["polygon"]);
    }
    content_.startSector = readSector(section["start"]);
    for (const JsonReader& item : section["adjacent"].array(0, 64)) readBorder(item);
    pack_.country = readOutline(section["outline"]);
    pack_.river = readOutline(section["river"]);
  }

  SectorIndex readSector(const JsonReader& value) const {
    return SectorIndex::of(readReference(value, content_.sectors));
  }

  void readBorder(const JsonReader& item) {
    const auto pair = item.array(2, 2);
    if (pair.size() != 2) return;
    join(readSector(pair[0]), readSector(pair[1]));
    join(readSector(pair[1]), readSector(pair[0]));
  }

  void join(SectorIndex one, SectorIndex two) {
    std::uint8_t& near = content_.adjacent[one];
    near = static_cast<std::uint8_t>(near | 1U << two.index());
  }

  void readSetup() {
    const JsonObject section =
        readSection(root_, "setup",
                    {"money", "energy", "batteries", "batteries_per_player", "bulldozers", "towers",
                     "wind_farms", "special_display", "foreign_display"},
                    pack_.sources);
    StartValues& start = content_.start;
    start.money = readByte(section["money"], 0, 200);
    start.energy = readByte(section["energy"], 0, kMostEnergy);
    start.batteriesPerPlayer = readByte(section["batteries_per_player"], 1, 20);
    start.batteries = readByte(section["batteries"], 0, start.batteriesPerPlayer);
    start.bulldozers = readByte(section["bulldozers"], 1, 8);
    section["towers"].integer(kTowers, kTowers);
    start.windFarms = readByte(section["wind_farms"], 1, 30);
    start.specialDisplay = readByte(section["special_display"], 1, kMaxDisplay);
    start.foreignDisplay = readByte(section["foreign_display"], 1, kMaxDisplay);
  }

  void readTimelines() {
    const JsonObject section =
        readSection(root_, "timelines", {"standard", "longer"}, pack_.sources);
    content_.standardTimeline = readTimeline(section["standard"]);
    content_.longerTimeline = readTimeline(section["longer"]);
  }

  static Timeline readTimeline(const JsonReader& value) {
    constexpr int kLongest = 30;
    Timeline timeline;
    const JsonReader list = value.object({"scorings"})["scorings"];
    std::size_t at = 0;
    int previous = 0;
    for (const JsonReader& item : list.array(kScorings, kScorings)) {
      previous = item.integer(previous + 1, kLongest);
      timeline.scorings[at++] = static_cast<std::uint8_t>(previous);
    }
    return timeline;
  }

  JsonObject root_;
  Pack& pack_;
  Content& content_;
};

}  // namespace

void readGame(const JsonReader& root, Pack& pack) { GameReader(root, pack).read(); }

}  // namespace spannung::pampero
