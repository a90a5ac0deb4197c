// What happens before anybody has decided: Automas may be the first to have a turn.
#include <gtest/gtest.h>

#include "games/library.h"
#include "record/seed.h"
#include "record/session.h"

namespace spannung {
namespace {

Session sessionOf(const std::string& game, const Values& options, const std::string& seed) {
  static const Library kLibrary = openLibrary().value();
  return {kLibrary.load(game, options, {}).value(), parseSeed(seed), {}};
}

int turnsIn(const Session& session, const Events& events) {
  int turns = 0;
  for (const Event& event : events)
    turns += session.rules().eventTerms()[event.kind].code == "automa_turned" ? 1 : 0;
  return turns;
}

TEST(Opening, TellsTheTurnsOfAutomasWhoBegin) {
  const Values options = {{"players", "4"}, {"automas", "3"}, {"assignment", "random"}};
  bool someBegan = false;
  for (const char* seed : {"1", "2", "3", "4"}) {
    const Session session = sessionOf("wasserkraft", options, seed);
    someBegan = someBegan || turnsIn(session, session.opening()) > 0;
  }
  EXPECT_TRUE(someBegan);
}

TEST(Opening, LeadsToTheFirstState) {
  const Session session =
      sessionOf("wasserkraft", {{"players", "3"}, {"automas", "2"}, {"assignment", "random"}}, "1");
  auto ignore = [](const Event&) {};
  const AnyState opened = session.rules().opened(session.seed(), EventSink(ignore));
  EXPECT_TRUE(session.rules().equal(opened, session.state()));
}

TEST(Opening, IsEmptyWhereSomebodyDecidesFirst) {
  EXPECT_TRUE(sessionOf("funkenschlag", {}, "1").opening().empty());
  EXPECT_TRUE(sessionOf("wasserkraft", {{"players", "2"}, {"automas", "1"}}, "1").opening().empty())
      << "the company is drafted first";
}

TEST(Opening, LooksAtThePlyAsItHappens) {
  Session session = sessionOf("wasserkraft", {{"players", "2"}, {"assignment", "random"}}, "1");
  const Seat seat = session.rules().active(session.state()).first();
  MoveList moves;
  session.rules().legal(session.state(), seat, moves);
  session.play(seat, moves[0]);
  Events seen;
  session.look(0, [&](std::size_t number, const Event& event, const AnyState&) {
    EXPECT_EQ(number, seen.size());
    seen.push_back(event);
  });
  EXPECT_EQ(seen, session.events(0, 1).front());
}

}  // namespace
}  // namespace spannung
