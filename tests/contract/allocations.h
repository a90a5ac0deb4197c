// Counts what this thread takes from the heap: the test program replaces operator new.
#pragma once

#include <cstddef>

namespace spannung::testing {

std::size_t allocations();

}  // namespace spannung::testing
