#include "server/table/game_shelf.h"

#include <utility>

namespace spannung::server {
namespace {

// Names and values never contain control characters that would not be refused when loading, so a
// separator that no game accepts keeps different choices apart.
std::string keyOf(const std::string& game, const Values& options, const Values& deal) {
  std::string key = game;
  for (const Values* values : {&options, &deal}) {
    key += '\0';
    for (const auto& [name, value] : *values)
      key.append(name).append(1, '\1').append(value).append(1, '\2');
  }
  return key;
}

}  // namespace

Expected<std::shared_ptr<const LoadedGame>> GameShelf::load(const std::string& game,
                                                            const Values& options,
                                                            const Values& deal) {
  if (auto known = find(keyOf(game, options, deal))) return known;
  auto loaded = library_.load(game, options, deal);
  if (!loaded) return loaded;
  // Under its canonical choices, so that a table that leaves out a default shares it, too.
  const std::string key = keyOf(game, (*loaded)->options(), (*loaded)->deal());
  return keep(key, std::move(*loaded));
}

std::shared_ptr<const LoadedGame> GameShelf::find(const std::string& key) {
  const std::lock_guard lock(mutex_);
  const auto found = games_.find(key);
  return found == games_.end() ? nullptr : found->second.lock();
}

std::shared_ptr<const LoadedGame> GameShelf::keep(const std::string& key,
                                                  std::shared_ptr<const LoadedGame> game) {
  const std::lock_guard lock(mutex_);
  std::erase_if(games_, [](const auto& entry) { return entry.second.expired(); });
  std::weak_ptr<const LoadedGame>& place = games_[key];
  if (auto known = place.lock()) return known;
  place = game;
  return game;
}

}  // namespace spannung::server
