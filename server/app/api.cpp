#include "server/app/api.h"

#include <algorithm>
#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "record/record.h"
#include "server/table/view.h"
#include "spannung_rule_pages.h"
#include "texts/language.h"

namespace spannung::server {
namespace {

namespace json = boost::json;

constexpr std::string_view kContent = "/api/content/";
constexpr std::string_view kPacks = "/api/packs/";
constexpr std::string_view kRules = "/api/rules/";
constexpr std::string_view kTables = "/api/tables/";
constexpr std::string_view kRecord = "/record";

HttpReply plainReply(int status, std::string text) {
  return {.status = status, .type = "text/plain; charset=utf-8", .body = std::move(text)};
}

int statusOf(const Problem& problem) {
  static const std::map<std::string_view, int> kStatus = {
      {"no_such_table", 404}, {"unknown_address", 404},   {"unknown_game", 404},
      {"too_fast", 429},      {"server_busy", 503},       {"no_person", 401},
      {"wrong_login", 401},   {"foreign_origin", 403},    {"name_taken", 409},
      {"not_over", 409},      {"already_account", 409},   {"wrong_method", 405},
      {"store_failed", 503},  {"store_unreachable", 503},
  };
  const auto known = kStatus.find(problem.code);
  return known == kStatus.end() ? 400 : known->second;
}

// What a digest names never changes.
HttpReply packReply(std::string text) {
  HttpReply reply;
  reply.headers = {{"Cache-Control", "public, max-age=31536000, immutable"}};
  reply.body = std::move(text);
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

Fields personObject(const Person& person) {
  return {{"id", person.id}, {"name", person.name}, {"account", person.isAccount()}};
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
         Hub& hub, StoreDesk& store, Metrics& metrics, WebFiles web,
         boost::asio::any_io_executor executor)
    : library_(library),
      content_(std::move(content)),
      packs_(knownPacks(library)),
      people_(people),
      hub_(hub),
      store_(store),
      metrics_(metrics),
      web_(std::move(web)),
      executor_(std::move(executor)) {}

void Api::answer(HttpRequest request, Site::Answer done) {
  if (request.method == "GET") return get(request, done);
  if (request.method == "POST") return post(request, done);
  done(problemReply(request, {"", "wrong_method", {{"method", request.method}}}));
}

void Api::get(const HttpRequest& request, const Site::Answer& done) {
  const std::string_view path = request.path;
  if (path == "/healthz") return health(done);
  if (path == "/metrics") {
    metrics_.tablesInMemory(hub_.tablesInMemory());
    return done(plainReply(200, metrics_.text()));
  }
  if (path == "/api/games") return done(games(request));
  if (path == "/api/me") return me(request, done);
  if (path.starts_with(kContent)) return done(content(request, path.substr(kContent.size())));
  if (path.starts_with(kPacks)) return pack(request, path.substr(kPacks.size()), done);
  if (path.starts_with(kRules)) return done(rules(request, path.substr(kRules.size())));
  if (path.starts_with(kTables)) return record(request, path.substr(kTables.size()), done);
  if (path.starts_with("/api/") || path == "/ws")
    return done(problemReply(request, {"", "unknown_address", {}}));
  done(web_.reply(request));
}

void Api::post(const HttpRequest& request, const Site::Answer& done) {
  const std::string& path = request.path;
  if (path == "/api/logout") {
    HttpReply reply = jsonReply(200, {});
    reply.headers.emplace_back("Set-Cookie", clearingCookie(request.secure));
    return done(std::move(reply));
  }
  const bool needsPassword = path == "/api/account" || path == "/api/login";
  if (!needsPassword && path != "/api/me")
    return done(problemReply(request, {"", "unknown_address", {}}));
  auto fields = parseRequest(request.body);
  if (!fields) return done(problemReply(request, fields.error()));
  Request body(std::move(*fields));
  const std::string name = body.text("name");
  const std::string password = needsPassword ? body.text("password") : "";
  body.allowOnly(needsPassword ? std::vector<std::string_view>{"name", "password"}
                               : std::vector<std::string_view>{"name"});
  if (body.problem()) return done(problemReply(request, *body.problem()));
  auto known = personAnswer(request, done);
  if (path == "/api/me") return people_.call(request, name, std::move(known));
  if (path == "/api/login") return people_.login(request, name, password, std::move(known));
  people_.makeAccount(request, name, password, std::move(known));
}

People::Known Api::personAnswer(const HttpRequest& request, const Site::Answer& done) const {
  return [this, request, done](const Expected<Person>& person) {
    if (!person) return done(problemReply(request, person.error()));
    HttpReply reply = jsonReply(200, {{"person", personObject(*person)}});
    reply.headers.emplace_back("Set-Cookie", people_.cookieFor(*person, request));
    done(std::move(reply));
  };
}

void Api::me(const HttpRequest& request, const Site::Answer& done) {
  people_.whoIs(request, [request, done](const Expected<std::optional<Person>>& person) {
    if (!person) return done(problemReply(request, person.error()));
    Fields body{{"person", nullptr}};
    if (*person) body["person"] = personObject(**person);
    done(jsonReply(200, body));
  });
}

void Api::pack(const HttpRequest& request, std::string_view digest, const Site::Answer& done) {
  if (const auto known = packs_.find(digest); known != packs_.end())
    return done(packReply(known->second));
  if (!isDigest(digest)) return done(problemReply(request, {"", "unknown_address", {}}));
  store_.ask(
      executor_, [digest = std::string(digest)](Store& store) { return store.pack(digest); },
      [request, done](const Expected<std::optional<ContentPack>>& found) {
        if (!found) return done(problemReply(request, found.error()));
        if (!*found) return done(problemReply(request, {"", "unknown_address", {}}));
        done(packReply((*found)->text));
      });
}

void Api::health(const Site::Answer& done) {
  store_.ask(
      executor_, [](Store& store) { return store.ping(); },
      [done](const Expected<void>& reached) {
        done(reached ? plainReply(200, "ok\n") : plainReply(503, "the store does not answer\n"));
      });
}

HttpReply Api::games(const HttpRequest& request) const {
  const Language language = languageOf(request);
  json::array games;
  for (const auto& module : library_.modules()) {
    Fields game = gameDocument(*module, language);
    json::array files;
    if (const auto content = content_.find(std::string(module->name())); content != content_.end())
      for (const auto& file : content->second.texts()) files.push_back(json::value(file.first));
    game["content"] = std::move(files);
    json::array notices;
    for (const std::string& notice : module->notices(language))
      notices.push_back(json::string(notice));
    game["notices"] = std::move(notices);
    games.push_back(std::move(game));
  }
  return jsonReply(200, {{"games", std::move(games)}});
}

HttpReply Api::content(const HttpRequest& request, std::string_view rest) const {
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  const auto game = content_.find(std::string(rest.substr(0, slash)));
  const std::string* text = game == content_.end() || slash == rest.size()
                                ? nullptr
                                : game->second.find(rest.substr(slash + 1));
  if (text == nullptr) return problemReply(request, {"", "unknown_address", {}});
  HttpReply reply;
  reply.headers = {{"Cache-Control", "no-cache"}};
  reply.file = *text;
  return reply;
}

HttpReply Api::rules(const HttpRequest& request, std::string_view game) const {
  const bool german = languageOf(request) == Language::german;
  const std::string path = std::string(game) + (german ? ".de.md" : ".md");
  for (const rule_pages::EmbeddedFile& page : rule_pages::embeddedFiles()) {
    if (page.path != path || library_.find(game) == nullptr) continue;
    HttpReply reply{.type = "text/markdown; charset=utf-8"};
    reply.headers = {{"Cache-Control", "no-cache"}};
    reply.file = page.bytes;
    return reply;
  }
  return problemReply(request, {"", "unknown_address", {}});
}

void Api::record(const HttpRequest& request, std::string_view rest, const Site::Answer& done) {
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  if (rest.substr(slash) != kRecord || slash > 40)
    return done(problemReply(request, {"", "unknown_address", {}}));
  const auto text = std::make_shared<std::string>();
  hub_.room(std::string(rest.substr(0, slash)))
      ->look(
          {{}, languageOf(request)},
          [text](const Table& table) -> Expected<Fields> {
            if (!table.isOver() || !table.hasGame()) return problem("", "not_over");
            *text = writeRecord(table.record());
            return Fields{};
          },
          [request, done, text](Outcome outcome) {
            if (!outcome) {
              const auto code = std::string(outcome.error()["code"].as_string());
              return done(jsonReply(statusOf({"", code, {}}), {{"error", outcome.error()}}));
            }
            HttpReply reply = plainReply(200, std::move(*text));
            reply.headers = {{"Content-Disposition", "attachment; filename=\"spannung.txt\""}};
            done(std::move(reply));
          });
}

}  // namespace spannung::server
