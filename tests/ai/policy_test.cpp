// What the searches of all games rely on.
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <string>

#include <gtest/gtest.h>

#include "ai/network/onlooker.h"
#include "ai/search/search_bot.h"
#include "ai/weights/shipped_text.h"
#include "all_policies.h"
#include "games/erased_game.h"
#include "tests/ai/bot_table.h"
#include "tests/ai/policy_play.h"
#include "tests/contract/option_sets.h"
#include "tests/contract/scale.h"
#include "wire/thoughts.h"

namespace spannung::testing {
namespace {

template <class P>
class Policies : public ::testing::Test {
 protected:
  using Rules = typename P::Rules;
  using State = typename Rules::State;

  explicit Policies() : rng_(Rng::fromSeed(parseSeed("policies"))), dice(rng_) {}

  static auto gameOf(const Values& values) { return gameWith(std::string(Rules::kName), values); }

  // Some of all combinations of options, at least so many.
  template <class Look>
  void forSomeOptions(int count, Look look) {
    const auto sets = everyOptionSet(*library().find(Rules::kName));
    const std::size_t step =
        std::max<std::size_t>(1, sets.size() / static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < sets.size() && !::testing::Test::HasFailure(); i += step) {
      const auto game = gameOf(sets[i]);
      look(P(gameBehind<Rules>(*game)));
    }
  }

 private:
  Rng rng_;

 protected:
  Dice dice;
};

struct GameNames {
  template <class P>
  static std::string GetName(int) {
    return std::string(P::Rules::kName);
  }
};

TYPED_TEST_SUITE(Policies, AllPolicies, GameNames);

TYPED_TEST(Policies, OfferSomeLegalMovesAndNoneTwice) {
  this->forSomeOptions(scaled(12, 4), [&](const TypeParam& policy) {
    randomGame(policy, this->dice, [&](const auto& state, Seat seat, const MoveList& options) {
      EXPECT_FALSE(options.empty());
      MoveList seen;
      for (const Move move : options) {
        EXPECT_TRUE(policy.rules().check(state, seat, move).fine()) << policy.rules().text(move);
        EXPECT_FALSE(seen.contains(move)) << policy.rules().text(move);
        seen.add(move);
      }
    });
  });
}

TYPED_TEST(Policies, HavePositivePriorsAndRollOutByOptions) {
  std::array<float, MoveList::kCapacity> room{};
  const auto game = this->gameOf({{"players", "3"}});
  const TypeParam policy(gameBehind<typename TypeParam::Rules>(*game));
  randomGame(policy, this->dice, [&](const auto& state, Seat seat, const MoveList& options) {
    const auto priors = std::span(room).first(options.size());
    policy.priors(state, seat, options, priors);
    for (const float prior : priors) EXPECT_GT(prior, 0);
    const Move move = policy.rollout(state, seat, options, this->dice);
    EXPECT_TRUE(policy.rules().check(state, seat, move).fine()) << policy.rules().text(move);
  });
}

TYPED_TEST(Policies, CountStagesThatNeverFallWithAHorizonAhead) {
  this->forSomeOptions(scaled(8, 4), [&](const TypeParam& policy) {
    int last = 0;
    randomGame(policy, this->dice, [&](const auto& state, Seat, const MoveList&) {
      EXPECT_GE(policy.stage(state), last);
      EXPECT_GT(policy.horizon(state), policy.stage(state));
      last = policy.stage(state);
    });
  });
}

TYPED_TEST(Policies, AppraiseAFinishedGameByItsScores) {
  this->forSomeOptions(scaled(8, 4), [&](const TypeParam& policy) {
    const auto end = randomGame(policy, this->dice, [](const auto&, Seat, const MoveList&) {});
    for (const Standing& standing : policy.rules().result(end).standings)
      EXPECT_EQ(policy.appraise(end, standing.seat).total(), static_cast<float>(standing.score));
  });
}

TYPED_TEST(Policies, FindTheSameWithTheSameSeed) {
  const auto game = this->gameOf({{"players", "2"}});
  const TypeParam policy(gameBehind<typename TypeParam::Rules>(*game));
  const auto state = policy.rules().initial(parseSeed("start"));
  EXPECT_EQ(found(policy, state, 60).moves, found(policy, state, 60).moves);
}

// Now and then a game is looked at with other hidden things.
TYPED_TEST(Policies, DoNotUseWhatIsHidden) {
  int differing = 0;
  this->forSomeOptions(scaled(6, 3), [&](const TypeParam& policy) {
    int seen = 0;
    randomGame(policy, this->dice, [&](const auto& state, Seat seat, const MoveList& options) {
      if (options.size() < 2 || ++seen % 4 != 0 || seen > 20) return;
      auto other = state;
      policy.rules().determinize(other, Viewer::seat(seat), this->dice);
      differing += other == state ? 0 : 1;
      EXPECT_EQ(found(policy, state, 15).moves, found(policy, other, 15).moves);
    });
  });
  EXPECT_GT(differing, 5);
}

void expectFilled(std::span<const float> row, std::size_t count) {
  constexpr float kFarAway = 20;
  for (std::size_t i = 0; i < count; ++i)
    EXPECT_LT(std::abs(row[i]), kFarAway) << "number " << i << " is missing or far from 0 to 1";
  if (count == row.size()) return;
  EXPECT_TRUE(std::isnan(row[count])) << "there are more numbers than names";
}

// `fill` is to fill exactly what has names.
template <class Fill>
void expectFilled(const network::FeatureNames& names, int seats, Fill fill) {
  ASSERT_LE(names.seat.size(), network::kMostOfSeat);
  ASSERT_LE(names.table.size(), network::kMostOfTable);
  network::Features features;
  features.table.fill(std::numeric_limits<float>::quiet_NaN());
  for (auto& seat : features.seats) seat.fill(std::numeric_limits<float>::quiet_NaN());
  fill(features);
  expectFilled(features.table, names.table.size());
  for (int seat = 0; seat < kMaxSeats; ++seat)
    expectFilled(features.seats[static_cast<std::size_t>(seat)],
                 seat < seats ? names.seat.size() : 0);
}

// How long a choice takes at most; the system may take the processor away, but not each time.
template <class P>
auto quickestOf(const P& policy, const typename P::Rules::State& state, Seat seat,
                std::chrono::milliseconds limit) {
  const AnyState view = AnyState::of(policy.rules().redacted(state, Viewer::seat(seat)));
  auto quickest = search::Clock::duration::max();
  for (int i = 0; i < 10 && quickest > limit; ++i) {
    search::SearchBot<P> bot(policy, *search::levelOf("hard@400ms"), "hard@400ms");
    Rng rng;
    Dice dice(rng);
    const auto began = search::Clock::now();
    bot.choose(view, seat, dice);
    quickest = std::min(quickest, search::Clock::now() - began);
  }
  return quickest;
}

TYPED_TEST(Policies, ThinkNoLongerThanTheyMay) {
  using namespace std::chrono_literals;
  const auto game = this->gameOf({{"players", "4"}});
  const TypeParam policy(gameBehind<typename TypeParam::Rules>(*game));
  int ply = 0;
  randomGame(policy, this->dice, [&](const auto& state, Seat seat, const MoveList&) {
    if (ply++ % 50 != 0 || ply > 150) return;
    EXPECT_LE(quickestOf(policy, state, seat, 440ms), 440ms);
  });
}

// A network is told as many numbers as there are names, each of them near 0 to 1, and nothing that
// depends on who looks.
TYPED_TEST(Policies, TellANetworkANumberForEachName) {
  if constexpr (!network::Perceives<TypeParam>) {
    GTEST_SKIP() << "nobody has said what a network should look at";
  } else {
    std::optional<network::FeatureNames> names;
    this->forSomeOptions(scaled(12, 4), [&](const TypeParam& policy) {
      const auto here = TypeParam::featureNames(policy.rules());
      if (!names) names = here;
      EXPECT_EQ(here, *names) << "one network serves every table";
      randomGame(policy, this->dice, [&](const auto& state, Seat, const MoveList&) {
        expectFilled(*names, policy.rules().seats(),
                     [&](network::Features& features) { policy.features(state, features); });
      });
    });
    for (const auto& row : {names->seat, names->table})
      EXPECT_EQ(std::set<std::string>(row.begin(), row.end()).size(), row.size());
  }
}

TYPED_TEST(Policies, CanReadTheNetworkThatIsShipped) {
  if constexpr (search::Foresees<TypeParam>) {
    const auto game = this->gameOf({});
    const TypeParam policy(gameBehind<typename TypeParam::Rules>(*game));
    const std::string file = std::string(TypeParam::Rules::kName) + "/value.json";
    EXPECT_EQ(policy.hasOutlook(), shippedText(file).has_value());
  }
}

// Codes are English, so words that were found differ from them in German.
TYPED_TEST(Policies, NameTheirAspects) {
  const auto game = this->gameOf({});
  for (const std::string_view aspect : TypeParam::aspects())
    EXPECT_NE(aspectName(*game, Language::german, aspect), aspect);
}

}  // namespace
}  // namespace spannung::testing
