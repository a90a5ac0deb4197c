#include "tests/fuzz/fuzz_library.h"

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace spannung::fuzz {
namespace {

using LoadResult = Expected<std::shared_ptr<const LoadedGame>>;

// Working out the tables of a game takes longer than everything a fuzz target does with it.
class RememberingModule final : public GameModule {
 public:
  explicit RememberingModule(const GameModule& module) : module_(module) {}
  std::string_view name() const override { return module_.name(); }
  std::vector<Choice> options() const override { return module_.options(); }
  std::vector<Choice> dealChoices() const override { return module_.dealChoices(); }
  LoadResult load(const Values& options, const Values& deal) const override {
    const auto key = std::make_pair(options, deal);
    if (const auto known = loaded_.find(key); known != loaded_.end()) return known->second;
    if (loaded_.size() == kMostRemembered) loaded_.clear();
    return loaded_.emplace(key, module_.load(options, deal)).first->second;
  }

 private:
  static constexpr std::size_t kMostRemembered = 200;
  const GameModule& module_;
  mutable std::map<std::pair<Values, Values>, LoadResult> loaded_;
};

Library remembering(const Library& library) {
  std::vector<std::unique_ptr<GameModule>> modules;
  for (const auto& module : library.modules())
    modules.push_back(std::make_unique<RememberingModule>(*module));
  return Library(std::move(modules));
}

}  // namespace

const Library& library() {
  static const Expected<Library> kOpened = openLibrary();
  require(kOpened.has_value());
  static const Library kRemembering = remembering(*kOpened);
  return kRemembering;
}

}  // namespace spannung::fuzz
