// Explicit deals as text, and back. They are read straight through: the first problem is kept, and
// the deal is asked for once, at the end.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/value_text.h"
#include "games/core/options_reader.h"
#include "games/core/refusal.h"

namespace spannung {

class DealReader {
 public:
  // Names that are not among the choices are a problem.
  DealReader(const std::vector<Choice>& choices, const Values& values)
      : values_(values), problem_(unknownName(choices, values, "deal", "unknown_deal")) {}

  // Nothing if this part is left to chance.
  const std::string* text(const std::string& name) const {
    const auto found = values_.find(name);
    return found == values_.end() ? nullptr : &found->second;
  }

  // One item a word; `parse` gives an optional one.
  template <class List, class Parse>
  void list(const std::string& name, List& items, Parse parse) {
    const std::string* words = text(name);
    if (words == nullptr) return;
    for (const std::string& word : splitWords(*words)) {
      const auto item = parse(word);
      if (!item || items.full()) return refuseValue(name, word);
      items.push_back(*item);
    }
  }

  // What was made of a part, unless there is a problem.
  template <class Value>
  void put(Expected<Value> parsed, Value& target) {
    if (parsed)
      target = std::move(*parsed);
    else
      keep(parsed.error());
  }

  void refuseValue(const std::string& name, const std::string& value) {
    keep({"deal." + name, "bad_deal_value", {{"name", name}, {"value", value}}});
  }

  // Refuses what the game's checkDeal refuses, with the rule; `partOf` names the part of the deal
  // that a reason is about.
  template <class Game, class Deal, class PartOf>
  Expected<Deal> result(const Game& game, const Deal& deal, PartOf partOf) const {
    if (problem_) return tl::unexpected(*problem_);
    const Verdict verdict = game.checkDeal(deal);
    if (verdict.fine()) return deal;
    const Term& term = game.reasonTerms()[verdict.reason];
    return problem(partOf(verdict), std::string(term.code), refusalDetails(game, verdict));
  }
  template <class Game, class Deal>
  Expected<Deal> result(const Game& game, const Deal& deal) const {
    return result(game, deal, [](const Verdict&) { return std::string("deal"); });
  }

 private:
  void keep(Problem found) {
    if (!problem_) problem_ = std::move(found);
  }

  const Values& values_;
  std::optional<Problem> problem_;
};

// Seats count from 1.
inline std::string seatText(Seat seat) { return std::to_string(seat.index() + 1); }

inline std::optional<Seat> parseSeat(const std::string& word, int players) {
  const std::optional<int> number = parseNumber(word);
  if (!number || *number < 1 || *number > players) return std::nullopt;
  return Seat::of(*number - 1);
}

// One word an item; nothing is said of an empty list.
template <class Items, class Text>
void putList(Values& values, const std::string& name, const Items& items, Text text) {
  std::vector<std::string> words;
  for (const auto& item : items) words.push_back(text(item));
  if (!words.empty()) values[name] = joinWords(words);
}

}  // namespace spannung
