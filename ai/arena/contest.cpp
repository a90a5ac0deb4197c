#include "ai/arena/contest.h"

#include <algorithm>
#include <cstddef>

#include "base/value_text.h"
#include "engine/core/seat.h"

namespace spannung {
namespace {

struct Entrant {
  std::string name;
  int seats = 1;
  bool counted = false;  // the number was given
};

Expected<Entrant> entrantOf(const std::string& word) {
  const std::size_t star = word.rfind('*');
  if (star == std::string::npos) return Entrant{word};
  const auto seats = parseNumber(word.substr(star + 1));
  if (star == 0 || !seats || *seats < 1 || *seats > kMaxSeats)
    return problem("bots", "bad_bot_count", {{"value", word}, {"max", std::to_string(kMaxSeats)}});
  return Entrant{word.substr(0, star), *seats, true};
}

Expected<std::vector<Entrant>> entrantsOf(const std::vector<std::string>& words) {
  std::vector<Entrant> entrants;
  for (const std::string& word : words) {
    auto entrant = entrantOf(word);
    if (!entrant) return tl::unexpected(entrant.error());
    entrants.push_back(std::move(*entrant));
  }
  return entrants;
}

// The number of a name, which joins the contest if it is new.
int numberOf(Contest& contest, const std::string& name) {
  const auto found = std::find(contest.names.begin(), contest.names.end(), name);
  const auto number = static_cast<int>(found - contest.names.begin());
  if (found == contest.names.end()) contest.names.push_back(name);
  return number;
}

bool isFixed(const std::vector<Entrant>& entrants) {
  std::vector<std::string> names;
  for (const Entrant& entrant : entrants) {
    if (entrant.counted) return true;
    names.push_back(entrant.name);
  }
  std::sort(names.begin(), names.end());
  return std::adjacent_find(names.begin(), names.end()) != names.end();
}

Expected<Contest> fixedContest(const std::vector<Entrant>& entrants, int seats) {
  Contest contest;
  Lineup lineup;
  for (const Entrant& entrant : entrants)
    lineup.insert(lineup.end(), static_cast<std::size_t>(entrant.seats),
                  numberOf(contest, entrant.name));
  if (lineup.size() != static_cast<std::size_t>(seats))
    return problem("bots", "lineup_size",
                   {{"given", std::to_string(lineup.size())}, {"seats", std::to_string(seats)}});
  contest.lineups.push_back(std::move(lineup));
  return contest;
}

// All choices of `count` numbers from `first` on, added to what is seated already.
void chooseFurther(Contest& contest, const Lineup& seated, int first, int count) {
  if (count == 0) return contest.lineups.push_back(seated);
  for (int i = first; i < static_cast<int>(contest.names.size()); ++i) {
    Lineup more = seated;
    more.push_back(i);
    chooseFurther(contest, more, i + 1, count - 1);
  }
}

Contest evenContest(const std::vector<Entrant>& entrants, int seats) {
  Contest contest;
  for (const Entrant& entrant : entrants) contest.names.push_back(entrant.name);
  const auto bots = static_cast<int>(entrants.size());
  Lineup everybody;
  for (int seat = 0; seat < seats / bots * bots; ++seat) everybody.push_back(seat % bots);
  chooseFurther(contest, everybody, 0, seats % bots);
  return contest;
}

}  // namespace

Expected<Contest> contestOf(const std::vector<std::string>& words, int seats) {
  if (words.empty()) return problem("bots", "no_bots");
  if (words.size() > kMostContestants)
    return problem(
        "bots", "too_many_contestants",
        {{"given", std::to_string(words.size())}, {"max", std::to_string(kMostContestants)}});
  const auto entrants = entrantsOf(words);
  if (!entrants) return tl::unexpected(entrants.error());
  if (isFixed(*entrants)) return fixedContest(*entrants, seats);
  return evenContest(*entrants, seats);
}

}  // namespace spannung
