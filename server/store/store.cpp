#include "server/store/store.h"

#include "server/store/postgres_store.h"
#include "server/store/sqlite_store.h"

namespace spannung::server {

Expected<std::unique_ptr<Store>> openStore(const std::string& address) {
  constexpr std::string_view kSqlite = "sqlite:";
  if (address.starts_with(kSqlite) && address.size() > kSqlite.size())
    return openSqliteStore(address.substr(kSqlite.size()));
  if (address.starts_with("postgres://") || address.starts_with("postgresql://"))
    return openPostgresStore(address);
  return problem("store", "store_address", {{"address", address}});
}

}  // namespace spannung::server
