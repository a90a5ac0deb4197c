#include "games/wasserkraft/options_text.h"

#include <algorithm>
#include <array>

#include "base/value_text.h"
#include "engine/wasserkraft/notation.h"
#include "games/core/options_reader.h"

namespace spannung::wasserkraft {
namespace {

constexpr const char* kPlayers = "players";
constexpr const char* kMode = "mode";
constexpr const char* kAssignment = "assignment";
constexpr const char* kLeeghwater = "leeghwater";
constexpr const char* kAutomas = "automas";
constexpr int kMaxAutomas = kMaxPlayers - 1;
// As the rulebook has it: fixed in the introductory game, drafted in the full one.
constexpr const char* kByRulebook = "rulebook";

const std::vector<std::string> kModes = {"introductory", "full"};
const std::vector<std::string> kAssignments = {"fixed", "draft", "random"};
const std::vector<std::string> kNoYes = {"no", "yes"};
const std::vector<std::string> kAutomaCounts = {"0", "1", "2", "3"};
const std::vector<std::string> kAutomaLevels = {"easy", "normal", "hard", "very_hard"};
constexpr Level kUsualLevel = Level::normal;

constexpr const char* kWording = "wording";
const std::vector<std::string> kWordings = {"published", "documents"};
// What a reading may say instead of an answer: the wording decides.
constexpr const char* kByWording = "wording";

// A question with two answers: what we recommend, and the other one.
struct Reading {
  const char* name;
  const char* recommended;
  const char* other;
  bool Readings::* isOther;
};

// Where the letter of rulebook and player aid is the other answer (WK-RULE-57).
constexpr std::array<Reading, 7> kWorded = {{
    {"mixers", "4", "6", &Readings::printedMixers},
    {"contract_time", "after_water", "before_water", &Readings::contractBeforeWater},
    {"france", "production", "any_energy", &Readings::fixedEnergyDiscount},
    {"energy_track", "endless", "ends", &Readings::trackEnds},
    {"automa_objective", "with_points", "always", &Readings::objectiveAlways},
    {"automa_production", "either", "both", &Readings::reluctantAutomas},
    {"automa_contract", "highest", "rightmost", &Readings::rightmostContract},
}};

// Where they leave the question open.
constexpr std::array<Reading, 4> kOpenReadings = {{
    {"mahiri", "three", "owned", &Readings::onlyOwnedOfficers},
    {"viktor", "first", "both", &Readings::secondMinimum},
    {"second_slot", "four", "three", &Readings::secondSlotFromThree},
    {"icons", "ignored", "printed", &Readings::iconOrder},
}};

std::string automaName(int number) { return "automa" + std::to_string(number); }

int readPlayers(OptionsReader& reader) {
  if (parseNumber(reader.text(kPlayers)) == 1)  // WK-SETUP-02
    reader.refuse(kPlayers, "solo_needs_automas",
                  {{"max", std::to_string(kMaxPlayers)}, {"automas", std::to_string(kMaxAutomas)}});
  return reader.players(kMinPlayers, kMaxPlayers);
}

Assignment readAssignment(OptionsReader& reader, Mode mode) {
  if (reader.text(kAssignment) == kByRulebook)
    return mode == Mode::introductory ? Assignment::fixed : Assignment::drafted;
  std::vector<std::string> words = kAssignments;
  words.emplace_back(kByRulebook);
  return static_cast<Assignment>(reader.word(kAssignment, words));
}

void readWorded(OptionsReader& reader, Readings& readings) {
  const std::size_t wording = reader.word(kWording);
  for (const Reading& reading : kWorded) {
    const std::size_t word =
        reader.word(reading.name, {reading.recommended, reading.other, kByWording});
    readings.*reading.isOther = (word == 2 ? wording : word) == 1;
  }
}

// The one that leaves fewer exceptions.
std::size_t wordingOf(const Readings& readings) {
  const auto others = std::count_if(kWorded.begin(), kWorded.end(),
                                    [&](const Reading& r) { return readings.*r.isOther; });
  return 2 * static_cast<std::size_t>(others) > kWorded.size() ? 1 : 0;
}

void addWorded(const Readings& readings, Values& values) {
  const std::size_t wording = wordingOf(readings);
  values[kWording] = kWordings[wording];
  for (const Reading& reading : kWorded) {
    const bool isOther = readings.*reading.isOther;
    const char* answer = isOther ? reading.other : reading.recommended;
    values[reading.name] = isOther == (wording == 1) ? kByWording : answer;
  }
}

// WK-SETUP-02: somebody has to play against them. They take the last seats.
void readAutomas(OptionsReader& reader, Options& options) {
  const auto count = static_cast<int>(reader.word(kAutomas));
  if (count >= options.players)
    return reader.refuse(
        kAutomas, "too_many_automas",
        {{"automas", std::to_string(count)}, {"players", std::to_string(options.players)}});
  for (int i = 1; i <= kMaxAutomas; ++i) {
    const std::size_t level = reader.word(automaName(i));
    if (i > count) continue;
    const auto seat = static_cast<std::size_t>(options.players - count + i - 1);
    options.levels[seat] = static_cast<Level>(level + 1);
  }
}

// WK-SETUP-01.
void checkMode(OptionsReader& reader, const Options& options) {
  const auto refuse = [&reader](const char* name) {
    reader.refuse(name, "option_needs_full_game", {{"name", name}});
  };
  if (!options.isFull() && options.leeghwater) refuse(kLeeghwater);
  if (!options.isFull() && options.hasAutomas()) refuse(kAutomas);
}

// The Automa of a number, counted from 1; the usual one if there are not so many.
Level levelOfAutoma(const Options& options, int number) {
  const int automas = options.automas();
  if (number > automas) return kUsualLevel;
  return options.levelOf(Seat::of(options.players - automas + number - 1));
}

}  // namespace

std::vector<Choice> optionChoices() {
  std::vector<std::string> assignments = {kByRulebook};
  assignments.insert(assignments.end(), kAssignments.begin(), kAssignments.end());
  std::vector<Choice> choices = {{kPlayers, "4", {"2", "3", "4"}},
                                 {kMode, "full", kModes},
                                 {kAssignment, kByRulebook, assignments},
                                 {kLeeghwater, "no", kNoYes},
                                 {kAutomas, "0", kAutomaCounts}};
  for (int i = 1; i <= kMaxAutomas; ++i)
    choices.push_back({automaName(i), kAutomaLevels[1], kAutomaLevels});
  choices.push_back({kWording, kWordings[0], kWordings});
  for (const Reading& reading : kWorded)
    choices.push_back({.name = reading.name,
                       .fallback = kByWording,
                       .values = {kByWording, reading.recommended, reading.other},
                       .follows = kWording});
  for (const Reading& reading : kOpenReadings)
    choices.push_back({reading.name, reading.recommended, {reading.recommended, reading.other}});
  return choices;
}

Expected<Options> parseOptions(const Values& values) {
  OptionsReader reader(optionChoices(), values);
  Options options;
  options.players = readPlayers(reader);
  options.mode = static_cast<Mode>(reader.word(kMode));
  options.assignment = readAssignment(reader, options.mode);
  options.leeghwater = reader.word(kLeeghwater) == 1;
  readAutomas(reader, options);
  checkMode(reader, options);
  readWorded(reader, options.readings);
  for (const Reading& reading : kOpenReadings)
    options.readings.*reading.isOther = reader.word(reading.name) == 1;
  return reader.result(options);
}

Values optionValues(const Options& options) {
  Values values = {{kPlayers, std::to_string(options.players)},
                   {kMode, kModes[static_cast<std::size_t>(options.mode)]},
                   {kAssignment, kAssignments[static_cast<std::size_t>(options.assignment)]},
                   {kLeeghwater, kNoYes[options.leeghwater ? 1 : 0]},
                   {kAutomas, std::to_string(options.automas())}};
  for (int i = 1; i <= kMaxAutomas; ++i)
    values[automaName(i)] = levelText(levelOfAutoma(options, i));
  addWorded(options.readings, values);
  for (const Reading& reading : kOpenReadings)
    values[reading.name] = options.readings.*reading.isOther ? reading.other : reading.recommended;
  return values;
}

}  // namespace spannung::wasserkraft
