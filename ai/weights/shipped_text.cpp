#include "ai/weights/shipped_text.h"

#include <algorithm>

#include "base/digest.h"
#include "spannung_weights.h"

namespace spannung {

std::optional<std::string_view> shippedText(std::string_view file) {
  const auto files = weights::embeddedFiles();
  const auto found = std::ranges::find(files, file, &weights::EmbeddedFile::path);
  if (found == files.end()) return std::nullopt;
  return found->bytes;
}

std::string shippedDigest(std::string_view game) {
  constexpr std::size_t kDigits = 16;
  std::string all;
  for (const weights::EmbeddedFile& file : weights::embeddedFiles())
    if (file.path.starts_with(std::string(game) + '/'))
      all.append(file.path).append("\n").append(hexText(sha256(file.bytes))).append("\n");
  return hexText(sha256(all)).substr(0, kDigits);
}

}  // namespace spannung
