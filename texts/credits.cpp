#include "texts/credits.h"

#include <fmt/format.h>

#include "spannung_credit_files.h"

namespace spannung {
namespace {

constexpr std::string_view kFolder = "licences/";
constexpr std::string_view kEnding = ".txt";

std::string_view fileOf(std::string_view path) {
  for (const credits::EmbeddedFile& file : credits::embeddedFiles())
    if (file.path == path) return file.bytes;
  return {};
}

bool isLicence(std::string_view path) {
  return path.starts_with(kFolder) && path.ends_with(kEnding);
}

std::string_view nameOf(std::string_view path) {
  return path.substr(kFolder.size(), path.size() - kFolder.size() - kEnding.size());
}

}  // namespace

std::string creditsPage(Language language) {
  std::string page(fileOf(language == Language::german ? "credits.de.md" : "credits.md"));
  page += fmt::format("\n{}", fileOf("licences/works.md"));
  for (const credits::EmbeddedFile& file : credits::embeddedFiles())
    if (isLicence(file.path))
      page += fmt::format("\n## {}\n\n```\n{}```\n", nameOf(file.path), file.bytes);
  return page;
}

}  // namespace spannung
