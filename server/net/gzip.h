// Texts in the format of gzip (RFC 1952).
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include "server/net/http_message.h"

namespace spannung::server {

std::string gzipped(std::string_view text);

// Compresses replies for those who understand it: what lives as long as the program once, all else
// each time. Not for replies with secrets beside anything that a stranger may choose: their length
// would tell something. May be used from any thread.
class GzipShelf {
 public:
  void compress(const HttpRequest& request, HttpReply& reply);

 private:
  std::string_view kept(std::string_view text);

  std::mutex mutex_;
  std::map<const char*, std::string> kept_;  // by where the text is
};

}  // namespace spannung::server
