// What every game adds around its rules: options and deals as text, names of things in each
// language, and the state as a JSON document. One implementation a game, in
// games/<game>/module.cpp.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

#include "base/language.h"
#include "base/problem.h"
#include "engine/core/any_game.h"
#include "games/core/fingerprint.h"
#include "games/phrase.h"
#include "games/preview.h"

namespace spannung {

// Options or deals by name. Lists are words with blanks between: pile "13 22 17".
using Values = std::map<std::string, std::string>;

// One thing a table may choose, or one chance outcome it may give.
struct Choice {
  std::string name;                 // key of Values and of the message catalogue
  std::string fallback;             // value if nothing is said
  std::vector<std::string> values;  // what it may be; empty if free
  std::string format{};   // free values: a word for help, e.g. "regions separated by blanks"
  std::string follows{};  // the option that decides this one as long as it has its fallback
};

// A game ready to be played: rules bound to content, options and deal.
class LoadedGame {
 public:
  LoadedGame(Values options, Values deal, std::string fingerprint)
      : options_(std::move(options)),
        deal_(std::move(deal)),
        fingerprint_(std::move(fingerprint)) {}
  LoadedGame(const LoadedGame&) = delete;
  LoadedGame& operator=(const LoadedGame&) = delete;
  virtual ~LoadedGame() = default;

  virtual const AnyGame& rules() const = 0;
  // Complete and in canonical form: loading them again gives the same game.
  const Values& options() const { return options_; }
  const Values& deal() const { return deal_; }
  // An outcome of the deal that this position rules out, if there is one: whoever enters a game of
  // a real table wants to know. Records that say so are played all the same.
  virtual std::optional<Problem> contradiction(const AnyState& /*state*/) const { return {}; }
  // Identifies the printed values this game plays with; names and pictures do not count.
  const std::string& fingerprint() const { return fingerprint_; }
  // Whether this fingerprint means them, today or in records of earlier versions.
  bool isPlayedWith(std::string_view fingerprint) const {
    return fingerprint == fingerprint_ || wasCalled(fingerprint_, fingerprint);
  }
  // Who plays a seat that the rules themselves move, as a word ("automa_hard") that the message
  // catalogue has under <game>.opponent; empty where somebody decides. Such a seat is never active.
  virtual std::string opponent(Seat /*seat*/) const { return {}; }
  bool isRuled(Seat seat) const { return !opponent(seat).empty(); }
  // The seats that somebody has to play.
  std::vector<Seat> playedSeats() const {
    std::vector<Seat> seats;
    for (int i = 0; i < rules().seats(); ++i)
      if (!isRuled(Seat::of(i))) seats.push_back(Seat::of(i));
    return seats;
  }
  // Whether the table is worth a look when this happens, in the middle of a move: what the rules
  // do by themselves can be shown step by step.
  virtual bool pausesAt(const Event& /*event*/) const { return false; }
  // The state for programs and pages. What a redacted state hides is null.
  virtual boost::json::object document(const AnyState& state) const = 0;
  // What a legal move would lead to, for boards that show it before it is made. `seen` is what the
  // seat to move sees. Nothing by default.
  virtual Preview preview(const AnyState& /*seen*/, Move /*move*/) const { return {}; }
  // Figures about the course of a finished game, from everything that happened in it; null if the
  // game keeps none.
  virtual boost::json::value statistics(const std::vector<Event>& /*events*/) const {
    return nullptr;
  }
  // What a person calls a thing: nameOf("city", 7, german) -> "Berlin". Empty for plain numbers.
  virtual std::string nameOf(std::string_view type, int value, Language language) const = 0;
  // Where a person finds a place of the board that has no name: "site 3 in A2". Nothing by default.
  virtual std::optional<Phrase> placeOf(std::string_view /*type*/, int /*value*/) const {
    return std::nullopt;
  }
  // What a move brings about, where its own words do not say it: "option 2" of what is due now.
  // Nothing by default.
  virtual std::optional<Phrase> effectOf(const AnyState& /*seen*/, Move /*move*/) const {
    return std::nullopt;
  }
  // The types of printed things that have a text of their own, and that text where the name does
  // not say it all: what an officer can do, what a plant burns.
  virtual std::vector<std::string_view> componentTypes() const { return {}; }
  virtual std::optional<Phrase> about(std::string_view /*type*/, int /*value*/) const {
    return std::nullopt;
  }
  // Moves to make one after the other, if some way of going on is beyond doubt the best and takes
  // several of them: running the plants that earn most. Empty by default.
  virtual std::vector<Move> bestCourse(const AnyState& /*seen*/, Seat /*seat*/) const { return {}; }
  // What a legal move gives up for certain, so that nobody does it unawares. Nothing by default.
  virtual std::optional<Phrase> forgone(const AnyState& /*seen*/, Seat /*seat*/,
                                        Move /*move*/) const {
    return std::nullopt;
  }

 private:
  Values options_;
  Values deal_;
  std::string fingerprint_;
};

class GameModule {
 public:
  GameModule() = default;
  GameModule(const GameModule&) = delete;
  GameModule& operator=(const GameModule&) = delete;
  virtual ~GameModule() = default;

  virtual std::string_view name() const = 0;
  virtual std::vector<Choice> options() const = 0;
  virtual std::vector<Choice> dealChoices() const = 0;
  // What whoever sets up a table should know about the content, e.g. that a part of it is our own
  // reconstruction. Mostly nothing.
  virtual std::vector<std::string> notices(Language) const { return {}; }
  // Effects that the content spells out as data, in words, by where they stand in it:
  // "cards.json: basic.cards[0].steps". Nothing where names say it all.
  virtual std::map<std::string, Phrase> effects() const { return {}; }
  // How few people can play it, where the rules move more seats than the option `players` lets one
  // leave out; nothing: as few as that option allows.
  virtual std::optional<int> fewestPeople() const { return std::nullopt; }
  // The options of a first game, where the rulebook has one for newcomers; nothing: the usual ones.
  virtual Values firstGame() const { return {}; }
  // The newest revision of the rules; every one since 1 can be played.
  virtual int revision() const = 0;
  // By the newest rules, or by those that a game began with.
  Expected<std::shared_ptr<const LoadedGame>> load(const Values& options,
                                                   const Values& deal) const {
    return loadRevision(options, deal, revision());
  }
  Expected<std::shared_ptr<const LoadedGame>> load(const Values& options, const Values& deal,
                                                   int wanted) const {
    if (wanted < 1 || wanted > revision())
      return problem("revision", "unknown_revision",
                     {{"revision", std::to_string(wanted)}, {"known", std::to_string(revision())}});
    return loadRevision(options, deal, wanted);
  }

 private:
  virtual Expected<std::shared_ptr<const LoadedGame>> loadRevision(const Values& options,
                                                                   const Values& deal,
                                                                   int revision) const = 0;
};

}  // namespace spannung
