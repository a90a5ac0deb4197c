// The HTTP half of docs/protocol.md.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "games/content_files.h"
#include "games/library.h"
#include "server/app/people.h"
#include "server/hub/hub.h"
#include "server/net/site.h"
#include "server/net/web_files.h"
#include "wire/request.h"

namespace spannung::server {

// The language a request asks for, by ?lang= or Accept-Language.
Language languageOf(const HttpRequest& request);
HttpReply jsonReply(int status, const Fields& body);
HttpReply problemReply(const HttpRequest& request, const Problem& problem);

class Api {
 public:
  Api(const Library& library, std::map<std::string, ContentFiles> content, People& people, Hub& hub,
      StoreDesk& store, Metrics& metrics, WebFiles web, boost::asio::any_io_executor executor);

  void answer(HttpRequest request, Site::Answer done);

 private:
  void get(const HttpRequest& request, const Site::Answer& done);
  void post(const HttpRequest& request, const Site::Answer& done);

  HttpReply games(const HttpRequest& request) const;
  HttpReply content(const HttpRequest& request, std::string_view rest) const;
  HttpReply rules(const HttpRequest& request, std::string_view game) const;
  void me(const HttpRequest& request, const Site::Answer& done);
  void pack(const HttpRequest& request, std::string_view digest, const Site::Answer& done);
  void health(const Site::Answer& done);
  void record(const HttpRequest& request, std::string_view rest, const Site::Answer& done);
  // {"person"} with its cookie, or why not.
  People::Known personAnswer(const HttpRequest& request, const Site::Answer& done) const;

  const Library& library_;
  std::map<std::string, ContentFiles> content_;
  std::map<std::string, std::string, std::less<>> packs_;  // texts by digest, as in ContentPack
  People& people_;
  Hub& hub_;
  StoreDesk& store_;
  Metrics& metrics_;
  WebFiles web_;
  boost::asio::any_io_executor executor_;
};

}  // namespace spannung::server
