// Ctrl-C as a wish to come to an end.
#pragma once

#include <atomic>
#include <csignal>

namespace spannung {

// While it lives, the first Ctrl-C asks to stop; the second one does what it always does. One at a
// time.
class InterruptWatch {
 public:
  InterruptWatch();
  InterruptWatch(const InterruptWatch&) = delete;
  InterruptWatch& operator=(const InterruptWatch&) = delete;
  ~InterruptWatch();

  const std::atomic<bool>& interrupted() const;

 private:
  struct sigaction before_{};
};

}  // namespace spannung
