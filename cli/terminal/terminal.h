// How every command talks to a person: streams, language and colours in one place.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/problem.h"
#include "cli/terminal/console.h"
#include "cli/terminal/ink.h"
#include "texts/catalogue.h"

namespace spannung {

// Answers in either language.
bool isYes(std::string_view answer);
bool isNo(std::string_view answer);

class Terminal {
 public:
  Terminal(const Console& console, Language language)
      : console_(console), language_(language), texts_(catalogue(language)) {}

  Language language() const { return language_; }
  const Catalogue& texts() const { return texts_; }
  // The text of "cli.<key>".
  std::string text(std::string_view key, const Args& args = {}) const;
  std::string paint(Ink ink, std::string_view text) const;

  bool isScreen() const { return console_.screen; }
  ScreenSize size() const { return screenSize(console_); }
  std::ostream& out() const { return console_.out; }

  void print(std::string_view line) const;
  void print(const std::vector<std::string>& lines) const;
  // A sentence of "cli.<key>", wrapped.
  void say(std::string_view key, const Args& args = {}) const;
  void sayPainted(Ink ink, std::string_view key, const Args& args = {}) const;
  // To the error stream, as "<place>: <sentence>".
  void report(const Problem& problem, std::string_view game = {}) const;

  // A line of input without blanks around it; nothing at the end of input.
  std::optional<std::string> ask(std::string_view prompt) const;
  // Yes or no in either language; the end of input is a no.
  bool confirm(std::string_view question) const;

  // Does nothing if there is no screen.
  void clearScreen() const;
  // Also what was scrolled away.
  void clearEverything() const;

 private:
  Console console_;
  Language language_;
  const Catalogue& texts_;
};

}  // namespace spannung
