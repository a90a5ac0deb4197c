// What lies open for all companies beside the map of Pampero: the tower bonus board, the solar
// contracts, the connection spaces and the parking spaces.
#pragma once

#include <string>

#include "cli/boards/pampero/words.h"
#include "cli/play/seating.h"
#include "engine/pampero/tables.h"

namespace spannung::pampero {

class PamperoDisplays {
 public:
  // All must outlive the displays.
  PamperoDisplays(const Tables& tables, const PamperoWords& words, const Seating& seating)
      : tables_(tables), words_(words), seating_(seating) {}

  Lines all(const State& state) const;
  // What lies or is printed there, and what it does.
  std::string aboutConnection(const State& state, int space) const;
  std::string aboutField(const State& state, int field) const;

 private:
  Lines solarContracts(const State& state) const;
  std::string solarText(const State& state, PlaceIndex place, bool isReached) const;
  Lines connectionSpaces(const State& state) const;
  std::string connectionText(const State& state, int space) const;
  Lines parkingSpaces(const State& state) const;
  std::string parkingText(const State& state, int parking) const;
  Lines bonusBoard(const State& state) const;
  std::string fieldText(const State& state, int field) const;

  const Tables& tables_;
  const PamperoWords& words_;
  const Seating& seating_;
};

}  // namespace spannung::pampero
