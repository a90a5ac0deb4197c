# The kinds of target this project has. All share the warnings and one include root, the
# repository itself: #include "engine/core/move.h".
#
#   spannung_library(<name> [ENGINE] [SOURCES ...] [DEPENDS ...])
#   spannung_executable(<name> SOURCES ... [DEPENDS ...])
#   spannung_test(<name> SOURCES ... [DEPENDS ...])
#   spannung_benchmark(<name> SOURCES ... [DEPENDS ...])
#   spannung_fuzz(<name> SOURCES ... [DEPENDS ...])
#
# DEPENDS are targets and are passed on to whoever links the library.

# Splits the arguments shared by all kinds into arg_SOURCES and arg_DEPENDS; refuses strays.
macro(_spannung_arguments flags)
  cmake_parse_arguments(PARSE_ARGV 1 arg "${flags}" "" "SOURCES;DEPENDS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "${name}: unknown arguments ${arg_UNPARSED_ARGUMENTS}")
  endif()
endmacro()

function(_spannung_finish name)
  target_compile_options(${name} PRIVATE "$<$<COMPILE_LANGUAGE:CXX>:${SPANNUNG_WARNINGS}>")
  target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PUBLIC ${ARGN})
endfunction()

# A static library; without SOURCES one of headers only. ENGINE is for the rules: they shall run
# where there are neither exceptions nor RTTI.
function(spannung_library name)
  _spannung_arguments("ENGINE")
  if(NOT arg_SOURCES)
    add_library(${name} INTERFACE)
    target_include_directories(${name} INTERFACE "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${name} INTERFACE ${arg_DEPENDS})
    return()
  endif()
  add_library(${name} STATIC ${arg_SOURCES})
  _spannung_finish(${name} ${arg_DEPENDS})
  if(SPANNUNG_UNITY AND NOT arg_ENGINE)
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  endif()
  if(arg_ENGINE)
    target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
  endif()
endfunction()

function(spannung_executable name)
  _spannung_arguments("")
  add_executable(${name} ${arg_SOURCES})
  _spannung_finish(${name} ${arg_DEPENDS})
endfunction()

# A GoogleTest + GMock + RapidCheck program with its own main. It runs in the repository's root, so
# tests open "tests/playthroughs/...". Include gtest/gtest.h before rapidcheck/gtest.h.
function(spannung_test name)
  _spannung_arguments("")
  add_executable(${name} ${arg_SOURCES})
  _spannung_finish(${name} ${arg_DEPENDS} GTest::gtest_main GTest::gmock rapidcheck)
  if(SPANNUNG_SANITIZE)
    # Instrumenting and optimizing assertions takes longer than they run; the code under test is in
    # the libraries, which get all of both.
    target_compile_options(${name} PRIVATE -O0 -fno-sanitize=undefined)
    if(SPANNUNG_FUZZ)
      target_compile_options(${name} PRIVATE -fno-sanitize=fuzzer-no-link)
    endif()
  elseif(CMAKE_BUILD_TYPE STREQUAL "Release")
    target_compile_options(${name} PRIVATE -O1)
  endif()
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/tests")
  include(GoogleTest)
  # PRE_TEST: the build never runs a program, so a crash while listing is a failed test, not a
  # failed build.
  gtest_discover_tests(${name} WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
    DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60)
  set_property(GLOBAL APPEND PROPERTY SPANNUNG_TEST_TARGETS ${name})
endfunction()

# A Google Benchmark program with its own main; ./test runs each one briefly.
function(spannung_benchmark name)
  _spannung_arguments("")
  add_executable(${name} ${arg_SOURCES})
  _spannung_finish(${name} ${arg_DEPENDS} benchmark::benchmark_main)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bench")
  set_property(GLOBAL APPEND PROPERTY SPANNUNG_BENCH_TARGETS ${name})
endfunction()

# A libFuzzer program; ./test runs each one on tests/fuzz/corpus/<name>.
function(spannung_fuzz name)
  _spannung_arguments("")
  add_executable(${name} ${arg_SOURCES})
  _spannung_finish(${name} ${arg_DEPENDS})
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/fuzz")
  set_property(GLOBAL APPEND PROPERTY SPANNUNG_FUZZ_TARGETS ${name})
endfunction()

# ./test learns from these files what there is to run, so that it needs no list of its own.
function(spannung_write_target_lists)
  foreach(kind BENCH FUZZ TEST)
    get_property(targets GLOBAL PROPERTY SPANNUNG_${kind}_TARGETS)
    list(JOIN targets "\n" lines)
    if(lines)
      string(APPEND lines "\n")
    endif()
    string(TOLOWER ${kind} file)
    file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/${file}-targets.txt" CONTENT "${lines}")
  endforeach()
endfunction()
