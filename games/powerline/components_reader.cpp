// components.json: everything in the box but the player boards.

#include <numeric>

#include "games/powerline/file_readers.h"

namespace spannung::powerline {
namespace {

constexpr int kMaxStartScore = 200;
constexpr std::size_t kMaxLosses = 8;
constexpr std::size_t kMaxRatings = 12;

const std::vector<std::string_view> kColors = {"red", "green", "yellow", "special"};
const std::vector<std::string_view> kCountings = {
    "powered_cities", "opera_cities",   "church_cities", "completed_plants",
    "solar_plants",   "biogas_plants",  "jokers",        "empty_columns",
    "tiles_on_line",  "wind_and_hydro", "island_tiles"};

template <std::size_t Capacity>
FixedVector<std::uint8_t, Capacity> fixed(const std::vector<std::uint8_t>& values) {
  FixedVector<std::uint8_t, Capacity> result;
  for (const std::uint8_t value : values) result.push_back(value);
  return result;
}

// Cards go by the letter printed on them.
std::string readLetter(const JsonReader& item) {
  std::string id = item.string(1);
  if (id.size() == 1 && (id[0] < 'A' || id[0] > 'Z'))
    item.refuse("content_bad_letter", {{"id", id}});
  return id;
}

class ComponentsReader {
 public:
  ComponentsReader(const JsonReader& root, Pack& pack)
      : root_(root.object({"schema", "edition", "rounds", "worker_tables", "jokers", "island",
                           "score_cards", "unfinished_lines", "solo_ratings"})),
        pack_(pack) {}

  void read() {
    checkSchema(root_);
    pack_.edition = root_["edition"].string(kMaxNameBytes);
    readRounds();
    readWorkerTables();
    readJokers();
    readIsland();
    readCards();
    readUnfinished();
    readRatings();
  }

 private:
  JsonObject section(const std::string& name, std::vector<std::string> fields) {
    return readSection(root_, name, std::move(fields), pack_.sources);
  }

  void readRounds() {
    const JsonObject rounds = section("rounds", {"count", "scorings_after", "starting_score"});
    components_.rounds = readByte(rounds["count"], 1, kMaxRounds);
    components_.scoringRounds =
        readSeriesOf<kScorings>(rounds["scorings_after"], 0, components_.rounds, Order::rising);
    components_.startScore =
        static_cast<std::int16_t>(rounds["starting_score"].integer(0, kMaxStartScore));
  }

  void readWorkerTables() {
    const JsonObject tables = section("worker_tables", {"front", "back"});
    components_.front = readWorkerTable(tables["front"]);
    components_.back = readWorkerTable(tables["back"]);
  }

  WorkerTable readWorkerTable(const JsonReader& item) const {
    const JsonObject fields = item.object({"tiles", "jokers", "lines"});
    WorkerTable table;
    table.tiles = readSeriesOf<kColumns>(fields["tiles"], 0, kMaxRounds, Order::any);
    table.jokers = readSeriesOf<kColumns>(fields["jokers"], 0, kWorkers, Order::any);
    table.maxLines = readSeriesOf<kColumns>(fields["lines"], 0, kMaxLines, Order::notFalling);
    checkTiles(fields["tiles"], table);
    return table;
  }

  // PL-LEGAL-01: there is a tile for every round.
  void checkTiles(const JsonReader& item, const WorkerTable& table) const {
    const int tiles = std::accumulate(table.tiles.begin(), table.tiles.end(), 0);
    if (tiles < components_.rounds)
      item.refuse("content_too_few_tiles", {{"tiles", std::to_string(tiles)},
                                            {"rounds", std::to_string(components_.rounds)}});
  }

  void readJokers() {
    const JsonObject jokers =
        section("jokers", {"at_start", "after_scorings", "after_contract_scorings"});
    components_.startJokers = readByte(jokers["at_start"], 0, kWorkers);
    components_.jokersAfterScoring =
        readSeriesOf<kScorings>(jokers["after_scorings"], 0, kWorkers, Order::any);
    components_.jokersAfterContractScoring =
        readSeriesOf<kScorings>(jokers["after_contract_scorings"], 0, kWorkers, Order::any);
  }

  void readIsland() {
    const JsonObject island = section("island", {"loss", "adventure_losses"});
    components_.islandLoss = readByte(island["loss"], 0, kMaxByte);
    components_.stackLoss = fixed<kMaxLosses>(
        readSeries(island["adventure_losses"], {1, kMaxLosses, 0, kMaxByte, Order::notFalling}));
  }

  void readCards() {
    const JsonObject cards = section("score_cards", {"printed", "cards"});
    for (const JsonReader& item : cards["cards"].array(kCardsInPlay, kMaxCards)) readCard(item);
    for (const CardColor color : {CardColor::red, CardColor::green, CardColor::yellow})
      checkCardCount(cards["cards"], color, 1);
    checkCardCount(cards["cards"], CardColor::special, kCardsInPlay);
    readPrinted(cards["printed"]);
  }

  void readCard(const JsonReader& item) {
    const JsonObject fields = item.object(
        {"id", "color", "names", "counts", "columns", "line", "each", "from", "points"});
    ScoreCard card;
    card.id = readNewId(fields["id"], components_.cards, readLetter);
    card.color = static_cast<CardColor>(fields["color"].choice(kColors));
    card.counting = static_cast<Counting>(fields["counts"].choice(kCountings));
    if (card.counting == Counting::emptyColumns) card.columns = readColumns(fields["columns"]);
    if (card.counting == Counting::tilesOnLine)
      card.line = LineIndex::of(
          readReference(fields["line"], pack_.content.map.lines, "content_no_such_line"));
    if (const auto each = fields.find("each"))
      readPointsEach(*each, card);
    else
      readTiers(fields, card);
    components_.cards.push_back(card);
    pack_.cards.push_back(readNames(fields["names"]));
  }

  static std::uint8_t readColumns(const JsonReader& list) {
    unsigned columns = 0;
    for (const JsonReader& item : list.array(1, kColumns))
      columns |= 1U << (item.integer(1, kColumns) - 1);
    return static_cast<std::uint8_t>(columns);
  }

  static void readPointsEach(const JsonReader& list, ScoreCard& card) {
    card.perItem = true;
    const auto each = readSeriesOf<kScorings>(list, 0, kMaxByte, Order::any);
    for (std::size_t scoring = 0; scoring < kScorings; ++scoring)
      card.points[scoring][0] = each[scoring];
  }

  static void readTiers(const JsonObject& fields, ScoreCard& card) {
    card.tiers =
        fixed<kMaxTiers>(readSeries(fields["from"], {1, kMaxTiers, 0, kMaxByte, Order::rising}));
    std::size_t scoring = 0;
    for (const JsonReader& row : fields["points"].array(kScorings, kScorings)) {
      const std::size_t count = card.tiers.size();
      std::ranges::copy(readSeries(row, {count, count, 0, kMaxByte, Order::any}),
                        card.points[scoring++].begin());
    }
  }

  void checkCardCount(const JsonReader& item, CardColor color, int needed) const {
    const auto found = std::ranges::count(components_.cards, color, &ScoreCard::color);
    if (found < needed)
      item.refuse("content_too_few_cards",
                  {{"color", std::string(kColors[static_cast<std::size_t>(color)])},
                   {"found", std::to_string(found)},
                   {"needed", std::to_string(needed)}});
  }

  void readPrinted(const JsonReader& list) {
    std::size_t place = 0;
    for (const JsonReader& item : list.array(kCardsInPlay, kCardsInPlay))
      components_.printedCards[place++] =
          readReference(item, components_.cards, "content_no_such_card");
  }

  void readUnfinished() {
    const JsonObject lines = section("unfinished_lines", {"losses", "each_further"});
    components_.unfinishedLoss = fixed<kMaxLosses>(
        readSeries(lines["losses"], {1, kMaxLosses, 0, kMaxByte, Order::notFalling}));
    components_.furtherLoss = readByte(lines["each_further"], 0, kMaxByte);
  }

  // All but the last have an upper limit.
  void readRatings() {
    const JsonObject ratings = section("solo_ratings", {"ratings"});
    const auto items = ratings["ratings"].array(1, kMaxRatings);
    for (std::size_t i = 0; i < items.size(); ++i) {
      const JsonObject fields = items[i].object({"up_to", "names"});
      pack_.ratings.push_back(readNames(fields["names"]));
      if (i + 1 == items.size()) break;
      const JsonReader limit = fields["up_to"];
      const int lowest = components_.ratings.empty() ? 0 : components_.ratings.back() + 1;
      components_.ratings.push_back(readByte(limit, lowest, kMaxByte));
    }
  }

  JsonObject root_;
  Pack& pack_;
  Components& components_ = pack_.content.components;
};

}  // namespace

void readComponents(const JsonReader& root, Pack& pack) { ComponentsReader(root, pack).read(); }

}  // namespace spannung::powerline
