#include "server/table/words.h"

#include <algorithm>

#include "base/utf8.h"
#include "server/names/name_skeleton.h"

namespace spannung::server {
namespace {

bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

bool isLetterOrDigit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

tl::unexpected<Problem> wrongLength(const std::string& place, std::size_t max) {
  return problem(place, "text_length", {{"min", "1"}, {"max", std::to_string(max)}});
}

bool fits(std::string_view text, std::size_t maxCharacters) {
  return !text.empty() && characterCount(text) <= maxCharacters;
}

// As the number of a seat, "Ada (1)", or what a bot is, "Otto (hard)"; in wide letters, too.
bool looksMarked(std::string_view name) {
  const bool isClosed = name.ends_with(')') || name.ends_with("\uFF09");
  return isClosed && (name.find('(') != std::string_view::npos ||
                      name.find("\uFF08") != std::string_view::npos);
}

}  // namespace

std::size_t characterCount(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

Expected<std::string> checkedName(const std::string& place, std::string_view text) {
  auto name = recordedName(place, text);
  if (name && looksMarked(*name)) return problem(place, "name_marked");
  return name;
}

Expected<std::string> recordedName(const std::string& place, std::string_view text) {
  if (!isUtf8(text)) return problem(place, "not_utf8");
  const std::string_view name = trimmed(text);
  if (!fits(name, kMaxNameCharacters)) return wrongLength(place, kMaxNameCharacters);
  // A name could dress up as another one.
  if (hasUnseen(name)) return problem(place, "text_invisible");
  return std::string(name);
}

Expected<std::string> checkedChat(const std::string& place, std::string_view text) {
  if (!isUtf8(text)) return problem(place, "not_utf8");
  std::string line(text);
  std::replace_if(line.begin(), line.end(), isControl, ' ');
  const std::string_view kept = trimmed(line);
  if (!fits(kept, kMaxChatCharacters)) return wrongLength(place, kMaxChatCharacters);
  return std::string(kept);
}

Expected<std::string> checkedNonce(const std::string& place, std::string_view text) {
  if (text.empty() || text.size() > kMaxNonce ||
      !std::all_of(text.begin(), text.end(), isLetterOrDigit))
    return problem(place, "bad_nonce", {{"max", std::to_string(kMaxNonce)}});
  return std::string(text);
}

}  // namespace spannung::server
