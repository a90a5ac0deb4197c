// Reads a line word by word and remembers where it stands, for parsers of move texts.
#pragma once

#include <charconv>
#include <cstddef>
#include <optional>
#include <string_view>

namespace spannung {

class WordReader {
 public:
  explicit WordReader(std::string_view text) : text_(text) { skipBlanks(); }

  bool atEnd() const { return at_ == text_.size(); }
  // Where the last word read began; at the end, the length of the text.
  std::size_t place() const { return wordAt_; }

  // What has not been read yet.
  std::string_view rest() const { return text_.substr(at_); }
  // Reads as many words as there are in `words`.
  void skip(std::string_view words) {
    const std::size_t from = at_;
    for (WordReader reader(words); !reader.atEnd(); reader.word()) word();
    wordAt_ = from;
  }

  // The next word, empty at the end.
  std::string_view word() {
    wordAt_ = at_;
    while (at_ < text_.size() && text_[at_] != ' ') ++at_;
    const std::string_view word = text_.substr(wordAt_, at_ - wordAt_);
    skipBlanks();
    return word;
  }
  // The next word as a number in decimal digits, or nothing.
  std::optional<int> number() {
    const std::string_view digits = word();
    int value = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, value);
    if (digits.empty() || error != std::errc{} || stop != end) return std::nullopt;
    return value;
  }

 private:
  void skipBlanks() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t wordAt_ = 0;
};

}  // namespace spannung
