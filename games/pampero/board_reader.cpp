// boards/*.json: one side of the main board.
#include <algorithm>

#include "games/pampero/content_fields.h"
#include "games/pampero/effects_reader.h"
#include "games/pampero/file_readers.h"

namespace spannung::pampero {
namespace {

constexpr std::array<int, 2> kFewestPlayers = {1, 3};
constexpr std::array<int, 2> kMostPlayers = {2, 4};

class BoardReader {
 public:
  BoardReader(const JsonReader& root, Pack& pack, std::size_t side)
      : root_(root.object({"schema", "players", "provenance", "note", "sites", "contracts", "pairs",
                           "links", "connections", "solar", "parking"})),
        pack_(pack),
        content_(pack.content),
        board_(pack.content.boards[side]),
        points_(pack.places[side]),
        side_(side),
        effects_(pack) {}

  void read() {
    checkSchema(root_);
    pack_.sources[side_ == 0 ? "boards/one-two.json" : "boards/three-four.json"] =
        readSource(root_);
    readPlayers();
    for (const JsonReader& item : root_["sites"].array(1, kMaxSites)) readSite(item);
    checkStartSites();
    for (const JsonReader& item : root_["contracts"].array(1, kMaxPlaces)) readContract(item);
    readSolar();
    readPairs("pairs", board_.pairs);
    readPairs("links", board_.links);
    for (const JsonReader& item : root_["connections"].array(0, kMaxConnections))
      readConnection(item);
    for (const JsonReader& item : root_["parking"].array(0, kMaxParking)) readParking(item);
    checkSupply();
  }

 private:
  void readPlayers() {
    const auto players = root_["players"].array(2, 2);
    if (players.size() != 2) return;
    players[0].integer(kFewestPlayers[side_], kFewestPlayers[side_]);
    players[1].integer(kMostPlayers[side_], kMostPlayers[side_]);
  }

  std::uint8_t readFromPlayers(const JsonObject& fields) const {
    return readByte(fields["from_players"], kFewestPlayers[side_], kMostPlayers[side_]);
  }

  SectorIndex readSector(const JsonReader& value) const {
    return SectorIndex::of(readReference(value, content_.sectors));
  }
  PlaceIndex readPlace(const JsonReader& value) const {
    return PlaceIndex::of(readReference(value, board_.places));
  }

  void readSite(const JsonReader& item) {
    const JsonObject fields =
        item.object({"id", "type", "start", "sector", "from_players", "x", "y"});
    Site site;
    site.id = readNewId(fields["id"], board_.sites);
    site.type = static_cast<SiteType>(fields["type"].choice({"wind", "tower", "mixed"}));
    site.start = fields["start"].boolean();
    site.sector = readSector(fields["sector"]);
    site.fromPlayers = readFromPlayers(fields);
    points_[site.id] = readPoint(fields);
    board_.sites.push_back(std::move(site));
  }

  // PA-SETUP-14, PA-SETUP-15: for everybody a start tower, a start wind farm and a mixed site.
  void checkStartSites() const {
    for (int players = std::max(2, kFewestPlayers[side_]); players <= kMostPlayers[side_];
         ++players) {
      int towers = 0;
      int farms = 0;
      int mixed = 0;
      for (const Site& site : board_.sites) {
        if (site.fromPlayers > players) continue;
        if (site.start) ++(site.type == SiteType::tower ? towers : farms);
        if (!site.start && site.type == SiteType::mixed && site.sector == content_.startSector)
          ++mixed;
      }
      if (std::min({towers, farms, mixed}) < players)
        root_["sites"].refuse("content_too_few_start_sites",
                              {{"players", std::to_string(players)}});
    }
  }

  void readContract(const JsonReader& item) {
    const JsonObject fields =
        item.object({"id", "kind", "sector", "energy", "from_players", "x", "y"});
    Place place;
    place.id = readNewId(fields["id"], board_.places);
    place.kind = static_cast<ContractKind>(fields["kind"].choice({"standard", "remote"}));
    place.sector = readSector(fields["sector"]);
    place.fromPlayers = readFromPlayers(fields);
    if (place.kind == ContractKind::standard) {
      place.energy = readByte(fields["energy"], 0, kMostEnergy);
      place.tile = readStandardTile(fields["id"]);
    }
    points_[place.id] = readPoint(fields);
    board_.places.push_back(std::move(place));
  }

  // PA-SETUP-08: a standard contract belongs to the space of the same name.
  std::uint8_t readStandardTile(const JsonReader& value) const {
    std::vector<std::string_view> ids;
    for (const ContractTile& tile : content_.contracts)
      if (tile.kind == ContractKind::standard) ids.push_back(tile.id);
    return static_cast<std::uint8_t>(value.choice(ids));
  }

  void readSolar() {
    const JsonObject solar = root_["solar"].object({"arrows", "nodes"});
    const auto nodes =
        solar["nodes"].array(1, kMaxPlaces - std::min<std::size_t>(board_.places.size(), 63));
    std::vector<std::string> ids;
    for (const JsonReader& item : nodes)
      ids.push_back(item.object({"id", "next", "column", "row"})["id"].string(kMaxIdBytes));
    const std::size_t first = board_.places.size();
    for (const JsonReader& item : nodes) readNode(item, ids, first);
    for (const JsonReader& item : solar["arrows"].array(2, 2))
      board_.solarArrows.push_back(nodeNamed(item, ids, first));
  }

  static PlaceIndex nodeNamed(const JsonReader& value, const std::vector<std::string>& ids,
                              std::size_t first) {
    return PlaceIndex::of(static_cast<int>(first + value.choice({ids.begin(), ids.end()})));
  }

  // The display runs to the right: a node leads only to nodes listed after it.
  void readNode(const JsonReader& item, const std::vector<std::string>& ids, std::size_t first) {
    const JsonObject fields = item.object({"id", "next", "column", "row"});
    Place place;
    place.id = readNewId(fields["id"], board_.places);
    place.kind = ContractKind::solar;
    fields["column"].integer(0, 20);
    fields["row"].integer(0, 20);
    for (const JsonReader& next : fields["next"].array(0, 4)) {
      const PlaceIndex to = nodeNamed(next, ids, first);
      if (placeOf(to) <= board_.places.size()) next.refuse("content_solar_backwards");
      place.next.push_back(to);
    }
    board_.places.push_back(std::move(place));
  }

  void readPairs(const std::string& name, Couples& pairs) {
    for (const JsonReader& item : root_[name].array(0, kMaxPlaces)) {
      const auto pair = item.array(2, 2);
      if (pair.size() != 2) continue;
      pairs.push_back({readPlace(pair[0]), readPlace(pair[1])});
      if (pairs.back()[0] == pairs.back()[1]) item.refuse("content_line_to_itself");
    }
  }

  void readConnection(const JsonReader& item) {
    const JsonObject fields = item.object({"id", "set", "lines", "from_players", "x", "y"});
    ConnectionSpace space;
    space.id = readNewId(fields["id"], board_.connections);
    space.set = static_cast<TileSet>(fields["set"].choice({"A", "BC"}));
    space.fromPlayers = readFromPlayers(fields);
    for (const JsonReader& line : fields["lines"].array(2, 6)) {
      std::vector<PlaceIndex> places;
      for (const JsonReader& place : line.array(1, 8)) places.push_back(readPlace(place));
      space.lines.push_back(std::move(places));
    }
    points_[space.id] = readPoint(fields);
    board_.connections.push_back(std::move(space));
  }

  void readParking(const JsonReader& item) {
    const JsonObject fields = item.object({"id", "from_players", "bonus"});
    Parking parking;
    parking.id = readNewId(fields["id"], board_.parking);
    parking.fromPlayers = readFromPlayers(fields);
    const std::size_t from = effects_.count();
    parking.bonus = effects_.steps(fields["bonus"]);
    if (effects_.reachOut(from) && ++reachingOut_ > 1)
      fields["bonus"].refuse("content_endless_effect");
    board_.parking.push_back(std::move(parking));
  }

  // Every space gets a tile.
  void checkSupply() const {
    const auto supply = [this](ContractKind kind) {
      return std::ranges::count(content_.contracts, kind, &ContractTile::kind);
    };
    const auto spaces = [this](ContractKind kind) {
      return std::ranges::count(board_.places, kind, &Place::kind);
    };
    const auto tiles = [this](TileSet set) {
      return std::ranges::count(content_.connectionTiles, set, &ConnectionTile::set);
    };
    const auto joints = [this](TileSet set) {
      return std::ranges::count(board_.connections, set, &ConnectionSpace::set);
    };
    const bool enough = spaces(ContractKind::remote) <= supply(ContractKind::remote) &&
                        spaces(ContractKind::solar) <= supply(ContractKind::solar) &&
                        joints(TileSet::a) <= tiles(TileSet::a) &&
                        joints(TileSet::bc) <= tiles(TileSet::bc);
    if (!enough) root_.refuse("content_too_few_board_tiles");
  }

  JsonObject root_;
  Pack& pack_;
  Content& content_;
  Board& board_;
  std::map<std::string, Point>& points_;
  std::size_t side_;
  EffectsReader effects_;
  int reachingOut_ = 0;  // parking spaces from which something is fulfilled or built
};

}  // namespace

void readBoard(const JsonReader& root, Pack& pack, std::size_t side) {
  BoardReader(root, pack, side).read();
}

}  // namespace spannung::pampero
