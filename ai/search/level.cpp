#include "ai/search/level.h"

#include <algorithm>
#include <charconv>
#include <numbers>

#include "ai/core/exponential.h"

namespace spannung::search {
namespace {

constexpr int kMostThreads = 64;
constexpr auto kLongestTime = 10min;

// The number at the start of a text, which is cut off.
std::optional<int> takeNumber(std::string_view& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || number <= 0) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

std::optional<Budget> budgetOf(std::string_view text) {
  const std::optional<int> number = takeNumber(text);
  if (!number) return std::nullopt;
  if (text.empty()) return Budget{.simulations = static_cast<std::uint32_t>(*number)};
  std::optional<std::chrono::milliseconds> time;
  if (text == "ms") time = std::chrono::milliseconds(*number);
  if (text == "s" && *number <= kLongestTime / 1s) time = std::chrono::seconds(*number);
  if (!time || *time > kLongestTime) return std::nullopt;
  return Budget{.time = time};
}

std::optional<int> threadsOf(std::string_view text) {
  const std::optional<int> threads = takeNumber(text);
  return threads && text.empty() && *threads <= kMostThreads ? threads : std::nullopt;
}

std::optional<Rivals> rivalsOf(std::string_view text) {
  if (text == "selfish") return Rivals::selfish;
  if (text == "paranoid") return Rivals::paranoid;
  return std::nullopt;
}

const Level* levelNamed(std::string_view name) {
  const auto found = std::ranges::find(kLevels, name, &Level::name);
  return found == kLevels.end() ? nullptr : &*found;
}

// What stands before a mark and what stands behind it, if the mark is there.
struct Parted {
  std::string_view before;
  std::optional<std::string_view> behind;
};

Parted partedAt(std::string_view text, char mark) {
  const std::size_t at = text.find(mark);
  if (at == std::string_view::npos) return {text, std::nullopt};
  return {text.substr(0, at), text.substr(at + 1)};
}

}  // namespace

std::optional<Level> levelOf(std::string_view text) {
  const Parted threads = partedAt(text, '/');
  const Parted budget = partedAt(threads.before, '@');
  const Parted rivals = partedAt(budget.before, '+');
  const Level* const named = levelNamed(rivals.before);
  if (named == nullptr) return std::nullopt;
  Level level = *named;
  if (rivals.behind) {
    const auto expected = rivalsOf(*rivals.behind);
    if (!expected) return std::nullopt;
    level.rivals = *expected;
  }
  if (budget.behind) {
    const auto own = budgetOf(*budget.behind);
    if (!own) return std::nullopt;
    level.budget = *own;
  }
  if (threads.behind) {
    const auto count = threadsOf(*threads.behind);
    if (!count) return std::nullopt;
    level.threads = *count;
  }
  return level;
}

Move choiceOf(const Findings& findings, const Level& level, Dice& dice) {
  if (level.error <= 0) return findings.best();
  const double best = std::ranges::max(findings.moves, {}, &Finding::chance).chance;
  std::vector<double> weights;
  double sum = 0;
  for (const Finding& finding : findings.moves)
    sum += weights.emplace_back(
        exponential(std::numbers::ln2 * (finding.chance - best) / level.error));
  double at = sum * dice.word() / 4294967296.0;
  for (std::size_t i = 0; i < weights.size(); ++i)
    if ((at -= weights[i]) < 0) return findings.moves[i].move;
  return findings.best();
}

}  // namespace spannung::search
