#include "cli/arguments.h"

#include <algorithm>
#include <set>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "base/value_text.h"
#include "base/version.h"
#include "cli/play/choice_text.h"
#include "texts/catalogue.h"
#include "texts/credits.h"

namespace spannung {
namespace {

// What the command line says, before it is judged. CLI11 only sorts words into these fields: its
// own complaints speak one language.
struct RawArguments {
  std::string language;
  std::string content;
  std::string colour = "auto";
  Values options;
  std::vector<std::string> optionPairs;
  std::vector<std::string> dealPairs;
  std::string ply;
  std::string gameCount;
  std::string iterations;
  std::string check;
  std::string simulations;
  std::string reach;
  std::string boldness;
  std::string threads;
  bool noProgress = false;
  PlayArguments play;
  ReplayArguments replay;
  VerifyArguments verify;
  GamesArguments games;
  SimulateOptions simulate;
  ArenaOptions arena;
  TuneOptions tune;
  BenchArguments bench;
  ServeArguments serve;
  SuggestArguments suggest;
  std::string suggestions;
  std::string hintTime;
  std::string maxThink;
  std::string port;
};

class ArgumentParser {
 public:
  ArgumentParser(const Library& library, Language language)
      : library_(library),
        language_(language),
        texts_(catalogue(language)),
        app_(text("about"), "spannung") {
    describeFormat();
    addGlobals();
    addPlay();
    addReplay();
    addVerify();
    addGames();
    addCredits();
    addSimulate();
    addArena();
    addTune();
    addBench();
    addEngine();
    addServe();
    addSuggest();
  }

  Expected<Arguments> parse(std::vector<std::string> words) {
    std::reverse(words.begin(), words.end());  // as CLI11 wants them
    try {
      app_.parse(std::move(words));
    } catch (const CLI::CallForHelp&) {
      return answer(app_.help());
    } catch (const CLI::CallForVersion&) {
      return answer(fmt::format("spannung {}\n", kVersion));
    } catch (const CLI::ParseError& error) {
      return tl::unexpected(misread(error));
    }
    return judge();
  }

 private:
  std::string text(std::string_view key, const Args& args = {}) const {
    return texts_.text(fmt::format("cli.arguments.{}", key), args);
  }

  // --- what there is -----------------------------------------------------------------------------

  void describeFormat() {
    auto formatter = std::make_shared<CLI::Formatter>();
    constexpr int kNameColumns = 32;
    formatter->column_width(kNameColumns);
    for (const char* word : {"Usage", "OPTIONS", "SUBCOMMAND", "Positionals"})
      formatter->label(word, text(fmt::format("label.{}", word)));
    app_.formatter(formatter);
    app_.option_defaults()->group(text("label.options"));
    app_.set_help_flag("-h,--help", text("help"));
    app_.allow_extras();
    app_.fallthrough();
    app_.require_subcommand(0, 1);
  }

  void addGlobals() {
    app_.add_option("--lang", raw_.language, text("lang"))->type_name("de|en");
    app_.add_option("--content", raw_.content, text("content"))->type_name(text("type.directory"));
    app_.add_option("--colour,--color", raw_.colour, text("colour"))
        ->type_name("auto|always|never");
    app_.set_version_flag("--version", std::string(kVersion), text("version"));
  }

  CLI::App& addCommand(const char* name) {
    CLI::App* command = app_.add_subcommand(name, text(fmt::format("command.{}", name)));
    command->group(text("label.commands"));
    command->set_help_flag("-h,--help", text("help"));  // the inherited one is in no group of ours
    const std::string footer = fmt::format("example.{}", name);
    command->footer(text("label.example") + "\n  " + text(footer));
    return *command;
  }

  void addPlay() {
    CLI::App& play = addCommand("play");
    addGame(play, raw_.play.game);
    addGameOptions(play);
    addPairs(play, "--deal", raw_.dealPairs, text("deal"));
    addList(play, "--seats", raw_.play.seats, text("seats"));
    play.add_option("--bot", raw_.play.bot, text("play_bot"))->type_name(text("type.text"));
    play.add_option("--seed", raw_.play.seed, text("seed"))->type_name(text("type.text"));
    play.add_option("--resume", raw_.play.resume, text("resume"))->type_name(text("type.file"));
    play.add_option("--save", raw_.play.save, text("save"))->type_name(text("type.file"));
  }

  void addReplay() {
    CLI::App& replay = addCommand("replay");
    replay.add_option("file", raw_.replay.file, text("record"))->type_name("");
    replay.add_option("--ply", raw_.ply, text("ply"))->type_name(text("type.number"));
    replay.add_flag("--step", raw_.replay.step, text("step"));
  }

  void addSuggest() {
    CLI::App& suggest = addCommand("suggest");
    suggest.add_option("file", raw_.suggest.file, text("record"))->type_name("");
    suggest.add_option("--ply", raw_.ply, text("suggest_ply"))->type_name(text("type.number"));
    suggest.add_option("--bot", raw_.suggest.bot, text("suggest_bot"))
        ->type_name(text("type.text"));
    suggest.add_option("--count", raw_.suggestions, text("suggest_count"))
        ->type_name(text("type.number"));
    suggest.add_flag("--json", raw_.suggest.json, text("suggest_json"));
  }

  void addVerify() {
    addCommand("verify").add_option("file", raw_.verify.file, text("record"))->type_name("");
  }

  void addGames() {
    CLI::App& games = addCommand("games");
    games.add_option("game", raw_.games.game, text("games_game"))->type_name("");
    games.add_flag("--json", raw_.games.json, text("json"));
  }

  void addCredits() { addCommand("credits"); }

  void addSimulate() {
    CLI::App& simulate = addCommand("simulate");
    SimulateOptions& options = raw_.simulate;
    addGame(simulate, options.game);
    addGameOptions(simulate);
    addList(simulate, "--bots", options.bots, text("bots"));
    addSeries(simulate, "games", options.games, options.seed);
    simulate.add_option("--format", options.format, text("format"))->type_name("table|csv|json");
  }

  void addArena() {
    CLI::App& arena = addCommand("arena");
    ArenaOptions& options = raw_.arena;
    addGame(arena, options.game);
    addGameOptions(arena);
    addList(arena, "--bots", options.bots, text("arena_bots"));
    addSeries(arena, "arena_games", options.games, options.seed);
    arena.add_option("--out", options.out, text("arena_out"))->type_name(text("type.file"));
    arena.add_option("--html", options.html, text("arena_html"))->type_name(text("type.file"));
    arena.add_option("--format", options.format, text("format"))->type_name("table|json");
  }

  void addTune() {
    CLI::App& tune = addCommand("tune");
    TuneOptions& options = raw_.tune;
    addGame(tune, options.game);
    addGameOptions(tune);
    tune.add_option("--bot", options.bot, text("tune_bot"))->type_name(text("type.text"));
    addSeries(tune, "tune_games", options.games, options.seed);
    addCount(tune, "--iterations", raw_.iterations, "iterations", options.iterations);
    addCount(tune, "--check", raw_.check, "tune_check", options.check);
    addCount(tune, "--simulations", raw_.simulations, "tune_simulations", options.simulations);
    addCount(tune, "--reach", raw_.reach, "tune_reach", options.reach);
    addCount(tune, "--boldness", raw_.boldness, "tune_boldness", options.boldness);
    tune.add_option("--weights", options.weights, text("tune_weights"))
        ->type_name(text("type.file"));
    tune.add_option("--out", options.out, text("tune_out"))->type_name(text("type.file"));
  }

  void addCount(CLI::App& command, const char* name, std::string& word, std::string_view meaning,
                int usual) {
    command.add_option(name, word, text(meaning, {{"value", std::to_string(usual)}}))
        ->type_name(text("type.number"));
  }

  // What many games in a row need.
  void addSeries(CLI::App& command, std::string_view meaning, int games, std::string& seed) {
    addCount(command, "--games", raw_.gameCount, meaning, games);
    const bool isFixed = !seed.empty();
    command
        .add_option("--seed", seed,
                    text(isFixed ? "fixed_seed" : "simulate_seed", {{"value", seed}}))
        ->type_name(text("type.text"));
    command.add_option("--threads", raw_.threads, text("threads"))->type_name(text("type.number"));
    command.add_flag("--no-progress", raw_.noProgress, text("no_progress"));
  }

  void addBench() {
    CLI::App& bench = addCommand("bench");
    addGame(bench, raw_.bench.game);
    addGameOptions(bench);
  }

  void addEngine() { addCommand("engine"); }

  void addServe() {
    CLI::App& serve = addCommand("serve");
    ServeArguments& arguments = raw_.serve;
    serve.add_option("--address", arguments.address, text("address"))->type_name("IP");
    serve.add_option("--port", raw_.port, text("port"))->type_name(text("type.number"));
    serve.add_option("--data", arguments.data, text("data"))->type_name(text("type.directory"));
    serve.add_option("--store", arguments.store, text("store"))->type_name("postgres://…");
    serve.add_option("--origin", arguments.origins, text("origin"))
        ->type_name("https://…")
        ->allow_extra_args(false);
    addList(serve, "--host-name", arguments.hostNames, text("host_name"));
    addNetworks(serve, "--trust-proxy", arguments.trustProxy, text("trust_proxy"));
    addNetworks(serve, "--metrics-from", arguments.metricsFrom, text("metrics_from"));
    serve.add_option("--threads", raw_.threads, text("threads"))->type_name(text("type.number"));
    serve.add_option("--hint-time", raw_.hintTime, text("hint_time"))
        ->type_name(text("type.milliseconds"));
    serve.add_option("--max-think", raw_.maxThink, text("max_think"))
        ->type_name(text("type.seconds"));
    serve.add_option("--log-level", arguments.logLevel, text("log_level"))
        ->type_name("debug|info|warning|error|off");
    serve.add_option("--web", arguments.web, text("web"))->type_name(text("type.directory"));
  }

  // One word each time; more would swallow the name of the game behind it.
  void addPairs(CLI::App& command, const char* name, std::vector<std::string>& pairs,
                const std::string& description) {
    command.add_option(name, pairs, description)
        ->type_name(text("type.pair"))
        ->allow_extra_args(false);
  }

  void addList(CLI::App& command, const char* name, std::vector<std::string>& list,
               const std::string& description) {
    command.add_option(name, list, description)
        ->type_name(text("type.list"))
        ->delimiter(',')
        ->allow_extra_args(false);
  }

  void addNetworks(CLI::App& command, const char* name, std::vector<std::string>& networks,
                   const std::string& description) {
    command.add_option(name, networks, description)
        ->type_name("IP[/BITS],…")
        ->delimiter(',')
        ->allow_extra_args(false);
  }

  void addGame(CLI::App& command, std::string& game) {
    command.add_option("game", game, text("game", {{"value", game}}))->type_name("");
  }

  // Each option of each game becomes --name; one that several games have appears once.
  void addGameOptions(CLI::App& command) {
    std::set<std::string> known;
    for (const auto& module : library_.modules())
      for (const Choice& choice : module->options())
        if (known.insert(choice.name).second) addGameOption(command, *module, choice);
    addPairs(command, "--option", raw_.optionPairs, text("option"));
  }

  void addGameOption(CLI::App& command, const GameModule& module, const Choice& choice) {
    const auto keep = [this, name = choice.name](const std::string& value) {
      raw_.options[name] = value;
    };
    command.add_option_function<std::string>("--" + choice.name, keep, optionText(module, choice))
        ->type_name(joinWords(choice.values, "|"))
        ->group(text("label.game_options", {{"game", std::string(module.name())}}));
  }

  std::string optionText(const GameModule& module, const Choice& choice) const {
    const std::string key = fmt::format("{}.option.{}", module.name(), choice.name);
    return text(choice.format.empty() ? "game_option" : "game_option_free",
                {{"meaning", texts_.text(key)},
                 {"value", choice.fallback},
                 {"format", freeValueText(texts_, module, choice)}});
  }

  // --- what was said -----------------------------------------------------------------------------

  static Arguments answer(std::string text) {
    Arguments arguments;
    arguments.command = TextAnswer{std::move(text)};
    return arguments;
  }

  // The only things that CLI11 itself can still stumble over: an option without its value, and one
  // that is there twice.
  Problem misread(const CLI::ParseError& error) const {
    const std::string what = error.what();
    const std::string name = what.substr(0, what.find_first_of(": "));
    return {name.starts_with("-") ? name : std::string{}, "argument_misread", {}};
  }

  Expected<Arguments> judge() {
    const auto subcommands = app_.get_subcommands();
    if (const auto extra = app_.remaining(true); !extra.empty())
      return tl::unexpected(unexpectedWord(extra[0], subcommands.empty()));
    if (subcommands.empty()) return answer(app_.help());
    Arguments arguments;
    if (const auto globals = judgeGlobals(arguments); !globals)
      return tl::unexpected(globals.error());
    auto command = judgeCommand(subcommands[0]->get_name());
    if (!command) return tl::unexpected(command.error());
    arguments.command = std::move(*command);
    return arguments;
  }

  Problem unexpectedWord(const std::string& word, bool isCommand) const {
    if (!isCommand || word.starts_with("-")) return {word, "unknown_argument", {{"word", word}}};
    std::vector<std::string> known;
    for (const CLI::App* command : app_.get_subcommands({})) known.push_back(command->get_name());
    return {"", "unknown_command", {{"name", word}, {"known", joinWords(known, ", ")}}};
  }

  Expected<void> judgeGlobals(Arguments& arguments) const {
    if (!raw_.content.empty()) arguments.content = raw_.content;
    if (raw_.colour == "always")
      arguments.colour = ColourMode::always;
    else if (raw_.colour == "never")
      arguments.colour = ColourMode::never;
    else if (raw_.colour != "auto")
      return problem(
          "--colour", "bad_option_value",
          {{"name", "colour"}, {"value", raw_.colour}, {"allowed", "auto, always, never"}});
    return {};
  }

  Expected<Command> judgeCommand(const std::string& name) {
    if (name == "play") return judgePlay();
    if (name == "replay") return judgeReplay();
    if (name == "verify") return judgeVerify();
    if (name == "games") return raw_.games;
    if (name == "credits") return TextAnswer{creditsPage(language_)};
    if (name == "simulate") return judgeSeries(raw_.simulate);
    if (name == "arena") return judgeSeries(raw_.arena);
    if (name == "tune") return judgeTune();
    if (name == "bench") return judgeBench();
    if (name == "serve") return judgeServe();
    if (name == "suggest") return judgeSuggest();
    return EngineArguments{};
  }

  Expected<Command> judgePlay() {
    auto options = gameOptions();
    if (!options) return tl::unexpected(options.error());
    auto deal = pairs("--deal", raw_.dealPairs);
    if (!deal) return tl::unexpected(deal.error());
    raw_.play.options = std::move(*options);
    raw_.play.deal = std::move(*deal);
    return raw_.play;
  }

  Expected<Command> judgeBench() {
    auto options = gameOptions();
    if (!options) return tl::unexpected(options.error());
    raw_.bench.options = std::move(*options);
    return raw_.bench;
  }

  Expected<Command> judgeServe() {
    const auto port = number("--port", raw_.port);
    if (!port) return tl::unexpected(port.error());
    const auto threads = number("--threads", raw_.threads);
    if (!threads) return tl::unexpected(threads.error());
    ServeArguments& serve = raw_.serve;
    serve.port = port->value_or(serve.port);
    serve.threads = threads->value_or(0);
    serve.content = raw_.content;
    const auto hintTime = number("--hint-time", raw_.hintTime);
    if (!hintTime) return tl::unexpected(hintTime.error());
    serve.hintTime = *hintTime;
    const auto maxThink = number("--max-think", raw_.maxThink);
    if (!maxThink) return tl::unexpected(maxThink.error());
    if (*maxThink) serve.maxThink = std::max(1, **maxThink);
    constexpr int kLastPort = 65535;
    constexpr int kMostThreads = 256;
    if (serve.port > kLastPort) return outOfRange("--port", serve.port, kLastPort);
    if (serve.threads > kMostThreads) return outOfRange("--threads", serve.threads, kMostThreads);
    constexpr int kLongestThought = 600;
    if (serve.maxThink && *serve.maxThink > kLongestThought)
      return outOfRange("--max-think", *serve.maxThink, kLongestThought);
    const std::vector<std::string> levels = {"debug", "info", "warning", "error", "off"};
    if (std::find(levels.begin(), levels.end(), serve.logLevel) == levels.end())
      return problem(
          "--log-level", "bad_option_value",
          {{"name", "log-level"}, {"value", serve.logLevel}, {"allowed", joinWords(levels, ", ")}});
    return serve;
  }

  static tl::unexpected<Problem> outOfRange(const std::string& place, int value, int most) {
    return problem(place, "argument_out_of_range",
                   {{"value", std::to_string(value)}, {"most", std::to_string(most)}});
  }

  template <class Series>
  Expected<Command> judgeSeries(Series& series) {
    auto options = gameOptions();
    if (!options) return tl::unexpected(options.error());
    const auto games = number("--games", raw_.gameCount);
    if (!games) return tl::unexpected(games.error());
    const auto threads = number("--threads", raw_.threads);
    if (!threads) return tl::unexpected(threads.error());
    series.options = std::move(*options);
    series.games = games->value_or(series.games);
    series.threads = threads->value_or(series.threads);
    series.progress = !raw_.noProgress;
    return series;
  }

  Expected<Command> judgeTune() {
    struct Count {
      const char* name;
      const std::string& word;
      int& value;
    };
    TuneOptions& tune = raw_.tune;
    for (const Count& count : {Count{"--iterations", raw_.iterations, tune.iterations},
                               Count{"--check", raw_.check, tune.check},
                               Count{"--simulations", raw_.simulations, tune.simulations},
                               Count{"--reach", raw_.reach, tune.reach},
                               Count{"--boldness", raw_.boldness, tune.boldness}}) {
      const auto given = number(count.name, count.word);
      if (!given) return tl::unexpected(given.error());
      count.value = given->value_or(count.value);
    }
    return judgeSeries(raw_.tune);
  }

  Expected<Command> judgeReplay() {
    if (raw_.replay.file.empty()) return problem("replay", "argument_file_missing");
    const auto ply = number("--ply", raw_.ply);
    if (!ply) return tl::unexpected(ply.error());
    raw_.replay.ply = *ply;
    return raw_.replay;
  }

  Expected<Command> judgeSuggest() {
    if (raw_.suggest.file.empty()) return problem("suggest", "argument_file_missing");
    const auto ply = number("--ply", raw_.ply);
    if (!ply) return tl::unexpected(ply.error());
    const auto count = number("--count", raw_.suggestions);
    if (!count) return tl::unexpected(count.error());
    raw_.suggest.ply = *ply;
    raw_.suggest.count = count->value_or(raw_.suggest.count);
    return raw_.suggest;
  }

  Expected<Command> judgeVerify() const {
    if (raw_.verify.file.empty()) return problem("verify", "argument_file_missing");
    return raw_.verify;
  }

  Expected<Values> gameOptions() const {
    auto options = pairs("--option", raw_.optionPairs);
    if (!options) return options;
    for (const auto& [name, value] : raw_.options) (*options)[name] = value;
    return options;
  }

  // Nothing if nothing was said.
  static Expected<std::optional<int>> number(const std::string& place, const std::string& text) {
    const std::optional<int> value = parseNumber(text);
    if (!value && !text.empty()) return problem(place, "argument_not_a_number", {{"value", text}});
    return value;
  }

  static Expected<Values> pairs(const std::string& place, const std::vector<std::string>& texts) {
    Values values;
    for (const std::string& pair : texts) {
      const std::size_t at = pair.find('=');
      if (at == 0 || at == std::string::npos)
        return problem(place, "argument_not_a_pair", {{"value", pair}});
      values[pair.substr(0, at)] = pair.substr(at + 1);
    }
    return values;
  }

  const Library& library_;
  Language language_;
  const Catalogue& texts_;
  RawArguments raw_;
  CLI::App app_;
};

}  // namespace

Expected<Language> requestedLanguage(const std::vector<std::string>& words) {
  constexpr std::string_view kOption = "--lang";
  std::string value;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == kOption && i + 1 < words.size()) value = words[i + 1];
    if (words[i].starts_with("--lang=")) value = words[i].substr(kOption.size() + 1);
  }
  if (value.empty()) return systemLanguage();
  if (const auto language = parseLanguage(value)) return *language;
  return problem(std::string(kOption), "unknown_language", {{"value", value}});
}

Expected<Arguments> parseArguments(const std::vector<std::string>& words, const Library& library,
                                   Language language) {
  return ArgumentParser(library, language).parse(words);
}

}  // namespace spannung
