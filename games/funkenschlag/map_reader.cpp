// maps/<id>.json: one map.

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/funkenschlag/network.h"
#include "games/funkenschlag/file_readers.h"

namespace spannung::funkenschlag {
namespace {

constexpr int kMaxEdges = kMaxCities * (kMaxCities - 1) / 2;
constexpr int kMaxCostSum = kMaxEdges * kUnreachable;

bool isColor(const std::string& text) {
  const auto isHexDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  return text.size() == 7 && text[0] == '#' &&
         std::all_of(text.begin() + 1, text.end(), isHexDigit);
}

std::string readColor(const JsonReader& item) {
  std::string color = item.string(kMaxIdBytes);
  if (!isColor(color)) item.refuse("content_bad_color", {{"color", color}});
  return color;
}

class MapReader {
 public:
  explicit MapReader(const JsonReader& root)
      : file_(root.place()),
        root_(root.object({"schema", "id", "names", "provenance", "note", "recommended",
                           "aspect_ratio", "checks", "regions", "cities", "edges"})) {}

  MapSheet read() {
    checkSchema(root_);
    readHead();
    for (const JsonReader& item : root_["regions"].array(1, kMaxRegions)) readRegion(item);
    for (const JsonReader& item : root_["cities"].array(1, kMaxCities)) readCity(item);
    for (const JsonReader& item : root_["edges"].array(1, kMaxEdges)) readEdge(item);
    compareChecks();
    return std::move(sheet_);
  }

 private:
  void readHead() {
    map_.id = readWordId(root_["id"]);
    if (file_ != fileOfMap(map_.id))
      root_["id"].refuse("content_id_is_not_file_name", {{"id", map_.id}, {"file", file_}});
    looks_.names = readNames(root_["names"]);
    looks_.source = readSource(root_);
    looks_.recommended = root_["recommended"].boolean();
    looks_.aspectRatio = readAspectRatio(root_["aspect_ratio"]);
  }

  void readRegion(const JsonReader& item) {
    const JsonObject region = item.object({"id", "names", "color"});
    map_.regions.push_back({readNewId(region["id"], map_.regions, readWordId)});
    looks_.regions.push_back({readNames(region["names"]), readColor(region["color"])});
  }

  void readCity(const JsonReader& item) {
    const JsonObject city = item.object({"id", "names", "region", "x", "y"});
    const std::string id = readNewId(city["id"], map_.cities, readWordId);
    map_.cities.push_back({id, RegionIndex::of(readReference(city["region"], map_.regions,
                                                             "content_no_such_region"))});
    looks_.cities.push_back(
        {readNames(city["names"]), city["x"].number(0, 1), city["y"].number(0, 1)});
  }

  void readEdge(const JsonReader& item) {
    const JsonObject fields = item.object({"a", "b", "cost"});
    Edge edge;
    edge.from = readCityOf(fields["a"]);
    edge.to = readCityOf(fields["b"]);
    edge.cost = readByte(fields["cost"], 0, kUnreachable - 1);
    if (edge.from == edge.to) fields["b"].refuse("content_edge_to_itself", endsOf(edge));
    refuseSecond(fields, edge);
    map_.edges.push_back(edge);
  }

  CityIndex readCityOf(const JsonReader& value) const {
    return CityIndex::of(readReference(value, map_.cities, "content_no_such_city"));
  }

  // A connection counts in both directions, so listing it backwards is listing it twice.
  void refuseSecond(const JsonObject& fields, const Edge& edge) const {
    const auto first = std::ranges::find_if(map_.edges, [&](const Edge& other) {
      return std::minmax(other.from, other.to) == std::minmax(edge.from, edge.to);
    });
    if (first == map_.edges.end()) return;
    auto details = endsOf(edge);
    details["first"] = "edges[" + std::to_string(first - map_.edges.begin()) + ']';
    details["cost"] = std::to_string(edge.cost);
    details["first_cost"] = std::to_string(first->cost);
    fields.refuse(edge.cost == first->cost ? "content_edge_twice" : "content_edge_two_costs",
                  details);
  }

  std::map<std::string, std::string> endsOf(const Edge& edge) const {
    if (map_.cities.empty()) return {};
    return {{"a", map_.cities[edge.from].id}, {"b", map_.cities[edge.to].id}};
  }

  // Counted once by whoever wrote the file: a line lost in editing is noticed.
  void compareChecks() const {
    const JsonObject checks = root_["checks"].object({"cities", "edges", "cost_sum"});
    const auto addCost = [](int sum, const Edge& edge) { return sum + edge.cost; };
    compare(checks["cities"], static_cast<int>(map_.cities.size()));
    compare(checks["edges"], static_cast<int>(map_.edges.size()));
    compare(checks["cost_sum"], std::accumulate(map_.edges.begin(), map_.edges.end(), 0, addCost));
  }

  static void compare(const JsonReader& item, int found) {
    const int stated = item.integer(0, kMaxCostSum);
    if (stated != found)
      item.refuse("content_check_failed",
                  {{"stated", std::to_string(stated)}, {"found", std::to_string(found)}});
  }

  std::string file_;
  JsonObject root_;
  MapSheet sheet_;
  Map& map_ = sheet_.map;
  MapNames& looks_ = sheet_.names;
};

}  // namespace

std::string fileOfMap(const std::string& id) { return "maps/" + id + ".json"; }

MapSheet readMap(const JsonReader& root) { return MapReader(root).read(); }

}  // namespace spannung::funkenschlag
