#include "server/app/server_site.h"

#include <utility>

#include "server/hub/log.h"
#include "server/net/origin.h"
#include "texts/problem_text.h"

namespace spannung::server {
namespace {

// For a person who has typed the name, and for whoever runs the server.
HttpReply foreignHost(const HttpRequest& request, const std::string& host) {
  constexpr std::size_t kShown = 100;
  const Problem problem{"", "foreign_host", {{"host", host.substr(0, kShown)}}};
  return {.status = 421,
          .type = "text/plain; charset=utf-8",
          .headers = {{"Cache-Control", "no-store"}},
          .body = problemText(problem, languageOf(request)) + "\n"};
}

// A table client for as long as its session lasts.
class SessionClient final : public SocketClient {
 public:
  SessionClient(std::shared_ptr<SocketClient> client, std::unique_ptr<SessionSockets::Pass> pass)
      : client_(std::move(client)), pass_(std::move(pass)) {}

  void opened(std::shared_ptr<Socket> socket) override {
    client_->opened(socket);
    pass_->opened(socket);
  }
  void received(const std::string& text) override { client_->received(text); }
  void closed() override {
    client_->closed();
    pass_.reset();
  }

 private:
  std::shared_ptr<SocketClient> client_;
  std::unique_ptr<SessionSockets::Pass> pass_;
};

}  // namespace

ServerSite::ServerSite(Api& api, Sessions& sessions, ClientContext& clients,
                       std::vector<std::string> origins, HostNames hostNames, const Limits& limits)
    : api_(api),
      sessions_(sessions),
      clients_(clients),
      origins_(std::move(origins)),
      hostNames_(std::move(hostNames)),
      requests_(limits.requestsPerAddress) {}

std::optional<HttpReply> ServerSite::refusal(const HttpRequest& request, bool changes) {
  if (!requests_.take(request)) return problemReply(request, {"", "too_fast", {}});
  for (const std::string& host : request.hosts)
    if (!host.empty() && !hostNames_.allow(host)) return foreignHost(request, host);
  if (changes && !comesFromUs(request, origins_))
    return problemReply(request, {"", "foreign_origin", {}});
  return std::nullopt;
}

void ServerSite::answer(HttpRequest request, Answer done) {
  if (auto no = refusal(request, request.method != "GET")) return done(std::move(*no));
  logEvent(LogLevel::debug, "request", {{"method", request.method}, {"path", request.path}});
  api_.answer(std::move(request), std::move(done));
}

void ServerSite::admit(HttpRequest request, Admit done) {
  // A page elsewhere must not open a socket with our visitor's cookie.
  if (auto no = refusal(request, true)) return done(tl::unexpected(std::move(*no)));
  if (request.path != "/ws")
    return done(tl::unexpected(problemReply(request, {"", "unknown_address", {}})));
  // Before anybody looks whose session it is, so that its end cannot be missed.
  auto pass = std::make_shared<std::unique_ptr<SessionSockets::Pass>>(
      sessions_.sockets().admit(Sessions::sessionOf(request)));
  sessions_.whoIs(request, [this, request, pass, done = std::move(done)](const auto& visitor) {
    done(welcome(request, std::move(*pass), visitor));
  });
}

Site::Welcome ServerSite::welcome(const HttpRequest& request,
                                  std::unique_ptr<SessionSockets::Pass> pass,
                                  const Expected<std::optional<Visitor>>& visitor) {
  const auto no = [&request](const Problem& problem) {
    return tl::unexpected(problemReply(request, problem));
  };
  if (!visitor) return no(visitor.error());
  std::optional<Person> person;
  if (*visitor) person = (*visitor)->person;
  if (person && !pass->claim(person->id)) return no({"", "too_fast", {}});
  if (pass->isEnded()) return no({"", "no_person", {}});
  auto client = std::make_shared<TableClient>(clients_, std::move(person), languageOf(request),
                                              request.limitedAs);
  return std::make_shared<SessionClient>(std::move(client), std::move(pass));
}

}  // namespace spannung::server
