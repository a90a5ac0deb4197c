// What comes back from a request.
#pragma once

#include <functional>
#include <string>

#include <boost/json/object.hpp>
#include <tl/expected.hpp>

#include "base/problem.h"
#include "games/game_module.h"
#include "server/hub/thinking_share.h"
#include "server/net/site.h"
#include "server/table/view.h"

namespace spannung::server {

using Fields = boost::json::object;
// What an "ok" carries, or the "error" of a refusal.
using Outcome = tl::expected<Fields, Fields>;
using Reply = std::function<void(Outcome)>;

struct Asker {
  PersonId person;  // empty: nobody in particular
  Language language = Language::english;
  ThinkingShare share{};  // out of which bots think for them
};

SharedText sharedText(const Fields& message);

}  // namespace spannung::server
