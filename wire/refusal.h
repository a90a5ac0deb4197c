// Why a request was not done.
#pragma once

#include <string>
#include <string_view>

#include <boost/json/object.hpp>
#include <tl/expected.hpp>

#include "base/problem.h"
#include "games/game_module.h"
#include "record/session.h"

namespace spannung {

struct Refusal {
  Problem problem;
  std::string reason{};           // a sentence for the problem's reason, if it has one
  boost::json::object verdict{};  // of the rules, if they refused a move
};

using Answer = tl::expected<boost::json::object, Refusal>;

// {"legal": true}, or the reason, its rule and its operands.
boost::json::object verdictObject(const Session& session, const Verdict& verdict,
                                  Language language);

Refusal unreadableMove(const Session& session, std::string_view text, const ParsedMove& parsed,
                       Language language);
Refusal illegalMove(const Session& session, std::string place, Move move, const Verdict& verdict,
                    Language language);

// The "error" of a reply. `game` is the name of the game at hand, if there is one.
boost::json::object errorObject(const Refusal& refusal, Language language, std::string_view game);

}  // namespace spannung
