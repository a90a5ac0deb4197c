// Sets up any position of Wasserkraft in a few readable lines and plays moves in it by their text:
//
//   Position p({.players = 4});
//   p.dam("5-lower", kNeutral, 2, 2).conduit("5-right", 1).powerhouse("10-1", 0).turnTo(0);
//   p.play({"use turbine-plus1-left", "produce 5-lower 5-right 2"});
//   EXPECT_EQ(p.player(0).energy, 9);
//
// Seats are 0-based here, as in the engine. Unless a test says otherwise, seats 0 to 3 are the USA
// with Wilhelm, Germany with Jill, Italy with Solomon and France with Viktor, in this turn order,
// and the map is empty.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/wasserkraft/rules.h"
#include "games/wasserkraft/pack.h"

namespace spannung::wasserkraft::testing {

const Pack& builtInPack();
Wasserkraft makeGame(const Options& options = {});
Seed seedNumber(std::uint8_t number);
// The turn order 0, 1, 2 …
Deal seatOrder(int players);

inline constexpr int kNeutral = -1;
inline constexpr Options kFourFixed{.players = 4, .assignment = Assignment::fixed};
inline constexpr Options kTwoFixed{.players = 2, .assignment = Assignment::fixed};
inline constexpr Options kThreeFixed{.players = 3, .assignment = Assignment::fixed};

class Position {
 public:
  explicit Position(const Options& options = kFourFixed);
  // A start with a deal, as it is: nothing is cleared.
  Position(const Options& options, const Deal& deal, std::uint8_t seed = 1);

  const Wasserkraft& game() const { return game_; }
  const Tables& tables() const { return game_.tables(); }
  State& state() { return state_; }
  const State& state() const { return state_; }
  Player& player(int seat) { return state_.player(Seat::of(seat)); }
  const Player& player(int seat) const { return state_.player(Seat::of(seat)); }

  ContractIndex contract(std::string_view id) const;
  int space(std::string_view id) const;
  Place place(std::string_view text) const;
  static Tile tile(std::string_view text);
  Dam& damAt(std::string_view text);
  const Dam& damAt(std::string_view text) const;
  int water(std::string_view dam) const { return damAt(dam).water; }

  // Setting up.
  Position& clearMap();
  Position& company(int seat, Company company);
  Position& officer(int seat, Officer officer);
  Position& noOfficers();
  Position& hydro(int seat, int amount);
  Position& machines(int seat, int excavators, int mixers);
  Position& workers(int seat, int count);
  Position& energy(int seat, int amount);
  Position& points(int seat, int amount);
  // Counts as built, with the bases and elevations it takes.
  Position& dam(std::string_view site, int seat, int level = 1, int water = 0);
  Position& conduit(std::string_view site, int seat);
  Position& powerhouse(std::string_view site, int seat);
  // Pieces that are built without being anywhere on the map.
  Position& built(int seat, Structure structure, int count);
  // Taken from wherever they lie, so that none exists twice.
  Position& contracts(int seat, std::initializer_list<std::string_view> ids);
  Position& national(std::initializer_list<std::string_view> ids);
  Position& display(std::initializer_list<std::string_view> ids);  // two of each colour
  Position& tiles(int seat, std::initializer_list<std::string_view> tiles);
  // `ahead` rotations bring it to the top.
  Position& wheel(int seat, int ahead, std::string_view tile, int excavators = 0, int mixers = 0);
  Position& headwater(int headstream, int drops);
  Position& round(int number);
  Position& bonus(Bonus bonus);  // of this round
  Position& objective(Objective objective);
  Position& turnTo(int seat);
  // Everybody but the actor has passed, and the actor has no workers left after this many.
  Position& alone();
  // Leeghwater: positions and rows from 1.
  Position& work(int position, std::string_view id);
  Position& row(int number, std::string_view building);
  Position& building(int row, int seat);  // on the next slot
  WorkIndex workNamed(std::string_view id) const;
  bool hasWork(int seat, std::string_view id) const;
  // The tiles that the next Automa will turn: the action side of the one, the criteria side of the
  // other, counted from 1 as they are printed.
  Position& stack(int action, int criteria);
  // Seat 0 puts a worker into the bank, and an Automa follows with these tiles.
  Position& automaTurn(int action, int criteria);

  // Playing, always for the seat that is to act, by move text.
  Verdict check(std::string_view move) const;
  Verdict checkAs(int seat, std::string_view move) const;
  Reason refusal(std::string_view move) const { return reasonOf(check(move)); }
  std::string ruleAgainst(std::string_view move) const;  // "WK-BUILD-03", or "" if legal
  // Fails the test if the move is refused.
  Position& play(std::string_view move);
  Position& play(std::initializer_list<std::string_view> moves);
  // Plays the round to its end: everybody puts all workers into the bank and declines the rest.
  Position& finishRound();
  const std::vector<Event>& events() const { return events_; }
  bool told(EventKind kind) const;
  int countTold(EventKind kind) const;
  std::vector<std::string> legal() const;
  bool offers(std::string_view move) const;
  bool offersAny(std::string_view verb) const;

  int actor() const { return state_.actor.isNone() ? -1 : state_.actor.index(); }
  Stage stage() const { return state_.stage; }
  std::vector<int> orderSeats() const;
  std::vector<std::string> openContracts(int seat) const;
  std::vector<std::string> displayed() const;
  bool hasTile(int seat, std::string_view tile) const;  // in the supply

 private:
  ContractIndex takeFromAnywhere(std::string_view id);

  Wasserkraft game_;
  State state_;
  std::vector<Event> events_;
};

// Points that a seat has had from a source.
inline int gained(const Position& p, int seat, Source source) {
  return p.player(seat).pointsFrom[indexOf(source)];
}

}  // namespace spannung::wasserkraft::testing
