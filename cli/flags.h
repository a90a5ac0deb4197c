// What a command can be told: it names its flags, each with the field that it fills. The words go
// there as they are read; the first that cannot be understood is kept as a problem.
#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/library.h"
#include "texts/catalogue.h"

namespace CLI {
class App;
}  // namespace CLI

namespace spannung {

class Flags {
 public:
  static constexpr int kAnyNumber = std::numeric_limits<int>::max();

  Flags(CLI::App& command, const Library& library, const Catalogue& texts)
      : command_(command), library_(library), texts_(texts) {}
  // Fields and flags point to each other.
  Flags(const Flags&) = delete;
  Flags& operator=(const Flags&) = delete;

  // A meaning is a key below cli.arguments, and may mention as {value} what a field holds before.
  // So is a type that begins with "type."; any other stands for itself.
  void word(const std::string& name, std::string& field, std::string_view meaning,
            std::string_view type = "type.text");
  void choice(const std::string& name, std::string& field, std::string_view meaning,
              const std::vector<std::string>& words);
  void number(const std::string& name, int& field, std::string_view meaning, int most = kAnyNumber);
  void number(const std::string& name, std::optional<int>& field, std::string_view meaning,
              std::string_view type = "type.number", int most = kAnyNumber);
  void sets(const std::string& name, bool& field, std::string_view meaning, bool value = true);
  // One word each time; more would swallow the name of the game behind it.
  void repeated(const std::string& name, std::vector<std::string>& field, std::string_view meaning,
                std::string_view type);
  // The same, with commas between.
  void list(const std::string& name, std::vector<std::string>& field, std::string_view meaning,
            std::string_view type = "type.list");
  // All words that stand for themselves.
  void words(const std::string& name, std::vector<std::string>& field, std::string_view meaning);
  // NAME=VALUE; what the field has already stays.
  void pairs(const std::string& name, Values& field, std::string_view meaning);

  // The record of a game, which has to be named.
  void record(std::string& file);
  // A game with its options: each option of each game becomes --name; one that several games have
  // appears once.
  void game(std::string& game, Values& options);
  // What many games in a row need.
  template <class Series>
  void series(Series& series, std::string_view meaning) {
    number("--games", series.games, meaning);
    word("--seed", series.seed, series.seed.empty() ? "simulate_seed" : "fixed_seed");
    number("--threads", series.threads, "threads");
    sets("--no-progress", series.progress, "no_progress", false);
  }

  // Asked once everything is read.
  std::optional<Problem> problem() const;

 private:
  std::string text(std::string_view key, const Args& args = {}) const;
  std::string typeText(std::string_view type) const;
  void gameOption(const GameModule& module, const Choice& choice, Values& options);
  std::optional<int> parsed(const std::string& name, const std::string& word, int most);
  void keep(Problem problem);

  CLI::App& command_;
  const Library& library_;
  const Catalogue& texts_;
  const std::string* record_ = nullptr;
  std::optional<Problem> problem_;
};

}  // namespace spannung
