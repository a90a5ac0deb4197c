// Who sits where: people, bots and opponents that the rules move, with the names everybody reads.
#pragma once

#include <string>
#include <vector>

#include "base/problem.h"
#include "engine/core/seat.h"
#include "record/session.h"

namespace spannung {

struct Chair {
  std::string name;
  std::string bot{};   // empty unless it is one
  bool ruled = false;  // the rules themselves play it

  bool isBot() const { return !bot.empty(); }
  bool isPerson() const { return !isBot() && !ruled; }
};

class Seating {
 public:
  explicit Seating(std::vector<Chair> chairs);

  const Chair& at(Seat seat) const { return chairs_[static_cast<std::size_t>(seat.index())]; }
  const std::vector<Chair>& chairs() const { return chairs_; }
  bool isPerson(Seat seat) const { return at(seat).isPerson(); }
  int people() const;

  std::vector<std::string> names() const;
  // One letter for each seat, all different where the names allow it.
  const std::string& initial(Seat seat) const {
    return initials_[static_cast<std::size_t>(seat.index())];
  }
  // As a record keeps them: "Volta (greedy)", so that a game that is taken up again has its bots.
  std::vector<std::string> recordedNames() const;

 private:
  std::vector<Chair> chairs_;
  std::vector<std::string> initials_;
};

// A word that names a bot is a bot, "me" is the person at the keyboard, anything else the name of
// a person. Bots are given names of their own.
Expected<Seating> parseSeating(const std::vector<std::string>& words, int seats,
                               const std::vector<std::string>& bots, const std::string& myName);
Seating recordedSeating(const std::vector<std::string>& names,
                        const std::vector<std::string>& bots);

// Puts the opponents that the rules move between those who were seated.
Seating besideOpponents(const Seating& seated, const LoadedGame& game, Language language);
// A recorded game has them already, under whatever names.
Seating recordedSeating(const Session& session, Language language);

}  // namespace spannung
