// Sets up any position of Powerline in a few readable lines and plays moves in it by their text:
//
//   Position p(solo());
//   p.dice({1, 4, 3, 4, 5, 1}).play(0, "place red cloverfield biogas_meadow");
//   EXPECT_EQ(p.refusal(0, "place yellow cloverfield biogas_cornfield"), Reason::wrongDirection);
//
// Seats are 0-based here, as in the engine. Boards are board1, board2 … by seat unless the options
// say otherwise.
#pragma once

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/powerline/rules.h"
#include "games/powerline/content_reader.h"

namespace spannung::powerline::testing {

const Pack& builtInPack();
Options solo();
Options players(int count);
CardSet cardsNamed(std::string_view letters);
Options withCards(Options options, std::string_view letters);
Seed seedNumber(std::uint8_t number);

class Position {
 public:
  explicit Position(Options options = solo(), const Deal& deal = {}, std::uint8_t seed = 1);

  const Powerline& game() const { return game_; }
  const Tables& tables() const { return game_.tables(); }
  State& state() { return state_; }
  const State& state() const { return state_; }
  Player& player(int seat = 0) { return state_.player(Seat::of(seat)); }
  const Player& player(int seat = 0) const { return state_.player(Seat::of(seat)); }
  LineIndex line(std::string_view id) const;
  PlantIndex plant(std::string_view id) const;
  int tiles(std::string_view line, int seat = 0) const;

  // Setting up.
  Position& dice(const std::array<int, kWorkers>& faces);
  Position& build(std::string_view line, std::string_view from, int tiles, int seat = 0);
  Position& complete(std::initializer_list<std::string_view> lines, int seat = 0);
  Position& columns(const std::array<int, kColumns>& tiles, int seat = 0);
  Position& jokers(int count, int seat = 0);
  Position& score(int points, int seat = 0);
  Position& round(int number);

  // Playing, by move text.
  Verdict check(int seat, std::string_view move) const;
  Reason refusal(int seat, std::string_view move) const { return reasonOf(check(seat, move)); }
  std::string ruleAgainst(int seat, std::string_view move) const;  // "" if legal
  // Fails the test if a move is refused. Several moves are separated by commas.
  Position& play(int seat, std::string_view moves);
  // Events of the last play().
  const std::vector<Event>& events() const { return events_; }
  int countTold(EventKind kind) const;
  bool told(EventKind kind) const { return countTold(kind) > 0; }
  std::vector<std::string> legal(int seat) const;
  bool offers(int seat, std::string_view move) const;

 private:
  Powerline game_;
  State state_;
  std::vector<Event> events_;
};

}  // namespace spannung::powerline::testing
