#include "games/wasserkraft/options_text.h"

#include <algorithm>
#include <array>

#include "base/value_text.h"
#include "engine/wasserkraft/notation.h"

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

std::string valueOr(const Values& values, const std::string& name, const std::string& fallback) {
  const auto found = values.find(name);
  return found == values.end() ? fallback : found->second;
}

Expected<int> parsePlayers(const std::string& value) {
  const std::optional<int> players = parseNumber(value);
  if (players == 1)  // WK-SETUP-02
    return problem(
        "options.players", "solo_needs_automas",
        {{"max", std::to_string(kMaxPlayers)}, {"automas", std::to_string(kMaxAutomas)}});
  if (!players || *players < kMinPlayers || *players > kMaxPlayers)
    return problem("options.players", "players_out_of_range",
                   {{"value", value},
                    {"min", std::to_string(kMinPlayers)},
                    {"max", std::to_string(kMaxPlayers)}});
  return *players;
}

Expected<std::size_t> parseWord(const std::string& name, const std::string& value,
                                const std::vector<std::string>& words) {
  const auto found = std::find(words.begin(), words.end(), value);
  if (found == words.end())
    return problem("options." + name, "bad_option_value",
                   {{"name", name}, {"value", value}, {"allowed", joinWords(words, ", ")}});
  return static_cast<std::size_t>(found - words.begin());
}

Expected<Assignment> parseAssignment(const std::string& value, Mode mode) {
  if (value == kByRulebook)
    return mode == Mode::introductory ? Assignment::fixed : Assignment::drafted;
  std::vector<std::string> words = kAssignments;
  words.emplace_back(kByRulebook);
  const auto word = parseWord(kAssignment, value, words);
  if (!word) return tl::unexpected(word.error());
  return static_cast<Assignment>(*word);
}

Expected<void> refuseUnknown(const Values& values) {
  std::vector<std::string> known;
  for (const Choice& choice : optionChoices()) known.push_back(choice.name);
  for (const auto& [name, value] : values)
    if (std::find(known.begin(), known.end(), name) == known.end())
      return problem("options." + name, "unknown_option",
                     {{"name", name}, {"known", joinWords(known, ", ")}});
  return {};
}

Expected<void> parseWorded(const Values& values, Readings& readings) {
  const auto wording = parseWord(kWording, valueOr(values, kWording, kWordings[0]), kWordings);
  if (!wording) return tl::unexpected(wording.error());
  for (const Reading& reading : kWorded) {
    const auto word = parseWord(reading.name, valueOr(values, reading.name, kByWording),
                                {reading.recommended, reading.other, kByWording});
    if (!word) return tl::unexpected(word.error());
    readings.*reading.isOther = (*word == 2 ? *wording : *word) == 1;
  }
  return {};
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

Expected<void> parseReadings(const Values& values, Readings& readings) {
  if (const auto fine = parseWorded(values, readings); !fine) return fine;
  for (const Reading& reading : kOpenReadings) {
    const auto word = parseWord(reading.name, valueOr(values, reading.name, reading.recommended),
                                {reading.recommended, reading.other});
    if (!word) return tl::unexpected(word.error());
    readings.*reading.isOther = *word == 1;
  }
  return {};
}

// WK-SETUP-02: somebody has to play against them.
Expected<std::size_t> parseAutomaCount(const Values& values, int players) {
  const auto count = parseWord(kAutomas, valueOr(values, kAutomas, "0"), kAutomaCounts);
  if (!count || static_cast<int>(*count) < players) return count;
  return problem("options.automas", "too_many_automas",
                 {{"automas", std::to_string(*count)}, {"players", std::to_string(players)}});
}

// They take the last seats.
Expected<void> parseAutomas(const Values& values, Options& options) {
  const auto count = parseAutomaCount(values, options.players);
  if (!count) return tl::unexpected(count.error());
  for (int i = 1; i <= kMaxAutomas; ++i) {
    const std::string name = automaName(i);
    const auto level = parseWord(name, valueOr(values, name, kAutomaLevels[1]), kAutomaLevels);
    if (!level) return tl::unexpected(level.error());
    if (i > static_cast<int>(*count)) continue;
    const auto seat = static_cast<std::size_t>(options.players - static_cast<int>(*count) + i - 1);
    options.levels[seat] = static_cast<Level>(*level + 1);
  }
  return {};
}

// WK-SETUP-01.
Expected<void> checkMode(const Options& options) {
  const auto refuse = [](const char* name) {
    return problem(std::string("options.") + name, "option_needs_full_game", {{"name", name}});
  };
  if (options.isFull()) return {};
  if (options.leeghwater) return refuse(kLeeghwater);
  if (options.hasAutomas()) return refuse(kAutomas);
  return {};
}

Expected<void> parseGame(const Values& values, Options& options) {
  const auto players = parsePlayers(valueOr(values, kPlayers, "4"));
  if (!players) return tl::unexpected(players.error());
  const auto mode = parseWord(kMode, valueOr(values, kMode, kModes[1]), kModes);
  if (!mode) return tl::unexpected(mode.error());
  options.players = *players;
  options.mode = static_cast<Mode>(*mode);
  const auto assignment = parseAssignment(valueOr(values, kAssignment, kByRulebook), options.mode);
  if (!assignment) return tl::unexpected(assignment.error());
  options.assignment = *assignment;
  const auto leeghwater = parseWord(kLeeghwater, valueOr(values, kLeeghwater, "no"), kNoYes);
  if (!leeghwater) return tl::unexpected(leeghwater.error());
  options.leeghwater = *leeghwater == 1;
  return {};
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
  if (const auto known = refuseUnknown(values); !known) return tl::unexpected(known.error());
  Options options;
  if (const auto fine = parseGame(values, options); !fine) return tl::unexpected(fine.error());
  if (const auto fine = parseAutomas(values, options); !fine) return tl::unexpected(fine.error());
  if (const auto fine = checkMode(options); !fine) return tl::unexpected(fine.error());
  if (const auto fine = parseReadings(values, options.readings); !fine)
    return tl::unexpected(fine.error());
  return options;
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
