#include "cli/commands/arena_page.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include "base/language.h"
#include "cli/commands/arena_report.h"
#include "cli/commands/arena_style.h"
#include "cli/terminal/chart.h"
#include "cli/terminal/figure_text.h"
#include "cli/terminal/markup.h"
#include "texts/catalogue.h"

namespace spannung {
namespace {

class ArenaPage {
 public:
  ArenaPage(const Arena& arena, const Standings& standings, Language language)
      : arena_(arena), standings_(standings), language_(language), figures_(language) {}

  std::string page() const {
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\" xmlns=\"http://www.w3.org/1999/xhtml\"><head>"
        "<meta charset=\"utf-8\"/>"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>"
        "<title>{}</title><style>{}</style></head>\n<body><main>\n{}</main></body></html>\n",
        languageCode(language_), title(), kArenaStyle, body());
  }

 private:
  std::string text(std::string_view key, const Args& args = {}) const {
    return markupText(catalogue(language_).text(fmt::format("arena.{}", key), args));
  }

  std::string title() const { return text("page.title", {{"game", gameTitle(arena_, language_)}}); }

  std::string nameOf(std::size_t contestant) const {
    return contestantText(standings_.contestants[contestant].name, language_);
  }

  std::string body() const {
    std::string body = fmt::format("<h1>{}</h1>\n<div class=\"notes\">{}</div>\n", title(),
                                   paragraphs(arenaNotes(arena_, language_)));
    body += section("wins", "", winChart());
    if (!standings_.ratings.empty()) body += section("elo", "", eloChart());
    body += section("scores", "tall", scoreChart());
    if (!standings_.ratings.empty()) body += section("encounters", "scroll", encounterTable());
    body += section("seats", "scroll", seatTable()) + section("figures", "scroll", figureTable());
    return body + fmt::format("<footer>{}</footer>\n", paragraphs(arenaMethods(language_)));
  }

  static std::string paragraphs(const std::vector<std::string>& lines) {
    std::string markup;
    for (const std::string& line : lines) markup += "<p>" + markupText(line) + "</p>";
    return markup;
  }

  std::string section(std::string_view code, std::string_view style,
                      const std::string& content) const {
    return fmt::format(
        "<section><h2>{}</h2><p class=\"lead\">{}</p><div class=\"{}\">{}</div></section>\n",
        text(fmt::format("page.{}", code)), text(fmt::format("page.{}.lead", code)), style,
        content);
  }

  // --- charts ------------------------------------------------------------------------------------

  std::vector<std::string> tickTexts(const Scale& scale, bool percent) const {
    std::vector<std::string> texts;
    for (const double tick : scale.ticks())
      texts.push_back(percent ? figures_.percent(tick, 0) : figures_.number(tick, 0));
    return texts;
  }

  std::string winChart() const {
    const Scale scale(0, 1, 0.25);
    std::vector<ChartRow> rows;
    for (std::size_t i = 0; i < standings_.contestants.size(); ++i) {
      const ContestantStanding& standing = standings_.contestants[i];
      const Share& wins = standing.wins;
      rows.push_back(
          {nameOf(i),
           fmt::format("{} ({})", figures_.percent(wins.share), figures_.percentInterval(wins)),
           intervalShapes(scale, wins.low, wins.share, wins.high, standing.fair)});
    }
    return chart(scale, tickTexts(scale, true), rows);
  }

  // Strongest first.
  std::vector<std::size_t> ladder() const {
    std::vector<std::size_t> order(standings_.ratings.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [this](std::size_t left, std::size_t right) {
      return standings_.ratings[left].elo > standings_.ratings[right].elo;
    });
    return order;
  }

  std::string eloChart() const {
    double low = 0;
    double high = 0;
    for (const Rating& rating : standings_.ratings) {
      low = std::min(low, rating.low);
      high = std::max(high, rating.high);
    }
    const Scale scale = Scale::around(low, high);
    std::vector<ChartRow> rows;
    for (const std::size_t i : ladder()) rows.push_back(eloRow(scale, i));
    return chart(scale, tickTexts(scale, false), rows);
  }

  ChartRow eloRow(const Scale& scale, std::size_t contestant) const {
    const Rating& rating = standings_.ratings[contestant];
    std::string value = figures_.change(rating.elo, 0);
    if (contestant != 0)
      value += fmt::format(" ({} … {})", figures_.change(rating.low, 0),
                           figures_.change(rating.high, 0));
    return {nameOf(contestant), value, intervalShapes(scale, rating.low, rating.elo, rating.high)};
  }

  std::string scoreChart() const {
    double low = standings_.contestants[0].scores.min;
    double high = standings_.contestants[0].scores.max;
    for (const ContestantStanding& standing : standings_.contestants) {
      low = std::min(low, standing.scores.min);
      high = std::max(high, standing.scores.max);
    }
    const Scale scale = Scale::around(low, high);
    std::vector<ChartRow> rows;
    for (std::size_t i = 0; i < standings_.contestants.size(); ++i)
      rows.push_back(scoreRow(scale, i));
    return chart(scale, tickTexts(scale, false), rows);
  }

  ChartRow scoreRow(const Scale& scale, std::size_t contestant) const {
    const Distribution& scores = standings_.contestants[contestant].scores;
    const std::string value = catalogue(language_).text(
        "arena.page.score_value", {{"median", figures_.number(scores.median, 1)},
                                   {"lower", figures_.number(scores.lowerQuartile, 1)},
                                   {"upper", figures_.number(scores.upperQuartile, 1)}});
    return {nameOf(contestant), value,
            histogramShapes(scale, scoresOf(arena_, static_cast<int>(contestant)), scores.median)};
  }

  // --- tables ------------------------------------------------------------------------------------

  using Cells = std::vector<std::string>;

  // Cells are markup; the first one of a row is its heading.
  static std::string table(std::string_view style, const Cells& head,
                           const std::vector<Cells>& rows) {
    std::string markup = fmt::format("<table class=\"{}\"><thead><tr>", style);
    for (const std::string& cell : head) markup += "<th>" + markupText(cell) + "</th>";
    markup += "</tr></thead><tbody>\n";
    for (const Cells& row : rows) {
      markup += "<tr><th>" + markupText(row.front()) + "</th>";
      for (std::size_t i = 1; i < row.size(); ++i) markup += row[i];
      markup += "</tr>\n";
    }
    return markup + "</tbody></table>";
  }

  // The further from a half, the stronger the colour; never so strong that it swallows the figure.
  std::string heatCell(double share, int games, const std::string& hint) const {
    if (games == 0) return "<td>–</td>";
    constexpr double kStrongest = 65;
    const double strength = std::abs(share - 0.5) * 2 * kStrongest;
    return fmt::format(
        "<td title=\"{}\" style=\"background:color-mix(in srgb, var(--{}) {:.0f}%, var(--card))\">"
        "{}</td>",
        markupText(hint), share < 0.5 ? "less" : "more", strength, figures_.percent(share));
  }

  std::string encounterTable() const {
    Cells head = {""};
    std::vector<Cells> rows;
    for (std::size_t i = 0; i < standings_.contestants.size(); ++i) {
      head.push_back(nameOf(i));
      Cells cells = {nameOf(i)};
      for (const Encounter& encounter : standings_.encounters[i])
        cells.push_back(heatCell(encounter.ahead.share, encounter.games,
                                 figures_.percentInterval(encounter.ahead)));
      rows.push_back(std::move(cells));
    }
    return table("heat", head, rows);
  }

  std::string seatTable() const {
    Cells head = {""};
    for (int seat = 1; seat <= arena_.plan.seats(); ++seat)
      head.push_back(catalogue(language_).text("arena.seat", {{"seat", std::to_string(seat)}}));
    std::vector<Cells> rows;
    for (std::size_t i = 0; i < standings_.contestants.size(); ++i) {
      Cells cells = {nameOf(i)};
      for (const SeatStanding& seat : standings_.contestants[i].bySeat)
        cells.push_back(seatCell(seat));
      rows.push_back(std::move(cells));
    }
    return table("", head, rows);
  }

  std::string seatCell(const SeatStanding& seat) const {
    if (seat.games == 0) return "<td>–</td>";
    return fmt::format("<td title=\"{}\">{}</td>", figures_.percentInterval(seat.wins),
                       figures_.percent(seat.wins.share));
  }

  std::string figureTable() const {
    Cells head;
    for (const char* code : {"bot", "seats", "games", "wins", "fair", "place", "score"})
      head.push_back(catalogue(language_).text(fmt::format("arena.column.{}", code)));
    std::vector<Cells> rows;
    for (std::size_t i = 0; i < standings_.contestants.size(); ++i) rows.push_back(figureCells(i));
    return table("", head, rows);
  }

  Cells figureCells(std::size_t contestant) const {
    const ContestantStanding& standing = standings_.contestants[contestant];
    Cells cells = {nameOf(contestant)};
    for (const std::string& figure :
         {figures_.number(standing.seats, standing.seats == std::floor(standing.seats) ? 0 : 2),
          std::to_string(standing.games), figures_.number(standing.wins.count, 1),
          figures_.percent(standing.fair), figures_.number(standing.meanPlace, 2),
          figures_.number(standing.scores.mean, 2)})
      cells.push_back("<td>" + figure + "</td>");
    return cells;
  }

  const Arena& arena_;
  const Standings& standings_;
  Language language_;
  FigureText figures_;
};

}  // namespace

std::string arenaPage(const Arena& arena, const Standings& standings, Language language) {
  return ArenaPage(arena, standings, language).page();
}

}  // namespace spannung
