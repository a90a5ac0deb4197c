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

bool PasswordDesk::enter(const std::string& from) {
  const std::lock_guard lock(mutex_);
  if (waiting_ >= kLongestLine || waitingFrom_[from] >= kMostOfOne) return false;
  ++waiting_;
  ++waitingFrom_[from];
  return true;
}

void PasswordDesk::leave(const std::string& from) {
  const std::lock_guard lock(mutex_);
  --waiting_;
  if (--waitingFrom_[from] == 0) waitingFrom_.erase(from);
}

void PasswordDesk::hash(const std::string& from, std::string password, Hashed done) {
  if (!enter(from)) return done(problem("password", "server_busy"));
  boost::asio::post(threads_, [this, from, password = std::move(password), done = std::move(done)] {
    auto hash = hashOf(password);
    leave(from);
    boost::asio::post(executor_, [done, hash = std::move(hash)] { done(hash); });
  });
}

void PasswordDesk::verify(const std::string& from, std::string hash, std::string password,
                          Verified done) {
  if (!enter(from)) return done(problem("password", "server_busy"));
  boost::asio::post(threads_, [this, from, hash = std::move(hash), password = std::move(password),
                               done = std::move(done)] {
    const bool fits = matches(hash.empty() ? hashOfNobody() : hash, password) && !hash.empty();
    leave(from);
    boost::asio::post(executor_, [done, fits] { done(fits); });
  });
}

}  // namespace spannung::server
