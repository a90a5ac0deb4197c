"""Writes a source anew so that every mutant of its rules is in it, each behind its number.

Operators become calls of scripts/mutation/switch.h: `a < b` is `living::less(17, a, b)`, where 17
makes it `a <= b` and 18 `!(a < b)`.
"""

import re

BINARY = [
    {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="},
    {"?"},
    {"||"},
    {"&&"},
    {"|"},
    {"^"},
    {"&"},
    {"==", "!="},
    {"<=>"},
    {"<", ">", "<=", ">="},
    {"<<", ">>"},
    {"+", "-"},
    {"*", "/", "%"},
]
COMPARISONS = {
    "<": ("less", "< becomes <=", "< becomes >="),
    "<=": ("lessEqual", "<= becomes <", "<= becomes >"),
    ">": ("greater", "> becomes >=", "> becomes <="),
    ">=": ("greaterEqual", ">= becomes >", ">= becomes <"),
    "==": ("equal", "== becomes !="),
    "!=": ("different", "!= becomes =="),
}
OPPOSITES = {
    "std::min": "std::max",
    "std::max": "std::min",
    "std::ranges::min_element": "std::ranges::max_element",
    "std::ranges::max_element": "std::ranges::min_element",
    "std::ranges::any_of": "std::ranges::all_of",
    "std::ranges::all_of": "std::ranges::any_of",
}
# What is said about a game is no rule of it.
NOT_RULES = re.compile(r"\b(tell|tellAll|assert|reserve|breakDown|LineRole|part|fact)\b")
DECLARES = {"const", "auto", "static", "constexpr", "using", "struct", "typename", "typedef"}


class Mutant:
    def __init__(self, number, path, line, function, ids, fragment, change):
        self.number, self.path, self.line, self.function = number, path, line, function
        self.ids, self.change = ids, change
        self.fragment = " ".join(fragment.split())
        self.killers = []  # tests of other rules that notice it

    def key(self):
        return (f"{self.path}:{self.function}", self.fragment, self.change)


class Rewriter:
    """`mutants` grows with every source; `dropped` are numbers that do not compile."""

    def __init__(self, constants, reasons, dropped=()):
        self.constants, self.reasons, self.dropped = constants, reasons, set(dropped)
        self.mutants = []
        self.next = 1
        self.lambdas = 0  # around what is being written

    def rewrite(self, source):
        self.source, parts, at = source, [], 0
        for function in source.functions:
            if not self._concerns(function):
                continue
            self.function = function
            self.space = "folded" if function.is_constexpr else "living"
            parts.append(source.text[at : source.tokens[function.low].start])
            parts.append(self._block(function.low, []))
            at = source.tokens[function.high].end
        return "".join(parts) + source.text[at:]

    def _concerns(self, function):
        return any(r.low < function.high and function.head < r.high for r in self.source.regions)

    def _reasons(self, low, high):
        """The rules of the refusals between two tokens."""
        words = [t.text for t in self.source.tokens[low:high]]
        named = [name for of, mark, name in zip(words, words[1:], words[2:]) if (of, mark) == ("Reason", "::")]
        return [self.reasons[name] for name in named if name in self.reasons]

    # --- mutants ---------------------------------------------------------------------------------

    def _new(self, low, high, *changes):
        """Numbers for mutants of the tokens, or None if no rule stands beside them."""
        ids = self.source.ids_at(low)
        if not ids:
            return None
        ids = list(dict.fromkeys(ids + self.extra))
        first = self.next
        self.next += len(changes)
        if self.dropped & set(range(first, self.next)):
            return None
        token, text = self.source.tokens[low], self.source.slice(low, high)
        for offset, change in enumerate(changes):
            self.mutants.append(
                Mutant(first + offset, self.source.path, token.line, self.function.name, ids, text, change)
            )
        return first

    def _call(self, name, *arguments):
        return f"spannung::{self.space}::{name}({', '.join(map(str, arguments))})"

    # --- statements ------------------------------------------------------------------------------

    def _block(self, index, extra):
        source, parts = self.source, ["{\n"]
        at, end = index + 1, source.match[index]
        while at < end:
            text, at = self._statement(at, extra)
            parts.append(text + "\n")
        return "".join(parts) + "}"

    def _statement(self, index, extra):
        source = self.source
        end = source.end_of_statement(index)
        word = source.word(index)
        self.extra = extra
        if word == "{":
            return self._block(index, extra), end
        if word in ("case", "default"):
            colon = index
            while source.word(colon) != ":":
                colon += 1
            text, at = self._statement(colon + 1, extra) if source.word(colon + 1) != "}" else ("", colon + 1)
            return source.slice(index, colon + 1) + "\n" + text, at
        if word == "if":
            return self._if(index, extra), end
        if word == "for":
            return self._for(index, extra), end
        if word in ("while", "switch"):
            close = source.match[index + 1]
            head = self._expression(index + 2, close) if word == "while" else source.slice(index + 2, close)
            body, _ = self._statement(close + 1, extra)
            return f"{word} ({head}) {body}", end
        if word == "do":
            return source.slice(index, end), end
        if word == "return":
            return self._return(index, end, extra), end
        if word in ("break", "continue", "using", "static_assert", "static", "constexpr") or end <= index + 1:
            return source.slice(index, end), end
        return self._simple(index, end), end

    def _if(self, index, extra):
        source = self.source
        if source.word(index + 1) == "constexpr":
            open_ = index + 2
            condition = source.slice(open_ + 1, source.match[open_])
            head = f"if constexpr ({condition})"
        else:
            open_ = index + 1
            end = source.end_of_statement(source.match[open_] + 1)
            own = extra + self._reasons(index, end) if self._is_plain(source.match[open_] + 1, end) else extra
            self.extra = extra = own
            head = f"if ({self._condition(open_ + 1, source.match[open_], index)})"
        then = source.match[open_] + 1
        body, at = self._statement(then, extra)
        text = f"{head} {{ {body} }}"
        if source.word(at) == "else":
            other, _ = self._statement(at + 1, extra)
            text += f" else {{ {other} }}"
        return text

    def _is_plain(self, low, end):
        """A refusal right behind its condition."""
        return self.source.word(low) == "return" or (self.source.word(low) == "{" and end - low < 30)

    def _condition(self, low, high, index):
        source = self.source
        prefix = ""
        for at in self._top(low, high):
            if source.word(at) == ";":
                prefix, low = self._declaration(low, at) + "; ", at + 1
        if self._is_declaration(low, high):
            return prefix + self._declaration(low, high)
        text = self._expression(low, high)
        if self._is_guard(source.match[index + 1] + 1):
            number = self._new(low, high, "never true")
            return prefix + (self._call("guard", number, text) if number else text)
        if self._lowest(low, high) is None and source.word(low) != "!":
            number = self._new(low, high, "negated")
            return prefix + (self._call("condition", number, text) if number else text)
        return prefix + text

    def _is_guard(self, body):
        source = self.source
        end = source.end_of_statement(body)
        if source.word(end) == "else":
            return False
        return source.word(body) in ("return", "continue", "break")

    def _for(self, index, extra):
        source, close = self.source, self.source.match[index + 1]
        low = index + 2
        splits = [at for at in self._top(low, close) if source.word(at) == ";"]
        colon = next((at for at in self._top(low, close) if source.word(at) == ":"), None)
        if len(splits) < 2 and colon is not None:
            range_low = colon + 1
            text = source.slice(range_low, close)
            if source.word(range_low) != "{" and self._is_ordered(close + 1):
                number = self._new(range_low, close, "from the end")
                if number:
                    text = f"spannung::mutant::order({number}, {text})"
            head = f"{source.slice(low, range_low)} {text}"
        else:
            first, second = splits
            middle = source.slice(first + 1, second)
            found = self._lowest(first + 1, second)
            if found and source.word(found) == "<":
                number = self._new(first + 1, second, "stops one too early")
                if number:
                    left, right = source.slice(first + 1, found), source.slice(found + 1, second)
                    middle = self._call("shortLess", number, left, right)
            head = f"{source.slice(low, first + 1)} {middle}; {source.slice(second + 1, close)}"
        body, _ = self._statement(close + 1, extra)
        return f"for ({head}) {{ {body} }}"

    def _is_ordered(self, body):
        words = self.source.slice(body, self.source.end_of_statement(body))
        return bool(re.search(r"\b(return|break|play|push\w*)\b| = ", words))

    def _return(self, index, end, extra):
        source, low, high = self.source, index + 1, end - 1
        if low == high:
            return "return;"
        self.extra = extra = extra + self._reasons(low, high) if self._lowest(low, high) else extra
        text = self._list(low, high)
        if self.function.is_bool and source.word(low) in ("true", "false") and high == low + 1:
            number = self._new(low, high, f"{text} becomes {'false' if text == 'true' else 'true'}")
            return f"return {self._call('condition', number, text) if number else text};"
        found = self._lowest(low, high)
        is_decided_inside = found and source.word(found) in ("&&", "||", *COMPARISONS)
        if self.function.is_bool and self.lambdas == 0 and not is_decided_inside:
            number = self._new(low, high, "becomes true", "becomes false")
            return f"return {self._call('result', number, text) if number else text};"
        return f"return {text};"

    def _simple(self, low, end):
        if self._is_declaration(low, end - 1):
            return self._declaration(low, end - 1) + ";"
        text = self.source.slice(low, end)
        if NOT_RULES.search(text):
            return text
        inner = self._list(low, end - 1) + ";"
        number = self._new(low, end, "left out")
        return f"if (!{self._call('is', number)}) {{ {inner} }}" if number else inner

    def _is_declaration(self, low, high):
        tokens = self.source.tokens
        if tokens[low].text in DECLARES:
            return True
        index = low
        while index < high:
            token = tokens[index]
            if token.kind != "name" and token.text != "::":
                return False
            index += 1
            if token.text == "::":
                continue
            if self.source.word(index) == "<" and not tokens[index].space_before:
                index = self._close_angle(index) + 1
            while index < high and tokens[index].text in ("&", "*", "&&") and not tokens[index].space_before:
                index += 1
            if index < high and tokens[index].kind == "name":
                return True
        return False

    def _declaration(self, low, high):
        source = self.source
        for at in self._top(low, high):
            if source.word(at) == "=" and source.tokens[at].space_before:
                if "constexpr" in [t.text for t in source.tokens[low:at]]:
                    break
                return source.slice(low, at + 1) + " " + self._expression(at + 1, high)
        return source.slice(low, high)

    # --- expressions -----------------------------------------------------------------------------

    def _top(self, low, high):
        """The tokens outside all brackets and template arguments."""
        index = low
        while index < high:
            word = self.source.word(index)
            if word in ("(", "[", "{"):
                index = self.source.match[index]
            elif word == "<" and self._is_angle(index):
                index = self._close_angle(index)
            else:
                yield index
            index += 1

    def _is_angle(self, index):
        token = self.source.tokens[index]
        return not token.space_before and not token.space_after and self.source.tokens[index - 1].kind == "name"

    def _close_angle(self, index):
        depth = 0
        while True:
            word = self.source.word(index)
            if word in ("(", "[", "{"):
                index = self.source.match[index]
            elif word == "<":
                depth += 1
            elif word == ">":
                depth -= 1
                if depth == 0:
                    return index
            elif word == ";" or word == "":
                raise ValueError(f"{self.source.path}: no end of template arguments")
            index += 1

    def _lowest(self, low, high):
        """The binary operator that is evaluated last; None in a term."""
        best = None
        for at in self._top(low, high):
            token = self.source.tokens[at]
            if token.kind != "mark" or at == low or not (token.space_before and token.space_after):
                continue
            for level, words in enumerate(BINARY):
                if token.text in words:
                    if best is None or level < best[0] or (level == best[0] and level > 1):
                        best = (level, at)
        return best[1] if best else None

    def _list(self, low, high):
        """Expressions between commas."""
        parts, begin = [], low
        for at in list(self._top(low, high)):
            if self.source.word(at) == ",":
                parts.append(self._expression(begin, at))
                begin = at + 1
        if begin < high:
            parts.append(self._expression(begin, high))
        return ", ".join(parts)

    def _expression(self, low, high):
        source = self.source
        if low >= high:
            return ""
        found = self._lowest(low, high)
        if found is None:
            return self._term(low, high)
        word = source.word(found)
        if word in BINARY[0]:
            return f"{source.slice(low, found)} {word} {self._expression(found + 1, high)}"
        if word == "?":
            return self._choice(low, found, high)
        if word in COMPARISONS:
            return self._comparison(low, found, high)
        left, right = self._expression(low, found), self._expression(found + 1, high)
        if word in ("&&", "||"):
            number = self._new(low, high, f"{word} becomes {'||' if word == '&&' else '&&'}")
            if number is None:
                return f"{left} {word} {right}"
            alive = self._call("is", number)
            if word == "&&":
                return f"(static_cast<bool>({left}) != {alive} ? static_cast<bool>({right}) : {alive})"
            return f"(static_cast<bool>({left}) == {alive} ? static_cast<bool>({right}) : !{alive})"
        if word in "+-" and not self._has_number(low, high):
            number = self._new(low, high, f"{word} becomes {'-' if word == '+' else '+'}")
            if number:
                return self._call("plus" if word == "+" else "minus", number, left, right)
        return f"{left} {word} {right}"

    def _has_number(self, low, high):
        tokens = self.source.tokens
        return tokens[low].kind == "number" or tokens[high - 1].kind == "number"

    def _choice(self, low, question, high):
        source, depth = self.source, 0
        for colon in self._top(question, high):
            depth += {"?": 1, ":": -1}.get(source.word(colon), 0)
            if depth == 0:
                break
        condition = self._expression(low, question)
        if self._lowest(low, question) is None and source.word(low) != "!":
            number = self._new(low, question, "negated")
            condition = self._call("condition", number, condition) if number else condition
        yes, no = self._expression(question + 1, colon), self._expression(colon + 1, high)
        return f"{condition} ? {yes} : {no}"

    def _comparison(self, low, found, high):
        source = self.source
        name, *changes = COMPARISONS[source.word(found)]
        plain = len(changes) == 2 and self._has_number(low, high)
        left = source.slice(low, found) if plain and found == low + 1 else self._expression(low, found)
        right = source.slice(found + 1, high) if plain and high == found + 2 else self._expression(found + 1, high)
        number = self._new(low, high, *changes)
        return self._call(name, number, left, right) if number else f"{left} {source.word(found)} {right}"

    def _term(self, low, high):
        source = self.source
        if source.word(low) == "!":
            inner = self._term(low + 1, high)
            if source.word(low + 1) == "(" and source.match[low + 1] == high - 1:
                return f"!{inner}"
            number = self._new(low, high, "! left out")
            return self._call("negated", number, inner) if number else f"!{inner}"
        opposite = self._opposite(low, high)
        if opposite:
            return opposite
        parts, index = [], low
        while index < high:
            text, index = self._piece(index, low, high)
            parts.append(text)
        return "".join(parts)

    def _opposite(self, low, high):
        source = self.source
        paren = low
        while paren < high and (source.tokens[paren].kind == "name" or source.word(paren) == "::"):
            paren += 1
        name = source.slice(low, paren)
        if name not in OPPOSITES or source.word(paren) != "(" or source.match[paren] != high - 1:
            return None
        arguments = self._list(paren + 1, high - 1)
        number = self._new(low, high, f"{name} becomes {OPPOSITES[name]}")
        if number is None:
            return f"{name}({arguments})"
        return f"({self._call('is', number)} ? {OPPOSITES[name]}({arguments}) : {name}({arguments}))"

    def _piece(self, index, low, high):
        source, token = self.source, self.source.tokens[index]
        gap = " " if index > low and token.space_before else ""
        if token.text == "<" and self._is_angle(index):
            end = self._close_angle(index)
            return source.slice(index, end + 1), end + 1
        if token.text == "[":
            if self._begins_lambda(index, low):
                return self._lambda(index)
            end = source.match[index]
            return source.slice(index, end + 1), end + 1
        if token.text == "(":
            end = source.match[index]
            return f"{gap}({self._list(index + 1, end)})", end + 1
        if token.text == "{":
            end = source.match[index]
            return f"{gap}{{{self._list(index + 1, end)}}}", end + 1
        if token.kind == "number" and high == low + 1 and not token.text.startswith("0x"):
            number = self._new(index, index + 1, "one more")
            return (self._call("shift", number, token.text) if number else token.text), index + 1
        if token.text in self.constants and high == low + 1:
            number = self._new(index, index + 1, "one more")
            return (self._call("shift", number, token.text) if number else token.text), index + 1
        if token.kind == "mark" and token.space_before and token.space_after and index > low:
            return f" {token.text} ", index + 1
        return gap + token.text + (" " if token.text in ("return", "new") else ""), index + 1

    def _begins_lambda(self, index, low):
        after = self.source.word(self.source.match[index] + 1)
        return after in ("(", "{", "mutable", "->") and (
            index == low or self.source.tokens[index - 1].kind == "mark" and self.source.word(index - 1) not in tuple(")]}>")
        )

    def _lambda(self, index):
        source = self.source
        brace = source.match[index] + 1
        while source.word(brace) != "{":
            assert source.word(brace), f"{source.path}:{source.tokens[index].line}: no lambda"
            brace = source.match.get(brace, brace) + 1
        head = source.slice(index, brace)
        self.lambdas += 1
        extra = self.extra
        body = self._block(brace, extra)
        self.extra = extra
        self.lambdas -= 1
        return f"{head} {body}", source.match[brace] + 1
