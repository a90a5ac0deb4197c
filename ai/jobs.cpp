#include "ai/jobs.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace spannung {
namespace {

constexpr std::chrono::milliseconds kProgressInterval{100};
constexpr int kMostThreads = 256;  // a slip of the keyboard shall not exhaust the machine

class Crew {
 public:
  Crew(int jobs, const std::atomic<bool>& cancelled, const Job& job)
      : jobs_(jobs), cancelled_(cancelled), job_(job) {}

  Expected<void> run(int threads, const Progress& progress) {
    working_ = threads;
    std::vector<std::jthread> crew;
    for (int i = 0; i < threads; ++i) crew.emplace_back([this, i] { work(i); });
    wait(progress);
    crew.clear();
    if (problem_) return tl::unexpected(*problem_);
    return {};
  }

 private:
  void wait(const Progress& progress) {
    std::unique_lock lock(mutex_);
    while (!idle_.wait_for(lock, kProgressInterval, [this] { return working_ == 0; })) {
      lock.unlock();
      if (progress) progress(finished_.load());
      lock.lock();
    }
    if (progress) progress(finished_.load());
  }

  void work(int worker) {
    while (!cancelled_ && !broken_) {
      const int number = next_.fetch_add(1);
      if (number >= jobs_) break;
      if (auto done = job_(worker, number))
        finished_.fetch_add(1);
      else
        fail(number, std::move(done.error()));
    }
    const std::lock_guard lock(mutex_);
    if (--working_ == 0) idle_.notify_one();
  }

  // Jobs are begun in order and those under way are brought to their end, so the first problem is
  // found for certain.
  void fail(int number, Problem problem) {
    const std::lock_guard lock(mutex_);
    broken_ = true;
    if (problem_ && failed_ < number) return;
    failed_ = number;
    problem_ = std::move(problem);
  }

  // Constant while the threads run.
  int jobs_;
  const std::atomic<bool>& cancelled_;
  const Job& job_;

  std::atomic<int> next_{0};         // only ever counts up
  std::atomic<int> finished_{0};     // only ever counts up
  std::atomic<bool> broken_{false};  // only ever becomes true

  // Behind the mutex.
  std::mutex mutex_;
  std::condition_variable idle_;
  int working_ = 0;
  std::optional<Problem> problem_;
  int failed_ = 0;
};

}  // namespace

int threadsFor(int wanted, int jobs) {
  const auto cores = static_cast<int>(std::thread::hardware_concurrency());
  return std::clamp(wanted > 0 ? wanted : cores, 1, std::clamp(jobs, 1, kMostThreads));
}

Expected<void> runJobs(int jobs, int threads, const std::atomic<bool>& cancelled, const Job& job,
                       const Progress& progress) {
  return Crew(jobs, cancelled, job).run(threads, progress);
}

}  // namespace spannung
