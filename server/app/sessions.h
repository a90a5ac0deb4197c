// Who is logged in on which device. A cookie holds a random token and the store its hash, so that
// neither can be made from the other, and whatever ends in the store has ended everywhere.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>

#include "server/app/session_sockets.h"
#include "server/hub/limits.h"
#include "server/hub/store_desk.h"
#include "server/net/http_message.h"

namespace spannung::server {

// May be used from any thread; answers come on the executor.
class Sessions {
 public:
  Sessions(boost::asio::any_io_executor executor, StoreDesk& store, const Limits& limits);

  using Found = std::function<void(Expected<std::optional<Visitor>>)>;
  using Opened = std::function<void(Expected<std::string>)>;  // the token
  using Done = std::function<void(Expected<void>)>;

  // Whom the cookie of a request names; nothing without one, or with one that is not (any more)
  // good. Whoever is found stays known for as long again.
  void whoIs(const HttpRequest& request, Found done);
  // Nobody gets in by a password that was changed in the meantime.
  void open(const Person& person, Opened done);
  // That of the cookie, if there is any.
  void end(const HttpRequest& request, Done done);
  // All of whoever the cookie names.
  void endEverywhere(const HttpRequest& request, Done done);
  // In this process: the store has ended them already.
  void closeSockets(const std::vector<std::string>& tokens);

  // The hash of the token in the cookie; empty without one.
  static std::string sessionOf(const HttpRequest& request);
  // Set-Cookie headers: for a token, for that of the request once more, and for none.
  std::string cookie(const std::string& token, const HttpRequest& request) const;
  std::string sameCookie(const HttpRequest& request) const;

  SessionSockets& sockets() { return sockets_; }

  // Another process has ended this one; empty: any.
  void foreignEnd(const std::string& token);
  // Begins to look for sessions that nobody uses any more.
  void start();
  void stop();

 private:
  void sweep();
  void sweepLater();

  boost::asio::strand<boost::asio::any_io_executor> strand_;
  boost::asio::steady_timer timer_;
  boost::asio::any_io_executor executor_;
  StoreDesk& store_;
  SessionPace pace_;
  SessionSockets sockets_;
  std::atomic<bool> stopped_ = false;
};

}  // namespace spannung::server
