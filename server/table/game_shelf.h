// Games ready to be played, shared by all tables with the same rules, content, options and deal:
// the rules of one such table take far more memory than what happens on it.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "games/library.h"
#include "server/table/bot_roster.h"
#include "server/table/game_pin.h"

namespace spannung::server {

// May be used from any thread.
class GameShelf {
 public:
  // Both must outlive the shelf and its tables.
  GameShelf(const Library& library, const BotRoster& bots) : library_(library), bots_(bots) {}

  const Library& library() const { return library_; }
  // Who can play these games.
  const BotRoster& bots() const { return bots_; }
  // What a table is played with that begins now. The game must be one of the library.
  GamePin pinOf(std::string_view game) const;
  // The digest of the content that a pin means.
  std::string packOfPin(const std::string& game, const GamePin& pin) const;
  // Content of an earlier time, for tables that began with it.
  Expected<void> add(const std::string& game, const ContentPack& pack);
  // A problem `pack_missing` names content that has to be added first; `unknown_revision` says
  // that this program is too old.
  Expected<std::shared_ptr<const LoadedGame>> load(const std::string& game, const Values& options,
                                                   const Values& deal, const GamePin& pin);

 private:
  using Module = std::shared_ptr<const GameModule>;

  Expected<void> checkRevision(const std::string& game, int revision) const;
  // The module that plays with a pack.
  Expected<Module> moduleFor(const std::string& game, const std::string& pack);
  Expected<Module> builtIn(const std::string& game);
  Module earlier(const std::string& game, const std::string& pack);
  std::shared_ptr<const LoadedGame> find(const std::string& key);
  std::shared_ptr<const LoadedGame> keep(const std::string& key,
                                         std::shared_ptr<const LoadedGame> game);

  const Library& library_;
  const BotRoster& bots_;
  std::mutex mutex_;
  std::map<std::pair<std::string, std::string>, Module> earlier_;  // by game and pack
  std::unordered_map<std::string, std::weak_ptr<const LoadedGame>> games_;
};

}  // namespace spannung::server
