"""A source file of the engine as tokens, its functions, and which rules stand beside which lines.

The code is formatted by clang-format and plain enough to be read without a compiler: a binary
operator has space on both sides, an angle bracket of a template has none before it.
"""

import re

ID = r"[A-Z]{2}-(?:CARD-[A-Z]\b|[A-Z][A-Z0-9]*-\d{2}[a-z]?)"
TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
      | (?P<directive>^[ ]*\#[^\n]*)
      | (?P<string>R"\(.*?\)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+')
      | (?P<number>\d[\w.']*)
      | (?P<name>[A-Za-z_]\w*)
      | (?P<mark><=>|<<=|>>=|\.\.\.|->|::|\+\+|--|<<|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)
OPENING, CLOSING = "([{", ")]}"


class Token:
    __slots__ = ("text", "kind", "start", "end", "line", "space_before", "space_after")

    def __init__(self, text, kind, start, line):
        self.text, self.kind, self.start, self.end, self.line = text, kind, start, start + len(text), line


def rule_ids(comment):
    """The rules that a comment names; `PL-END-01 to PL-END-03` is three of them."""
    ids = []
    for first, last in re.findall(rf"({ID})(?: to ({ID}))?", comment):
        ids.append(first)
        if last:
            stem, low, high = first[:-2], int(first[-2:]), int(last[-2:])
            ids += [f"{stem}{number:02}" for number in range(low + 1, high + 1)]
    return ids


class Region:
    """Tokens that a comment with rules belongs to."""

    def __init__(self, low, high, ids):
        self.low, self.high, self.ids = low, high, ids


class Function:
    """The head of a function begins at `head`, its body is the tokens from `low` to `high`."""

    def __init__(self, name, head, low, high, words):
        self.name, self.head, self.low, self.high = name, head, low, high
        self.is_constexpr = bool({"constexpr", "consteval"} & set(words))
        self.is_bool = "bool" in words


class Source:
    def __init__(self, path, text):
        self.path, self.text = path, text
        self.tokens, self.comments = [], []
        self._read()
        self.match = self._brackets()
        self.functions = list(self._functions(0, len(self.tokens)))
        self.declared = {}  # name of a function declared here -> the rules beside its declaration
        self.regions = list(self._regions())

    def _read(self):
        line, at = 1, 0
        for found in TOKEN.finditer(self.text):
            line += self.text.count("\n", at, found.start())
            at = found.start()
            kind, text = found.lastgroup, found.group()
            if kind == "comment":
                self.comments.append(Token(text, kind, at, line))
            elif kind == "directive" or not text.isspace():
                self.tokens.append(Token(text, kind, at, line))
        for token in self.tokens:
            token.space_before = token.start == 0 or self.text[token.start - 1].isspace()
            token.space_after = token.end >= len(self.text) or self.text[token.end].isspace()

    def _brackets(self):
        match, stack = {}, []
        for index, token in enumerate(self.tokens):
            if token.kind == "mark" and token.text in OPENING:
                stack.append(index)
            elif token.kind == "mark" and token.text in CLOSING:
                match[stack[-1]] = index
                match[index] = stack.pop()
        return match

    def word(self, index):
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def _functions(self, low, high):
        """Definitions at the level of namespaces and classes."""
        index = start = low
        while index < high:
            token = self.tokens[index]
            if token.kind == "directive" or token.text in ";}":
                start = index + 1
            elif token.text == ":" and self.word(index - 1) in ("public", "private", "protected"):
                start = index + 1
            elif token.text == "=" and token.space_before:
                while index < high and self.word(index) != ";":
                    index = self.match.get(index, index) + 1
                start = index + 1
            elif token.text in "([":
                index = self.match[index]
            elif token.text == "{":
                name = self._function_before(start, index)
                if name:
                    words = [t.text for t in self.tokens[start:name]]
                    yield Function(self.word(name), start, index, self.match[index], words)
                    index = self.match[index]
                start = index + 1
            index += 1

    def _function_before(self, start, brace):
        """The index of the name if the brace opens the body of a function."""
        index = brace - 1
        while index > start and self.word(index) in ("const", "noexcept", "override"):
            index -= 1
        if self.word(index) != ")":
            return None
        name = self.match[index] - 1
        return name if self.tokens[name].kind == "name" else None

    def _regions(self):
        for block in self._comment_blocks():
            ids = rule_ids(" ".join(comment.text for comment in block))
            if not ids:
                continue
            first, last = block[0], block[-1]
            line_start = self.text.rfind("\n", 0, first.start) + 1
            if self.text[line_start : first.start].strip():
                low = self._statement_with(first.start)
            else:
                low = next((i for i, t in enumerate(self.tokens) if t.start > last.end), None)
            if low is None or self.tokens[low].kind == "directive":
                continue
            region = self._item(low, ids)
            if region:
                yield region

    def _comment_blocks(self):
        block = []
        for comment in self.comments:
            alone = not self.text[self.text.rfind("\n", 0, comment.start) + 1 : comment.start].strip()
            if block and alone and comment.line == block[-1].line + 1 and block_alone:
                block.append(comment)
                continue
            if block:
                yield block
            block, block_alone = [comment], alone
        if block:
            yield block

    def _statement_with(self, position):
        """The first token of the statement that ends, or opens its block, before a position."""
        index = max(i for i, t in enumerate(self.tokens) if t.start < position)
        if self.word(index) in (";", "{", ","):
            index -= 1
        while index >= 0:
            if self.word(index) in ")]}" and index in self.match:
                if self.word(index) == "}" and self.tokens[index].line < self.tokens[index + 1].line:
                    return index + 1
                index = self.match[index]
            elif self.word(index) in ("{", ";", "("):
                return index + 1
            index -= 1
        return 0

    def _item(self, low, ids):
        """The function, class or statement that begins at a token."""
        for function in self.functions:
            if function.head == low:
                return Region(low, function.high + 1, ids)
        inside = any(f.low < low < f.high for f in self.functions)
        high = self.end_of_statement(low) if inside else self._end_of_declaration(low)
        words = [token.text for token in self.tokens[low:high]]
        if not inside and "(" in words and "{" not in words:
            self.declared.setdefault(words[words.index("(") - 1], []).extend(ids)
        return Region(low, high, ids)

    def _end_of_declaration(self, low):
        index = low
        while index < len(self.tokens) and self.word(index) != ";":
            if self.word(index) == "}":
                return index
            index = self.match.get(index, index) + 1
        return index + 1

    def end_of_statement(self, index):
        """One past the last token of the statement that begins at a token."""
        word = self.word(index)
        if word == "{":
            return self.match[index] + 1
        if word in ("if", "for", "while", "switch"):
            while self.word(index) != "(":
                index += 1
            end = self.end_of_statement(self.match[index] + 1)
            if word == "if" and self.word(end) == "else":
                end = self.end_of_statement(end + 1)
            return end
        if word == "do":
            index = self.end_of_statement(index + 1)
        if word in ("case", "default"):
            while self.word(index) != ":":
                index += 1
            return self.end_of_statement(index + 1)
        while self.word(index) != ";":
            if self.word(index) == "}":
                return index
            index = self.match.get(index, index) + 1
        return index + 1

    def ids_at(self, index):
        """The rules of the innermost region around a token."""
        around = [r for r in self.regions if r.low <= index < r.high]
        return min(around, key=lambda region: region.high - region.low).ids if around else []

    def slice(self, low, high):
        """The text from one token to another without comments."""
        parts, at = [], None
        for token in self.tokens[low:high]:
            if at is not None:
                between = self.text[at : token.start]
                parts.append("\n" if "\n" in between else " " if between else "")
            parts.append(token.text)
            at = token.end
        return "".join(parts)
