#include "games/pampero/document.h"

#include <array>
#include <bit>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "engine/pampero/counting.h"
#include "engine/pampero/stage_text.h"
#include "engine/pampero/year.h"
#include "games/pampero/decision.h"
#include "games/seat_number.h"

namespace spannung::pampero {
namespace {

namespace json = boost::json;

constexpr std::array<std::string_view, 9> kPhaseTexts = {"setup",   "actions", "consolidation",
                                                         "scoring", "scoring", "scoring",
                                                         "scoring", "scoring", "finished"};

class Writer {
 public:
  Writer(const Tables& tables, const State& state) : tables_(tables), state_(state) {}

  json::value word(std::string_view type, int value) const {
    if (value == kNone) return nullptr;
    return json::string(tables_.words.text(type, value));
  }
  template <class Items>
  json::array words(std::string_view type, const Items& items) const {
    json::array list;
    for (const auto item : items) list.push_back(word(type, static_cast<int>(item)));
    return list;
  }
  json::array set(std::string_view type, std::uint64_t bits) const {
    json::array list;
    for (; bits != 0; bits &= bits - 1) list.push_back(word(type, std::countr_zero(bits)));
    return list;
  }

  json::array order() const {
    json::array list;
    for (const Seat seat : state_.order) list.push_back(seat.index() + 1);
    return list;
  }
  json::array lowerRow() const {
    json::array list;
    for (int i = 0; i < tables_.companies; ++i)
      if (state_.lowerRow.contains(Seat::of(i))) list.push_back(i + 1);
    return list;
  }

  json::object market(std::string_view type, const CardMarket& cards) const {
    return {{"open", words(type, cards.open)}, {"deck", cards.deck.count()}};
  }
  json::object markets() const {
    json::object all = {{"special_actions", market("card", state_.specialActions)},
                        {"special_scorings", market("scoring_card", state_.specialScorings)}};
    for (std::size_t i = 0; i < kCountries; ++i)
      all[tables_.content.countries[i]] = market("foreign", state_.foreign[i]);
    return all;
  }

  // Contracts by place: the tile and who fulfilled it; what is gone has no entry.
  json::object contracts() const {
    json::object places;
    for (const PlaceIndex place : tables_.board.places.keys()) {
      const bool there = holds(state_.available, place);
      if (!there && !holds(state_.fulfilled, place)) continue;
      places[tables_.place(place).id] = {
          {"tile", word("contract_tile", state_.tileOf[place])},
          {"fulfilled_by", there ? json::value(nullptr) : seatNumber(holderOf(place))}};
    }
    return places;
  }
  Seat holderOf(PlaceIndex place) const {
    for (int i = 0; i < tables_.companies; ++i)
      if (holds(state_.player(Seat::of(i)).contracts, place)) return Seat::of(i);
    return Seat::none();
  }

  json::object connections() const {
    json::object spaces;
    for (std::size_t i = 0; i < tables_.board.connections.size(); ++i)
      spaces[tables_.board.connections[i].id] = {
          {"tile", word("connection_tile", state_.connectionAt[i])},
          {"open_lines", openLines(tables_, state_, static_cast<int>(i))}};
    return spaces;
  }

  // With what every company would have for each half now.
  json::array scoringTiles() const {
    json::array list;
    for (std::size_t place = 0; place < kScoringPlaces; ++place) {
      const std::uint8_t tile = state_.scoringTiles[place];
      json::object entry = {{"tile", word("scoring_tile", tile)}, {"paid", paid(place)}};
      if (tile != kNone) addStandings(tables_.content.scoringTiles[tile], entry);
      list.push_back(std::move(entry));
    }
    return list;
  }
  // Null before the scoring of the tile; the final scoring has two of them.
  json::value paid(std::size_t place) const {
    if (state_.scoringsDone <= std::min<std::size_t>(place, kScorings - 1)) return nullptr;
    const auto& money = state_.scored[place];
    return json::array(money.begin(), money.begin() + tables_.companies);
  }
  void addStandings(const ScoringTile& tile, json::object& entry) const {
    json::array upper;
    json::array lower;
    for (int i = 0; i < tables_.companies; ++i) {
      upper.push_back(
          countOf(tables_, state_, Seat::of(i), tables_.criterion(tile.upper.criterion)));
      lower.push_back(
          comparedCount(tables_, state_, Seat::of(i), tables_.criterion(tile.lower.criterion)));
    }
    entry["upper_money"] = multiplied(upper, tile.upper.amount);
    entry["lower_money"] = prize(tile.lower);
    entry["upper"] = std::move(upper);
    entry["lower"] = std::move(lower);
  }
  static json::array multiplied(const json::array& counts, int amount) {
    json::array money;
    for (const json::value& count : counts) money.push_back(count.to_number<int>() * amount);
    return money;
  }
  json::array prize(const ScoringHalf& half) const {
    const Criterion& criterion = tables_.criterion(half.criterion);
    const Seat winner = majorityOf(tables_, state_, [&](Seat seat) {
      return comparedCount(tables_, state_, seat, criterion);
    });
    json::array money;
    for (int i = 0; i < tables_.companies; ++i)
      money.push_back(Seat::of(i) == winner ? half.amount : 0);
    return money;
  }

  json::object bonusBoard() const {
    json::object fields;
    for (std::size_t i = 0; i < kBonusFields; ++i)
      if (state_.bonusTiles[i] != kNone)
        fields[tables_.content.bonusFields[i].id] = word("tower_tile", state_.bonusTiles[i]);
    return fields;
  }

  json::array row(const Player& player, int number) const {
    json::array list;
    for (int i = number * kSpacesPerRow; i < (number + 1) * kSpacesPerRow; ++i) {
      const auto at = static_cast<std::size_t>(i);
      if (player.cards[at].isNone()) {
        list.push_back(nullptr);
        continue;
      }
      const int field = tables_.firstField[at].index() + (holds(player.shownSecond, i) ? 1 : 0);
      list.push_back(
          {{"card", word("card", player.cards[at].index())}, {"field", word("field", field)}});
    }
    return list;
  }

  json::object connectionTiles(const Player& player) const {
    json::object tiles;
    for (unsigned rest = player.connectionTiles; rest != 0; rest &= rest - 1) {
      const auto tile = static_cast<std::size_t>(std::countr_zero(rest));
      const std::uint8_t at = player.tileAt[tile];
      json::value where = "available";
      if (at == kTileAside) where = "aside";
      if (at < kCardSpaces) where = word("card", player.cards[at].index());
      tiles[tables_.content.connectionTiles[tile].id] = where;
    }
    return tiles;
  }

  json::object grid(const Player& player) const {
    json::object spaces;
    for (std::uint32_t rest = player.filled; rest != 0; rest &= rest - 1) {
      const int space = std::countr_zero(rest);
      spaces[tables_.space(space).id] =
          word("contract", player.grid[static_cast<std::size_t>(space)].index());
    }
    return spaces;
  }

  json::object income(Seat seat) const {
    json::object tracks;
    for (int i = 0; i < kMarkets; ++i)
      tracks[tables_.words.text("market", i)] =
          marketIncome(tables_, state_, seat, static_cast<Market>(i));
    return tracks;
  }

  static json::object ledger(const Player& player) {
    json::object lines;
    for (std::size_t i = 0; i < kMoneySources; ++i) lines[kSourceCodes[i]] = player.ledger[i];
    return lines;
  }

  json::array columns(const Player& player) const {
    return json::array(player.income.begin(), player.income.end());
  }

  json::object slots(const Player& player) const {
    json::object tiles;
    for (std::size_t i = 0; i < tables_.content.towerTiles.size(); ++i)
      if (player.slots[i] != kNone)
        tiles[tables_.content.towerTiles[i].id] = word("tower_tile", player.slots[i]);
    return tiles;
  }

  json::object bulldozers(const Player& player) const {
    return {{"sites", set("site", player.bulldozers)},
            {"public", player.inPublicArea},
            {"parked", parkedSpots(player)},
            {"store", tables_.content.start.bulldozers - player.bulldozersOut()}};
  }

  json::object timeline(const Player& player) const {
    return {{"space", player.timeline}, {"height", player.height}};
  }

  json::object company(Seat seat) const {
    const Player& player = state_.player(seat);
    return {{"seat", seat.index() + 1},
            {"money", player.money},
            {"ledger", ledger(player)},
            {"energy", player.energy},
            {"batteries", player.batteries},
            {"step", player.step()},
            {"towers", set("site", player.towers)},
            {"wind_farms", set("site", player.windFarms)},
            {"bulldozers", bulldozers(player)},
            {"hand", set("card", player.hand)},
            {"top", row(player, 0)},
            {"bottom", row(player, 1)},
            {"connection_tiles", connectionTiles(player)},
            {"grid", grid(player)},
            {"network", set("line", std::uint64_t{player.coveredLines} << 1U)},
            {"income", income(seat)},
            {"income_columns", columns(player)},
            {"turned_markers", set("market", player.flipped)},
            {"tower_tiles", slots(player)},
            {"overlays", player.overlays},
            {"capital", set("capital", player.capital)},
            {"foreign_cards", set("foreign", player.foreignCards)},
            {"scoring_cards", set("scoring_card", player.scoringCards)},
            {"special_cards_taken", player.specialsTaken},
            {"energy_spent", player.energySpent},
            {"timeline", timeline(player)}};
  }

  json::array parkedSpots(const Player& player) const {
    json::array list;
    for (unsigned rest = player.parked; rest != 0; rest &= rest - 1)
      list.push_back(word("spot", kFirstParking + std::countr_zero(rest)));
    return list;
  }

  json::object rival() const {
    const Player& player = state_.player(kRivalSeat);
    json::object tracks;
    for (int i = 0; i < kMarkets; ++i)
      tracks[tables_.words.text("market", i)] = state_.rival.majority[static_cast<std::size_t>(i)];
    tracks["network"] = state_.rival.majority[kMarkets];
    json::object pile;
    for (std::size_t i = 0; i < tables_.content.towerTiles.size(); ++i)
      if (state_.rival.pile[i] > 0) pile[tables_.content.towerTiles[i].id] = state_.rival.pile[i];
    return {{"seat", 2},
            {"rival", true},
            {"money", player.money},
            {"ledger", ledger(player)},
            {"towers", set("site", player.towers)},
            {"wind_farms", set("site", player.windFarms)},
            {"bulldozers", bulldozers(player)},
            {"majorities", std::move(tracks)},
            {"income", income(kRivalSeat)},
            {"pile", std::move(pile)},
            {"connection_tiles", set("connection_tile", player.connectionTiles)},
            {"foreign_cards", set("foreign", player.foreignCards)},
            {"special_cards_taken", player.specialsTaken},
            {"pass_used", state_.rival.passUsed},
            {"deck", state_.rival.deck.count()},
            {"timeline", timeline(player)}};
  }

  json::array companies() const {
    json::array list;
    for (int i = 0; i < tables_.companies; ++i)
      list.push_back(tables_.isRival(Seat::of(i)) ? rival() : company(Seat::of(i)));
    return list;
  }

  // The card that is being resolved, if any.
  json::value resolution() const {
    const Resolution& card = state_.resolution;
    if (card.card.isNone()) return nullptr;
    return json::object{
        {"seat", seatNumber(card.seat)},
        {"card", word("card", card.card.index())},
        {"field", word("field", card.field.index())},
        {"action", card.action == kNone ? json::value(nullptr) : json::value(card.action + 1)}};
  }

 private:
  const Tables& tables_;
  const State& state_;
};

}  // namespace

std::string_view stageText(Stage stage) {
  const auto at = static_cast<std::size_t>(stage);
  return at < kStageTexts.size() ? kStageTexts[at] : "busy";
}

json::object stateDocument(const Pampero& game, const State& state,
                           const std::vector<std::string>& stepPlaces) {
  const Writer write(game.tables(), state);
  const Stage stage = state.agenda.empty() ? Stage::finished : state.task().stage;
  return {{"game", json::string(Pampero::kName)},
          {"year", state.year},
          {"round", state.round + 1},
          {"phase", json::string(kPhaseTexts[static_cast<std::size_t>(state.phase)])},
          {"stage", json::string(stageText(stage))},
          {"actor", seatNumber(state.actor())},
          {"order", write.order()},
          {"lower_row", write.lowerRow()},
          {"scorings_done", state.scoringsDone},
          {"scoring_tiles", write.scoringTiles()},
          {"batteries", state.batteries},
          {"overlays", state.overlays},
          {"markets", write.markets()},
          {"contracts", write.contracts()},
          {"connections", write.connections()},
          {"bonus_board", write.bonusBoard()},
          {"resolving", write.resolution()},
          {"decision", decisionDocument(game.tables(), state, stepPlaces)},
          {"players", write.companies()}};
}

}  // namespace spannung::pampero
