#include "games/powerline/options_text.h"

#include <algorithm>
#include <array>

#include "base/value_text.h"

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

std::string valueOf(const Values& values, const char* name) {
  if (const auto found = values.find(name); found != values.end()) return found->second;
  for (const Choice& choice : optionChoices())
    if (choice.name == name) return choice.fallback;
  return {};
}

tl::unexpected<Problem> badValue(const char* name, const std::string& value,
                                 const std::string& allowed) {
  return problem(std::string("options.") + name, "bad_option_value",
                 {{"name", name}, {"value", value}, {"allowed", allowed}});
}

Expected<int> parsePlayers(const std::string& value) {
  const std::optional<int> players = parseNumber(value);
  if (!players || *players < kMinPlayers || *players > kMaxPlayers)
    return problem("options.players", "players_out_of_range",
                   {{"value", value},
                    {"min", std::to_string(kMinPlayers)},
                    {"max", std::to_string(kMaxPlayers)}});
  return *players;
}

Expected<bool> parseSwitch(const char* name, const std::string& value, const char* off,
                           const char* on) {
  if (value == off || value == on) return value == on;
  return badValue(name, value, std::string(off) + ", " + on);
}

// PL-VAR1-04: for everybody, nobody or some seats.
Expected<SeatMask> parseLimits(const std::string& value, int players) {
  if (value == "off") return SeatMask{};
  if (value == "on") return SeatMask::firstSeats(players);
  SeatMask seats;
  for (const std::string& word : splitWords(value)) {
    const std::optional<int> number = parseNumber(word);
    if (!number || *number < 1 || *number > players)
      return badValue(kLimits, word, "off, on, 1–" + std::to_string(players));
    seats.add(Seat::of(*number - 1));
  }
  if (seats.empty()) return badValue(kLimits, value, "off, on, 1–" + std::to_string(players));
  return seats;
}

Expected<void> chooseCards(const Content& content, const std::string& value, Options& options) {
  for (std::size_t i = 0; i < kCardChoices.size(); ++i)
    if (value == kCardChoices[i]) {
      options.cards = static_cast<CardChoice>(i);
      return {};
    }
  const auto cards = parseCards(content, "options.cards", value);
  if (!cards) return tl::unexpected(cards.error());
  if (!cards->full())
    return problem(
        "options.cards", "cards_count",
        {{"given", std::to_string(cards->count())}, {"needed", std::to_string(kCardsInPlay)}});
  options.cards = CardChoice::given;
  options.givenCards = inLetterOrder(*cards);
  return {};
}

// PL-SETUP-04: one each, all different.
Expected<void> chooseBoards(const Content& content, const std::string& value, Options& options) {
  if (value == "random") return {};
  const auto boards = parseBoards(content, "options.boards", value);
  if (!boards) return tl::unexpected(boards.error());
  if (boards->count() != options.players)
    return problem(
        "options.boards", "boards_count",
        {{"given", std::to_string(boards->count())}, {"needed", std::to_string(options.players)}});
  options.boards = *boards;
  return {};
}

Expected<void> refuseUnknown(const Values& values) {
  std::vector<std::string> known;
  for (const Choice& choice : optionChoices()) known.push_back(choice.name);
  for (const auto& [name, value] : values)
    if (std::find(known.begin(), known.end(), name) == known.end())
      return problem("options." + name, "unknown_option",
                     {{"name", name}, {"known", joinWords(known, ", ")}});
  return {};
}

template <class Items>
std::vector<std::string> idsOf(const Items& items) {
  std::vector<std::string> ids;
  for (const auto& item : items) ids.push_back(item.id);
  return ids;
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
  if (const auto known = refuseUnknown(values); !known) return tl::unexpected(known.error());
  Options options;
  const auto players = parsePlayers(valueOf(values, kPlayers));
  if (!players) return tl::unexpected(players.error());
  options.players = *players;
  const auto limits = parseLimits(valueOf(values, kLimits), options.players);
  if (!limits) return tl::unexpected(limits.error());
  options.limited = *limits;
  const auto adventure = parseSwitch(kIsland, valueOf(values, kIsland), "normal", "adventure");
  if (!adventure) return tl::unexpected(adventure.error());
  options.adventureIsland = *adventure;
  const auto vacation = parseSwitch(kVacation, valueOf(values, kVacation), "off", "on");
  if (!vacation) return tl::unexpected(vacation.error());
  options.vacationTile = *vacation;
  return chooseCards(content, valueOf(values, kCards), options)
      .and_then([&] { return chooseBoards(content, valueOf(values, kBoards), options); })
      .map([&options] { return options; });
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
