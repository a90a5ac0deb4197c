#include "cli/flags.h"

#include <algorithm>
#include <set>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "base/value_text.h"
#include "cli/play/choice_text.h"

namespace spannung {

std::string Flags::text(std::string_view key, const Args& args) const {
  return texts_.text(fmt::format("cli.arguments.{}", key), args);
}

std::string Flags::typeText(std::string_view type) const {
  return type.starts_with("type.") ? text(type) : std::string(type);
}

void Flags::word(const std::string& name, std::string& field, std::string_view meaning,
                 std::string_view type) {
  command_.add_option(name, field, text(meaning, {{"value", field}}))->type_name(typeText(type));
}

void Flags::choice(const std::string& name, std::string& field, std::string_view meaning,
                   const std::vector<std::string>& words) {
  const auto fill = [this, place = name.substr(0, name.find(',')), &field,
                     words](const std::string& word) {
    field = word;
    if (std::ranges::find(words, word) == words.end())
      keep({place,
            "bad_option_value",
            {{"name", place.substr(2)}, {"value", word}, {"allowed", joinWords(words, ", ")}}});
  };
  command_.add_option_function<std::string>(name, fill, text(meaning))
      ->type_name(joinWords(words, "|"));
}

void Flags::number(const std::string& name, int& field, std::string_view meaning, int most) {
  const auto fill = [this, name, &field, most](const std::string& word) {
    field = parsed(name, word, most).value_or(field);
  };
  command_
      .add_option_function<std::string>(name, fill,
                                        text(meaning, {{"value", std::to_string(field)}}))
      ->type_name(text("type.number"));
}

void Flags::number(const std::string& name, std::optional<int>& field, std::string_view meaning,
                   std::string_view type, int most) {
  const auto fill = [this, name, &field, most](const std::string& word) {
    field = parsed(name, word, most);
  };
  command_.add_option_function<std::string>(name, fill, text(meaning))->type_name(typeText(type));
}

void Flags::sets(const std::string& name, bool& field, std::string_view meaning, bool value) {
  command_.add_flag_callback(name, [&field, value] { field = value; }, text(meaning));
}

void Flags::repeated(const std::string& name, std::vector<std::string>& field,
                     std::string_view meaning, std::string_view type) {
  command_.add_option(name, field, text(meaning))
      ->type_name(typeText(type))
      ->allow_extra_args(false);
}

void Flags::list(const std::string& name, std::vector<std::string>& field, std::string_view meaning,
                 std::string_view type) {
  repeated(name, field, meaning, type);
  command_.get_option(name)->delimiter(',');
}

void Flags::words(const std::string& name, std::vector<std::string>& field,
                  std::string_view meaning) {
  command_.add_option(name, field, text(meaning))->type_name("");
}

void Flags::pairs(const std::string& name, Values& field, std::string_view meaning) {
  const auto fill = [this, name, &field](const std::vector<std::string>& words) {
    Values values;
    for (const std::string& pair : words) {
      const std::size_t at = pair.find('=');
      if (at == 0 || at == std::string::npos)
        return keep({name, "argument_not_a_pair", {{"value", pair}}});
      values[pair.substr(0, at)] = pair.substr(at + 1);
    }
    field.merge(values);
  };
  command_.add_option_function<std::vector<std::string>>(name, fill, text(meaning))
      ->type_name(text("type.pair"))
      ->allow_extra_args(false);
}

void Flags::record(std::string& file) {
  record_ = &file;
  word("file", file, "record", "");
}

void Flags::game(std::string& game, Values& options) {
  word("game", game, "game", "");
  std::set<std::string> known;
  for (const auto& module : library_.modules())
    for (const Choice& choice : module->options())
      if (known.insert(choice.name).second) gameOption(*module, choice, options);
  pairs("--option", options, "option");
}

void Flags::gameOption(const GameModule& module, const Choice& choice, Values& options) {
  const auto fill = [&options, name = choice.name](const std::string& value) {
    options[name] = value;
  };
  const std::string meaning = text(choice.format.empty() ? "game_option" : "game_option_free",
                                   {{"meaning", meaningOf(texts_, module, "option", choice)},
                                    {"value", choice.fallback},
                                    {"format", freeValueText(texts_, module, choice)}});
  command_.add_option_function<std::string>("--" + choice.name, fill, meaning)
      ->type_name(joinWords(choice.values, "|"))
      ->group(text("label.game_options", {{"game", std::string(module.name())}}));
}

std::optional<int> Flags::parsed(const std::string& name, const std::string& word, int most) {
  const std::optional<int> value = parseNumber(word);
  if (!value) keep({name, "argument_not_a_number", {{"value", word}}});
  if (value && *value > most)
    keep({name, "argument_out_of_range", {{"value", word}, {"most", std::to_string(most)}}});
  return value;
}

void Flags::keep(Problem problem) {
  if (!problem_) problem_ = std::move(problem);
}

std::optional<Problem> Flags::problem() const {
  if (record_ != nullptr && record_->empty())
    return Problem{command_.get_name(), "argument_file_missing"};
  return problem_;
}

}  // namespace spannung
