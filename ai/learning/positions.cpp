#include "ai/learning/positions.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <optional>
#include <span>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "ai/learning/selfplay_file.h"
#include "ai/learning/setting.h"
#include "ai/network/value_network.h"
#include "ai/search/utility.h"
#include "record/replay.h"

namespace spannung::learning {
namespace {

namespace json = boost::json;

constexpr int kPositionsFormat = 1;
constexpr float kUnknown = std::numeric_limits<float>::quiet_NaN();

json::array namesDocument(const std::vector<std::string>& names) {
  return json::array(names.begin(), names.end());
}

// What all games of the files have in common, and the most seats that any table has.
struct Survey {
  std::string game;
  network::FeatureNames names;
  int seats = 0;
  json::array sources;
};

class Positions {
 public:
  Positions(const PositionsPlan& plan, Survey survey, Settings& settings,
            std::optional<Judge> judge, std::ostream& out)
      : plan_(plan),
        survey_(std::move(survey)),
        settings_(settings),
        judge_(std::move(judge)),
        out_(out) {}

  void writeHeader() {
    out_ << json::serialize(json::object{{"positions", kPositionsFormat},
                                         {"game", survey_.game},
                                         {"every", plan_.every},
                                         {"seats", survey_.seats},
                                         {"seat", namesDocument(survey_.names.seat)},
                                         {"table", namesDocument(survey_.names.table)},
                                         {"sources", survey_.sources}})
         << '\n';
  }

  Expected<void> add(const SelfplayGame& game) {
    const auto record = readRecord(game.record);
    if (!record) return tl::unexpected(record.error());
    const auto setting = settings_.of(*record);
    if (!setting) return tl::unexpected(setting.error());
    const auto session = replay((*setting)->game, *record);
    if (!session) return tl::unexpected(session.error());
    if ((*setting)->names != survey_.names || !session->finished() ||
        session->rules().seats() > survey_.seats)
      return problem("record", "games_do_not_match");
    addPositions(game, *session, *(*setting)->onlooker);
    return {};
  }

  PositionCount count() const {
    PositionCount count = count_;
    if (judge_) count.judgement = judge_->judgement();
    return count;
  }

 private:
  void addPositions(const SelfplayGame& game, const Session& session,
                    const network::Onlooker& onlooker) {
    const search::Outlook end = search::outlookOf(session.rules().result(session.state()));
    const auto every = static_cast<std::size_t>(plan_.every);
    const auto first = static_cast<std::size_t>(count_.games) % every;
    session.walk(session.plies().size(), [&](std::size_t ply, const AnyState& state) {
      if (ply >= session.plies().size() || ply % every != first) return;
      beginRow(session, ply);
      addPosition(session.rules().seats(), state, onlooker, end, estimateAt(game, ply));
      writeRow();
    });
    ++count_.games;
  }

  void beginRow(const Session& session, std::size_t ply) {
    row_.clear();
    for (const std::size_t number :
         {static_cast<std::size_t>(count_.games), ply, session.plies().size(),
          static_cast<std::size_t>(session.plies()[ply].seat.index()),
          static_cast<std::size_t>(session.rules().seats())})
      row_.push_back(static_cast<float>(number));
  }

  void addPosition(int seats, const AnyState& state, const network::Onlooker& onlooker,
                   const search::Outlook& end, const Estimate* estimate) {
    features_ = {};
    onlooker.look(state, features_);
    if (judge_) judge_->look(features_, end, seats);
    append(std::span(features_.table).first(survey_.names.table.size()));
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(survey_.seats); ++seat) {
      const bool isThere = seat < static_cast<std::size_t>(seats);
      append(std::span(features_.seats[seat]).first(survey_.names.seat.size()));
      row_.push_back(isThere ? end.chances[seat] : kUnknown);
      row_.push_back(isThere ? end.scores[seat] : kUnknown);
      row_.push_back(isThere && estimate != nullptr ? static_cast<float>(estimate->chances[seat])
                                                    : kUnknown);
    }
  }

  static const Estimate* estimateAt(const SelfplayGame& game, std::size_t ply) {
    const auto found = std::ranges::find(game.estimates, static_cast<int>(ply), &Estimate::ply);
    return found == game.estimates.end() ? nullptr : &*found;
  }

  void append(std::span<const float> values) {
    row_.insert(row_.end(), values.begin(), values.end());
  }

  // Little-endian, whatever this machine is.
  void writeRow() {
    constexpr int kBits = 32;
    constexpr int kByte = 8;
    bytes_.clear();
    for (const float value : row_) {
      const auto word = std::bit_cast<std::uint32_t>(value);
      for (int shift = 0; shift < kBits; shift += kByte)
        bytes_.push_back(static_cast<char>(word >> static_cast<unsigned>(shift)));
    }
    out_.write(bytes_.data(), static_cast<std::streamsize>(bytes_.size()));
    ++count_.positions;
  }

  const PositionsPlan& plan_;
  Survey survey_;
  Settings& settings_;
  std::optional<Judge> judge_;
  std::ostream& out_;
  PositionCount count_;
  network::Features features_{};
  std::vector<float> row_;
  std::vector<char> bytes_;
};

// Looks at the first game of each file.
Expected<Survey> surveyOf(const std::vector<std::string>& files, Settings& settings) {
  Survey survey;
  for (const std::string& path : files) {
    auto reader = SelfplayReader::open(path);
    if (!reader) return tl::unexpected(reader.error());
    const auto game = reader->next();
    if (!game) return tl::unexpected(game.error());
    if (!*game) continue;
    const auto record = readRecord((*game)->record);
    if (!record) return tl::unexpected(reader->inLine(record.error()));
    const auto setting = settings.of(*record);
    if (!setting) return tl::unexpected(reader->inLine(setting.error()));
    if (survey.seats == 0) {
      survey.game = record->game;
      survey.names = (*setting)->names;
    }
    survey.seats = std::max(survey.seats, (*setting)->game->rules().seats());
    survey.sources.emplace_back(reader->header());
  }
  if (survey.seats == 0) return problem("", "no_games_to_learn_from");
  return survey;
}

Expected<std::optional<Judge>> judgeOf(const std::string& path, const Survey& survey) {
  if (path.empty()) return std::nullopt;
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file.is_open() || file.bad()) return problem("", "file_unreadable", {{"path", path}});
  auto network = network::ValueNetwork::read(path, text, survey.game, survey.names);
  if (!network) return tl::unexpected(network.error());
  return Judge(std::move(*network));
}

Expected<void> addFile(const std::string& path, Positions& positions) {
  auto reader = SelfplayReader::open(path);
  if (!reader) return tl::unexpected(reader.error());
  for (;;) {
    const auto game = reader->next();
    if (!game) return tl::unexpected(game.error());
    if (!*game) return {};
    if (const auto added = positions.add(**game); !added)
      return tl::unexpected(reader->inLine(added.error()));
  }
}

}  // namespace

Expected<PositionCount> writePositions(const Library& library, const PositionsPlan& plan) {
  Settings settings(library);
  auto survey = surveyOf(plan.files, settings);
  if (!survey) return tl::unexpected(survey.error());
  auto judge = judgeOf(plan.judge, *survey);
  if (!judge) return tl::unexpected(judge.error());
  const std::string draft = plan.out + ".new";
  std::ofstream out(draft, std::ios::binary | std::ios::trunc);
  if (!out.is_open()) return problem("", "file_unwritable", {{"path", plan.out}});
  Positions positions(plan, std::move(*survey), settings, std::move(*judge), out);
  positions.writeHeader();
  std::error_code error;
  for (const std::string& path : plan.files)
    if (const auto added = addFile(path, positions); !added) {
      std::filesystem::remove(draft, error);
      return tl::unexpected(added.error());
    }
  out.close();
  if (!out.fail()) std::filesystem::rename(draft, plan.out, error);
  if (out.fail() || error) return problem("", "file_unwritable", {{"path", plan.out}});
  return positions.count();
}

}  // namespace spannung::learning
