#include "tests/wasserkraft/duel.h"

#include <algorithm>

namespace spannung::wasserkraft::testing {

Options duelOptions(Level level, bool leeghwater) {
  Options options = kTwoFixed;
  options.levels[1] = level;
  options.leeghwater = leeghwater;
  return options;
}

Duel::Duel(Level level, bool leeghwater) : Duel(duelOptions(level, leeghwater)) {}

Duel::Duel(const Options& options) : Position(options) {
  for (int i = 0; i < options.players; ++i) officer(i, Officer::none);
  turnTo(0);
}

template <class Text>
std::vector<std::string> Duel::texts(EventKind kind, Text text) const {
  std::vector<std::string> found;
  for (const Event& event : events())
    if (event.kind == static_cast<std::uint16_t>(kind)) found.push_back(text(event.operands));
  return found;
}

std::string Duel::word(std::string_view type, int value) const {
  return game().operandText(type, value);
}

std::vector<std::string> Duel::deeds() const {
  return texts(EventKind::automaActs, [&](const auto& o) { return word("deed", o[0]); });
}

std::vector<std::string> Duel::skipped() const {
  return texts(EventKind::automaSkipped,
               [&](const auto& o) { return word("deed", o[0]) + ": " + word("obstacle", o[1]); });
}

std::vector<std::string> Duel::applied() const {
  std::vector<std::string> criteria =
      texts(EventKind::siteRuledOut, [&](const auto& o) { return word("criterion", o[1]); });
  criteria.erase(std::unique(criteria.begin(), criteria.end()), criteria.end());
  return criteria;
}

std::vector<std::string> Duel::ruledOut() const {
  return texts(EventKind::siteRuledOut, [&](const auto& o) { return word("place", o[0]); });
}

std::string Duel::builtAt() const {
  const auto built =
      texts(EventKind::pieceBuilt, [&](const auto& o) { return word("place", o[1]); });
  return built.empty() ? "" : built.back();
}

std::vector<std::string> Duel::fulfilled() const {
  return texts(EventKind::contractFulfilled, [&](const auto& o) { return word("contract", o[0]); });
}

std::vector<std::string> Duel::drops() const {
  return texts(EventKind::dropPlaced, [&](const auto& o) { return word("headstream", o[0]); });
}

std::vector<std::string> Duel::blocked() const {
  return texts(EventKind::spaceBlocked, [&](const auto& o) { return word("space", o[0]); });
}

}  // namespace spannung::wasserkraft::testing
