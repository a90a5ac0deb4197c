#include "server/table/game_shelf.h"

#include <utility>

#include "base/version.h"

namespace spannung::server {
namespace {

// Names and values never contain control characters that would not be refused when loading, so a
// separator that no game accepts keeps different choices apart.
std::string keyOf(const std::string& game, const Values& options, const Values& deal,
                  const GamePin& pin) {
  std::string key = game + '\0' + pin.pack + '\0' + std::to_string(pin.revision);
  for (const Values* values : {&options, &deal}) {
    key += '\0';
    for (const auto& [name, value] : *values)
      key.append(name).append(1, '\1').append(value).append(1, '\2');
  }
  return key;
}

}  // namespace

GamePin GameShelf::pinOf(std::string_view game) const {
  return {library_.find(game)->revision(), library_.pack(game).digest, std::string(kVersion)};
}

std::string GameShelf::packOfPin(const std::string& game, const GamePin& pin) const {
  return pin.pack.empty() ? packOf(embeddedContent(game)).digest : pin.pack;
}

Expected<void> GameShelf::add(const std::string& game, const ContentPack& pack) {
  const auto files = unpacked(pack);
  if (!files) return tl::unexpected(files.error());
  auto module = openGame(game, *files);
  if (!module) return tl::unexpected(module.error());
  const std::lock_guard lock(mutex_);
  earlier_.try_emplace({game, pack.digest}, std::move(*module));
  return {};
}

Expected<GameShelf::Module> GameShelf::moduleFor(const std::string& game, const std::string& pack) {
  const auto module = library_.module(game);
  if (!module) return tl::unexpected(module.error());
  // The library outlives every game, so nobody has to own its modules.
  if (library_.pack(game).digest == pack) return Module(Module{}, *module);
  if (pack.empty()) return builtIn(game);
  if (Module known = earlier(game, pack)) return known;
  return problem("pack", "pack_missing", {{"pack", pack}});
}

Expected<GameShelf::Module> GameShelf::builtIn(const std::string& game) {
  const ContentPack pack = packOf(embeddedContent(game));
  if (library_.pack(game).digest != pack.digest && !earlier(game, pack.digest))
    if (const auto added = add(game, pack); !added) return tl::unexpected(added.error());
  return moduleFor(game, pack.digest);
}

GameShelf::Module GameShelf::earlier(const std::string& game, const std::string& pack) {
  const std::lock_guard lock(mutex_);
  const auto found = earlier_.find({game, pack});
  return found == earlier_.end() ? nullptr : found->second;
}

Expected<void> GameShelf::checkRevision(const std::string& game, int revision) const {
  const auto module = library_.module(game);
  if (!module) return tl::unexpected(module.error());
  const int known = (*module)->revision();
  if (revision <= known) return {};  // whether it is too low, the rules say
  return problem("revision", "unknown_revision",
                 {{"revision", std::to_string(revision)}, {"known", std::to_string(known)}});
}

Expected<std::shared_ptr<const LoadedGame>> GameShelf::load(const std::string& game,
                                                            const Values& options,
                                                            const Values& deal,
                                                            const GamePin& pin) {
  if (auto known = find(keyOf(game, options, deal, pin))) return known;
  // First of all: content of a later program may be of a kind that this one cannot read.
  if (const auto played = checkRevision(game, pin.revision); !played)
    return tl::unexpected(played.error());
  const auto module = moduleFor(game, pin.pack);
  if (!module) return tl::unexpected(module.error());
  auto loaded = (*module)->load(options, deal, pin.revision);
  if (!loaded) return loaded;
  // Under its canonical choices, so that a table that leaves out a default shares it, too.
  const std::string key = keyOf(game, (*loaded)->options(), (*loaded)->deal(), pin);
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
