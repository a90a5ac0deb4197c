#include "ai/arena/arena_json.h"

#include <cstddef>

#include "ai/figures_json.h"
#include "record/seed.h"

namespace spannung {
namespace {

namespace json = boost::json;

json::array bySeatDocuments(const std::vector<SeatStanding>& standings) {
  json::array seats;
  for (std::size_t i = 0; i < standings.size(); ++i) {
    json::object seat = shareDocument(standings[i].wins);
    seat["seat"] = i + 1;
    seat["games"] = standings[i].games;
    seats.push_back(std::move(seat));
  }
  return seats;
}

json::value ratingDocument(const Standings& standings, std::size_t contestant) {
  if (standings.ratings.empty()) return nullptr;
  const Rating& rating = standings.ratings[contestant];
  return json::object{{"elo", rating.elo}, {"elo_low", rating.low}, {"elo_high", rating.high}};
}

json::object contestantDocument(const Standings& standings, std::size_t contestant) {
  const ContestantStanding& standing = standings.contestants[contestant];
  json::object document = shareDocument(standing.wins);
  document["name"] = standing.name;
  document["games"] = standing.games;
  document["seats_per_game"] = standing.seats;
  document["fair_share"] = standing.fair;
  document["mean_place"] = standing.meanPlace;
  document["scores"] = distributionDocument(standing.scores);
  document["by_seat"] = bySeatDocuments(standing.bySeat);
  document["rating"] = ratingDocument(standings, contestant);
  return document;
}

json::array contestantDocuments(const Standings& standings) {
  json::array documents;
  for (std::size_t i = 0; i < standings.contestants.size(); ++i)
    documents.push_back(contestantDocument(standings, i));
  return documents;
}

json::object encounterDocument(const Standings& standings, std::size_t row, std::size_t column) {
  const Encounter& encounter = standings.encounters[row][column];
  return {{"contestant", standings.contestants[row].name},
          {"other", standings.contestants[column].name},
          {"games", encounter.games},
          {"ahead", encounter.ahead.share},
          {"ahead_low", encounter.ahead.low},
          {"ahead_high", encounter.ahead.high}};
}

json::array encounterDocuments(const Standings& standings) {
  json::array documents;
  for (std::size_t row = 0; row < standings.contestants.size(); ++row)
    for (std::size_t column = 0; column < standings.contestants.size(); ++column)
      if (standings.encounters[row][column].games > 0)
        documents.push_back(encounterDocument(standings, row, column));
  return documents;
}

json::array namesDocument(const std::vector<std::string>& names) {
  return json::array(names.begin(), names.end());
}

}  // namespace

json::array lineupsDocument(const Contest& contest) {
  json::array lineups;
  for (const Lineup& lineup : contest.lineups) {
    json::array names;
    for (const int number : lineup)
      names.push_back(json::string(contest.names[static_cast<std::size_t>(number)]));
    lineups.push_back(std::move(names));
  }
  return lineups;
}

json::object arenaDocument(const Arena& arena, const Standings& standings) {
  const LoadedGame& game = *arena.plan.game;
  return {{"game", game.rules().name()},
          {"revision", game.rules().revision()},
          {"content", game.fingerprint()},
          {"options", optionsDocument(game.options())},
          {"lineups", lineupsDocument(arena.plan.schedule.contest())},
          {"seed", seedText(arena.plan.seed)},
          {"games_wanted", arena.plan.games},
          {"games", arena.games.size()},
          {"games_per_deal", arena.plan.schedule.cycle()},
          {"cancelled", arena.cancelled},
          {"timed_bots", namesDocument(timedBots(arena.plan))},
          {"contestants", contestantDocuments(standings)},
          {"encounters", encounterDocuments(standings)},
          {"rounds", distributionDocument(standings.rounds)},
          {"plies", distributionDocument(standings.plies)}};
}

}  // namespace spannung
