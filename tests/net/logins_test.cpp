// Passwords cannot be guessed, and guessing locks nobody out.
#include <boost/asio/io_context.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/app/password_desk.h"
#include "server/hub/log.h"
#include "tests/net/net_server.h"

namespace spannung::server {
namespace {

using std::chrono::milliseconds;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kRight = "correct horse";
constexpr const char* kWrong = "wrong horse";

class Logins : public NetTest {
 protected:
  // The status of an attempt from this address.
  int attempt(const std::string& name, const std::string& password, const std::string& address) {
    return httpRequest(server.port(), "POST", "/api/login",
                       json::serialize(json::object{{"name", name}, {"password", password}}),
                       {{"X-Forwarded-For", address}})
        .status;
  }
  // How many wrong passwords are looked at before it is too much.
  int guesses(const std::vector<std::string>& names, const std::string& address) {
    int looked = 0;
    while (looked < 30 &&
           attempt(names[static_cast<std::size_t>(looked) % names.size()], kWrong, address) == 401)
      ++looked;
    return looked;
  }
};

TEST_F(Logins, GuessesAtOneAccountFromOneAddressAreFew) {
  server.account("Ada", kRight);
  EXPECT_EQ(guesses({"Ada"}, "192.0.2.1"), 6);
  EXPECT_EQ(attempt("Ada", kRight, "192.0.2.1"), 429) << "even if it were right now";
  EXPECT_EQ(guesses({"Nobody"}, "192.0.2.1"), 6) << "an unknown name is treated alike";
}

TEST_F(Logins, SomebodyElsesGuessesLockNobodyOut) {
  const std::string cookie = server.account("Ada", kRight);
  EXPECT_EQ(guesses({"Ada"}, "192.0.2.1"), 6);
  EXPECT_EQ(attempt("Ada", kRight, "192.0.2.2"), 200);
  EXPECT_EQ(server.nameOf(cookie), "Ada");
  EXPECT_EQ(httpRequest(server.port(), "POST", "/api/password",
                        json::serialize(json::object{{"present", kRight}, {"password", kWrong}}),
                        {{"X-Forwarded-For", "192.0.2.1"}, {"Cookie", cookie}})
                .status,
            200)
      << "not even at the same address, who is logged in";
}

TEST_F(Logins, AllWaysToWriteANameShareOneLimit) {
  server.account("Hanna", kRight);
  EXPECT_EQ(guesses({"Hanna", "HANNA", "hanna", "hаnna", "\uFF28anna", "hAnNa"}, "192.0.2.1"), 6);
}

TEST_F(Logins, TheRightPasswordIsNoGuess) {
  server.account("Ada", kRight);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(attempt("Ada", kRight, "192.0.2.1"), 200) << i;
}

TEST_F(Logins, FailuresAreLoggedWithTheAddress) {
  server.account("Ada", kRight);
  ::testing::internal::CaptureStderr();
  attempt("Ada", kWrong, "192.0.2.1");
  attempt("Eve", "secret of Eve", "192.0.2.7");
  server.stop();
  const std::string log = ::testing::internal::GetCapturedStderr();
  EXPECT_THAT(log, HasSubstr("event=login_failed address=192.0.2.1 person="));
  EXPECT_THAT(log, HasSubstr("event=login_failed address=192.0.2.7 person=-"));
  EXPECT_THAT(log, Not(HasSubstr("horse")));
  EXPECT_THAT(log, Not(HasSubstr("secret")));
}

TEST_F(Logins, GuessesFromManyAddressesAreSlowedDown) {
  server.stop();
  server.options.limits.wrongPerName = {0.0001, 2};
  server.options.limits.loginWait = milliseconds(1000);
  server.start();
  server.account("Ada", kRight);
  const auto timeOf = [&](const char* password, const char* address, int status) {
    const auto began = std::chrono::steady_clock::now();
    EXPECT_EQ(attempt("Ada", password, address), status);
    return std::chrono::steady_clock::now() - began;
  };
  timeOf(kWrong, "192.0.2.1", 401);
  timeOf(kWrong, "192.0.2.2", 401);
  EXPECT_GE(timeOf(kWrong, "192.0.2.3", 401), milliseconds(1000));
  EXPECT_GE(timeOf(kRight, "192.0.2.4", 200), milliseconds(1000))
      << "slowly, but the owner gets in";
}

TEST(PasswordDesk, NobodyFillsTheLineAlone) {
  boost::asio::io_context io;
  PasswordDesk desk(io.get_executor());
  int busy = 0;
  const auto count = [&busy](const Expected<bool>& fits) { busy += fits ? 0 : 1; };
  for (int i = 0; i < 40; ++i) desk.verify("192.0.2.1", "", kWrong, count);
  EXPECT_GE(busy, 30);
  busy = 0;
  desk.verify("192.0.2.2", "", kWrong, count);
  EXPECT_EQ(busy, 0) << "there is room for others";
  desk.stop();
}

}  // namespace
}  // namespace spannung::server
