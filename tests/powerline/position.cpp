#include "tests/powerline/position.h"

#include <algorithm>
#include <cstdlib>

#include <gtest/gtest.h>

#include "games/content_files.h"

namespace spannung::powerline::testing {
namespace {

std::vector<std::string> commaSeparated(std::string_view text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    parts.emplace_back(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return parts;
}

Options withBoards(Options options) {
  if (!options.boards.empty()) return options;
  for (int seat = 0; seat < options.players; ++seat)
    options.boards.push_back(static_cast<std::uint8_t>(seat));
  return options;
}

}  // namespace

const Pack& builtInPack() {
  static const Pack pack = [] {
    auto read = readPack(embeddedContent("powerline"));
    if (!read) std::abort();
    return *read;
  }();
  return pack;
}

Options solo() { return players(1); }

Options players(int count) {
  Options options;
  options.players = count;
  return options;
}

CardSet cardsNamed(std::string_view letters) {
  CardSet cards;
  const auto& all = builtInPack().content.components.cards;
  for (const char letter : letters) {
    const auto found = std::ranges::find(all, std::string(1, letter), &ScoreCard::id);
    if (found == all.end()) std::abort();
    cards.push_back(static_cast<std::uint8_t>(found - all.begin()));
  }
  return cards;
}

Options withCards(Options options, std::string_view letters) {
  options.cards = CardChoice::given;
  options.givenCards = cardsNamed(letters);
  return options;
}

Seed seedNumber(std::uint8_t number) {
  Seed seed{};
  seed[0] = number;
  return seed;
}

Position::Position(Options options, const Deal& deal, std::uint8_t seed)
    : game_(builtInPack().content, deal.boards.empty() ? withBoards(options) : options),
      state_(game_.initial(seedNumber(seed), deal)) {}

LineIndex Position::line(std::string_view id) const {
  for (const LineIndex line : tables().map.lines.keys())
    if (tables().line(line).id == id) return line;
  ADD_FAILURE() << "no line " << id;
  return LineIndex::of(0);
}

PlantIndex Position::plant(std::string_view id) const {
  for (const PlantIndex plant : tables().map.plants.keys())
    if (tables().plant(plant).id == id) return plant;
  ADD_FAILURE() << "no plant " << id;
  return PlantIndex::of(0);
}

int Position::tiles(std::string_view id, int seat) const {
  return player(seat).lines[line(id)].tiles();
}

Position& Position::dice(const std::array<int, kWorkers>& faces) {
  for (std::size_t i = 0; i < kWorkers; ++i) state_.dice[i] = static_cast<std::uint8_t>(faces[i]);
  return *this;
}

Position& Position::build(std::string_view id, std::string_view from, int count, int seat) {
  const LineIndex at = line(id);
  const int end = tables().line(at).ends[0] == plant(from) ? 0 : 1;
  EXPECT_EQ(tables().line(at).ends[static_cast<std::size_t>(end)], plant(from));
  for (int i = 0; i < count; ++i) player(seat).lines[at].extend(end);
  return *this;
}

Position& Position::complete(std::initializer_list<std::string_view> lines, int seat) {
  for (const std::string_view id : lines) {
    LineWork& work = player(seat).lines[line(id)];
    while (work.tiles() < tables().length(line(id))) work.extend(0);
  }
  return *this;
}

Position& Position::columns(const std::array<int, kColumns>& tiles, int seat) {
  for (std::size_t i = 0; i < kColumns; ++i)
    player(seat).columns[i] = static_cast<std::uint8_t>(tiles[i]);
  return *this;
}

Position& Position::jokers(int count, int seat) {
  player(seat).jokers = static_cast<std::uint8_t>(count);
  return *this;
}

Position& Position::score(int points, int seat) {
  player(seat).score = static_cast<std::int16_t>(points);
  return *this;
}

Position& Position::round(int number) {
  state_.round = static_cast<std::uint8_t>(number);
  return *this;
}

Verdict Position::check(int seat, std::string_view move) const {
  const ParsedMove parsed = game_.parse(move);
  EXPECT_TRUE(parsed.fine()) << move << ": " << parsed.problem;
  return game_.check(state_, Seat::of(seat), parsed.move);
}

std::string Position::ruleAgainst(int seat, std::string_view move) const {
  const Verdict verdict = check(seat, move);
  return std::string(Powerline::reasonTerms()[verdict.reason].rule);
}

Position& Position::play(int seat, std::string_view moves) {
  events_.clear();
  auto listen = [this](const Event& event) { events_.push_back(event); };
  EventSink sink(listen);
  for (const std::string& move : commaSeparated(moves)) {
    const ParsedMove parsed = game_.parse(move);
    EXPECT_TRUE(parsed.fine()) << move << ": " << parsed.problem;
    const Verdict verdict = game_.check(state_, Seat::of(seat), parsed.move);
    EXPECT_TRUE(verdict.fine()) << move << ": " << Powerline::reasonTerms()[verdict.reason].code;
    if (parsed.fine() && verdict.fine()) game_.apply(state_, Seat::of(seat), parsed.move, sink);
  }
  return *this;
}

int Position::countTold(EventKind kind) const {
  return static_cast<int>(std::ranges::count_if(
      events_, [kind](const Event& event) { return event.kind == static_cast<int>(kind); }));
}

std::vector<std::string> Position::legal(int seat) const {
  MoveList moves;
  game_.legal(state_, Seat::of(seat), moves);
  std::vector<std::string> texts;
  for (const Move move : moves) texts.push_back(game_.text(move));
  return texts;
}

bool Position::offers(int seat, std::string_view move) const {
  const auto texts = legal(seat);
  return std::ranges::find(texts, move) != texts.end();
}

}  // namespace spannung::powerline::testing
