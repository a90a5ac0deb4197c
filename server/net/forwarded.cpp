#include "server/net/forwarded.h"

#include <algorithm>
#include <cctype>

namespace spannung::server {
namespace {

bool isBlank(char c) { return c == ' ' || c == '\t'; }

std::string_view withoutBlanks(std::string_view text) {
  while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
  while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
  return text;
}

bool isTokenCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
         std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos;
}

// Reads a header from the front, piece by piece.
class HeaderReader {
 public:
  explicit HeaderReader(std::string_view text) : rest_(text) {}

  bool isAtEnd() {
    skipBlanks();
    return rest_.empty();
  }
  bool take(char c) {
    skipBlanks();
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }
  std::string token() {
    skipBlanks();
    const auto end = std::find_if_not(rest_.begin(), rest_.end(), isTokenCharacter);
    std::string found(rest_.begin(), end);
    rest_.remove_prefix(found.size());
    return found;
  }
  // A token, or anything in quotes; nothing if it does not end.
  std::optional<std::string> value() {
    if (!take('"')) return token();
    std::string found;
    while (!rest_.empty() && rest_.front() != '"') {
      if (rest_.front() == '\\') rest_.remove_prefix(1);
      if (rest_.empty()) break;
      found += rest_.front();
      rest_.remove_prefix(1);
    }
    if (!take('"')) return std::nullopt;
    return found;
  }

 private:
  void skipBlanks() {
    while (!rest_.empty() && isBlank(rest_.front())) rest_.remove_prefix(1);
  }

  std::string_view rest_;
};

std::string lowered(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

struct Element {
  std::string node{};
  std::string proto{};
  std::string host{};
};

// A name may stand once; false if it stands twice, or is no pair at all.
bool readPair(HeaderReader& reader, Element& element) {
  const std::string name = lowered(reader.token());
  if (name.empty() || !reader.take('=')) return false;
  auto value = reader.value();
  if (!value || value->empty()) return false;
  std::string other;
  std::string& kept = name == "for"     ? element.node
                      : name == "proto" ? element.proto
                      : name == "host"  ? element.host
                                        : other;
  if (!kept.empty()) return false;
  kept = std::move(*value);
  return true;
}

bool readElement(HeaderReader& reader, Element& element) {
  do {
    if (!readPair(reader, element)) return false;
  } while (reader.take(';'));
  return true;
}

std::vector<std::string> listParts(std::string_view list) {
  std::vector<std::string> parts;
  if (withoutBlanks(list).empty()) return parts;
  for (;;) {
    const std::size_t comma = list.find(',');
    parts.emplace_back(withoutBlanks(list.substr(0, comma)));
    if (comma == std::string_view::npos) return parts;
    list.remove_prefix(comma + 1);
  }
}

bool isPort(std::string_view text) {
  constexpr std::size_t kLongestPort = 5;
  return !text.empty() && text.size() <= kLongestPort &&
         text.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

std::optional<Forwarding> parseForwarded(std::string_view header) {
  Forwarding said;
  HeaderReader reader(header);
  do {
    Element element;
    if (!readElement(reader, element)) return std::nullopt;
    said.nodes.push_back(std::move(element.node));
    said.protos.push_back(std::move(element.proto));
    said.hosts.push_back(std::move(element.host));
  } while (reader.take(','));
  if (!reader.isAtEnd()) return std::nullopt;
  return said;
}

Forwarding olderForwarding(const ForwardedHeaders& headers) {
  return {.nodes = listParts(headers.forwardedFor),
          .protos = listParts(headers.forwardedProto),
          .hosts = listParts(headers.forwardedHost)};
}

std::optional<IpAddress> parseNode(std::string_view node) {
  if (node.starts_with('[')) {
    const std::size_t end = node.find(']');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view behind = node.substr(end + 1);
    if (!behind.empty() && !(behind.front() == ':' && isPort(behind.substr(1))))
      return std::nullopt;
    const auto address = parseAddress(node.substr(1, end - 1));
    return node.substr(0, end).find(':') == std::string_view::npos ? std::nullopt : address;
  }
  const std::size_t colon = node.find(':');
  if (colon != std::string_view::npos && node.rfind(':') == colon && isPort(node.substr(colon + 1)))
    node = node.substr(0, colon);
  return parseAddress(node);
}

}  // namespace spannung::server
