// contracts.json: standard, remote and solar contracts, foreign market cards.
#include "games/pampero/content_fields.h"
#include "games/pampero/file_readers.h"

namespace spannung::pampero {
namespace {

constexpr std::size_t kMaxContracts = 128;

class ContractsReader {
 public:
  ContractsReader(const JsonReader& root, Pack& pack)
      : root_(root.object({"schema", "standard", "remote", "solar", "foreign"})),
        pack_(pack),
        content_(pack.content) {}

  void read() {
    checkSchema(root_);
    readContracts("standard", ContractKind::standard);
    readContracts("remote", ContractKind::remote);
    readContracts("solar", ContractKind::solar);
    readForeign();
  }

 private:
  void readContracts(const std::string& name, ContractKind kind) {
    const JsonObject section = readSection(root_, name, {"tiles"}, pack_.sources);
    const std::size_t room = kMaxContracts - content_.contracts.size();
    for (const JsonReader& item : section["tiles"].array(1, std::min<std::size_t>(room, 48))) {
      const JsonObject fields =
          item.object(kind == ContractKind::remote
                          ? std::vector<std::string>{"id", "names", "symbols", "prices"}
                          : std::vector<std::string>{"id", "names", "symbols"});
      ContractTile tile;
      tile.id = readNewId(fields["id"], content_.contracts);
      tile.kind = kind;
      tile.symbols = readSymbols(fields["symbols"]);
      if (kind == ContractKind::remote)
        for (const JsonReader& price : fields["prices"].array(1, 2))
          tile.prices.push_back(readPrice(price));
      pack_.names["contract_tile"][tile.id] = readNames(fields["names"]);
      if (kind == ContractKind::standard)
        pack_.names["contract"][tile.id] = pack_.names["contract_tile"][tile.id];
      content_.contracts.push_back(tile);
    }
  }

  void readForeign() {
    const JsonObject section = readSection(root_, "foreign", {"countries", "cards"}, pack_.sources);
    for (const JsonReader& item : section["countries"].array(kCountries, kCountries)) {
      const JsonObject fields = item.object({"id", "names"});
      content_.countries.push_back(fields["id"].string(kMaxIdBytes));
      pack_.names["country"][content_.countries.back()] = readNames(fields["names"]);
    }
    for (const JsonReader& item : section["cards"].array(2, kMaxForeignCards)) readCard(item);
  }

  void readCard(const JsonReader& item) {
    const JsonObject fields =
        item.object({"id", "names", "country", "batteries", "incomes", "back"});
    ForeignCard card;
    card.id = readNewId(fields["id"], content_.foreignCards);
    card.country = static_cast<std::uint8_t>(
        fields["country"].choice({content_.countries.begin(), content_.countries.end()}));
    card.batteries = readByte(fields["batteries"], 0, 24);
    for (const JsonReader& market : fields["incomes"].array(1, 6))
      card.incomes.push_back(readMarket(market));
    for (const JsonReader& market : fields["back"].array(1, 2))
      card.back.push_back(readMarket(market));
    pack_.names["foreign"][card.id] = readNames(fields["names"]);
    content_.foreignCards.push_back(card);
  }

  JsonObject root_;
  Pack& pack_;
  Content& content_;
};

}  // namespace

void readContracts(const JsonReader& root, Pack& pack) { ContractsReader(root, pack).read(); }

}  // namespace spannung::pampero
