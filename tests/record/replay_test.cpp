// What a replay does not do, because it would cost as much as the replay itself.
#include "record/replay.h"

#include <utility>

#include <gtest/gtest.h>

#include "engine/core/quick_dice.h"
#include "engine/funkenschlag/rules.h"
#include "record/seed.h"
#include "tests/record/record_library.h"

namespace spannung {
namespace {

using funkenschlag::Funkenschlag;

// A game that counts how often a move is put into words.
class CountingGame : public Funkenschlag {
 public:
  explicit CountingGame(const Funkenschlag& game) : Funkenschlag(game) {}
  std::string text(Move move) const {
    ++texts_;
    return Funkenschlag::text(move);
  }
  int texts() const { return texts_; }

 private:
  mutable int texts_ = 0;
};

class LoadedCountingGame : public LoadedGame {
 public:
  explicit LoadedCountingGame(std::shared_ptr<const LoadedGame> behind)
      : LoadedGame(behind->options(), behind->deal(), behind->fingerprint()),
        behind_(std::move(behind)),
        rules_(CountingGame(static_cast<const ErasedGame<Funkenschlag>&>(behind_->rules()).game()),
               {}) {}

  int texts() const { return rules_.game().texts(); }
  const AnyGame& rules() const override { return rules_; }
  boost::json::object document(const AnyState& state) const override {
    return behind_->document(state);
  }
  std::string nameOf(std::string_view type, int value, Language language) const override {
    return behind_->nameOf(type, value, language);
  }

 private:
  std::shared_ptr<const LoadedGame> behind_;
  ErasedGame<CountingGame> rules_;
};

Record finishedGame(const std::shared_ptr<const LoadedGame>& game) {
  Session session(game, parseSeed("replay"), {});
  QuickDice dice(1);
  MoveList moves;
  while (!session.finished()) {
    const Seat seat = session.rules().active(session.state()).first();
    session.rules().legal(session.state(), seat, moves);
    session.play(seat, moves[dice.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return session.record();
}

TEST(Replay, comparesTheRanksOfAFinishedGameWithoutWritingItsMovesAgain) {
  const auto game = std::make_shared<const LoadedCountingGame>(
      *testing::library().load("funkenschlag", {{"players", "3"}}, {}));
  Record record = finishedGame(game);
  const int written = game->texts();
  EXPECT_EQ(written, static_cast<int>(record.plies.size()));
  EXPECT_TRUE(replay(game, record).has_value());
  ++record.ranks.front().score;
  EXPECT_FALSE(replay(game, record).has_value());
  EXPECT_EQ(game->texts(), written);
}

}  // namespace
}  // namespace spannung
