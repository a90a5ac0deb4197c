# Lists of all games, made from their folders: whoever has engine/<game>/rules.h is a game, and is in a
# list if it has the file that the list asks for. Nobody else knows all games, and no existing file
# hears of a new one.
#
#   spannung_games(<result>)
#   spannung_game_list(<result> <list> <root>...)
#
# The first gives the names of all, the second writes the unit of a list and gives its path. A root
# is a folder of the shape of this repository; the games of the first one come first. A program that
# compiles the unit itself has that list instead of the one in the library: so tests can bring a game
# of their own.

# A list: the template of its unit, the file that a game has to have, and its line, in which GAME
# stands for the name of the folder. That name is the game's, and its namespace.
set(SPANNUNG_LIST_MODULES games/all_modules.cpp.in "games/*/module.h" "{\"GAME\", GAME::openModule}")
set(SPANNUNG_LIST_PLAYERS ai/all_players.cpp.in "ai/*/players.h" "{\"GAME\", GAME::players()}")
set(SPANNUNG_LIST_BOARDS cli/boards/all_boards.cpp.in "cli/boards/*/board.h"
  "{\"GAME\", makeBoard<GAME::TerminalBoard>}")
set(SPANNUNG_LIST_POLICIES tests/ai/all_policies.h.in "ai/*/policy.h" "GAME::Policy")

function(spannung_games result)
  file(GLOB folders RELATIVE "${PROJECT_SOURCE_DIR}/engine" CONFIGURE_DEPENDS
    "${PROJECT_SOURCE_DIR}/engine/*/rules.h")
  list(TRANSFORM folders REPLACE "/rules.h$" "")
  set(${result} ${folders} PARENT_SCOPE)
endfunction()

function(spannung_game_list result list)
  list(POP_FRONT SPANNUNG_LIST_${list} template header line)
  string(REPLACE "*" "([^/]+)" pattern "${header}")
  set(includes)
  set(lines)
  foreach(root IN LISTS ARGN)
    file(GLOB found RELATIVE "${root}" CONFIGURE_DEPENDS "${root}/${header}")
    foreach(path IN LISTS found)
      string(REGEX REPLACE "^${pattern}$" "\\1" game "${path}")
      if(NOT EXISTS "${root}/engine/${game}/rules.h")
        continue()  # ai/search has a policy, too
      endif()
      string(REPLACE "GAME" "${game}" row "${line}")
      list(APPEND includes "#include \"${path}\"")
      list(APPEND lines "    ${row}")
    endforeach()
  endforeach()
  list(JOIN includes "\n" INCLUDES)
  list(JOIN lines ",\n" GAMES)
  cmake_path(GET template STEM LAST_ONLY name)
  set(unit "${CMAKE_CURRENT_BINARY_DIR}/lists/${name}")
  configure_file("${PROJECT_SOURCE_DIR}/${template}" "${unit}" @ONLY)
  set(${result} "${unit}" PARENT_SCOPE)
endfunction()
