// Where requests of the transport arrive: limits, name and origin first, then the API or a table
// client.
#pragma once

#include <string>
#include <vector>

#include "server/app/api.h"
#include "server/app/sessions.h"
#include "server/hub/table_client.h"
#include "server/net/host_names.h"
#include "server/net/rate_limit.h"
#include "server/net/site.h"

namespace spannung::server {

class ServerSite final : public Site {
 public:
  ServerSite(Api& api, Sessions& sessions, ClientContext& clients, std::vector<std::string> origins,
             HostNames hostNames, const Limits& limits);

  void answer(HttpRequest request, Answer done) override;
  void admit(HttpRequest request, Admit done) override;

 private:
  // Nothing if the request may go on.
  std::optional<HttpReply> refusal(const HttpRequest& request, bool changes);
  // A client for whoever it is, or why there is none.
  Welcome welcome(const HttpRequest& request, std::unique_ptr<SessionSockets::Pass> pass,
                  const Expected<std::optional<Visitor>>& visitor);

  Api& api_;
  Sessions& sessions_;
  ClientContext& clients_;
  std::vector<std::string> origins_;
  HostNames hostNames_;
  AddressLimit requests_;
};

}  // namespace spannung::server
