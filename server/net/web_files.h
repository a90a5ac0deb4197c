// The files of the web client, ready to be sent. NAME.br and NAME.gz beside a file NAME are that
// file in another form, and no files of their own.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/problem.h"
#include "server/net/http_message.h"

namespace spannung::server {

class WebFiles {
 public:
  // Those built into the program.
  static WebFiles embedded();
  // Those of a directory, read now: for work on the client.
  static Expected<WebFiles> of(const std::filesystem::path& directory);

  // A file, or the start page for addresses that are screens of the client; 404 for all others,
  // with the start page unless the address is that of a file.
  HttpReply reply(const HttpRequest& request) const;
  bool empty() const { return files_.empty(); }

 private:
  struct File {
    std::string owned;       // empty for a file inside the program
    std::string_view bytes;  // into `owned`, or into the program
    std::string etag;
    const File* brotli = nullptr;  // the same, compressed
    const File* gzip = nullptr;
  };

  void add(std::string path, std::string_view bytes);
  void addOwned(std::string path, std::string bytes);
  // Once all files are there.
  void findCompressed();
  HttpReply missing(const HttpRequest& request) const;
  static HttpReply send(const std::string& path, const File& file, const HttpRequest& request);

  // Nodes never move.
  std::map<std::string, File, std::less<>> files_;
  std::map<std::string, File, std::less<>> compressed_;
};

}  // namespace spannung::server
