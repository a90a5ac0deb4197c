// Who is who: guests by a name and a signed cookie, accounts by name and password.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include <boost/asio/any_io_executor.hpp>

#include "server/app/password_desk.h"
#include "server/hub/limits.h"
#include "server/hub/store_desk.h"
#include "server/net/cookie.h"
#include "server/net/http_message.h"
#include "server/net/rate_limit.h"

namespace spannung::server {

// May be used from any thread; answers come on the executor.
class People {
 public:
  People(boost::asio::any_io_executor executor, StoreDesk& store, std::string cookieKey,
         const Limits& limits);

  using Found = std::function<void(Expected<std::optional<Person>>)>;
  using Known = std::function<void(Expected<Person>)>;

  // Whom the cookie of a request names; nothing without a cookie, or with one that is not ours.
  void whoIs(const HttpRequest& request, Found done);
  // A new guest, or another name for whoever it is.
  void call(const HttpRequest& request, const std::string& name, Known done);
  void makeAccount(const HttpRequest& request, const std::string& name, const std::string& password,
                   Known done);
  void login(const HttpRequest& request, const std::string& name, const std::string& password,
             Known done);

  std::string cookieFor(const Person& person, const HttpRequest& request) const;
  void stop() { passwords_.stop(); }

 private:
  void addGuest(const HttpRequest& request, std::string name, Known done);
  void update(Person person, Known done);

  boost::asio::any_io_executor executor_;
  StoreDesk& store_;
  CookieSigner signer_;
  PasswordDesk passwords_;
  RateLimit newPeople_;
  RateLimit loginsOfName_;
  RateLimit loginsOfAddress_;
};

}  // namespace spannung::server
