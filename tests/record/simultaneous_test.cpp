// Games in which several decide at once: what a record keeps, and what may be taken back.
#include <gtest/gtest.h>

#include "games/library.h"
#include "record/record.h"
#include "record/replay.h"
#include "record/seed.h"
#include "record/session.h"

namespace spannung {
namespace {

class Simultaneous : public ::testing::Test {
 protected:
  void SetUp() override {
    auto opened = openLibrary();
    ASSERT_TRUE(opened.has_value());
    library_ = std::make_unique<Library>(std::move(*opened));
    const auto game = library_->load("powerline", {{"players", "2"}}, {});
    ASSERT_TRUE(game.has_value());
    session_ = std::make_unique<Session>(*game, parseSeed("together"), std::vector<std::string>{});
  }
  void play(int seat, std::string_view move) {
    const Move parsed = session_->rules().parse(move).move;
    ASSERT_TRUE(session_->rules().check(session_->state(), Seat::of(seat), parsed).fine()) << move;
    session_->play(Seat::of(seat), parsed);
  }
  Events lastEvents() const {
    const std::size_t plies = session_->plies().size();
    return session_->events(plies - 1, plies).front();
  }
  int freeUndo(int seat) const { return session_->freeUndo(Seat::of(seat)); }

  std::unique_ptr<Library> library_;
  std::unique_ptr<Session> session_;
};

TEST_F(Simultaneous, FreeUndoNeverReachesWhatOthersHavePlannedSince) {
  play(0, "island red");
  play(0, "island yellow");
  EXPECT_EQ(freeUndo(0), 2);
  play(1, "island black");
  EXPECT_EQ(freeUndo(0), 0) << "taking back a step is a move then";
  EXPECT_EQ(freeUndo(1), 1);
  play(0, "take back");
  EXPECT_EQ(freeUndo(0), 1);
}

TEST_F(Simultaneous, NothingIsTakenBackFreelyOnceTheDiceAreRolled) {
  play(0, "island red");
  play(0, "done");
  play(1, "island black");
  EXPECT_TRUE(lastEvents().empty());
  play(1, "done");
  EXPECT_FALSE(lastEvents().empty());
  EXPECT_EQ(freeUndo(1), 0);
}

TEST_F(Simultaneous, ARecordKeepsTheOrderInWhichPlansWereMade) {
  play(1, "island black");
  play(0, "island red");
  play(1, "done");
  play(1, "reopen");
  play(1, "island white");
  play(0, "done");
  play(1, "done");
  const auto record = readRecord(writeRecord(session_->record()));
  ASSERT_TRUE(record.has_value());
  const auto again = replay(*library_, *record);
  ASSERT_TRUE(again.has_value());
  EXPECT_TRUE(session_->rules().equal(again->state(), session_->state()));
}

}  // namespace
}  // namespace spannung
