// `spannung serve`: tables in the browser.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "cli/flags.h"
#include "cli/terminal/terminal.h"

namespace spannung {

struct ServeArguments {
  std::string address = "127.0.0.1";
  int port = 8080;
  std::string data;   // empty: the user's data directory
  std::string store;  // empty: a file in the data directory
  std::string web;
  std::vector<std::string> origins;
  std::vector<std::string> hostNames;
  std::vector<std::string> trustProxy;   // networks; empty: this machine
  std::vector<std::string> metricsFrom;  // the same
  int threads = 0;
  std::optional<int> hintTime;  // milliseconds
  std::optional<int> maxThink;  // seconds
  std::string logLevel = "warning";

  void declare(Flags& flags);
};

// Until somebody presses Ctrl+C, or the system asks it to end.
int serveCommand(const ServeArguments& arguments,
                 const std::optional<std::filesystem::path>& content, const Terminal& terminal);

}  // namespace spannung
