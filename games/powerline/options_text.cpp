#include "games/powerline/options_text.h"

#include <algorithm>
#include <array>

#include "base/value_text.h"
#include "games/core/content_fields.h"
#include "games/core/options_reader.h"

namespace spannung::powerline {
namespace {

constexpr const char* kPlayers = "players";
constexpr const char* kLimits = "limits";
constexpr const char* kIsland = "island";
constexpr const char* kCards = "cards";
constexpr const char* kVacation = "vacation";
constexpr const char* kBoards = "boards";

// By CardChoice; given cards are listed by their letters.
constexpr std::array<const char*, 5> kCardChoices = {"printed", "one_per_color", "any_three",
                                                     "mixed", "special"};

// PL-VAR1-04: for everybody, nobody or some seats.
SeatMask readLimits(OptionsReader& reader, int players) {
  const std::string& value = reader.text(kLimits);
  if (value == "off") return {};
  if (value == "on") return SeatMask::firstSeats(players);
  const std::string allowed = "off, on, 1–" + std::to_string(players);
  SeatMask seats;
  for (const std::string& word : splitWords(value)) {
    const std::optional<int> number = parseNumber(word);
    if (!number || *number < 1 || *number > players)
      return reader.refuseValue(kLimits, word, allowed), seats;
    seats.add(Seat::of(*number - 1));
  }
  if (seats.empty()) reader.refuseValue(kLimits, value, allowed);
  return seats;
}

void readCardsOption(const Content& content, OptionsReader& reader, Options& options) {
  const std::string& value = reader.text(kCards);
  const auto choice = std::ranges::find(kCardChoices, value) - kCardChoices.begin();
  options.cards = static_cast<CardChoice>(choice);
  if (options.cards != CardChoice::given) return;
  const CardSet cards = reader.valid(parseCards(content, "options.cards", value));
  if (!cards.full())
    reader.refuse(
        kCards, "cards_count",
        {{"given", std::to_string(cards.count())}, {"needed", std::to_string(kCardsInPlay)}});
  options.givenCards = inLetterOrder(cards);
}

// PL-SETUP-04: one each, all different.
void readBoardsOption(const Content& content, OptionsReader& reader, Options& options) {
  const std::string& value = reader.text(kBoards);
  if (value == "random") return;
  options.boards = reader.valid(parseBoards(content, "options.boards", value));
  if (options.boards.count() != options.players)
    reader.refuse(kBoards, "boards_count",
                  {{"given", std::to_string(options.boards.count())},
                   {"needed", std::to_string(options.players)}});
}

// Ids as places among the items they name.
template <class List, class Items>
Expected<List> parseIds(const Items& items, const std::string& place, const std::string& value,
                        const char* kind) {
  List list;
  const std::vector<std::string> ids = idsOf(items);
  const std::string known = joinWords(ids, ", ");
  for (const std::string& word : splitWords(value)) {
    const auto at = static_cast<std::size_t>(std::ranges::find(ids, word) - ids.begin());
    if (at == ids.size())
      return problem(place, std::string(kind) + "_unknown", {{"value", word}, {"known", known}});
    if (list.contains(static_cast<std::uint8_t>(at)) || list.full())
      return problem(place, std::string(kind) + "_repeated", {{"value", word}});
    list.push_back(static_cast<std::uint8_t>(at));
  }
  if (list.empty())
    return problem(place, std::string(kind) + "_unknown", {{"value", ""}, {"known", known}});
  return list;
}

template <class List, class Items>
std::string idsText(const List& list, const Items& items) {
  std::vector<std::string> ids;
  for (const std::size_t at : list) ids.push_back(items[at].id);
  return joinWords(ids);
}

std::string limitsText(const Options& options) {
  if (options.limited.empty()) return "off";
  if (options.limited == SeatMask::firstSeats(options.players)) return "on";
  std::vector<std::string> seats;
  for (int i = 0; i < options.players; ++i)
    if (options.limited.contains(Seat::of(i))) seats.push_back(std::to_string(i + 1));
  return joinWords(seats);
}

std::string cardChoiceText(const Content& content, const Options& options) {
  if (options.cards == CardChoice::given) return cardsText(content, options.givenCards);
  return kCardChoices[static_cast<std::size_t>(options.cards)];
}

}  // namespace

std::vector<Choice> optionChoices() {
  return {{kPlayers, "2", {"1", "2", "3", "4", "5", "6"}},
          {kLimits, "off", {"off", "on"}, "or the seats with limits, with commas"},
          {kIsland, "normal", {"normal", "adventure"}},
          {kCards,
           "printed",
           {kCardChoices.begin(), kCardChoices.end()},
           "or the letters of three cards, with commas"},
          {kVacation, "on", {"on", "off"}},
          {kBoards, "random", {"random"}, "or the ids of the boards by seat, with commas"}};
}

Expected<Options> parseOptions(const Content& content, const Values& values) {
  OptionsReader reader(optionChoices(), values);
  Options options;
  options.players = reader.players(kMinPlayers, kMaxPlayers);
  options.limited = readLimits(reader, options.players);
  options.adventureIsland = reader.word(kIsland) == 1;
  options.vacationTile = reader.word(kVacation, {"off", "on"}) == 1;
  readCardsOption(content, reader, options);
  readBoardsOption(content, reader, options);
  return reader.result(options);
}

Values optionValues(const Content& content, const Options& options) {
  return {{kPlayers, std::to_string(options.players)},
          {kLimits, limitsText(options)},
          {kIsland, options.adventureIsland ? "adventure" : "normal"},
          {kCards, cardChoiceText(content, options)},
          {kVacation, options.vacationTile ? "on" : "off"},
          {kBoards, options.boards.empty() ? "random" : boardsText(content, options.boards)}};
}

Expected<BoardsBySeat> parseBoards(const Content& content, const std::string& place,
                                   const std::string& value) {
  return parseIds<BoardsBySeat>(content.boards, place, value, "board");
}

Expected<CardSet> parseCards(const Content& content, const std::string& place,
                             const std::string& value) {
  return parseIds<CardSet>(content.components.cards, place, value, "card");
}

std::string boardsText(const Content& content, const BoardsBySeat& boards) {
  return idsText(boards, content.boards);
}

std::string cardsText(const Content& content, const CardSet& cards) {
  return idsText(cards, content.components.cards);
}

}  // namespace spannung::powerline
