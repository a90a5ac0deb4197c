#include "server/hub/table_client.h"

#include <algorithm>
#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "base/utf8.h"
#include "server/hub/client_fields.h"
#include "server/hub/log.h"
#include "server/hub/random_text.h"
#include "server/hub/time.h"
#include "server/table/view.h"
#include "server/table/words.h"

namespace spannung::server {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestId = 40;

json::value personValue(const std::optional<Person>& person) {
  if (!person) return nullptr;
  return json::object{{"id", person->id}, {"name", person->name}, {"account", person->isAccount()}};
}

// Programs of this machine are not limited by their address: each person of it is a place.
ThinkingShare shareOf(const std::optional<Person>& person, const std::string& place) {
  if (!person) return {};
  if (place.empty()) return {"person " + person->id, person->id};
  return {place, person->isAccount() ? person->id : "guests"};
}

// The message with what came of a request, told apart by the request's own id.
std::function<SharedText(Outcome)> answerTo(const Request& request) {
  const json::value* id = request.id();
  return [hasId = id != nullptr, id = id == nullptr ? json::value() : *id](Outcome outcome) {
    json::object message{{"type", outcome ? "ok" : "error"}};
    if (hasId) message["id"] = id;
    if (!outcome) message["error"] = std::move(outcome.error());
    if (outcome)
      for (auto& field : *outcome) message[field.key()] = std::move(field.value());
    return sharedText(message);
  };
}

Expected<Decision> decisionOf(Expected<LogEntry> entry) {
  if (!entry) return tl::unexpected(std::move(entry.error()));
  return Decision{std::move(*entry)};
}

// Who sits is known by the seat, whose name nobody can change during the game; who watches has only
// the name.
Expected<LogEntry> chatOf(const Table& table, const PersonId& person, const Speaker& speaker,
                          const std::string& text, Milliseconds now) {
  auto entry = table.decideChat(person, speaker.name, text, now);
  if (!entry) return entry;
  Said& said = std::get<Said>(*entry);
  if (said.seat == 0 && !speaker.isFree)
    return problem("name", "name_taken", {{"name", speaker.name}});
  said.account = speaker.isAccount && said.name == speaker.name;
  return entry;
}

// Whether one of the person's seats, or the one named, has sent this very message before.
bool wasPlayed(const Table& table, const PersonId& person, int seat, const std::string& request) {
  if (request.empty()) return false;
  const std::vector<int> seats = table.seatsOf(person);
  return std::any_of(seats.begin(), seats.end(), [&](int own) {
    return (seat == 0 || seat == own) && table.isRepeated(own, request);
  });
}

}  // namespace

const std::map<std::string_view, TableClient::Kind>& TableClient::kinds() {
  static const std::map<std::string_view, Kind> kKinds = {
      {"ping", {&TableClient::ping, {}, true}},
      {"language", {&TableClient::language, {"lang"}, true}},
      {"lobby", {&TableClient::lobby, {"follow"}, true}},
      {"mine", {&TableClient::mine, {}, false}},
      {"create",
       {&TableClient::create,
        {"game", "options", "deal", "seats", "public", "hints", "clock", "nonce", "record", "ply"},
        false}},
      {"watch", {&TableClient::watch, {"table", "seat"}, true}},
      {"unwatch", {&TableClient::unwatch, {"table"}, true}},
      {"join", {&TableClient::join, {"table", "seat", "name", "nonce"}, false}},
      {"leave", {&TableClient::leave, {"table", "seat"}, false}},
      {"seat", {&TableClient::seat, {"table", "seat", "kind", "bot", "name", "nonce"}, false}},
      {"start", {&TableClient::start, {"table"}, false}},
      {"move", {&TableClient::move, {"table", "ply", "seat", "move", "request"}, false}},
      {"check", {&TableClient::check, {"table", "seat", "move"}, false}},
      {"hint", {&TableClient::hint, {"table", "seat"}, false}},
      {"undo", {&TableClient::undo, {"table", "ply", "to"}, false}},
      {"answer", {&TableClient::answer, {"table", "agree"}, false}},
      {"abandon", {&TableClient::abandon, {"table"}, false}},
      {"resign", {&TableClient::resign, {"table", "seat", "bot"}, false}},
      {"chat", {&TableClient::chat, {"table", "text"}, false}},
      {"at", {&TableClient::at, {"table", "plies", "seat"}, true}},
      {"rematch", {&TableClient::rematch, {"table"}, false}},
  };
  return kKinds;
}

TableClient::TableClient(ClientContext& context, std::optional<Person> person, Language language,
                         const std::string& place)
    : context_(context),
      person_(std::move(person)),
      language_(language),
      place_(place),
      share_(shareOf(person_, place)),
      bucket_(context.limits.messagesPerConnection) {}

void TableClient::opened(std::shared_ptr<Socket> socket) {
  socket_ = std::move(socket);
  context_.metrics.socketOpened();
  logEvent(LogLevel::debug, "socket_opened", {{"person", person_ ? person_->id : "-"}});
  socket_->send(sharedText(
      {{"type", "hello"}, {"protocol", kTableProtocolVersion}, {"person", personValue(person_)}}));
}

void TableClient::closed() {
  for (const auto& [id, room] : watched_) room->unwatch(socket_.get());
  watched_.clear();
  looks_.clear();
  context_.hub.lobby().unfollow(socket_.get());
  context_.metrics.socketClosed();
  socket_.reset();
}

// --- one message ---------------------------------------------------------------------------------

void TableClient::received(const std::string& text) {
  context_.metrics.messageReceived();
  auto fields = parseRequest(text);
  Request request(fields ? std::move(*fields) : json::object{});
  const Reply reply = replyTo(request);
  if (isTooFast(text.size())) {
    if (++refusedInARow_ > context_.limits.refusalsInARow) {
      logEvent(LogLevel::warning, "flood", {{"person", person_ ? person_->id : "-"}});
      socket_->close(CloseReason::tooFast);
    }
    return refuse(reply, {"", "too_fast", {}});
  }
  refusedInARow_ = 0;
  if (!fields) return refuse(reply, fields.error());
  dispatch(request, text.size());
}

// A long message counts for several.
bool TableClient::isTooFast(std::size_t bytes) {
  constexpr double kBytesPerToken = 16'384;
  const double tokens = std::max(1.0, static_cast<double>(bytes) / kBytesPerToken);
  if (!bucket_.take(tokens)) return true;
  return person_ && !context_.messagesOfPerson.take(person_->id, tokens);
}

// Programs of this machine are not limited by their address.
bool TableClient::mayOpenTable() {
  if (!context_.tablesOfPerson.take(me())) return false;
  if (place_.empty() || context_.tablesOfAddress.take(place_)) return true;
  context_.tablesOfPerson.giveBack(me());
  return false;
}

void TableClient::dispatch(Request& request, std::size_t bytes) {
  const Reply reply = replyTo(request);
  const std::string type = request.text("type");
  if (request.problem()) return refuse(reply, *request.problem());
  const auto kind = kinds().find(type);
  if (kind == kinds().end())
    return refuse(reply, {"type", "unknown_message", {{"type", shortened(type)}}});
  if (bytes > context_.limits.messageBytes && !request.has("record"))
    return refuse(reply, {"", "message_too_large", {}});
  if (!kind->second.forAnybody && !person_) return refuse(reply, {"", "no_person", {}});
  std::vector<std::string_view> fields = {"type", "id"};
  fields.insert(fields.end(), kind->second.fields.begin(), kind->second.fields.end());
  request.allowOnly(fields);
  (this->*kind->second.handler)(request, reply);
}

Reply TableClient::replyTo(const Request& request) const {
  return [socket = socket_, answer = answerTo(request)](Outcome outcome) {
    socket->send(answer(std::move(outcome)));
  };
}

Reply TableClient::largeReplyTo(const Request& request) {
  return [weak = weak_from_this(), socket = socket_, answer = answerTo(request)](Outcome outcome) {
    socket->sendLarge(answer(std::move(outcome)), [weak] {
      if (const auto self = weak.lock()) self->nextLook();
    });
  };
}

void TableClient::refuse(const Reply& reply, const Problem& problem) const {
  context_.metrics.messageRefused();
  reply(tl::unexpected(problemObject(problem, language_)));
}

bool TableClient::readAll(const Request& request, const Reply& reply) const {
  if (!request.problem()) return true;
  refuse(reply, *request.problem());
  return false;
}

// --- what several have in common -----------------------------------------------------------------

std::shared_ptr<TableRoom> TableClient::roomOf(Request& request) {
  const std::string id = request.text("table");
  if (request.problem()) return nullptr;
  const bool isId =
      !id.empty() && id.size() <= kLongestId &&
      id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789") == std::string::npos;
  if (!isId) return request.refuse({"table", "no_such_table", {}}), nullptr;
  const auto known = watched_.find(id);
  return known == watched_.end() ? context_.hub.room(id) : known->second;
}

std::string TableClient::nonceOf(Request& request) const {
  if (!request.has("nonce")) return randomNonce();
  const auto nonce = checkedNonce("nonce", request.text("nonce"));
  if (!nonce) request.refuse(nonce.error());
  return nonce.value_or("");
}

void TableClient::act(Request& request, Reply reply, TableRoom::Decide decide,
                      TableRoom::Report report) {
  const auto room = roomOf(request);
  if (!readAll(request, reply)) return;
  room->act(asker(), std::move(decide), std::move(report), std::move(reply));
}

// Everything of this client is read before the store is asked: the answer comes on any thread.
void TableClient::actAs(const std::string& name, Request& request, const Reply& reply,
                        DecideAs decide) {
  const auto room = roomOf(request);
  if (!readAll(request, reply)) return;
  context_.hub.ifNameIsFree(
      asker(), name, reply, [room, asker = asker(), decide = std::move(decide), reply](bool isOwn) {
        const auto decideNow = [decide, isOwn](const Table& table, Milliseconds now) {
          return decide(table, isOwn, now);
        };
        room->act(asker, decideNow, {}, reply);
      });
}

// --- requests ------------------------------------------------------------------------------------

void TableClient::ping(Request& request, Reply reply) {
  if (readAll(request, reply)) reply(Fields{});
}

void TableClient::language(Request& request, Reply reply) {
  if (!request.has("lang")) request.refuse({"lang", "missing_field", {{"field", "lang"}}});
  const Language wanted = request.language();
  if (!readAll(request, reply)) return;
  language_ = wanted;
  reply(Fields{});
  for (const auto& [id, room] : watched_) room->speak(socket_.get(), language_);
}

void TableClient::lobby(Request& request, Reply reply) {
  const bool follow = request.boolean("follow").value_or(false);
  if (!readAll(request, reply)) return;
  if (follow)
    context_.hub.lobby().follow(socket_, asker());
  else
    context_.hub.lobby().unfollow(socket_.get());
  context_.hub.lobby().list(asker(), std::move(reply));
}

void TableClient::mine(Request& request, Reply reply) {
  if (readAll(request, reply)) context_.hub.lobby().listOf(asker(), std::move(reply));
}

void TableClient::create(Request& request, Reply reply) {
  const std::string nonce = nonceOf(request);
  TableOrder order = tableOrder(request, *person_, nonce, context_.limits);
  if (!readAll(request, reply)) return;
  if (!mayOpenTable()) return refuse(reply, {"", "too_fast", {}});
  context_.hub.create(asker(), std::move(order), std::move(reply));
}

void TableClient::watch(Request& request, Reply reply) {
  const auto room = roomOf(request);
  const EyesRequest wish = eyesField(request);
  if (!readAll(request, reply)) return;
  const bool isNew = !watched_.contains(room->id());
  if (isNew && static_cast<int>(watched_.size()) >= context_.limits.watchedTables)
    return refuse(reply, {"table", "watches_too_many", {}});
  watched_[room->id()] = room;
  room->watch(socket_, asker(), wish, std::move(reply));
}

void TableClient::unwatch(Request& request, Reply reply) {
  const auto room = roomOf(request);
  if (!readAll(request, reply)) return;
  if (watched_.erase(room->id()) > 0) room->unwatch(socket_.get());
  reply(Fields{});
}

void TableClient::join(Request& request, Reply reply) {
  const int seat = seatField(request);
  std::string name = optionalText(request, "name");
  if (name.empty()) name = person_->name;
  const std::string nonce = nonceOf(request);
  actAs(name, request, reply,
        [person = me(), seat, name, nonce, account = isAccountName(name)](
            const Table& table, bool isOwn, Milliseconds now) {
          auto entry = table.decideJoin(person, seat, name, nonce, now);
          if (entry) std::get<Joined>(*entry).account = account && isOwn;
          return decisionOf(std::move(entry));
        });
}

void TableClient::leave(Request& request, Reply reply) {
  const int seat = seatField(request);
  act(request, std::move(reply), [person = me(), seat](const Table& table, auto now) {
    return decisionOf(table.decideLeave(person, seat, now));
  });
}

void TableClient::seat(Request& request, Reply reply) {
  requiredInteger(request, "seat");
  const int seat = seatField(request);
  const SeatPlan plan = seatPlan(request, *person_, nonceOf(request), context_.limits);
  actAs(plan.name, request, reply,
        [person = me(), seat, plan](const Table& table, bool isOwn, Milliseconds now) {
          SeatPlan marked = plan;
          if (marked.account) marked.account = *marked.account && isOwn;
          return decisionOf(table.decideSeat(person, seat, std::move(marked), now));
        });
}

void TableClient::start(Request& request, Reply reply) {
  act(request, std::move(reply), [person = me()](const Table& table, auto now) {
    return decisionOf(table.decideStart(person, now));
  });
}

void TableClient::move(Request& request, Reply reply) {
  const int ply = requiredInteger(request, "ply");
  const int seat = seatField(request);
  const std::string move = request.text("move");
  const std::string name = optionalText(request, "request");
  const auto plyOf = [](const Table& table) { return Fields{{"ply", table.ply()}}; };
  const auto decide = [person = me(), ply, seat, move, name](
                          const Table& table, Milliseconds now) -> Expected<Decision> {
    if (wasPlayed(table, person, seat, name))
      return Decision{{}, Fields{{"repeated", true}, {"ply", table.ply()}}};
    return decisionOf(table.decideMove(person, ply, seat, move, name, now));
  };
  act(request, std::move(reply), decide, plyOf);
}

void TableClient::check(Request& request, Reply reply) {
  const auto room = roomOf(request);
  const int seat = seatField(request);
  const std::string move = request.text("move");
  if (!readAll(request, reply)) return;
  room->look(
      asker(),
      [asker = asker(), seat, move](const Table& table) -> Expected<Fields> {
        const auto viewer = table.viewerFor(asker.person, seat);
        if (!viewer) return tl::unexpected(viewer.error());
        if (viewer->isSpectator()) return problem("seat", "not_your_seat");
        const TableView view(table, asker.person, Eyes::of(*viewer), asker.language);
        return view.check(viewer->seat().index() + 1, move);
      },
      std::move(reply));
}

void TableClient::hint(Request& request, Reply reply) {
  const auto room = roomOf(request);
  const int seat = seatField(request);
  if (readAll(request, reply)) room->hint(asker(), seat, std::move(reply));
}

void TableClient::undo(Request& request, Reply reply) {
  const int ply = requiredInteger(request, "ply");
  const int to = requiredInteger(request, "to");
  // Whether others have to be asked first.
  const auto asked = std::make_shared<bool>(false);
  const auto decide = [person = me(), ply, to, asked](const Table& table, Milliseconds now) {
    auto entry = table.decideUndo(person, ply, to, now);
    *asked = entry && std::holds_alternative<Asked>(*entry);
    return decisionOf(std::move(entry));
  };
  act(request, std::move(reply), decide,
      [asked](const Table& table) { return Fields{{"asked", *asked}, {"ply", table.ply()}}; });
}

void TableClient::answer(Request& request, Reply reply) {
  const bool agrees = requiredBoolean(request, "agree");
  act(request, std::move(reply), [person = me(), agrees](const Table& table, auto now) {
    return decisionOf(table.decideAnswer(person, agrees, now));
  });
}

void TableClient::abandon(Request& request, Reply reply) {
  const auto asked = std::make_shared<bool>(false);
  const auto decide = [person = me(), asked](const Table& table, Milliseconds now) {
    auto entry = table.decideAbandon(person, now);
    *asked = entry && std::holds_alternative<Asked>(*entry);
    return decisionOf(std::move(entry));
  };
  act(request, std::move(reply), decide,
      [asked](const Table&) { return Fields{{"asked", *asked}}; });
}

void TableClient::resign(Request& request, Reply reply) {
  const int seat = seatField(request);
  const std::string bot = request.has("bot") ? botField(request, context_.limits) : "";
  act(request, std::move(reply), [person = me(), seat, bot](const Table& table, auto now) {
    return decisionOf(table.decideResign(person, seat, bot, now));
  });
}

void TableClient::chat(Request& request, Reply reply) {
  const std::string text = request.text("text");
  const auto room = roomOf(request);
  if (!readAll(request, reply)) return;
  context_.hub.withSpeaker(asker(), reply,
                           [room, asker = asker(), text, reply](const Speaker& speaker) {
                             const auto decide = [=](const Table& table, Milliseconds now) {
                               return decisionOf(chatOf(table, asker.person, speaker, text, now));
                             };
                             room->act(asker, decide, {}, reply);
                           });
}

// One after the other: what many positions take is large, and whoever asks for as much as is
// allowed must not be taken for somebody who does not read.
void TableClient::at(Request& request, Reply reply) {
  constexpr std::size_t kMostLooks = 200;
  const auto room = roomOf(request);
  const std::vector<int> plies = request.integers("plies");
  const EyesRequest wish = eyesField(request);
  if (!readAll(request, reply)) return;
  if (looks_.size() >= kMostLooks) return refuse(reply, {"", "too_fast", {}});
  auto look = [asker = asker(), plies, wish](const Table& table) -> Expected<Fields> {
    const auto eyes = eyesFor(table, asker.person, wish);
    if (!eyes) return tl::unexpected(eyes.error());
    const TableView view(table, asker.person, *eyes, asker.language);
    return view.positions(plies).map(
        [](json::array positions) { return Fields{{"positions", std::move(positions)}}; });
  };
  looks_.push_back([room, asker = asker(), look = std::move(look), reply = largeReplyTo(request)] {
    room->look(asker, look, reply);
  });
  if (looks_.size() == 1) looks_.front()();
}

void TableClient::nextLook() {
  if (looks_.empty()) return;
  looks_.pop_front();
  if (!looks_.empty()) looks_.front()();
}

void TableClient::rematch(Request& request, Reply reply) {
  const auto room = roomOf(request);
  if (!readAll(request, reply)) return;
  context_.hub.rematch(asker(), room->id(), std::move(reply));
}

}  // namespace spannung::server
