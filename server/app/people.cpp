#include "server/app/people.h"

#include <algorithm>
#include <cctype>
#include <utility>

#include <boost/asio/post.hpp>

#include "server/hub/log.h"
#include "server/hub/random_text.h"
#include "server/hub/time.h"
#include "server/net/peer.h"
#include "server/table/words.h"

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

std::string lowerCase(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

Problem nameTaken(const std::string& name) { return {"name", "name_taken", {{"name", name}}}; }

}  // namespace

People::People(boost::asio::any_io_executor executor, StoreDesk& store, std::string cookieKey,
               const Limits& limits)
    : executor_(std::move(executor)),
      store_(store),
      signer_(std::move(cookieKey)),
      newPeople_(limits.peoplePerAddress),
      loginsOfName_(limits.loginsPerName),
      loginsOfAddress_(limits.loginsPerAddress) {}

void People::whoIs(const HttpRequest& request, Found done) {
  const auto id = signer_.verify(cookieValue(request.cookie));
  if (!id) return done(std::optional<Person>());
  store_.ask(
      executor_, [id = *id](Store& store) { return store.person(id); },
      [done = std::move(done)](auto person) { done(std::move(person)); });
}

std::string People::cookieFor(const Person& person, const HttpRequest& request) const {
  return settingCookie(signer_.sign(person.id), request.secure);
}

void People::call(const HttpRequest& request, const std::string& name, Known done) {
  auto checked = checkedName("name", name);
  if (!checked) return done(tl::unexpected(checked.error()));
  whoIs(request, [this, request, name = *checked, done = std::move(done)](auto person) {
    if (!person) return done(tl::unexpected(person.error()));
    if (!*person) return addGuest(request, name, done);
    Person renamed = **person;
    renamed.name = name;
    update(std::move(renamed), done);
  });
}

void People::addGuest(const HttpRequest& request, std::string name, Known done) {
  if (!isThisMachine(request.address) && !newPeople_.take(request.address))
    return done(problem("", "too_fast"));
  Person guest{.id = randomId(), .name = std::move(name), .createdAt = wallTime()};
  store_.ask(
      executor_, [guest](Store& store) { return store.addPerson(guest); },
      [guest, done = std::move(done)](const Expected<bool>& added) {
        if (!added) return done(tl::unexpected(added.error()));
        if (!*added) return done(tl::unexpected(nameTaken(guest.name)));
        done(guest);
      });
}

void People::update(Person person, Known done) {
  store_.ask(
      executor_, [person](Store& store) { return store.updatePerson(person); },
      [person, done = std::move(done)](const Expected<bool>& updated) {
        if (!updated) return done(tl::unexpected(updated.error()));
        if (!*updated) return done(tl::unexpected(nameTaken(person.name)));
        done(person);
      });
}

void People::makeAccount(const HttpRequest& request, const std::string& name,
                         const std::string& password, Known done) {
  auto checked = checkedName("name", name);
  if (!checked) return done(tl::unexpected(checked.error()));
  if (const auto fine = checkPassword(password); !fine) return done(tl::unexpected(fine.error()));
  if (!isThisMachine(request.address) && !loginsOfAddress_.take(request.address))
    return done(problem("", "too_fast"));
  whoIs(request, [this, name = *checked, password, done = std::move(done)](auto person) {
    if (!person) return done(tl::unexpected(person.error()));
    if (!*person) return done(problem("", "no_person"));
    if ((*person)->isAccount()) return done(problem("", "already_account"));
    Person account = **person;
    account.name = name;
    passwords_.hash(password, [this, account, done](Expected<std::string> hash) mutable {
      if (!hash)
        return boost::asio::post(executor_,
                                 [done, error = hash.error()] { done(tl::unexpected(error)); });
      account.passwordHash = std::move(*hash);
      update(std::move(account), done);
    });
  });
}

void People::login(const HttpRequest& request, const std::string& name, const std::string& password,
                   Known done) {
  const bool allowed = loginsOfName_.take(lowerCase(name)) &&
                       (isThisMachine(request.address) || loginsOfAddress_.take(request.address));
  if (!allowed) return done(problem("", "too_fast"));
  store_.ask(
      executor_, [name](Store& store) { return store.personWithAccount(name); },
      [this, password, done = std::move(done)](Expected<std::optional<Person>> person) {
        if (!person) return done(tl::unexpected(person.error()));
        const Person account = person->value_or(Person{});
        passwords_.verify(account.passwordHash, password, [this, account, done](const auto& fits) {
          boost::asio::post(executor_, [account, done, fits] {
            if (!fits) return done(tl::unexpected(fits.error()));
            if (*fits) return done(account);
            logEvent(LogLevel::info, "login_failed");
            done(problem("", "wrong_login"));  // the same for an unknown name
          });
        });
      });
}

}  // namespace spannung::server
