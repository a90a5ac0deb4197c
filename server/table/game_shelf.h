// Games ready to be played, shared by all tables with the same options and deal: the rules of one
// such table take far more memory than what happens on it.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "games/library.h"

namespace spannung::server {

// May be used from any thread.
class GameShelf {
 public:
  // The library must outlive the shelf.
  explicit GameShelf(const Library& library) : library_(library) {}

  const Library& library() const { return library_; }
  Expected<std::shared_ptr<const LoadedGame>> load(const std::string& game, const Values& options,
                                                   const Values& deal);

 private:
  std::shared_ptr<const LoadedGame> find(const std::string& key);
  std::shared_ptr<const LoadedGame> keep(const std::string& key,
                                         std::shared_ptr<const LoadedGame> game);

  const Library& library_;
  std::mutex mutex_;
  std::unordered_map<std::string, std::weak_ptr<const LoadedGame>> games_;
};

}  // namespace spannung::server
