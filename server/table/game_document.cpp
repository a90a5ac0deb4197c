#include <fmt/format.h>

#include "base/value_text.h"
#include "server/table/view.h"
#include "texts/catalogue.h"
#include "wire/reply.h"

namespace spannung::server {
namespace {

namespace json = boost::json;

class ChoiceWriter {
 public:
  ChoiceWriter(const GameModule& module, Language language)
      : game_(module.name()), texts_(catalogue(language)) {}

  std::string textOr(const std::string& key, std::string_view otherwise) const {
    return texts_.has(key) ? texts_.text(key) : std::string(otherwise);
  }

  json::array choices(std::string_view group, const std::vector<Choice>& choices) const {
    json::array objects;
    for (const Choice& choice : choices) objects.push_back(choiceObject(group, choice));
    return objects;
  }

 private:
  json::object choiceObject(std::string_view group, const Choice& choice) const {
    const std::string key = fmt::format("{}.{}.{}", game_, group, choice.name);
    json::array values;
    for (const std::string& value : choice.values)
      values.push_back(
          {{"value", value}, {"label", textOr(fmt::format("{}.{}", key, value), value)}});
    return {{"name", choice.name},
            {"label", textOr(key, choice.name)},
            {"default", choice.fallback},
            {"format", formatOf(choice)},
            {"hint", textOr(fmt::format("{}.{}_hint.{}", game_, group, choice.name), "")},
            {"follows", choice.follows},
            {"values", std::move(values)}};
  }

  std::string formatOf(const Choice& choice) const {
    if (choice.format.empty()) return {};
    return textOr(fmt::format("cli.{}.format.{}", game_, choice.name), choice.format);
  }

  std::string game_;
  const Catalogue& texts_;
};

// The option that every game has, and people whom the rules replace.
json::object playersOf(const GameModule& module) {
  int min = kMaxSeats;
  int max = 1;
  for (const Choice& choice : module.options())
    if (choice.name == "players")
      for (const std::string& value : choice.values) {
        const int players = parseNumber(value).value_or(min);
        min = std::min(min, players);
        max = std::max(max, players);
      }
  return {{"min", module.fewestPeople().value_or(min)}, {"max", max}};
}

// What somebody wants to know who has never heard of the game.
json::object aboutOf(const GameModule& module, const Catalogue& texts) {
  json::object about;
  for (const std::string_view part : {"known_as", "theme", "audience", "duration"})
    about[part] = texts.text(fmt::format("{}.about.{}", module.name(), part));
  return about;
}

}  // namespace

json::object gameDocument(const GameModule& module, const BotRoster& roster, Language language) {
  const ChoiceWriter writer(module, language);
  json::array bots;
  for (const std::string& bot : roster.names(module.name()))
    bots.push_back({{"name", bot}, {"label", writer.textOr("bot." + bot, bot)}});
  return {{"name", module.name()},
          {"title", writer.textOr(fmt::format("{}.title", module.name()), module.name())},
          {"about", aboutOf(module, catalogue(language))},
          {"players", playersOf(module)},
          {"first_game", valuesObject(module.firstGame())},
          {"options", writer.choices("option", module.options())},
          {"deal", writer.choices("deal", module.dealChoices())},
          {"bots", std::move(bots)},
          {"usual_bot", roster.usual(module.name())}};
}

}  // namespace spannung::server
