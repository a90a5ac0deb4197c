// tiles.json: tower bonus tiles and their board, connection tiles, scoring tiles.
#include "games/pampero/content_fields.h"
#include "games/pampero/effects_reader.h"
#include "games/pampero/file_readers.h"

namespace spannung::pampero {
namespace {

constexpr std::size_t kTilesPerZone = kBonusFields / kZones;

class TilesReader {
 public:
  TilesReader(const JsonReader& root, Pack& pack)
      : root_(root.object(
            {"schema", "tower_bonus", "discount", "connection", "scoring", "introductory"})),
        pack_(pack),
        content_(pack.content),
        effects_(pack) {}

  void read() {
    checkSchema(root_);
    readTowerBonus();
    readDiscount();
    readConnections();
    readScoring();
    readIntroductory();
  }

 private:
  void readTowerBonus() {
    const JsonObject section =
        readSection(root_, "tower_bonus", {"blanks_per_zone", "tiles", "fields", "fixed_layout"},
                    pack_.sources);
    content_.blanksPerZone = readByte(section["blanks_per_zone"], 0, kTilesPerZone);
    for (const JsonReader& item : section["tiles"].array(1, kMaxTowerTiles)) readTowerTile(item);
    checkCopies(section["tiles"]);
    for (const JsonReader& item : section["fields"].array(kBonusFields, kBonusFields))
      readField(item);
    readLayout(section["fixed_layout"]);
  }

  void readTowerTile(const JsonReader& item) {
    const JsonObject fields =
        item.object({"id", "names", "zone", "copies", "timing", "steps", "symbols"});
    TowerTile tile;
    tile.id = readNewId(fields["id"], content_.towerTiles);
    tile.zone = readZone(fields["zone"]);
    tile.copies = readByte(fields["copies"], 1, kTilesPerZone);
    tile.timing = static_cast<Timing>(fields["timing"].choice({"immediate", "permanent", "final"}));
    tile.steps = effects_.bonus(fields["steps"]);
    tile.symbols = readSymbols(fields["symbols"]);
    if (tile.steps.empty()) fields["steps"].refuse("content_no_steps");
    pack_.names["tower_tile"][tile.id] = readNames(fields["names"]);
    pack_.names["slot"][tile.id] = pack_.names["tower_tile"][tile.id];
    content_.towerTiles.push_back(std::move(tile));
  }

  // PA-SETUP-07: the tiles of a zone fill its fields.
  void checkCopies(const JsonReader& list) const {
    for (int zone = 0; zone < kZones; ++zone) {
      int copies = content_.blanksPerZone;
      for (const TowerTile& tile : content_.towerTiles)
        if (static_cast<int>(tile.zone) == zone) copies += tile.copies;
      if (copies != static_cast<int>(kTilesPerZone))
        list.refuse("content_tiles_of_zone",
                    {{"count", std::to_string(copies)}, {"needed", std::to_string(kTilesPerZone)}});
    }
  }

  void readField(const JsonReader& item) {
    const JsonObject fields = item.object({"id", "row", "column", "zone", "bonus"});
    const int row = fields["row"].integer(0, kBonusRows - 1);
    const int column = fields["column"].integer(0, kBonusColumns - 1);
    BonusField& field =
        content_.bonusFields[static_cast<std::size_t>(row * kBonusColumns + column)];
    if (!field.id.empty()) fields["row"].refuse("content_field_twice");
    field.id = readNewId(fields["id"], content_.bonusFields);
    field.zone = readZone(fields["zone"]);
    field.bonus = effects_.bonus(fields["bonus"]);
    if (static_cast<int>(field.zone) != column * kZones / kBonusColumns)
      fields["zone"].refuse("content_field_zone");
  }

  void readLayout(const JsonReader& value) {
    std::vector<std::string_view> words = idsOf<std::string_view>(content_.towerTiles);
    words.emplace_back("blank");
    std::size_t at = 0;
    for (const JsonReader& row : value.array(kBonusRows, kBonusRows))
      for (const JsonReader& item : row.array(kBonusColumns, kBonusColumns)) {
        const std::size_t tile = item.choice(words);
        content_.fixedLayout[at++ % kBonusFields] =
            tile < content_.towerTiles.size() ? static_cast<std::uint8_t>(tile) : kNone;
      }
  }

  void readDiscount() {
    const JsonObject section =
        readSection(root_, "discount", {"zone", "overlays", "change"}, pack_.sources);
    content_.overlayZone = readZone(section["zone"]);
    content_.overlays = readByte(section["overlays"], 0, 8);
    content_.overlayChange = static_cast<std::int8_t>(section["change"].integer(-20, 0));
  }

  void readConnections() {
    const JsonObject section = readSection(root_, "connection", {"tiles", "start"}, pack_.sources);
    for (const JsonReader& item : section["tiles"].array(2, kMaxConnectionTiles - 1)) {
      const JsonObject fields = item.object({"id", "names", "set", "steps", "symbols"});
      addConnection(fields, static_cast<TileSet>(fields["set"].choice({"A", "BC"})));
    }
    addConnection(section["start"].object({"id", "names", "steps", "symbols"}), TileSet::start);
  }

  void addConnection(const JsonObject& fields, TileSet set) {
    ConnectionTile tile;
    tile.id = readNewId(fields["id"], content_.connectionTiles);
    tile.set = set;
    const std::size_t from = effects_.count();
    tile.steps = effects_.bonus(fields["steps"]);
    if (effects_.use(from, Op::playConnectionTile))
      fields["steps"].refuse("content_endless_effect");
    tile.symbols = readSymbols(fields["symbols"]);
    pack_.names["connection_tile"][tile.id] = readNames(fields["names"]);
    content_.connectionTiles.push_back(std::move(tile));
  }

  void readScoring() {
    const JsonObject section = readSection(root_, "scoring", {"tiles"}, pack_.sources);
    for (const JsonReader& item : section["tiles"].array(4, 48)) {
      const JsonObject fields = item.object({"id", "names", "set", "upper", "lower"});
      ScoringTile tile;
      tile.id = readNewId(fields["id"], content_.scoringTiles);
      tile.isSecondSet = fields["set"].choice({"I", "II"}) == 1;
      tile.upper = readHalf(fields["upper"]);
      tile.lower = readHalf(fields["lower"]);
      pack_.scoringPlaces.push_back({fields["upper"].place(), fields["lower"].place()});
      pack_.names["scoring_tile"][tile.id] = readNames(fields["names"]);
      content_.scoringTiles.push_back(std::move(tile));
    }
    checkSets(section["tiles"]);
  }

  // Two of them are final tiles, two more are needed for the scorings before.
  void checkSets(const JsonReader& list) const {
    int second = 0;
    for (const ScoringTile& tile : content_.scoringTiles) second += tile.isSecondSet ? 1 : 0;
    const int first = static_cast<int>(content_.scoringTiles.size()) - second;
    if (first < 3 || second < 3) list.refuse("content_too_few_scoring_tiles");
  }

  ScoringHalf readHalf(const JsonReader& value) {
    const JsonObject fields = value.object({"criterion", "amount"});
    return {effects_.criterion(fields["criterion"]), readByte(fields["amount"], 1, 99)};
  }

  void readIntroductory() {
    const JsonObject section = readSection(root_, "introductory", {"tiles"}, pack_.sources);
    constexpr std::array<Op, 2> kOps = {Op::zoneASymbolsTimesIncome, Op::marketMajorities};
    std::size_t at = 0;
    for (const JsonReader& item : section["tiles"].array(2, 2)) {
      const JsonObject fields = item.object({"id", "names", "steps"});
      const StepList steps = effects_.steps(fields["steps"]);
      const bool fits = steps.count == 1 && content_.effects.steps[steps.first].op == kOps[at % 2];
      if (!fits) fields["steps"].refuse("content_introductory_tile");
      pack_.names["intro_tile"][fields["id"].string(kMaxIdBytes)] = readNames(fields["names"]);
      content_.introTiles[at++ % 2] = steps;
    }
  }

  JsonObject root_;
  Pack& pack_;
  Content& content_;
  EffectsReader effects_;
};

}  // namespace

void readTiles(const JsonReader& root, Pack& pack) { TilesReader(root, pack).read(); }

}  // namespace spannung::pampero
