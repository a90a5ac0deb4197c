#include "cli/chronicle.h"

#include <utility>

#include "cli/text_width.h"

namespace spannung {

std::vector<std::string> Chronicle::lines(std::size_t first, std::size_t last) const {
  std::vector<Paragraph> paragraphs;
  if (first == 0)
    for (const Event& event : session_.opening()) tell(event, paragraphs);
  for (const Events& events : session_.events(first, last))
    for (const Event& event : events) tell(event, paragraphs);
  std::vector<std::string> lines;
  for (const Paragraph& paragraph : paragraphs)
    for (std::string& line : wrapped(paragraph.text, terminal_.size().columns, 2))
      lines.push_back(std::move(line));
  return lines;
}

// These codes mean the same in every game that has them.
Chronicle::Topic Chronicle::topicOf(const Event& event) const {
  const std::string_view code = session_.rules().eventTerms()[event.kind].code;
  if (code == "round_started" || code == "step_started" || code == "game_ended")
    return Topic::headline;
  return code == "order_set" ? Topic::order : Topic::seat;
}

void Chronicle::tell(const Event& event, std::vector<Paragraph>& paragraphs) const {
  const Topic topic = topicOf(event);
  const bool continues = topic != Topic::headline && !paragraphs.empty() &&
                         paragraphs.back().topic == topic &&
                         (topic == Topic::order || paragraphs.back().seat == event.seat);
  if (continues)
    proceed(paragraphs.back(), event);
  else
    paragraphs.push_back(begin(topic, event));
}

Chronicle::Paragraph Chronicle::begin(Topic topic, const Event& event) const {
  switch (topic) {
    case Topic::headline:
      return {topic, event.seat, terminal_.paint(kTitle, "── " + narrator_.event(event))};
    case Topic::order:
      return {topic, event.seat,
              terminal_.text("play.new_order", {{"who", narrator_.seatName(event.seat)}})};
    case Topic::seat: break;
  }
  return {topic, event.seat, narrator_.event(event)};
}

// A turn order is told seat by seat, but reads as one list.
void Chronicle::proceed(Paragraph& paragraph, const Event& event) const {
  paragraph.text += paragraph.topic == Topic::order ? ", " + narrator_.seatName(event.seat)
                                                    : ' ' + narrator_.event(event);
}

}  // namespace spannung
