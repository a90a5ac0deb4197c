#include "games/wasserkraft/deal_text.h"

#include "engine/wasserkraft/notation.h"
#include "games/core/deal_reader.h"

namespace spannung::wasserkraft {
namespace {

// How the items of each list are written: by number counted from 1, or by word.
std::string seatWord(const Tables&, Seat seat) { return seatText(seat); }
std::string numberWord(const Tables&, std::uint8_t number) { return std::to_string(number + 1); }
std::string basinWord(const Tables&, BasinIndex basin) { return std::to_string(basin.index() + 1); }
std::string bonusWord(const Tables&, Bonus bonus) { return std::string(bonusText(bonus)); }
std::string objectiveWord(const Tables&, Objective objective) {
  return std::string(objectiveText(objective));
}
std::string contractWord(const Tables& tables, ContractIndex contract) {
  return tables.contract(contract).id;
}
std::string tileWord(const Tables&, Tile tile) { return tileText(tile); }
std::string companyWord(const Tables&, Company company) {
  return std::string(companyText(company));
}
std::string officerWord(const Tables&, Officer officer) {
  return std::string(officerText(officer));
}

std::string workWord(const Tables& tables, WorkIndex work) {
  return tables.components.leeghwater.works[work].id;
}
std::string buildingWord(const Tables& tables, BuildingIndex building) {
  return tables.components.leeghwater.buildings[building].id;
}

template <class T>
T itemAt(int index) {
  if constexpr (requires { T::of(index); })
    return T::of(index);
  else
    return static_cast<T>(index);
}

// Calls visit(name, list, word, count of items) for every list of a deal, of const or other deals.
template <class DealType, class Visit>
void forEachList(const Tables& tables, DealType& deal, Visit visit) {
  visit("order", deal.order, seatWord, tables.options.players);
  visit("headstreams", deal.headstreams, numberWord, kHeadstreamTiles);
  visit("bonuses", deal.bonuses, bonusWord, kBonuses);
  visit("objective", deal.objective, objectiveWord, kObjectives);
  visit("national", deal.national, contractWord, tables.contracts());
  visit("green", deal.stacks[0], contractWord, tables.contracts());
  visit("yellow", deal.stacks[1], contractWord, tables.contracts());
  visit("red", deal.stacks[2], contractWord, tables.contracts());
  visit("neutral", deal.neutral, basinWord, kBasins);
  visit("tiles", deal.tiles, tileWord, kTiles);
  visit("companies", deal.companies, companyWord, kCompanies);
  visit("officers", deal.officers, officerWord, kOfficers);
  visit("starts", deal.starts, contractWord, tables.contracts());
  visit("automa", deal.automa, numberWord, kAutomaTiles);
  visit("works", deal.works, workWord, kWorks);
  visit("buildings", deal.buildings, buildingWord, kPrivateBuildings);
  visit("removed", deal.removed, tileWord, kTiles);
}

}  // namespace

std::vector<Choice> dealChoices() {
  return {{"order", "", {}, "seats in turn order"},
          {"headstreams", "", {}, "numbers of the tiles on A to D"},
          {"bonuses", "", {}, "bonus tiles of rounds 1 to 5"},
          {"objective", "", {}, "the objective tile"},
          {"national", "", {}, "national contracts"},
          {"green", "", {}, "green contracts, the two on display first"},
          {"yellow", "", {}, "yellow contracts, the two on display first"},
          {"red", "", {}, "red contracts, the two on display first"},
          {"neutral", "", {}, "basins of the neutral dams"},
          {"tiles", "", {}, "advanced tiles in the order they come up"},
          {"companies", "", {}, "companies on offer, or by seat"},
          {"officers", "", {}, "officers on offer, or by seat, then those for Mahiri"},
          {"starts", "", {}, "starting contracts on offer, or by seat"},
          {"automa", "", {}, "numbers of the Automa tiles, the top one first"},
          {"works", "", {}, "external works, deck by deck, in the order they come up"},
          {"buildings", "", {}, "private buildings of rows 1 to 5"},
          {"removed", "", {}, "advanced tiles that Leeghwater removes, one of each level"}};
}

Expected<Deal> parseDeal(const Wasserkraft& game, const Values& values) {
  const Tables& tables = game.tables();
  DealReader reader(dealChoices(), values);
  Deal deal;
  forEachList(tables, deal, [&](const char* name, auto& items, auto wordOf, int count) {
    using Item = typename std::remove_reference_t<decltype(items)>::value_type;
    reader.list(name, items, [&](const std::string& word) {
      int index = 0;
      while (index < count && wordOf(tables, itemAt<Item>(index)) != word) ++index;
      return index < count ? std::optional(itemAt<Item>(index)) : std::nullopt;
    });
  });
  return reader.result(game, deal);
}

Values dealValues(const Tables& tables, const Deal& deal) {
  Values values;
  forEachList(tables, deal, [&](const char* name, const auto& items, auto wordOf, int) {
    putList(values, name, items, [&](const auto& item) { return wordOf(tables, item); });
  });
  return values;
}

}  // namespace spannung::wasserkraft
