#include "texts/template.h"

#include <optional>

namespace spannung {
namespace {

// A literal, or a gap: its name and perhaps word forms, "token|tokens".
struct Piece {
  std::string_view literal{};
  std::optional<std::string_view> name{};
  std::optional<std::string_view> forms{};
};

Piece gap(std::string_view inside) {
  const std::size_t colon = inside.find(':');
  if (colon == std::string_view::npos) return {{}, inside, {}};
  return {{}, inside.substr(0, colon), inside.substr(colon + 1)};
}

std::string_view cutFront(std::string_view& text, std::size_t length) {
  const std::string_view front = text.substr(0, length);
  text.remove_prefix(front.size());
  return front;
}

// Cuts the next piece off the front of what is left of a template.
Piece takePiece(std::string_view& rest) {
  const std::size_t brace = rest.find('{');
  if (brace != 0) return {cutFront(rest, brace)};
  if (rest.starts_with("{{")) return {cutFront(rest, 2).substr(1)};
  const std::size_t end = rest.find('}');
  if (end == std::string_view::npos) return {cutFront(rest, end)};
  return gap(cutFront(rest, end + 1).substr(1, end - 1));
}

std::string_view chooseForm(std::string_view forms, std::string_view number) {
  const std::size_t bar = forms.find('|');
  if (bar == std::string_view::npos) return forms;
  return number == "1" ? forms.substr(0, bar) : forms.substr(bar + 1);
}

std::string filled(const Piece& piece, const Args& args) {
  if (!piece.name) return std::string(piece.literal);
  const auto found = args.find(*piece.name);
  if (found == args.end()) return '{' + std::string(*piece.name) + '}';
  return piece.forms ? std::string(chooseForm(*piece.forms, found->second)) : found->second;
}

}  // namespace

std::string fillTemplate(std::string_view pattern, const Args& args) {
  std::string text;
  while (!pattern.empty()) text += filled(takePiece(pattern), args);
  return text;
}

std::set<std::string> gapNames(std::string_view pattern) {
  std::set<std::string> names;
  while (!pattern.empty())
    if (const Piece piece = takePiece(pattern); piece.name) names.emplace(*piece.name);
  return names;
}

}  // namespace spannung
