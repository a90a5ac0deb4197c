#include "server/table/record_name.h"

#include <algorithm>
#include <ctime>

#include <fmt/chrono.h>

namespace spannung::server {
namespace {

constexpr std::size_t kMaxWord = 20;  // characters of one name

bool isAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }
bool begins(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; }
bool isPlain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

// The beginning of a name as one word.
std::string wordOf(std::string_view name) {
  std::string word;
  std::size_t characters = 0;
  for (const char c : name) {
    if (begins(c) && ++characters > kMaxWord) break;
    word += isPlain(c) || !isAscii(c) ? c : '_';
  }
  return word;
}

std::string dayOf(Milliseconds at) {
  return fmt::format("{:%Y-%m-%d}", fmt::gmtime(static_cast<std::time_t>(at / 1000)));
}

}  // namespace

std::string recordName(const Table& table) {
  std::string name = fmt::format("{}-{}", table.game().rules().name(), dayOf(table.createdAt()));
  for (const Chair& chair : table.chairs())
    if (!chair.name.empty()) name += '-' + wordOf(chair.name);
  return name;
}

// RFC 6266: a plain name for those who know no better, and the real one.
std::string attachmentHeader(const std::string& name) {
  std::string plain = name;
  std::replace_if(plain.begin(), plain.end(), [](char c) { return !isAscii(c); }, '_');
  std::string encoded;
  for (const char c : name)
    encoded +=
        isAscii(c) ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  return fmt::format("attachment; filename=\"{}\"; filename*=UTF-8''{}", plain, encoded);
}

}  // namespace spannung::server
