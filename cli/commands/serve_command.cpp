#include "cli/commands/serve_command.h"

#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "games/content_directory.h"
#include "server/app/server.h"
#include "server/hub/log.h"

namespace spannung {
namespace {

namespace fs = std::filesystem;

fs::path dataDirectory(const ServeArguments& arguments) {
  if (!arguments.data.empty()) return arguments.data;
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && *data != '\0') return fs::path(data) / "spannung";
  const char* home = std::getenv("HOME");
  return fs::path(home == nullptr ? "." : home) / ".local" / "share" / "spannung";
}

Expected<std::string> storeAddress(const ServeArguments& arguments) {
  if (!arguments.store.empty()) return arguments.store;
  const fs::path directory = dataDirectory(arguments);
  std::error_code error;
  const bool isNew = fs::create_directories(directory, error);
  // The usual folder is the program's own. One that somebody has made and named may have other
  // readers for good reasons; what is put into it has none.
  if (!error && (isNew || arguments.data.empty()))
    fs::permissions(directory, fs::perms::owner_all, error);
  if (error)
    return problem("--data", "data_directory",
                   {{"path", directory.string()}, {"reason", error.message()}});
  return "sqlite:" + (directory / "spannung.db").string();
}

Expected<server::Networks> networksOr(const std::string& place,
                                      const std::vector<std::string>& texts,
                                      const server::Networks& usual) {
  if (texts.empty()) return usual;
  return server::Networks::parse(place, texts);
}

Expected<server::ServerOptions> optionsOf(const ServeArguments& arguments) {
  auto store = storeAddress(arguments);
  if (!store) return tl::unexpected(store.error());
  server::ServerOptions options;
  options.address = arguments.address;
  options.port = static_cast<std::uint16_t>(arguments.port);
  options.store = std::move(*store);
  if (!arguments.web.empty()) options.web = arguments.web;
  options.origins = arguments.origins;
  options.hostNames = arguments.hostNames;
  auto trusted = networksOr("--trust-proxy", arguments.trustProxy, options.trustedProxies);
  if (!trusted) return tl::unexpected(trusted.error());
  options.trustedProxies = std::move(*trusted);
  auto watching = networksOr("--metrics-from", arguments.metricsFrom, options.metricsFrom);
  if (!watching) return tl::unexpected(watching.error());
  options.metricsFrom = std::move(*watching);
  options.threads = static_cast<std::size_t>(arguments.threads);
  if (arguments.maxThink)
    options.limits.thinking = std::chrono::seconds(std::max(1, *arguments.maxThink));
  if (arguments.hintTime) options.hint = std::chrono::milliseconds(*arguments.hintTime);
  return options;
}

// As one types it into a browser.
std::string urlOf(const std::string& address, int port) {
  if (address == "0.0.0.0" || address == "::") return fmt::format("http://localhost:{}/", port);
  const bool isV6 = address.find(':') != std::string::npos;
  return fmt::format("http://{}:{}/", isV6 ? "[" + address + "]" : address, port);
}

}  // namespace

void ServeArguments::declare(Flags& flags) {
  constexpr int kLastPort = 65535;
  constexpr int kMostThreads = 256;
  constexpr int kLongestThought = 600;
  flags.word("--address", address, "address", "IP");
  flags.number("--port", port, "port", kLastPort);
  flags.word("--data", data, "data", "type.directory");
  flags.word("--store", store, "store", "postgres://…");
  flags.repeated("--origin", origins, "origin", "https://…");
  flags.list("--host-name", hostNames, "host_name");
  flags.list("--trust-proxy", trustProxy, "trust_proxy", "IP[/BITS],…");
  flags.list("--metrics-from", metricsFrom, "metrics_from", "IP[/BITS],…");
  flags.number("--threads", threads, "threads", kMostThreads);
  flags.number("--hint-time", hintTime, "hint_time", "type.milliseconds");
  flags.number("--max-think", maxThink, "max_think", "type.seconds", kLongestThought);
  flags.choice("--log-level", logLevel, "log_level", {"debug", "info", "warning", "error", "off"});
  flags.word("--web", web, "web", "type.directory");
}

int serveCommand(const ServeArguments& arguments, const std::optional<fs::path>& content,
                 const Terminal& terminal) {
  if (const auto level = server::parseLogLevel(arguments.logLevel)) server::setLogLevel(*level);
  auto options = optionsOf(arguments);
  if (!options) return terminal.report(options.error()), kBadInput;
  options->content = content;
  const auto library = openLibrary(options->content);
  if (!library) return terminal.report(library.error()), kBadInput;
  const auto running = server::Server::open(*library, *options);
  if (!running) return terminal.report(running.error()), kBadInput;
  (*running)->start();
  terminal.say("serve.ready", {{"url", urlOf(arguments.address, (*running)->port())}});
  terminal.say("serve.how_to_stop");
  terminal.out().flush();
  (*running)->waitForSignal();
  (*running)->stop();
  terminal.say("serve.stopped");
  return kSuccess;
}

}  // namespace spannung
