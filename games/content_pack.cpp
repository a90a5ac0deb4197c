#include "games/content_pack.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "base/digest.h"

namespace spannung {
namespace json = boost::json;

ContentPack packOf(const ContentFiles& files) {
  json::object all;
  for (const auto& [path, text] : files.texts()) all[path] = text;
  std::string text = json::serialize(all);
  return {hexText(sha256(text)), std::move(text)};
}

Expected<ContentFiles> unpacked(const ContentPack& pack) {
  json::error_code error;
  const json::value value = json::parse(pack.text, error);
  if (error || !value.is_object() || hexText(sha256(pack.text)) != pack.digest)
    return problem(pack.digest, "content_pack_damaged");
  ContentFiles files;
  for (const auto& [path, text] : value.get_object()) {
    if (!text.is_string()) return problem(pack.digest, "content_pack_damaged");
    files.put(path, std::string(text.get_string()));
  }
  return files;
}

}  // namespace spannung
