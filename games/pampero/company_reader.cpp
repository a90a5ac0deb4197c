// company.json: the rows of card spaces, and the slots of tower bonus tiles.
#include "games/pampero/content_fields.h"
#include "games/pampero/file_readers.h"

namespace spannung::pampero {
namespace {

constexpr std::array<char, kZones> kZoneLetters = {'A', 'B', 'C'};

void readSpace(const JsonReader& item, std::uint8_t space, Content& content) {
  const JsonObject fields = item.object({"id", "fields"});
  const std::string id = fields["id"].string(kMaxIdBytes);
  for (const JsonReader& value : fields["fields"].array(1, kFieldsPerSpace)) {
    const JsonObject field = value.object({"zone", "value", "energy"});
    OperationField read;
    read.space = space;
    read.zone = readZone(field["zone"]);
    read.value = readByte(field["value"], 0, 99);
    read.energy = readByte(field["energy"], 0, kMostEnergy);
    read.id = id + kZoneLetters[indexOf(read.zone)];
    for (const OperationField& other : content.fields)
      if (other.id == read.id) field["zone"].refuse("content_duplicate_id", {{"id", read.id}});
    content.fields.push_back(std::move(read));
  }
}

void readRows(const JsonObject& section, Content& content) {
  content.retrieveAllFrom = readByte(section["retrieve_all_from"], 1, kCardSpaces);
  std::uint8_t space = 0;
  std::size_t row = 0;
  for (const JsonReader& item : section["list"].array(kRows, kRows)) {
    const JsonObject fields = item.object({"id", "spaces"});
    fields["id"].choice({row++ == 0 ? "top" : "bottom"});
    for (const JsonReader& value : fields["spaces"].array(kSpacesPerRow, kSpacesPerRow))
      readSpace(value, space++, content);
  }
}

void readSlots(const JsonObject& section, Content& content) {
  const int rows = section["rows"].integer(1, kMaxTowerTiles);
  const int columns = section["columns"].integer(1, kMaxTowerTiles);
  const std::size_t count = content.towerTiles.size();
  std::vector<bool> seen(count);
  for (const JsonReader& item : section["list"].array(count, count)) {
    const JsonObject fields = item.object({"tile", "row", "column"});
    const std::uint8_t tile = readReference(fields["tile"], content.towerTiles);
    if (count == 0 || seen[tile]) {
      fields["tile"].refuse("content_slot_twice");
      continue;
    }
    seen[tile] = true;
    content.towerTiles[tile].row = readByte(fields["row"], 0, rows - 1);
    content.towerTiles[tile].column = readByte(fields["column"], 0, columns - 1);
  }
}

}  // namespace

void readCompany(const JsonReader& root, Pack& pack) {
  const JsonObject file = root.object({"schema", "rows", "slots"});
  checkSchema(file);
  readRows(readSection(file, "rows", {"retrieve_all_from", "list"}, pack.sources), pack.content);
  readSlots(readSection(file, "slots", {"rows", "columns", "list"}, pack.sources), pack.content);
}

}  // namespace spannung::pampero
