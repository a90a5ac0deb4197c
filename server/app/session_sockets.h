// The open WebSockets of this process by session, so that whoever is logged out loses them.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/net/site.h"
#include "server/table/summary.h"

namespace spannung::server {

// May be used from any thread.
class SessionSockets {
 public:
  explicit SessionSockets(int perPerson) : perPerson_(perPerson) {}

  // One socket, from before anybody has looked whose it is until it is closed. A session that ends
  // in between is not missed. Must not outlive the list.
  class Pass {
   public:
    Pass(SessionSockets& all, std::string session) : all_(all), session_(std::move(session)) {}
    Pass(const Pass&) = delete;
    Pass& operator=(const Pass&) = delete;
    ~Pass();

    // False if the person has too many already.
    bool claim(const PersonId& person);
    bool isEnded() const;
    void opened(const std::shared_ptr<Socket>& socket);

   private:
    friend SessionSockets;
    SessionSockets& all_;
    std::string session_;
    PersonId person_{};
    std::weak_ptr<Socket> socket_{};
    bool ended_ = false;
  };

  // An empty session is that of nobody and never ends.
  std::unique_ptr<Pass> admit(std::string session);
  void end(const std::string& session);
  // Each once.
  std::vector<std::string> sessions() const;

 private:
  void leave(Pass& pass);

  int perPerson_;
  mutable std::mutex mutex_;
  std::multimap<std::string, Pass*> passes_;
  std::map<PersonId, int> ofPerson_;
};

}  // namespace spannung::server
