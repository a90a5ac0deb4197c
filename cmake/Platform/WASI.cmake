# Nothing is particular; CMake wants to have been told.
set(WASI 1)
