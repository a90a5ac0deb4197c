#include "server/store/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace spannung::server {

Expected<FileLock> FileLock::acquire(const std::string& path) {
  const int descriptor = ::open((path + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor < 0) return problem(path, "store_read_only", {{"path", path}});
  ::fchmod(descriptor, S_IRUSR | S_IWUSR);  // an earlier program may have made it
  FileLock lock(descriptor);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0)
    return problem(path, "store_in_use", {{"path", path}});
  return lock;
}

FileLock::~FileLock() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace spannung::server
