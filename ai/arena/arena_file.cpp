#include "ai/arena/arena_file.h"

#include <boost/json/serialize.hpp>

#include "ai/arena/arena_json.h"
#include "ai/game_line.h"
#include "record/seed.h"

namespace spannung {
namespace {

constexpr int kFormat = 1;

Expected<SimulatedGame> gameOfLine(std::string_view line, int seats) {
  JsonDocument document("", line);
  const SimulatedGame game = readGame(document.root().object(gameFields()), seats);
  if (document.problem()) return tl::unexpected(insideLine(*document.problem()));
  return game;
}

}  // namespace

GamesHeader arenaHeader(const ArenaPlan& plan) {
  boost::json::object fields = headerFields("arena", kFormat, *plan.game);
  fields["lineups"] = lineupsDocument(plan.schedule.contest());
  fields["seed"] = seedText(plan.seed);
  return {std::move(fields), *plan.game, plan.games};
}

Expected<ArenaFile> ArenaFile::open(const std::string& path, const ArenaPlan& plan) {
  std::vector<SimulatedGame> games;
  const auto read = [&](std::string_view line) -> Expected<int> {
    const auto game = gameOfLine(line, plan.seats());
    if (!game) return tl::unexpected(game.error());
    games.push_back(*game);
    return game->index;
  };
  auto file = GamesFile::open(path, arenaHeader(plan), read);
  if (!file) return tl::unexpected(file.error());
  return ArenaFile(std::move(*file), std::move(games), plan.seats());
}

Expected<void> ArenaFile::append(const SimulatedGame& game) {
  return file_.append(boost::json::serialize(gameDocument(game, seats_)) + '\n');
}

}  // namespace spannung
