#include "cli/play/seating.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "ai/bots.h"
#include "cli/terminal/text_width.h"
#include "texts/bot_names.h"
#include "texts/opponent_name.h"

namespace spannung {
namespace {

// Also with a budget: "expert@5s".
bool isBot(const std::vector<std::string>& bots, const std::string& word) {
  return std::find(bots.begin(), bots.end(), word.substr(0, word.find('@'))) != bots.end();
}

std::string capitalOf(std::string_view name) {
  std::string letter = firstLetter(name);
  if (letter.size() == 1 && letter[0] >= 'a' && letter[0] <= 'z')
    letter[0] = static_cast<char>(letter[0] - 'a' + 'A');
  return letter;
}

bool isTaken(const std::vector<std::string>& initials, const std::string& letter) {
  return std::find(initials.begin(), initials.end(), letter) != initials.end();
}

// The first letter of the name that nobody before has, else the number of the seat.
std::string freeInitial(std::string_view name, const std::vector<std::string>& taken) {
  while (!name.empty()) {
    std::string letter = capitalOf(name);
    const bool isBlank = letter == " " || letter == "(";
    if (!isBlank && !isTaken(taken, letter)) return letter;
    name.remove_prefix(letter.size());
  }
  return std::to_string(taken.size() + 1);
}

bool hasName(const std::vector<Chair>& chairs, std::string_view name) {
  return std::any_of(chairs.begin(), chairs.end(),
                     [name](const Chair& chair) { return chair.name == name; });
}

bool hasInitial(const std::vector<Chair>& chairs, const std::string& letter) {
  return std::any_of(chairs.begin(), chairs.end(), [&letter](const Chair& chair) {
    return !chair.name.empty() && capitalOf(chair.name) == letter;
  });
}

std::string botName(const std::vector<Chair>& chairs) {
  for (const std::string candidate : kBotNames)
    if (!hasInitial(chairs, capitalOf(candidate))) return candidate;
  return "Bot";
}

// People choose their names before bots do.
void nameBots(std::vector<Chair>& chairs) {
  for (Chair& chair : chairs)
    if (chair.name.empty()) chair.name = botName(chairs);
}

Expected<void> seatPerson(std::vector<Chair>& chairs, const std::string& name) {
  if (hasName(chairs, name)) return problem("--seats", "seat_name_twice", {{"name", name}});
  chairs.push_back({name});
  return {};
}

Chair opponentChair(const LoadedGame& game, Seat seat, Language language) {
  return {.name = opponentName(game, seat, language), .ruled = true};
}

}  // namespace

Seating::Seating(std::vector<Chair> chairs) : chairs_(std::move(chairs)) {
  for (const Chair& chair : chairs_) initials_.push_back(freeInitial(chair.name, initials_));
}

int Seating::people() const {
  return static_cast<int>(std::count_if(chairs_.begin(), chairs_.end(),
                                        [](const Chair& chair) { return chair.isPerson(); }));
}

std::vector<std::string> Seating::names() const {
  std::vector<std::string> names;
  for (const Chair& chair : chairs_) names.push_back(chair.name);
  return names;
}

std::vector<std::string> Seating::recordedNames() const {
  std::vector<std::string> names;
  for (const Chair& chair : chairs_)
    names.push_back(chair.isBot() ? fmt::format("{} ({})", chair.name, chair.bot) : chair.name);
  return names;
}

Expected<Seating> parseSeating(const std::vector<std::string>& words, int seats,
                               const std::vector<std::string>& bots, const std::string& myName) {
  if (static_cast<int>(words.size()) != seats)
    return problem("--seats", "seat_count",
                   {{"given", std::to_string(words.size())}, {"needed", std::to_string(seats)}});
  std::vector<Chair> chairs;
  for (const std::string& word : words) {
    if (isBot(bots, word)) {
      chairs.push_back({{}, word});
    } else if (const auto seated = seatPerson(chairs, word == "me" ? myName : printable(word));
               !seated) {
      return tl::unexpected(seated.error());
    }
  }
  nameBots(chairs);
  return Seating(std::move(chairs));
}

Seating recordedSeating(const std::vector<std::string>& names,
                        const std::vector<std::string>& bots) {
  std::vector<Chair> chairs;
  for (const std::string& recorded : names) {
    Chair chair{printable(recorded)};
    for (const std::string& bot : bots) {
      const std::string ending = fmt::format(" ({})", bot);
      if (chair.name.ends_with(ending))
        chair = {chair.name.substr(0, chair.name.size() - ending.size()), bot};
      else if (chair.name == bot)
        chair.bot = bot;
    }
    chairs.push_back(std::move(chair));
  }
  return Seating(std::move(chairs));
}

Seating besideOpponents(const Seating& seated, const LoadedGame& game, Language language) {
  std::vector<Chair> chairs = seated.chairs();
  for (int i = 0; i < game.rules().seats(); ++i)
    if (game.isRuled(Seat::of(i)))
      chairs.insert(chairs.begin() + i, opponentChair(game, Seat::of(i), language));
  return Seating(std::move(chairs));
}

Seating recordedSeating(const Session& session, Language language) {
  const std::vector<std::string> bots = botNames(session.rules().name());
  std::vector<Chair> chairs = recordedSeating(session.seatNames(), bots).chairs();
  for (int i = 0; i < session.rules().seats(); ++i)
    if (session.game().isRuled(Seat::of(i)))
      chairs[static_cast<std::size_t>(i)] = opponentChair(session.game(), Seat::of(i), language);
  return Seating(std::move(chairs));
}

}  // namespace spannung
