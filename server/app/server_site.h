// Where requests of the transport arrive: limits and origin first, then the API or a table client.
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "server/app/api.h"
#include "server/app/people.h"
#include "server/hub/table_client.h"
#include "server/net/rate_limit.h"
#include "server/net/site.h"

namespace spannung::server {

class ServerSite final : public Site {
 public:
  ServerSite(Api& api, People& people, ClientContext& clients, std::vector<std::string> origins,
             const Limits& limits);

  void answer(HttpRequest request, Answer done) override;
  void admit(HttpRequest request, Admit done) override;

 private:
  // Nothing if the request may go on.
  std::optional<HttpReply> refusal(const HttpRequest& request, bool changes);
  bool enter(const PersonId& person);
  void leave(const PersonId& person);

  Api& api_;
  People& people_;
  ClientContext& clients_;
  std::vector<std::string> origins_;
  RateLimit requests_;
  int socketsPerPerson_;
  std::mutex mutex_;
  std::map<PersonId, int> sockets_;
};

}  // namespace spannung::server
