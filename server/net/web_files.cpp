#include "server/net/web_files.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "base/digest.h"
#include "server/net/content_coding.h"
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
  constexpr std::array kScreens = {"/", "/new", "/lobby", "/games", "/settings", "/about"};
  constexpr std::array kFolders = {"/t/", "/replay/", "/rules/"};
  if (std::find(kScreens.begin(), kScreens.end(), path) != kScreens.end()) return true;
  return std::any_of(kFolders.begin(), kFolders.end(), [path](std::string_view folder) {
    return path.starts_with(folder) && path.size() > folder.size() &&
           path.find('/', folder.size()) == std::string_view::npos;
  });
}

// Files have an ending; whoever asks for something without one wanted to see a page.
bool isPage(std::string_view path) {
  return path.substr(path.rfind('/') + 1).find('.') == std::string_view::npos;
}

std::string etagOf(std::string_view bytes) {
  constexpr std::size_t kDigits = 16;
  return fmt::format("\"{}\"", hexText(sha256(bytes)).substr(0, kDigits));
}

// "W/" says that something as good would do, too, which makes no difference here.
bool isAmong(std::string_view ifNoneMatch, std::string_view etag) {
  while (!ifNoneMatch.empty()) {
    const std::size_t comma = std::min(ifNoneMatch.find(','), ifNoneMatch.size());
    std::string_view one = ifNoneMatch.substr(0, comma);
    while (one.starts_with(' ')) one.remove_prefix(1);
    while (one.ends_with(' ')) one.remove_suffix(1);
    if (one.starts_with("W/")) one.remove_prefix(2);
    if (one == etag || one == "*") return true;
    ifNoneMatch.remove_prefix(std::min(comma + 1, ifNoneMatch.size()));
  }
  return false;
}

HttpReply plain(int status, std::string text) {
  return {.status = status, .type = "text/plain; charset=utf-8", .body = std::move(text)};
}

}  // namespace

WebFiles WebFiles::embedded() {
  WebFiles files;
  for (const web_files::EmbeddedFile& file : web_files::embeddedFiles())
    files.add(std::string(file.path), file.bytes);
  files.findCompressed();
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
  files.findCompressed();
  return files;
}

void WebFiles::add(std::string path, std::string_view bytes) {
  File& file = files_[std::move(path)];
  file.bytes = bytes;
  file.etag = etagOf(bytes);
}

void WebFiles::addOwned(std::string path, std::string bytes) {
  File& file = files_[std::move(path)];
  file.owned = std::move(bytes);
  file.bytes = file.owned;
  file.etag = etagOf(file.bytes);
}

void WebFiles::findCompressed() {
  constexpr std::pair<std::string_view, const File * File::*> kForms[] = {{".br", &File::brotli},
                                                                          {".gz", &File::gzip}};
  for (auto& [path, file] : files_)
    for (const auto& [ending, form] : kForms) {
      const auto found = files_.find(path + std::string(ending));
      if (found == files_.end()) continue;
      file.*form = &compressed_.insert(files_.extract(found)).position->second;
    }
}

HttpReply WebFiles::reply(const HttpRequest& request) const {
  if (isScreen(request.path)) {
    const auto start = files_.find(kStartPage);
    if (start != files_.end()) return send(start->first, start->second, request);
    return plain(200, "Spannung is running, but the browser client is not built in.\n");
  }
  const auto found = files_.find(std::string_view(request.path).substr(1));
  return found == files_.end() ? missing(request) : send(found->first, found->second, request);
}

// The client has a page for it, with a way back.
HttpReply WebFiles::missing(const HttpRequest& request) const {
  const auto start = files_.find(kStartPage);
  if (start == files_.end() || !isPage(request.path)) return plain(404, "not found\n");
  HttpReply reply{.status = 404, .type = typeOf(start->first)};
  reply.headers = {{"Cache-Control", "no-store"}};
  reply.file = start->second.bytes;
  return reply;
}

HttpReply WebFiles::send(const std::string& path, const File& file, const HttpRequest& request) {
  // The build puts a digest into the name of every asset: a changed one has another name.
  const bool isForever = path.starts_with("assets/");
  const Coding coding = chosenCoding(request.acceptEncoding, {.hasGzip = file.gzip != nullptr,
                                                              .hasBrotli = file.brotli != nullptr});
  const File& sent = coding == Coding::brotli ? *file.brotli
                     : coding == Coding::gzip ? *file.gzip
                                              : file;
  HttpReply reply{.type = typeOf(path)};
  reply.headers = {
      {"ETag", sent.etag},
      {"Cache-Control", isForever ? "public, max-age=31536000, immutable" : "no-cache"}};
  if (file.gzip != nullptr || file.brotli != nullptr)
    reply.headers.emplace_back("Vary", "Accept-Encoding");
  if (coding != Coding::identity)
    reply.headers.emplace_back("Content-Encoding", codingName(coding));
  if (isAmong(request.ifNoneMatch, sent.etag))
    reply.status = 304;
  else
    reply.file = sent.bytes;
  return reply;
}

}  // namespace spannung::server
