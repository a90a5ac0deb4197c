#include "ai/kabel/players.h"

#include "ai/kabel/policy.h"
#include "ai/network/onlooker.h"
#include "ai/search/searcher.h"

namespace spannung::kabel {

Players players() {
  return {.searcher = search::searcher<Policy>, .onlooker = network::onlooker<Policy>};
}

}  // namespace spannung::kabel
