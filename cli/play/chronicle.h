// What happened, in sentences: who did what, round by round.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/terminal.h"
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
  enum class Topic { headline, order, water, seat };
  // Where drops have gone together: behind a dam, or off the board.
  struct Pool {
    std::string_view code;
    int dam = 0;
    int drops = 0;
    int water = 0;
  };
  struct Paragraph {
    Topic topic = Topic::headline;
    Seat seat;
    std::string text;
    std::vector<Pool> pools{};
    bool aside = false;  // begins with energy, which water may bring on its way
  };

  Topic topicOf(const Event& event) const;
  Paragraph begin(Topic topic, const Event& event) const;
  void proceed(Paragraph& paragraph, const Event& event) const;
  void tell(const Event& event, std::vector<Paragraph>& paragraphs) const;
  std::string_view codeOf(const Event& event) const;
  void pour(const Event& event, std::vector<Paragraph>& paragraphs) const;
  std::string waterText(const std::vector<Pool>& pools) const;

  const Terminal& terminal_;
  const Narrator& narrator_;
  const Session& session_;
};

}  // namespace spannung
