#include "cli/arguments.h"

#include <algorithm>
#include <deque>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "base/value_text.h"
#include "base/version.h"
#include "cli/exit_code.h"
#include "texts/catalogue.h"

namespace spannung {
namespace {

// CLI11 only sorts words into the fields of commands: its own complaints speak one language.
class ArgumentParser {
 public:
  ArgumentParser(const Library& library, Language language)
      : library_(library),
        texts_(catalogue(language)),
        app_(text("about"), "spannung"),
        globals_(app_, library, texts_) {
    describeFormat();
    addGlobals();
    for (const Command& command : commands_) add(command);
  }

  Expected<Arguments> parse(std::vector<std::string> words) {
    std::reverse(words.begin(), words.end());  // as CLI11 wants them
    try {
      app_.parse(std::move(words));
    } catch (const CLI::CallForHelp&) {
      return answer(app_.help());
    } catch (const CLI::CallForVersion&) {
      return answer(fmt::format("spannung {}\n", kVersion));
    } catch (const CLI::ParseError& error) {
      return tl::unexpected(misread(error));
    }
    return judge();
  }

 private:
  std::string text(std::string_view key) const {
    return texts_.text(fmt::format("cli.arguments.{}", key));
  }

  void describeFormat() {
    auto formatter = std::make_shared<CLI::Formatter>();
    constexpr int kNameColumns = 32;
    formatter->column_width(kNameColumns);
    for (const char* word : {"Usage", "OPTIONS", "SUBCOMMAND", "Positionals"})
      formatter->label(word, text(fmt::format("label.{}", word)));
    app_.formatter(formatter);
    app_.option_defaults()->group(text("label.options"));
    app_.set_help_flag("-h,--help", text("help"));
    app_.allow_extras();
    app_.fallthrough();
    app_.require_subcommand(0, 1);
  }

  void addGlobals() {
    globals_.word("--lang", language_, "lang", "de|en");
    globals_.word("--content", content_, "content", "type.directory");
    globals_.choice("--colour,--color", colour_, "colour", {"auto", "always", "never"});
    app_.set_version_flag("--version", std::string(kVersion), text("version"));
  }

  void add(const Command& command) {
    CLI::App* app = app_.add_subcommand(command.name, text("command." + command.name));
    app->group(text("label.commands"));
    app->set_help_flag("-h,--help", text("help"));  // the inherited one is in no group of ours
    app->footer(text("label.example") + "\n  " + text("example." + command.name));
    command.declare(flags_.emplace_back(*app, library_, texts_));
  }

  static Arguments answer(std::string text) {
    Arguments arguments;
    arguments.run = [text = std::move(text)](const Surroundings& here) {
      here.console.out << text;
      return kSuccess;
    };
    return arguments;
  }

  // The only things that CLI11 itself can still stumble over: an option without its value, and one
  // that is there twice.
  Problem misread(const CLI::ParseError& error) const {
    const std::string what = error.what();
    const std::string name = what.substr(0, what.find_first_of(": "));
    return {name.starts_with("-") ? name : std::string{}, "argument_misread", {}};
  }

  Expected<Arguments> judge() const {
    const auto chosen = app_.get_subcommands();
    if (const auto extra = app_.remaining(true); !extra.empty())
      return tl::unexpected(unexpectedWord(extra[0], chosen.empty()));
    if (chosen.empty()) return answer(app_.help());
    const std::size_t at = placeOf(chosen[0]->get_name());
    for (const Flags* flags : {&globals_, &flags_[at]})
      if (const auto problem = flags->problem()) return tl::unexpected(*problem);
    Arguments arguments;
    if (!content_.empty()) arguments.content = content_;
    if (colour_ == "always") arguments.colour = ColourMode::always;
    if (colour_ == "never") arguments.colour = ColourMode::never;
    arguments.run = commands_[at].run;
    return arguments;
  }

  std::size_t placeOf(const std::string& name) const {
    const auto found = std::ranges::find(commands_, name, &Command::name);
    return static_cast<std::size_t>(found - commands_.begin());
  }

  Problem unexpectedWord(const std::string& word, bool isCommand) const {
    if (!isCommand || word.starts_with("-")) return {word, "unknown_argument", {{"word", word}}};
    std::vector<std::string> known;
    for (const Command& command : commands_) known.push_back(command.name);
    return {"", "unknown_command", {{"name", word}, {"known", joinWords(known, ", ")}}};
  }

  const Library& library_;
  const Catalogue& texts_;
  std::string language_;  // has been asked for before
  std::string content_;
  std::string colour_ = "auto";
  std::vector<Command> commands_ = allCommands();
  CLI::App app_;
  Flags globals_;
  std::deque<Flags> flags_;  // of the commands, in their order
};

}  // namespace

Expected<Language> requestedLanguage(const std::vector<std::string>& words) {
  constexpr std::string_view kOption = "--lang";
  std::string value;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == kOption && i + 1 < words.size()) value = words[i + 1];
    if (words[i].starts_with("--lang=")) value = words[i].substr(kOption.size() + 1);
  }
  if (value.empty()) return systemLanguage();
  if (const auto language = parseLanguage(value)) return *language;
  return problem(std::string(kOption), "unknown_language", {{"value", value}});
}

Expected<Arguments> parseArguments(const std::vector<std::string>& words, const Library& library,
                                   Language language) {
  return ArgumentParser(library, language).parse(words);
}

}  // namespace spannung
