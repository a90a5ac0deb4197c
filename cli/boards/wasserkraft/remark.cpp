#include "cli/boards/wasserkraft/remark.h"

#include <algorithm>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <fmt/format.h>

#include "engine/wasserkraft/external_work.h"
#include "engine/wasserkraft/notation.h"
#include "engine/wasserkraft/production.h"
#include "texts/phrase_text.h"

namespace spannung::wasserkraft {
namespace {

namespace json = boost::json;

std::string listed(const Lines& words, std::string_view separator = ", ") {
  return fmt::format("{}", fmt::join(words, separator));
}

// What an action takes at once.
bool isPayment(const Event& event) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::spaceUsed:
    case EventKind::constructionBegun:
    case EventKind::mahiriUsed:
    case EventKind::buildingUsed: return true;
    default: return false;
  }
}

// What the production among these events brings whoever makes it.
std::optional<int> producedIn(const std::vector<Event>& events) {
  const auto isKind = [](EventKind kind) {
    return [kind](const Event& event) { return static_cast<EventKind>(event.kind) == kind; };
  };
  const auto production = std::find_if(events.begin(), events.end(), isKind(EventKind::produced));
  const auto gain = std::find_if(production, events.end(), isKind(EventKind::energyGained));
  if (gain == events.end() || gain->seat != production->seat) return std::nullopt;
  return gain->operands[0];
}

int numberIn(const json::object& object, std::string_view key) {
  const json::value* found = object.if_contains(key);
  return found == nullptr ? 0 : found->to_number<int>();
}

bool contains(const json::array& words, const std::string& word) {
  return std::find(words.begin(), words.end(), json::value(json::string(word))) != words.end();
}

}  // namespace

std::string RemarkText::of(const Scene& scene, const MenuEntry& entry) const {
  return listed(parts(scene, entry));
}

Lines RemarkText::parts(const Scene& scene, const MenuEntry& entry) const {
  const State& state = scene.state.as<State>();
  const auto described = [this](std::string_view type, int value) {
    const std::string words = about(type, value);
    return words.empty() ? Lines{} : Lines{words};
  };
  switch (kindOf(entry.first)) {
    case MoveKind::company: return companyParts(state, entry.first.a);
    case MoveKind::tile:
    case MoveKind::copy:
    case MoveKind::claim:
    case MoveKind::retrieve: return described("tile", entry.first.a);
    case MoveKind::use:
    case MoveKind::construct:
    case MoveKind::operate:
    case MoveKind::margot: return actionParts(scene, entry.first);
    case MoveKind::mahiri: {
      Lines words = actionParts(scene, entry.first);
      append(words, described("officer", entry.first.a));
      return words;
    }
    case MoveKind::build: return priceParts(scene, entry.first);
    case MoveKind::produce: return productionParts(scene, entry);
    case MoveKind::order: return loanParts(entry.first);
    default: return {};
  }
}

std::string RemarkText::about(std::string_view type, int value) const {
  const auto phrase = loaded_.about(type, value);
  return phrase ? phraseText(*phrase, terminal_.texts()) : std::string{};
}

std::string RemarkText::inShort(ContractIndex contract) const {
  const Contract& shown = game_.tables().contract(contract);
  return text(fmt::format("short_contract.{}", colourText(shown.colour)),
              {{"number", shown.id.substr(shown.id.rfind('-') + 1)},
               {"energy", std::to_string(shown.requirement)}});
}

Lines RemarkText::companyParts(const State& state, int company) const {
  for (const CompanySet& offered : state.offeredSets)
    if (static_cast<int>(offered.company) == company) {
      const int officer = static_cast<int>(offered.officer);
      return {
          text("draft_set", {{"officer", narrator_.nameOf("officer", officer)},
                             {"ability", about("officer", officer)},
                             {"number", std::to_string(game_.tables().components.powers.powerAt)},
                             {"power", about("company", company)}})};
    }
  return {};
}

// The workers and the Hydro, then what waits there, then what can be produced at most.
Lines RemarkText::actionParts(const Scene& scene, Move move) const {
  const State& state = scene.state.as<State>();
  Lines words;
  if (kindOf(move) == MoveKind::mahiri)
    words.push_back(amount(
        "workers",
        game_.tables().components.officers.mahiriSpaces[state.acting().officerUses].workers));
  for (const Event& event : loaded_.preview(scene.state, move).events)
    if (isPayment(event)) append(words, amounts(event));
  if (words.empty()) words.push_back(text("free"));
  if (const std::string thing = waiting(state, move); !thing.empty()) words.push_back(thing);
  if (const auto energy = energyOf(scene, move))
    words.push_back(text("best_energy", {{"energy", std::to_string(*energy)}}) +
                    contractsFor(scene, move));
  return words;
}

// The tile or the external work that the space gives.
std::string RemarkText::waiting(const State& state, Move move) const {
  if (kindOf(move) != MoveKind::use) return {};
  const Space& space = game_.tables().space(move.a);
  if (space.board == Board::works)
    return narrator_.nameOf("work", state.works[space.position].index());
  if (space.board != Board::patents) return {};
  const int tile = state.patents[space.position].index();
  return fmt::format("{}: {}", narrator_.nameOf("tile", tile), about("tile", tile));
}

Lines RemarkText::priceParts(const Scene& scene, Move move) const {
  const json::object figures = loaded_.preview(scene.state, move).figures;
  const json::value* price = figures.if_contains("price");
  if (price == nullptr) return {};
  const json::object& machines = price->as_object();
  Lines words;
  for (const char* machine : {"excavators", "mixers"})
    if (const int count = numberIn(machines, machine); count > 0)
      words.push_back(amount(machine, count));
  if (machines.contains("one_kind") && words.size() == 2) words = {either(words[0], words[1])};
  if (const int mixers = numberIn(machines, "instead_mixers"); mixers > 0)
    words = {either(listed(words), amount("mixers", mixers))};
  if (const int border = numberIn(figures, "border"); border > 0)
    words.push_back(amount("hydro", border));
  if (words.empty()) words.push_back(text("free"));
  return words;
}

// What the Loan Agency wants for the machines of a work.
Lines RemarkText::loanParts(Move move) const {
  return {amount("hydro", loanFor(game_.tables(), workOf(game_.tables(), WorkIndex::of(move.a))))};
}

// For each number of drops: the energy, and the fee for somebody else's conduit.
Lines RemarkText::productionParts(const Scene& scene, const MenuEntry& entry) const {
  const State& state = scene.state.as<State>();
  Lines energies;
  for (int drops = entry.lowest; drops <= entry.highest; ++drops) {
    Move move = entry.first;
    move.c = static_cast<std::int16_t>(drops);
    energies.push_back(std::to_string(energyOf(scene, move).value_or(0)));
  }
  Lines words = {text("energy", {{"energy", listed(energies)}}) + contractsFor(scene, entry.last)};
  const int fee =
      feeFor(game_.tables(), state, state.actor, ConduitSite::of(entry.first.b), entry.highest);
  if (fee > 0) words.push_back(text("fee", {{"hydro", std::to_string(fee)}}));
  return words;
}

// The most that can be chosen, or what comes by itself where there is nothing to choose.
std::optional<int> RemarkText::energyOf(const Scene& scene, Move move) const {
  const Preview preview = loaded_.preview(scene.state, move);
  if (preview.figures.contains("energy")) return numberIn(preview.figures, "energy");
  return producedIn(preview.events);
}

std::string RemarkText::contractsFor(const Scene& scene, Move move) const {
  const json::object figures = loaded_.preview(scene.state, move).figures;
  Lines names;
  if (const json::value* contracts = figures.if_contains("contracts"))
    for (const ContractIndex contract : game_.tables().components.contracts.keys())
      if (contains(contracts->as_array(), game_.tables().contract(contract).id))
        names.push_back(inShort(contract));
  return names.empty() ? "" : ' ' + text("enough_for", {{"contracts", listed(names)}});
}

// By the names that the game gives the numbers of an event.
Lines RemarkText::amounts(const Event& event) const {
  Lines words;
  const Term& term = game_.eventTerms()[event.kind];
  for (std::size_t i = 0; i < event.operands.size(); ++i)
    if (const std::string_view name = term.operands[i].name;
        (name == "workers" || name == "hydro") && event.operands[i] > 0)
      words.push_back(amount(name, event.operands[i]));
  return words;
}

std::string RemarkText::amount(std::string_view what, int count) const {
  return text(fmt::format("amount.{}", what), {{"count", std::to_string(count)}});
}

std::string RemarkText::either(const std::string& left, const std::string& right) const {
  return text("or_join", {{"left", left}, {"right", right}});
}

std::string RemarkText::text(std::string_view key, const Args& args) const {
  return terminal_.text(fmt::format("wasserkraft.{}", key), args);
}

}  // namespace spannung::wasserkraft
