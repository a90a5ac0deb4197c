#include "cli/text_file.h"

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
