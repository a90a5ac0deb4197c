// map.json: plants and lines, the same on all boards.

#include "games/powerline/file_readers.h"

namespace spannung::powerline {
namespace {

const std::vector<std::string_view> kKinds = {"wind", "hydro", "solar", "biogas"};
const std::vector<std::string_view> kFeatures = {"none", "opera", "church"};

class MapReader {
 public:
  MapReader(const JsonReader& root, Pack& pack)
      : root_(root.object({"schema", "provenance", "note", "notice", "aspect_ratio", "island",
                           "plants", "lines"})),
        pack_(pack) {}

  void read() {
    checkSchema(root_);
    pack_.sources["map"] = readSource(root_);
    readNotice(root_, pack_.notices);
    pack_.looks.aspectRatio = readAspectRatio(root_["aspect_ratio"]);
    pack_.looks.island = readPoint(root_["island"].object({"x", "y"}));
    for (const JsonReader& item : root_["plants"].array(2, kMaxPlants)) readPlant(item);
    for (const JsonReader& item : root_["lines"].array(1, kMaxLines)) readLine(item);
    refusePlantsWithoutLine();
  }

 private:
  void readPlant(const JsonReader& item) {
    const JsonObject fields = item.object({"id", "kind", "points", "names", "x", "y"});
    Plant plant;
    plant.id = readNewId(fields["id"], map_.plants, readWordId);
    plant.kind = static_cast<PlantKind>(fields["kind"].choice(kKinds));
    plant.points = readByte(fields["points"], 1, kMaxByte);
    map_.plants.push_back(plant);
    pack_.looks.plants.push_back({readNames(fields["names"]), readPoint(fields)});
  }

  void readLine(const JsonReader& item) {
    const JsonObject fields = item.object({"id", "length", "from", "to", "city", "segments"});
    Line line;
    line.id = readNewId(fields["id"], map_.lines, readWordId);
    line.length = readByte(fields["length"], 1, kMaxLength);
    line.ends[0] = readEnd(fields["from"]);
    line.ends[1] = readEnd(fields["to"]);
    if (line.ends[0] == line.ends[1]) fields["to"].refuse("content_line_to_itself");
    LineLooks looks = readCity(fields["city"], line);
    looks.segments = readPoints(fields["segments"], line.length, line.length);
    map_.lines.push_back(line);
    pack_.looks.lines.push_back(std::move(looks));
  }

  PlantIndex readEnd(const JsonReader& value) const {
    return PlantIndex::of(readReference(value, map_.plants, "content_no_such_plant_id"));
  }

  static LineLooks readCity(const JsonReader& item, Line& line) {
    const JsonObject city = item.object({"names", "points", "feature", "x", "y"});
    line.points = readByte(city["points"], 1, kMaxByte);
    line.feature = static_cast<Feature>(city["feature"].choice(kFeatures));
    return {readNames(city["names"]), readPoint(city), {}};
  }

  void refusePlantsWithoutLine() const {
    for (const PlantIndex plant : map_.plants.keys())
      if (std::ranges::none_of(map_.lines, [plant](const Line& line) {
            return line.ends[0] == plant || line.ends[1] == plant;
          }))
        root_["lines"].refuse("content_plant_without_line", {{"id", map_.plants[plant].id}});
  }

  JsonObject root_;
  Pack& pack_;
  Map& map_ = pack_.content.map;
};

}  // namespace

void readMap(const JsonReader& root, Pack& pack) { MapReader(root, pack).read(); }

}  // namespace spannung::powerline
