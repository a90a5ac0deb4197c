// Remembers the last few answers to questions that take long and are asked again and again, by
// several threads perhaps.
#pragma once

#include <algorithm>
#include <array>

#include "ai/core/threads.h"

namespace spannung::powerline {

template <class Key, class Answer, std::size_t N>
class Memory {
 public:
  template <class Find>
  Answer recall(const Key& key, Find find) {
    const Lock lock(mutex_);
    const auto found = std::ranges::find(entries_, key, &Entry::key);
    if (found != entries_.end()) return found->answer;
    Entry& entry = entries_[oldest_];
    oldest_ = (oldest_ + 1) % N;
    entry = {key, find()};
    return entry.answer;
  }

 private:
  struct Entry {
    Key key{};
    Answer answer{};
  };

  Mutex mutex_;
  std::array<Entry, N> entries_{};
  std::size_t oldest_ = 0;
};

}  // namespace spannung::powerline
