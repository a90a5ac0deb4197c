#include "games/wasserkraft/document.h"

#include <algorithm>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "engine/wasserkraft/ability.h"
#include "engine/wasserkraft/notation.h"
#include "engine/wasserkraft/scoring.h"
#include "engine/wasserkraft/site.h"
#include "games/wasserkraft/automa_document.h"
#include "games/wasserkraft/document_values.h"
#include "games/wasserkraft/leeghwater_document.h"

namespace spannung::wasserkraft {
namespace {

namespace json = boost::json;

json::value tileValue(Tile tile) {
  if (tile.isNone() || tile.isUnknown()) return nullptr;
  return word(tileText(tile));
}

json::value contractValue(const Tables& tables, ContractIndex contract) {
  if (contract.index() >= tables.contracts()) return nullptr;
  return word(tables.contract(contract).id);
}

template <class Contracts>
json::array contractsOf(const Tables& tables, const Contracts& contracts) {
  json::array list;
  for (const ContractIndex contract : contracts) list.push_back(contractValue(tables, contract));
  return list;
}

json::array fulfilledOf(const Tables& tables, const Player& player) {
  json::array list;
  for (const ContractIndex contract : tables.components.contracts.keys())
    if (holds(player.fulfilled, contract)) list.push_back(word(tables.contract(contract).id));
  return list;
}

// From the top segment on, in the order in which they come up.
json::array wheelOf(const Player& player) {
  json::array wheel;
  for (std::size_t i = 0; i < kSegments; ++i) {
    const Segment& segment = player.wheel[(player.top + i) % kSegments];
    wheel.push_back(json::object{{"tile", tileValue(segment.tile)},
                                 {"excavators", segment.excavators},
                                 {"mixers", segment.mixers}});
  }
  return wheel;
}

json::array tilesOf(const Player& player) {
  json::array tiles;
  for (int i = 0; i < kTiles; ++i)
    if ((player.tiles & tileBit(Tile::of(i))) != 0) tiles.push_back(word(tileText(Tile::of(i))));
  return tiles;
}

json::object builtOf(const Tables& tables, const Player& player) {
  json::object built;
  for (const Structure structure : kAllStructures)
    if (structure != Structure::building || tables.options.leeghwater)
      built[structureText(structure)] = player.count(structure);
  return built;
}

json::object pointsOf(const Tables& tables, const Player& player) {
  json::object points;
  for (int source = 0; source < kSources; ++source)
    if (isInPlay(tables.options, static_cast<Source>(source)))
      points[tables.words.text("source", source)] =
          player.pointsFrom[static_cast<std::size_t>(source)];
  return points;
}

// How many incomes are open, and the number of the piece that opens the next one.
json::object incomesOf(const Player& player) {
  json::object incomes;
  for (int i = 0; i < kIncomeStructures; ++i) {
    const auto structure = static_cast<Structure>(i);
    const auto next =
        std::upper_bound(kIncomeOrdinals.begin(), kIncomeOrdinals.end(), player.count(structure));
    incomes[structureText(structure)] = {
        {"open", next - kIncomeOrdinals.begin()},
        {"next", next == kIncomeOrdinals.end() ? json::value(nullptr) : json::value(*next)}};
  }
  return incomes;
}

// What the end of the round and of the game would bring if it were now.
json::object expectedOf(const Tables& tables, const State& state, Seat seat) {
  const auto at = static_cast<std::size_t>(seat.index());
  return {{"rank", rankPoints(tables, state)[at]},
          {"payout", energyPayout(tables, state.player(seat).energy)},
          {"section", sectionOf(tables, state.player(seat).energy)},
          {"objective", objectivePoints(tables, state)[at]},
          {"water", waterOf(state, seat)},
          {"resources", resourcesOf(state.player(seat))}};
}

json::object playerOf(const Tables& tables, const State& state, Seat seat) {
  const Player& player = state.player(seat);
  const bool chosen = state.phase != Phase::setup || player.officer != Officer::none;
  const bool officer = player.officer != Officer::none;
  return {{"seat", seat.index() + 1},
          {"company", chosen ? word(companyText(player.company)) : json::value(nullptr)},
          {"officer", officer ? word(officerText(player.officer)) : json::value(nullptr)},
          {"hydro", player.hydro},
          {"excavators", player.excavators},
          {"mixers", player.mixers},
          {"workers", player.workers},
          {"bank_workers", player.bankWorkers},
          {"constructions", player.constructions},
          {"officer_uses", player.officerUses},
          {"passed", player.passed},
          {"energy", player.energy},
          {"points", player.points},
          {"points_from", pointsOf(tables, player)},
          {"built", builtOf(tables, player)},
          {"tiles", tilesOf(player)},
          {"wheel", wheelOf(player)},
          {"contracts", contractsOf(tables, player.contracts)},
          {"fulfilled", fulfilledOf(tables, player)},
          {"incomes", incomesOf(player)},
          {"power", hasPower(tables, player, player.company)},
          {"expected", expectedOf(tables, state, seat)},
          {"objective", objectiveCount(tables, state, seat)},
          {"bonus_now", chosen ? bonusPoints(tables, state, seat) : 0}};
}

json::object damsOf(const Tables& tables, const State& state) {
  json::object dams;
  for (const DamSite site : all<DamSite>(kDamSites))
    if (const Dam& dam = damOn(state, site); dam.isThere())
      dams[damText(site)] = {{"owner", ownerValue(dam.owner)},
                             {"level", dam.level},
                             {"water", dam.water},
                             {"capacity", capacityOf(tables, state, dam)}};
  return dams;
}

template <class Site, std::size_t kCount>
json::object ownersOf(const Indexed<Site, Owner, kCount>& owners) {
  json::object sites;
  for (const Site site : all<Site>(static_cast<int>(kCount)))
    if (!owners[site].isNone()) sites[placeText(placeAt(site))] = ownerValue(owners[site]);
  return sites;
}

json::object headstreamsOf(const Tables& tables, const State& state) {
  json::object headstreams;
  for (int i = 0; i < kHeadstreams; ++i) {
    const auto at = static_cast<std::size_t>(i);
    json::array rounds;
    for (const int drops : tables.components.headstreamTiles[state.headstreamTiles[at]])
      rounds.push_back(drops);
    headstreams[tables.words.text("headstream", i)] = {{"tile", state.headstreamTiles[at] + 1},
                                                       {"rounds", std::move(rounds)},
                                                       {"drops", state.headwater[at]}};
  }
  return headstreams;
}

json::object spacesOf(const Tables& tables, const State& state) {
  json::object spaces;
  for (int i = 0; i < tables.spaces(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (tables.terms(i).inPlay) spaces[tables.space(i).id] = ownerValue(state.spaces[at]);
  }
  return spaces;
}

json::object officeOf(const Tables& tables, const State& state) {
  json::object office;
  for (std::size_t colour = 0; colour < kStackColours; ++colour)
    office[colourText(static_cast<Colour>(colour))] = {
        {"display", contractsOf(tables, state.display[colour])},
        {"stack", contractsOf(tables, state.stacks[colour])}};
  office["national"] = contractsOf(tables, state.national);
  return office;
}

json::value patentsOf(const Tables& tables, const State& state) {
  if (!tables.options.isFull()) return nullptr;
  json::array tiles;
  for (const Tile tile : state.patents) tiles.push_back(tileValue(tile));
  json::array stack;
  for (const Tile tile : state.patentStack) stack.push_back(tileValue(tile));
  return json::object{{"tiles", std::move(tiles)}, {"stack", std::move(stack)}};
}

json::array bonusesOf(const State& state) {
  json::array bonuses;
  for (const Bonus bonus : state.bonuses) bonuses.push_back(word(bonusText(bonus)));
  return bonuses;
}

json::value draftOf(const Tables& tables, const State& state) {
  if (state.phase != Phase::setup) return nullptr;
  json::array sets;
  for (const CompanySet& set : state.offeredSets)
    sets.push_back(json::object{{"company", word(companyText(set.company))},
                                {"officer", word(officerText(set.officer))}});
  return json::object{{"sets", std::move(sets)},
                      {"contracts", contractsOf(tables, state.offeredContracts)}};
}

json::array extraOfficersOf(const State& state) {
  json::array officers;
  for (const Officer officer : state.extraOfficers) officers.push_back(word(officerText(officer)));
  return officers;
}

json::value pieceOf(const FreePiece& piece) {
  if (!piece.waits()) return nullptr;
  return json::object{{"structure", word(structureText(piece.structure))},
                      {"highest_value", piece.highestValue}};
}

json::value copiedOf(const Turn& turn) {
  return turn.copied == Officer::none ? json::value(nullptr) : word(officerText(turn.copied));
}

json::object turnOf(const Turn& turn) {
  return {{"copied", copiedOf(turn)},
          {"further", turn.further},
          {"tile", tileValue(turn.tile)},
          {"effect", tileValue(turn.effect)},
          {"modifier", turn.modifier},
          {"produced", turn.produced},
          {"machines", turn.machines},
          {"water", turn.water},
          {"flowing_water", turn.flowing},
          {"piece", pieceOf(turn.piece)},
          {"contracts_to_take", turn.contractsToTake}};
}

}  // namespace

json::object stateDocument(const Wasserkraft& game, const State& state) {
  const Tables& tables = game.tables();
  json::array order;
  for (const Seat seat : state.order) order.push_back(seat.index() + 1);
  json::array players;
  for (int i = 0; i < tables.options.players; ++i) {
    players.push_back(playerOf(tables, state, Seat::of(i)));
    if (tables.options.leeghwater)
      addLeeghwater(tables, state, Seat::of(i), players.back().as_object());
    if (tables.options.isAutoma(Seat::of(i)))
      players.back().as_object()["automa"] = word(levelText(tables.options.levelOf(Seat::of(i))));
  }
  json::object document = {{"game", json::string(Wasserkraft::kName)},
                           {"round", state.round},
                           {"phase", phaseOf(state)},
                           {"stage", word(stageText(state.stage))},
                           {"actor", seatValue(state.actor)},
                           {"order", std::move(order)},
                           {"headstreams", headstreamsOf(tables, state)},
                           {"dams", damsOf(tables, state)},
                           {"conduits", ownersOf(state.conduits)},
                           {"powerhouses", ownersOf(state.powerhouses)},
                           {"spaces", spacesOf(tables, state)},
                           {"contract_office", officeOf(tables, state)},
                           {"patents", patentsOf(tables, state)},
                           {"bonuses", bonusesOf(state)},
                           {"objective", word(objectiveText(state.objective))},
                           {"extra_officers", extraOfficersOf(state)},
                           {"draft", draftOf(tables, state)},
                           {"players", std::move(players)},
                           {"turn", turnOf(state.turn)}};
  if (tables.options.leeghwater) document["leeghwater"] = leeghwaterDocument(tables, state);
  if (tables.hasAutomas) document["automa"] = automaDocument(tables, state);
  return document;
}

}  // namespace spannung::wasserkraft
