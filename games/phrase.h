// Words to be: a key of the message catalogue and what fills the gaps of its template, which may be
// phrases again. Games make them without knowing a language; texts/phrase_text.h puts them into
// one.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "engine/core/seat.h"

namespace spannung {

class Phrase {
 public:
  explicit Phrase(std::string key);

  Phrase with(std::string gap, int number) &&;
  Phrase with(std::string gap, Phrase part) &&;
  // What stands on the board as it is printed there, the same in every language.
  Phrase withLabel(std::string gap, std::string label) &&;
  // Whoever sits there, by the name that the table knows.
  Phrase withSeat(std::string gap, Seat seat) &&;

  const std::string& key() const { return key_; }
  const std::map<std::string, int>& numbers() const { return numbers_; }
  const std::map<std::string, std::string>& labels() const { return labels_; }
  const std::map<std::string, Seat>& seats() const { return seats_; }
  // What the gaps of these names are filled with, in the same order.
  const std::vector<std::string>& gaps() const { return gaps_; }
  const std::vector<Phrase>& parts() const { return parts_; }

 private:
  std::string key_;
  std::map<std::string, int> numbers_;
  std::map<std::string, std::string> labels_;
  std::map<std::string, Seat> seats_;
  std::vector<std::string> gaps_;
  std::vector<Phrase> parts_;
};

// "a, b and c", "a, b or c". There has to be at least one.
Phrase allOf(std::vector<Phrase> items);
Phrase anyOf(std::vector<Phrase> items);

}  // namespace spannung
