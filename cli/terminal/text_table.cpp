#include "cli/terminal/text_table.h"

#include <algorithm>
#include <utility>

#include "cli/terminal/text_width.h"

namespace spannung {

void TextTable::add(std::vector<std::string> cells) {
  cells.resize(columns_.size());
  rows_.push_back(std::move(cells));
}

std::vector<std::string> TextTable::lines() const {
  const std::vector<int> columnWidths = widths();
  std::vector<std::string> lines;
  for (const auto& row : rows_) lines.push_back(line(row, columnWidths));
  return lines;
}

int TextTable::width() const {
  int widest = 0;
  for (const std::string& line : lines()) widest = std::max(widest, displayWidth(line));
  return widest;
}

std::vector<int> TextTable::widths() const {
  std::vector<int> widths(columns_.size(), 0);
  for (const auto& row : rows_)
    for (std::size_t i = 0; i < row.size(); ++i)
      widths[i] = std::max(widths[i], displayWidth(row[i]));
  return widths;
}

std::string TextTable::line(const std::vector<std::string>& row,
                            const std::vector<int>& widths) const {
  std::string line;
  for (std::size_t i = 0; i < row.size(); ++i) {
    if (widths[i] == 0) continue;  // a column that nobody filled
    if (!line.empty()) line += "  ";
    line += columns_[i] == Align::left ? padRight(row[i], widths[i]) : padLeft(row[i], widths[i]);
  }
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

}  // namespace spannung
