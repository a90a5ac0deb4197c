// The whole server: everything put together, started and stopped.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/library.h"
#include "server/hub/limits.h"
#include "server/hub/room_context.h"
#include "server/net/network.h"
#include "server/net/transport_limits.h"

namespace spannung::server {

struct ServerOptions {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;                       // 0: any free one
  std::string store;                               // as in openStore
  std::optional<std::filesystem::path> content{};  // what the library was opened with
  std::optional<std::filesystem::path> web{};      // instead of the built-in client
  std::vector<std::string> origins{};              // further addresses of this server
  std::vector<std::string> hostNames{};            // further names of it
  Networks metricsFrom = Networks::loopback();     // who may see the figures
  Networks trustedProxies = Networks::loopback();  // believed when they say for whom they speak
  std::size_t threads = 0;                         // 0: one for each core
  std::size_t botThreads = 0;                      // 0: all cores but one
  Limits limits{};
  TransportLimits transport{};
  std::chrono::milliseconds healthPatience{2000};  // how long a health check waits for the store
  std::optional<RoomPace> pace{};
  std::function<ClockReading()> clock = readClocks;  // of tables
  std::optional<std::chrono::milliseconds> hint{};   // how long to think about one
};

class Server {
 public:
  // Listens already, but does not answer before it runs. The library must outlive the server.
  static Expected<std::unique_ptr<Server>> open(const Library& library,
                                                const ServerOptions& options);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  // Stops.
  ~Server();

  std::uint16_t port() const;
  // Works on threads of its own from now on.
  void start();
  // Says goodbye to everybody, finishes what has been begun, and writes everything down.
  void stop();
  // Until SIGINT or SIGTERM.
  void waitForSignal();

 private:
  struct Parts;
  explicit Server(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;
};

}  // namespace spannung::server
