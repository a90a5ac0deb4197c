#include "ai/learning/setting.h"

#include "ai/players.h"
#include "record/replay.h"

namespace spannung::learning {
namespace {

Expected<Setting> settingOf(const Library& library, const Record& record) {
  auto game = gameOf(library, record);
  if (!game) return tl::unexpected(game.error());
  const auto make = playersOf(record.game).onlooker;
  if (make == nullptr) return problem("", "game_has_no_features", {{"game", record.game}});
  auto onlooker = make(**game);
  network::FeatureNames names = onlooker->names();
  return Setting{std::move(*game), std::move(onlooker), std::move(names)};
}

bool hasSameSetting(const Record& left, const Record& right) {
  return left.game == right.game && left.revision == right.revision &&
         left.content == right.content && left.options == right.options && left.deal == right.deal;
}

}  // namespace

Expected<const Setting*> Settings::of(const Record& record) {
  if (!record_ || !hasSameSetting(*record_, record)) {
    auto setting = settingOf(library_, record);
    if (!setting) return tl::unexpected(setting.error());
    setting_ = std::move(*setting);
    record_ = record;
  }
  return &setting_;
}

}  // namespace spannung::learning
