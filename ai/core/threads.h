// Threads where there are any. A bot in a browser has one: what others would do beside it is done
// after, and nobody has to be kept out.
#pragma once

#include <cstddef>

#ifdef __STDCPP_THREADS__
#include <mutex>
#include <thread>
#include <vector>
#endif

namespace spannung {

#ifdef __STDCPP_THREADS__

inline constexpr bool kHasThreads = true;
using Mutex = std::mutex;
using Lock = std::scoped_lock<Mutex>;

// work(0) … work(count - 1) at once, the first one here. Returns when all are done.
template <class Work>
void together(std::size_t count, const Work& work) {
  std::vector<std::jthread> others;
  for (std::size_t i = 1; i < count; ++i) others.emplace_back([&work, i] { work(i); });
  work(std::size_t{0});
}

#else

inline constexpr bool kHasThreads = false;
struct Mutex {};
struct Lock {
  explicit Lock(Mutex&) {}
};

template <class Work>
void together(std::size_t count, const Work& work) {
  for (std::size_t i = 0; i < count; ++i) work(i);
}

#endif

}  // namespace spannung
