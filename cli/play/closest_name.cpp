#include "cli/play/closest_name.h"

#include <algorithm>
#include <numeric>

#include "base/value_text.h"
#include "cli/terminal/folded_words.h"

namespace spannung {
namespace {

constexpr std::size_t kMostTyped = 64;  // nobody means anything by more

// Levenshtein's distance, a row at a time.
std::size_t distanceBetween(std::string_view left, std::string_view right) {
  std::vector<std::size_t> row(right.size() + 1);
  std::iota(row.begin(), row.end(), 0U);
  for (std::size_t i = 0; i < left.size(); ++i) {
    std::size_t diagonal = row[0]++;
    for (std::size_t j = 0; j < right.size(); ++j) {
      const std::size_t replaced = diagonal + (left[i] == right[j] ? 0U : 1U);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

std::string plain(std::string_view name) { return joinWords(foldedWords(name), " "); }

}  // namespace

std::string closestName(std::string_view typed, const std::vector<std::string>& names) {
  const std::string wanted = plain(typed.substr(0, kMostTyped));
  std::size_t nearest = std::max<std::size_t>(wanted.size() / 3, wanted.size() > 2 ? 1 : 0) + 1;
  std::string found;
  for (const std::string& name : names)
    if (const std::size_t distance = distanceBetween(wanted, plain(name)); distance < nearest) {
      nearest = distance;
      found = name;
    }
  return found;
}

}  // namespace spannung
