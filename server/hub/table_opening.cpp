#include "server/hub/table_opening.h"

namespace spannung::server {
namespace {

// Whether the table can be tried once more.
Expected<void> fetchPack(Store& store, GameShelf& shelf, const std::string& game,
                         const Problem& missing) {
  const auto found = store.pack(missing.details.at("pack"));
  if (!found) return tl::unexpected(found.error());
  if (!*found) return tl::unexpected(missing);
  return shelf.add(game, **found);
}

std::string gameIn(const std::vector<std::string>& bodies) {
  const auto entry = readEntry("entry 0", bodies.front());
  const auto* created = entry ? std::get_if<Created>(&*entry) : nullptr;
  return created != nullptr ? created->game : "";
}

}  // namespace

Expected<Table> openTable(Store& store, GameShelf& shelf, const std::string& id,
                          const std::vector<std::string>& bodies) {
  auto table = Table::open(shelf, id, bodies);
  if (table || table.error().code != "pack_missing") return table;
  if (const auto fetched = fetchPack(store, shelf, gameIn(bodies), table.error()); !fetched)
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
