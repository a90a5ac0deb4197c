// Taking back: freely, by agreement, or alone.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/server/table_play.h"

namespace spannung::server::testing {
namespace {

using ::testing::SizeIs;

const Values kOrder = {{"order", "1 2"}};

// Ada buys plant 4 without a contest: a card is turned up.
void buyFirstPlant(Play& play) {
  ASSERT_EQ(play.moves("ada", "nominate 4"), "ok");
  ASSERT_EQ(play.moves("ada", "bid 4"), "ok");
}

class TwoPeople : public ::testing::Test {
 protected:
  TwoPeople() { EXPECT_EQ(play_.starts("ada"), "ok"); }
  const Table& table() const { return play_.table(); }

  Play play_{gathered("ada", {person("ada", "Ada"), person("grace", "Grace")}, {}, kOrder)};
};

TEST_F(TwoPeople, ownMovesAreFree) {
  EXPECT_EQ(play_.undoes("ada", 0), "nothing_to_undo");
  EXPECT_EQ(table().undoOffer("ada"), std::nullopt);
  ASSERT_EQ(play_.moves("ada", "nominate 4"), "ok");
  ASSERT_TRUE(table().undoOffer("ada").has_value());
  EXPECT_EQ(table().undoOffer("ada")->to, 0);
  EXPECT_TRUE(table().undoOffer("ada")->isFree);
  EXPECT_EQ(table().undoOffer("grace"), std::nullopt);
  EXPECT_EQ(play_.undoes("ada", 0), "ok");
  EXPECT_EQ(table().ply(), 0);
  EXPECT_FALSE(table().question());
  ASSERT_THAT(table().notices(), SizeIs(1)) << "nobody needs to know";
  EXPECT_EQ(table().notices()[0].kind, NoticeKind::given) << "the order of this test";
  EXPECT_EQ(play_.moves("ada", "nominate 5"), "ok");
}

TEST_F(TwoPeople, othersMovesAreNot) {
  buyFirstPlant(play_);
  ASSERT_EQ(play_.moves("grace", "bid 5"), "ok");
  EXPECT_FALSE(table().undoOffer("ada")->isFree);
  ASSERT_EQ(play_.undoes("ada", 1), "ok");
  EXPECT_EQ(table().ply(), 3) << "only asked";
  ASSERT_TRUE(table().question());
  EXPECT_EQ(table().question()->name, "Ada");
  EXPECT_EQ(play_.undoes("grace", 2), "question_open");
  EXPECT_EQ(play_.answers("grace", true), "ok");
  EXPECT_EQ(table().ply(), 1);
  EXPECT_FALSE(table().question());
  ASSERT_THAT(table().notices(), SizeIs(2));
  EXPECT_EQ(table().notices()[1].kind, NoticeKind::undone);
  EXPECT_EQ(table().notices()[1].ply, 1);
}

TEST_F(TwoPeople, aRefusalEndsTheQuestion) {
  buyFirstPlant(play_);
  ASSERT_EQ(play_.moves("grace", "bid 5"), "ok");
  ASSERT_EQ(play_.undoes("ada", 1), "ok");
  EXPECT_EQ(play_.answers("grace", false), "ok");
  EXPECT_EQ(table().ply(), 3);
  EXPECT_EQ(play_.answers("grace", false), "no_question");
}

TEST_F(TwoPeople, theAskerMayTakeTheQuestionBack) {
  buyFirstPlant(play_);
  ASSERT_EQ(play_.moves("grace", "bid 5"), "ok");
  ASSERT_EQ(play_.undoes("ada", 1), "ok");
  EXPECT_EQ(play_.answers("ada", true), "not_your_answer");
  EXPECT_EQ(play_.answers("ada", false), "ok");
  EXPECT_FALSE(table().question());
}

TEST_F(TwoPeople, aMoveEndsTheQuestion) {
  buyFirstPlant(play_);
  ASSERT_EQ(play_.moves("grace", "bid 5"), "ok");
  ASSERT_EQ(play_.undoes("grace", 0), "ok");
  ASSERT_TRUE(table().question());
  EXPECT_EQ(play_.moves("ada", "pass"), "ok");
  EXPECT_FALSE(table().question());
}

TEST_F(TwoPeople, whatWasRevealedIsNotFreeAndTheRecordSaysSo) {
  buyFirstPlant(play_);
  ASSERT_EQ(play_.moves("grace", "pass"), "ok");
  ASSERT_TRUE(table().session().plies().back().revealed);
  EXPECT_FALSE(table().undoOffer("grace")->isFree);
  ASSERT_EQ(play_.undoes("grace", 2), "ok");
  EXPECT_EQ(play_.answers("ada", true), "ok");
  EXPECT_EQ(table().ply(), 2);
  EXPECT_TRUE(table().shuffleSeen());
  ASSERT_THAT(table().record().notes, SizeIs(2)) << "the given order, and this";
  EXPECT_THAT(table().record().notes[1], ::testing::HasSubstr("Taken back"));
  EXPECT_EQ(table().notices().back().kind, NoticeKind::undoneSeen);
}

TEST_F(TwoPeople, refusesImpossibleOnes) {
  ASSERT_EQ(play_.moves("ada", "nominate 4"), "ok");
  EXPECT_EQ(play_.undoes("ada", 1), "undo_too_far");
  EXPECT_EQ(play_.undoes("ada", -1), "undo_too_far");
  EXPECT_EQ(play_.undoes("mallory", 0), "not_seated");
  EXPECT_EQ(play_.does(play_.table().decideUndo("ada", 0, 0, 1)), "stale_ply");
}

TEST(Undo, botsThatFollowedAreTakenBackToo) {
  Play play(creation("ada", {person("ada", "Ada"), bot()}, {}, kOrder));
  ASSERT_EQ(play.starts("ada"), "ok");
  buyFirstPlant(play);
  const AnyGame& rules = play.table().game().rules();
  ASSERT_EQ(play.does(play.table().decideBotMove(2, 2, rules.parse("bid 6").move, 1)), "ok");
  const auto offer = play.table().undoOffer("ada");
  EXPECT_EQ(offer->to, 1);
  EXPECT_TRUE(offer->isFree) << "a bot does not mind, and nothing was revealed";
  EXPECT_EQ(play.undoes("ada", 1), "ok");
  EXPECT_EQ(play.table().ply(), 1);
  EXPECT_FALSE(play.table().shuffleSeen());
}

TEST(Undo, aloneItIsAlwaysGrantedButNoted) {
  Play play(creation("ada", {person("ada", "Ada"), bot()}, {}, kOrder));
  ASSERT_EQ(play.starts("ada"), "ok");
  buyFirstPlant(play);
  const AnyGame& rules = play.table().game().rules();
  ASSERT_EQ(play.does(play.table().decideBotMove(2, 2, rules.parse("pass").move, 1)), "ok");
  ASSERT_TRUE(play.table().session().plies().back().revealed);
  EXPECT_FALSE(play.table().undoOffer("ada")->isFree);
  EXPECT_EQ(play.undoes("ada", 0), "ok");
  EXPECT_EQ(play.table().ply(), 0);
  EXPECT_TRUE(play.table().shuffleSeen());
  EXPECT_EQ(play.view("ada").at("shuffle").at("seen"), true);
  ASSERT_THAT(play.table().record().notes, SizeIs(2)) << "the given order, and this";
  EXPECT_THAT(play.table().record().notes[1], ::testing::HasSubstr("Taken back"));
}

TEST(Undo, severalSeatsOfOnePersonAreHerOwn) {
  Play play(creation("ada", {person("ada", "Ada"), person("ada", "Bob")}, {}, kOrder));
  ASSERT_EQ(play.starts("ada"), "ok");
  buyFirstPlant(play);
  ASSERT_EQ(play.moves("ada", "bid 6", 2), "ok");
  EXPECT_TRUE(play.table().undoOffer("ada")->isFree);
  EXPECT_EQ(play.undoes("ada", 0), "ok");
  EXPECT_EQ(play.table().ply(), 0);
}

TEST(Undo, botsWaitWhileItIsAskedFor) {
  Play play(gathered("ada", {person("ada", "Ada"), person("grace", "Grace"), bot()}, {},
                     {{"order", "1 2 3"}}));
  ASSERT_EQ(play.starts("ada"), "ok");
  buyFirstPlant(play);
  ASSERT_EQ(play.moves("grace", "bid 5"), "ok");
  ASSERT_EQ(play.table().botsToMove(), std::vector<int>{3});
  ASSERT_EQ(play.undoes("ada", 0), "ok");
  EXPECT_TRUE(play.table().botsToMove().empty());
  EXPECT_FALSE(play.table().summary().waitsForBot);
  const AnyGame& rules = play.table().game().rules();
  EXPECT_EQ(play.does(play.table().decideBotMove(3, 3, rules.parse("pass").move, 1)),
            "question_open");
  EXPECT_EQ(play.answers("grace", false), "ok");
  EXPECT_EQ(play.table().botsToMove(), std::vector<int>{3});
}

TEST(Undo, theLogIsSentAgainFromWhereItChanged) {
  Play play(gathered("ada", {person("ada", "Ada"), person("grace", "Grace")}, {}, kOrder));
  ASSERT_EQ(play.starts("ada"), "ok");
  EXPECT_EQ(play.table().logFrom(0, 0), 0);
  buyFirstPlant(play);
  const std::uint64_t seen = play.table().version();
  EXPECT_EQ(play.table().logFrom(seen, 2), 3) << "nothing new";
  ASSERT_EQ(play.moves("grace", "bid 5"), "ok");
  EXPECT_EQ(play.table().logFrom(seen, 2), 3);
  ASSERT_EQ(play.undoes("grace", 2), "ok");
  EXPECT_EQ(play.table().logFrom(seen, 2), 3);
  ASSERT_EQ(play.undoes("ada", 0), "ok");
  EXPECT_EQ(play.table().logFrom(seen, 2), 1) << "free: her own two";
  ASSERT_EQ(play.moves("ada", "nominate 5"), "ok");
  EXPECT_EQ(play.table().logFrom(seen, 2), 1);
  EXPECT_EQ(play.table().logFrom(play.table().version(), 1), 2);
}

}  // namespace
}  // namespace spannung::server::testing
