// The HTTP half of docs/protocol.md.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "games/content_files.h"
#include "games/library.h"
#include "server/app/health.h"
#include "server/app/people.h"
#include "server/hub/hub.h"
#include "server/net/gzip.h"
#include "server/net/network.h"
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
  Api(const Library& library, std::map<std::string, ContentFiles> content, People& people,
      Sessions& sessions, Hub& hub, StoreDesk& store, Metrics& metrics, WebFiles web,
      Health& health, Networks metricsFrom, boost::asio::any_io_executor executor);

  void answer(HttpRequest request, Site::Answer done);

 private:
  void get(const HttpRequest& request, const Site::Answer& done);
  void post(const HttpRequest& request, const Site::Answer& done);

  HttpReply games(const HttpRequest& request);
  HttpReply content(const HttpRequest& request, std::string_view rest);
  static HttpReply credits(const HttpRequest& request);
  HttpReply rules(const HttpRequest& request, std::string_view game);
  std::string gamesText(Language language) const;
  // The same reply, compressed if the other side understands that.
  HttpReply small(const HttpRequest& request, HttpReply reply);
  void me(const HttpRequest& request, const Site::Answer& done);
  void call(const HttpRequest& request, Request& body, const Site::Answer& done);
  void account(const HttpRequest& request, Request& body, const Site::Answer& done);
  void login(const HttpRequest& request, Request& body, const Site::Answer& done);
  void password(const HttpRequest& request, Request& body, const Site::Answer& done);
  void logout(const HttpRequest& request, Request& body, const Site::Answer& done);
  void pack(const HttpRequest& request, std::string_view digest, const Site::Answer& done);
  // What the effects in the content of a game do, by language: `rest` is its name and a digest.
  void words(const HttpRequest& request, std::string_view rest, const Site::Answer& done);
  void health(const Site::Answer& done);
  HttpReply figures(const HttpRequest& request);
  void record(const HttpRequest& request, std::string_view rest, const Site::Answer& done);
  // {"person"} with its cookie, or why not.
  static People::Known personAnswer(const HttpRequest& request, const Site::Answer& done);

  const Library& library_;
  std::map<std::string, ContentFiles> content_;
  std::map<std::string, std::string, std::less<>> packs_;  // texts by digest, as in ContentPack
  std::map<Language, std::string> games_;
  GzipShelf compressed_;
  People& people_;
  Sessions& sessions_;
  Hub& hub_;
  StoreDesk& store_;
  Metrics& metrics_;
  WebFiles web_;
  Health& health_;
  Networks metricsFrom_;
  boost::asio::any_io_executor executor_;
};

}  // namespace spannung::server
