// Bots that think at a desk: made-up ones, so that the order counts and not the time.
#include "server/hub/bot_desk.h"

#include <atomic>
#include <future>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/hub/cut_report.h"
#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

// What the bots of a test have in common with it.
struct Script {
  std::atomic<bool> mayEnd = false;  // "endless" bots, and "stuck" ones, who keep their thread
  std::atomic<int> slices = 0;
  std::atomic<int> alive = 0;
};

class ScriptedBot final : public Bot {
 public:
  ScriptedBot(Script& script, std::string_view name) : script_(script), name_(name) {
    ++script_.alive;
  }
  ~ScriptedBot() override { --script_.alive; }

  std::string_view name() const override { return name_; }
  Move choose(const AnyState&, Seat, Dice&) override { return {7}; }
  void begin(const AnyState&, Seat, Dice&) override {
    if (name_ == "hasty") throw std::runtime_error("no idea");
  }
  bool thinkOn(std::chrono::milliseconds) override {
    if (name_ == "clumsy" && slices_ == 2) throw std::runtime_error("lost the thread");
    if (name_ == "stuck") script_.mayEnd.wait(false);
    ++slices_;
    ++script_.slices;
    return name_ == "endless" ? !script_.mayEnd : slices_ < 5;
  }
  Move chosen(Dice&) override { return {static_cast<std::uint8_t>(slices_)}; }

 private:
  Script& script_;
  std::string name_;
  int slices_ = 0;
};

class BotDesks : public ::testing::Test {
 protected:
  using Promise = std::shared_ptr<std::promise<Expected<BotAnswer>>>;

  BotDeskOptions options() {
    BotDeskOptions options;
    options.make = [this](std::string_view name,
                          const LoadedGame&) -> Expected<std::unique_ptr<Bot>> {
      if (name == "nobody") return problem("bots", "unknown_bot");
      return std::make_unique<ScriptedBot>(script, name);
    };
    return options;
  }

  BotJob job(const std::string& bot, const std::string& share = "Ada") const {
    return {game, AnyState{}, Seat::of(0), bot, {share, share}};
  }
  std::future<Expected<BotAnswer>> asked(BotDesk& desk, BotJob what) {
    const auto promise = std::make_shared<std::promise<Expected<BotAnswer>>>();
    desk.think(std::move(what), [promise](auto answer) { promise->set_value(std::move(answer)); });
    return promise->get_future();
  }
  static bool isAnswered(std::future<Expected<BotAnswer>>& answer) {
    return answer.wait_for(0s) == std::future_status::ready;
  }

  std::shared_ptr<const LoadedGame> game = *testLibrary().load("funkenschlag", {}, {});
  Script script;
  Metrics metrics;
};

TEST_F(BotDesks, AnswerOneWhileAnotherThinksOnTheSameThread) {
  BotDesk desk(options(), metrics);
  auto endless = asked(desk, job("endless"));
  for (int i = 0; i < 10; ++i) {
    const auto answer = asked(desk, job("brief", "Grace")).get();
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->move.kind, 5);
  }
  EXPECT_FALSE(isAnswered(endless));
  script.mayEnd = true;
  EXPECT_TRUE(endless.get());
}

TEST_F(BotDesks, SurviveBotsThatFail) {
  BotDesk desk(options(), metrics);
  auto endless = asked(desk, job("endless"));
  EXPECT_EQ(asked(desk, job("hasty")).get().error().code, "bot_failed");
  EXPECT_EQ(asked(desk, job("clumsy")).get().error().code, "bot_failed");
  EXPECT_EQ(asked(desk, job("nobody")).get().error().code, "unknown_bot");
  EXPECT_TRUE(asked(desk, job("brief")).get());
  script.mayEnd = true;
  EXPECT_TRUE(endless.get());
}

TEST_F(BotDesks, ForgetThoughtsThatNobodyWantsAnyMore) {
  BotDesk desk(options(), metrics);
  std::atomic<bool> told = false;
  const auto ticket = desk.think(job("endless"), [&](const auto&) { told = true; });
  asked(desk, job("brief")).get();
  desk.forgo(ticket);
  desk.forgo(ticket);
  desk.forgo(12345);
  // With one thread, this comes after whatever was under way.
  asked(desk, job("brief")).get();
  EXPECT_TRUE(asked(desk, job("brief")).get());
  EXPECT_FALSE(told);
  EXPECT_THAT(metrics.text(), HasSubstr("spannung_bots_thinking 0"));
  desk.stop();
  EXPECT_EQ(script.alive, 0);
}

TEST_F(BotDesks, StopInTheMiddleOfAThought) {
  BotDesk desk(options(), metrics);
  std::atomic<bool> told = false;
  for (int i = 0; i < 20; ++i) desk.think(job("endless"), [&](const auto&) { told = true; });
  asked(desk, job("brief", "Grace")).get();
  desk.stop();
  EXPECT_FALSE(told);
  EXPECT_EQ(script.alive, 0);
}

TEST_F(BotDesks, CutWhatTakesTooLongAmongMany) {
  BotDeskOptions few = options();
  few.rules.patience = 0ms;  // everybody has waited for too long before their first turn
  BotDesk desk(few, metrics);
  std::vector<std::future<Expected<BotAnswer>>> answers;
  for (int i = 0; i < 20; ++i)
    answers.push_back(asked(desk, job("endless", "person " + std::to_string(i))));
  for (auto& answer : answers) {
    const auto told = answer.get();
    ASSERT_TRUE(told);
    EXPECT_GT(told->move.kind, 0);  // at least one slice each
  }
  EXPECT_THAT(metrics.text(), HasSubstr("spannung_bot_cuts_total 20"));
}

TEST_F(BotDesks, SayInTheLogWhatWasCut) {
  BotDeskOptions few = options();
  few.rules.patience = 0ms;
  few.cutReports = 0ms;
  ::testing::internal::CaptureStderr();
  {
    BotDesk desk(few, metrics);
    ASSERT_TRUE(asked(desk, job("endless")).get());
  }
  const std::string log = ::testing::internal::GetCapturedStderr();
  EXPECT_THAT(log, HasSubstr("event=bots_cut answers=1 cut=1 wanted_ms="));
  EXPECT_THAT(log, HasSubstr(" longest_wait_ms="));
}

TEST_F(BotDesks, AreBusyForWhomeverAsksTooMuch) {
  BotDesk desk(options(), metrics);
  for (int i = 0; i < 101; ++i) desk.think(job("endless"), [](const auto&) {});
  EXPECT_TRUE(desk.isBusyFor({"Ada", "Ada"}));
  EXPECT_FALSE(desk.isBusyFor({"Grace", "Grace"}));
}

// Nobody can keep the others from their hints by asking for very much.
TEST_F(BotDesks, AreBusyForNobodyWhoHasNotAskedYet) {
  BotDesk desk(options(), metrics);
  for (int i = 0; i < 1001; ++i) desk.think(job("stuck"), [](const auto&) {});
  EXPECT_FALSE(desk.isBusyFor({"Grace", "Grace"}));
  desk.think(job("stuck", "Grace"), [](const auto&) {});
  EXPECT_TRUE(desk.isBusyFor({"Grace", "Grace"}));
  script.mayEnd = true;
  script.mayEnd.notify_all();
}

TEST(CutReports, TellFiguresOnceAMinuteAndOnlyIfSomethingWasCut) {
  CutReport report;
  const CutReport::Clock::time_point start{1h};
  const CutReport::Answer fine{.wanted = 1s, .had = 1s, .waited = 1s};
  const CutReport::Answer cut{.wanted = 1s, .had = 20ms, .waited = 3s, .isCut = true};
  EXPECT_FALSE(report.add(fine, start));
  EXPECT_FALSE(report.add(fine, start + 61s));
  EXPECT_FALSE(report.add(cut, start + 62s));
  for (int i = 0; i < 98; ++i) EXPECT_FALSE(report.add(fine, start + 63s));
  const auto figures = report.add(cut, start + 122s);
  ASSERT_TRUE(figures);
  EXPECT_EQ(figures->answers, 100);
  EXPECT_EQ(figures->cut, 2);
  EXPECT_EQ(figures->wanted, 2s);
  EXPECT_EQ(figures->had, 40ms);
  EXPECT_EQ(figures->longestWait, 3s);
  EXPECT_FALSE(report.add(cut, start + 123s));
}

}  // namespace
}  // namespace spannung::server
