// Requests and replies without the library that reads and writes them.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace spannung::server {

struct HttpRequest {
  std::string method;  // "GET"
  std::string path;    // decoded, without the query: "/api/games"
  std::map<std::string, std::string, std::less<>> query{};
  // The few headers that anybody asks for; empty if absent.
  std::string host{};                // as the browser has it, also behind a proxy
  std::vector<std::string> hosts{};  // all that were named: that one, and the one we were asked for
  std::string origin{};
  std::string cookie{};
  std::string acceptLanguage{};
  std::string ifNoneMatch{};
  std::string acceptEncoding{};
  bool secure = false;            // the browser came by https, says the proxy in front of us
  std::string address{};          // of whoever asks, also behind a proxy
  bool addressIsCertain = false;  // see Client (client_address.h)
  // Whom limits by address count: an IPv4 address, a household of IPv6. Empty for programs of this
  // machine, which are not limited.
  std::string limitedAs{};
  std::string body{};
};

struct HttpReply {
  int status = 200;
  std::string type = "application/json; charset=utf-8";
  std::vector<std::pair<std::string, std::string>> headers{};
  std::string body{};
  std::string_view file{};  // instead of a body: bytes that live as long as the program

  std::string_view content() const { return file.empty() ? std::string_view(body) : file; }
};

}  // namespace spannung::server
