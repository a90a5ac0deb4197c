// Steps of cards, tiles and bonuses, from JSON into the flat table of the engine.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/json_reader.h"
#include "games/pampero/pack.h"

namespace spannung::pampero {

class EffectsReader {
 public:
  explicit EffectsReader(Pack& pack)
      : effects_(pack.content.effects), places_(pack.stepPlaces), lists_(pack.stepLists) {}

  StepList steps(const JsonReader& value);
  // A bonus must not build, fulfil or sell: bonuses that bring each other about would nest deeper
  // than the agenda of the engine is high.
  StepList bonus(const JsonReader& value);
  std::size_t count() const { return effects_.steps.size(); }
  // Whether any of the steps read since then does that.
  bool reachOut(std::size_t from) const;
  bool use(std::size_t from, Op op) const;
  std::uint8_t criterion(const JsonReader& value);

 private:
  Step step(const JsonReader& value);
  Step plainStep(const JsonReader& value, Op op);
  Step marketStep(const JsonReader& value, Op op);
  Step actionStep(const JsonReader& value, Op op);
  Step nestedStep(const JsonReader& value, Op op);
  Step jokerStep(const JsonReader& value);
  Step chooseStep(const JsonReader& value);
  Step optionalStep(const JsonReader& value);
  Step modifierStep(const JsonReader& value);
  Step scoringStep(const JsonReader& value, Op op);
  Step majorityStep(const JsonReader& value);
  std::uint16_t addList(const StepList& list);

  Effects& effects_;
  std::vector<std::string>& places_;        // of the steps, in the same order
  std::map<std::string, StepList>& lists_;  // by place
};

// "own", "other".
Owners readOwners(const JsonReader& value);
// {"piece": …, "owners": […]}; the piece must be the one that the first step needs.
Owners readNeeds(const JsonReader& value, const Step& first);

}  // namespace spannung::pampero
