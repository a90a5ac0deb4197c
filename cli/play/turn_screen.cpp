#include "cli/play/turn_screen.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "cli/terminal/lines.h"
#include "cli/terminal/text_width.h"

namespace spannung {
namespace {

constexpr std::size_t kLeastNews = 3;  // lines of news that the board leaves room for if it can
constexpr int kRowsToType = 1;
constexpr int kGapBehindNumber = 2;

// With the empty line below them.
std::size_t rowsOfNews(std::size_t lines) { return lines == 0 ? 0 : lines + 1; }

// Side by side if they are many.
Lines inColumns(const Lines& cells, int columns) {
  constexpr std::size_t kFewEntries = 5;
  constexpr int kGap = 3;
  int width = 0;
  for (const std::string& cell : cells) width = std::max(width, displayWidth(cell) + kGap);
  const auto perLine = static_cast<std::size_t>(std::max(1, (columns + kGap) / std::max(1, width)));
  if (cells.size() <= kFewEntries || perLine == 1) return cells;
  const std::size_t rows = (cells.size() + perLine - 1) / perLine;
  Lines lines(rows);
  for (std::size_t i = 0; i < cells.size(); ++i)
    lines[i % rows] += i + rows < cells.size() ? padRight(cells[i], width) : cells[i];
  return lines;
}

}  // namespace

TurnScreen::TurnScreen(const Terminal& terminal, const PlayTable& table,
                       const BoardPainter& painter, const Narrator& narrator,
                       const Chronicle& chronicle)
    : terminal_(terminal),
      table_(table),
      painter_(painter),
      narrator_(narrator),
      chronicle_(chronicle) {}

void TurnScreen::show(const Turn& turn, const Lines& preface) const {
  const int columns = terminal_.size().columns;
  Lines question{""};
  for (const std::string& line : wrapped(painter_.prompt(turn.scene()), columns))
    question.push_back(terminal_.paint(kStrong, line));
  append(question, menuLines(turn));
  const Lines all = news(turn);
  Scene scene = turn.scene();
  scene.rows =
      rowsForBoard(preface.size() + rowsOfNews(std::min(all.size(), kLeastNews)) + question.size());
  const Lines board = painter_.board(scene);
  terminal_.clearScreen();
  terminal_.print(preface);
  terminal_.print(fitted(all, preface.size() + board.size() + question.size()));
  terminal_.print(board);
  terminal_.print(question);
}

void TurnScreen::showWholeBoard(const Turn& turn) const {
  terminal_.print(painter_.board(turn.scene()));
  terminal_.print(menuLines(turn));
}

int TurnScreen::rowsForBoard(std::size_t otherRows) const {
  const int rows = terminal_.size().rows;
  return rows == 0 ? 0 : std::max(1, rows - static_cast<int>(otherRows) - kRowsToType);
}

// Everything since the person's last decision, that decision included.
Lines TurnScreen::news(const Turn& turn) const {
  std::size_t first = 0;
  for (std::size_t i = 0; i < table_.session().plies().size(); ++i)
    if (table_.session().plies()[i].seat == turn.seat()) first = i;
  return chronicle_.linesSince(first);
}

// News give way where rows are scarce; the log has them all.
Lines TurnScreen::fitted(Lines news, std::size_t otherRows) const {
  const int rows = terminal_.size().rows;
  const int room = rows - static_cast<int>(otherRows) - kRowsToType - 1;
  if (rows > 0 && static_cast<int>(news.size()) > room) {
    news.erase(news.begin(), news.end() - std::max(0, room - 1));
    news.insert(news.begin(), terminal_.paint(kDim, terminal_.text("play.more_news")));
  }
  if (rows > 0 && room <= 0) news.clear();
  if (!news.empty()) news.emplace_back();
  return news;
}

Lines TurnScreen::menuLines(const Turn& turn) const {
  Lines lines = inColumns(menuEntries(turn), terminal_.size().columns);
  if (const std::string numbers = numbersOnBoard(turn); !numbers.empty())
    lines.push_back(terminal_.paint(kStrong, padLeft(numbers, 2)) + "  " +
                    terminal_.text("play.on_board"));
  for (const std::string& line : wrapped(terminal_.text("play.how"), terminal_.size().columns))
    lines.push_back(terminal_.paint(kDim, line));
  return lines;
}

Lines TurnScreen::menuEntries(const Turn& turn) const {
  Lines cells;
  for (const MenuEntry& entry : turn.menu().entries())
    if (!painter_.showsNumber(turn.scene(), entry.first)) append(cells, entryLines(turn, entry));
  return cells;
}

// One line, unless what a move brings about takes many words.
Lines TurnScreen::entryLines(const Turn& turn, const MenuEntry& entry) const {
  const int width = std::max(2, displayWidth(numbersOnBoard(turn)));
  const std::string remark = painter_.remark(turn.scene(), entry);
  const std::string ending = remark.empty() ? "" : "  " + terminal_.paint(kDim, "·") + ' ' + remark;
  Lines lines =
      wrapped(label(turn, entry) + ending, terminal_.size().columns - width - kGapBehindNumber);
  const std::string number = terminal_.paint(kStrong, padLeft(std::to_string(entry.number), width));
  for (std::size_t i = 0; i < lines.size(); ++i)
    lines[i] = (i == 0 ? number : std::string(static_cast<std::size_t>(width), ' ')) +
               std::string(kGapBehindNumber, ' ') + lines[i];
  return lines;
}

// "2–7" for the moves whose numbers stand on the board; they need no list.
std::string TurnScreen::numbersOnBoard(const Turn& turn) const {
  std::vector<int> numbers;
  for (const MenuEntry& entry : turn.menu().entries())
    if (painter_.showsNumber(turn.scene(), entry.first)) numbers.push_back(entry.number);
  if (numbers.empty()) return {};
  return numbers.size() == 1 ? std::to_string(numbers[0])
                             : fmt::format("{}–{}", numbers.front(), numbers.back());
}

std::string TurnScreen::label(const Turn& turn, const MenuEntry& entry) const {
  if (entry.isCourse()) return painter_.courseLabel(turn.scene(), entry);
  if (!entry.isRange()) return narrator_.move(turn.view(), entry.first);
  const Term& term = table_.rules().moveTerms()[entry.first.kind];
  const std::array<int, 3> values = {entry.first.a, entry.first.b, entry.first.c};
  Args args;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const Operand& operand = term.operands[i];
    const bool isCount = operand.type == "number" || operand.type == "money";
    if (operand.used())
      args.emplace(operand.name, isCount ? fmt::format("{}–{}", entry.lowest, entry.highest)
                                         : narrator_.nameOf(operand.type, values[i]));
  }
  return terminal_.texts().text(fmt::format("{}.move.{}", table_.rules().name(), term.code), args);
}

}  // namespace spannung
