// Learns what boards of Powerline promise, by playing alone again and again.
//
//   rehearse_powerline --seed 1 --out weights/powerline/value.json
//
// Each time many games are played by what was learned so far, some of them oddly at first, and a
// network is fitted to how they ended; the first ones are played by the taste of quick plans. The
// same command gives the same network on the same kind of machine.
#include <fstream>
#include <iostream>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "ai/powerline/features.h"
#include "record/seed.h"
#include "training/powerline/fit.h"
#include "training/powerline/games.h"

namespace spannung::rehearsal {
namespace {

struct Course {
  int iterations = 10;
  unsigned games = 12000;  // of each iteration
  int epochs = 8;
  double keep = 0.7;  // of the samples before
  std::string seed = "1";
  std::string out;
};

class Rehearsal {
 public:
  explicit Rehearsal(const Course& course)
      : course_(course),
        seed_(parseSeed(course.seed)),
        rng_(Rng::fromSeed(seed_)),
        names_(namesOfFeatures(kinds_.front().rules->tables())) {
    Dice dice(rng_);
    samples_.width = names_.seat.size() + names_.table.size();
    fitted_ = untrained(samples_.width, dice);
  }

  void run() {
    for (int iteration = 1; iteration <= course_.iterations; ++iteration) {
      playAll(iteration);
      Dice dice(rng_);
      const double error = fit(fitted_, samples_, course_.epochs, dice);
      network_ = written();
      std::cout << fmt::format("{}: {} samples, error {:.2f}, then {:.1f} points\n", iteration,
                               samples_.count(), error, meanScore())
                << std::flush;
    }
  }

 private:
  void playAll(int iteration) {
    const double gone = 1 - course_.keep;
    samples_.dropFirst(static_cast<std::size_t>(gone * static_cast<double>(samples_.count())));
    const Games games(kinds_, network_);
    const std::string name = fmt::format("rehearsal {}", iteration);
    for (unsigned game = 0; game < course_.games; ++game)
      games.play(derivedSeed(seed_, name, game), samples_);
  }

  network::ValueNetwork written() const {
    const auto& kind = kinds_.front();
    const auto example = numbersOf(kind.rules->tables(), kind.rules->initial({}));
    const std::string command =
        fmt::format("rehearse_powerline --iterations {} --games {} --epochs {} --keep {} --seed {}",
                    course_.iterations, course_.games, course_.epochs, course_.keep, course_.seed);
    const std::string text = fileOf(fitted_, names_, example, command);
    std::ofstream(course_.out) << text;
    return network::ValueNetwork::read(course_.out, text, "powerline", names_).value();
  }

  // Of games that were not learned from.
  double meanScore() const {
    constexpr unsigned kGames = 400;
    const Games games(kinds_, network_);
    double sum = 0;
    for (unsigned game = 0; game < kGames; ++game)
      sum += games.playWell(derivedSeed(seed_, "check", game));
    return sum / kGames;
  }

  Course course_;
  Library library_ = openLibrary().value();
  std::vector<Kind> kinds_ = allKinds(library_);
  Seed seed_;
  Rng rng_;
  network::FeatureNames names_;
  Samples samples_;
  Fitted fitted_;
  std::optional<network::ValueNetwork> network_;
};

}  // namespace
}  // namespace spannung::rehearsal

int main(int argc, char** argv) {
  spannung::rehearsal::Course course;
  CLI::App app("Learns what boards of Powerline promise, by playing alone again and again");
  app.add_option("--iterations", course.iterations, "How often games are played and learned from");
  app.add_option("--games", course.games, "How many games each time");
  app.add_option("--epochs", course.epochs, "How often each sample is gone through each time");
  app.add_option("--keep", course.keep, "Share of the samples before that is kept");
  app.add_option("--seed", course.seed, "Any text");
  app.add_option("--out", course.out, "Where the network goes")->required();
  CLI11_PARSE(app, argc, argv);
  spannung::rehearsal::Rehearsal(course).run();
  return 0;
}
