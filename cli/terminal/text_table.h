// Rows of cells in aligned columns.
#pragma once

#include <string>
#include <vector>

namespace spannung {

enum class Align { left, right };

class TextTable {
 public:
  explicit TextTable(std::vector<Align> columns) : columns_(std::move(columns)) {}

  // Missing cells are empty.
  void add(std::vector<std::string> cells);
  // Each column as wide as its widest cell, two blanks between.
  std::vector<std::string> lines() const;
  int width() const;

 private:
  std::vector<int> widths() const;
  std::string line(const std::vector<std::string>& row, const std::vector<int>& widths) const;

  std::vector<Align> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace spannung
