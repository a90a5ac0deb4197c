// Tables of Pampero for tests: a game with options, and a position to change and to play on.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/pampero/rules.h"
#include "games/pampero/content_reader.h"

namespace spannung::pampero::testing {

inline constexpr Seat kBlue = Seat::of(0);
inline constexpr Seat kYellow = Seat::of(1);
inline constexpr Seat kPurple = Seat::of(2);
inline constexpr Seat kWhite = Seat::of(3);

// The pack built into the program.
const Pack& pack();
Pampero makeGame(const Options& options);

// A game with a position. Moves are texts of the notation, so that tests read like records; one
// that is refused fails the test.
class Table {
 public:
  explicit Table(const Options& options, const Deal& deal = {}, int seed = 0);
  explicit Table(int players) : Table(optionsFor(players)) {}

  static Options optionsFor(int players);

  const Pampero& game() const { return game_; }
  const Tables& tables() const { return game_.tables(); }
  State& state() { return state_; }
  const State& state() const { return state_; }
  Player& blue() { return state_.player(kBlue); }
  Player& yellow() { return state_.player(kYellow); }
  Stage stage() const { return state_.task().stage; }

  // The turn of `seat` in year 1, all bulldozers still in the store and no tiles on the bonus
  // board.
  void beginTurnOf(Seat seat);
  // `seat` takes a battery as the last action of a year, so that consolidation, turn order and
  // perhaps a scoring follow.
  void finishYear(Seat seat);
  // All timeline discs on one space, the first in turn order on top.
  void setTimeline(int space);
  // Who acts plays these, one after the other.
  void play(const std::vector<std::string>& moves);
  // The events of the last move, by code with their first two operands: "tower_built B1-t1 2".
  const std::vector<std::string>& events() const { return events_; }
  bool happened(std::string_view event) const;
  // The first event with this code, without it.
  std::string firstOf(std::string_view code) const;

  bool mayPlay(std::string_view move) const;
  Verdict verdict(std::string_view move) const;
  Reason refusal(std::string_view move) const { return reasonOf(verdict(move)); }
  std::vector<std::string> legal() const;

  // Numbers behind words.
  int number(std::string_view type, std::string_view word) const;
  SiteIndex site(std::string_view id) const { return SiteIndex::of(number("site", id)); }
  PlaceIndex place(std::string_view id) const { return PlaceIndex::of(number("contract", id)); }
  CardIndex card(std::string_view id) const { return CardIndex::of(number("card", id)); }
  FieldIndex field(std::string_view id) const { return FieldIndex::of(number("field", id)); }

  // Changes to the position.
  void putBulldozer(Seat seat, std::string_view site);
  void putTower(Seat seat, std::string_view site);
  // As many as the step needs, on sites that no test builds on.
  void setStep(Seat seat, int step);
  void putContract(Seat seat, std::string_view place, std::string_view transformer);
  void putOnBoard(Seat seat, std::string_view card, int space);
  void setIncome(Seat seat, const std::array<int, kMarkets>& columns);
  void giveCard(Seat seat, std::string_view special);
  void giveTile(Seat seat, std::string_view tile);
  void clearBonusBoard();
  void putBonusTile(std::string_view field, std::string_view tile);

 private:
  Pampero game_;
  State state_;
  std::vector<std::string> events_;
};

}  // namespace spannung::pampero::testing
