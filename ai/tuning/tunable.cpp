#include "ai/tuning/tunable.h"

#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "ai/erased_game.h"
#include "ai/funkenschlag/greedy_bot.h"
#include "ai/funkenschlag/policy.h"
#include "ai/pampero/greedy_bot.h"
#include "ai/pampero/policy.h"
#include "ai/powerline/greedy_bot.h"
#include "ai/powerline/policy.h"
#include "ai/search/rollout_bot.h"
#include "ai/search/search_bot.h"
#include "ai/wasserkraft/greedy_bot.h"
#include "ai/wasserkraft/policy.h"
#include "base/value_text.h"

namespace spannung {
namespace {

template <class Judgement>
Parameters known() {
  return parametersOf(Judgement{});
}

template <class Rules>
const auto& tablesOf(const LoadedGame& game) {
  return gameBehind<Rules>(game).tables();
}

std::unique_ptr<Bot> funkenschlagGreedy(const Parameters& parameters, const LoadedGame& game, int) {
  return std::make_unique<funkenschlag::GreedyBot>(
      tablesOf<funkenschlag::Funkenschlag>(game),
      judgementOf<funkenschlag::greedy::Judgement>(parameters));
}

std::unique_ptr<Bot> powerlineGreedy(const Parameters& parameters, const LoadedGame& game, int) {
  return std::make_unique<powerline::GreedyBot>(
      tablesOf<powerline::Powerline>(game), judgementOf<powerline::greedy::Judgement>(parameters));
}

std::unique_ptr<Bot> pamperoGreedy(const Parameters& parameters, const LoadedGame& game, int) {
  return std::make_unique<pampero::GreedyBot>(gameBehind<pampero::Pampero>(game),
                                              judgementOf<pampero::greedy::Judgement>(parameters));
}

std::unique_ptr<Bot> wasserkraftGreedy(const Parameters& parameters, const LoadedGame& game, int) {
  return std::make_unique<wasserkraft::GreedyBot>(
      gameBehind<wasserkraft::Wasserkraft>(game),
      judgementOf<wasserkraft::greedy::Judgement>(parameters));
}

std::unique_ptr<Bot> wasserkraftRollout(const Parameters& parameters, const LoadedGame& game, int) {
  wasserkraft::Policy policy(gameBehind<wasserkraft::Wasserkraft>(game),
                             wasserkraft::shippedWeights(),
                             judgementOf<wasserkraft::Habits>(parameters));
  return std::make_unique<search::RolloutBot<wasserkraft::Policy>>(std::move(policy));
}

template <class P, class Weights>
std::unique_ptr<Bot> searcher(const Parameters& parameters, const LoadedGame& game,
                              int simulations) {
  P policy(gameBehind<typename P::Rules>(game), judgementOf<Weights>(parameters));
  search::Level level{.name = "search"};
  level.budget.simulations = static_cast<std::uint32_t>(simulations);
  return std::make_unique<search::SearchBot<P>>(std::move(policy), level, "search");
}

constexpr auto funkenschlagSearcher = searcher<funkenschlag::Policy, funkenschlag::Weights>;
constexpr auto kOfFunkenschlag = known<funkenschlag::Weights>;

constexpr std::array kTunables = {
    Tunable{{"funkenschlag", "greedy"}, known<funkenschlag::greedy::Judgement>, funkenschlagGreedy},
    Tunable{{"funkenschlag", "search-2"}, kOfFunkenschlag, funkenschlagSearcher},
    Tunable{{"funkenschlag", "search-3"}, kOfFunkenschlag, funkenschlagSearcher},
    Tunable{{"funkenschlag", "search-4"}, kOfFunkenschlag, funkenschlagSearcher},
    Tunable{{"funkenschlag", "search-5"}, kOfFunkenschlag, funkenschlagSearcher},
    Tunable{{"funkenschlag", "search-6"}, kOfFunkenschlag, funkenschlagSearcher},
    Tunable{{"pampero", "greedy"}, known<pampero::greedy::Judgement>, pamperoGreedy},
    Tunable{{"pampero", "search"},
            known<pampero::Weights>,
            searcher<pampero::Policy, pampero::Weights>},
    Tunable{{"powerline", "greedy"}, known<powerline::greedy::Judgement>, powerlineGreedy},
    Tunable{{"powerline", "search"},
            known<powerline::Weights>,
            searcher<powerline::Policy, powerline::Weights>},
    Tunable{{"wasserkraft", "greedy"}, known<wasserkraft::greedy::Judgement>, wasserkraftGreedy},
    Tunable{{"wasserkraft", "rollout"}, known<wasserkraft::Habits>, wasserkraftRollout},
    Tunable{{"wasserkraft", "search"},
            known<wasserkraft::Weights>,
            searcher<wasserkraft::Policy, wasserkraft::Weights>},
};

bool isMeant(const WeightsOwner& owner, const LoadedGame& game, std::string_view bot) {
  if (owner.game != game.rules().name()) return false;
  return bot.empty() || owner.bot == bot ||
         owner.bot == fmt::format("{}-{}", bot, game.rules().seats());
}

}  // namespace

std::span<const Tunable> allTunables() { return kTunables; }

Expected<Tunable> tunableFor(const LoadedGame& game, std::string_view bot) {
  std::vector<std::string> known;
  for (const Tunable& tunable : kTunables) {
    if (isMeant(tunable.owner, game, bot)) return tunable;
    if (tunable.owner.game == game.rules().name()) known.emplace_back(tunable.owner.bot);
  }
  return problem("--bot", "not_tunable",
                 {{"name", std::string(bot)}, {"known", joinWords(known, ", ")}});
}

}  // namespace spannung
