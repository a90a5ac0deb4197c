// All sentences of one language, by key.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "base/language.h"
#include "texts/catalogue_files.h"
#include "texts/template.h"

namespace spannung {

class Catalogue {
 public:
  explicit Catalogue(Templates templates) : templates_(std::move(templates)) {}

  // The template of the key, filled; "[key]" if there is none. Where an argument is "0" or empty, a
  // template under "<key>/no_<argument>" is preferred, so that nobody reads "0 coal arrives".
  // Several such arguments add up in alphabetical order: "run/no_coal/no_oil".
  std::string text(std::string_view key, const Args& args = {}) const;

  bool has(std::string_view key) const { return templates_.find(key) != templates_.end(); }
  const Templates& templates() const { return templates_; }

 private:
  std::string variantOf(std::string_view key, const Args& args) const;

  Templates templates_;
};

// Merged from all catalogue files of the language.
const Catalogue& catalogue(Language language);

}  // namespace spannung
