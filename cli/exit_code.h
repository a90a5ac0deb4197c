// What the program tells the shell.
#pragma once

namespace spannung {

inline constexpr int kSuccess = 0;
inline constexpr int kFailure = 1;        // the answer is no: a record that does not verify
inline constexpr int kBadInput = 2;       // the question made no sense
inline constexpr int kInterrupted = 130;  // by SIGINT

}  // namespace spannung
