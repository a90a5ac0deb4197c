#include "cli/commands/arena_report.h"

#include <ostream>

#include <fmt/format.h>

#include "base/value_text.h"
#include "cli/terminal/figure_text.h"
#include "cli/terminal/text_table.h"
#include "record/seed.h"
#include "texts/catalogue.h"

namespace spannung {
namespace {

using Cells = std::vector<std::string>;

std::string arenaText(Language language, std::string_view key, const Args& args = {}) {
  return catalogue(language).text(fmt::format("arena.{}", key), args);
}

class ArenaTables {
 public:
  ArenaTables(const Arena& arena, const Standings& standings, Language language, std::ostream& out)
      : arena_(arena), standings_(standings), language_(language), figures_(language), out_(out) {}

  void print() const {
    for (const std::string& note : arenaNotes(arena_, language_)) out_ << note << '\n';
    printContestants();
    if (!standings_.ratings.empty()) printRatings();
    printSeats();
    if (!standings_.ratings.empty()) printEncounters();
    out_ << '\n';
    for (const std::string& method : arenaMethods(language_)) out_ << method << '\n';
  }

 private:
  std::string text(std::string_view key) const { return arenaText(language_, key); }

  std::string nameOf(std::size_t contestant) const {
    return contestantText(standings_.contestants[contestant].name, language_);
  }

  Cells headings(std::initializer_list<std::string_view> codes) const {
    Cells cells;
    for (const std::string_view code : codes) cells.push_back(text(fmt::format("column.{}", code)));
    return cells;
  }

  void printTable(std::string_view code, const std::vector<Cells>& rows) const {
    std::vector<Align> alignment(rows.front().size(), Align::right);
    alignment.front() = Align::left;
    TextTable table(alignment);
    for (const Cells& row : rows) table.add(row);
    out_ << '\n' << text(fmt::format("table.{}", code)) << '\n';
    for (const std::string& line : table.lines()) out_ << "  " << line << '\n';
  }

  Cells contestantCells(std::size_t contestant) const {
    const ContestantStanding& standing = standings_.contestants[contestant];
    const double seats = standing.seats;
    return {nameOf(contestant),
            figures_.number(seats, seats == static_cast<int>(seats) ? 0 : 2),
            std::to_string(standing.games),
            figures_.number(standing.wins.count, 1),
            figures_.percent(standing.wins.share),
            figures_.percentInterval(standing.wins),
            figures_.percent(standing.fair),
            figures_.number(standing.meanPlace, 2),
            figures_.number(standing.scores.mean, 2)};
  }

  void printContestants() const {
    std::vector<Cells> rows = {
        headings({"bot", "seats", "games", "wins", "share", "interval", "fair", "place", "score"})};
    for (std::size_t i = 0; i < standings_.contestants.size(); ++i)
      rows.push_back(contestantCells(i));
    printTable("contestants", rows);
  }

  void printRatings() const {
    std::vector<Cells> rows = {headings({"bot", "elo", "interval"})};
    for (std::size_t i = 0; i < standings_.ratings.size(); ++i) {
      const Rating& rating = standings_.ratings[i];
      const std::string interval =
          figures_.change(rating.low, 0) + " … " + figures_.change(rating.high, 0);
      rows.push_back({nameOf(i), figures_.change(rating.elo, 0), i == 0 ? "–" : interval});
    }
    printTable("ratings", rows);
  }

  void printSeats() const {
    std::vector<Cells> rows = {headings({"bot"})};
    for (int seat = 1; seat <= arena_.plan.seats(); ++seat)
      rows.front().push_back(arenaText(language_, "seat", {{"seat", std::to_string(seat)}}));
    for (std::size_t i = 0; i < standings_.contestants.size(); ++i) {
      Cells cells = {nameOf(i)};
      for (const SeatStanding& seat : standings_.contestants[i].bySeat)
        cells.push_back(seat.games == 0 ? "–" : figures_.percent(seat.wins.share));
      rows.push_back(std::move(cells));
    }
    printTable("seats", rows);
  }

  void printEncounters() const {
    std::vector<Cells> rows = {headings({"bot"})};
    for (std::size_t i = 0; i < standings_.contestants.size(); ++i)
      rows.front().push_back(nameOf(i));
    for (std::size_t row = 0; row < standings_.contestants.size(); ++row) {
      Cells cells = {nameOf(row)};
      for (const Encounter& encounter : standings_.encounters[row])
        cells.push_back(encounter.games == 0 ? "–" : figures_.percent(encounter.ahead.share));
      rows.push_back(std::move(cells));
    }
    printTable("encounters", rows);
  }

  const Arena& arena_;
  const Standings& standings_;
  Language language_;
  FigureText figures_;
  std::ostream& out_;
};

}  // namespace

std::string gameTitle(const Arena& arena, Language language) {
  return catalogue(language).text(fmt::format("{}.title", arena.plan.game->rules().name()));
}

std::vector<std::string> arenaNotes(const Arena& arena, Language language) {
  const ArenaPlan& plan = arena.plan;
  const auto count = [](std::size_t number) { return std::to_string(number); };
  std::vector<std::string> notes = {
      arenaText(language, "title",
                {{"game", gameTitle(arena, language)},
                 {"games", count(arena.games.size())},
                 {"seats", std::to_string(plan.seats())},
                 {"lineups", count(plan.schedule.contest().lineups.size())},
                 {"cycle", std::to_string(plan.schedule.cycle())}}),
      arenaText(language, "seed", {{"seed", seedText(plan.seed)}})};
  if (arena.cancelled)
    notes.push_back(arenaText(language, "cancelled", {{"wanted", std::to_string(plan.games)}}));
  if (const auto timed = timedBots(plan); !timed.empty())
    notes.push_back(arenaText(language, "timed", {{"bots", joinWords(timed, ", ")}}));
  return notes;
}

std::vector<std::string> arenaMethods(Language language) {
  std::vector<std::string> methods;
  for (const char* code : {"wins", "encounters", "elo"})
    methods.push_back(arenaText(language, fmt::format("method.{}", code)));
  return methods;
}

std::string contestantText(const std::string& name, Language language) {
  return name == kAutomaticName ? arenaText(language, "automatic") : name;
}

void printArena(const Arena& arena, const Standings& standings, Language language,
                std::ostream& out) {
  ArenaTables(arena, standings, language, out).print();
}

}  // namespace spannung
