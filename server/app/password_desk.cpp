#include "server/app/password_desk.h"

#include <array>
#include <utility>

#include <boost/asio/post.hpp>
#include <sodium.h>

namespace spannung::server {
namespace {

Expected<std::string> hashOf(const std::string& password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(),
                        crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
    return problem("password", "server_busy");  // out of memory
  return std::string(hash.data());
}

bool matches(const std::string& hash, const std::string& password) {
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

const std::string& hashOfNobody() {
  static const std::string kHash = hashOf("nobody").value_or("");
  return kHash;
}

}  // namespace

bool PasswordDesk::enter() {
  if (++waiting_ <= kLongestLine) return true;
  --waiting_;
  return false;
}

void PasswordDesk::hash(std::string password, Hashed done) {
  if (!enter()) return done(problem("password", "server_busy"));
  boost::asio::post(threads_, [this, password = std::move(password), done = std::move(done)] {
    auto hash = hashOf(password);
    --waiting_;
    done(std::move(hash));
  });
}

void PasswordDesk::verify(std::string hash, std::string password, Verified done) {
  if (!enter()) return done(problem("password", "server_busy"));
  boost::asio::post(threads_, [this, hash = std::move(hash), password = std::move(password),
                               done = std::move(done)] {
    const bool fits = matches(hash.empty() ? hashOfNobody() : hash, password) && !hash.empty();
    --waiting_;
    done(fits);
  });
}

}  // namespace spannung::server
