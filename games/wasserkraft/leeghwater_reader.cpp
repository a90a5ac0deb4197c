// leeghwater.json: the components of the expansion.

#include "games/wasserkraft/content_fields.h"
#include "games/wasserkraft/file_readers.h"

namespace spannung::wasserkraft {
namespace {

constexpr int kMostMachines = 20;
constexpr int kMostHydro = 20;

class LeeghwaterReader {
 public:
  LeeghwaterReader(const JsonReader& root, Pack& pack)
      : root_(root.object({"schema", "leeghwater_company", "leeghwater_officers",
                           "leeghwater_bonus_tiles", "leeghwater_pieces", "external_works",
                           "private_buildings"})),
        components_(pack.components),
        sources_(pack.sources) {}

  void read() {
    checkSchema(root_);
    readCompany();
    readOfficers();
    readBonuses();
    readWorks();
    readBuildings();
  }

 private:
  JsonObject section(const std::string& name, std::vector<std::string> fields) {
    return readSection(root_, name, std::move(fields), sources_);
  }

  void readCompany() {
    const JsonObject fields =
        section("leeghwater_company", {"bases", "elevations", "conduits", "netherlands_drops"});
    components_.companies[indexOf(Company::netherlands)].incomes = {
        readIncomes(fields["bases"]), readIncomes(fields["elevations"]),
        readIncomes(fields["conduits"])};
    components_.powers.netherlandsDrops = readByte(fields["netherlands_drops"], 0, 3);
  }

  void readOfficers() {
    const JsonObject fields = section("leeghwater_officers", {"simone_contracts", "margot_space"});
    components_.officers.simoneContracts =
        readByte(fields["simone_contracts"], 1, kMaxOpenContracts - 2);
    components_.officers.margotSpace = readWorkerSpace(fields["margot_space"]);
  }

  void readBonuses() {
    const JsonObject fields = section("leeghwater_bonus_tiles", {"works", "buildings"});
    components_.bonusPoints[indexOf(Bonus::works)] = readByte(fields["works"], 1, 20);
    components_.bonusPoints[indexOf(Bonus::buildings)] = readByte(fields["buildings"], 1, 20);
    const JsonObject pieces = section("leeghwater_pieces", {"buildings"});
    components_.costs.pieces[indexOf(Structure::building)] =
        readByte(pieces["buildings"], 1, kRows);
  }

  void readWorks() {
    const JsonObject fields = section("external_works", {"workers", "list"});
    addSpaces(readByte(fields["workers"], 1, 12));
    const JsonReader list = fields["list"];
    auto work = components_.leeghwater.works.begin();
    for (const JsonReader& item : list.array(kWorks, kWorks)) *work++ = readWork(item);
    checkDecks(list);
  }

  // They lie beside the board, one for each position.
  void addSpaces(std::uint8_t workers) {
    for (int position = 0; position < kWorkPositions; ++position) {
      Space space;
      space.id = "works-" + std::to_string(position + 1);
      space.board = Board::works;
      space.workers = workers;
      space.position = static_cast<std::uint8_t>(position);
      components_.spaces.push_back(std::move(space));
    }
  }

  static ExternalWork readWork(const JsonReader& item) {
    const JsonObject fields = item.object({"id", "deck", "excavators", "mixers", "rewards"});
    ExternalWork work;
    work.id = readAnyId(fields["id"]);
    work.deck = static_cast<std::uint8_t>(fields["deck"].choice({"a", "b", "c"}));
    work.excavators = readByte(fields["excavators"], 0, kMostMachines);
    work.mixers = readByte(fields["mixers"], 0, kMostMachines);
    work.rewards = readRewards(fields["rewards"], 1);
    return work;
  }

  // Five in each deck, one deck after the other.
  void checkDecks(const JsonReader& list) const {
    for (const WorkIndex work : all<WorkIndex>(kWorks))
      if (components_.leeghwater.works[work].deck != work.index() / (kWorks / kWorkDecks))
        return list.refuse("content_work_decks");
  }

  void readBuildings() {
    const JsonObject fields = section("private_buildings", {"slots", "list"});
    std::size_t i = 0;
    for (const JsonReader& item : fields["slots"].array(kSlotsPerRow, kSlotsPerRow)) {
      const JsonObject slot = item.object({"red", "from_players"});
      components_.leeghwater.slots[i++] = {
          slot["red"].boolean(), readByte(slot["from_players"], kMinPlayers, kMaxPlayers)};
    }
    auto building = components_.leeghwater.buildings.begin();
    for (const JsonReader& item : fields["list"].array(kPrivateBuildings, kPrivateBuildings))
      *building++ = readBuilding(item);
  }

  static PrivateBuilding readBuilding(const JsonReader& item) {
    const JsonObject fields =
        item.object({"id", "excavators", "mixers", "points", "hydro", "action", "spaces"});
    PrivateBuilding building;
    building.id = readAnyId(fields["id"]);
    building.excavators = readByte(fields["excavators"], 0, kMostMachines);
    building.mixers = readByte(fields["mixers"], 0, kMostMachines);
    building.points = readByte(fields["points"], 0, kMostPoints);
    building.hydro = readByte(fields["hydro"], 0, kMostHydro);
    building.action = readRewards(fields["action"], 1);
    std::size_t i = 0;
    for (const JsonReader& space : fields["spaces"].array(kUsesPerRow, kUsesPerRow))
      building.spaces[i++] = readWorkerSpace(space);
    return building;
  }

  JsonObject root_;
  Components& components_;
  Sources& sources_;
};

}  // namespace

void readLeeghwater(const JsonReader& root, Pack& pack) { LeeghwaterReader(root, pack).read(); }

}  // namespace spannung::wasserkraft
