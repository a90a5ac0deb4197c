#include "server/hub/table_room.h"

#include <algorithm>
#include <utility>

#include <boost/asio/post.hpp>

#include "ai/bots.h"
#include "server/hub/hint_bot.h"
#include "server/hub/log.h"
#include "server/hub/table_opening.h"
#include "server/hub/time.h"

namespace spannung::server {
namespace {

namespace asio = boost::asio;

// Whoever loses against others that often should come back later.
constexpr int kAttempts = 50;

// Whose business alone it is that one table became the other; none if others see a difference.
Seat onlyConcerned(const Table& before, const LogEntry& entry, const Table& after) {
  if (!std::holds_alternative<Moved>(entry) || after.isOver()) return Seat::none();
  const Ply& ply = after.session().plies().back();
  return ply.told || before.active() != after.active() ? Seat::none() : ply.seat;
}

}  // namespace

TableRoom::TableRoom(RoomContext& context, std::string id)
    : context_(context), id_(std::move(id)), strand_(asio::make_strand(context.executor)) {}

// --- one command after the other -----------------------------------------------------------------

void TableRoom::enqueue(Task task) {
  asio::post(strand_, [self = shared_from_this(), task = std::move(task)]() mutable {
    self->tasks_.push_back(std::move(task));
    self->next();
  });
}

void TableRoom::enqueueFresh(Task task) {
  enqueue([self = shared_from_this(), task = std::move(task)](const Problem* noTable) {
    const auto end = [self, task](const Problem* failed) {
      task(failed);
      self->finish();
    };
    if (noTable != nullptr) return end(noTable);
    self->refresh(end);
  });
}

void TableRoom::next() {
  if (busy_ || tasks_.empty()) return;
  busy_ = true;
  if (!table_) return load();
  const Task task = std::move(tasks_.front());
  tasks_.pop_front();
  task(nullptr);
}

void TableRoom::finish() {
  busy_ = false;
  if (tasks_.empty()) return;
  asio::post(strand_, [self = shared_from_this()] { self->next(); });
}

// --- from the store ------------------------------------------------------------------------------

void TableRoom::load() {
  context_.store.ask(
      strand_,
      [&shelf = context_.shelf, id = id_](Store& store) -> Expected<std::unique_ptr<Table>> {
        const auto bodies = store.entries(id, 0);
        if (!bodies) return tl::unexpected(bodies.error());
        if (bodies->empty()) return problem("table", "no_such_table");
        return openTable(store, shelf, id, *bodies).map([](Table&& table) {
          return std::make_unique<Table>(std::move(table));
        });
      },
      [self = shared_from_this()](Expected<std::unique_ptr<Table>> table) {
        self->loaded(std::move(table));
      });
}

void TableRoom::loaded(Expected<std::unique_ptr<Table>> table) {
  busy_ = false;
  if (table) {
    table_ = std::move(*table);
    time_.set(context_.clock());
    watchers_.sendTable(*table_);  // those who were here before the store failed
    lastForeign_ = Clock::now();
    tendNow();
    return next();
  }
  if (table.error().code != "no_such_table")
    logEvent(LogLevel::error, "load_failed", {{"table", id_}, {"code", table.error().code}});
  std::deque<Task> tasks;
  tasks.swap(tasks_);
  for (const Task& task : tasks) task(&table.error());
}

void TableRoom::catchUp(std::function<void(const Problem*)> then) {
  context_.store.ask(
      strand_,
      [id = id_, version = static_cast<std::int64_t>(table_->version())](Store& store) {
        return store.entries(id, version);
      },
      [self = shared_from_this(), then = std::move(then)](const auto& bodies) {
        if (!bodies) return then(&bodies.error());
        const auto applied = self->applyAll(*bodies);
        then(applied ? nullptr : &applied.error());
      });
}

void TableRoom::refresh(std::function<void(const Problem*)> then) {
  if (context_.isShared)
    catchUp(std::move(then));
  else
    then(nullptr);
}

Expected<void> TableRoom::applyAll(const std::vector<std::string>& bodies) {
  if (bodies.empty()) return {};
  std::size_t said = 0;
  for (const std::string& body : bodies) {
    const auto entry = readEntry("entry " + std::to_string(table_->version()), body);
    if (!entry) return tl::unexpected(entry.error());
    if (const auto applied = table_->apply(*entry); !applied) return applied;
    if (std::holds_alternative<Said>(*entry)) ++said;
  }
  lastForeign_ = Clock::now();
  time_.set(context_.clock());
  if (said < bodies.size()) watchers_.sendTable(*table_);
  sendChat(said);
  watchers_.sendPresence(*table_);
  context_.onChanged(table_->summary());
  return {};
}

// The next command loads it again.
void TableRoom::forget() {
  table_.reset();
  context_.metrics.failed();
  wakeAt(Clock::now() + context_.pace.afterFailure);
}

void TableRoom::readOn() {
  asio::post(strand_, [self = shared_from_this()] {
    // A table that is not loaded has nothing to catch up with.
    if (!self->table_ && !self->busy_) return;
    self->enqueue([self](const Problem* noTable) {
      if (noTable != nullptr) return self->finish();
      self->catchUp([self](const Problem* failed) {
        if (failed != nullptr) self->forget();
        self->tendNow();
        self->finish();
      });
    });
  });
}

// --- commands ------------------------------------------------------------------------------------

void TableRoom::act(Asker asker, Decide decide, Report report, Reply reply) {
  auto act = std::make_shared<Act>(
      Act{std::move(asker), std::move(decide), std::move(report), std::move(reply)});
  enqueue([self = shared_from_this(), act = std::move(act)](const Problem* noTable) {
    if (noTable == nullptr) return self->attempt(act, kAttempts);
    self->refuse(act->asker, act->reply, *noTable);
    self->finish();
  });
}

void TableRoom::attempt(const SharedAct& act, int attempts) {
  const ClockReading reading = context_.clock();
  if (table_->clock() && table_->status() == TableStatus::running && time_.jump(reading) != 0) {
    tasks_.push_front([self = shared_from_this(), act, attempts](const Problem* noTable) {
      if (noTable == nullptr) return self->attempt(act, attempts);
      self->refuse(act->asker, act->reply, *noTable);
      self->finish();
    });
    return shiftClocks(reading);
  }
  auto decision = act->decide(*table_, reading.wall);
  if (decision && decision->entry) return store(act, *decision->entry, attempts);
  // Nobody is refused because we have not heard the news yet.
  if (!decision && context_.isShared && !std::exchange(act->isFresh, true))
    return catchUp([self = shared_from_this(), act, attempts](const Problem* failed) {
      if (failed == nullptr) return self->attempt(act, attempts);
      self->refuse(act->asker, act->reply, *failed);
      self->finish();
    });
  if (decision)
    act->reply(std::move(decision->answer));
  else
    refuse(act->asker, act->reply, decision.error());
  finish();
}

void TableRoom::shiftClocks(const ClockReading& reading) {
  const ClockShifted entry{std::clamp(time_.jump(reading), -kLongestShift, kLongestShift),
                           reading.wall};
  time_.set(reading);  // once, whatever comes of it
  logEvent(LogLevel::info, "clock_set", {{"table", id_}, {"by_ms", std::to_string(entry.by)}});
  const auto nothing = [](const Table&, Milliseconds) -> Expected<Decision> { return Decision{}; };
  store(std::make_shared<Act>(Act{{}, nothing, {}, [](const Outcome&) {}}), entry, kAttempts);
}

void TableRoom::store(const SharedAct& act, const LogEntry& entry, int attempts) {
  auto after = std::make_unique<Table>(*table_);
  if (const auto applied = after->apply(entry); !applied) {
    refuse(act->asker, act->reply, applied.error());
    return finish();
  }
  Append append{.table = id_,
                .seq = static_cast<std::int64_t>(table_->version()),
                .body = writeEntry(entry),
                .summary = after->summary(),
                .peopleChanged = changesPeople(entry)};
  context_.store.ask(
      strand_,
      [append = std::move(append), &metrics = context_.metrics](Store& store) {
        const auto began = Clock::now();
        auto result = store.append(append);
        metrics.appendTook(Clock::now() - began);
        return result;
      },
      [self = shared_from_this(), act, entry, after = std::move(after),
       attempts](Expected<Appended> result) mutable {
        self->appended(act, entry, std::move(after), std::move(result), attempts);
      });
}

void TableRoom::appended(const SharedAct& act, const LogEntry& entry, std::unique_ptr<Table> after,
                         Expected<Appended> result, int attempts) {
  if (result && *result == Appended::stored) {
    accept(act, entry, std::move(after));
    return finish();
  }
  const auto giveUp = [self = shared_from_this(), act](const Problem& problem) {
    logEvent(LogLevel::error, "append_failed", {{"table", self->id_}, {"code", problem.code}});
    self->refuse(act->asker, act->reply, problem);
    self->forget();
    self->finish();
  };
  // Whether it was stored after all is not known: whoever asks next will see.
  if (!result) return giveUp(result.error());
  if (attempts <= 1) return giveUp({"table", "server_busy", {}});
  catchUp([self = shared_from_this(), act, attempts, giveUp](const Problem* failed) {
    if (failed != nullptr) return giveUp(*failed);
    self->attempt(act, attempts - 1);
  });
}

void TableRoom::accept(const SharedAct& act, const LogEntry& entry, std::unique_ptr<Table> after) {
  const bool wasOver = table_->isOver();
  const Seat concerned = onlyConcerned(*table_, entry, *after);
  table_ = std::move(after);
  time_.set(context_.clock());
  lastForeign_ = {};
  remember(act->asker);
  act->reply(act->report ? act->report(*table_) : Fields{});
  if (std::holds_alternative<Said>(entry))
    sendChat(1);
  else if (concerned.isNone())
    watchers_.sendTable(*table_);
  else
    watchers_.sendTableTo(concerned, *table_);
  watchers_.sendPresence(*table_);
  if (std::holds_alternative<Moved>(entry)) {
    context_.metrics.movePlayed();
    context_.metrics.moveTook(Clock::now() - act->began);
  }
  if (table_->isOver() && !wasOver) logEvent(LogLevel::info, "table_over", {{"table", id_}});
  context_.onChanged(table_->summary());
  tendNow();
}

void TableRoom::refuse(const Asker& asker, const Reply& reply, const Problem& problem) {
  context_.metrics.messageRefused();
  reply(tl::unexpected(errorOf(asker, problem)));
}

Fields TableRoom::errorOf(const Asker& asker, const Problem& problem) const {
  if (!table_) return problemObject(problem, asker.language);
  const Eyes eyes = Eyes::of(table_->defaultViewer(asker.person));
  return TableView(*table_, asker.person, eyes, asker.language).errorObject(problem);
}

void TableRoom::sendChat(std::size_t lines) {
  const std::size_t known = table_->chat().size();
  if (lines == 0 || watchers_.empty()) return;
  watchers_.send(sharedText({{"type", "chat"},
                             {"table", id_},
                             {"lines", chatLines(*table_, known - std::min(lines, known))}}));
}

void TableRoom::look(Asker asker, Look look, Reply reply) {
  enqueueFresh([self = shared_from_this(), asker = std::move(asker), look = std::move(look),
                reply = std::move(reply)](const Problem* noTable) {
    if (noTable != nullptr) return self->refuse(asker, reply, *noTable);
    auto fields = look(*self->table_);
    if (fields)
      reply(std::move(*fields));
    else
      self->refuse(asker, reply, fields.error());
  });
}

void TableRoom::watch(std::shared_ptr<Socket> socket, Asker asker, EyesRequest wish, Reply reply) {
  enqueueFresh([self = shared_from_this(), socket = std::move(socket), asker = std::move(asker),
                wish, reply = std::move(reply)](const Problem* noTable) {
    if (noTable != nullptr) return self->refuse(asker, reply, *noTable);
    const auto eyes = eyesFor(*self->table_, asker.person, wish);
    if (!eyes) return self->refuse(asker, reply, eyes.error());
    self->remember(asker);
    self->watchers_.add({socket, asker, wish});
    reply(Fields{});
    self->watchers_.sendTableTo(socket.get(), *self->table_);
    self->watchers_.sendPresence(*self->table_);
  });
}

void TableRoom::unwatch(const Socket* socket) {
  asio::post(strand_, [self = shared_from_this(), socket] {
    self->watchers_.remove(socket);
    if (self->table_) self->watchers_.sendPresence(*self->table_);
  });
}

void TableRoom::speak(const Socket* socket, Language language) {
  asio::post(strand_, [self = shared_from_this(), socket, language] {
    if (self->watchers_.speak(socket, language) && self->table_)
      self->watchers_.sendTableTo(socket, *self->table_);
  });
}

// --- bots and clocks -----------------------------------------------------------------------------

void TableRoom::tend() {
  enqueue([self = shared_from_this()](const Problem* noTable) {
    if (noTable == nullptr) self->tendNow();
    self->finish();
  });
}

TableRoom::Clock::time_point TableRoom::botsMayMoveAt() const {
  return std::max(lastBotMove_ + context_.pace.betweenBotMoves,
                  lastForeign_ + context_.pace.takeOver);
}

void TableRoom::tendNow() {
  dropStaleThought();
  if (!table_ || thinking_ || context_.stopping) return;
  const auto bots = table_->botsToMove();
  if (!bots.empty()) {
    const auto time = botsMayMoveAt();
    return time <= Clock::now() ? startBot(bots.front(), false) : wakeAt(time);
  }
  const auto deadline = table_->deadline();
  if (!deadline) return;
  const Milliseconds left = deadline->at - tableTime();
  if (left < 0) return startBot(deadline->seat, true);
  constexpr Milliseconds kHour = 3'600'000;  // far ones are found again by the sweep
  if (left < kHour) wakeAt(Clock::now() + std::chrono::milliseconds(left + 1));
}

void TableRoom::wakeAt(Clock::time_point time) {
  if (context_.stopping) return;
  if (!alarm_) alarm_ = std::make_unique<asio::steady_timer>(strand_);
  alarm_->expires_at(time);
  alarm_->async_wait([weak = weak_from_this()](boost::system::error_code cancelled) {
    if (cancelled) return;
    if (const auto self = weak.lock()) self->tend();
  });
}

void TableRoom::remember(const Asker& asker) {
  if (asker.share.empty() || !table_->concerns(asker.person)) return;
  const bool isOwner = asker.person == table_->owner();
  if (isOwnersShare_ && !isOwner) return;
  share_ = asker.share;
  isOwnersShare_ = isOwner;
}

bool TableRoom::BotTurn::isCurrent(const Table& table) const {
  const Viewer viewer = Viewer::seat(Seat::of(seat - 1));
  return table.hasGame() && !table.isOver() &&
         table.game().rules().equal(view, table.viewOf(viewer));
}

void TableRoom::startBot(int seat, bool isTimeout) {
  const Seat chair = Seat::of(seat - 1);
  const AnyState view = table_->viewOf(Viewer::seat(chair));
  BotJob job{table_->sharedGame(),
             view,
             chair,
             isTimeout ? usualBot(table_->game().rules().name()) : table_->chair(chair).bot,
             share_,
             id_};
  // Answers of thoughts that were dropped meanwhile are told from the present one by the number.
  const std::uint64_t number = ++botTurns_;
  const auto ticket = context_.bots.think(
      std::move(job), [self = shared_from_this(), number](Expected<BotAnswer> answer) {
        asio::post(self->strand_, [self, number, answer = std::move(answer)] {
          if (number == self->botTurns_) self->botAnswered(answer);
        });
      });
  thinking_ = std::make_unique<BotTurn>(BotTurn{ticket, seat, isTimeout, table_->ply(), view});
}

void TableRoom::dropStaleThought() {
  if (!thinking_ || (table_ && thinking_->isCurrent(*table_))) return;
  context_.bots.forgo(thinking_->ticket);
  thinking_.reset();
  ++botTurns_;
}

void TableRoom::botAnswered(const Expected<BotAnswer>& answer) {
  const std::shared_ptr<const BotTurn> turn = std::move(thinking_);
  if (!answer) {
    context_.metrics.failed();
    return logEvent(LogLevel::error, "bot_failed", {{"table", id_}, {"code", answer.error().code}});
  }
  if (context_.stopping) return;
  const auto decide = [turn, move = answer->move](const Table& table,
                                                  Milliseconds now) -> Expected<Decision> {
    if (!turn->isCurrent(table))
      return problem("ply", "stale_ply", {{"ply", std::to_string(table.ply())}});
    auto entry = turn->isTimeout ? table.decideTimeout(turn->ply, turn->seat, move, now)
                                 : table.decideBotMove(turn->ply, turn->seat, move, now);
    if (!entry) return tl::unexpected(entry.error());
    return Decision{std::move(*entry)};
  };
  lastBotMove_ = Clock::now();
  act({}, decide, {}, [self = shared_from_this()](const Outcome& outcome) {
    if (!outcome) self->tend();  // too late, perhaps it is another bot's turn now
  });
}

void TableRoom::hint(Asker asker, int seat, Reply reply) {
  const auto decide = [&bots = context_.bots, person = asker.person, share = asker.share, seat](
                          const Table& table, Milliseconds now) -> Expected<Decision> {
    auto entry = table.decideHint(person, seat, now);
    if (!entry) return tl::unexpected(std::move(entry.error()));
    if (bots.isBusyFor(share)) return problem("", "server_busy");
    return Decision{std::move(*entry)};
  };
  act(asker, decide, {}, [self = shared_from_this(), asker, seat, reply](Outcome outcome) {
    if (!outcome) return reply(std::move(outcome));
    self->startHint(asker, seat, reply);
  });
}

// On the strand, right after the hint was allowed.
void TableRoom::startHint(const Asker& asker, int seat, const Reply& reply) {
  const auto viewer = table_->viewerFor(asker.person, seat);
  if (!viewer) return refuse(asker, reply, viewer.error());
  HintBot bot = hintBotAt(*table_, context_.pace.hint);
  BotJob job{table_->sharedGame(),
             table_->viewOf(*viewer),
             viewer->seat(),
             std::move(bot.name),
             asker.share,
             {},
             bot.time};
  context_.bots.think(std::move(job), [self = shared_from_this(), asker, reply,
                                       viewer = *viewer](Expected<BotAnswer> answer) {
    asio::post(self->strand_, [self, asker, reply, viewer, answer = std::move(answer)] {
      if (!answer) return self->refuse(asker, reply, answer.error());
      if (!self->table_ || !self->table_->hasGame())
        return self->refuse(asker, reply, {"", "server_busy", {}});
      const TableView view(*self->table_, asker.person, Eyes::of(viewer), asker.language);
      reply(Fields{{"move", self->table_->game().rules().text(answer->move)},
                   {"label", view.moveLabel(answer->move)},
                   {"thoughts", view.thoughts(answer->thoughts)}});
    });
  });
}

}  // namespace spannung::server
