// Sets up any position of Funkenschlag in a few readable lines and plays moves in it by their
// text:
//
//   Position p({.players = 3});
//   p.connect(0, {"essen", "muenster"}).money(0, 40).turnTo(Stage::build, 0);
//   EXPECT_EQ(p.refusal("build koeln"), Reason::cityFull);
//   p.play("build duisburg");
//
// Seats are 0-based here, as in the engine.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/funkenschlag/rules.h"
#include "games/funkenschlag/content_reader.h"

namespace spannung::funkenschlag::testing {

const Pack& builtInPack();
const Map& mapNamed(std::string_view id);
Funkenschlag makeGame(const Options& options = {}, std::string_view map = "germany");
// All regions of the Germany or USA map that are needed for a player count, as a given choice.
Options withRegions(Options options, std::initializer_list<std::string_view> regionIds,
                    std::string_view map = "germany");
Seed seedNumber(std::uint8_t number);

class Position {
 public:
  // Starts from the initial state (after a draft, if that is the option, nothing is chosen yet).
  explicit Position(const Options& options = {}, std::string_view map = "germany",
                    const Deal& deal = {}, std::uint8_t seed = 1);

  const Funkenschlag& game() const { return game_; }
  const Tables& tables() const { return game_.tables(); }
  State& state() { return state_; }
  const State& state() const { return state_; }
  Player& player(int seat) { return state_.player(Seat::of(seat)); }
  Card plant(int number) const { return tables().plantNumbered(number); }
  CityIndex city(std::string_view id) const;

  // Setting up. Each takes the things from where they were, so that everything stays conserved:
  // plants from the market, pile or wherever, tokens from the supply or the resource market.
  Position& money(int seat, int amount);
  Position& plants(int seat, std::initializer_list<int> numbers);  // oldest first
  Position& stored(int seat, Resource resource, int tokens);
  Position& connect(int seat, std::initializer_list<std::string_view> cities);
  // Any `count` cities, from the first of the map that are free in the present step.
  Position& connectSome(int seat, int count);
  Position& order(std::initializer_list<int> seats);  // best first
  Position& market(std::initializer_list<int> numbers);
  // Top card first; -1 stands for the step 3 card.
  Position& pile(std::initializer_list<int> cards);
  Position& resourceMarket(Resource resource, int tokens);
  Position& round(int number);
  Position& step(int number);
  // Makes `seat` the one to decide. For phases 3 to 5 its place in the turn order counts as
  // reached; for openAuction everybody from that seat on may still buy.
  Position& turnTo(Stage stage, int seat);

  // Playing, always for the seat that is to act, by move text.
  Verdict check(std::string_view move) const;
  Verdict checkAs(int seat, std::string_view move) const;
  Reason refusal(std::string_view move) const { return reasonOf(check(move)); }
  std::string ruleAgainst(std::string_view move) const;  // "FS-BUILD-03", or "" if legal
  // Fails the test if the move is refused.
  Position& play(std::string_view move);
  Position& play(std::initializer_list<std::string_view> moves);
  // Events of the last play().
  const std::vector<Event>& events() const { return events_; }
  bool told(EventKind kind) const;
  int countTold(EventKind kind) const;
  std::vector<std::string> legal() const;
  bool offers(std::string_view move) const;

  // Reading.
  int actor() const { return state_.actor.isNone() ? -1 : state_.actor.index(); }
  Stage stage() const { return state_.stage; }
  std::vector<int> marketNumbers() const;   // 99 stands for the step 3 card
  std::vector<int> currentNumbers() const;  // that may be nominated
  std::vector<int> pileNumbers() const;     // top first; 99 for the step 3 card, -1 for unknown
  std::vector<int> plantNumbers(int seat) const;
  std::vector<int> orderSeats() const;
  int tokens(int seat, Resource resource) const;
  int onMarket(Resource resource) const { return state_.onMarket[resource]; }
  int supply(Resource resource) const { return state_.supply[resource]; }
  bool isOut(int plantNumber) const;

 private:
  void takeFromAnywhere(Card plant);

  Funkenschlag game_;
  State state_;
  std::vector<Event> events_;
};

// The last player has run the plants; the next round has begun.
void endRound(Position& position);

std::string buyText(Resource resource, int count);

// Plays legal moves that a seed picks, rather cheap bids and rather many cities, and lets `look`
// see every position.
template <class Look>
void playAtRandom(Position& p, std::uint8_t seed, int moves, Look look) {
  constexpr std::size_t kFirstFew = 6;
  Rng rng = Rng::fromSeed(seedNumber(seed));
  Dice dice(rng);
  for (int i = 0; i < moves && p.stage() != Stage::finished; ++i) {
    const std::vector<std::string> choices = p.legal();
    const auto few = static_cast<std::uint32_t>(std::min(choices.size(), kFirstFew));
    p.play(choices[dice.below(few)]);
    look();
  }
}

}  // namespace spannung::funkenschlag::testing
