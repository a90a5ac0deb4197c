#include "server/hub/watchers.h"

#include <algorithm>
#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

namespace spannung::server {
namespace {

namespace json = boost::json;

// A wish that no longer fits (the person has left the seat) falls back to the default.
Eyes eyesOf(const Table& table, const Watcher& watcher) {
  if (const auto eyes = eyesFor(table, watcher.asker.person, watcher.wish)) return *eyes;
  return Eyes::of(table.defaultViewer(watcher.asker.person));
}

}  // namespace

// What makes one `table` message differ from another, and the text.
struct Watchers::Sent {
  PersonId person;  // empty for all whom the table does not concern
  Eyes eyes;
  Language language;
  int logFrom;
  bool isFirst;
  SharedText text;

  bool serves(const Sent& other) const {
    return person == other.person && eyes == other.eyes && language == other.language &&
           logFrom == other.logFrom && isFirst == other.isFirst;
  }
};

void Watchers::add(Watcher watcher) {
  remove(watcher.socket.get());
  all_.push_back(std::move(watcher));
}

void Watchers::remove(const Socket* socket) {
  std::erase_if(all_, [socket](const Watcher& known) { return known.socket.get() == socket; });
}

bool Watchers::speak(const Socket* socket, Language language) {
  for (Watcher& watcher : all_) {
    if (watcher.socket.get() != socket) continue;
    watcher.asker.language = language;
    watcher.version = 0;
    return true;
  }
  return false;
}

void Watchers::sendTable(const Table& table) {
  std::vector<Sent> sent;
  for (Watcher& watcher : all_) sendTable(watcher, table, sent);
}

void Watchers::sendTableTo(Seat seat, const Table& table) {
  std::vector<Sent> sent;
  const Chair& chair = table.chair(seat);
  for (Watcher& watcher : all_)
    if (chair.isPerson() && watcher.asker.person == chair.person) sendTable(watcher, table, sent);
}

void Watchers::sendTableTo(const Socket* socket, const Table& table) {
  std::vector<Sent> sent;
  for (Watcher& watcher : all_)
    if (watcher.socket.get() == socket) sendTable(watcher, table, sent);
}

void Watchers::sendTable(Watcher& watcher, const Table& table, std::vector<Sent>& sent) {
  const bool isFirst = watcher.version == 0;
  const PersonId& person = watcher.asker.person;
  Sent wanted{.person = table.concerns(person) ? person : PersonId{},
              .eyes = eyesOf(table, watcher),
              .language = watcher.asker.language,
              .logFrom = isFirst ? 0 : table.logFrom(watcher.version, watcher.plies),
              .isFirst = isFirst,
              .text = nullptr};
  watcher.version = table.version();
  watcher.plies = table.ply();
  const auto same = std::find_if(sent.begin(), sent.end(),
                                 [&wanted](const Sent& known) { return known.serves(wanted); });
  if (same != sent.end()) return watcher.socket->send(same->text);
  const TableView view(table, wanted.person, wanted.eyes, wanted.language);
  wanted.text = sharedText(view.tableMessage(wanted.logFrom, isFirst, now_()));
  watcher.socket->send(wanted.text);
  sent.push_back(std::move(wanted));
}

void Watchers::send(const SharedText& text) const {
  for (const Watcher& watcher : all_) watcher.socket->send(text);
}

void Watchers::sendPresence(const Table& table) {
  std::vector<int> online;
  int watching = 0;
  for (const Watcher& watcher : all_) {
    const std::vector<int> seats = table.seatsOf(watcher.asker.person);
    online.insert(online.end(), seats.begin(), seats.end());
    if (seats.empty()) ++watching;
  }
  std::sort(online.begin(), online.end());
  online.erase(std::unique(online.begin(), online.end()), online.end());
  std::string text =
      json::serialize(json::object{{"type", "presence"},
                                   {"table", table.id()},
                                   {"online", json::array(online.begin(), online.end())},
                                   {"watching", watching}});
  if (text == presence_) return;
  presence_ = text;
  send(std::make_shared<const std::string>(std::move(text)));
}

}  // namespace spannung::server
