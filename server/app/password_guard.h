// How often passwords may be tried. Whoever guesses is stopped; whoever owns the account is not
// stopped by somebody else's guesses:
//
//   - from one address: so many attempts, whatever the name
//   - at one account from one address: few wrong ones. An owner elsewhere does not notice
//   - at one account from everywhere: beyond many wrong ones every attempt waits for a moment, and
//     nobody is refused
#pragma once

#include <string>

#include "server/hub/limits.h"
#include "server/net/http_message.h"
#include "server/net/rate_limit.h"

namespace spannung::server {

// May be used from any thread.
class PasswordGuard {
 public:
  explicit PasswordGuard(const Limits& limits);

  // Before anything else is done for the request.
  bool mayAsk(const HttpRequest& request) { return ofAddress_.take(request); }

  // One attempt at an account. `account` is the same for all ways to write its name.
  struct Attempt {
    std::string account;
    std::string from;  // an address; for somebody who is logged in, the session
  };
  // Counts as wrong until it turns out to be right.
  bool mayTry(const Attempt& attempt) { return ofBoth_.take(bothOf(attempt)); }
  bool hasToWait(const Attempt& attempt) { return !ofAccount_.has(attempt.account); }
  std::chrono::milliseconds wait() const { return wait_; }
  void wasRight(const Attempt& attempt) { ofBoth_.giveBack(bothOf(attempt)); }
  void wasWrong(const Attempt& attempt) { ofAccount_.take(attempt.account); }

 private:
  static std::string bothOf(const Attempt& attempt) {
    return attempt.account + '\n' + attempt.from;
  }

  AddressLimit ofAddress_;
  RateLimit ofBoth_;
  RateLimit ofAccount_;
  std::chrono::milliseconds wait_;
};

}  // namespace spannung::server
