# What is different where everything becomes a module for browsers (preset wasm): no exceptions, no
# threads, and libraries from their headers alone, because Debian has none for WebAssembly.

# Headers by name, without the rest of /usr/include, which belongs to another C library.
set(SPANNUNG_HEADERS "${PROJECT_BINARY_DIR}/headers")
file(MAKE_DIRECTORY "${SPANNUNG_HEADERS}")
foreach(header boost/json.hpp fmt/format.h tl/expected.hpp)
  cmake_path(GET header PARENT_PATH folder)
  find_path(root_of_${folder} ${header} PATHS /usr/local/include /usr/include REQUIRED)
  file(CREATE_LINK "${root_of_${folder}}/${folder}" "${SPANNUNG_HEADERS}/${folder}" SYMBOLIC)
endforeach()

function(_spannung_headers name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEFINES")
  add_library(${name} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${name} SYSTEM INTERFACE "${SPANNUNG_HEADERS}")
  target_compile_definitions(${name} INTERFACE ${arg_DEFINES})
endfunction()

_spannung_headers(tl::expected)
_spannung_headers(fmt::fmt DEFINES FMT_HEADER_ONLY FMT_EXCEPTIONS=0 FMT_STATIC_THOUSANDS_SEPARATOR)
# Its functions are in bindings/wasm/boost_json.cpp.
_spannung_headers(Boost::json DEFINES BOOST_DISABLE_THREADS BOOST_SYSTEM_DISABLE_THREADS)

# The same floating-point numbers as everywhere else: nothing is multiplied and added in one step.
add_compile_options("$<$<COMPILE_LANGUAGE:C,CXX>:-ffp-contract=off>"
  "$<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions;-fno-rtti>"
  # Numbers of 64 bits that count bytes are as large as the browser's memory at most.
  "$<$<COMPILE_LANGUAGE:CXX>:-Wno-shorten-64-to-32>")
add_link_options(-Wl,--strip-all,-z,stack-size=1048576,--stack-first)

# What plays thousands of games is fast; all the rest is small, since everybody has to fetch it.
set(SPANNUNG_FAST spannung_engine spannung_players)
