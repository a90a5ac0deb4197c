// What happened, in sentences: who did what, round by round.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal.h"
#include "record/session.h"
#include "texts/narrator.h"

namespace spannung {

class Chronicle {
 public:
  // All must outlive the chronicle.
  Chronicle(const Terminal& terminal, const Narrator& narrator, const Session& session)
      : terminal_(terminal), narrator_(narrator), session_(session) {}

  // The events of the plies from `first` on and before `last`, one line for each run of events of
  // the same seat, wrapped to the screen.
  std::vector<std::string> lines(std::size_t first, std::size_t last) const;
  std::vector<std::string> linesSince(std::size_t first) const {
    return lines(first, session_.plies().size());
  }

 private:
  // What a paragraph is about, and so which events continue it.
  enum class Topic { headline, order, seat };
  struct Paragraph {
    Topic topic = Topic::headline;
    Seat seat;
    std::string text;
  };

  Topic topicOf(const Event& event) const;
  Paragraph begin(Topic topic, const Event& event) const;
  void proceed(Paragraph& paragraph, const Event& event) const;
  void tell(const Event& event, std::vector<Paragraph>& paragraphs) const;

  const Terminal& terminal_;
  const Narrator& narrator_;
  const Session& session_;
};

}  // namespace spannung
