// Text in columns of a terminal: an umlaut takes one, a colour sequence none.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace spannung {

int displayWidth(std::string_view text);

// Blanks up to the width; a longer text stays as it is.
std::string padRight(std::string text, int width);
std::string padLeft(std::string text, int width);

// At most so many columns, with an ellipsis where something was cut off. For text without colours.
std::string clipped(std::string_view text, int width);

// Lines of whole words; every line but the first is indented.
std::vector<std::string> wrapped(std::string_view text, int width, int indent = 0);

// The same with so many blanks before the first line, too.
std::vector<std::string> indented(std::string_view text, int width, int first, int further);

// With all of its bytes; empty if the text is.
std::string firstLetter(std::string_view text);

// Without control characters, so that a name from a file cannot steer the terminal.
std::string printable(std::string_view text);

}  // namespace spannung
