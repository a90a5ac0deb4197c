// What the database looks like, for both kinds. Raise kSchemaVersion with every change, and teach
// createSchema how to get there from the version before.
#pragma once

#include "server/store/connection.h"

namespace spannung::server {

inline constexpr int kSchemaVersion = 4;

// Makes the tables if there are none; refuses those of a newer program.
Expected<void> createSchema(Connection& connection);

}  // namespace spannung::server
