// solo.json: the solo opponent.
#include "games/pampero/content_fields.h"
#include "games/pampero/file_readers.h"

namespace spannung::pampero {
namespace {

const std::vector<std::string_view> kRivalActions = {"tower", "wind",   "standard", "remote",
                                                     "solar", "export", "special"};

class SoloReader {
 public:
  SoloReader(const JsonReader& root, Pack& pack)
      : root_(root.object({"schema", "provenance", "note", "track_income", "final_tile_money",
                           "export_money_per_battery", "special_money", "pass_money", "tower_rent",
                           "zone_c_towers", "substitutes", "difficulties", "cards"})),
        pack_(pack),
        content_(pack.content),
        solo_(pack.content.solo) {}

  void read() {
    checkSchema(root_);
    pack_.sources["solo.json"] = readSource(root_);
    readMoney();
    readSubstitutes();
    readDifficulties();
    for (const JsonReader& item : root_["cards"].array(1, kMaxRivalCards)) readCard(item);
  }

 private:
  void readMoney() {
    std::size_t at = 0;
    for (const JsonReader& item : root_["track_income"].array(kMostOnTrack + 1, kMostOnTrack + 1))
      solo_.trackIncome[at++] = readByte(item, 0, 99);
    solo_.finalTileMoney = readByte(root_["final_tile_money"], 0, 99);
    solo_.exportMoneyPerBattery = readByte(root_["export_money_per_battery"], 0, 99);
    solo_.specialMoney = readByte(root_["special_money"], 0, 99);
    solo_.passMoney = readByte(root_["pass_money"], 0, 99);
    solo_.zoneCTowers = readByte(root_["zone_c_towers"], 0, kTowers);
    const JsonObject rent = root_["tower_rent"].object({"A", "B", "C"});
    solo_.towerRent = {readByte(rent["A"], 0, 99), readByte(rent["B"], 0, 99),
                       readByte(rent["C"], 0, 99)};
  }

  void readSubstitutes() {
    const std::vector<std::pair<std::string, Count>> counts = {
        {"batteries", Count::batteries},
        {"network_tiles", Count::networkTiles},
        {"bolt_marks", Count::boltMarks},
        {"energy", Count::energy},
        {"energy_spent_on_contracts", Count::energySpent},
        {"transformers_on_board", Count::transformers}};
    std::vector<std::string> names;
    for (const auto& [name, count] : counts) names.push_back(name);
    const JsonObject fields = root_["substitutes"].object(names);
    for (const auto& [name, count] : counts)
      solo_.substitutes[static_cast<std::size_t>(count)] = readSubstitute(fields[name]);
  }

  static Substitute readSubstitute(const JsonReader& value) {
    const JsonObject fields = value.object({"network", "contracts", "over"});
    Substitute substitute;
    substitute.used = true;
    substitute.contracts = fields.find("contracts").has_value();
    substitute.times = readByte(fields[substitute.contracts ? "contracts" : "network"], 1, 9);
    substitute.over = readByte(fields["over"], 1, 9);
    return substitute;
  }

  void readDifficulties() {
    for (const JsonReader& item : root_["difficulties"].array(2, 8)) {
      const JsonObject fields = item.object({"id", "names", "money"});
      solo_.difficulties.push_back(fields["id"].string(kMaxIdBytes));
      solo_.startMoney.push_back(static_cast<std::uint16_t>(fields["money"].integer(0, 500)));
      pack_.names["difficulty"][solo_.difficulties.back()] = readNames(fields["names"]);
    }
  }

  void readCard(const JsonReader& item) {
    const JsonObject fields =
        item.object({"id", "names", "actions", "sectors", "tile_row", "market", "country",
                     "solar_arrow", "special", "retrieve"});
    RivalCard card;
    card.id = readNewId(fields["id"], solo_.cards);
    for (const JsonReader& action : fields["actions"].array(1, 4))
      card.actions.push_back(static_cast<RivalAction>(action.choice(kRivalActions)));
    for (const JsonReader& sector : fields["sectors"].array(1, kMaxSectors))
      card.sectors.push_back(SectorIndex::of(readReference(sector, content_.sectors)));
    card.tileRow = readByte(fields["tile_row"], 0, kBonusRows - 1);
    card.market = readMarket(fields["market"]);
    card.country = static_cast<std::uint8_t>(
        fields["country"].choice({content_.countries.begin(), content_.countries.end()}));
    card.solarArrow = static_cast<std::uint8_t>(fields["solar_arrow"].integer(1, 2) - 1);
    card.specialIsScoring = fields["special"].choice({"action", "scoring"}) == 1;
    card.retrieves = fields["retrieve"].boolean();
    pack_.names["rival_card"][card.id] = readNames(fields["names"]);
    solo_.cards.push_back(std::move(card));
  }

  JsonObject root_;
  Pack& pack_;
  Content& content_;
  Solo& solo_;
};

}  // namespace

void readSolo(const JsonReader& root, Pack& pack) { SoloReader(root, pack).read(); }

}  // namespace spannung::pampero
