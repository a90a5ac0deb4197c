// Group commit: whatever is queued while the disk is busy is committed together afterwards.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <future>
#include <mutex>
#include <thread>
#include <vector>

#include "server/store/store.h"

namespace spannung::server {

struct PendingAppend {
  const Append* entry = nullptr;
  std::promise<Expected<Appended>> answer{};
};

using AppendBatch = std::vector<PendingAppend*>;

class AppendQueue {
 public:
  // Answers every append of the batch, sooner or later. Called by one of the threads, whose number
  // it is given.
  using Commit = std::function<void(std::size_t thread, AppendBatch& batch)>;

  AppendQueue(std::size_t threads, Commit commit);
  AppendQueue(const AppendQueue&) = delete;
  AppendQueue& operator=(const AppendQueue&) = delete;
  // Commits what is still queued.
  ~AppendQueue();

  // Blocks until it is committed.
  Expected<Appended> push(const Append& entry);

 private:
  void work(std::size_t thread);
  AppendBatch next();

  Commit commit_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<PendingAppend*> queued_;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace spannung::server
