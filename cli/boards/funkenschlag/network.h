// Funkenschlag's map on a terminal: every city with its owners and connections, and what it takes
// to reach one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/play/seating.h"
#include "cli/terminal/lines.h"
#include "cli/terminal/terminal.h"
#include "engine/funkenschlag/tables.h"
#include "games/game_module.h"

namespace spannung::funkenschlag {

class NetworkText {
 public:
  // All must outlive it; `loaded` is the game that the tables belong to.
  NetworkText(const Tables& tables, const LoadedGame& loaded, const Terminal& terminal,
              const Seating& seating)
      : tables_(tables), loaded_(loaded), terminal_(terminal), seating_(seating) {}

  // All regions in play; before they are chosen, all there are. With what a city costs the viewer.
  Lines map(const State& state, Seat viewer) const;
  // The route and the price of a city for the viewer, or for a player who is named behind it.
  Lines cost(const State& state, Seat viewer, std::string_view asked) const;
  // The owners' initials, and a dot for each place that is free in this step.
  std::string slots(const State& state, CityIndex city) const;
  // Regions in the order of their cities.
  std::vector<RegionIndex> regions() const;

 private:
  struct Question {
    std::vector<CityIndex> cities;  // that may be meant
    Seat seat;
  };

  Lines region(const State& state, Seat viewer, RegionIndex region) const;
  Lines city(const State& state, Seat viewer, CityIndex city) const;
  std::string priceFor(const State& state, Seat viewer, CityIndex city) const;
  Lines connections(const State& state, CityIndex city) const;
  Lines legend(const State& state, Seat viewer) const;

  Question question(std::string_view asked, Seat viewer) const;
  std::vector<CityIndex> citiesNamed(const std::vector<std::string>& words) const;
  Seat seatNamed(const std::string& word) const;
  Lines unknownCity(std::string_view asked) const;
  Lines quote(const State& state, Seat seat, CityIndex city) const;
  std::string routeText(const Route& route) const;

  bool isInPlay(const State& state, CityIndex city) const;
  std::string cityName(CityIndex city) const;
  Lines sentence(std::string_view key, const Args& args = {}) const;

  const Tables& tables_;
  const LoadedGame& loaded_;
  const Terminal& terminal_;
  const Seating& seating_;
};

}  // namespace spannung::funkenschlag
