# Warnings for our own code, all of them errors. Libraries are included as system headers and are
# not judged by them.
set(SPANNUNG_WARNINGS
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor
  -Woverloaded-virtual -Wimplicit-fallthrough -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND SPANNUNG_SANITIZE)
  # Here g++ also warns about the code it inserts itself. The other presets judge the same sources.
  # -Wtsan complains about fences of Asio that ThreadSanitizer does not see.
  set(SPANNUNG_WARNINGS -Wno-tsan)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # -Wrestrict sees ghosts in std::string when g++ 12 optimizes.
  list(APPEND SPANNUNG_WARNINGS -Wduplicated-cond -Wlogical-op -Wno-restrict)
else()
  # clang blames the caller of std::stable_sort for libstdc++ 12's own use of a deprecated function.
  # g++ still reports ours.
  list(APPEND SPANNUNG_WARNINGS -Wno-deprecated-declarations)
endif()

# g++ 12 miscompiles ordinary coroutines without a warning, so a stray co_await must not compile.
# clang does not know the flag.
add_compile_options("$<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fno-coroutines>")
