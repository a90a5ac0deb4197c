// Packs as stores keep them, written by version 0.1: whatever readers learn, they stay readable. A
// new field needs a default for schema 1; never change a file in packs/, add another one.
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "base/digest.h"
#include "games/library.h"

namespace spannung {
namespace {

struct KeptPack {
  const char* game;
  const char* fingerprint;  // of the game with its usual options, then
};

ContentPack keptPack(const std::string& game) {
  const std::ifstream file("tests/games/packs/" + game + ".json", std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return {hexText(sha256(text.str())), text.str()};
}

class KeptPacks : public ::testing::TestWithParam<KeptPack> {};

TEST_P(KeptPacks, AreStillRead) {
  const auto files = unpacked(keptPack(GetParam().game));
  ASSERT_TRUE(files.has_value()) << files.error().code;
  const auto module = openGame(GetParam().game, *files);
  ASSERT_TRUE(module.has_value()) << module.error().place << ": " << module.error().code;
  for (int revision = 1; revision <= (*module)->revision(); ++revision) {
    const auto game = (*module)->load({}, {}, revision);
    ASSERT_TRUE(game.has_value()) << game.error().place << ": " << game.error().code;
    EXPECT_TRUE((*game)->isPlayedWith(GetParam().fingerprint)) << "revision " << revision;
    const auto today = openLibrary()->find(GetParam().game)->load({}, {}, revision);
    EXPECT_TRUE((*today)->isPlayedWith((*game)->fingerprint())) << "revision " << revision;
  }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, KeptPacks,
                         ::testing::Values(KeptPack{"funkenschlag", "2e78462ea4b65ede"},
                                           KeptPack{"pampero", "325758b614752982"},
                                           KeptPack{"powerline", "919e9a854dcbcdf0"},
                                           KeptPack{"wasserkraft", "94f741ec68bf2452"}),
                         [](const auto& kept) { return std::string(kept.param.game); });

}  // namespace
}  // namespace spannung
