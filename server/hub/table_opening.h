// Tables from the store, with the content they were begun with.
#pragma once

#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "server/store/store.h"
#include "server/table/table.h"

namespace spannung::server {

// Fetches content that the shelf does not have. A table whose content nobody has is a problem with
// the code pack_missing.
Expected<Table> openTable(Store& store, GameShelf& shelf, const std::string& id,
                          const std::vector<std::string>& bodies);

// Sees to it that the content of new tables is in the store. It is large, so it is sent once only.
// May be used from any thread.
class PackKeeper {
 public:
  Expected<void> keep(Store& store, const ContentPack& pack);

 private:
  std::mutex mutex_;
  std::set<std::string> kept_;
};

}  // namespace spannung::server
