#include "ai/arena/arena_lines.h"

#include <algorithm>
#include <limits>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "ai/arena/arena_json.h"
#include "ai/figures_json.h"
#include "base/json_reader.h"
#include "base/value_text.h"
#include "record/seed.h"

namespace spannung {
namespace {

namespace json = boost::json;

constexpr int kFormat = 1;

// Not the number of games: a tournament may be made longer.
json::object headerDocument(const ArenaPlan& plan) {
  const LoadedGame& game = *plan.game;
  return {{"arena", kFormat},
          {"game", game.rules().name()},
          {"revision", game.rules().revision()},
          {"content", game.fingerprint()},
          {"options", optionsDocument(game.options())},
          {"lineups", lineupsDocument(plan.schedule.contest())},
          {"seed", seedText(plan.seed)}};
}

// A header of earlier versions calls the same content by another fingerprint.
json::object renamed(json::object header, const LoadedGame& game) {
  if (const json::value* content = header.if_contains("content"))
    if (content->is_string() && game.isPlayedWith(content->get_string()))
      header["content"] = game.fingerprint();
  return header;
}

std::string shortText(const json::value& value) {
  constexpr std::size_t kMostBytes = 48;
  std::string text = json::serialize(value);
  return text.size() <= kMostBytes ? text : text.substr(0, kMostBytes) + "…";
}

// "seed: "1" → "2"" for everything that is there and other than wanted; objects are gone through.
void compare(const std::string& path, const json::object& found, const json::object& wanted,
             std::vector<std::string>& differences) {
  for (const auto& field : wanted) {
    const std::string place = path + std::string(field.key());
    const json::value* other = found.if_contains(field.key());
    if (other != nullptr && *other == field.value()) continue;
    if (other != nullptr && other->is_object() && field.value().is_object())
      compare(place + '.', other->get_object(), field.value().get_object(), differences);
    else
      differences.push_back(place + ": " + (other != nullptr ? shortText(*other) : "–") + " → " +
                            shortText(field.value()));
  }
  for (const auto& field : found)
    if (!wanted.contains(field.key()))
      differences.push_back(path + std::string(field.key()) + ": " + shortText(field.value()) +
                            " → –");
}

// A reader of one line calls its file by no name: ": ranks[1]" and ":1:7" become "ranks[1]" and "".
Problem insideLine(Problem problem) {
  constexpr std::string_view kBeforePath = ": ";
  const bool hasPath = problem.place.starts_with(kBeforePath);
  problem.place = hasPath ? problem.place.substr(kBeforePath.size()) : std::string{};
  return problem;
}

template <class Numbers>
void readSeats(const JsonReader& list, int seats, int min, int max, Numbers& numbers) {
  const auto count = static_cast<std::size_t>(seats);
  const std::vector<JsonReader> values = list.array(count, count);
  for (std::size_t i = 0; i < values.size(); ++i)
    numbers[i] = static_cast<typename Numbers::value_type>(values[i].integer(min, max));
}

void refuseWithoutWinner(const JsonReader& ranks, const SimulatedGame& game) {
  if (std::find(game.ranks.begin(), game.ranks.end(), 1) == game.ranks.end())
    ranks.refuse("arena_no_winner");
}

}  // namespace

std::string headerLine(const ArenaPlan& plan) {
  return json::serialize(headerDocument(plan)) + '\n';
}

Expected<void> checkHeader(std::string_view line, const ArenaPlan& plan) {
  json::error_code error;
  const json::value found = json::parse(line, error);
  if (error || !found.is_object() || !found.get_object().contains("arena"))
    return problem("", "arena_file_foreign");
  std::vector<std::string> differences;
  compare("", renamed(found.get_object(), *plan.game), headerDocument(plan), differences);
  if (differences.empty()) return {};
  return problem("", "arena_file_differs", {{"differences", joinWords(differences, "; ")}});
}

std::string gameLine(const SimulatedGame& game, int seats) {
  json::array ranks(game.ranks.begin(), game.ranks.begin() + seats);
  json::array scores(game.scores.begin(), game.scores.begin() + seats);
  const json::object line = {{"game", game.index},
                             {"rounds", game.rounds},
                             {"plies", game.plies},
                             {"ranks", std::move(ranks)},
                             {"scores", std::move(scores)}};
  return json::serialize(line) + '\n';
}

Expected<SimulatedGame> readGameLine(std::string_view line, const ArenaPlan& plan) {
  constexpr int kLeast = std::numeric_limits<int>::min();
  constexpr int kMost = std::numeric_limits<int>::max();
  JsonDocument document("", line);
  const JsonObject fields = document.root().object({"game", "rounds", "plies", "ranks", "scores"});
  SimulatedGame game{.index = fields["game"].integer(0, kMost),
                     .rounds = fields["rounds"].integer(0, kMost),
                     .plies = fields["plies"].integer(0, kMost)};
  readSeats(fields["ranks"], plan.seats(), 1, plan.seats(), game.ranks);
  readSeats(fields["scores"], plan.seats(), kLeast, kMost, game.scores);
  refuseWithoutWinner(fields["ranks"], game);
  if (document.problem()) return tl::unexpected(insideLine(*document.problem()));
  return game;
}

}  // namespace spannung
