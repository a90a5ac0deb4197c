#include "server/net/http_request.h"

#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>

namespace spannung::server {

bool readTarget(std::string_view target, HttpRequest& request) {
  const auto url = boost::urls::parse_origin_form({target.data(), target.size()});
  if (!url) return false;
  request.path = url->path();
  for (const auto param : url->params())
    if (param.has_value) request.query.emplace(std::string(param.key), std::string(param.value));
  return true;
}

}  // namespace spannung::server
