#include "server/app/sessions.h"

#include <utility>
#include <vector>

#include <boost/asio/post.hpp>

#include "base/digest.h"
#include "server/hub/log.h"
#include "server/hub/random_text.h"
#include "server/hub/time.h"
#include "server/net/cookie.h"

namespace spannung::server {
namespace {

namespace asio = boost::asio;

constexpr auto kSweepPause = std::chrono::minutes(10);
// Tokens are shorter, and so were the signed cookies of earlier versions.
constexpr std::size_t kLongestToken = 128;

std::string sessionFor(std::string_view token) { return hexText(sha256(token)); }

// Writes only now and then, not with every request.
Expected<std::optional<Visitor>> recognised(Store& store, const std::string& session,
                                            const SessionPace& pace) {
  const Milliseconds now = wallTime();
  auto visitor = store.visitor(session, now - pace.idle.count());
  if (!visitor || !*visitor) return visitor;
  Milliseconds& used = (*visitor)->session.usedAt;
  if (used < now - pace.renewal.count() && store.renewSession(session, now)) used = now;
  return visitor;
}

// Which of these have ended.
Expected<std::vector<std::string>> endedOf(Store& store, const std::vector<std::string>& sessions,
                                           const SessionPace& pace) {
  std::vector<std::string> ended;
  for (const std::string& session : sessions) {
    const auto visitor = recognised(store, session, pace);
    if (!visitor) return tl::unexpected(visitor.error());
    if (!*visitor) ended.push_back(session);
  }
  return ended;
}

}  // namespace

Sessions::Sessions(asio::any_io_executor executor, StoreDesk& store, const Limits& limits)
    : strand_(asio::make_strand(executor)),
      timer_(strand_),
      executor_(std::move(executor)),
      store_(store),
      pace_(limits.sessions),
      sockets_(limits.socketsPerPerson) {}

std::string Sessions::sessionOf(const HttpRequest& request) {
  const std::string_view token = cookieValue(request.cookie);
  return token.empty() || token.size() > kLongestToken ? std::string() : sessionFor(token);
}

void Sessions::whoIs(const HttpRequest& request, Found done) {
  const std::string session = sessionOf(request);
  if (session.empty()) return done(std::optional<Visitor>());
  store_.ask(
      executor_, [session, pace = pace_](Store& store) { return recognised(store, session, pace); },
      std::move(done));
}

void Sessions::open(const Person& person, Opened done) {
  const std::string token = randomToken();
  const Milliseconds now = wallTime();
  store_.ask(
      executor_,
      [opened = WebSession{sessionFor(token), person.id, now, now}, password = person.passwordHash](
          Store& store) { return store.openSession(opened, password); },
      [token, done = std::move(done)](const Expected<bool>& opened) {
        if (!opened) return done(tl::unexpected(opened.error()));
        if (!*opened) return done(problem("", "wrong_login"));
        done(token);
      });
}

void Sessions::end(const HttpRequest& request, Done done) {
  const std::string session = sessionOf(request);
  if (session.empty()) return done({});
  store_.ask(
      executor_, [session](Store& store) { return store.endSession(session); },
      [this, session, done = std::move(done)](Expected<void> ended) {
        if (ended) sockets_.end(session);
        done(std::move(ended));
      });
}

void Sessions::endEverywhere(const HttpRequest& request, Done done) {
  whoIs(request, [this, done = std::move(done)](const auto& visitor) {
    if (!visitor) return done(tl::unexpected(visitor.error()));
    if (!*visitor) return done({});
    store_.ask(
        executor_,
        [person = (*visitor)->person.id](Store& store) { return store.endSessions(person, ""); },
        [this, done](const Expected<std::vector<std::string>>& ended) {
          if (!ended) return done(tl::unexpected(ended.error()));
          closeSockets(*ended);
          done({});
        });
  });
}

void Sessions::closeSockets(const std::vector<std::string>& tokens) {
  for (const std::string& token : tokens) sockets_.end(token);
}

std::string Sessions::cookie(const std::string& token, const HttpRequest& request) const {
  return settingCookie(token, std::chrono::duration_cast<std::chrono::seconds>(pace_.idle),
                       request.secure);
}

std::string Sessions::sameCookie(const HttpRequest& request) const {
  return cookie(std::string(cookieValue(request.cookie)), request);
}

void Sessions::foreignEnd(const std::string& token) {
  if (!token.empty()) return sockets_.end(token);
  asio::post(strand_, [this] { sweep(); });
}

void Sessions::start() {
  asio::post(strand_, [this] { sweep(); });
}

void Sessions::stop() {
  stopped_ = true;
  asio::post(strand_, [this] { timer_.cancel(); });
}

void Sessions::sweep() {
  store_.ask(
      strand_,
      [pace = pace_,
       open = sockets_.sessions()](Store& store) -> Expected<std::vector<std::string>> {
        const auto forgotten = store.forgetSessions(wallTime() - pace.idle.count());
        if (!forgotten) return tl::unexpected(forgotten.error());
        return endedOf(store, open, pace);
      },
      [this](const Expected<std::vector<std::string>>& ended) {
        if (ended)
          closeSockets(*ended);
        else
          logEvent(LogLevel::error, "session_sweep_failed", {{"code", ended.error().code}});
        sweepLater();
      });
}

void Sessions::sweepLater() {
  if (stopped_) return;
  timer_.expires_after(kSweepPause);
  timer_.async_wait([this](boost::system::error_code cancelled) {
    if (!cancelled) sweep();
  });
}

}  // namespace spannung::server
