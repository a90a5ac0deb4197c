#include "cli/play/move_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/play/move_menu.h"
#include "games/library.h"
#include "record/seed.h"
#include "record/session.h"

namespace spannung {
namespace {

// Germany with the regions around Cologne; the first player has bought plant 4.
class MoveReading : public ::testing::Test {
 protected:
  MoveReading()
      : library_(*openLibrary()),
        game_(*library_.load("funkenschlag",
                             {{"players", "2"}, {"regions", "west southwest south"}},
                             {{"order", "1 2"}})),
        session_(game_, parseSeed("reading"), {"Anna", "Bert"}),
        narrator_(*game_, Language::german, {"Anna", "Bert"}),
        reader_(game_->rules(), narrator_) {
    for (const char* move : {"nominate 4", "bid 4", "pass", "nominate 3"}) play(move);
  }

  void play(std::string_view text) {
    const Move move = session_.rules().parse(text).move;
    ASSERT_TRUE(session_.rules().check(session_.state(), actor(), move).fine()) << text;
    session_.play(actor(), move);
  }
  Seat actor() const { return session_.rules().active(session_.state()).first(); }

  // The move that is read, or "several" or "none".
  std::string meaning(std::string_view text) const {
    MoveList legal;
    session_.rules().legal(session_.state(), actor(), legal);
    const Meaning meaning = reader_.read(text, session_.state(), legal);
    if (meaning.moves.empty()) return "none";
    return meaning.isClear() ? session_.rules().text(meaning.moves[0]) : "several";
  }

  Library library_;
  std::shared_ptr<const LoadedGame> game_;
  Session session_;
  Narrator narrator_;
  MoveReader reader_;
};

TEST_F(MoveReading, ReadsNotationAndBeginnings) {
  EXPECT_EQ(meaning("buy oil 2"), "buy oil 2");
  EXPECT_EQ(meaning("b oil 2"), "buy oil 2");
  EXPECT_EQ(meaning("2 oil"), "buy oil 2");
  EXPECT_EQ(meaning("do"), "done");
  EXPECT_EQ(meaning("buy"), "several");
}

TEST_F(MoveReading, ReadsTheWordsOfTheMenu) {
  EXPECT_EQ(meaning("2 Öl kaufen"), "buy oil 2");
  EXPECT_EQ(meaning("kaufe 2 öl"), "buy oil 2");
  EXPECT_EQ(meaning("fertig"), "done");
}

TEST_F(MoveReading, ReadsCitiesWithUmlauts) {
  play("done");
  while (session_.rules()
             .check(session_.state(), actor(), session_.rules().parse("build koeln").move)
             .fine() == false)
    play("done");
  for (const char* text : {"build koeln", "köln", "KÖLN", "koln", "b köl", "köln anschließen"})
    EXPECT_EQ(meaning(text), "build koeln") << text;
  EXPECT_EQ(meaning("münchen"), "build muenchen");
  EXPECT_EQ(meaning("frankfurt main"), "build frankfurt_main");
  EXPECT_EQ(meaning("build du"), "several");
  EXPECT_EQ(meaning("berlin"), "build berlin") << "not in play, but meant";
}

TEST_F(MoveReading, ReadsMovesThatAreNotLegal) {
  EXPECT_EQ(meaning("buy oil 9"), "buy oil 9");
  EXPECT_EQ(meaning("buy ur 1"), "buy uranium 1");
  EXPECT_EQ(meaning("build berlin"), "build berlin");
  EXPECT_EQ(meaning("bui berl"), "build berlin");
}

TEST_F(MoveReading, SaysWhatItCannotRead) {
  for (const char* text : {"", "xyzzy", "build atlantis", "\xFF\xFE"})
    EXPECT_EQ(meaning(text), "none") << text;
}

TEST_F(MoveReading, TheMenuFoldsRanges) {
  MoveList legal;
  session_.rules().legal(session_.state(), actor(), legal);
  const MoveMenu menu(session_.rules(), legal);
  ASSERT_EQ(menu.entries().size(), 2U) << "done, and oil";
  const MenuEntry& oil = menu.entries()[1];
  EXPECT_EQ(oil.lowest, 1);
  EXPECT_EQ(oil.highest, 4);
  EXPECT_EQ(menu.numberOf(session_.rules().parse("buy oil 3").move), 2);
  EXPECT_EQ(menu.numberOf(session_.rules().parse("buy oil 5").move), 0);
  EXPECT_EQ(menu.onlyRange(), &oil);
  EXPECT_EQ(session_.rules().text(*menu.moveOf(oil, 2)), "buy oil 2");
  EXPECT_FALSE(menu.moveOf(oil, 5));
}

// Choices of Pampero: what a move is called beats the words for what it brings about.
TEST(ChoiceReading, NumbersMeanTheChoiceAndEffectsMeanItToo) {
  const auto game = *openLibrary()->load("pampero", {{"players", "2"}}, {});
  const Narrator narrator(*game, Language::german, {"Anna", "Bert"});
  const MoveReader reader(game->rules(), narrator);
  AnyState state = game->rules().initial(parseSeed("choices"));
  Rng rng = Rng::fromSeed(parseSeed("choosing"));
  Dice dice(rng);
  auto ignore = [](const Event&) {};
  int choices = 0;
  while (!game->rules().finished(state)) {
    const Seat seat = game->rules().active(state).first();
    MoveList legal;
    game->rules().legal(state, seat, legal);
    for (const Move move : legal) {
      if (game->rules().moveTerms()[move.kind].code != "option") continue;
      ++choices;
      EXPECT_EQ(reader.read(narrator.move(move), state, legal).moves, std::vector{move});
      EXPECT_THAT(reader.read(narrator.move(state, move), state, legal).moves,
                  ::testing::Contains(move));
    }
    const Move any = legal[dice.below(static_cast<std::uint32_t>(legal.size()))];
    game->rules().apply(state, seat, any, EventSink(ignore));
  }
  EXPECT_GT(choices, 0);
}

}  // namespace
}  // namespace spannung
