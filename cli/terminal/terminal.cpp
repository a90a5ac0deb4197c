#include "cli/terminal/terminal.h"

#include <algorithm>
#include <array>

#include "cli/terminal/folded_words.h"
#include "cli/terminal/text_width.h"
#include "texts/problem_text.h"

namespace spannung {
namespace {

std::string trimmed(const std::string& line) {
  constexpr const char* kBlanks = " \t\r\n";
  const std::size_t first = line.find_first_not_of(kBlanks);
  if (first == std::string::npos) return {};
  return line.substr(first, line.find_last_not_of(kBlanks) - first + 1);
}

constexpr std::array<std::string_view, 4> kYes = {"y", "yes", "j", "ja"};
constexpr std::array<std::string_view, 4> kNo = {"n", "no", "nein", "q"};

template <std::size_t N>
bool isOneOf(const std::array<std::string_view, N>& answers, std::string_view answer) {
  const std::vector<std::string> words = foldedWords(answer);
  return words.size() == 1 && std::find(answers.begin(), answers.end(), words[0]) != answers.end();
}

}  // namespace

bool isYes(std::string_view answer) { return isOneOf(kYes, answer); }
bool isNo(std::string_view answer) { return isOneOf(kNo, answer); }

std::string Terminal::text(std::string_view key, const Args& args) const {
  return texts_.text("cli." + std::string(key), args);
}

std::string Terminal::paint(Ink ink, std::string_view text) const {
  return console_.colours ? painted(ink, text) : std::string(text);
}

void Terminal::print(std::string_view line) const { console_.out << line << '\n'; }

void Terminal::print(const std::vector<std::string>& lines) const {
  for (const std::string& line : lines) print(line);
}

void Terminal::say(std::string_view key, const Args& args) const {
  print(wrapped(text(key, args), size().columns));
}

void Terminal::sayPainted(Ink ink, std::string_view key, const Args& args) const {
  for (const std::string& line : wrapped(text(key, args), size().columns)) print(paint(ink, line));
}

void Terminal::report(const Problem& problem, std::string_view game) const {
  console_.out.flush();
  console_.err << printable(problemText(problem, language_, game)) << '\n';
}

std::optional<std::string> Terminal::ask(std::string_view prompt) const {
  console_.out << prompt << std::flush;
  std::string line;
  const bool got = static_cast<bool>(std::getline(console_.in, line));
  // Piped input is shown, so that a transcript can be read.
  if (!console_.typed || !got) console_.out << printable(trimmed(line)) << '\n';
  if (!got) return std::nullopt;
  return trimmed(line);
}

bool Terminal::confirm(std::string_view question) const {
  for (;;) {
    const auto answer = ask(std::string(question) + ' ' + text("yes_or_no") + ' ');
    if (!answer) return false;
    if (isNo(*answer)) return false;
    if (isYes(*answer)) return true;
  }
}

void Terminal::clearScreen() const {
  if (console_.screen) console_.out << "\x1b[H\x1b[2J";
}

void Terminal::clearEverything() const {
  if (console_.screen) console_.out << "\x1b[H\x1b[2J\x1b[3J";
}

}  // namespace spannung
