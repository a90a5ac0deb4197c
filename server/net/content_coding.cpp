#include "server/net/content_coding.h"

#include <algorithm>
#include <cctype>

namespace spannung::server {
namespace {

constexpr int kFull = 1000;

std::string_view stripped(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

bool isSameWord(std::string_view left, std::string_view right) {
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [](unsigned char a, unsigned char b) { return std::tolower(a) == b; });
}

// "0.25" in thousandths; at most three digits behind the point.
int parseWeight(std::string_view text) {
  constexpr std::size_t kLongest = 5;
  if (text.empty() || text.size() > kLongest || (text[0] != '0' && text[0] != '1')) return 0;
  if (text.size() > 1 && text[1] != '.') return 0;
  int weight = (text[0] - '0') * kFull;
  int worth = kFull / 10;
  for (const char digit : text.substr(std::min<std::size_t>(2, text.size()))) {
    if (std::isdigit(static_cast<unsigned char>(digit)) == 0) return 0;
    weight += (digit - '0') * worth;
    worth /= 10;
  }
  return std::min(weight, kFull);
}

// "gzip;q=0.5": the weight of that part.
int weightOf(std::string_view part) {
  const std::size_t semicolon = part.find(';');
  if (semicolon == std::string_view::npos) return kFull;
  const std::string_view parameter = stripped(part.substr(semicolon + 1));
  return isSameWord(parameter.substr(0, 2), "q=") ? parseWeight(parameter.substr(2)) : 0;
}

}  // namespace

std::string_view codingName(Coding coding) {
  switch (coding) {
    case Coding::gzip: return "gzip";
    case Coding::brotli: return "br";
    case Coding::identity: break;
  }
  return "identity";
}

int codingWeight(std::string_view acceptEncoding, Coding coding) {
  std::optional<int> named;
  std::optional<int> any;
  while (!acceptEncoding.empty()) {
    const std::size_t comma = std::min(acceptEncoding.find(','), acceptEncoding.size());
    const std::string_view part = stripped(acceptEncoding.substr(0, comma));
    const std::string_view name = stripped(part.substr(0, part.find(';')));
    if (isSameWord(name, codingName(coding))) named = weightOf(part);
    if (name == "*") any = weightOf(part);
    acceptEncoding.remove_prefix(std::min(comma + 1, acceptEncoding.size()));
  }
  if (named || any) return named ? *named : *any;
  return coding == Coding::identity ? 1 : 0;  // fine, unless anything else is wanted
}

Coding chosenCoding(std::string_view acceptEncoding, CodingChoice there) {
  Coding best = Coding::identity;
  int most = codingWeight(acceptEncoding, Coding::identity);
  const auto consider = [&](bool isThere, Coding coding) {
    const int weight = isThere ? codingWeight(acceptEncoding, coding) : 0;
    if (weight == 0 || weight < most) return;
    best = coding;
    most = weight;
  };
  consider(there.hasGzip, Coding::gzip);
  consider(there.hasBrotli, Coding::brotli);
  return best;
}

}  // namespace spannung::server
