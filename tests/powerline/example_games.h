// Complete games with their dice and plans, and what the table must show after every round.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "engine/powerline/content.h"

namespace spannung::powerline::testing {

struct ExampleRound {
  std::array<int, kWorkers> dice;
  std::string_view plan;
  int score;  // after the scoring, if there is one, and the end of the game
  int jokers;
  std::array<int, kColumns> columns;
};

struct ExampleGame {
  std::string_view board;
  std::string_view cards;
  bool limited;
  bool adventureIsland;
  bool printedCards;
  std::vector<ExampleRound> rounds;
  std::vector<std::string_view> completeLines;
  std::vector<std::string_view> completePlants;
};

inline ExampleGame baseGame() {
  return {"board3",
          "ADG",
          false,
          false,
          true,
          {
              {{3, 3, 6, 6, 2, 6},
               "place red minsterford hydro_dam,"
               "place yellow gullmeadow wind_north,"
               "place blue tenorham solar_east,"
               "place green gullmeadow wind_north,"
               "place white gullmeadow wind_north,"
               "done",
               13,
               0,
               {2, 3, 3, 3, 1, 2}},
              {{2, 6, 2, 2, 6, 6},
               "place black musehill wind_plateau,"
               "place white sunbridge solar_east,"
               "place green lanternport hydro_dam,"
               "place blue sunbridge solar_east,"
               "place yellow lanternport hydro_dam,"
               "done",
               13,
               0,
               {2, 3, 3, 3, 0, 2}},
              {{2, 2, 1, 5, 2, 6},
               "place black abbeygrove wind_plateau,"
               "place white highmark wind_plateau,"
               "place green lanternport hydro_dam,"
               "place blue abbeygrove wind_plateau,"
               "done",
               13,
               0,
               {2, 3, 3, 2, 0, 2}},
              {{3, 1, 4, 2, 6, 5},
               "place red sunbridge solar_east,"
               "place yellow minsterford hydro_dam,"
               "place blue abbeygrove wind_plateau,"
               "place green abbeygrove wind_plateau,"
               "place white minsterford hydro_dam,"
               "place black abbeygrove wind_plateau,"
               "done",
               19,
               0,
               {2, 3, 3, 2, 0, 1}},
              {{1, 3, 2, 1, 3, 4},
               "place black sunbridge solar_east,"
               "place white minsterford hydro_dam,"
               "place green sunbridge solar_east,"
               "done",
               30,
               1,
               {2, 3, 2, 2, 0, 1}},
              {{6, 4, 2, 3, 3, 2},
               "joker red minsterford hydro_dam,"
               "place yellow minsterford hydro_dam,"
               "done",
               42,
               0,
               {2, 2, 2, 2, 0, 1}},
              {{4, 5, 5, 4, 6, 3},
               "place black cornton solar_slope,"
               "place white lanternport hydro_dam,"
               "place green highmark wind_plateau,"
               "done",
               42,
               0,
               {2, 2, 1, 2, 0, 1}},
              {{4, 6, 3, 6, 1, 3},
               "place red cornton solar_slope,"
               "done",
               42,
               1,
               {1, 2, 1, 2, 0, 1}},
              {{5, 6, 3, 6, 4, 5},
               "joker black highmark wind_plateau,"
               "place white cloverfield biogas_meadow,"
               "place green highmark wind_plateau,"
               "done",
               42,
               0,
               {1, 2, 0, 2, 0, 1}},
              {{5, 6, 2, 4, 6, 6},
               "place red highmark wind_plateau,"
               "island yellow,"
               "place blue lanternport hydro_dam,"
               "place green lanternport hydro_dam,"
               "done",
               46,
               1,
               {1, 2, 0, 1, 0, 1}},
              {{4, 5, 2, 3, 2, 2},
               "joker red lanternport hydro_dam,"
               "place yellow lanternport hydro_dam,"
               "place blue cornton solar_slope,"
               "place green lanternport hydro_dam,"
               "done",
               46,
               0,
               {1, 2, 0, 0, 0, 1}},
              {{5, 3, 3, 3, 4, 3},
               "place red cornton solar_slope,"
               "done",
               50,
               1,
               {0, 2, 0, 0, 0, 1}},
              {{5, 3, 4, 2, 5, 4},
               "joker red lanternport hydro_dam,"
               "place yellow lanternport hydro_dam,"
               "done",
               50,
               0,
               {0, 1, 0, 0, 0, 1}},
              {{5, 2, 5, 2, 2, 6},
               "island red,"
               "island yellow,"
               "done vacation",
               50,
               0,
               {0, 0, 0, 0, 0, 1}},
              {{3, 2, 1, 4, 6, 6},
               "island red,"
               "island yellow,"
               "place blue highmark wind_plateau,"
               "place green lanternport hydro_dam,"
               "island white,"
               "island black,"
               "done",
               80,
               0,
               {0, 0, 0, 0, 0, 0}},
          },
          {"gullmeadow", "cornton", "sunbridge", "abbeygrove", "minsterford", "highmark",
           "lanternport"},
          {"wind_north", "hydro_dam"}};
}

inline ExampleGame limitsIslandAndSpecialContracts() {
  return {"board5",
          "JKL",
          true,
          true,
          false,
          {
              {{2, 4, 6, 4, 6, 3},
               "place red cloverfield biogas_cornfield,"
               "place yellow sunbridge solar_east,"
               "place blue lanternport hydro_rapids,"
               "place green lanternport hydro_rapids,"
               "place white cloverfield biogas_cornfield,"
               "place black lanternport hydro_rapids,"
               "done",
               10,
               0,
               {2, 3, 3, 3, 2, 1}},
              {{4, 2, 4, 5, 2, 5},
               "place red cornton solar_slope,"
               "place yellow cornton solar_slope,"
               "place blue lanternport hydro_rapids,"
               "place green cornton solar_slope,"
               "place white lanternport hydro_rapids,"
               "done",
               10,
               0,
               {2, 3, 3, 3, 1, 1}},
              {{5, 2, 1, 1, 3, 5},
               "place black tenorham solar_slope,"
               "place white lanternport hydro_rapids,"
               "place green lanternport hydro_rapids,"
               "place blue tenorham solar_slope,"
               "done",
               10,
               0,
               {2, 3, 3, 2, 1, 1}},
              {{4, 1, 2, 2, 2, 6},
               "place black lanternport hydro_rapids,"
               "done",
               10,
               1,
               {1, 3, 3, 2, 1, 1}},
              {{1, 4, 6, 4, 5, 4},
               "place black tenorham solar_slope,"
               "place white lanternport hydro_rapids,"
               "island green,"
               "place blue lanternport hydro_rapids,"
               "joker yellow lanternport hydro_rapids,"
               "place red cornton solar_slope,"
               "done",
               18,
               1,
               {1, 3, 3, 2, 1, 0}},
              {{1, 3, 5, 4, 6, 1},
               "place red cloverfield biogas_cornfield,"
               "place yellow lanternport hydro_rapids,"
               "place blue gullmeadow biogas_meadow,"
               "joker green gullmeadow biogas_meadow,"
               "place white gullmeadow biogas_meadow,"
               "done",
               38,
               0,
               {1, 3, 3, 2, 0, 0}},
              {{6, 3, 1, 2, 6, 1},
               "place red sunbridge solar_east,"
               "place yellow cloverfield biogas_cornfield,"
               "place blue cloverfield biogas_cornfield,"
               "place green cloverfield biogas_cornfield,"
               "done",
               38,
               0,
               {1, 3, 3, 1, 0, 0}},
              {{1, 1, 4, 2, 5, 6},
               "place red sunbridge solar_east,"
               "island yellow,"
               "place blue cloverfield biogas_cornfield,"
               "place green sunbridge solar_east,"
               "done",
               57,
               0,
               {1, 3, 3, 0, 0, 0}},
              {{3, 4, 4, 2, 2, 6},
               "place red sunbridge solar_east,"
               "done",
               63,
               1,
               {0, 3, 3, 0, 0, 0}},
              {{1, 4, 2, 1, 2, 2},
               "joker black tenorham solar_slope,"
               "place white tenorham solar_slope,"
               "place green tenorham solar_slope,"
               "done",
               69,
               0,
               {0, 3, 2, 0, 0, 0}},
              {{6, 6, 5, 6, 1, 1},
               "place black musehill hydro_rapids,"
               "place white abbeygrove wind_plateau,"
               "place green abbeygrove wind_plateau,"
               "done",
               69,
               0,
               {0, 3, 1, 0, 0, 0}},
              {{5, 4, 5, 4, 2, 3},
               "place red abbeygrove wind_plateau,"
               "place yellow abbeygrove wind_plateau,"
               "place blue tenorham solar_slope,"
               "done",
               69,
               0,
               {0, 3, 0, 0, 0, 0}},
              {{2, 5, 4, 3, 3, 4},
               "island black,"
               "place white abbeygrove wind_plateau,"
               "done",
               73,
               0,
               {0, 2, 0, 0, 0, 0}},
              {{5, 4, 3, 4, 4, 3},
               "place black musehill hydro_rapids,"
               "place white musehill hydro_rapids,"
               "done",
               73,
               0,
               {0, 1, 0, 0, 0, 0}},
              {{1, 1, 2, 6, 6, 4},
               "island red,"
               "island yellow,"
               "done vacation",
               74,
               0,
               {0, 0, 0, 0, 0, 0}},
          },
          {"gullmeadow", "cornton", "sunbridge", "abbeygrove", "cloverfield", "lanternport"},
          {"biogas_meadow", "biogas_cornfield"}};
}

inline ExampleGame contracts() {
  return {"board6",
          "BEH",
          false,
          false,
          false,
          {
              {{3, 2, 4, 6, 1, 1},
               "place red sunbridge wind_plateau,"
               "place yellow abbeygrove solar_slope,"
               "place blue sunbridge wind_plateau,"
               "place green tenorham solar_east,"
               "place white tenorham solar_east,"
               "place black sunbridge wind_plateau,"
               "done",
               10,
               0,
               {2, 3, 3, 3, 2, 1}},
              {{5, 1, 3, 5, 1, 5},
               "place red minsterford wind_north,"
               "place yellow lanternport hydro_rapids,"
               "place blue minsterford wind_north,"
               "place green musehill hydro_rapids,"
               "place white minsterford wind_north,"
               "place black minsterford wind_north,"
               "done",
               10,
               0,
               {2, 3, 3, 3, 2, 0}},
              {{2, 1, 1, 4, 4, 1},
               "place red lanternport hydro_rapids,"
               "done",
               10,
               1,
               {1, 3, 3, 3, 2, 0}},
              {{2, 1, 5, 4, 1, 5},
               "joker black abbeygrove solar_slope,"
               "place white abbeygrove solar_slope,"
               "place green abbeygrove solar_slope,"
               "place blue abbeygrove solar_slope,"
               "done",
               16,
               0,
               {1, 3, 3, 2, 2, 0}},
              {{1, 2, 6, 6, 5, 1},
               "place black highmark hydro_dam,"
               "island white,"
               "place green minsterford wind_north,"
               "place blue sunbridge wind_plateau,"
               "place yellow sunbridge wind_plateau,"
               "done",
               21,
               1,
               {1, 3, 3, 2, 1, 0}},
              {{5, 5, 4, 1, 2, 1},
               "joker black tenorham solar_east,"
               "place white tenorham solar_east,"
               "place green minsterford wind_north,"
               "place blue tenorham solar_east,"
               "done",
               28,
               0,
               {1, 3, 3, 1, 1, 0}},
              {{5, 2, 3, 4, 2, 5},
               "island black,"
               "place white tenorham solar_east,"
               "place green lanternport hydro_rapids,"
               "place blue lanternport hydro_rapids,"
               "place yellow lanternport hydro_rapids,"
               "done",
               27,
               0,
               {1, 3, 3, 1, 0, 0}},
              {{1, 5, 3, 5, 6, 2},
               "place black cornton solar_slope,"
               "place white gullmeadow biogas_meadow,"
               "place green gullmeadow biogas_meadow,"
               "place blue gullmeadow biogas_meadow,"
               "done",
               35,
               0,
               {1, 3, 3, 0, 0, 0}},
              {{1, 5, 5, 6, 2, 3},
               "place black highmark hydro_dam,"
               "done",
               35,
               1,
               {0, 3, 3, 0, 0, 0}},
              {{1, 5, 6, 1, 5, 1},
               "joker red highmark hydro_dam,"
               "place yellow highmark hydro_dam,"
               "place blue tenorham solar_east,"
               "done",
               38,
               0,
               {0, 3, 2, 0, 0, 0}},
              {{5, 2, 4, 6, 5, 4},
               "place red lanternport hydro_rapids,"
               "place yellow tenorham solar_east,"
               "place blue lanternport hydro_rapids,"
               "done",
               38,
               0,
               {0, 3, 1, 0, 0, 0}},
              {{3, 4, 5, 4, 3, 3},
               "place red musehill hydro_rapids,"
               "place yellow cloverfield biogas_cornfield,"
               "place blue tenorham solar_east,"
               "done",
               57,
               0,
               {0, 3, 0, 0, 0, 0}},
              {{2, 2, 6, 2, 1, 5},
               "place black cornton solar_slope,"
               "place white lanternport hydro_rapids,"
               "done",
               57,
               0,
               {0, 2, 0, 0, 0, 0}},
              {{3, 5, 4, 3, 6, 4},
               "island black,"
               "place white highmark hydro_dam,"
               "done",
               56,
               0,
               {0, 1, 0, 0, 0, 0}},
              {{3, 5, 1, 1, 5, 4},
               "place black highmark hydro_dam,"
               "island white,"
               "done",
               54,
               0,
               {0, 0, 0, 0, 0, 0}},
          },
          {"gullmeadow", "sunbridge", "abbeygrove", "minsterford", "highmark", "tenorham"},
          {"wind_north", "solar_east"}};
}

}  // namespace spannung::powerline::testing
