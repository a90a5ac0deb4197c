#include "tests/pampero/table.h"

#include <algorithm>

#include "engine/pampero/company.h"
#include "games/content_files.h"

namespace spannung::pampero::testing {
namespace {

Seed seedOf(int number) {
  Seed seed{};
  seed[0] = static_cast<std::uint8_t>(number);
  return seed;
}

}  // namespace

const Pack& pack() {
  static const Expected<Pack> read = readPack(embeddedContent("pampero"));
  if (!read) throw std::runtime_error(read.error().place + ": " + read.error().code);
  return *read;
}

Pampero makeGame(const Options& options) { return Pampero(pack().content, options); }

Options Table::optionsFor(int players) {
  Options options;
  options.players = players;
  return options;
}

Table::Table(const Options& options, const Deal& deal, int seed)
    : game_(makeGame(options)), state_(game_.initial(seedOf(seed), deal)) {}

void Table::beginTurnOf(Seat seat) {
  while (stage() == Stage::placeBulldozer) play({legal().front()});
  state_.agenda.clear();
  Task turn;
  turn.stage = Stage::takeTurn;
  turn.seat = seat;
  state_.agenda.push_back(turn);
  for (Player& player : state_.players) player.bulldozers = 0;
  clearBonusBoard();
}

void Table::finishYear(Seat seat) {
  state_.agenda.clear();
  Task turn;
  turn.stage = Stage::takeTurn;
  turn.seat = seat;
  state_.agenda.push_back(turn);
  state_.round = 2;
  state_.turn = static_cast<std::uint8_t>(state_.order.size());
  play({"battery"});
}

void Table::setTimeline(int space) {
  for (std::size_t i = 0; i < state_.order.size(); ++i) {
    state_.player(state_.order[i]).timeline = static_cast<std::uint8_t>(space);
    state_.player(state_.order[i]).height = static_cast<std::uint8_t>(state_.order.size() - i);
  }
}

void Table::setStep(Seat seat, int step) {
  constexpr int kFirstUnused = 48;  // no board has so many sites
  SiteMask& towers = state_.player(seat).towers;
  for (int i = 0; std::popcount(towers) < step; ++i) towers |= bit64(kFirstUnused + i);
}

void Table::play(const std::vector<std::string>& moves) {
  for (const std::string& text : moves) {
    const ParsedMove parsed = game_.parse(text);
    ASSERT_TRUE(parsed.fine()) << text << ": " << parsed.problem;
    const Seat seat = state_.actor();
    const Verdict verdict = game_.check(state_, seat, parsed.move);
    ASSERT_TRUE(verdict.fine()) << text << ": " << Pampero::reasonTerms()[verdict.reason].code;
    events_.clear();
    auto listen = [this](const Event& event) {
      const Term& term = Pampero::eventTerms()[event.kind];
      std::string line(term.code);
      if (!event.seat.isNone()) line += " seat " + std::to_string(event.seat.index() + 1);
      for (std::size_t i = 0; i < 3; ++i)
        if (term.operands[i].used())
          line += ' ' + game_.operandText(term.operands[i].type, event.operands[i]);
      events_.push_back(line);
    };
    EventSink sink(listen);
    game_.apply(state_, seat, parsed.move, sink);
  }
}

bool Table::happened(std::string_view event) const {
  return std::ranges::find(events_, event) != events_.end();
}

std::string Table::firstOf(std::string_view code) const {
  for (const std::string& event : events_)
    if (event.starts_with(std::string(code) + ' ')) return event.substr(code.size() + 1);
  return {};
}

bool Table::mayPlay(std::string_view move) const {
  const ParsedMove parsed = game_.parse(move);
  return parsed.fine() && game_.check(state_, state_.actor(), parsed.move).fine();
}

Verdict Table::verdict(std::string_view move) const {
  const ParsedMove parsed = game_.parse(move);
  EXPECT_TRUE(parsed.fine()) << move;
  return game_.check(state_, state_.actor(), parsed.move);
}

std::vector<std::string> Table::legal() const {
  MoveList moves;
  game_.legal(state_, state_.actor(), moves);
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(game_.text(move));
  return texts;
}

int Table::number(std::string_view type, std::string_view word) const {
  const auto& words = tables().words.of(type);
  const auto found = std::ranges::find(words, word);
  EXPECT_NE(found, words.end()) << type << ' ' << word;
  return static_cast<int>(found - words.begin());
}

void Table::putBulldozer(Seat seat, std::string_view id) {
  state_.player(seat).bulldozers |= bit64(site(id));
}

void Table::putTower(Seat seat, std::string_view id) {
  state_.player(seat).towers |= bit64(site(id));
}

void Table::putContract(Seat seat, std::string_view id, std::string_view transformer) {
  Player& player = state_.player(seat);
  const PlaceIndex at = place(id);
  const int space = number("transformer", transformer);
  player.contracts |= bit64(at);
  player.filled |= bit32(space);
  player.grid[static_cast<std::size_t>(space)] = at;
  state_.available &= ~bit64(at);
  state_.fulfilled |= bit64(at);
}

void Table::putOnBoard(Seat seat, std::string_view id, int space) {
  Player& player = state_.player(seat);
  player.hand &= ~bit32(card(id));
  putOnSpace(player, space, card(id));
}

void Table::setIncome(Seat seat, const std::array<int, kMarkets>& columns) {
  for (std::size_t i = 0; i < kMarkets; ++i)
    state_.player(seat).income[i] = static_cast<std::uint8_t>(columns[i]);
}

void Table::giveCard(Seat seat, std::string_view special) {
  const int number = this->number("special", special);
  Player& player = state_.player(seat);
  CardMarket& market = number >= kMaxActionCards ? state_.specialScorings : state_.specialActions;
  const auto card = static_cast<std::uint8_t>(number % kMaxActionCards);
  market.open.erase(card);
  market.deck.erase(card);
  (number >= kMaxActionCards ? player.scoringCards : player.hand) |= bit32(card);
  ++player.specialsTaken;
}

void Table::giveTile(Seat seat, std::string_view tile) {
  const int number = this->number("connection_tile", tile);
  Player& player = state_.player(seat);
  for (std::uint8_t& at : state_.connectionAt)
    if (at == number) at = kNone;
  player.connectionTiles = static_cast<std::uint16_t>(player.connectionTiles | 1U << number);
  player.tileAt[static_cast<std::size_t>(number)] = kTileAvailable;
}

void Table::clearBonusBoard() { state_.bonusTiles.fill(kNone); }

void Table::putBonusTile(std::string_view field, std::string_view tile) {
  state_.bonusTiles[static_cast<std::size_t>(number("bonus_field", field))] =
      static_cast<std::uint8_t>(number("tower_tile", tile));
}

}  // namespace spannung::pampero::testing
