#include "tests/wasserkraft/position.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/wasserkraft/notation.h"
#include "engine/wasserkraft/private_building.h"
#include "games/wasserkraft/content_reader.h"

namespace spannung::wasserkraft::testing {

const Pack& builtInPack() {
  static const Pack pack = [] {
    auto read = readPack(embeddedContent("wasserkraft"));
    EXPECT_TRUE(read.has_value()) << (read ? "" : read.error().place + ": " + read.error().code);
    return std::move(*read);
  }();
  return pack;
}

Wasserkraft makeGame(const Options& options) {
  return Wasserkraft(builtInPack().components, builtInPack().map, options);
}

Seed seedNumber(std::uint8_t number) {
  Seed seed{};
  seed[0] = number;
  return seed;
}

Deal seatOrder(int players) {
  Deal deal;
  for (int i = 0; i < players; ++i) deal.order.push_back(Seat::of(i));
  return deal;
}

Position::Position(const Options& options) : Position(options, seatOrder(options.players)) {
  clearMap();
}

Position::Position(const Options& options, const Deal& deal, std::uint8_t seed)
    : game_(makeGame(options)), state_(game_.initial(seedNumber(seed), deal)) {
  EXPECT_TRUE(game_.checkDeal(deal).fine());
}

ContractIndex Position::contract(std::string_view id) const {
  for (const ContractIndex contract : tables().components.contracts.keys())
    if (tables().contract(contract).id == id) return contract;
  ADD_FAILURE() << "no contract " << id;
  return ContractIndex::of(0);
}

int Position::space(std::string_view id) const {
  for (int i = 0; i < tables().spaces(); ++i)
    if (tables().space(i).id == id) return i;
  ADD_FAILURE() << "no space " << id;
  return 0;
}

Place Position::place(std::string_view text) const {
  for (const Place place : all<Place>(kPlaces))
    if (placeText(place) == text) return place;
  ADD_FAILURE() << "no site " << text;
  return Place::of(0);
}

Tile Position::tile(std::string_view text) {
  for (int i = 0; i < kTiles; ++i)
    if (tileText(Tile::of(i)) == text) return Tile::of(i);
  ADD_FAILURE() << "no tile " << text;
  return {};
}

Dam& Position::damAt(std::string_view text) {
  return damOn(state_, wasserkraft::damAt(place(text)));
}
const Dam& Position::damAt(std::string_view text) const {
  return damOn(state_, wasserkraft::damAt(place(text)));
}

Position& Position::clearMap() {
  state_.dams.fill(Dam{});
  state_.headwater.fill(0);
  return *this;
}

Position& Position::company(int seat, Company company) {
  player(seat).company = company;
  return *this;
}

Position& Position::officer(int seat, Officer officer) {
  player(seat).officer = officer;
  if (officer == Officer::anton) player(seat).tiles |= tileBit(Tile::anton());
  return *this;
}

Position& Position::noOfficers() {
  for (Player& player : state_.players) player.officer = Officer::none;
  return *this;
}

Position& Position::hydro(int seat, int amount) {
  player(seat).hydro = static_cast<std::int16_t>(amount);
  return *this;
}

Position& Position::machines(int seat, int excavators, int mixers) {
  player(seat).excavators = static_cast<std::int16_t>(excavators);
  player(seat).mixers = static_cast<std::int16_t>(mixers);
  return *this;
}

Position& Position::workers(int seat, int count) {
  player(seat).workers = static_cast<std::uint8_t>(count);
  return *this;
}

Position& Position::energy(int seat, int amount) {
  player(seat).energy = static_cast<std::int16_t>(amount);
  return *this;
}

Position& Position::points(int seat, int amount) {
  player(seat).points = static_cast<std::int16_t>(amount);
  return *this;
}

Position& Position::dam(std::string_view site, int seat, int level, int water) {
  const Owner owner = seat == kNeutral ? Owner::neutral() : Owner::seat(Seat::of(seat));
  damAt(site) = Dam{owner, static_cast<std::uint8_t>(level), static_cast<std::uint8_t>(water)};
  if (seat == kNeutral) return *this;
  return built(seat, Structure::base, 1).built(seat, Structure::elevation, level - 1);
}

Position& Position::conduit(std::string_view site, int seat) {
  state_.conduits[conduitAt(place(site))] = Owner::seat(Seat::of(seat));
  return built(seat, Structure::conduit, 1);
}

Position& Position::powerhouse(std::string_view site, int seat) {
  state_.powerhouses[powerhouseAt(place(site))] = Owner::seat(Seat::of(seat));
  return built(seat, Structure::powerhouse, 1);
}

Position& Position::built(int seat, Structure structure, int count) {
  std::uint8_t& pieces = player(seat).built[indexOf(structure)];
  pieces = static_cast<std::uint8_t>(pieces + count);
  return *this;
}

ContractIndex Position::takeFromAnywhere(std::string_view id) {
  const ContractIndex index = contract(id);
  for (Player& owner : state_.players) owner.contracts.erase(index);
  for (std::size_t colour = 0; colour < kStackColours; ++colour) {
    auto& stack = state_.stacks[colour];
    stack.erase(index);
    for (ContractIndex& shown : state_.display[colour])
      if (shown == index) shown = stack.empty() ? ContractIndex::none() : stack.pop_back();
  }
  return index;
}

Position& Position::contracts(int seat, std::initializer_list<std::string_view> ids) {
  player(seat).contracts.clear();
  for (const std::string_view id : ids) player(seat).contracts.push_back(takeFromAnywhere(id));
  return *this;
}

Position& Position::national(std::initializer_list<std::string_view> ids) {
  state_.national.clear();
  for (const std::string_view id : ids) state_.national.push_back(contract(id));
  return *this;
}

Position& Position::display(std::initializer_list<std::string_view> ids) {
  std::size_t i = 0;
  for (const std::string_view id : ids) {
    const ContractIndex index = takeFromAnywhere(id);
    ContractIndex& place = state_.display[i / kDisplayPerColour][i % kDisplayPerColour];
    if (!place.isNone()) state_.stacks[i / kDisplayPerColour].push_back(place);
    place = index;
    ++i;
  }
  return *this;
}

Position& Position::tiles(int seat, std::initializer_list<std::string_view> tiles) {
  player(seat).tiles = 0;
  for (const std::string_view text : tiles) player(seat).tiles |= tileBit(tile(text));
  return *this;
}

Position& Position::wheel(int seat, int ahead, std::string_view text, int excavators, int mixers) {
  Player& owner = player(seat);
  Segment& segment = owner.wheel[static_cast<std::size_t>(owner.top + ahead) % kSegments];
  segment.tile = text.empty() ? Tile::none() : tile(text);
  segment.excavators = static_cast<std::uint8_t>(excavators);
  segment.mixers = static_cast<std::uint8_t>(mixers);
  if (!text.empty()) owner.tiles &= ~tileBit(segment.tile);
  return *this;
}

Position& Position::headwater(int headstream, int drops) {
  state_.headwater[static_cast<std::size_t>(headstream)] = static_cast<std::uint8_t>(drops);
  return *this;
}

Position& Position::round(int number) {
  state_.round = static_cast<std::uint8_t>(number);
  return *this;
}

Position& Position::bonus(Bonus bonus) {
  state_.bonuses[state_.round - 1U] = bonus;
  return *this;
}

Position& Position::objective(Objective objective) {
  state_.objective = objective;
  return *this;
}

Position& Position::turnTo(int seat) {
  state_.phase = Phase::actions;
  state_.turn = Turn{};
  state_.actor = Seat::of(seat);
  state_.turnPosition = static_cast<std::uint8_t>(state_.order.find(Seat::of(seat)));
  state_.stage = Stage::action;
  return *this;
}

Position& Position::alone() {
  for (int i = 0; i < tables().options.players; ++i)
    if (i != actor()) player(i).passed = true;
  return *this;
}

WorkIndex Position::workNamed(std::string_view id) const {
  const auto& works = tables().components.leeghwater.works;
  for (const WorkIndex work : all<WorkIndex>(kWorks))
    if (works[work].id == id) return work;
  ADD_FAILURE() << "no work " << id;
  return WorkIndex::of(0);
}

bool Position::hasWork(int seat, std::string_view id) const {
  return holds(player(seat).works, workNamed(id));
}

Position& Position::work(int position, std::string_view id) {
  state_.works[static_cast<std::size_t>(position - 1)] = workNamed(id);
  return *this;
}

Position& Position::row(int number, std::string_view id) {
  const auto& buildings = tables().components.leeghwater.buildings;
  for (const BuildingIndex building : all<BuildingIndex>(kPrivateBuildings))
    if (buildings[building].id == id) state_.rows[RowIndex::of(number - 1)] = building;
  return *this;
}

Position& Position::building(int row, int seat) {
  const RowIndex index = RowIndex::of(row - 1);
  state_.buildings[index][static_cast<std::size_t>(nextSlot(tables(), state_, index))] =
      Owner::seat(Seat::of(seat));
  return built(seat, Structure::building, 1);
}

// Turning moves the top tile to the pile; the one below it then shows its actions.
Position& Position::stack(int action, int criteria) {
  EXPECT_NE(action, criteria) << "a tile shows only one of its sides";
  auto& stack = state_.automaStack;
  stack.clear();
  state_.automaPile.clear();
  for (int tile = 0; tile < kAutomaTiles; ++tile)
    if (tile != action - 1 && tile != criteria - 1) stack.push_back(static_cast<AutomaIndex>(tile));
  stack.push_back(static_cast<AutomaIndex>(action - 1));
  stack.push_back(static_cast<AutomaIndex>(criteria - 1));
  return *this;
}

Position& Position::automaTurn(int action, int criteria) {
  stack(action, criteria);
  turnTo(0);
  play("bank 1");
  return *this;
}

Verdict Position::check(std::string_view move) const { return checkAs(actor(), move); }

Verdict Position::checkAs(int seat, std::string_view move) const {
  const ParsedMove parsed = game_.parse(move);
  EXPECT_TRUE(parsed.fine()) << move << ": " << parsed.problem;
  return game_.check(state_, Seat::of(seat), parsed.move);
}

std::string Position::ruleAgainst(std::string_view move) const {
  return std::string(Wasserkraft::reasonTerms()[check(move).reason].rule);
}

Position& Position::play(std::string_view move) {
  const Verdict verdict = check(move);
  EXPECT_TRUE(verdict.fine()) << move << ": " << Wasserkraft::reasonTerms()[verdict.reason].code;
  events_.clear();
  if (!verdict.fine()) return *this;
  auto listen = [this](const Event& event) { events_.push_back(event); };
  EventSink sink(listen);
  game_.apply(state_, state_.actor, game_.parse(move).move, sink);
  return *this;
}

Position& Position::play(std::initializer_list<std::string_view> moves) {
  for (const std::string_view move : moves) play(move);
  return *this;
}

Position& Position::finishRound() {
  const int round = state_.round;
  while (!game_.finished(state_) && state_.round == round) {
    const int workers = state_.acting().workers;
    if (stage() == Stage::action)
      play(workers > 0 ? "bank " + std::to_string(workers) : "pass");
    else
      play(legal().back());
    if (::testing::Test::HasFailure()) break;
  }
  return *this;
}

bool Position::told(EventKind kind) const { return countTold(kind) > 0; }

int Position::countTold(EventKind kind) const {
  return static_cast<int>(std::count_if(events_.begin(), events_.end(), [kind](const Event& event) {
    return event.kind == static_cast<std::uint16_t>(kind);
  }));
}

std::vector<std::string> Position::legal() const {
  MoveList moves;
  game_.legal(state_, state_.actor, moves);
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(game_.text(move));
  return texts;
}

bool Position::offers(std::string_view move) const {
  const auto moves = legal();
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

bool Position::offersAny(std::string_view verb) const {
  const auto moves = legal();
  return std::any_of(moves.begin(), moves.end(),
                     [verb](const std::string& move) { return move.starts_with(verb); });
}

std::vector<int> Position::orderSeats() const {
  std::vector<int> seats;
  for (const Seat seat : state_.order) seats.push_back(seat.index());
  return seats;
}

std::vector<std::string> Position::openContracts(int seat) const {
  std::vector<std::string> ids;
  for (const ContractIndex index : player(seat).contracts)
    ids.push_back(tables().contract(index).id);
  return ids;
}

std::vector<std::string> Position::displayed() const {
  std::vector<std::string> ids;
  for (const auto& row : state_.display)
    for (const ContractIndex shown : row)
      ids.push_back(shown.isNone() ? "" : tables().contract(shown).id);
  return ids;
}

bool Position::hasTile(int seat, std::string_view text) const {
  return (player(seat).tiles & tileBit(tile(text))) != 0;
}

}  // namespace spannung::wasserkraft::testing
