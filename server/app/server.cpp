#include "server/app/server.h"

#include <algorithm>
#include <csignal>
#include <thread>
#include <utility>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <sodium.h>
#include <sys/resource.h>

#include "server/app/api.h"
#include "server/app/health.h"
#include "server/app/people.h"
#include "server/app/server_site.h"
#include "server/app/sessions.h"
#include "server/hub/ai_roster.h"
#include "server/hub/hub.h"
#include "server/hub/log.h"
#include "server/hub/table_client.h"
#include "server/net/listener.h"
#include "server/net/web_files.h"

namespace spannung::server {
namespace {

namespace asio = boost::asio;

constexpr std::size_t kStoreThreads = 16;

// Every connection is a file to the system, which allows only a thousand unless one asks.
void allowManyFiles() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

std::size_t cores() { return std::max(1U, std::thread::hardware_concurrency()); }

// Only a database that is elsewhere can have other processes.
bool isShared(const ServerOptions& options) { return !options.store.starts_with("sqlite:"); }

RoomPace paceFor(const ServerOptions& options) {
  RoomPace pace = options.pace.value_or(RoomPace{});
  if (!options.pace && isShared(options)) pace.takeOver = std::chrono::seconds(2);
  pace.hint = options.hint.value_or(pace.hint);
  return pace;
}

// One core is left to everything else.
BotDeskOptions deskFor(const ServerOptions& options) {
  const std::size_t usual = std::max<std::size_t>(1, cores() - 1);
  return {.threads = options.botThreads == 0 ? usual : options.botThreads,
          .longest = options.limits.thinking};
}

// The files that the games were opened with, for whoever wants to see them.
Expected<std::map<std::string, ContentFiles>> contentOf(const Library& library) {
  std::map<std::string, ContentFiles> content;
  for (const auto& module : library.modules()) {
    auto files = unpacked(library.pack(module->name()));
    if (!files) return tl::unexpected(files.error());
    content.emplace(module->name(), std::move(*files));
  }
  return content;
}

Expected<HostNames> hostNamesOf(const ServerOptions& options) {
  HostNames names;
  for (const std::string& name : options.hostNames)
    if (const auto added = names.add("--host-name", name); !added)
      return tl::unexpected(added.error());
  for (const std::string& origin : options.origins)
    if (const auto added = names.addOrigin("--origin", origin); !added)
      return tl::unexpected(added.error());
  return names;
}

// Both keep their names; whoever runs the server may want to talk to them.
void logNamesThatLookAlike(Store& store) {
  const auto accounts = store.accountsLikeOthers();
  if (!accounts) return;
  for (const Person& account : *accounts)
    logEvent(LogLevel::warning, "name_looks_like_another",
             {{"person", account.id}, {"name", account.name}});
}

Expected<WebFiles> webOf(const ServerOptions& options) {
  if (options.web) return WebFiles::of(*options.web);
  return WebFiles::embedded();
}

}  // namespace

// In the order in which they need each other.
struct Server::Parts {
  Parts(const Library& library, const ServerOptions& options, std::unique_ptr<Store> opened,
        std::map<std::string, ContentFiles> content, WebFiles web, HostNames hostNames)
      : threads(options.threads == 0 ? cores() : options.threads),
        store(std::move(opened)),
        storeDesk(*store, kStoreThreads),
        botDesk(deskFor(options), metrics),
        shelf(library, roster),
        rooms{.executor = io.get_executor(),
              .store = storeDesk,
              .bots = botDesk,
              .shelf = shelf,
              .metrics = metrics,
              .pace = paceFor(options),
              .isShared = isShared(options),
              .clock = options.clock},
        hub(rooms, options.limits),
        sessions(io.get_executor(), storeDesk, options.limits),
        people(io.get_executor(), storeDesk, sessions, options.limits),
        health(io.get_executor(), storeDesk, options.healthPatience),
        api(library, std::move(content), people, sessions, hub, storeDesk, metrics, std::move(web),
            health, options.metricsFrom, io.get_executor()),
        clients{.hub = hub, .metrics = metrics, .limits = options.limits},
        site(api, sessions, clients, options.origins, std::move(hostNames), options.limits),
        listener(io, site, options.transport, options.trustedProxies) {}

  void waitForSockets(std::chrono::milliseconds patience) {
    const auto until = std::chrono::steady_clock::now() + patience;
    while (!running.empty() && listener.openSockets() > 0 &&
           std::chrono::steady_clock::now() < until)
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }

  std::size_t threads;
  asio::io_context io;
  std::unique_ptr<Store> store;
  Metrics metrics;
  StoreDesk storeDesk;
  BotDesk botDesk;
  AiRoster roster;
  GameShelf shelf;
  RoomContext rooms;
  Hub hub;
  Sessions sessions;
  People people;
  Health health;
  Api api;
  ClientContext clients;
  ServerSite site;
  Listener listener;
  std::uint16_t port = 0;
  std::optional<asio::executor_work_guard<asio::io_context::executor_type>> work;
  std::vector<std::jthread> running;
};

Expected<std::unique_ptr<Server>> Server::open(const Library& library,
                                               const ServerOptions& options) {
  if (sodium_init() < 0) return problem("", "no_randomness");
  allowManyFiles();
  auto hosts = hostNamesOf(options);
  if (!hosts) return tl::unexpected(hosts.error());
  auto store = openStore(options.store);
  if (!store) return tl::unexpected(store.error());
  logNamesThatLookAlike(**store);
  auto content = contentOf(library);
  if (!content) return tl::unexpected(content.error());
  auto web = webOf(options);
  if (!web) return tl::unexpected(web.error());
  auto parts = std::make_unique<Parts>(library, options, std::move(*store), std::move(*content),
                                       std::move(*web), std::move(*hosts));
  const auto port = parts->listener.listen(options.address, options.port);
  if (!port) return tl::unexpected(port.error());
  parts->port = *port;
  logEvent(LogLevel::info, "listening",
           {{"address", options.address}, {"port", std::to_string(*port)}});
  parts->store->onForeignNews(
      {.appended = [&hub = parts->hub](const auto& table) { hub.foreignAppend(table); },
       .ended = [&sessions = parts->sessions](const auto& token) { sessions.foreignEnd(token); }});
  return std::unique_ptr<Server>(new Server(std::move(parts)));
}

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

Server::~Server() { stop(); }

std::uint16_t Server::port() const { return parts_->port; }

void Server::start() {
  parts_->work.emplace(asio::make_work_guard(parts_->io));
  for (std::size_t i = 0; i < parts_->threads; ++i)
    parts_->running.emplace_back([&io = parts_->io, &metrics = parts_->metrics] {
      while (!io.stopped()) {
        try {
          io.run();
        } catch (const std::exception& bug) {
          // One table's bug must not stop all the others.
          metrics.failed();
          logEvent(LogLevel::error, "bug", {{"what", bug.what()}});
        }
      }
    });
  parts_->hub.start();
  parts_->sessions.start();
}

void Server::stop() {
  if (parts_->rooms.stopping.exchange(true)) return;
  parts_->hub.stop();
  parts_->sessions.stop();
  parts_->listener.close(sharedText({{"type", "closing"}}));
  parts_->work.reset();
  constexpr auto kPatience = std::chrono::milliseconds(1500);
  parts_->waitForSockets(kPatience);
  parts_->listener.hangUp();
  parts_->waitForSockets(kPatience);
  parts_->people.stop();
  parts_->botDesk.stop();
  parts_->storeDesk.finish();
  parts_->io.stop();
  parts_->running.clear();
  parts_->store.reset();  // flushes, and no longer calls back
  logEvent(LogLevel::info, "stopped");
}

void Server::waitForSignal() {
  asio::io_context own;
  asio::signal_set signals(own, SIGINT, SIGTERM);
  signals.async_wait([](boost::system::error_code, int) {});
  own.run();
}

}  // namespace spannung::server
