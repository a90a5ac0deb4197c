// The vocabulary of a game as a page for programmers, from what the program itself knows.
#pragma once

#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "base/value_text.h"
#include "games/game_module.h"
#include "texts/catalogue_files.h"

namespace spannung::testing {

// What follows this line in a page is written by hand.
inline constexpr std::string_view kByHand = "<!-- by hand from here on -->\n";

class VocabularyPage {
 public:
  explicit VocabularyPage(const GameModule& module)
      : module_(module), game_(*module.load({}, {})), rules_(game_->rules()) {
    for (const CatalogueFile& file : catalogueFiles(Language::english))
      sentences_.insert(file.templates.begin(), file.templates.end());
  }

  std::string text() const {
    return fmt::format("# {} in the engine protocol\n\n", sentence("title")) + kIntroduction +
           choices("Option", "option", module_.options()) +
           choices("Deal", "deal", module_.dealChoices()) + moves() + events() + reasons() +
           std::string(kByHand);
  }

 private:
  static constexpr const char* kIntroduction =
      "What programs say and hear of this game, beside what the [engine "
      "protocol](../engine-protocol.md)\nsays of all games. `scripts/regenerate-engine-docs` "
      "writes the tables from the program. Behind the name\nof an operand stands its type, where "
      "that is neither the same nor a plain number; sentences are the\nusual English ones, with "
      "operands in braces.\n";

  using Cells = std::vector<std::string>;

  static std::string row(const Cells& cells) { return "| " + joinWords(cells, " | ") + " |\n"; }

  static std::string table(const std::string& title, const std::string& before, const Cells& head,
                           const std::vector<Cells>& rows) {
    std::string text = "\n## " + title + "\n\n" + before + row(head) + '|';
    for (std::size_t i = 0; i < head.size(); ++i) text += "---|";
    text += '\n';
    for (const Cells& cells : rows) text += row(cells);
    return text;
  }

  static std::string code(std::string_view word) { return fmt::format("`{}`", word); }

  // "{n} {n:token|tokens}" as for many; the bar would end a cell.
  std::string sentence(const std::string& key) const {
    static const std::regex kForms("\\{\\w+:[^|}]*\\|([^}]*)\\}");
    const auto found = sentences_.find(fmt::format("{}.{}", module_.name(), key));
    return found == sentences_.end() ? "" : std::regex_replace(found->second, kForms, "$1");
  }

  std::string valuesOf(const Choice& choice) const {
    Cells values;
    for (const std::string& value : choice.values) {
      const std::string meaning = sentence(fmt::format("option.{}.{}", choice.name, value));
      values.push_back(meaning.empty() ? code(value) : fmt::format("`{}`: {}", value, meaning));
    }
    if (!choice.format.empty()) values.push_back(choice.format);
    return joinWords(values, "; ");
  }

  std::string choices(const std::string& title, const std::string& group,
                      const std::vector<Choice>& all) const {
    const bool optional = group == "option";
    std::vector<Cells> rows;
    for (const Choice& choice : all) {
      rows.push_back({code(choice.name), sentence(group + '.' + choice.name), valuesOf(choice)});
      if (optional) rows.back().push_back(code(choice.fallback));
    }
    Cells head = {title, "Meaning", "Value"};
    if (optional) head.emplace_back("Default");
    return table(title + 's', "", head, rows);
  }

  static std::string operandsOf(const Term& term) {
    Cells operands;
    for (const Operand& operand : term.operands) {
      if (!operand.used()) continue;
      const bool plain = operand.type == operand.name || operand.type == "number";
      operands.push_back(plain ? code(operand.name)
                               : fmt::format("`{}` ({})", operand.name, operand.type));
    }
    return joinWords(operands, ", ");
  }

  // "discard plant *" as "discard plant <plant>".
  static std::string patternOf(const Term& term) {
    std::string pattern(term.pattern.empty() ? term.code : term.pattern);
    if (term.pattern.empty())
      for (const Operand& operand : term.operands) pattern += operand.used() ? " *" : "";
    for (const Operand& operand : term.operands)
      if (const std::size_t gap = pattern.find('*'); gap != std::string::npos)
        pattern.replace(gap, 1, fmt::format("<{}>", operand.name));
    return pattern;
  }

  std::string moves() const {
    std::vector<Cells> rows;
    for (const Term& term : rules_.moveTerms())
      rows.push_back({code(patternOf(term)), code(term.code), operandsOf(term),
                      sentence(fmt::format("move.{}", term.code))});
    return table("Moves", "Brackets enclose what may be left out.\n\n",
                 {"Text", "`kind`", "`operands`", "Label"}, rows);
  }

  std::string events() const {
    std::vector<Cells> rows;
    for (const Term& term : rules_.eventTerms())
      rows.push_back({code(term.code) + (term.reveals ? " ●" : ""), operandsOf(term),
                      sentence(fmt::format("event.{}", term.code))});
    return table("Events",
                 "Those marked ● turned up something hidden. `seat` is the one that a sentence "
                 "calls {who}.\n\n",
                 {"Code", "`operands`", "Text"}, rows);
  }

  std::string reasons() const {
    std::vector<Cells> rows;
    for (const Term& term : rules_.reasonTerms().subspan(1))
      rows.push_back({code(term.code), operandsOf(term), std::string(term.rule),
                      sentence(fmt::format("reason.{}", term.code))});
    return table("Reasons", "Why a move, or a deal, is refused.\n\n",
                 {"Code", "`operands`", "Rule", "Text"}, rows);
  }

  const GameModule& module_;
  std::shared_ptr<const LoadedGame> game_;
  const AnyGame& rules_;
  Templates sentences_;
};

}  // namespace spannung::testing
