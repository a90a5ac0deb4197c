#include "server/hub/hub.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <boost/asio/post.hpp>

#include "ai/bots.h"
#include "base/utf8.h"
#include "record/shuffle.h"
#include "server/hub/log.h"
#include "server/hub/random_text.h"
#include "server/hub/time.h"
#include "server/table/words.h"

namespace spannung::server {
namespace {

namespace asio = boost::asio;

constexpr auto kSweepPause = std::chrono::seconds(60);
constexpr auto kIdle = std::chrono::minutes(10);
constexpr int kSwept = 2000;
constexpr Milliseconds kDay = 24LL * 3600 * 1000;

Expected<LogEntry> firstEntry(GameShelf& shelf, const TableOrder& order) {
  if (order.record && order.isToLookAt) return decideArchive(shelf, order.creation, *order.record);
  if (order.record) return decideImport(shelf, order.creation, *order.record, order.ply);
  return decideCreate(shelf, order.creation);
}

enum class NameOwner { nobody, oneself, another };

Expected<NameOwner> ownerOf(Store& store, const PersonId& person, const std::string& name) {
  if (name.empty() || !isUtf8(name)) return NameOwner::nobody;  // others will say what is wrong
  const auto accounts = store.accountsLike(name);
  if (!accounts) return tl::unexpected(accounts.error());
  if (accounts->empty()) return NameOwner::nobody;
  const bool isOwn = std::ranges::find(*accounts, person) != accounts->end();
  return isOwn ? NameOwner::oneself : NameOwner::another;
}

// Whether it is the person's own; refused if it is somebody else's.
Expected<bool> checkName(Store& store, const PersonId& person, const std::string& place,
                         const std::string& name) {
  const auto owner = ownerOf(store, person, name);
  if (!owner) return tl::unexpected(owner.error());
  if (*owner == NameOwner::another) return problem(place, "name_taken", {{"name", name}});
  return *owner == NameOwner::oneself;
}

// A connection may be older than the name of its account.
void markAccount(SeatPlan& seat, bool isOwn) {
  if (seat.account) seat.account = *seat.account && isOwn;
}

// Somebody may have taken the name since the last game. Then the seat is free for whoever sat
// there, under another one, and a bot is called like any other.
void freeSeat(SeatPlan& seat) {
  if (seat.kind == SeatKind::bot)
    seat.name.clear();
  else
    seat = SeatPlan{};
}

Expected<void> settleRematchNames(Store& store, Creation& creation) {
  for (SeatPlan& seat : creation.seats) {
    const auto owner = ownerOf(store, seat.person, seat.name);
    if (!owner) return tl::unexpected(owner.error());
    markAccount(seat, *owner == NameOwner::oneself);
    if (*owner == NameOwner::another || !checkedName("", seat.name)) freeSeat(seat);
  }
  return {};
}

// Of seats and bots.
Expected<void> settleNames(Store& store, Creation& creation) {
  if (creation.isRematch) return settleRematchNames(store, creation);
  for (std::size_t i = 0; i < creation.seats.size(); ++i) {
    const std::string place = "seats[" + std::to_string(i) + "].name";
    const auto isOwn = checkName(store, creation.by, place, creation.seats[i].name);
    if (!isOwn) return tl::unexpected(isOwn.error());
    markAccount(creation.seats[i], *isOwn);
  }
  return {};
}

Expected<Speaker> speakerNow(Store& store, const PersonId& id) {
  const auto person = store.person(id);
  if (!person) return tl::unexpected(person.error());
  if (!*person) return problem("", "no_person");
  const auto owner = ownerOf(store, id, (*person)->name);
  if (!owner) return tl::unexpected(owner.error());
  return Speaker{(*person)->name, (*person)->isAccount(), *owner != NameOwner::another};
}

Expected<TableSummary> storeFirst(Store& store, GameShelf& shelf, PackKeeper& packs,
                                  const std::string& id, const TableOrder& order) {
  const auto entry = firstEntry(shelf, order);
  if (!entry) return tl::unexpected(entry.error());
  const auto table = Table::open(shelf, id, *entry);
  if (!table) return tl::unexpected(table.error());
  const ContentPack& pack = shelf.library().pack(table->game().rules().name());
  if (const auto kept = packs.keep(store, pack); !kept) return tl::unexpected(kept.error());
  const Append append{.table = id,
                      .seq = 0,
                      .body = writeEntry(*entry),
                      .summary = table->summary(),
                      .peopleChanged = true};
  const auto appended = store.append(append);
  if (!appended) return tl::unexpected(appended.error());
  return append.summary;
}

Expected<void> checkTablesOf(Store& store, const PersonId& person, int limit) {
  const auto count = store.tablesCreatedBy(person, wallTime() - kDay);
  if (!count) return tl::unexpected(count.error());
  if (*count >= limit) return problem("", "too_many_tables", {{"limit", std::to_string(limit)}});
  return {};
}

}  // namespace

Hub::Hub(RoomContext& context, const Limits& limits)
    : context_(context),
      limits_(limits),
      lobby_(context.executor, context.store),
      strand_(asio::make_strand(context.executor)),
      timer_(strand_) {
  context_.onChanged = [this](const TableSummary& table) {
    if (table.isPublic) lobby_.changed();
  };
}

std::shared_ptr<TableRoom> Hub::room(const std::string& id) {
  const std::lock_guard lock(mutex_);
  Kept& kept = rooms_[id];
  if (!kept.room) kept.room = std::make_shared<TableRoom>(context_, id);
  kept.used = Clock::now();
  return kept.room;
}

std::size_t Hub::tablesInMemory() const {
  const std::lock_guard lock(mutex_);
  return rooms_.size();
}

void Hub::create(Asker asker, TableOrder order, Reply reply) {
  order.creation.by = asker.person;
  order.creation.secret = newSecret();
  order.creation.at = wallTime();
  // Before anybody can start: whoever keeps it can hold the server to it.
  const std::string commitment = order.record ? "" : commitmentTo(order.creation.secret);
  open(std::move(asker), randomId(), std::move(order),
       [commitment, reply = std::move(reply)](Outcome outcome) {
         if (outcome) outcome->insert_or_assign("commitment", commitment);
         reply(std::move(outcome));
       });
}

void Hub::open(Asker asker, std::string id, TableOrder order, Reply reply) {
  context_.store.ask(
      context_.executor,
      [&shelf = context_.shelf, &packs = packs_, id, order = std::move(order),
       limit = limits_.tablesPerDay](Store& store) mutable -> Expected<TableSummary> {
        if (const auto allowed = checkTablesOf(store, order.creation.by, limit); !allowed)
          return tl::unexpected(allowed.error());
        if (const auto free = settleNames(store, order.creation); !free)
          return tl::unexpected(free.error());
        return storeFirst(store, shelf, packs, id, order);
      },
      [this, asker = std::move(asker), id, reply = std::move(reply)](const auto& summary) {
        if (!summary) return reply(tl::unexpected(problemObject(summary.error(), asker.language)));
        logEvent(LogLevel::info, "table_created", {{"table", id}, {"game", summary->game}});
        context_.onChanged(*summary);
        reply(Fields{{"table", id}});
      });
}

void Hub::ifNameIsFree(const Asker& asker, const std::string& name, const Reply& reply,
                       std::function<void(bool)> then) {
  context_.store.ask(
      context_.executor,
      [person = asker.person, name](Store& store) {
        return checkName(store, person, "name", name);
      },
      [asker, reply, then = std::move(then)](const Expected<bool>& isOwn) {
        if (!isOwn) return reply(tl::unexpected(problemObject(isOwn.error(), asker.language)));
        then(*isOwn);
      });
}

void Hub::withSpeaker(const Asker& asker, const Reply& reply, std::function<void(Speaker)> then) {
  context_.store.ask(
      context_.executor, [id = asker.person](Store& store) { return speakerNow(store, id); },
      [asker, reply, then = std::move(then)](const Expected<Speaker>& speaker) {
        if (!speaker) return reply(tl::unexpected(problemObject(speaker.error(), asker.language)));
        then(*speaker);
      });
}

void Hub::rematch(Asker asker, const std::string& table, Reply reply) {
  const auto old = room(table);
  auto next = std::make_shared<std::string>();
  const auto decide = [next, person = asker.person](const Table& finished,
                                                    Milliseconds now) -> Expected<Decision> {
    *next = finished.rematch();
    // Whoever named the next table may have died before opening it, so go on all the same.
    if (!next->empty() && finished.concerns(person)) return Decision{};
    *next = randomId();
    auto entry = finished.decideRematch(person, *next, now);
    if (!entry) return tl::unexpected(entry.error());
    return Decision{std::move(*entry)};
  };
  old->act(asker, decide, {}, [this, asker, old, next, reply = std::move(reply)](Outcome outcome) {
    if (!outcome) return reply(std::move(outcome));
    openRematch(asker, old, *next, reply);
  });
}

void Hub::openRematch(Asker asker, const std::shared_ptr<TableRoom>& old, std::string id,
                      Reply reply) {
  auto order = std::make_shared<TableOrder>();
  const auto look = [order, longest = limits_.thinking](const Table& table) -> Expected<Fields> {
    std::vector<std::string> nonces(table.chairs().size());
    std::ranges::generate(nonces, randomNonce);
    order->creation = table.rematchOf(newSecret(), nonces, wallTime());
    // The old table may be from a time when bots could think for longer.
    for (SeatPlan& seat : order->creation.seats) seat.bot = boundedBot(seat.bot, longest);
    return Fields{};
  };
  old->look(asker, look,
            [this, asker, id = std::move(id), order, reply = std::move(reply)](Outcome outcome) {
              if (!outcome) return reply(std::move(outcome));
              open(asker, id, std::move(*order), reply);
            });
}

void Hub::foreignAppend(const std::string& table) {
  std::vector<std::shared_ptr<TableRoom>> touched;
  {
    const std::lock_guard lock(mutex_);
    if (table.empty())
      for (const auto& [id, kept] : rooms_) touched.push_back(kept.room);
    else if (const auto found = rooms_.find(table); found != rooms_.end())
      touched.push_back(found->second.room);
  }
  for (const auto& room : touched) room->readOn();
  lobby_.changed();
}

void Hub::start() {
  asio::post(strand_, [this] { sweep(); });
}

void Hub::stop() {
  context_.stopping = true;
  lobby_.stop();
  asio::post(strand_, [this] { timer_.cancel(); });
}

void Hub::sweep() {
  letGoOfIdle();
  context_.store.ask(
      strand_, [](Store& store) { return store.tablesToTend(wallTime(), kSwept); },
      [this](const Expected<std::vector<std::string>>& tables) {
        if (tables)
          for (const std::string& id : *tables) room(id)->tend();
        else
          logEvent(LogLevel::error, "sweep_failed", {{"code", tables.error().code}});
        sweepLater();
      });
}

void Hub::sweepLater() {
  if (context_.stopping) return;
  timer_.expires_after(kSweepPause);
  timer_.async_wait([this](boost::system::error_code cancelled) {
    if (!cancelled) sweep();
  });
}

// Nobody holds a room but this list: no watcher, no command on its way.
void Hub::letGoOfIdle() {
  const std::lock_guard lock(mutex_);
  const auto before = Clock::now() - kIdle;
  std::erase_if(rooms_, [before](const auto& entry) {
    return entry.second.room.use_count() == 1 && entry.second.used < before;
  });
}

}  // namespace spannung::server
