#include "cli/play/result_report.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/terminal/lines.h"
#include "cli/terminal/text_table.h"
#include "cli/terminal/text_width.h"

namespace spannung {
namespace {

template <class BySeat>
const auto& at(const BySeat& values, Seat seat) {
  return values[static_cast<std::size_t>(seat.index())];
}

std::string seatName(const Terminal& terminal, const Seating& seating, Seat seat) {
  constexpr int kLongestName = 14;
  return terminal.paint(seatInk(seat), clipped(seating.at(seat).name, kLongestName));
}

// One column a seat, the winner first.
TextTable breakdown(const Terminal& terminal, const Session& session, const Result& result,
                    const Lines& names) {
  std::vector<Align> columns(result.standings.size() + 1, Align::right);
  columns[0] = Align::left;
  TextTable table(columns);
  Lines titles{""};
  for (const Standing& standing : result.standings)
    titles.push_back(fmt::format("{}. {}", standing.rank, at(names, standing.seat)));
  table.add(titles);
  for (const BreakdownLine& line : result.breakdown) {
    Lines row{
        terminal.texts().text(fmt::format("{}.result.{}", session.rules().name(), line.code))};
    for (const Standing& standing : result.standings)
      row.push_back(std::to_string(at(line.bySeat, standing.seat)));
    table.add(row);
  }
  return table;
}

// With initials where names would not fit.
Lines fittingBreakdown(const Terminal& terminal, const Session& session, const Result& result,
                       const Seating& seating) {
  Lines names;
  Lines initials;
  for (int i = 0; i < session.rules().seats(); ++i) {
    names.push_back(seatName(terminal, seating, Seat::of(i)));
    initials.push_back(terminal.paint(seatInk(Seat::of(i)), seating.initial(Seat::of(i))));
  }
  const TextTable table = breakdown(terminal, session, result, names);
  if (table.width() <= terminal.size().columns) return table.lines();
  return breakdown(terminal, session, result, initials).lines();
}

Lines incomeTable(const Terminal& terminal, const Session& session, const Seating& seating) {
  const auto rounds = incomeByRound(session);
  if (rounds.empty()) return {};
  std::vector<Align> columns(rounds.size() + 2, Align::right);
  columns[0] = Align::left;
  TextTable table(columns);
  Lines titles{terminal.text("result.income")};
  for (std::size_t round = 1; round <= rounds.size(); ++round)
    titles.push_back(terminal.paint(kDim, std::to_string(round)));
  titles.push_back(terminal.text("result.total"));
  table.add(titles);
  for (std::size_t seat = 0; seat < seating.chairs().size(); ++seat) {
    Lines row{seatName(terminal, seating, Seat::of(static_cast<int>(seat)))};
    int total = 0;
    for (const auto& round : rounds) {
      row.push_back(std::to_string(round[seat]));
      total += round[seat];
    }
    row.push_back(std::to_string(total));
    table.add(row);
  }
  return table.lines();
}

int operandNamed(const Term& term, const Event& event, std::string_view name) {
  for (std::size_t i = 0; i < term.operands.size(); ++i)
    if (term.operands[i].name == name) return event.operands[i];
  return 0;
}

}  // namespace

Lines resultReport(const Terminal& terminal, const Session& session, const Seating& seating) {
  const Result result = session.rules().result(session.state());
  const auto winners = std::count_if(result.standings.begin(), result.standings.end(),
                                     [](const Standing& standing) { return standing.rank == 1; });
  Lines lines{
      terminal.paint(kTitle, terminal.text(winners == 1 ? "result.winner" : "result.winners",
                                           {{"who", winnersText(terminal, result, seating)}}))};
  lines.push_back(terminal.texts().text(
      fmt::format("{}.result.decided_by.{}", session.rules().name(), result.decidedBy)));
  lines.emplace_back();
  append(lines, fittingBreakdown(terminal, session, result, seating));
  const Lines income = incomeTable(terminal, session, seating);
  if (!income.empty()) lines.emplace_back();
  append(lines, income);
  return lines;
}

std::string winnersText(const Terminal& terminal, const Result& result, const Seating& seating) {
  Lines names;
  for (const Standing& standing : result.standings)
    if (standing.rank == 1) names.push_back(seating.at(standing.seat).name);
  return fmt::format("{}", fmt::join(names, ' ' + terminal.text("result.and") + ' '));
}

std::vector<std::vector<int>> incomeByRound(const Session& session) {
  const std::vector<int> nobody(static_cast<std::size_t>(session.rules().seats()), 0);
  std::vector<std::vector<int>> rounds;
  std::size_t round = 0;
  for (const Events& events : session.events(0, session.plies().size()))
    for (const Event& event : events) {
      const Term& term = session.rules().eventTerms()[event.kind];
      if (term.code == "round_started") ++round;
      if (term.code != "income_paid") continue;
      rounds.resize(std::max(rounds.size(), round + 1), nobody);
      rounds[round][static_cast<std::size_t>(event.seat.index())] +=
          operandNamed(term, event, "money");
    }
  return rounds;
}

}  // namespace spannung
