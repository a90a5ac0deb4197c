#include "tests/funkenschlag/position.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "engine/funkenschlag/auction.h"
#include "engine/funkenschlag/plant_market.h"
#include "games/content_files.h"

namespace spannung::funkenschlag::testing {

const Pack& builtInPack() {
  static const Pack pack = [] {
    auto read = readPack(embeddedContent("funkenschlag"));
    if (!read) std::abort();
    return *read;
  }();
  return pack;
}

const Map& mapNamed(std::string_view id) {
  for (const Map& map : builtInPack().maps)
    if (map.id == id) return map;
  std::abort();
}

Funkenschlag makeGame(const Options& options, std::string_view map) {
  return {builtInPack().components, mapNamed(map), options};
}

Options withRegions(Options options, std::initializer_list<std::string_view> regionIds,
                    std::string_view map) {
  options.regionChoice = RegionChoice::given;
  const auto& regions = mapNamed(map).regions;
  for (const RegionIndex region : regions.keys())
    if (std::find(regionIds.begin(), regionIds.end(), regions[region].id) != regionIds.end())
      options.givenRegions = static_cast<RegionMask>(options.givenRegions | regionBit(region));
  return options;
}

Seed seedNumber(std::uint8_t number) {
  Seed seed{};
  seed[0] = number;
  return seed;
}

Position::Position(const Options& options, std::string_view map, const Deal& deal,
                   std::uint8_t seed)
    : game_(makeGame(options, map)), state_(game_.initial(seedNumber(seed), deal)) {}

CityIndex Position::city(std::string_view id) const {
  const auto& cities = tables().map.cities;
  for (const CityIndex city : cities.keys())
    if (cities[city].id == id) return city;
  ADD_FAILURE() << "no city " << id;
  return CityIndex::of(0);
}

Position& Position::money(int seat, int amount) {
  player(seat).money = amount;
  return *this;
}

void Position::takeFromAnywhere(Card plant) {
  state_.market.erase(plant);
  state_.pile.erase(plant);
  for (Player& owner : state_.players) owner.plants.erase(plant);
  state_.removedUnseen &= ~plantBit(plant);
  state_.outOfGame &= ~plantBit(plant);
}

Position& Position::plants(int seat, std::initializer_list<int> numbers) {
  for (const Card old : player(seat).plants) state_.outOfGame |= plantBit(old);
  player(seat).plants.clear();
  for (const int number : numbers) {
    takeFromAnywhere(plant(number));
    player(seat).plants.push_back(plant(number));
  }
  return *this;
}

Position& Position::stored(int seat, Resource resource, int tokens) {
  std::uint8_t& stored = player(seat).stored[resource];
  std::uint8_t& supply = state_.supply[resource];
  std::uint8_t& market = state_.onMarket[resource];
  supply = static_cast<std::uint8_t>(supply + stored);
  const int fromMarket = std::max(0, tokens - supply);
  supply = static_cast<std::uint8_t>(supply - (tokens - fromMarket));
  market = static_cast<std::uint8_t>(market - fromMarket);
  stored = static_cast<std::uint8_t>(tokens);
  return *this;
}

Position& Position::connect(int seat, std::initializer_list<std::string_view> cities) {
  for (const std::string_view id : cities) {
    const CityIndex at = city(id);
    state_.houses[at].add(Seat::of(seat));
    player(seat).cities.push_back(at);
    player(seat).network |= cityBit(at);
  }
  return *this;
}

Position& Position::connectSome(int seat, int count) {
  for (const CityIndex at : tables().map.cities.keys()) {
    if (count == 0) break;
    const bool free = holds(tables().area(state_).cities & ~player(seat).network, at);
    if (!free || state_.houses[at].count() >= state_.step) continue;
    connect(seat, {tables().map.cities[at].id});
    --count;
  }
  EXPECT_EQ(count, 0) << "not enough free cities";
  return *this;
}

Position& Position::order(std::initializer_list<int> seats) {
  state_.order.clear();
  for (const int seat : seats) state_.order.push_back(Seat::of(seat));
  return *this;
}

Position& Position::market(std::initializer_list<int> numbers) {
  for (const Card old : state_.market)
    if (old.isPlant()) state_.outOfGame |= plantBit(old);
  state_.market.clear();
  for (const int number : numbers) {
    takeFromAnywhere(plant(number));
    putIntoMarket(state_, plant(number));
  }
  return *this;
}

Position& Position::pile(std::initializer_list<int> cards) {
  for (const Card old : state_.pile)
    if (old.isPlant()) state_.outOfGame |= plantBit(old);
  state_.pile.clear();
  state_.step3Card = Step3Card::gone;
  for (const int number : cards)
    if (number > 0) takeFromAnywhere(plant(number));
  for (auto card = std::rbegin(cards); card != std::rend(cards); ++card) {
    state_.pile.push_back(*card > 0 ? plant(*card) : Card::step3());
    if (*card < 0) state_.step3Card = Step3Card::inPile;
  }
  return *this;
}

Position& Position::resourceMarket(Resource resource, int tokens) {
  const int all = state_.onMarket[resource] + state_.supply[resource];
  EXPECT_LE(tokens, all);
  state_.onMarket[resource] = static_cast<std::uint8_t>(tokens);
  state_.supply[resource] = static_cast<std::uint8_t>(all - tokens);
  return *this;
}

Position& Position::round(int number) {
  state_.round = static_cast<std::uint16_t>(number);
  return *this;
}

Position& Position::step(int number) {
  state_.step = static_cast<std::uint8_t>(number);
  return *this;
}

Position& Position::turnTo(Stage stage, int seat) {
  clearAuction(state_);
  state_.stage = stage;
  state_.actor = Seat::of(seat);
  const std::size_t position = state_.order.find(Seat::of(seat));
  state_.turn = static_cast<std::uint8_t>(position);
  state_.plantsRun = 0;
  state_.output = 0;
  state_.mayBuyPlant = {};
  state_.boughtPlant = {};
  if (stage == Stage::openAuction)
    for (std::size_t i = position; i < state_.order.size(); ++i)
      state_.mayBuyPlant.add(state_.order[i]);
  return *this;
}

Verdict Position::checkAs(int seat, std::string_view move) const {
  const ParsedMove parsed = game_.parse(move);
  EXPECT_TRUE(parsed.fine()) << move << ": " << parsed.problem << " at " << parsed.at;
  return game_.check(state_, Seat::of(seat), parsed.move);
}

Verdict Position::check(std::string_view move) const { return checkAs(actor(), move); }

std::string Position::ruleAgainst(std::string_view move) const {
  return std::string(kVocabulary.reasons[check(move).reason].rule);
}

Position& Position::play(std::string_view move) {
  const Verdict verdict = check(move);
  EXPECT_TRUE(verdict.fine()) << move
                              << " is refused: " << kVocabulary.reasons[verdict.reason].code;
  if (!verdict.fine()) return *this;
  events_.clear();
  auto listen = [this](const Event& event) { events_.push_back(event); };
  EventSink sink(listen);
  game_.apply(state_, state_.actor, game_.parse(move).move, sink);
  return *this;
}

Position& Position::play(std::initializer_list<std::string_view> moves) {
  for (const std::string_view move : moves) play(move);
  return *this;
}

int Position::countTold(EventKind kind) const {
  return static_cast<int>(std::count_if(events_.begin(), events_.end(), [kind](const Event& e) {
    return e.kind == static_cast<std::uint16_t>(kind);
  }));
}

bool Position::told(EventKind kind) const { return countTold(kind) > 0; }

std::vector<std::string> Position::legal() const {
  MoveList moves;
  game_.legal(state_, state_.actor, moves);
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(game_.text(move));
  return texts;
}

bool Position::offers(std::string_view move) const {
  const auto texts = legal();
  return std::find(texts.begin(), texts.end(), move) != texts.end();
}

namespace {

int numberOf(const Tables& tables, Card card) {
  if (card.isStep3()) return 99;
  return card.isUnknown() ? -1 : tables.number(card);
}

template <class Cards>
std::vector<int> numbersOf(const Tables& tables, const Cards& cards) {
  std::vector<int> numbers;
  for (const Card card : cards) numbers.push_back(numberOf(tables, card));
  return numbers;
}

}  // namespace

std::vector<int> Position::marketNumbers() const { return numbersOf(tables(), state_.market); }

std::vector<int> Position::currentNumbers() const {
  std::vector<int> numbers = marketNumbers();
  numbers.resize(static_cast<std::size_t>(currentMarket(tables(), state_)));
  return numbers;
}

std::vector<int> Position::pileNumbers() const {
  std::vector<int> numbers = numbersOf(tables(), state_.pile);
  std::reverse(numbers.begin(), numbers.end());
  return numbers;
}

std::vector<int> Position::plantNumbers(int seat) const {
  return numbersOf(tables(), state_.player(Seat::of(seat)).plants);
}

std::vector<int> Position::orderSeats() const {
  std::vector<int> seats;
  for (const Seat seat : state_.order) seats.push_back(seat.index());
  return seats;
}

int Position::tokens(int seat, Resource resource) const {
  return state_.player(Seat::of(seat)).stored[resource];
}

bool Position::isOut(int plantNumber) const {
  return (state_.outOfGame & plantBit(plant(plantNumber))) != 0;
}

void endRound(Position& position) {
  position.turnTo(Stage::runPlants, position.orderSeats().back()).play("done");
}

std::string buyText(Resource resource, int count) {
  constexpr std::array<std::string_view, kResources> kNames = {"coal", "oil", "garbage", "uranium"};
  return fmt::format("buy {} {}", kNames[placeOf(resource)], count);
}

}  // namespace spannung::funkenschlag::testing
