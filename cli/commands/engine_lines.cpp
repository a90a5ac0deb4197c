#include "cli/commands/engine_lines.h"

#include <istream>
#include <streambuf>

namespace spannung {
namespace {

using Traits = std::char_traits<char>;

bool isEnd(Traits::int_type read) { return Traits::eq_int_type(read, Traits::eof()); }

// Past the end of a line that is too long to be kept.
void skipLine(std::streambuf& bytes) {
  Traits::int_type read = bytes.sbumpc();
  while (!isEnd(read) && Traits::to_char_type(read) != '\n') read = bytes.sbumpc();
}

}  // namespace

std::optional<EngineLine> readEngineLine(std::istream& in) {
  std::streambuf& bytes = *in.rdbuf();
  if (isEnd(bytes.sgetc())) return std::nullopt;
  EngineLine line;
  for (auto read = bytes.sbumpc(); !isEnd(read); read = bytes.sbumpc()) {
    const char byte = Traits::to_char_type(read);
    if (byte == '\n') return line;
    if (line.text.size() == kMaxEngineLine) {
      skipLine(bytes);
      return EngineLine{{}, true};
    }
    line.text += byte;
  }
  return line;
}

}  // namespace spannung
