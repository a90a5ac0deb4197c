#include "texts/catalogue.h"

#include <fmt/format.h>

namespace spannung {
namespace {

Catalogue mergeFiles(Language language) {
  Templates all;
  for (CatalogueFile& file : catalogueFiles(language)) all.merge(file.templates);
  return Catalogue(std::move(all));
}

bool isNothing(std::string_view value) { return value.empty() || value == "0"; }

}  // namespace

std::string Catalogue::text(std::string_view key, const Args& args) const {
  const auto found = templates_.find(variantOf(key, args));
  if (found == templates_.end()) return '[' + std::string(key) + ']';
  return fillTemplate(found->second, args);
}

std::string Catalogue::variantOf(std::string_view key, const Args& args) const {
  std::string best(key);
  for (const auto& [name, value] : args) {
    std::string variant = fmt::format("{}/no_{}", best, name);
    if (isNothing(value) && has(variant)) best = std::move(variant);
  }
  return best;
}

const Catalogue& catalogue(Language language) {
  static const Catalogue kEnglish = mergeFiles(Language::english);
  static const Catalogue kGerman = mergeFiles(Language::german);
  return language == Language::german ? kGerman : kEnglish;
}

}  // namespace spannung
