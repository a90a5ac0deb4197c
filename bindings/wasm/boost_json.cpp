// The functions of Boost.JSON, which Debian has no library of for WebAssembly; and what happens
// where they would throw: the module stops. Nothing that comes in from outside may lead there.
#include <cstdlib>
#include <exception>

#include <boost/assert/source_location.hpp>
#include <boost/json/src.hpp>

#ifdef BOOST_NO_EXCEPTIONS
namespace boost {

void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }

}  // namespace boost
#endif
