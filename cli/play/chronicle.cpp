#include "cli/play/chronicle.h"

#include <algorithm>
#include <utility>

#include "base/value_text.h"
#include "cli/terminal/text_width.h"

namespace spannung {

std::vector<std::string> Chronicle::lines(std::size_t first, std::size_t last) const {
  std::vector<Paragraph> paragraphs;
  if (first == 0)
    for (const Event& event : session_.opening()) tell(event, paragraphs);
  for (const Events& events : session_.events(first, last))
    for (const Event& event : events) tell(event, paragraphs);
  std::vector<std::string> lines;
  for (const Paragraph& paragraph : paragraphs)
    for (std::string& line :
         wrapped(paragraph.topic == Topic::water ? waterText(paragraph.pools) : paragraph.text,
                 terminal_.size().columns, 2))
      lines.push_back(std::move(line));
  return lines;
}

// These codes mean the same in every game that has them.
Chronicle::Topic Chronicle::topicOf(const Event& event) const {
  const std::string_view code = codeOf(event);
  if (code.starts_with("drop_") && code != "drop_placed") return Topic::water;
  if (code == "round_started" || code == "step_started" || code == "game_ended")
    return Topic::headline;
  return code == "order_set" ? Topic::order : Topic::seat;
}

std::string_view Chronicle::codeOf(const Event& event) const {
  return session_.rules().eventTerms()[event.kind].code;
}

// Drops come one by one and pass many places; what matters is where they end up. Energy that a
// passing drop gives is told in between and does not begin the water anew.
void Chronicle::pour(const Event& event, std::vector<Paragraph>& paragraphs) const {
  const std::string_view code = codeOf(event);
  if (code == "drop_passed") return;
  auto last = std::find_if(paragraphs.rbegin(), paragraphs.rend(),
                           [](const Paragraph& each) { return !each.aside; });
  if (last == paragraphs.rend() || last->topic != Topic::water) {
    paragraphs.push_back({Topic::water, event.seat, {}, {}});
    last = paragraphs.rbegin();
  }
  const int dam = code == "drop_left" ? -1 : event.operands[0];
  auto pool = std::find_if(last->pools.begin(), last->pools.end(),
                           [&](const Pool& each) { return each.code == code && each.dam == dam; });
  if (pool == last->pools.end()) pool = last->pools.insert(pool, {code, dam});
  ++pool->drops;
  pool->water = event.operands[1];
}

std::string Chronicle::waterText(const std::vector<Pool>& pools) const {
  std::vector<std::string> places;
  for (const Pool& pool : pools)
    places.push_back(terminal_.text(
        "play.water_" + std::string(pool.code.substr(std::string_view("drop_").size())),
        {{"count", std::to_string(pool.drops)},
         {"dam", pool.dam < 0 ? "" : narrator_.nameOf("dam", pool.dam)},
         {"water", std::to_string(pool.water)}}));
  return terminal_.text("play.water", {{"places", joinWords(places, "; ")}});
}

void Chronicle::tell(const Event& event, std::vector<Paragraph>& paragraphs) const {
  const Topic topic = topicOf(event);
  if (topic == Topic::water) return pour(event, paragraphs);
  const bool continues = topic != Topic::headline && !paragraphs.empty() &&
                         paragraphs.back().topic == topic &&
                         (topic == Topic::order || paragraphs.back().seat == event.seat);
  if (continues)
    proceed(paragraphs.back(), event);
  else
    paragraphs.push_back(begin(topic, event));
  if (!continues) paragraphs.back().aside = codeOf(event) == "energy_gained";
}

Chronicle::Paragraph Chronicle::begin(Topic topic, const Event& event) const {
  switch (topic) {
    case Topic::headline:
      return {topic, event.seat, terminal_.paint(kTitle, "── " + narrator_.event(event))};
    case Topic::order:
      return {topic, event.seat,
              terminal_.text("play.new_order", {{"who", narrator_.seatName(event.seat)}})};
    case Topic::water:
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
