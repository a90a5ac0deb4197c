// automa.json: the tiles of the Automa, and which spaces it occupies first.

#include "engine/wasserkraft/notation.h"
#include "engine/wasserkraft/site.h"
#include "games/wasserkraft/content_fields.h"
#include "games/wasserkraft/file_readers.h"

namespace spannung::wasserkraft {
namespace {

constexpr int kMostOfAKind = 9;

std::vector<std::string_view> headstreamWords() { return {"a", "b", "c", "d"}; }

std::uint8_t optionalByte(const JsonObject& fields, const char* name, int max) {
  const auto value = fields.find(name);
  return value ? readByte(*value, 0, max) : std::uint8_t{0};
}

bool optionalFlag(const JsonObject& fields, const char* name) {
  const auto value = fields.find(name);
  return value && value->boolean();
}

class AutomaReader {
 public:
  AutomaReader(const JsonReader& root, Pack& pack)
      : root_(root.object({"schema", "automa", "automa_tiles"})),
        components_(pack.components),
        sources_(pack.sources) {}

  void read() {
    checkSchema(root_);
    const JsonObject fields =
        readSection(root_, "automa", {"points", "objective_points", "occupied"}, sources_);
    AutomaBox& box = components_.automa;
    box.startPoints = readByte(fields["points"], 0, kMostPoints);
    box.objectivePoints = readByte(fields["objective_points"], 0, kMostPoints);
    readOccupied(fields["occupied"]);
    readTiles();
  }

 private:
  void readOccupied(const JsonReader& value) {
    const std::vector<std::string> words = {"turbine", "water", "workshop", "machinery",
                                            "contracts"};
    const JsonObject boards = value.object(words);
    for (int i = 0; i < kBoards; ++i) {
      const auto board = boards.find(boardText(static_cast<Board>(i)));
      if (!board) continue;
      for (const JsonReader& item : board->array(1, kMaxSpaces))
        components_.automa.occupied[static_cast<std::size_t>(i)].push_back(
            readReference(item, components_.spaces, "content_no_such_space"));
    }
  }

  void readTiles() {
    const JsonObject fields = readSection(root_, "automa_tiles", {"list"}, sources_);
    std::size_t i = 0;
    for (const JsonReader& item : fields["list"].array(kAutomaTiles, kAutomaTiles))
      components_.automa.tiles[i++] = readTile(item);
  }

  static AutomaTile readTile(const JsonReader& item) {
    const JsonObject fields =
        item.object({"actions", "dam", "conduit", "powerhouse", "headstreams", "icons"});
    AutomaTile tile;
    for (const JsonReader& entry : fields["actions"].array(1, kMaxAutomaEntries))
      tile.actions.push_back(readEntry(entry));
    checkBank(fields["actions"], tile);
    tile.dam = readColumn(fields["dam"], 0, 6);
    tile.conduit = readColumn(fields["conduit"], 6, 12);
    tile.powerhouse = readColumn(fields["powerhouse"], 12, kPrintedCriteria);
    readHeadstreams(fields["headstreams"], tile);
    if (const auto icons = fields.find("icons"))
      tile.ownIconFirst = icons->choice({"own", "opponent"}) == 0;
    return tile;
  }

  // WK-AUTOMA-22: an Automa always finds something to do.
  static void checkBank(const JsonReader& list, const AutomaTile& tile) {
    if (tile.actions.empty() || tile.actions.back().action != AutomaAction::bank)
      list.refuse("content_no_bank");
  }

  static AutomaEntry readEntry(const JsonReader& item) {
    const JsonObject fields =
        item.object({"action", "column", "workers", "dashed", "points", "modifier", "colour",
                     "energy", "drops", "flows", "structure", "areas", "lowest_value", "upwards",
                     "positions", "rotations", "excavators", "mixers", "machines"});
    AutomaEntry entry;
    entry.action = static_cast<AutomaAction>(
        fields["action"].choice(wordsOf<AutomaAction>(kAutomaActions, actionText)));
    entry.column = static_cast<AutomaColumn>(
        fields["column"].choice(wordsOf<AutomaColumn>(kAutomaColumns, columnText)));
    entry.workers = readByte(fields["workers"], 1, kMostWorkers);
    entry.dashed = optionalFlag(fields, "dashed");
    entry.points = optionalByte(fields, "points", kMostPoints);
    readDetails(fields, entry);
    return entry;
  }

  static void readDetails(const JsonObject& fields, AutomaEntry& entry) {
    switch (entry.action) {
      case AutomaAction::produce:
        entry.modifier = static_cast<std::int8_t>(fields["modifier"].integer(-9, 9));
        entry.colour = readColour(fields["colour"]);
        return;
      case AutomaAction::water:
        entry.drops = readByte(fields["drops"], 1, 3);
        entry.flows = optionalFlag(fields, "flows");
        return;
      case AutomaAction::discard:
        entry.colour = readColour(fields["colour"]);
        entry.energy = readByte(fields["energy"], 0, kMostPoints);
        return;
      case AutomaAction::construct:
      case AutomaAction::patent: return readPiece(fields, entry);
      case AutomaAction::work: return readPositions(fields["positions"], entry);
      case AutomaAction::workshop:
        entry.rotations = readByte(fields["rotations"], 1, kMostOfAKind);
        return;
      case AutomaAction::machinery:
        entry.excavators = optionalByte(fields, "excavators", kMostOfAKind);
        entry.mixers = optionalByte(fields, "mixers", kMostOfAKind);
        entry.machines = optionalByte(fields, "machines", kMostOfAKind);
        return;
      case AutomaAction::bank: return;
    }
  }

  static Colour readColour(const JsonReader& field) {
    return static_cast<Colour>(field.choice({"green", "yellow", "red"}));
  }

  static void readPiece(const JsonObject& fields, AutomaEntry& entry) {
    entry.structure = static_cast<Structure>(
        fields["structure"].choice(wordsOf<Structure>(kStructures, structureText)));
    if (const auto areas = fields.find("areas")) entry.areas = readAreas(*areas);
    entry.lowestValue = optionalByte(fields, "lowest_value", 5);
    entry.upwards = optionalFlag(fields, "upwards");
  }

  static void readPositions(const JsonReader& list, AutomaEntry& entry) {
    std::size_t i = 0;
    for (const JsonReader& item : list.array(kWorkPositions, kWorkPositions))
      entry.positions[i++] = static_cast<std::uint8_t>(item.integer(1, kWorkPositions) - 1);
  }

  // The criteria of a column are those from `first` on and before `end`.
  static CriteriaColumn readColumn(const JsonReader& value, int first, int end) {
    const JsonObject fields = value.object({"criteria", "basin", "side"});
    std::vector<std::string_view> words;
    for (int i = first; i < end; ++i) words.push_back(criterionText(static_cast<Criterion>(i)));
    CriteriaColumn column;
    std::size_t i = 0;
    for (const JsonReader& item : fields["criteria"].array(kCriteriaPerColumn, kCriteriaPerColumn))
      column.criteria[i++] = static_cast<Criterion>(first + static_cast<int>(item.choice(words)));
    const int basin = fields["basin"].integer(1, kBasins) - 1;
    column.start = static_cast<std::uint8_t>(basin);
    if (const auto side = fields.find("side"))
      column.start = static_cast<std::uint8_t>(
          conduitAt(BasinIndex::of(basin), static_cast<int>(side->choice({"left", "right"})))
              .index());
    return column;
  }

  static void readHeadstreams(const JsonReader& list, AutomaTile& tile) {
    unsigned seen = 0;
    std::size_t i = 0;
    for (const JsonReader& item : list.array(kHeadstreams, kHeadstreams)) {
      tile.headstreams[i] = static_cast<std::uint8_t>(item.choice(headstreamWords()));
      seen |= 1U << tile.headstreams[i++];
    }
    if (seen != (1U << kHeadstreams) - 1U) list.refuse("content_headstream_order");
  }

  JsonObject root_;
  Components& components_;
  Sources& sources_;
};

}  // namespace

void readAutoma(const JsonReader& root, Pack& pack) { AutomaReader(root, pack).read(); }

}  // namespace spannung::wasserkraft
