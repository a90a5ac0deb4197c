#include "server/hub/bot_desk.h"

#include <algorithm>
#include <utility>

#include "record/seed.h"
#include "server/hub/log.h"

namespace spannung::server {
namespace {

std::string millisecondsText(std::chrono::steady_clock::duration time) {
  return std::to_string(std::chrono::duration_cast<std::chrono::milliseconds>(time).count());
}

}  // namespace

struct BotDesk::Errand {
  Errand(BotJob what, Done toTell, Clock::duration time)
      : job(std::move(what)), done(std::move(toTell)), wanted(time) {}
  Errand(const Errand&) = delete;
  Errand& operator=(const Errand&) = delete;

  BotJob job;
  Done done;
  Clock::duration wanted;
  Clock::time_point asked = Clock::now();
  Clock::duration used{};
  std::unique_ptr<Bot> bot{};
  // Never from the seed of the game: whoever knows the bot's dice must not learn about the cards.
  Rng rng = Rng::fromSeed(randomSeed());
  Dice dice{rng};
  bool hasThought = false;
  bool isForgone = false;
};

BotDesk::BotDesk(const BotDeskOptions& options, Metrics& metrics)
    : options_(options), metrics_(metrics), queue_(options.rules), cuts_(options.cutReports) {
  for (std::size_t i = 0; i < options.threads; ++i)
    threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

BotDesk::~BotDesk() { stop(); }

BotDesk::Clock::duration BotDesk::timeFor(const BotJob& job) const {
  const std::chrono::milliseconds usual = demandOf(job.bot).time.value_or(options_.longest);
  return std::min({options_.longest, usual, job.time.value_or(options_.longest)});
}

BotDesk::Ticket BotDesk::think(BotJob job, Done done) {
  const auto time = timeFor(job);
  const bool isShort = !demandOf(job.bot).time || time <= options_.rules.shortThought;
  ThinkingQueue::Wish wish{.share = job.share, .time = time, .isShort = isShort};
  auto errand = std::make_unique<Errand>(std::move(job), std::move(done), time);
  const std::scoped_lock lock(mutex_);
  const Ticket ticket = queue_.add(std::move(wish), errand->asked);
  errands_.emplace(ticket, std::move(errand));
  countThoughts();
  wake_.notify_one();
  return ticket;
}

void BotDesk::forgo(Ticket ticket) {
  std::unique_ptr<Errand> dropped;  // outside of the lock: its room may go with it
  const std::scoped_lock lock(mutex_);
  const auto found = errands_.find(ticket);
  if (found == errands_.end()) return;
  if (queue_.isRunning(ticket)) {
    found->second->isForgone = true;
    return;
  }
  queue_.remove(ticket);
  dropped = std::move(found->second);
  errands_.erase(found);
  countThoughts();
}

bool BotDesk::isBusyFor(const ThinkingShare& share) const {
  const std::scoped_lock lock(mutex_);
  const int own = queue_.countOf(share);
  return own > kManyOfOne || (own > 0 && queue_.size() > kManyThoughts);
}

void BotDesk::countThoughts() { metrics_.botsThinking(queue_.size(), queue_.placeCount()); }

void BotDesk::stop() {
  for (std::jthread& thread : threads_) thread.request_stop();
  threads_.clear();
  std::map<Ticket, std::unique_ptr<Errand>> dropped;  // outside of the lock
  const std::scoped_lock lock(mutex_);
  for (const auto& [ticket, errand] : errands_) queue_.remove(ticket);
  dropped.swap(errands_);
}

void BotDesk::work(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (wake_.wait(lock, stop, [this] { return queue_.isWaiting(); }) && !stop.stop_requested())
    takeTurn(lock);
}

void BotDesk::takeTurn(std::unique_lock<std::mutex>& lock) {
  const auto [ticket, toEnd] = *queue_.next(Clock::now());
  Errand& errand = *errands_.at(ticket);
  lock.unlock();
  const auto began = Clock::now();
  Answer answer = slice(errand, toEnd);
  const auto used = Clock::now() - began;
  lock.lock();
  errand.used += used;
  if (!answer && !errand.isForgone) return queue_.comeBack(ticket, used);
  queue_.remove(ticket, used);
  auto finished = errands_.extract(ticket);
  countThoughts();
  lock.unlock();
  if (!errand.isForgone) tell(errand, std::move(*answer), toEnd);
  finished = {};  // outside of the lock: its room may go with it
  lock.lock();
}

BotDesk::Answer BotDesk::slice(Errand& errand, bool toEnd) {
  try {
    if (const auto begun = begin(errand); !begun) return tl::unexpected(begun.error());
    const auto time = std::chrono::duration_cast<std::chrono::milliseconds>(queue_.slice());
    // Nobody can choose without having thought once, however late it is.
    const bool isOver = toEnd && errand.hasThought;
    const bool wantsMore = !isOver && errand.bot->thinkOn(time);
    errand.hasThought = true;
    if (wantsMore && !toEnd) return std::nullopt;
    return answerOf(errand);
  } catch (const std::exception& bug) {
    // One bot's bug must not stop all the others.
    logEvent(LogLevel::error, "bug", {{"what", bug.what()}, {"bot", errand.job.bot}});
    return problem("bot", "bot_failed");
  }
}

Expected<void> BotDesk::begin(Errand& errand) {
  if (errand.bot) return {};
  const BotJob& job = errand.job;
  errand.bot = bench_.take(job.table, job.seat, job.bot);
  if (!errand.bot) {
    auto made = options_.make(job.bot, *job.game);
    if (!made) return tl::unexpected(made.error());
    errand.bot = std::move(*made);
  }
  errand.bot->limitTime(std::chrono::duration_cast<std::chrono::milliseconds>(errand.wanted));
  errand.bot->begin(job.view, job.seat, errand.dice);
  return {};
}

BotAnswer BotDesk::answerOf(Errand& errand) {
  const Move move = errand.bot->chosen(errand.dice);
  BotAnswer answer{move, errand.bot->thoughts()};
  const BotJob& job = errand.job;
  if (!job.table.empty()) bench_.put(job.table, job.seat, job.game, std::move(errand.bot));
  return answer;
}

void BotDesk::tell(Errand& errand, Expected<BotAnswer> answer, bool isCut) {
  const auto waited = Clock::now() - errand.asked;
  metrics_.botThought(errand.used);
  metrics_.botAnswered(waited);
  if (isCut) metrics_.botCut();
  report({.wanted = errand.wanted, .had = errand.used, .waited = waited, .isCut = isCut});
  errand.done(std::move(answer));
}

void BotDesk::report(const CutReport::Answer& answer) {
  std::optional<CutReport::Figures> figures;
  {
    const std::scoped_lock lock(mutex_);
    figures = cuts_.add(answer, Clock::now());
  }
  if (!figures) return;
  logEvent(LogLevel::warning, "bots_cut",
           {{"answers", std::to_string(figures->answers)},
            {"cut", std::to_string(figures->cut)},
            {"wanted_ms", millisecondsText(figures->wanted / figures->cut)},
            {"had_ms", millisecondsText(figures->had / figures->cut)},
            {"longest_wait_ms", millisecondsText(figures->longestWait)}});
}

}  // namespace spannung::server
