#include "ai/kabel/players.h"

#include "ai/kabel/policy.h"
#include "ai/learning/onlooker.h"
#include "ai/search/searcher.h"

namespace spannung::kabel {

Players players() {
  return {.searcher = search::searcher<Policy>, .onlooker = learning::onlooker<Policy>};
}

}  // namespace spannung::kabel
