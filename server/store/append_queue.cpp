#include "server/store/append_queue.h"

#include <algorithm>
#include <utility>

namespace spannung::server {
namespace {

// More at once would make the first wait for the last.
constexpr std::size_t kMaxBatch = 128;

}  // namespace

AppendQueue::AppendQueue(std::size_t threads, Commit commit) : commit_(std::move(commit)) {
  for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this, i] { work(i); });
}

AppendQueue::~AppendQueue() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

Expected<Appended> AppendQueue::push(const Append& entry) {
  PendingAppend pending{&entry};
  std::future<Expected<Appended>> answer = pending.answer.get_future();
  {
    const std::lock_guard lock(mutex_);
    queued_.push_back(&pending);
  }
  wake_.notify_one();
  return answer.get();
}

AppendBatch AppendQueue::next() {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, [this] { return closing_ || !queued_.empty(); });
  const auto count = static_cast<std::ptrdiff_t>(std::min(queued_.size(), kMaxBatch));
  AppendBatch batch(queued_.begin(), queued_.begin() + count);
  queued_.erase(queued_.begin(), queued_.begin() + count);
  return batch;
}

void AppendQueue::work(std::size_t thread) {
  for (AppendBatch batch = next(); !batch.empty(); batch = next()) commit_(thread, batch);
}

}  // namespace spannung::server
