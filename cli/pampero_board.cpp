#include "cli/pampero_board.h"

#include <bit>

#include <fmt/format.h>

#include "cli/text_width.h"
#include "engine/pampero/income.h"
#include "games/pampero/document.h"

namespace spannung::pampero {

Lines PamperoBoard::board(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Lines lines = header(state);
  for (const Seat seat : state.order) append(lines, company(state, seat));
  Lines folded;
  for (const std::string& line : lines) append(folded, wrapped(line, terminal_.size().columns));
  if (scene.rows > 0 && static_cast<int>(folded.size()) > scene.rows)
    folded.resize(static_cast<std::size_t>(scene.rows));
  return folded;
}

Lines PamperoBoard::map(const Scene& scene) const {
  Lines lines;
  for (int sector = 0; sector < static_cast<int>(tables().content.sectors.size()); ++sector) {
    const std::string& id = tables().content.sectors[static_cast<std::size_t>(sector)].id;
    append(lines,
           wrapped(text("contracts", {{"sector", id},
                                      {"contracts", contractsOf(scene.state.as<State>(), sector)}}),
                   terminal_.size().columns));
  }
  return lines;
}

std::string PamperoBoard::prompt(const Scene& scene) const {
  const State& state = scene.state.as<State>();
  Args args;
  if (const Seat actor = state.actor(); !actor.isNone()) {
    args.emplace("who", seating_.at(actor).name);
    args.emplace("money", std::to_string(state.player(actor).money));
  }
  const Stage stage = state.agenda.empty() ? Stage::finished : state.task().stage;
  return terminal_.texts().text(fmt::format("pampero.prompt.{}", stageText(stage)), args);
}

Lines PamperoBoard::header(const State& state) const {
  const auto number = [](int value) { return std::to_string(value); };
  std::string open;
  for (const std::uint8_t card : state.specialActions.open) open += name("card", card) + ", ";
  for (const std::uint8_t card : state.specialScorings.open)
    open += name("scoring_card", card) + ", ";
  for (const CardMarket& market : state.foreign)
    for (const std::uint8_t card : market.open) open += name("foreign", card) + ", ";
  if (!open.empty()) open.resize(open.size() - 2);
  return {text("year", {{"year", number(state.year)}, {"round", number(state.round + 1)}}),
          text("supply", {{"batteries", number(state.batteries)}}),
          text("markets", {{"cards", open}})};
}

Lines PamperoBoard::company(const State& state, Seat seat) const {
  const Player& player = state.player(seat);
  const auto number = [](int value) { return std::to_string(value); };
  Args args = {{"who", seating_.at(seat).name},
               {"money", number(player.money)},
               {"towers", number(player.step())},
               {"energy", number(player.energy)},
               {"batteries", number(player.batteries)},
               {"contracts", number(std::popcount(player.contracts))},
               {"income", number(wholeIncome(tables(), player))}};
  if (tables().isRival(seat)) return {text("rival", args)};
  return {text("player", args), "  " + text("hand", {{"cards", names("card", player.hand)}}),
          "  " + text("bulldozers", {{"sites", names("site", player.bulldozers)}})};
}

std::string PamperoBoard::contractsOf(const State& state, int sector) const {
  std::uint64_t places = 0;
  for (std::uint64_t rest = state.available; rest != 0; rest &= rest - 1) {
    const int place = std::countr_zero(rest);
    if (tables().place(place).kind != ContractKind::solar && tables().place(place).sector == sector)
      places |= bit64(place);
  }
  return names("contract", places);
}

std::string PamperoBoard::text(std::string_view key, const Args& args) const {
  return terminal_.texts().text(fmt::format("pampero.board.{}", key), args);
}

std::string PamperoBoard::name(std::string_view type, int value) const {
  std::string known = loaded_.nameOf(type, value, terminal_.language());
  return known.empty() ? game_.operandText(type, value) : known;
}

std::string PamperoBoard::names(std::string_view type, std::uint64_t set) const {
  std::string list;
  for (; set != 0; set &= set - 1)
    list += (list.empty() ? "" : ", ") + name(type, std::countr_zero(set));
  return list;
}

}  // namespace spannung::pampero
