#include "cli/commands/games_command.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "ai/bots.h"
#include "base/value_text.h"
#include "cli/exit_code.h"
#include "cli/play/choice_text.h"
#include "cli/terminal/text_table.h"

namespace spannung {
namespace {

namespace json = boost::json;

json::array choicesDocument(const Terminal& terminal, const GameModule& module,
                            std::string_view group, const std::vector<Choice>& choices) {
  json::array list;
  for (const Choice& choice : choices) {
    json::array values;
    for (const std::string& value : choice.values) values.push_back(json::string(value));
    list.push_back(json::object{{"name", choice.name},
                                {"default", choice.fallback},
                                {"values", std::move(values)},
                                {"format", choice.format},
                                {"meaning", meaningOf(terminal.texts(), module, group, choice)}});
  }
  return list;
}

json::array noticesDocument(const Terminal& terminal, const GameModule& module) {
  json::array notices;
  for (const std::string& notice : module.notices(terminal.language()))
    notices.push_back(json::string(notice));
  return notices;
}

json::object gameDocument(const Terminal& terminal, const GameModule& module) {
  json::array bots;
  for (const std::string& bot : botNames(module.name())) bots.push_back(json::string(bot));
  return {{"name", json::string(module.name())},
          {"options", choicesDocument(terminal, module, "option", module.options())},
          {"deals", choicesDocument(terminal, module, "deal", module.dealChoices())},
          {"bots", std::move(bots)},
          {"notices", noticesDocument(terminal, module)}};
}

void listOptions(const Terminal& terminal, const GameModule& module) {
  TextTable table({Align::left, Align::left});
  for (const Choice& option : module.options()) {
    table.add({"  --" + option.name,
               terminal.text("arguments.game_option",
                             {{"meaning", meaningOf(terminal.texts(), module, "option", option)},
                              {"value", option.fallback}})});
    table.add({"", valuesText(terminal.texts(), module, option)});
  }
  terminal.print(terminal.paint(kStrong, terminal.text("games.options")));
  terminal.print(table.lines());
}

void listDeals(const Terminal& terminal, const GameModule& module) {
  TextTable table({Align::left, Align::left});
  for (const Choice& deal : module.dealChoices())
    table.add({fmt::format("  --deal {}=…", deal.name),
               meaningOf(terminal.texts(), module, "deal", deal)});
  terminal.print(terminal.paint(kStrong, terminal.text("games.deals")));
  terminal.print(table.lines());
}

void describe(const Terminal& terminal, const GameModule& module) {
  terminal.print(terminal.paint(kTitle, module.name()));
  listOptions(terminal, module);
  listDeals(terminal, module);
  terminal.print(terminal.paint(kStrong, terminal.text("games.bots")));
  terminal.print("  " + joinWords(botNames(module.name()), ", "));
  for (const std::string& notice : module.notices(terminal.language()))
    terminal.print(terminal.paint(kDim, notice));
}

Problem unknownGame(const Library& library, const std::string& name) {
  std::vector<std::string> known;
  for (const auto& module : library.modules()) known.emplace_back(module->name());
  return {"", "unknown_game", {{"name", name}, {"known", joinWords(known, ", ")}}};
}

}  // namespace

void GamesArguments::declare(Flags& flags) {
  flags.word("game", game, "games_game", "");
  flags.sets("--json", json, "json");
}

int gamesCommand(const Library& library, const GamesArguments& arguments,
                 const Terminal& terminal) {
  if (!arguments.game.empty() && library.find(arguments.game) == nullptr) {
    terminal.report(unknownGame(library, arguments.game));
    return kBadInput;
  }
  json::array documents;
  for (const auto& module : library.modules()) {
    if (!arguments.game.empty() && module->name() != arguments.game) continue;
    if (arguments.json)
      documents.push_back(gameDocument(terminal, *module));
    else
      describe(terminal, *module);
  }
  if (arguments.json)
    terminal.print(json::serialize(json::object{{"games", std::move(documents)}}));
  return kSuccess;
}

}  // namespace spannung
