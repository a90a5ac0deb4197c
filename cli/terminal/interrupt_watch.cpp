#include "cli/terminal/interrupt_watch.h"

namespace spannung {
namespace {

// A signal handler may touch lock-free atomics only.
std::atomic<bool> wasInterrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free);

}  // namespace

InterruptWatch::InterruptWatch() {
  wasInterrupted = false;
  struct sigaction action{};
  action.sa_handler = [](int) { wasInterrupted = true; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, &before_);
}

InterruptWatch::~InterruptWatch() { sigaction(SIGINT, &before_, nullptr); }

const std::atomic<bool>& InterruptWatch::interrupted() const { return wasInterrupted; }

}  // namespace spannung
