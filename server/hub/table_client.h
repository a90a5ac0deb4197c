// One WebSocket of the table protocol: reads requests, sends them where they belong, and answers
// each exactly once. docs/protocol.md describes every message.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "server/hub/hub.h"
#include "server/hub/limits.h"
#include "server/net/rate_limit.h"
#include "server/net/site.h"
#include "server/store/store.h"
#include "wire/request.h"

namespace spannung::server {

inline constexpr int kTableProtocolVersion = 1;

// What all clients share.
struct ClientContext {
  Hub& hub;
  Metrics& metrics;
  Limits limits;
  RateLimit messagesOfPerson{limits.messagesPerPerson};
  RateLimit tablesOfPerson{limits.tablesPerPerson};
  RateLimit tablesOfAddress{limits.tablesPerPerson};  // who is many opens no more
};

class TableClient final : public SocketClient, public std::enable_shared_from_this<TableClient> {
 public:
  // `place`: whom limits by address count (HttpRequest::limitedAs).
  TableClient(ClientContext& context, std::optional<Person> person, Language language,
              const std::string& place);

  void opened(std::shared_ptr<Socket> socket) override;
  void received(const std::string& text) override;
  void closed() override;

 private:
  using Handler = void (TableClient::*)(Request&, Reply);
  struct Kind {
    Handler handler;
    std::vector<std::string_view> fields;
    bool forAnybody;  // also without a person
  };
  static const std::map<std::string_view, Kind>& kinds();

  bool isTooFast(std::size_t bytes);
  bool mayOpenTable();
  void dispatch(Request& request, std::size_t bytes);
  Reply replyTo(const Request& request) const;
  // The same for what may be large; the next such request is looked at when it has been sent.
  Reply largeReplyTo(const Request& request);
  void refuse(const Reply& reply, const Problem& problem) const;
  // Refuses if a field was wrong.
  bool readAll(const Request& request, const Reply& reply) const;

  Asker asker() const { return {person_ ? person_->id : PersonId{}, language_, share_}; }
  const PersonId& me() const { return person_->id; }
  std::shared_ptr<TableRoom> roomOf(Request& request);
  std::string nonceOf(Request& request) const;
  void act(Request& request, Reply reply, TableRoom::Decide decide, TableRoom::Report report = {});
  // The same for somebody who gets a name at the table, be it that of the own account or not.
  using DecideAs =
      std::function<Expected<Decision>(const Table& table, bool isOwnName, Milliseconds now)>;
  void actAs(const std::string& name, Request& request, const Reply& reply, DecideAs decide);
  // Whether it is the name of the person's own account.
  bool isAccountName(const std::string& name) const {
    return person_->isAccount() && name == person_->name;
  }

  void ping(Request& request, Reply reply);
  void language(Request& request, Reply reply);
  void lobby(Request& request, Reply reply);
  void mine(Request& request, Reply reply);
  void create(Request& request, Reply reply);
  void watch(Request& request, Reply reply);
  void unwatch(Request& request, Reply reply);
  void join(Request& request, Reply reply);
  void leave(Request& request, Reply reply);
  void seat(Request& request, Reply reply);
  void start(Request& request, Reply reply);
  void move(Request& request, Reply reply);
  void check(Request& request, Reply reply);
  void hint(Request& request, Reply reply);
  void undo(Request& request, Reply reply);
  void answer(Request& request, Reply reply);
  void abandon(Request& request, Reply reply);
  void resign(Request& request, Reply reply);
  void chat(Request& request, Reply reply);
  void at(Request& request, Reply reply);
  void nextLook();
  void rematch(Request& request, Reply reply);

  ClientContext& context_;
  std::optional<Person> person_;
  Language language_;
  std::string place_;  // empty: a program of this machine
  ThinkingShare share_;
  std::shared_ptr<Socket> socket_;
  TokenBucket bucket_;
  int refusedInARow_ = 0;
  std::deque<std::function<void()>> looks_;  // the first is being answered
  std::map<std::string, std::shared_ptr<TableRoom>> watched_;
};

}  // namespace spannung::server
