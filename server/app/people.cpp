#include "server/app/people.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <boost/asio/steady_timer.hpp>

#include "server/hub/log.h"
#include "server/hub/random_text.h"
#include "server/hub/time.h"
#include "server/names/folded_name.h"
#include "server/names/name_skeleton.h"
#include "server/table/words.h"
#include "texts/bot_names.h"

namespace spannung::server {
namespace {

constexpr std::size_t kShortestPassword = 8;
constexpr std::size_t kLongestPassword = 200;

Expected<void> checkPassword(const std::string& password) {
  const std::size_t length = characterCount(password);
  if (length >= kShortestPassword && length <= kLongestPassword) return {};
  return problem(
      "password", "bad_password_length",
      {{"min", std::to_string(kShortestPassword)}, {"max", std::to_string(kLongestPassword)}});
}

// Whom limits count: programs of this machine are one.
std::string placeOf(const HttpRequest& request) {
  return request.limitedAs.empty() ? "this machine" : request.limitedAs;
}

// However the name is written, it is one account, and so it is if there is none.
std::string accountKey(const std::optional<Person>& account, const std::string& name) {
  return nameSkeleton(account ? account->name : foldedName(name));
}

tl::unexpected<Problem> refusedLogin(const HttpRequest& request) {
  logEvent(LogLevel::info, "login_refused", {{"address", request.address}});
  return problem("", "too_fast");
}

// Bots go by these at tables; no account shall be taken for one.
Expected<void> checkNotBot(const std::string& name) {
  const std::string skeleton = nameSkeleton(name);
  const bool isBots = std::any_of(kBotNames.begin(), kBotNames.end(),
                                  [&](const char* bot) { return nameSkeleton(bot) == skeleton; });
  if (isBots) return problem("name", "name_of_bot", {{"name", name}});
  return {};
}

Problem nameTaken(const std::string& name) { return {"name", "name_taken", {{"name", name}}}; }

}  // namespace

People::People(boost::asio::any_io_executor executor, StoreDesk& store, Sessions& sessions,
               const Limits& limits)
    : executor_(executor),
      store_(store),
      sessions_(sessions),
      passwords_(std::move(executor)),
      newPeople_(limits.peoplePerAddress),
      guard_(limits) {}

void People::somebody(const HttpRequest& request, const Known& done, Whoever next) {
  sessions_.whoIs(request, [done, next = std::move(next)](auto visitor) {
    if (!visitor) return done(tl::unexpected(visitor.error()));
    if (!*visitor) return done(problem("", "no_person"));
    next(std::move(**visitor));
  });
}

void People::welcome(const HttpRequest& request, const Person& person, Known done) {
  sessions_.open(person, [this, request, person, done = std::move(done)](auto token) {
    if (!token) return done(tl::unexpected(token.error()));
    sessions_.end(request, [](const auto&) {});
    done(Welcome{person, sessions_.cookie(*token, request)});
  });
}

void People::call(const HttpRequest& request, const std::string& name, Known done) {
  auto checked = checkedName("name", name);
  if (!checked) return done(tl::unexpected(checked.error()));
  sessions_.whoIs(request, [this, request, name = *checked, done = std::move(done)](auto visitor) {
    if (!visitor) return done(tl::unexpected(visitor.error()));
    if (!*visitor) return addGuest(request, name, done);
    Person renamed = std::move((*visitor)->person);
    if (renamed.isAccount() && renamed.name != name)
      if (const auto fine = checkNotBot(name); !fine) return done(tl::unexpected(fine.error()));
    renamed.name = name;
    rename(request, std::move(renamed), done);
  });
}

void People::addGuest(const HttpRequest& request, std::string name, Known done) {
  if (!newPeople_.take(request)) return done(problem("", "too_fast"));
  Person guest{.id = randomId(), .name = std::move(name), .createdAt = wallTime()};
  store_.ask(
      executor_, [guest](Store& store) { return store.addPerson(guest); },
      [this, request, guest, done = std::move(done)](const Expected<bool>& added) {
        if (!added) return done(tl::unexpected(added.error()));
        if (!*added) return done(tl::unexpected(nameTaken(guest.name)));
        welcome(request, guest, done);
      });
}

void People::rename(const HttpRequest& request, Person person, Known done) {
  store_.ask(
      executor_,
      [id = person.id, name = person.name](Store& store) { return store.renamePerson(id, name); },
      [this, request, person, done = std::move(done)](const Expected<bool>& renamed) {
        if (!renamed) return done(tl::unexpected(renamed.error()));
        if (!*renamed) return done(tl::unexpected(nameTaken(person.name)));
        done(Welcome{person, sessions_.sameCookie(request)});
      });
}

void People::makeAccount(const HttpRequest& request, const std::string& name,
                         const std::string& password, Known done) {
  auto checked = checkedName("name", name);
  if (!checked) return done(tl::unexpected(checked.error()));
  if (const auto fine = checkNotBot(*checked); !fine) return done(tl::unexpected(fine.error()));
  if (const auto fine = checkPassword(password); !fine) return done(tl::unexpected(fine.error()));
  if (!guard_.mayAsk(request)) return done(problem("", "too_fast"));
  somebody(request, done, [this, request, name = *checked, password, done](Visitor visitor) {
    if (visitor.person.isAccount()) return done(problem("", "already_account"));
    Person account = std::move(visitor.person);
    account.name = name;
    passwords_.hash(placeOf(request), password,
                    [this, request, account, done](Expected<std::string> hash) mutable {
                      if (!hash) return done(tl::unexpected(hash.error()));
                      account.passwordHash = std::move(*hash);
                      storeAccount(request, std::move(account), done);
                    });
  });
}

void People::storeAccount(const HttpRequest& request, Person account, Known done) {
  store_.ask(
      executor_, [account](Store& store) { return store.makeAccount(account); },
      [this, request, account, done = std::move(done)](const Expected<bool>& made) {
        if (!made) return done(tl::unexpected(made.error()));
        if (!*made) return done(tl::unexpected(nameTaken(account.name)));
        done(Welcome{account, sessions_.sameCookie(request)});
      });
}

void People::login(const HttpRequest& request, const std::string& name, const std::string& password,
                   Known done) {
  if (!guard_.mayAsk(request)) return done(refusedLogin(request));
  store_.ask(
      executor_, [name](Store& store) { return store.personWithAccount(name); },
      [this, request, name, password,
       done = std::move(done)](const Expected<std::optional<Person>>& person) {
        if (!person) return done(tl::unexpected(person.error()));
        tryLogin(request, person->value_or(Person{}), {accountKey(*person, name), placeOf(request)},
                 password, done);
      });
}

void People::tryLogin(const HttpRequest& request, const Person& account,
                      PasswordGuard::Attempt attempt, const std::string& password, Known done) {
  if (!guard_.mayTry(attempt)) return done(refusedLogin(request));
  tryPassword(request, account, std::move(attempt), password,
              [this, request, account, done = std::move(done)](const Expected<bool>& fits) {
                if (!fits) return done(tl::unexpected(fits.error()));
                if (!*fits) return done(problem("", "wrong_login"));  // or an unknown name
                welcome(request, account, done);
              });
}

void People::tryPassword(const HttpRequest& request, const Person& account,
                         PasswordGuard::Attempt attempt, const std::string& password,
                         PasswordDesk::Verified done) {
  const auto verified = [this, request, id = account.id, attempt,
                         done = std::move(done)](const Expected<bool>& fits) {
    if (fits && *fits) guard_.wasRight(attempt);
    if (fits && !*fits) {
      guard_.wasWrong(attempt);
      logEvent(LogLevel::warning, "login_failed",
               {{"address", request.address}, {"person", id.empty() ? "-" : id}});
    }
    done(fits);
  };
  const auto verify = [this, from = placeOf(request), hash = account.passwordHash, password,
                       verified] { passwords_.verify(from, hash, password, verified); };
  if (!guard_.hasToWait(attempt)) return verify();
  const auto timer = std::make_shared<boost::asio::steady_timer>(executor_, guard_.wait());
  timer->async_wait([timer, verify](const auto&) { verify(); });
}

void People::changePassword(const HttpRequest& request, const std::string& present,
                            const std::string& password, Known done) {
  if (const auto fine = checkPassword(password); !fine) return done(tl::unexpected(fine.error()));
  if (!guard_.mayAsk(request)) return done(problem("", "too_fast"));
  somebody(request, done, [this, request, present, password, done](const Visitor& visitor) {
    const Person& person = visitor.person;
    if (!person.isAccount()) return done(problem("", "no_account"));
    // By session, so that nobody elsewhere can keep the owner from it.
    PasswordGuard::Attempt attempt{accountKey(person, ""), visitor.session.token};
    if (!guard_.mayTry(attempt)) return done(refusedLogin(request));
    const auto hashed = [this, request, visitor, done](const Expected<std::string>& hash) {
      if (!hash) return done(tl::unexpected(hash.error()));
      storePassword(request, visitor, *hash, done);
    };
    const auto verified = [this, request, password, done, hashed](const Expected<bool>& fits) {
      if (!fits) return done(tl::unexpected(fits.error()));
      if (!*fits) return done(problem("present", "wrong_password"));
      passwords_.hash(placeOf(request), password, hashed);
    };
    tryPassword(request, person, std::move(attempt), present, verified);
  });
}

void People::storePassword(const HttpRequest& request, const Visitor& visitor,
                           const std::string& hash, Known done) {
  const auto change = [visitor, hash](Store& store) -> Expected<std::vector<std::string>> {
    const Person& person = visitor.person;
    const auto changed = store.changePassword(person.id, person.passwordHash, hash);
    if (!changed) return tl::unexpected(changed.error());
    if (!*changed) return problem("present", "wrong_password");  // not any more
    return store.endSessions(person.id, visitor.session.token);
  };
  store_.ask(executor_, change,
             [this, request, visitor, done = std::move(done)](const auto& ended) {
               if (!ended) return done(tl::unexpected(ended.error()));
               sessions_.closeSockets(*ended);
               done(Welcome{visitor.person, sessions_.sameCookie(request)});
             });
}

}  // namespace spannung::server
