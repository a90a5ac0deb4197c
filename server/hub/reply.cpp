#include "server/hub/reply.h"

#include <memory>

#include <boost/json/serialize.hpp>

namespace spannung::server {

SharedText sharedText(const Fields& message) {
  return std::make_shared<const std::string>(boost::json::serialize(message));
}

}  // namespace spannung::server
