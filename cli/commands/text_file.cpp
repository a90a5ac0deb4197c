#include "cli/commands/text_file.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace spannung {
namespace {

tl::unexpected<Problem> unwritable(const std::string& path) {
  return problem("", "file_unwritable", {{"path", path}});
}

bool writeAll(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  file.close();
  return !file.fail();
}

}  // namespace

Expected<std::string> readTextFile(const std::string& path) {
  std::error_code error;
  const auto size = std::filesystem::file_size(path, error);
  std::string text(error ? 0 : std::min<std::size_t>(size, kMaxTextFileSize + 1), '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (error || !file || text.size() > kMaxTextFileSize)
    return problem("", "file_unreadable", {{"path", path}});
  return text;
}

Expected<void> writeTextFile(const std::string& path, const std::string& text) {
  const std::string draft = path + ".new";
  std::error_code error;
  if (!writeAll(draft, text)) {
    std::filesystem::remove(draft, error);
    return unwritable(path);
  }
  std::filesystem::rename(draft, path, error);
  if (error) return unwritable(path);
  return {};
}

}  // namespace spannung
