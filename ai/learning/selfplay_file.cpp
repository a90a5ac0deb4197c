#include "ai/learning/selfplay_file.h"

#include <cmath>
#include <sstream>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "ai/game_line.h"
#include "ai/weights/shipped_text.h"
#include "base/version.h"
#include "record/seed.h"

namespace spannung::learning {
namespace {

namespace json = boost::json;

constexpr int kSelfplayFormat = 1;

json::array recordLines(const std::string& record) {
  json::array lines;
  std::istringstream text(record);
  for (std::string line; std::getline(text, line);) lines.emplace_back(line);
  return lines;
}

// Nobody reads the ninth decimal place of a guess.
json::array estimateDocuments(const std::vector<Estimate>& estimates) {
  constexpr double kSteps = 10000;
  json::array documents;
  for (const Estimate& estimate : estimates) {
    json::array row = {estimate.ply};
    for (const double chance : estimate.chances)
      row.emplace_back(std::round(chance * kSteps) / kSteps);
    documents.emplace_back(std::move(row));
  }
  return documents;
}

std::string recordOf(const JsonReader& lines) {
  std::string record;
  for (const JsonReader& line : lines.array(1, kMaxRecordBytes))
    record += line.string(kMaxRecordBytes) + '\n';
  return record;
}

std::vector<Estimate> estimatesOf(const JsonReader& list, int plies, int seats) {
  std::vector<Estimate> estimates;
  for (const JsonReader& row : list.array(0, static_cast<std::size_t>(plies))) {
    const auto width = static_cast<std::size_t>(seats) + 1;
    const std::vector<JsonReader> values = row.array(width, width);
    if (values.empty()) break;
    Estimate estimate{values.front().integer(0, plies - 1), {}};
    for (std::size_t i = 1; i < values.size(); ++i)
      estimate.chances.push_back(values[i].number(0, 1));
    estimates.push_back(std::move(estimate));
  }
  return estimates;
}

bool isSelfplay(const json::object& header) {
  const json::value* const format = header.if_contains("selfplay");
  return format != nullptr && *format == kSelfplayFormat;
}

std::vector<std::string> selfplayFields() {
  std::vector<std::string> fields = gameFields();
  fields.emplace_back("record");
  fields.emplace_back("estimates");
  return fields;
}

}  // namespace

GamesHeader selfplayHeader(const SelfplayPlan& plan) {
  const SimulationPlan& simulation = plan.simulation;
  json::object fields = headerFields("selfplay", kSelfplayFormat, *simulation.game);
  fields["program"] = kVersion;
  fields["weights"] = shippedDigest(simulation.game->rules().name());
  fields["bots"] = json::array(simulation.bots.begin(), simulation.bots.end());
  fields["seed"] = seedText(simulation.seed);
  fields["random"] = plan.randomPercent;
  return {std::move(fields), *simulation.game, simulation.games};
}

std::string selfplayLine(const SelfplayGame& game, int seats) {
  json::object line = gameDocument(game.game, seats);
  line["record"] = recordLines(game.record);
  line["estimates"] = estimateDocuments(game.estimates);
  return json::serialize(line) + '\n';
}

Expected<SelfplayGame> readSelfplayLine(std::string_view line) {
  JsonDocument document("", line);
  const JsonObject fields = document.root().object(selfplayFields());
  const auto seats = static_cast<int>(fields["ranks"].array(1, kMaxSeats).size());
  SelfplayGame game{readGame(fields, seats), recordOf(fields["record"]), {}};
  game.estimates = estimatesOf(fields["estimates"], game.game.plies, seats);
  if (document.problem()) return tl::unexpected(insideLine(*document.problem()));
  return game;
}

Expected<SelfplayFile> SelfplayFile::open(const std::string& path, const SelfplayPlan& plan) {
  const auto read = [](std::string_view line) -> Expected<int> {
    const auto game = readSelfplayLine(line);
    if (!game) return tl::unexpected(game.error());
    return game->game.index;
  };
  auto file = GamesFile::open(path, selfplayHeader(plan), read);
  if (!file) return tl::unexpected(file.error());
  return SelfplayFile(std::move(*file), plan.simulation.game->rules().seats());
}

Expected<SelfplayReader> SelfplayReader::open(const std::string& path) {
  SelfplayReader reader(path, std::ifstream(path, std::ios::binary));
  if (!reader.readLine()) return problem("", "file_unreadable", {{"path", path}});
  json::error_code error;
  const json::value header = json::parse(reader.text_, error);
  if (error || !header.is_object() || !isSelfplay(header.get_object()))
    return tl::unexpected(reader.inLine({"", "games_file_foreign"}));
  reader.header_ = header.get_object();
  return reader;
}

Expected<std::optional<SelfplayGame>> SelfplayReader::next() {
  if (!readLine()) return std::nullopt;
  auto game = readSelfplayLine(text_);
  if (!game) return tl::unexpected(inLine(game.error()));
  return std::move(*game);
}

Problem SelfplayReader::inLine(Problem problem) const {
  return inLineOf(path_, line_, std::move(problem));
}

bool SelfplayReader::readLine() {
  ++line_;
  return std::getline(file_, text_) && !file_.eof();
}

}  // namespace spannung::learning
