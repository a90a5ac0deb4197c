#include "tests/fuzz/fuzz_library.h"

#include <map>
#include <memory>
#include <tuple>
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
  int revision() const override { return module_.revision(); }

 private:
  LoadResult loadRevision(const Values& options, const Values& deal, int revision) const override {
    const auto key = std::make_tuple(options, deal, revision);
    if (const auto known = loaded_.find(key); known != loaded_.end()) return known->second;
    if (loaded_.size() == kMostRemembered) loaded_.clear();
    return loaded_.emplace(key, module_.load(options, deal, revision)).first->second;
  }

  static constexpr std::size_t kMostRemembered = 200;
  const GameModule& module_;
  mutable std::map<std::tuple<Values, Values, int>, LoadResult> loaded_;
};

Library remembering(const Library& library) {
  std::vector<Library::Opened> games;
  for (const auto& module : library.modules())
    games.push_back({std::make_unique<RememberingModule>(*module), library.pack(module->name())});
  return Library(std::move(games));
}

}  // namespace

const Library& library() {
  static const Expected<Library> kOpened = openLibrary();
  require(kOpened.has_value());
  static const Library kRemembering = remembering(*kOpened);
  return kRemembering;
}

}  // namespace spannung::fuzz
