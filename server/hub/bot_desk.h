// Where bots think: on a few threads of their own, so that play never waits for them, and in
// slices, so that nobody waits until somebody else has thought to the end.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "ai/bots.h"
#include "games/game_module.h"
#include "server/hub/bot_bench.h"
#include "server/hub/cut_report.h"
#include "server/hub/metrics.h"
#include "server/hub/thinking_queue.h"

namespace spannung::server {

struct BotJob {
  std::shared_ptr<const LoadedGame> game;
  AnyState view;  // what the seat sees, and nothing else
  Seat seat;
  std::string bot;
  // Of whoever wants to know: the owner of the table, or who asks for a hint.
  ThinkingShare share{};
  std::string table{};  // whose bot it is; empty for a bot that is not asked again
  std::optional<std::chrono::milliseconds> time{};  // if it is to take less than it usually does
};

struct BotAnswer {
  Move move{};
  std::vector<Thought> thoughts{};
};

struct BotDeskOptions {
  std::size_t threads = 1;
  std::chrono::milliseconds longest{10'000};  // whatever a bot's name says
  ThinkingRules rules{};
  std::chrono::milliseconds cutReports{60'000};  // how often the log says what was cut
  std::function<Expected<std::unique_ptr<Bot>>(std::string_view, const LoadedGame&)> make = makeBot;
};

// May be used from any thread.
class BotDesk {
 public:
  BotDesk(const BotDeskOptions& options, Metrics& metrics);
  BotDesk(const BotDesk&) = delete;
  BotDesk& operator=(const BotDesk&) = delete;
  ~BotDesk();

  using Done = std::function<void(Expected<BotAnswer>)>;
  using Ticket = ThinkingQueue::Id;
  // `done` is called once, on a thread of the desk.
  Ticket think(BotJob job, Done done);
  // Nobody wants to know any more: `done` is not called from now on, unless that is under way.
  void forgo(Ticket ticket);
  // More is asked for, out of this share or by all, than would be done soon: a hint is refused
  // then. Whoever has not asked for anything yet is never refused, however many others have.
  bool isBusyFor(const ThinkingShare& share) const;
  // What has not been answered is not going to be.
  void stop();

 private:
  using Clock = ThinkingQueue::Clock;
  static constexpr std::size_t kManyThoughts = 1000;
  static constexpr int kManyOfOne = 100;

  // From the question to the answer.
  struct Errand;
  using Answer = std::optional<Expected<BotAnswer>>;

  Clock::duration timeFor(const BotJob& job) const;
  void countThoughts();
  void work(const std::stop_token& stop);
  void takeTurn(std::unique_lock<std::mutex>& lock);
  // The answer if it is known after this slice.
  Answer slice(Errand& errand, bool toEnd);
  Expected<void> begin(Errand& errand);
  BotAnswer answerOf(Errand& errand);
  void tell(Errand& errand, Expected<BotAnswer> answer, bool isCut);
  void report(const CutReport::Answer& answer);

  BotDeskOptions options_;
  Metrics& metrics_;
  BotBench bench_;
  mutable std::mutex mutex_;
  std::condition_variable_any wake_;
  ThinkingQueue queue_;
  CutReport cuts_;
  std::map<Ticket, std::unique_ptr<Errand>> errands_;
  std::vector<std::jthread> threads_;  // last: they use everything else
};

}  // namespace spannung::server
