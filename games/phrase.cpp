#include "games/phrase.h"

#include <utility>

namespace spannung {
namespace {

// Two by two, because a template has as many gaps as it has.
Phrase joined(std::vector<Phrase> items, const std::string& lastKey) {
  Phrase list = std::move(items.front());
  for (std::size_t i = 1; i < items.size(); ++i)
    list = Phrase(i + 1 < items.size() ? "list.more" : lastKey)
               .with("list", std::move(list))
               .with("next", std::move(items[i]));
  return list;
}

}  // namespace

Phrase::Phrase(std::string key) : key_(std::move(key)) {}

Phrase Phrase::with(std::string gap, int number) && {
  numbers_.emplace(std::move(gap), number);
  return std::move(*this);
}

Phrase Phrase::with(std::string gap, Phrase part) && {
  gaps_.push_back(std::move(gap));
  parts_.push_back(std::move(part));
  return std::move(*this);
}

Phrase Phrase::withLabel(std::string gap, std::string label) && {
  labels_.emplace(std::move(gap), std::move(label));
  return std::move(*this);
}

Phrase Phrase::withSeat(std::string gap, Seat seat) && {
  seats_.emplace(std::move(gap), seat);
  return std::move(*this);
}

Phrase allOf(std::vector<Phrase> items) { return joined(std::move(items), "list.and"); }
Phrase anyOf(std::vector<Phrase> items) { return joined(std::move(items), "list.or"); }

}  // namespace spannung
