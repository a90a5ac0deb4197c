#include "server/hub/table_opening.h"

#include "server/table/later_program.h"

namespace spannung::server {
namespace {

// Whether the table can be tried once more.
Expected<void> fetchPack(Store& store, GameShelf& shelf, const PinnedGame& pinned,
                         const Problem& missing) {
  const auto found = store.pack(missing.details.at("pack"));
  if (!found) return tl::unexpected(found.error());
  if (!*found) return tl::unexpected(missing);
  const auto added = shelf.add(pinned.game, **found);
  if (!added) return tl::unexpected(orNeedsProgram(shelf.library(), pinned, added.error()));
  return {};
}

}  // namespace

Expected<Table> openTable(Store& store, GameShelf& shelf, const std::string& id,
                          const std::vector<std::string>& bodies) {
  auto table = Table::open(shelf, id, bodies);
  if (table || table.error().code != "pack_missing") return table;
  const PinnedGame pinned = pinnedIn(bodies.front());
  if (const auto fetched = fetchPack(store, shelf, pinned, table.error()); !fetched)
    return tl::unexpected(fetched.error());
  return Table::open(shelf, id, bodies);
}

Expected<void> PackKeeper::keep(Store& store, const ContentPack& pack) {
  const std::lock_guard lock(mutex_);
  if (kept_.contains(pack.digest)) return {};
  if (const auto kept = store.keepPack(pack); !kept) return kept;
  kept_.insert(pack.digest);
  return {};
}

}  // namespace spannung::server
