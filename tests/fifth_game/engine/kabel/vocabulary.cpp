#include "engine/kabel/vocabulary.h"

#include "engine/core/term_table.h"

namespace spannung::kabel {
namespace {

constexpr Operand number(std::string_view name) { return {name, "number"}; }
constexpr Operand kLength = number("length");

using M = MoveKind;
constexpr auto kMoveTerms =
    termTable<M>({{M::lay, {"lay", {kLength}}}, {M::discard, {"discard", {kLength}}}});

using R = Reason;
constexpr auto kReasonTerms = termTable<R>({
    {R::fine, {"fine"}},
    {R::gameOver, {"game_over", {}, "KA-4"}},
    {R::notYourTurn, {"not_your_turn", {{{"seat", "seat"}}}, "KA-1"}},
    {R::unknownMove, {"unknown_move", {}, "KA-1"}},
    {R::noSuchCard, {"no_such_card", {kLength}, "KA-2"}},
    {R::tooLong, {"too_long", {kLength, number("left")}, "KA-3"}},
});

using E = EventKind;
constexpr auto kEventTerms = termTable<E>({
    {E::laid, {"laid", {kLength, number("total")}}},
    {E::discarded, {"discarded", {kLength}}},
    {E::roundStarted, {"round_started", {number("round")}}},
    {E::gameEnded, {"game_ended"}},
});

}  // namespace

constinit const Vocabulary kVocabulary{kMoveTerms, kReasonTerms, kEventTerms};

}  // namespace spannung::kabel
