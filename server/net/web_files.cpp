#include "server/net/web_files.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "games/digest.h"
#include "spannung_web_files.h"

namespace spannung::server {
namespace {

constexpr std::string_view kStartPage = "index.html";

constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".webp", "image/webp"},
    {".woff2", "font/woff2"},
    {".wasm", "application/wasm"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".webmanifest", "application/manifest+json"},
    {".txt", "text/plain; charset=utf-8"},
};

std::string typeOf(std::string_view path) {
  for (const auto& [ending, type] : kTypes)
    if (path.ends_with(ending)) return std::string(type);
  return "application/octet-stream";
}

// The addresses of the client's screens, as docs/protocol.md lists them.
bool isScreen(std::string_view path) {
  constexpr std::array kScreens = {"/", "/new", "/lobby", "/games", "/settings"};
  constexpr std::array kFolders = {"/t/", "/replay/", "/rules/"};
  if (std::find(kScreens.begin(), kScreens.end(), path) != kScreens.end()) return true;
  return std::any_of(kFolders.begin(), kFolders.end(), [path](std::string_view folder) {
    return path.starts_with(folder) && path.size() > folder.size() &&
           path.find('/', folder.size()) == std::string_view::npos;
  });
}

std::string etagOf(std::string_view bytes) {
  constexpr std::size_t kDigits = 16;
  return fmt::format("\"{}\"", hexText(sha256(bytes)).substr(0, kDigits));
}

HttpReply plain(int status, std::string text) {
  return {.status = status, .type = "text/plain; charset=utf-8", .body = std::move(text)};
}

}  // namespace

WebFiles WebFiles::embedded() {
  WebFiles files;
  for (const web_files::EmbeddedFile& file : web_files::embeddedFiles())
    files.add(std::string(file.path), file.bytes);
  return files;
}

Expected<WebFiles> WebFiles::of(const std::filesystem::path& directory) {
  WebFiles files;
  std::error_code error;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(directory, error)) {
    if (!entry.is_regular_file()) continue;
    std::ifstream stream(entry.path(), std::ios::binary);
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    files.addOwned(entry.path().lexically_relative(directory).generic_string(), bytes.str());
  }
  if (error || files.empty())
    return problem("--web", "web_directory", {{"path", directory.string()}});
  return files;
}

void WebFiles::add(std::string path, std::string_view bytes) {
  files_.emplace(std::move(path), File{{}, bytes, etagOf(bytes)});
}

void WebFiles::addOwned(std::string path, std::string bytes) {
  File& file = files_[std::move(path)];
  file.owned = std::move(bytes);
  file.bytes = file.owned;
  file.etag = etagOf(file.bytes);
}

HttpReply WebFiles::reply(const HttpRequest& request) const {
  if (isScreen(request.path)) {
    const auto start = files_.find(kStartPage);
    if (start != files_.end()) return send(start->first, start->second, request);
    return plain(200, "Spannung is running, but the browser client is not built in.\n");
  }
  const auto found = files_.find(std::string_view(request.path).substr(1));
  return found == files_.end() ? plain(404, "not found\n")
                               : send(found->first, found->second, request);
}

HttpReply WebFiles::send(const std::string& path, const File& file, const HttpRequest& request) {
  // The build puts a digest into the name of every asset: a changed one has another name.
  const bool isForever = path.starts_with("assets/");
  HttpReply reply{.type = typeOf(path)};
  reply.headers = {
      {"ETag", file.etag},
      {"Cache-Control", isForever ? "public, max-age=31536000, immutable" : "no-cache"}};
  if (request.ifNoneMatch == file.etag)
    reply.status = 304;
  else
    reply.file = file.bytes;
  return reply;
}

}  // namespace spannung::server
