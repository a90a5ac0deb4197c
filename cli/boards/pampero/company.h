// One company of Pampero on a terminal: the line that everybody looks at, and all that lies open.
#pragma once

#include <string>
#include <string_view>

#include "cli/boards/pampero/words.h"
#include "cli/play/seating.h"
#include "engine/pampero/tables.h"

namespace spannung::pampero {

class PamperoCompany {
 public:
  // All must outlive the company.
  PamperoCompany(const Tables& tables, const PamperoWords& words, const Seating& seating)
      : tables_(tables), words_(words), seating_(seating) {}

  Lines brief(const State& state, Seat seat) const;
  // What else lies open before it.
  Lines details(const State& state, Seat seat) const;
  // What a card costs and brings whoever is to move on this field, whatever comes of its steps
  // (PA-CARD-05, PA-CARD-12).
  std::string terms(const State& state, CardIndex card, FieldIndex field) const;

 private:
  Lines rivalDetails(const State& state, Seat seat) const;
  // A line with what is listed; none for nothing.
  void add(Lines& lines, std::string_view key, const std::string& list) const;
  std::string bulldozers(const Player& player) const;
  std::string incomes(const Player& player) const;
  std::string row(const Player& player, int number) const;
  std::string contracts(const Player& player) const;
  std::string towerTiles(const Player& player) const;
  std::string connectionTiles(const Player& player) const;
  std::string tilePlace(const Player& player, int tile) const;

  const Tables& tables_;
  const PamperoWords& words_;
  const Seating& seating_;
};

}  // namespace spannung::pampero
