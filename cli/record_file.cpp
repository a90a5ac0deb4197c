#include "cli/record_file.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace spannung {
namespace {

tl::unexpected<Problem> unreadable(const std::string& path) {
  return problem("", "file_unreadable", {{"path", path}});
}

tl::unexpected<Problem> unwritable(const std::string& path) {
  return problem("", "file_unwritable", {{"path", path}});
}

bool writeText(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  file.close();
  return !file.fail();
}

}  // namespace

Expected<Record> readRecordFile(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return unreadable(path);
  std::ifstream file(path, std::ios::binary);
  // One byte more than allowed, so that the reader notices.
  std::string text(kMaxRecordBytes + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (file.bad() || !file.is_open()) return unreadable(path);
  text.resize(static_cast<std::size_t>(file.gcount()));
  return readRecord(text);
}

Expected<void> writeRecordFile(const std::string& path, const Record& record) {
  const std::string draft = path + ".new";
  std::error_code error;
  if (!writeText(draft, writeRecord(record))) {
    std::filesystem::remove(draft, error);
    return unwritable(path);
  }
  std::filesystem::rename(draft, path, error);
  if (error) return unwritable(path);
  return {};
}

}  // namespace spannung
