// grid.json: towers, transformer spaces and lines, income tracks, capital, energy.
#include "games/pampero/content_fields.h"
#include "games/pampero/effects_reader.h"
#include "games/pampero/file_readers.h"

namespace spannung::pampero {
namespace {

class GridReader {
 public:
  GridReader(const JsonReader& root, Pack& pack)
      : root_(root.object(
            {"schema", "towers", "transformers", "network", "income", "capital", "energy"})),
        pack_(pack),
        grid_(pack.content.grid),
        effects_(pack) {}

  void read() {
    checkSchema(root_);
    readTowers();
    readTransformers();
    readNetwork();
    readIncome();
    readCapital();
    readEnergy();
  }

 private:
  JsonObject section(const std::string& name, std::vector<std::string> fields) {
    return readSection(root_, name, std::move(fields), pack_.sources);
  }

  void readTowers() {
    const JsonObject towers = section("towers", {"list"});
    int step = 0;
    for (const JsonReader& item : towers["list"].array(kTowers, kTowers)) {
      const JsonObject fields = item.object({"step", "gears", "bonus"});
      ++step;
      fields["step"].integer(step, step);
      const auto at = static_cast<std::size_t>(step - 1);
      grid_.gears[at] = readByte(fields["gears"], 0, 9);
      grid_.towerBonus[at] = effects_.bonus(fields["bonus"]);
    }
  }

  void readTransformers() {
    const JsonObject transformers = section("transformers", {"spaces", "lines"});
    bool hasStart = false;
    for (const JsonReader& item : transformers["spaces"].array(1, kMaxTransformers)) {
      const JsonObject fields = item.object({"id", "column", "row", "start", "bolt", "bonus"});
      TransformerSpace space;
      space.id = readNewId(fields["id"], grid_.spaces);
      space.column = readByte(fields["column"], 1, kTowers);
      fields["row"].integer(0, 9);
      space.start = fields["start"].boolean();
      space.bolt = fields["bolt"].boolean();
      space.bonus = effects_.bonus(fields["bonus"]);
      hasStart = hasStart || space.start;
      grid_.spaces.push_back(std::move(space));
    }
    if (!hasStart) transformers["spaces"].refuse("content_no_start_space");
    for (const JsonReader& item : transformers["lines"].array(0, 200))
      grid_.thickLines.push_back(readEnds(item));
  }

  std::array<std::uint8_t, 2> readEnds(const JsonReader& value) {
    const auto pair = value.array(2, 2);
    if (pair.size() != 2) return {};
    const std::array<std::uint8_t, 2> ends = {readReference(pair[0], grid_.spaces),
                                              readReference(pair[1], grid_.spaces)};
    if (ends[0] == ends[1]) value.refuse("content_line_to_itself");
    return ends;
  }

  void readNetwork() {
    const JsonObject network = section("network", {"lines"});
    for (const JsonReader& item : network["lines"].array(0, kMaxNetworkLines)) {
      const JsonObject fields = item.object({"id", "ends", "price"});
      NetworkLine line;
      line.id = readNewId(fields["id"], grid_.lines);
      line.ends = readEnds(fields["ends"]);
      line.price = readPrice(fields["price"]);
      grid_.lines.push_back(std::move(line));
    }
  }

  void readIncome() {
    const JsonObject income =
        section("income", {"columns", "start", "special_card_columns", "cross_arrows"});
    int area = 1;
    for (const JsonReader& item : income["columns"].array(1, kMostIncome)) {
      const JsonObject fields = item.object({"value", "area"});
      area = fields["area"].integer(area, kTowers);
      grid_.columns.push_back({readByte(fields["value"], 0, 99), static_cast<std::uint8_t>(area)});
    }
    const int last = std::max(0, grid_.columns.count() - 1);
    grid_.startColumn = readByte(income["start"], 0, last);
    for (const JsonReader& item : income["special_card_columns"].array(0, 8))
      grid_.specialColumns.push_back(readByte(item, 0, last));
    readCrossArrows(income["cross_arrows"], last);
  }

  void readCrossArrows(const JsonReader& list, int last) {
    for (auto& track : grid_.crossArrow) track.fill(kNone);
    for (const JsonReader& item : list.array(0, kMarkets * kMostIncome)) {
      const JsonObject fields = item.object({"market", "column", "to"});
      const Market from = readMarket(fields["market"]);
      const Market to = readMarket(fields["to"]);
      const auto column = static_cast<std::size_t>(fields["column"].integer(0, last));
      if (from == to) fields["to"].refuse("content_line_to_itself");
      grid_.crossArrow[indexOf(from)][column] = static_cast<std::uint8_t>(to);
    }
  }

  void readCapital() {
    const JsonObject capital = section("capital", {"areas", "repay"});
    for (const JsonReader& item : capital["areas"].array(0, 8))
      grid_.capitalAreas.push_back(readByte(item, 1, kTowers));
    grid_.repay = readByte(capital["repay"], 0, 99);
  }

  void readEnergy() {
    const JsonObject energy = section("energy", {"towers"});
    std::size_t at = 0;
    for (const JsonReader& item : energy["towers"].array(kMostEnergy + 1, kMostEnergy + 1))
      grid_.towerAbove[at++] = readByte(item, 1, kTowers);
  }

  JsonObject root_;
  Pack& pack_;
  GridBoard& grid_;
  EffectsReader effects_;
};

}  // namespace

void readGrid(const JsonReader& root, Pack& pack) { GridReader(root, pack).read(); }

}  // namespace spannung::pampero
