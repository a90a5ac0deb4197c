// A store that forgets everything with the input that filled it. For one thread.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/store/store.h"

namespace spannung::fuzz {

class MemoryStore final : public server::Store {
 public:
  using Entries = std::vector<std::string>;
  struct Kept {
    Entries entries;
    server::TableSummary summary;
  };

  explicit MemoryStore(std::map<std::string, Kept> tables) : tables_(std::move(tables)) {}

  Expected<server::Appended> append(const server::Append& entry) override {
    Kept& kept = tables_[entry.table];
    if (entry.seq != static_cast<std::int64_t>(kept.entries.size())) return server::Appended::taken;
    kept.entries.push_back(entry.body);
    kept.summary = entry.summary;
    return server::Appended::stored;
  }
  Expected<Entries> entries(const std::string& table, std::int64_t seq) override {
    const auto found = tables_.find(table);
    if (found == tables_.end()) return Entries{};
    const Entries& all = found->second.entries;
    const auto from = std::min<std::ptrdiff_t>(seq, static_cast<std::ptrdiff_t>(all.size()));
    return Entries(all.begin() + from, all.end());
  }

  Expected<std::vector<server::TableSummary>> publicTables(int) override {
    return summaries([](const server::TableSummary& table) { return table.isPublic; });
  }
  Expected<std::vector<server::TableSummary>> tablesOf(const server::PersonId& person,
                                                       int) override {
    return summaries([&person](const server::TableSummary& table) {
      return std::find(table.people.begin(), table.people.end(), person) != table.people.end();
    });
  }
  Expected<std::vector<std::string>> tablesToTend(server::Milliseconds, int) override {
    return std::vector<std::string>{};
  }
  Expected<int> tablesCreatedBy(const server::PersonId&, server::Milliseconds) override {
    return 0;
  }

  Expected<bool> addPerson(const server::Person&) override { return true; }
  Expected<std::optional<server::Person>> person(const server::PersonId&) override {
    return std::nullopt;
  }
  Expected<std::optional<server::Person>> personWithAccount(const std::string&) override {
    return std::nullopt;
  }
  Expected<std::vector<server::PersonId>> accountsLike(const std::string&) override {
    return std::vector<server::PersonId>{};
  }
  Expected<std::vector<server::Person>> accountsLikeOthers() override {
    return std::vector<server::Person>{};
  }
  Expected<bool> renamePerson(const server::PersonId&, const std::string&) override { return true; }
  Expected<bool> makeAccount(const server::Person&) override { return true; }
  Expected<bool> changePassword(const server::PersonId&, const std::string&,
                                const std::string&) override {
    return true;
  }
  Expected<bool> openSession(const server::WebSession&, const std::string&) override {
    return true;
  }
  Expected<std::optional<server::Visitor>> visitor(const std::string&,
                                                   server::Milliseconds) override {
    return std::nullopt;
  }
  Expected<void> renewSession(const std::string&, server::Milliseconds) override { return {}; }
  Expected<void> endSession(const std::string&) override { return {}; }
  Expected<std::vector<std::string>> endSessions(const server::PersonId&,
                                                 const std::string&) override {
    return std::vector<std::string>{};
  }
  Expected<void> forgetSessions(server::Milliseconds) override { return {}; }
  Expected<std::string> settingOr(const std::string&, const std::string& proposal) override {
    return proposal;
  }
  Expected<void> keepPack(const KeptText&) override { return {}; }
  Expected<std::optional<KeptText>> pack(const std::string&) override { return std::nullopt; }
  Expected<void> checkWriting() override { return {}; }
  void onForeignNews(ForeignNews) override {}

 private:
  template <class Wanted>
  std::vector<server::TableSummary> summaries(Wanted wanted) const {
    std::vector<server::TableSummary> found;
    for (const auto& [id, kept] : tables_)
      if (wanted(kept.summary)) found.push_back(kept.summary);
    return found;
  }

  std::map<std::string, Kept> tables_;
};

}  // namespace spannung::fuzz
