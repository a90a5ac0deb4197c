#include "cli/commands/serve_command.h"

#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>

#include "cli/exit_code.h"
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
  // A folder that somebody else has made may have other readers for good reasons.
  if (fs::create_directories(directory, error) && !error)
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
  if (!arguments.content.empty()) options.content = arguments.content;
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
  if (arguments.maxThink) options.limits.thinking = std::chrono::seconds(*arguments.maxThink);
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

int serveCommand(const ServeArguments& arguments, const Terminal& terminal) {
  if (const auto level = server::parseLogLevel(arguments.logLevel)) server::setLogLevel(*level);
  const auto options = optionsOf(arguments);
  if (!options) return terminal.report(options.error()), kBadInput;
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
