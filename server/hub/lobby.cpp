#include "server/hub/lobby.h"

#include <algorithm>
#include <utility>

#include <boost/asio/post.hpp>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "server/table/view.h"

namespace spannung::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

constexpr int kListed = 200;
constexpr auto kPause = std::chrono::seconds(1);

json::array tableList(const std::vector<TableSummary>& tables, const Asker& asker) {
  json::array list;
  for (const TableSummary& table : tables)
    list.push_back(summaryObject(table, asker.person, asker.language));
  return list;
}

void answer(const Expected<std::vector<TableSummary>>& tables, const Asker& asker,
            const Reply& reply) {
  if (tables)
    reply(Fields{{"tables", tableList(*tables, asker)}});
  else
    reply(tl::unexpected(problemObject(tables.error(), asker.language)));
}

}  // namespace

Lobby::Lobby(asio::any_io_executor executor, StoreDesk& store)
    : store_(store), strand_(asio::make_strand(executor)), timer_(strand_) {}

void Lobby::list(Asker asker, Reply reply) {
  store_.ask(
      strand_, [](Store& store) { return store.publicTables(kListed); },
      [asker = std::move(asker), reply = std::move(reply)](const auto& tables) {
        answer(tables, asker, reply);
      });
}

void Lobby::listOf(Asker asker, Reply reply) {
  store_.ask(
      strand_, [person = asker.person](Store& store) { return store.tablesOf(person, kListed); },
      [asker, reply = std::move(reply)](const auto& tables) { answer(tables, asker, reply); });
}

void Lobby::follow(std::shared_ptr<Socket> socket, Asker asker) {
  asio::post(strand_, [this, socket = std::move(socket), asker = std::move(asker)]() mutable {
    std::erase_if(followers_, [&](const Follower& known) { return known.socket == socket; });
    followers_.push_back({std::move(socket), std::move(asker)});
  });
}

void Lobby::unfollow(const Socket* socket) {
  asio::post(strand_, [this, socket] {
    std::erase_if(followers_, [socket](const Follower& f) { return f.socket.get() == socket; });
  });
}

void Lobby::changed() {
  asio::post(strand_, [this] {
    if (followers_.empty() || stopped_ || std::exchange(scheduled_, true)) return;
    timer_.expires_at(std::max(Clock::now(), told_ + kPause));
    timer_.async_wait([this](boost::system::error_code cancelled) {
      if (!cancelled) refresh();
    });
  });
}

void Lobby::stop() {
  asio::post(strand_, [this] {
    stopped_ = true;
    followers_.clear();
    timer_.cancel();
  });
}

void Lobby::refresh() {
  scheduled_ = false;
  told_ = Clock::now();
  store_.ask(
      strand_, [](Store& store) { return store.publicTables(kListed); },
      [this](const Expected<std::vector<TableSummary>>& tables) {
        if (tables) tell(*tables);
      });
}

void Lobby::tell(const std::vector<TableSummary>& tables) {
  for (Follower& follower : followers_) {
    std::string text = json::serialize(
        json::object{{"type", "lobby"}, {"tables", tableList(tables, follower.asker)}});
    if (text == follower.known) continue;
    follower.known = text;
    follower.socket->send(std::make_shared<const std::string>(std::move(text)));
  }
}

}  // namespace spannung::server
