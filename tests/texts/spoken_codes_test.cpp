// People are told names and what stands on a board, never words of the notation such as A2-m1.
#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "games/library.h"
#include "tests/texts/term_texts.h"
#include "texts/narrator.h"

namespace spannung {
namespace {

struct Walk {
  const char* name;
  const char* game;
  Values options;
};

const std::vector<Walk>& walks() {
  static const std::vector<Walk> kWalks = {
      {"Germany", "funkenschlag", {{"players", "4"}}},
      {"UsaDrafted", "funkenschlag", {{"players", "3"}, {"map", "usa"}, {"regions", "draft"}}},
      {"Introductory", "wasserkraft", {{"players", "2"}, {"mode", "introductory"}}},
      {"Full", "wasserkraft", {{"players", "4"}, {"mode", "full"}}},
      {"Leeghwater", "wasserkraft", {{"players", "4"}, {"mode", "full"}, {"leeghwater", "yes"}}},
      {"Automas",
       "wasserkraft",
       {{"players", "4"}, {"mode", "full"}, {"leeghwater", "yes"}, {"automas", "3"}}},
      {"Powerline", "powerline", {{"players", "3"}}},
      {"Adventure", "powerline", {{"players", "2"}, {"island", "adventure"}, {"cards", "special"}}},
      {"PowerlineAlone", "powerline", {{"players", "1"}}},
      {"PamperoAlone", "pampero", {{"players", "1"}}},
      {"Rahdo", "pampero", {{"players", "2"}, {"rahdo", "on"}}},
      {"PamperoFour", "pampero", {{"players", "4"}, {"scoring", "introductory"}}},
  };
  return kWalks;
}

bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool isInWord(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
}

// "A2-m1", "t3A", "hydro_rapids"; not "base", which is a word, nor "05", which is a number.
bool isCode(std::string_view id) {
  const bool letters = std::any_of(id.begin(), id.end(), isLetter);
  const bool others = std::any_of(id.begin(), id.end(), [](char c) { return !isLetter(c); });
  return letters && others && std::all_of(id.begin(), id.end(), isInWord);
}

std::set<std::string> wordsIn(std::string_view text) {
  std::set<std::string> words;
  std::string word;
  for (const char c : std::string(text) + ' ')
    if (isInWord(c)) {
      word += c;
    } else if (!word.empty()) {
      words.insert(std::exchange(word, {}));
    }
  return words;
}

// Everything that is said in one language, with the ids of all that it was about.
class Listener {
 public:
  Listener(const LoadedGame& game, Language language)
      : game_(game), narrator_(game, language, {"Ada", "Bob", "Cleo", "Dora"}) {}

  void hear(const Event& event) {
    keep(game_.rules().eventTerms()[event.kind], event.operands, narrator_.event(event));
  }
  void hear(const AnyState& seen, Move move) {
    keep(game_.rules().moveTerms()[move.kind], {move.a, move.b, move.c},
         narrator_.move(seen, move));
  }
  void hear(const Verdict& verdict) {
    if (verdict.fine()) return;
    keep(game_.rules().reasonTerms()[verdict.reason], verdict.operands, narrator_.verdict(verdict));
  }

  void expectNoCodes() const {
    EXPECT_GT(said_.size(), 100U);
    for (const std::string& text : said_)
      for (const std::string& word : wordsIn(text)) EXPECT_FALSE(ids_.contains(word)) << text;
  }
  // What was told by its id, for want of a name.
  std::set<std::string> unnamed() const { return unnamed_; }

 private:
  void keep(const Term& term, const std::array<std::int32_t, 3>& values, std::string text) {
    for (std::size_t i = 0; i < values.size(); ++i)
      if (const Operand& operand = term.operands[i]; operand.used()) note(operand.type, values[i]);
    said_.insert(std::move(text));
  }
  void note(std::string_view type, int value) {
    if (type == "number" || type == "money" || type == "seat") return;
    const std::string id = game_.rules().operandText(type, value);
    if (isCode(id)) ids_.insert(id);
    if (std::any_of(id.begin(), id.end(), isLetter) && narrator_.nameOf(type, value) == id)
      unnamed_.insert(std::string(type) + ' ' + id);
  }

  const LoadedGame& game_;
  Narrator narrator_;
  std::set<std::string> said_;
  std::set<std::string> ids_;
  std::set<std::string> unnamed_;
};

// Every move that is offered, what was offered a moment ago and is refused by now, and all events
// of a game of arbitrary moves.
void listenTo(const LoadedGame& game, std::vector<Listener>& listeners) {
  const AnyGame& rules = game.rules();
  const auto all = [&](const auto&... said) {
    for (Listener& listener : listeners) listener.hear(said...);
  };
  auto tell = [&](const Event& event) { all(event); };
  AnyState state = rules.opened(Seed{}, tell);
  MoveList moves;
  std::vector<Move> earlier;
  for (std::size_t ply = 0; !rules.finished(state) && ply < 5000; ++ply) {
    const Seat seat = rules.active(state).first();
    rules.legal(state, seat, moves);
    for (const Move& move : moves) all(state, move);
    for (const Move& move : earlier) all(rules.check(state, seat, move));
    earlier.assign(moves.begin(), moves.end());
    rules.apply(state, seat, moves[ply * 7919 % moves.size()], tell);
  }
}

class SpokenCodes : public ::testing::TestWithParam<Walk> {};

TEST_P(SpokenCodes, StandInNoMoveNoRefusalAndNoEvent) {
  const auto library = openLibrary({GetParam().game});
  ASSERT_TRUE(library.has_value());
  const auto game = library->load(GetParam().game, GetParam().options, {});
  ASSERT_TRUE(game.has_value()) << game.error().code;
  std::vector<Listener> listeners;
  for (const Language language : testing::kLanguages) listeners.emplace_back(**game, language);
  listenTo(**game, listeners);
  for (const Listener& listener : listeners) listener.expectNoCodes();
  // A word may be the same in one language, not in both.
  for (const std::string& thing : listeners[0].unnamed())
    EXPECT_FALSE(listeners[1].unnamed().contains(thing)) << thing;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, SpokenCodes, ::testing::ValuesIn(walks()),
                         [](const auto& each) { return std::string(each.param.name); });

}  // namespace
}  // namespace spannung
