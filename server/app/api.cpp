#include "server/app/api.h"

#include <algorithm>
#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "base/language.h"
#include "record/record.h"
#include "server/net/cookie.h"
#include "server/table/record_name.h"
#include "server/table/view.h"
#include "spannung_rule_pages.h"
#include "texts/catalogue.h"
#include "texts/credits.h"
#include "texts/phrase_text.h"

namespace spannung::server {
namespace {

namespace json = boost::json;

constexpr std::string_view kContent = "/api/content/";
constexpr std::string_view kPacks = "/api/packs/";
constexpr std::string_view kRules = "/api/rules/";
constexpr std::string_view kWords = "/api/words/";
constexpr std::string_view kTables = "/api/tables/";
constexpr std::string_view kRecord = "/record";

HttpReply plainReply(int status, std::string text) {
  return {.status = status, .type = "text/plain; charset=utf-8", .body = std::move(text)};
}

int statusOf(const Problem& problem) {
  static const std::map<std::string_view, int> kStatus = {
      {"no_such_table", 404},  {"unknown_address", 404}, {"unknown_game", 404},
      {"too_fast", 429},       {"server_busy", 503},     {"no_person", 401},
      {"wrong_login", 401},    {"wrong_password", 403},  {"no_account", 409},
      {"foreign_origin", 403}, {"name_taken", 409},      {"name_of_bot", 409},
      {"not_over", 409},       {"already_account", 409}, {"wrong_method", 405},

  };
  if (problem.code.starts_with("store_")) return 503;
  const auto known = kStatus.find(problem.code);
  return known == kStatus.end() ? 400 : known->second;
}

// What a digest names never changes.
HttpReply packReply() {
  HttpReply reply;
  reply.headers = {{"Cache-Control", "public, max-age=31536000, immutable"}};
  return reply;
}

// Nobody makes the store look for anything else.
bool isDigest(std::string_view text) {
  constexpr std::size_t kDigits = 64;
  return text.size() == kDigits &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

// What tables are played with that began with this program, or with one before tables named it.
std::map<std::string, std::string, std::less<>> knownPacks(const Library& library) {
  std::map<std::string, std::string, std::less<>> packs;
  for (const auto& module : library.modules())
    for (const ContentPack& pack :
         {library.pack(module->name()), packOf(embeddedContent(module->name()))})
      packs.emplace(pack.digest, pack.text);
  return packs;
}

std::string effectsText(const GameModule& module) {
  const auto effects = module.effects();
  Fields all;
  for (const Language language : {Language::english, Language::german}) {
    Fields words;
    for (const auto& [place, phrase] : effects)
      words[place] = phraseText(phrase, catalogue(language));
    all[languageCode(language)] = std::move(words);
  }
  return json::serialize(all);
}

using FoundText = Expected<std::optional<std::string>>;

FoundText effectsTextOf(const std::string& game, const std::optional<ContentPack>& pack) {
  if (!pack) return std::nullopt;
  const auto files = unpacked(*pack);
  if (!files) return tl::unexpected(files.error());
  const auto module = openGame(game, *files);
  if (!module) return tl::unexpected(module.error());
  return effectsText(**module);
}

Fields personObject(const Person& person) {
  return {{"id", person.id}, {"name", person.name}, {"account", person.isAccount()}};
}

// Answers if something is wrong with the fields, or if there are others.
bool isComplete(Request& body, const std::vector<std::string_view>& fields,
                const HttpRequest& request, const Site::Answer& done) {
  body.allowOnly(fields);
  if (!body.problem()) return true;
  done(problemReply(request, *body.problem()));
  return false;
}

}  // namespace

Language languageOf(const HttpRequest& request) {
  if (const auto asked = request.query.find("lang"); asked != request.query.end())
    if (const auto language = parseLanguage(asked->second)) return *language;
  // Browsers put what they like best first; the weights behind it add nothing.
  std::string_view rest = request.acceptLanguage;
  while (!rest.empty()) {
    if (const auto language = parseLanguage(rest.substr(0, 2))) return *language;
    rest.remove_prefix(std::min(rest.find(','), rest.size() - 1) + 1);
    while (rest.starts_with(' ')) rest.remove_prefix(1);
  }
  return Language::english;
}

HttpReply jsonReply(int status, const Fields& body) {
  HttpReply reply{.status = status};
  reply.headers = {{"Cache-Control", "no-store"}};
  reply.body = json::serialize(body);
  return reply;
}

HttpReply problemReply(const HttpRequest& request, const Problem& problem) {
  return jsonReply(statusOf(problem), {{"error", problemObject(problem, languageOf(request))}});
}

Api::Api(const Library& library, std::map<std::string, ContentFiles> content, People& people,
         Sessions& sessions, Hub& hub, StoreDesk& store, Metrics& metrics, WebFiles web,
         Health& health, Networks metricsFrom, boost::asio::any_io_executor executor)
    : library_(library),
      content_(std::move(content)),
      packs_(knownPacks(library)),
      people_(people),
      sessions_(sessions),
      hub_(hub),
      store_(store),
      metrics_(metrics),
      web_(std::move(web)),
      health_(health),
      metricsFrom_(std::move(metricsFrom)),
      executor_(std::move(executor)) {
  for (const Language language : {Language::english, Language::german})
    games_.emplace(language, gamesText(language));
}

void Api::answer(HttpRequest request, Site::Answer done) {
  if (request.method == "GET") return get(request, done);
  if (request.method == "POST") return post(request, done);
  done(problemReply(request, {"", "wrong_method", {{"method", request.method}}}));
}

void Api::get(const HttpRequest& request, const Site::Answer& done) {
  const std::string_view path = request.path;
  if (path == "/healthz") return health(done);
  if (path == "/metrics") return done(figures(request));
  if (path == "/api/games") return done(games(request));
  if (path == "/api/credits") return done(credits(request));
  if (path == "/api/me") return me(request, done);
  if (path.starts_with(kContent)) return done(content(request, path.substr(kContent.size())));
  if (path.starts_with(kPacks)) return pack(request, path.substr(kPacks.size()), done);
  if (path.starts_with(kWords)) return words(request, path.substr(kWords.size()), done);
  if (path.starts_with(kRules)) return done(rules(request, path.substr(kRules.size())));
  if (path.starts_with(kTables)) return record(request, path.substr(kTables.size()), done);
  if (path.starts_with("/api/") || path == "/ws")
    return done(problemReply(request, {"", "unknown_address", {}}));
  done(web_.reply(request));
}

void Api::post(const HttpRequest& request, const Site::Answer& done) {
  using Handler = void (Api::*)(const HttpRequest&, Request&, const Site::Answer&);
  static const std::map<std::string_view, Handler> kHandlers = {{"/api/me", &Api::call},
                                                                {"/api/account", &Api::account},
                                                                {"/api/login", &Api::login},
                                                                {"/api/password", &Api::password},
                                                                {"/api/logout", &Api::logout}};
  const auto handler = kHandlers.find(request.path);
  if (handler == kHandlers.end()) return done(problemReply(request, {"", "unknown_address", {}}));
  const bool mayBeEmpty = request.path == "/api/logout";
  auto fields = parseRequest(mayBeEmpty && request.body.empty() ? "{}" : request.body);
  if (!fields) return done(problemReply(request, fields.error()));
  Request body(std::move(*fields));
  (this->*handler->second)(request, body, done);
}

void Api::call(const HttpRequest& request, Request& body, const Site::Answer& done) {
  const std::string name = body.text("name");
  if (!isComplete(body, {"name"}, request, done)) return;
  people_.call(request, name, personAnswer(request, done));
}

void Api::account(const HttpRequest& request, Request& body, const Site::Answer& done) {
  const std::string name = body.text("name");
  const std::string password = body.text("password");
  if (!isComplete(body, {"name", "password"}, request, done)) return;
  people_.makeAccount(request, name, password, personAnswer(request, done));
}

void Api::login(const HttpRequest& request, Request& body, const Site::Answer& done) {
  const std::string name = body.text("name");
  const std::string password = body.text("password");
  if (!isComplete(body, {"name", "password"}, request, done)) return;
  people_.login(request, name, password, personAnswer(request, done));
}

void Api::password(const HttpRequest& request, Request& body, const Site::Answer& done) {
  const std::string present = body.text("present");
  const std::string password = body.text("password");
  if (!isComplete(body, {"present", "password"}, request, done)) return;
  people_.changePassword(request, present, password, personAnswer(request, done));
}

// The cookie goes only when the session is over: whoever is told so can rely on it.
void Api::logout(const HttpRequest& request, Request& body, const Site::Answer& done) {
  const bool everywhere = body.boolean("everywhere").value_or(false);
  if (!isComplete(body, {"everywhere"}, request, done)) return;
  const auto ended = [request, done](const Expected<void>& over) {
    if (!over) return done(problemReply(request, over.error()));
    HttpReply reply = jsonReply(200, {});
    reply.headers.emplace_back("Set-Cookie", clearingCookie(request.secure));
    done(std::move(reply));
  };
  if (everywhere) return sessions_.endEverywhere(request, ended);
  sessions_.end(request, ended);
}

People::Known Api::personAnswer(const HttpRequest& request, const Site::Answer& done) {
  return [request, done](const Expected<Welcome>& welcome) {
    if (!welcome) return done(problemReply(request, welcome.error()));
    HttpReply reply = jsonReply(200, {{"person", personObject(welcome->person)}});
    reply.headers.emplace_back("Set-Cookie", welcome->cookie);
    done(std::move(reply));
  };
}

// Whoever comes back keeps the cookie for as long again.
void Api::me(const HttpRequest& request, const Site::Answer& done) {
  sessions_.whoIs(request, [this, request, done](const auto& visitor) {
    if (!visitor) return done(problemReply(request, visitor.error()));
    if (!*visitor) return done(jsonReply(200, {{"person", nullptr}}));
    HttpReply reply = jsonReply(200, {{"person", personObject((*visitor)->person)}});
    reply.headers.emplace_back("Set-Cookie", sessions_.sameCookie(request));
    done(std::move(reply));
  });
}

void Api::pack(const HttpRequest& request, std::string_view digest, const Site::Answer& done) {
  HttpReply reply = packReply();
  if (const auto known = packs_.find(digest); known != packs_.end()) {
    reply.file = known->second;
    return done(small(request, std::move(reply)));
  }
  if (!isDigest(digest)) return done(problemReply(request, {"", "unknown_address", {}}));
  store_.ask(
      executor_, [digest = std::string(digest)](Store& store) { return store.pack(digest); },
      [this, request, done, reply](const Expected<std::optional<ContentPack>>& found) mutable {
        if (!found) return done(problemReply(request, found.error()));
        if (!*found) return done(problemReply(request, {"", "unknown_address", {}}));
        reply.body = (*found)->text;
        done(small(request, std::move(reply)));
      });
}

void Api::words(const HttpRequest& request, std::string_view rest, const Site::Answer& done) {
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  const std::string game(rest.substr(0, slash));
  const std::string digest(rest.substr(std::min(slash + 1, rest.size())));
  const GameModule* module = library_.find(game);
  if (module == nullptr || !isDigest(digest))
    return done(problemReply(request, {"", "unknown_address", {}}));
  // A digest names the content, but a new program may find better words.
  const auto tell = [this, request, done](const FoundText& text) {
    if (!text) return done(problemReply(request, text.error()));
    if (!*text) return done(problemReply(request, {"", "unknown_address", {}}));
    HttpReply reply;
    reply.headers = {{"Cache-Control", "no-cache"}};
    reply.body = **text;
    done(small(request, std::move(reply)));
  };
  if (library_.pack(game).digest == digest) return tell(effectsText(*module));
  std::optional<ContentPack> builtIn;
  if (const auto known = packs_.find(digest); known != packs_.end())
    builtIn = ContentPack{digest, known->second};
  // Reading a whole game takes its time, so it is done where nobody waits.
  store_.ask(
      executor_,
      [game, digest, builtIn](Store& store) -> FoundText {
        if (builtIn) return effectsTextOf(game, builtIn);
        const auto found = store.pack(digest);
        return found ? effectsTextOf(game, *found) : tl::unexpected(found.error());
      },
      tell);
}

void Api::health(const Site::Answer& done) {
  health_.ask([done](const Expected<void>& works) {
    if (works) return done(plainReply(200, "ok\n"));
    const bool isSilent = works.error().code == "store_silent";
    done(plainReply(503, isSilent ? "the store does not answer\n" : "the store cannot write\n"));
  });
}

// They tell how many people are here, so they are not for everybody.
HttpReply Api::figures(const HttpRequest& request) {
  const auto address = parseAddress(request.address);
  if (!request.addressIsCertain || !address || !metricsFrom_.contains(*address))
    return plainReply(403, "not for you; see --metrics-from\n");
  metrics_.tablesInMemory(hub_.tablesInMemory());
  return plainReply(200, metrics_.text());
}

HttpReply Api::small(const HttpRequest& request, HttpReply reply) {
  compressed_.compress(request, reply);
  return reply;
}

HttpReply Api::games(const HttpRequest& request) {
  HttpReply reply;
  reply.headers = {{"Cache-Control", "no-store"}};
  reply.file = games_.at(languageOf(request));
  return small(request, std::move(reply));
}

std::string Api::gamesText(Language language) const {
  json::array games;
  for (const auto& module : library_.modules()) {
    Fields game = gameDocument(*module, hub_.bots(), language);
    json::array files;
    if (const auto content = content_.find(std::string(module->name())); content != content_.end())
      for (const auto& file : content->second.texts()) files.push_back(json::value(file.first));
    game["content"] = std::move(files);
    game["bot_seconds"] = hub_.limits().thinking / std::chrono::seconds(1);
    json::array notices;
    for (const std::string& notice : module->notices(language))
      notices.push_back(json::string(notice));
    game["notices"] = std::move(notices);
    games.push_back(std::move(game));
  }
  return json::serialize(Fields{{"games", std::move(games)}});
}

HttpReply Api::content(const HttpRequest& request, std::string_view rest) {
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  const auto game = content_.find(std::string(rest.substr(0, slash)));
  const std::string* text = game == content_.end() || slash == rest.size()
                                ? nullptr
                                : game->second.find(rest.substr(slash + 1));
  if (text == nullptr) return problemReply(request, {"", "unknown_address", {}});
  HttpReply reply;
  reply.headers = {{"Cache-Control", "no-cache"}};
  reply.file = *text;
  return small(request, std::move(reply));
}

HttpReply Api::rules(const HttpRequest& request, std::string_view game) {
  const bool german = languageOf(request) == Language::german;
  const std::string path = std::string(game) + (german ? ".de.md" : ".md");
  for (const rule_pages::EmbeddedFile& page : rule_pages::embeddedFiles()) {
    if (page.path != path || library_.find(game) == nullptr) continue;
    HttpReply reply{.type = "text/markdown; charset=utf-8"};
    reply.headers = {{"Cache-Control", "no-cache"}};
    reply.file = page.bytes;
    return small(request, std::move(reply));
  }
  return problemReply(request, {"", "unknown_address", {}});
}

HttpReply Api::credits(const HttpRequest& request) {
  HttpReply reply{.type = "text/markdown; charset=utf-8"};
  reply.headers = {{"Cache-Control", "no-cache"}};
  reply.body = creditsPage(languageOf(request));
  return reply;
}

void Api::record(const HttpRequest& request, std::string_view rest, const Site::Answer& done) {
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  if (rest.substr(slash) != kRecord || slash > 40)
    return done(problemReply(request, {"", "unknown_address", {}}));
  struct File {
    std::string name;
    std::string text;
  };
  const auto file = std::make_shared<File>();
  hub_.room(std::string(rest.substr(0, slash)))
      ->look(
          {{}, languageOf(request)},
          [file](const Table& table) -> Expected<Fields> {
            if (!table.isOver() || !table.hasGame()) return problem("", "not_over");
            *file = {recordName(table) + ".txt", writeRecord(table.record())};
            return Fields{};
          },
          [this, request, done, file](Outcome outcome) {
            if (!outcome) {
              const auto code = std::string(outcome.error()["code"].as_string());
              return done(jsonReply(statusOf({"", code, {}}), {{"error", outcome.error()}}));
            }
            HttpReply reply = plainReply(200, std::move(file->text));
            reply.headers = {{"Content-Disposition", attachmentHeader(file->name)}};
            done(small(request, std::move(reply)));
          });
}

}  // namespace spannung::server
