// Kinds of tables, with what a network is told of them.
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "ai/network/onlooker.h"
#include "games/library.h"
#include "record/record.h"

namespace spannung::learning {

struct Setting {
  std::shared_ptr<const LoadedGame> game;
  std::unique_ptr<network::Onlooker> onlooker;
  network::FeatureNames names;
};

// Settings of records, the last one kept: mostly the next game has it, too.
class Settings {
 public:
  explicit Settings(const Library& library) : library_(library) {}

  // Good until it is asked for another one.
  Expected<const Setting*> of(const Record& record);

 private:
  const Library& library_;
  std::optional<Record> record_;
  Setting setting_;
};

}  // namespace spannung::learning
