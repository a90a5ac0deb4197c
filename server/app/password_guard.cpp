#include "server/app/password_guard.h"

namespace spannung::server {

PasswordGuard::PasswordGuard(const Limits& limits)
    : ofAddress_(limits.loginsPerAddress),
      ofBoth_(limits.wrongPerNameAndAddress),
      ofAccount_(limits.wrongPerName),
      wait_(limits.loginWait) {}

}  // namespace spannung::server
