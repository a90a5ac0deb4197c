// A file that only one process can hold. The lock goes with the process, however it ends.
#pragma once

#include <string>
#include <utility>

#include "base/problem.h"

namespace spannung::server {

class FileLock {
 public:
  // Beside the database at `path`.
  static Expected<FileLock> acquire(const std::string& path);
  FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int descriptor) : descriptor_(descriptor) {}
  int descriptor_;
};

}  // namespace spannung::server
