#include "cli/boards/funkenschlag/network.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "base/value_text.h"
#include "cli/play/closest_name.h"
#include "cli/terminal/folded_words.h"
#include "cli/terminal/text_width.h"
#include "engine/funkenschlag/building.h"
#include "games/funkenschlag/connection.h"

namespace spannung::funkenschlag {
namespace {

constexpr int kNameWidth = 16;
constexpr int kPriceWidth = 4;

using Strings = std::vector<std::string>;

// Every word that was typed stands for a word of the name: written out, or its beginning.
template <class Fits>
bool allFit(const Strings& typed, const Strings& name, Fits fits) {
  return std::all_of(typed.begin(), typed.end(), [&](const std::string& one) {
    return std::any_of(name.begin(), name.end(),
                       [&](const std::string& word) { return fits(one, word); });
  });
}

Strings spellings(const std::string& name) {
  Strings words = foldedWords(name, Umlaut::twoLetters);
  for (std::string& word : foldedWords(name, Umlaut::oneLetter)) words.push_back(std::move(word));
  return words;
}

// Side by side with commas; a part is never broken.
Lines flowed(const Lines& parts, int width) {
  Lines lines{""};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::string part = parts[i] + (i + 1 < parts.size() ? "," : "");
    const int gap = lines.back().empty() ? 0 : 1;
    if (displayWidth(lines.back()) + gap + displayWidth(part) > width && gap > 0)
      lines.push_back(part);
    else
      lines.back() += (gap > 0 ? " " : "") + part;
  }
  return lines;
}

int costOfEdge(const Map& map, CityIndex from, CityIndex to) {
  int cost = kUnreachable;
  for (const Edge& edge : map.edges)
    if ((edge.from == from && edge.to == to) || (edge.from == to && edge.to == from))
      cost = std::min<int>(cost, edge.cost);
  return cost;
}

}  // namespace

// --- the map -------------------------------------------------------------------------------------

Lines NetworkText::map(const State& state, Seat viewer) const {
  Lines lines;
  for (const RegionIndex each : regions()) append(lines, region(state, viewer, each));
  append(lines, legend(state, viewer));
  return lines;
}

std::vector<RegionIndex> NetworkText::regions() const {
  std::vector<RegionIndex> regions;
  for (const City& city : tables_.map.cities)
    if (std::find(regions.begin(), regions.end(), city.region) == regions.end())
      regions.push_back(city.region);
  return regions;
}

Lines NetworkText::region(const State& state, Seat viewer, RegionIndex region) const {
  Lines lines;
  for (const CityIndex at : tables_.map.cities.keys())
    if (tables_.map.cities[at].region == region && isInPlay(state, at))
      append(lines, city(state, viewer, at));
  if (!lines.empty())
    lines.insert(lines.begin(), terminal_.paint(kTitle, loaded_.nameOf("region", region.index(),
                                                                       terminal_.language())));
  return lines;
}

Lines NetworkText::city(const State& state, Seat viewer, CityIndex city) const {
  const std::string head =
      fmt::format(" {} {} {}  ", padRight(clipped(cityName(city), kNameWidth), kNameWidth),
                  padRight(slots(state, city), kHousesPerCity),
                  padLeft(priceFor(state, viewer, city), kPriceWidth));
  const int indent = displayWidth(head);
  Lines lines =
      flowed(connections(state, city), std::max(kNameWidth, terminal_.size().columns - indent));
  for (std::size_t i = 0; i < lines.size(); ++i)
    lines[i] = (i == 0 ? head : std::string(static_cast<std::size_t>(indent), ' ')) + lines[i];
  return lines;
}

std::string NetworkText::slots(const State& state, CityIndex city) const {
  const Houses& houses = state.houses[city];
  std::string slots;
  for (int slot = 0; slot < houses.count(); ++slot)
    slots += terminal_.paint(seatInk(houses.owner(slot)), seating_.initial(houses.owner(slot)));
  for (int slot = houses.count(); slot < tables_.components.housesByStep[state.step - 1U]; ++slot)
    slots += "·";
  return slots;
}

// Nothing where the viewer has a house, a dash where there is no place.
std::string NetworkText::priceFor(const State& state, Seat viewer, CityIndex city) const {
  if (viewer.isNone() || state.stage == Stage::draftRegion) return {};
  const Connection connection = connectionTo(tables_, state, viewer, city);
  if (reasonOf(connection.verdict) == Reason::alreadyConnected) return {};
  if (!connection.isForSale()) return "–";
  return terminal_.paint(connection.verdict.fine() ? kGood : kBad,
                         std::to_string(connection.price()));
}

// "0 Duisburg", "6 Münster": the cheapest first.
Lines NetworkText::connections(const State& state, CityIndex city) const {
  std::vector<std::pair<int, std::string>> ends;
  for (const Edge& edge : tables_.map.edges) {
    if (edge.from != city && edge.to != city) continue;
    const CityIndex other = edge.from == city ? edge.to : edge.from;
    if (isInPlay(state, other)) ends.emplace_back(edge.cost, cityName(other));
  }
  std::sort(ends.begin(), ends.end());
  Lines parts;
  for (const auto& [cost, name] : ends) parts.push_back(fmt::format("{} {}", cost, name));
  return parts;
}

Lines NetworkText::legend(const State& state, Seat viewer) const {
  Lines names;
  for (int i = 0; i < tables_.options.players; ++i)
    names.push_back(fmt::format("{} {}", seating_.initial(Seat::of(i)),
                                clipped(seating_.at(Seat::of(i)).name, kNameWidth)));
  const bool priced = !viewer.isNone() && state.stage != Stage::draftRegion;
  Lines lines = sentence(priced ? "network_legend" : "network_legend_bare",
                         {{"names", fmt::format("{}", fmt::join(names, ", "))}});
  for (std::string& line : lines) line = terminal_.paint(kDim, line);
  return lines;
}

// --- what a city costs ---------------------------------------------------------------------------

Lines NetworkText::cost(const State& state, Seat viewer, std::string_view asked) const {
  if (foldedWords(asked).empty()) return sentence("cost_what");
  if (state.stage == Stage::draftRegion) return sentence("cost_draft");
  const Question meant = question(asked, viewer);
  if (meant.cities.empty()) return unknownCity(asked);
  if (meant.cities.size() == 1) return quote(state, meant.seat, meant.cities[0]);
  Lines names;
  for (const CityIndex city : meant.cities) names.push_back(cityName(city));
  return sentence("cost_which", {{"cities", fmt::format("{}", fmt::join(names, ", "))}});
}

// The last word may name a player, unless all of them together name a city.
NetworkText::Question NetworkText::question(std::string_view asked, Seat viewer) const {
  Strings words = foldedWords(asked);
  const Seat fallback = viewer.isNone() ? Seat::of(0) : viewer;
  if (std::vector<CityIndex> cities = citiesNamed(words); !cities.empty() || words.size() < 2)
    return {std::move(cities), fallback};
  const Seat seat = seatNamed(words.back());
  if (seat.isNone()) return {{}, fallback};
  words.pop_back();
  return {citiesNamed(words), seat};
}

std::vector<CityIndex> NetworkText::citiesNamed(const Strings& words) const {
  std::vector<CityIndex> written;
  std::vector<CityIndex> begun;
  for (const CityIndex city : tables_.map.cities.keys()) {
    Strings name = spellings(cityName(city));
    append(name, foldedWords(tables_.map.cities[city].id));
    if (allFit(words, name, [](const auto& one, const auto& word) { return one == word; }))
      written.push_back(city);
    if (allFit(words, name,
               [](const auto& one, const auto& word) { return abbreviates(one, word); }))
      begun.push_back(city);
  }
  return written.empty() ? begun : written;
}

// By name, by its beginning or by the number of the seat.
Seat NetworkText::seatNamed(const std::string& word) const {
  for (int i = 0; i < tables_.options.players; ++i)
    if (word == std::to_string(i + 1)) return Seat::of(i);
  for (int i = 0; i < tables_.options.players; ++i)
    for (const std::string& name : spellings(seating_.at(Seat::of(i)).name))
      if (abbreviates(word, name)) return Seat::of(i);
  return Seat::none();
}

Lines NetworkText::unknownCity(std::string_view asked) const {
  Lines names;
  for (const CityIndex city : tables_.map.cities.keys()) names.push_back(cityName(city));
  std::string closest = closestName(asked, names);
  const std::string_view first = asked.substr(0, asked.find(' '));
  if (closest.empty()) closest = closestName(first, names);
  return sentence("cost_unknown", {{"word", printable(asked)}, {"city", closest}});
}

Lines NetworkText::quote(const State& state, Seat seat, CityIndex city) const {
  const Connection connection = connectionTo(tables_, state, seat, city);
  const Player& player = state.player(seat);
  const Args args = {{"who", seating_.at(seat).name},
                     {"city", cityName(city)},
                     {"path", std::to_string(connection.path)},
                     {"fee", std::to_string(connection.fee)},
                     {"price", std::to_string(connection.price())},
                     {"house", std::to_string(housesIn(state, city) + 1)},
                     {"step", std::to_string(state.step)},
                     {"money", std::to_string(player.money)},
                     {"route", routeText(connection.route)}};
  switch (reasonOf(connection.verdict)) {
    case Reason::cityNotInPlay: return sentence("cost_not_in_play", args);
    case Reason::alreadyConnected: return sentence("cost_connected", args);
    case Reason::cityLimit: return sentence("cost_limit", args);
    case Reason::startCityOccupied: return sentence("cost_start_occupied", args);
    case Reason::cityFull: return sentence("cost_full", args);
    default: break;
  }
  Lines lines = sentence(player.cities.empty() ? "cost_first" : "cost", args);
  if (!player.cities.empty()) append(lines, sentence("cost_route", args));
  if (player.money != kConcealed)
    append(lines, sentence(connection.verdict.fine() ? "cost_money" : "cost_too_dear", args));
  return lines;
}

// "Essen –4– Dortmund –2– Münster".
std::string NetworkText::routeText(const Route& route) const {
  std::string text = cityName(route[0]);
  for (std::size_t i = 1; i < route.size(); ++i)
    text += fmt::format(" –{}– {}", costOfEdge(tables_.map, route[i - 1], route[i]),
                        cityName(route[i]));
  return text;
}

// --- words ---------------------------------------------------------------------------------------

bool NetworkText::isInPlay(const State& state, CityIndex city) const {
  return state.stage == Stage::draftRegion || holds(state.regions, tables_.map.cities[city].region);
}

std::string NetworkText::cityName(CityIndex city) const {
  return loaded_.nameOf("city", city.index(), terminal_.language());
}

Lines NetworkText::sentence(std::string_view key, const Args& args) const {
  return wrapped(terminal_.text(fmt::format("funkenschlag.{}", key), args),
                 terminal_.size().columns);
}

}  // namespace spannung::funkenschlag
