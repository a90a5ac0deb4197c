#include "server/net/host_names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

#include <unistd.h>

#include "server/net/network.h"

namespace spannung::server {
namespace {

constexpr std::string_view kLocal = "localhost";

bool isPortNumber(std::string_view text) {
  return text.find_first_not_of("0123456789") == std::string_view::npos;
}

// Lower case, without the port and without the dot that a full name may end with.
std::string nameOf(std::string_view host) {
  const std::size_t colon = host.find(':');
  if (colon != std::string_view::npos && isPortNumber(host.substr(colon + 1)))
    host = host.substr(0, colon);
  if (host.ends_with('.')) host.remove_suffix(1);
  std::string name(host);
  std::transform(name.begin(), name.end(), name.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return name;
}

bool isName(std::string_view text) {
  constexpr std::size_t kLongest = 253;
  return !text.empty() && text.size() <= kLongest &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) {
           return std::isalnum(c) != 0 || c == '-' || c == '.' || c == '_';
         });
}

// "[2001:db8::1]:8080"
bool isV6Literal(std::string_view host) {
  const std::size_t end = host.find(']');
  if (!host.starts_with('[') || end == std::string_view::npos) return false;
  const std::string_view behind = host.substr(end + 1);
  if (!behind.empty() && !(behind.front() == ':' && isPortNumber(behind.substr(1)))) return false;
  const auto address = parseAddress(host.substr(1, end - 1));
  return address && host.find(':') < end;
}

std::string nameOfThisMachine() {
  std::array<char, 256> name{};
  if (gethostname(name.data(), name.size() - 1) != 0) return {};
  return nameOf(name.data());
}

std::optional<std::string_view> hostOfOrigin(std::string_view origin) {
  for (const std::string_view scheme : {"https://", "http://"})
    if (origin.starts_with(scheme)) return origin.substr(scheme.size());
  return std::nullopt;
}

}  // namespace

HostNames::HostNames() : names_{std::string(kLocal)} {
  if (const std::string own = nameOfThisMachine(); isName(own)) names_.insert(own);
}

Expected<void> HostNames::add(const std::string& place, const std::string& name) {
  const std::string known = nameOf(name);
  if (!isName(known) || name.find(':') != std::string::npos)
    return problem(place, "bad_host_name", {{"value", name}});
  names_.insert(known);
  return {};
}

Expected<void> HostNames::addOrigin(const std::string& place, const std::string& origin) {
  const auto host = hostOfOrigin(origin);
  if (!host || (!isV6Literal(*host) && !isName(nameOf(*host))))
    return problem(place, "bad_origin", {{"value", origin}});
  names_.insert(nameOf(*host));
  return {};
}

bool HostNames::allow(std::string_view host) const {
  if (isV6Literal(host)) return true;
  const std::string name = nameOf(host);
  constexpr std::string_view kBelowLocal = ".localhost";
  return names_.contains(name) || name.ends_with(kBelowLocal) ||
         (name.find(':') == std::string::npos && parseAddress(name).has_value());
}

bool isLoopbackHost(std::string_view host) {
  if (isV6Literal(host)) return parseAddress(host.substr(1, host.find(']') - 1))->is_loopback();
  const std::string name = nameOf(host);
  const auto address = parseAddress(name);
  return name == kLocal || (address && address->is_loopback());
}

}  // namespace spannung::server
