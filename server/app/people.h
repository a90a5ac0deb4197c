// Who is who: guests by a name and a cookie, accounts by name and password.
#pragma once

#include <functional>
#include <string>

#include <boost/asio/any_io_executor.hpp>

#include "server/app/password_desk.h"
#include "server/app/password_guard.h"
#include "server/app/sessions.h"
#include "server/hub/limits.h"
#include "server/hub/store_desk.h"
#include "server/net/http_message.h"
#include "server/net/rate_limit.h"

namespace spannung::server {

// Somebody who is known from now on, by this Set-Cookie header.
struct Welcome {
  Person person;
  std::string cookie;
};

// May be used from any thread; answers come on the executor.
class People {
 public:
  People(boost::asio::any_io_executor executor, StoreDesk& store, Sessions& sessions,
         const Limits& limits);

  using Known = std::function<void(Expected<Welcome>)>;

  // A new guest, or another name for whoever it is.
  void call(const HttpRequest& request, const std::string& name, Known done);
  void makeAccount(const HttpRequest& request, const std::string& name, const std::string& password,
                   Known done);
  void login(const HttpRequest& request, const std::string& name, const std::string& password,
             Known done);
  // Ends all sessions of the account but this one.
  void changePassword(const HttpRequest& request, const std::string& present,
                      const std::string& password, Known done);

  void stop() { passwords_.stop(); }

 private:
  using Whoever = std::function<void(Visitor)>;

  void addGuest(const HttpRequest& request, std::string name, Known done);
  void rename(const HttpRequest& request, Person person, Known done);
  void storeAccount(const HttpRequest& request, Person account, Known done);
  void storePassword(const HttpRequest& request, const Visitor& visitor, const std::string& hash,
                     Known done);
  void tryLogin(const HttpRequest& request, const Person& account, PasswordGuard::Attempt attempt,
                const std::string& password, Known done);
  // Verifies, at once or after a moment. A wrong password is logged.
  void tryPassword(const HttpRequest& request, const Person& account,
                   PasswordGuard::Attempt attempt, const std::string& password,
                   PasswordDesk::Verified done);
  // Opens a session and lets go of the one that the cookie named before.
  void welcome(const HttpRequest& request, const Person& person, Known done);
  // Goes on with whoever the cookie names.
  void somebody(const HttpRequest& request, const Known& done, Whoever next);

  boost::asio::any_io_executor executor_;
  StoreDesk& store_;
  Sessions& sessions_;
  PasswordDesk passwords_;
  AddressLimit newPeople_;
  PasswordGuard guard_;
};

}  // namespace spannung::server
