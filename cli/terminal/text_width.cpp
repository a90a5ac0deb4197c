#include "cli/terminal/text_width.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace spannung {
namespace {

constexpr char kEscape = '\x1b';

struct CodePoint {
  char32_t value = 0;
  std::size_t bytes = 1;
};

std::size_t lengthOf(unsigned char lead) {
  if (lead >= 0xF0) return 4;
  if (lead >= 0xE0) return 3;
  return lead >= 0xC0 ? 2 : 1;
}

// Takes broken UTF-8 byte by byte: it only has to be safe then, not pretty.
CodePoint decode(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t length = lengthOf(byte(0));
  if (length == 1 || length > text.size()) return {byte(0), 1};
  char32_t value = byte(0) & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return {byte(0), 1};
    value = value << 6U | (byte(i) & 0x3FU);
  }
  return {value, length};
}

struct Range {
  char32_t first;
  char32_t last;
};

bool isIn(const Range& range, char32_t value) {
  return range.first <= value && value <= range.last;
}

int columnsOf(char32_t value) {
  constexpr Range kCombining{0x300, 0x36F};
  constexpr std::array<Range, 5> kWide = {
      {{0x1100, 0x115F}, {0x2E80, 0xA4CF}, {0xAC00, 0xD7A3}, {0xFF00, 0xFF60}, {0x1F300, 0x1FAFF}}};
  if (isIn(kCombining, value)) return 0;
  return std::any_of(kWide.begin(), kWide.end(), [value](const Range& r) { return isIn(r, value); })
             ? 2
             : 1;
}

// The length of a colour sequence at the start of the text, ESC [ ... m, else 0.
std::size_t sequenceLength(std::string_view text) {
  if (text.size() < 2 || text[0] != kEscape || text[1] != '[') return 0;
  const std::size_t end = text.find('m');
  return end == std::string_view::npos ? text.size() : end + 1;
}

std::string blanks(int count) {
  return std::string(static_cast<std::size_t>(std::max(0, count)), ' ');
}

bool isControl(char32_t value) { return value < 0x20 || (value >= 0x7F && value < 0xA0); }

}  // namespace

int displayWidth(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    std::size_t length = sequenceLength(text);
    if (length == 0) {
      const CodePoint point = decode(text);
      width += columnsOf(point.value);
      length = point.bytes;
    }
    text.remove_prefix(length);
  }
  return width;
}

std::string padRight(std::string text, int width) {
  text += blanks(width - displayWidth(text));
  return text;
}

std::string padLeft(std::string text, int width) {
  return blanks(width - displayWidth(text)) + std::move(text);
}

std::string clipped(std::string_view text, int width) {
  if (displayWidth(text) <= width) return std::string(text);
  std::string kept;
  int left = width - 1;  // the ellipsis takes one
  while (!text.empty()) {
    const CodePoint point = decode(text);
    left -= columnsOf(point.value);
    if (left < 0) break;
    kept += text.substr(0, point.bytes);
    text.remove_prefix(point.bytes);
  }
  return kept + "…";
}

std::vector<std::string> wrapped(std::string_view text, int width, int indent) {
  std::vector<std::string> lines(1);
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const bool begins = displayWidth(lines.back()) <= (lines.size() > 1 ? indent : 0);
    if (!begins && displayWidth(lines.back()) + 1 + displayWidth(word) > width)
      lines.push_back(blanks(indent));
    else if (!begins)
      lines.back() += ' ';
    lines.back() += word;
  }
  return lines;
}

std::vector<std::string> indented(std::string_view text, int width, int first, int further) {
  std::vector<std::string> lines = wrapped(text, width - first, further - first);
  for (std::string& line : lines) line.insert(0, blanks(first));
  return lines;
}

std::string firstLetter(std::string_view text) {
  return text.empty() ? std::string{} : std::string(text.substr(0, decode(text).bytes));
}

std::string printable(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const CodePoint point = decode(text);
    // A lone byte above ASCII is broken UTF-8.
    if (isControl(point.value) || (point.bytes == 1 && point.value >= 0x80))
      result += '?';
    else
      result += text.substr(0, point.bytes);
    text.remove_prefix(point.bytes);
  }
  return result;
}

}  // namespace spannung
