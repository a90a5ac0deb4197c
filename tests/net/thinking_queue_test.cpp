// Whose turn it is to think, with thoughts and a clock that are made up.
#include "server/hub/thinking_queue.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace spannung::server {
namespace {

using namespace std::chrono_literals;
using Duration = ThinkingQueue::Clock::duration;
using Time = ThinkingQueue::Clock::time_point;

// Threads that think thoughts of a given length. All slices begin and end at the same moments.
class Thinkers {
 public:
  explicit Thinkers(int threads, const ThinkingRules& rules = {})
      : queue(rules), threads_(threads) {}

  struct Thought {
    std::string person;
    Duration needs{};
    bool isShort = false;
    Time asked{};
    Duration used{};
    bool isCut = false;
    Time answered{};

    Duration waited() const { return answered - asked; }
  };
  using Id = ThinkingQueue::Id;
  using Answered = std::function<void(const Thought& thought)>;

  Id ask(const std::string& person, Duration needs, bool isShort = false) {
    return ask(ThinkingShare{person, person}, needs, isShort);
  }
  Id ask(const ThinkingShare& share, Duration needs, bool isShort = false) {
    const std::string& person = share.person;
    // Nobody knows how long a short one takes, only how long it may.
    const Id id = queue.add({share, isShort ? 10s : needs, isShort}, now);
    thoughts[id] = {.person = person, .needs = needs, .isShort = isShort, .asked = now};
    return id;
  }

  void run(Duration time, const Answered& answered = {}) {
    for (const Time end = now + time; now < end;) slice(answered);
  }
  // Until this one is answered.
  Thought runUntil(Id id) {
    while (thoughts[id].answered == Time{}) slice({});
    return thoughts[id];
  }

  ThinkingQueue queue;
  Time now{1h};
  std::map<Id, Thought> thoughts;

 private:
  void slice(const Answered& answered) {
    std::vector<ThinkingQueue::Turn> turns;
    for (int i = 0; i < threads_;) {
      const auto turn = queue.next(now);
      if (!turn) break;
      if (turn->toEnd)
        end(turn->id, true, answered);
      else
        turns.push_back(*turn), ++i;
    }
    now += queue.slice();
    for (const auto& turn : turns) goOn(turn.id, answered);
  }

  void goOn(Id id, const Answered& answered) {
    Thought& thought = thoughts[id];
    const Duration used = std::min(queue.slice(), thought.needs - thought.used);
    thought.used += used;
    if (thought.used < thought.needs) return queue.comeBack(id, used);
    end(id, false, answered, used);
  }

  void end(Id id, bool isCut, const Answered& answered, Duration used = {}) {
    queue.remove(id, used);
    Thought& thought = thoughts[id];
    thought.isCut = isCut;
    thought.answered = now;
    if (answered) answered(thought);
  }

  int threads_;
};

std::string person(int number) { return "person " + std::to_string(number); }

// Whoever thinks for long asks again as soon as there is an answer, as tables of bots do.
Thinkers::Answered askingAgain(Thinkers& desk, std::vector<Thinkers::Thought>& answers) {
  return [&](const Thinkers::Thought& thought) {
    answers.push_back(thought);
    if (!thought.isShort) desk.ask(answers.back().person, answers.back().needs);
  };
}

TEST(ThinkingQueue, WhoThinksAloneHasAllTheTimeThatWasAskedFor) {
  Thinkers desk(1);
  const auto answer = desk.runUntil(desk.ask("Ada", 10s));
  EXPECT_EQ(answer.used, 10s);
  EXPECT_FALSE(answer.isCut);
  EXPECT_FALSE(desk.queue.isWaiting());
  EXPECT_FALSE(desk.queue.next(desk.now));
}

double millisecondsOf(Duration time) {
  return std::chrono::duration<double, std::milli>(time).count();
}

// Nine accounts of one address and one of another: the one has half of the time.
TEST(ThinkingQueue, ManyAccountsOfOneAddressHaveTheTimeOfOneAddress) {
  Thinkers desk(1);
  std::map<std::string, Thinkers::Id> many;
  for (int i = 0; i < 9; ++i) many[person(i)] = desk.ask(ThinkingShare{"farm", person(i)}, 60s);
  const auto one = desk.ask(ThinkingShare{"home", "Ada"}, 60s);
  desk.run(1800ms);
  EXPECT_NEAR(millisecondsOf(desk.thoughts[one].used), 900, 10);
  for (const auto& [name, id] : many)
    EXPECT_NEAR(millisecondsOf(desk.thoughts[id].used), 100, 10) << name;
}

// And among themselves: more thoughts of one account take nothing from another of its address.
TEST(ThinkingQueue, AccountsOfOneAddressShareItEvenly) {
  Thinkers desk(1);
  Duration busy{};
  std::vector<Thinkers::Id> ofBusy;
  for (int i = 0; i < 4; ++i) ofBusy.push_back(desk.ask(ThinkingShare{"farm", "Eve"}, 60s));
  const auto quiet = desk.ask(ThinkingShare{"farm", "Bob"}, 60s);
  const auto other = desk.ask(ThinkingShare{"home", "Ada"}, 60s);
  desk.run(2s);
  for (const auto id : ofBusy) busy += desk.thoughts[id].used;
  EXPECT_NEAR(millisecondsOf(desk.thoughts[quiet].used), 500, 15);
  EXPECT_NEAR(millisecondsOf(busy), 500, 15);
  EXPECT_NEAR(millisecondsOf(desk.thoughts[other].used), 1000, 15);
}

TEST(ThinkingQueue, AHintDoesNotWaitUntilALongThoughtEnds) {
  Thinkers desk(1);
  const auto expert = desk.ask("Ada", 10s);
  desk.run(500ms);
  const auto hint = desk.runUntil(desk.ask("Grace", 1s));
  EXPECT_EQ(hint.used, 1s);
  EXPECT_LE(hint.waited(), 2s + 10ms);
  EXPECT_EQ(desk.thoughts[expert].answered, Time{});
  // The other one goes on as if nothing had been.
  const auto answer = desk.runUntil(expert);
  EXPECT_GE(answer.used, 8900ms);
  EXPECT_LE(answer.waited(), 10s + 5ms);
}

TEST(ThinkingQueue, ShortThoughtsInBetweenCostALongOneNothingButTheirTime) {
  Thinkers desk(1);
  const auto expert = desk.ask("Ada", 10s);
  for (int i = 0; i < 50; ++i) {
    desk.ask("Grace", 20ms, true);
    desk.run(180ms);
  }
  const auto answer = desk.runUntil(expert);
  EXPECT_GE(answer.used, 8900ms);
}

TEST(ThinkingQueue, AShortThoughtIsNeverBehindLongOnes) {
  Thinkers desk(1);
  std::vector<Thinkers::Thought> answers;
  const auto again = askingAgain(desk, answers);
  for (int i = 0; i < 200; ++i) desk.ask(person(i), 1s);
  desk.run(10s, again);
  for (int i = 0; i < 20; ++i) {
    const auto easy = desk.ask("Grace", 60ms, true);
    while (desk.thoughts[easy].answered == Time{}) desk.run(5ms, again);
    EXPECT_FALSE(desk.thoughts[easy].isCut);
    EXPECT_LE(desk.thoughts[easy].waited(), 150ms);
    desk.run(50ms, again);
  }
}

// A budget in simulations says nothing about time: it may be huge.
TEST(ThinkingQueue, WhoOnlyPretendsToBeShortIsNotFavouredForLong) {
  Thinkers desk(1);
  for (int i = 0; i < 50; ++i) desk.ask(person(i), 1h, true);
  desk.run(3s);
  const auto easy = desk.runUntil(desk.ask("Grace", 60ms, true));
  EXPECT_LE(easy.waited(), 150ms);
}

TEST(ThinkingQueue, HoweverManyThinkNobodyWaitsForLong) {
  for (const int threads : {1, 3}) {
    Thinkers desk(threads);
    std::vector<Thinkers::Thought> answers;
    const auto again = askingAgain(desk, answers);
    for (int i = 0; i < 200; ++i) desk.ask(person(i), 1s);
    desk.run(30s, again);
    std::map<std::string, Duration> had;
    for (const auto& answer : answers) {
      EXPECT_LE(answer.waited(), 3100ms);
      EXPECT_TRUE(answer.isCut);
      had[answer.person] += answer.used;
    }
    ASSERT_EQ(had.size(), 200U);
    for (const auto& [who, time] : had) {
      EXPECT_GE(time, threads * 100ms) << who;
      EXPECT_LE(time, threads * 200ms) << who;
    }
  }
}

TEST(ThinkingQueue, TheTimeThatIsThereIsUsed) {
  Thinkers desk(2);
  std::vector<Thinkers::Thought> answers;
  const auto again = askingAgain(desk, answers);
  for (int i = 0; i < 20; ++i) desk.ask(person(i % 5), 1s);
  desk.run(30s, again);
  Duration used{};
  for (const auto& [id, thought] : desk.thoughts) used += thought.used;
  EXPECT_EQ(used, 60s);
}

TEST(ThinkingQueue, ManyTablesOfOnePersonHaveNoMoreThanOneTableOfAnother) {
  Thinkers desk(1);
  std::vector<Thinkers::Thought> answers;
  const auto again = askingAgain(desk, answers);
  for (int i = 0; i < 100; ++i) desk.ask("Ada", 1s);
  desk.run(5s, again);
  const auto graces = desk.ask("Grace", 1s);
  while (desk.thoughts[graces].answered == Time{}) desk.run(5ms, again);
  EXPECT_EQ(desk.thoughts[graces].used, 1s);
  EXPECT_LE(desk.thoughts[graces].waited(), 2s + 50ms);
}

// A table with quick bots is in the queue most of the time, but not all of it.
TEST(ThinkingQueue, ComingBackAtOnceIsNoWayToTheFront) {
  Thinkers desk(1);
  Duration quicks{};
  Duration others{};
  desk.ask("Grace", 1h);
  desk.ask("Barbara", 1h);
  for (int i = 0; i < 500; ++i) {
    const auto quick = desk.ask("Ada", 5ms);
    while (desk.thoughts[quick].answered == Time{})
      desk.run(5ms, [&](const auto& answer) {
        if (answer.needs == 1h) desk.ask(answer.person, 1h);
      });
    quicks += desk.thoughts[quick].used;
  }
  for (const auto& [id, thought] : desk.thoughts)
    if (thought.needs == 1h) others += thought.used;
  EXPECT_LE(quicks, others * 6 / 10);
}

// Whoever was alone for long, or had several threads, is not sent to the back for it.
TEST(ThinkingQueue, NobodyHasToPayForTimeThatNobodyElseWanted) {
  Thinkers desk(4);
  desk.ask("Ada", 1h);
  for (int i = 0; i < 3; ++i) desk.ask("Grace", 1h);
  desk.run(2s);
  for (int i = 0; i < 4; ++i) desk.ask("Barbara", 1h);
  const auto hint = desk.runUntil(desk.ask("Grace", 5ms));
  EXPECT_LE(hint.waited(), 50ms);
}

TEST(ThinkingQueue, AllThoughtsOfOnePersonAreAnswered) {
  Thinkers desk(1);
  std::vector<Thinkers::Thought> answers;
  const auto keep = [&](const Thinkers::Thought& thought) { answers.push_back(thought); };
  for (int i = 0; i < 600; ++i) desk.ask("Ada", 1s);
  desk.run(4s, keep);
  EXPECT_EQ(answers.size(), 600U);
  for (const auto& answer : answers) EXPECT_GT(answer.used, 0s);
}

TEST(ThinkingQueue, ThereIsRoomForSoManyThatHaveBegun) {
  ThinkingRules rules;
  rules.mostBegun = 10;
  Thinkers desk(1, rules);
  const auto graces = desk.ask("Grace", 50ms);
  desk.run(5ms);
  for (int i = 0; i < 100; ++i) desk.ask("Ada", 1s);
  const auto begun = [](const auto& it) {
    return it.second.used > 0s && it.second.answered == Time{};
  };
  for (int i = 0; i < 200; ++i) {
    desk.run(5ms);
    EXPECT_LE(std::ranges::count_if(desk.thoughts, begun), 10);
  }
  EXPECT_FALSE(desk.thoughts[graces].isCut);  // the others are Ada's
  EXPECT_EQ(desk.thoughts[graces].used, 50ms);
}

TEST(ThinkingQueue, ForgetsWhatIsNoLongerWanted) {
  ThinkingQueue queue;
  const Time now{1h};
  const auto first = queue.add({{"here", "Ada"}, 1s}, now);
  const auto second = queue.add({{"here", "Ada"}, 1s}, now);
  EXPECT_EQ(queue.countOf({"here", "Ada"}), 2);
  EXPECT_EQ(queue.placeCount(), 1U);
  EXPECT_EQ(queue.next(now)->id, first);
  EXPECT_TRUE(queue.isRunning(first));
  EXPECT_FALSE(queue.isRunning(second));
  queue.remove(second);
  EXPECT_FALSE(queue.isWaiting());
  queue.comeBack(first, 5ms);
  EXPECT_TRUE(queue.isWaiting());
  EXPECT_EQ(queue.next(now)->id, first);
  queue.remove(first, 1ms);
  EXPECT_EQ(queue.size(), 0U);
  EXPECT_EQ(queue.countOf({"here", "Ada"}), 0);
  EXPECT_FALSE(queue.isWaiting());
}

}  // namespace
}  // namespace spannung::server
