#include "texts/catalogue_files.h"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>

#include "base/language.h"
#include "spannung_text_files.h"

namespace spannung {
namespace {

// The files are part of the program, so a malformed one is a bug and may throw.
Templates readTemplates(std::string_view json) {
  const boost::json::value document = boost::json::parse({json.data(), json.size()});
  Templates templates;
  for (const auto& [key, pattern] : document.as_object())
    templates.emplace(std::string_view(key), std::string_view(pattern.as_string()));
  return templates;
}

}  // namespace

std::vector<CatalogueFile> catalogueFiles(Language language) {
  const std::string name = '/' + std::string(languageCode(language)) + ".json";
  std::vector<CatalogueFile> files;
  for (const texts::EmbeddedFile& file : texts::embeddedFiles())
    if (file.path.ends_with(name))
      files.push_back({file.path, file.bytes, readTemplates(file.bytes)});
  return files;
}

}  // namespace spannung
