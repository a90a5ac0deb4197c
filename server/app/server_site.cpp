#include "server/app/server_site.h"

#include <utility>

#include "server/hub/log.h"
#include "server/net/origin.h"
#include "server/net/peer.h"

namespace spannung::server {

ServerSite::ServerSite(Api& api, People& people, ClientContext& clients,
                       std::vector<std::string> origins, const Limits& limits)
    : api_(api),
      people_(people),
      clients_(clients),
      origins_(std::move(origins)),
      requests_(limits.requestsPerAddress),
      socketsPerPerson_(limits.socketsPerPerson) {}

std::optional<HttpReply> ServerSite::refusal(const HttpRequest& request, bool changes) {
  if (!isThisMachine(request.address) && !requests_.take(request.address))
    return problemReply(request, {"", "too_fast", {}});
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
  people_.whoIs(
      request, [this, request, done = std::move(done)](Expected<std::optional<Person>> person) {
        if (!person) return done(tl::unexpected(problemReply(request, person.error())));
        const PersonId id = *person ? (*person)->id : PersonId{};
        if (!enter(id)) return done(tl::unexpected(problemReply(request, {"", "too_fast", {}})));
        done(std::make_shared<TableClient>(clients_, std::move(*person), languageOf(request),
                                           [this, id] { leave(id); }));
      });
}

bool ServerSite::enter(const PersonId& person) {
  if (person.empty()) return true;  // counted by address
  const std::lock_guard lock(mutex_);
  int& sockets = sockets_[person];
  if (sockets >= socketsPerPerson_) return false;
  ++sockets;
  return true;
}

void ServerSite::leave(const PersonId& person) {
  const std::lock_guard lock(mutex_);
  const auto found = sockets_.find(person);
  if (found != sockets_.end() && --found->second == 0) sockets_.erase(found);
}

}  // namespace spannung::server
