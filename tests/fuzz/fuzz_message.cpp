// Any lines as the messages of a client: each gets exactly one reply, at tables that gather people,
// run, and are over. The same lines as the log of a table: refused, or a table that everybody can
// look at.
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <sodium.h>

#include "record/record.h"
#include "record/seed.h"
#include "server/hub/ai_roster.h"
#include "server/hub/hub.h"
#include "server/hub/log.h"
#include "server/hub/table_client.h"
#include "server/table/view.h"
#include "tests/fuzz/fuzz_library.h"
#include "tests/fuzz/memory_store.h"

namespace spannung::fuzz {
namespace {

using namespace server;

constexpr std::size_t kMostLines = 40;
constexpr auto kPatience = std::chrono::seconds(5);
const std::string kSecret(64, 'a');

GameShelf& shelf() {
  static const AiRoster kRoster;
  static GameShelf kShelf(library(), kRoster);
  return kShelf;
}

// --- tables that are there already ---------------------------------------------------------------

// A log under construction.
class Past {
 public:
  explicit Past(std::string id, std::vector<SeatPlan> seats)
      : table_(opened(std::move(id), std::move(seats))) {}

  void add(const Expected<LogEntry>& entry) {
    require(entry.has_value() && table_.apply(*entry).has_value());
    kept_.entries.push_back(writeEntry(*entry));
    kept_.summary = table_.summary();
  }
  void play(int moves) {
    Rng rng = Rng::fromSeed(parseSeed("past"));
    Dice dice(rng);
    for (; moves > 0 && table_.status() == TableStatus::running; --moves) {
      const Seat seat = table_.active().first();
      MoveList legal;
      table_.game().rules().legal(table_.session().state(), seat, legal);
      const Move move = legal[dice.below(static_cast<std::uint32_t>(legal.size()))];
      add(table_.decideMove(table_.chair(seat).person, table_.ply(), seat.index() + 1,
                            table_.game().rules().text(move), "", 1));
    }
  }
  const Table& table() const { return table_; }
  const MemoryStore::Kept& kept() const { return kept_; }

 private:
  Table opened(std::string id, std::vector<SeatPlan> seats) {
    Creation creation{.by = "ada", .game = "funkenschlag"};
    creation.options = {{"players", std::to_string(seats.size())}, {"money", "concealed"}};
    creation.seats = std::move(seats);
    creation.isPublic = true;
    creation.secret = kSecret;
    creation.isRematch = true;  // so that others may sit there from the beginning
    const auto entry = decideCreate(shelf(), creation);
    require(entry.has_value());
    kept_.entries.push_back(writeEntry(*entry));
    auto table = Table::open(shelf(), std::move(id), *entry);
    require(table.has_value());
    kept_.summary = table->summary();
    return std::move(*table);
  }

  MemoryStore::Kept kept_;
  Table table_;
};

SeatPlan person(const std::string& id) { return {SeatKind::person, id, id, "", "nonce"}; }

std::map<std::string, MemoryStore::Kept> pastTables() {
  Past gathering("gathering", {person("ada"), {}, {SeatKind::bot, "", "", "random", "nonce"}});
  Past running("running", {person("ada"), person("grace")});
  running.add(running.table().decideStart("ada", 1));
  running.play(30);
  Past over("over", {person("ada"), person("grace")});
  over.add(over.table().decideStart("ada", 1));
  over.play(10'000);
  require(over.table().isOver());
  return {{"gathering", gathering.kept()}, {"running", running.kept()}, {"over", over.kept()}};
}

// --- messages ------------------------------------------------------------------------------------

// Counts the replies, and reads everything.
class CountingSocket final : public Socket {
 public:
  void send(SharedText text) override {
    const boost::json::value message = boost::json::parse(*text);
    const boost::json::string& type = message.at("type").as_string();
    require((type == "error") == message.as_object().contains("error"));
    if (type == "ok" || type == "error") ++replies_;
  }
  void close(CloseReason) override { require(false); }
  int replies() const { return replies_; }

 private:
  int replies_ = 0;
};

Limits generousLimits() {
  constexpr Rate kAny{1e9, 1e9};
  Limits limits;
  limits.messagesPerConnection = limits.messagesPerPerson = limits.tablesPerPerson = kAny;
  return limits;
}

// The server behind the sockets, in the order in which its parts need each other.
class Desk {
 public:
  explicit Desk(const std::map<std::string, MemoryStore::Kept>& tables) : store_(tables) {
    client_->opened(socket_);
  }
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;
  ~Desk() {
    client_->closed();
    hub_.stop();
    bots_.stop();
    storeDesk_.finish();
    io_.restart();
    io_.poll();
  }

  void receive(const std::string& message) {
    const int wanted = socket_->replies() + 1;
    client_->received(message);
    const auto until = std::chrono::steady_clock::now() + kPatience;
    while (socket_->replies() < wanted && std::chrono::steady_clock::now() < until) {
      io_.restart();
      io_.run_one_for(std::chrono::milliseconds(1));
    }
    require(socket_->replies() == wanted);
  }

 private:
  boost::asio::io_context io_;
  MemoryStore store_;
  Metrics metrics_;
  StoreDesk storeDesk_{store_, 1};
  BotDesk bots_{BotDeskOptions{}, metrics_};
  RoomContext rooms_{.executor = io_.get_executor(),
                     .store = storeDesk_,
                     .bots = bots_,
                     .shelf = shelf(),
                     .metrics = metrics_};
  Hub hub_{rooms_, generousLimits()};
  ClientContext clients_{.hub = hub_, .metrics = metrics_, .limits = generousLimits()};
  std::shared_ptr<CountingSocket> socket_ = std::make_shared<CountingSocket>();
  std::shared_ptr<TableClient> client_ = std::make_shared<TableClient>(
      clients_, Person{.id = "ada", .name = "Ada"}, Language::english, "127.0.0.1");
};

void converse(const std::vector<std::string>& lines) {
  static const std::map<std::string, MemoryStore::Kept> kTables = pastTables();
  Desk desk(kTables);
  for (const std::string& line : lines) desk.receive(line);
}

// --- logs ----------------------------------------------------------------------------------------

void lookAtAll(const Table& table) {
  std::vector<Eyes> eyes{Eyes::of(Viewer::spectator()), Eyes::open()};
  for (int i = 0; i < static_cast<int>(table.chairs().size()); ++i)
    eyes.push_back(Eyes::of(Viewer::seat(Seat::of(i))));
  for (const Eyes& one : eyes)
    for (const Language language : {Language::english, Language::german}) {
      const TableView view(table, table.owner(), one, language);
      require(!boost::json::serialize(view.tableMessage(0, true, 1)).empty());
    }
  if (table.hasGame()) require(readRecord(writeRecord(table.record())).has_value());
}

// What is written again says the same.
bool isEntry(const std::string& line) {
  const auto entry = readEntry("entry", line);
  if (!entry) return false;
  const auto again = readEntry("entry", writeEntry(*entry));
  require(again.has_value() && *again == *entry);
  return true;
}

void openLog(const std::vector<std::string>& lines) {
  const auto table = Table::open(shelf(), "log", lines);
  if (!table) return;
  require(table->version() == lines.size());
  lookAtAll(*table);
}

std::vector<std::string> linesOf(const std::string& input) {
  std::vector<std::string> lines;
  std::istringstream in(input);
  for (std::string line; lines.size() < kMostLines && std::getline(in, line);)
    lines.push_back(line);
  return lines;
}

void run(const std::string& input) {
  const std::vector<std::string> lines = linesOf(input);
  if (!lines.empty() && isEntry(lines.front()))
    openLog(lines);
  else
    converse(lines);
}

}  // namespace
}  // namespace spannung::fuzz

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  spannung::fuzz::require(sodium_init() >= 0);
  spannung::server::setLogLevel(spannung::server::LogLevel::off);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  spannung::fuzz::run({reinterpret_cast<const char*>(data), size});
  return 0;
}
