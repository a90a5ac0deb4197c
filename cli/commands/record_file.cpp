#include "cli/commands/record_file.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "cli/commands/text_file.h"

namespace spannung {
namespace {

tl::unexpected<Problem> unreadable(const std::string& path) {
  return problem("", "file_unreadable", {{"path", path}});
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
  return writeTextFile(path, writeRecord(record));
}

}  // namespace spannung
