"""Finds small changes of meaning in C++ text, and writes a text in which each can be switched on by its number.

No parser: tokens, matched brackets and operator precedence. It relies on clang-format: a binary operator has a space
on both sides, the angle brackets of a template do not. A wrong guess is a compile error, and the caller drops it.
"""
import re

TOKEN = re.compile(
    r"""(?P<space>\s+|//[^\n]*|/\*.*?\*/)
    |(?P<directive>\#(?:[^\n\\]|\\.)*)
    |(?P<string>(?:u8|[uUL])?(?:R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')\w*)
    |(?P<number>\.?\d(?:'?[\w.])*)
    |(?P<name>[A-Za-z_]\w*)
    |(?P<sign><=>|<<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|::|\.\.\.|.)""",
    re.VERBOSE | re.DOTALL)

PRECEDENCE = {"*": 10, "/": 10, "%": 10, "+": 9, "-": 9, "<<": 8, ">>": 8, "<=>": 7.5, "<": 7, ">": 7, "<=": 7,
              ">=": 7, "==": 6, "!=": 6, "&": 5, "^": 4, "|": 3, "&&": 2, "||": 1}
SWAPPED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "+": "-",
           "-": "+", "&": "|", "|": "&"}
ASSIGNS = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}
STOPS = ASSIGNS | {",", ";", "?", ":", "return", "co_return", "throw", "else", "do", "case"}
LEAVES = {"return", "continue", "break"}
NOT_RULES = {"static_assert", "assert", "sizeof", "decltype", "alignas", "noexcept"}
SCOPES = {"namespace", "class", "struct", "union", "enum"}
CLOSING = {")": "(", "]": "[", "}": "{"}


class Token:
    def __init__(self, text, kind, start, end):
        self.text, self.kind, self.start, self.end = text, kind, start, end
        self.spaced_before = self.spaced_after = False
        self.partner = None   # index of the matching bracket
        self.body = None      # innermost function body around it
        self.frozen = False   # evaluated by the compiler, or no part of a rule

    @property
    def spaced(self):
        return self.spaced_before and self.spaced_after


class Body:
    """A function's body; `when` is run, constexpr (perhaps evaluated by the compiler) or consteval."""

    def __init__(self, when):
        self.when = when


class Change:
    """One change: what stands in [start, end) of the file becomes `new`."""

    def __init__(self, tokens, first, last, new, shown=None):
        self.start, self.end = tokens[first].start, tokens[last].end
        self.new = new
        self.shown = shown or new
        self.constexpr = tokens[first].body.when == "constexpr"
        self.old = words(tokens, first, last)
        self.file = self.line = self.last_line = self.number = None


def tokenize(text):
    tokens = []
    space = True
    for found in TOKEN.finditer(text):
        kind = found.lastgroup if found.lastgroup != "mark" else "string"
        if kind == "space":
            space = True
            if tokens:
                tokens[-1].spaced_after = True
            continue
        token = Token(found.group(), kind, found.start(), found.end())
        token.spaced_before, space = space, False
        tokens.append(token)
    split = []
    for token in tokens:
        if token.text == ">>" and not token.spaced:  # two closing angle brackets
            for at in (token.start, token.start + 1):
                split.append(Token(">", "sign", at, at + 1))
            split[-1].spaced_after = token.spaced_after
        else:
            split.append(token)
    match_brackets(split)
    mark_bodies(split)
    freeze(split)
    return split


def match_brackets(tokens):
    opened = []
    for i, token in enumerate(tokens):
        after_operator = i > 0 and tokens[i - 1].text == "operator"
        if token.text in ("(", "[", "{"):
            opened.append(i)
        elif token.text == "<" and not token.spaced and not after_operator:
            opened.append(i)
        elif token.text == ">" and not token.spaced and not after_operator:
            if opened and tokens[opened[-1]].text == "<":
                pair(tokens, opened.pop(), i)
        elif token.text in CLOSING or token.text == ";":
            while opened and tokens[opened[-1]].text == "<":  # it was a comparison
                opened.pop()
            if token.text != ";" and opened and tokens[opened[-1]].text == CLOSING[token.text]:
                pair(tokens, opened.pop(), i)


def pair(tokens, first, last):
    tokens[first].partner, tokens[last].partner = last, first


def outermost(tokens, first, last):
    """The texts of tokens[first:last] that are inside no bracket, with the opening brackets."""
    i = first
    while i < last:
        yield tokens[i].text
        partner = tokens[i].partner
        i = partner + 1 if partner is not None and partner > i else i + 1


def is_lambda(tokens, brace):
    i = brace - 1
    for back in range(i, max(i - 12, 0), -1):  # a trailing return type
        if tokens[back].text == "->" and tokens[back - 1].text in (")", "mutable", "noexcept"):
            i = back - 1
            break
        if tokens[back].text in (";", "{", "}", ")"):
            break
    while tokens[i].text in ("mutable", "noexcept", "constexpr"):
        i -= 1
    if tokens[i].text == ")" and tokens[i].partner is not None:
        i = tokens[i].partner - 1
        if tokens[i].text == ">" and tokens[i].partner is not None:
            i = tokens[i].partner - 1
    if i < 1 or tokens[i].text != "]" or tokens[i].partner is None:
        return False
    before = tokens[tokens[i].partner - 1]
    return before.text in ("return", "co_return") or before.kind == "sign" and before.text not in (")", "]", ">")


def is_function(tokens, statement, brace):
    header = list(outermost(tokens, statement, brace))
    if (SCOPES | {"="}) & set(header) or "(" not in header:
        return False
    if tokens[brace - 1].text in (")", "}", "const", "noexcept", "override", "final"):
        return True
    return "->" in header or "requires" in header


def mark_bodies(tokens):
    body = None
    statement = 0
    around = []
    for i, token in enumerate(tokens):
        if token.text == "}" and around:
            body, kept = around.pop()
            statement = i + 1 if kept is None else kept
        token.body = body
        if token.text == "{":
            if is_lambda(tokens, i):
                around.append((body, statement))
                body = Body(body.when if body else "run")
            elif body:
                around.append((body, None))
            elif is_function(tokens, statement, i):
                header = {t.text for t in tokens[statement:i]}
                around.append((body, None))
                body = Body(next((w for w in ("consteval", "constexpr") if w in header), "run"))
            else:
                header = set(outermost(tokens, statement, i))
                initialises = "=" in header or tokens[i - 1].kind == "name" and not SCOPES & header
                around.append((body, statement if initialises else None))
            statement = i + 1
        elif token.text == ";" or token.kind == "directive":
            statement = i + 1


def freeze(tokens):
    def group(i):
        for token in tokens[i:(tokens[i].partner or i) + 1]:
            token.frozen = True

    for i, token in enumerate(tokens):
        if token.body is None or token.body.when == "consteval" or token.kind == "directive":
            token.frozen = True
        if token.text == "<" and token.partner is not None:
            group(i)
        if i + 1 == len(tokens):
            break
        following = tokens[i + 1]
        if token.text == "[" and following.text == "[":  # an attribute
            group(i)
        if token.text in NOT_RULES and following.text == "(":
            group(i + 1)
        if token.text == "case":
            while tokens[i].text != ":":
                tokens[i].frozen = True
                i += 1
        if token.text == "constexpr" and tokens[i - 1].text == "if":
            group(i + 1)
        elif token.text == "constexpr" and token.body:  # a local constant; its lambdas are run all the same
            while i < len(tokens) and not (tokens[i].text == ";" and tokens[i].body is token.body):
                tokens[i].frozen |= tokens[i].body is token.body
                i += 1


def is_operand_end(token):
    if token.kind == "name":
        return token.text not in STOPS | {"operator"}
    return token.kind in ("number", "string") or token.text in (")", "]", "}", ">")


def is_binary(tokens, i):
    token = tokens[i]
    return token.text in PRECEDENCE and token.spaced and token.partner is None and is_operand_end(tokens[i - 1])


def is_initialiser(tokens, brace):
    before = tokens[brace - 1]
    return not tokens[brace].spaced_before and (before.kind == "name" or before.text == ">")


def left_end(tokens, i, precedence):
    """The first token of the operand that ends before i."""
    at = i - 1
    while at >= 0:
        token = tokens[at]
        if token.text in (")", "]", "}", ">") and token.partner is not None:
            if token.text == "}" and not is_initialiser(tokens, token.partner):
                break
            at = token.partner - 1
            continue
        if token.text in STOPS or token.text in ("(", "[", "{", "}"):
            break
        if is_binary(tokens, at) and PRECEDENCE[token.text] < precedence:
            break
        at -= 1
    return at + 1


def right_end(tokens, i, precedence):
    """The last token of the operand that begins after i."""
    at = i + 1
    while at < len(tokens):
        token = tokens[at]
        if token.text in ("(", "[", "{", "<") and token.partner is not None:
            at = token.partner + 1
            continue
        if token.text in STOPS or token.text in (")", "]", "}"):
            break
        if is_binary(tokens, at) and PRECEDENCE[token.text] <= precedence:
            break
        at += 1
    return at - 1


def expression_end(tokens, i):
    """The last token of the expression that begins at i, choices and all."""
    while tokens[i].text not in (")", "]", "}", ",", ";"):
        i = tokens[i].partner + 1 if tokens[i].text in ("(", "[", "{", "<") and tokens[i].partner else i + 1
    return i - 1


def unary_end(tokens, i):
    """The last token of the operand of the prefix operator i."""
    at = i + 1
    while tokens[at].text in ("!", "-", "*", "&", "~", "+", "++", "--"):
        at += 1
    while True:
        if tokens[at].partner is not None:
            at = tokens[at].partner
        following = tokens[at + 1]
        if following.text in (".", "->", "::"):
            at += 2
        elif tokens[at].text == "::" or following.partner is not None and (
                following.text in ("(", "[", "<") or
                following.text == "{" and is_initialiser(tokens, at + 1)):
            at += 1
        else:
            return at


def words(tokens, first, last):
    """These tokens as one line without comments."""
    return "".join(token.text + " " * token.spaced_after for token in tokens[first:last + 1]).rstrip()


def changes_of_binary(tokens, i):
    sign = tokens[i].text
    if sign not in SWAPPED:
        return
    first = left_end(tokens, i, PRECEDENCE[sign])
    last = right_end(tokens, i, PRECEDENCE[sign])
    left, right = words(tokens, first, i - 1), words(tokens, i + 1, last)
    swapped = f"{left} {SWAPPED[sign]} {right}"
    if sign == "-":  # of sets there is a difference and no sum
        yield Change(tokens, first, last, f"::grognard::sum_or_first({left}, {right})", swapped)
    else:
        yield Change(tokens, first, last, swapped)
    if sign in ("&&", "||"):
        yield Change(tokens, first, last, f"static_cast<bool>({left})", left)
        if not any(is_binary(tokens, at) and tokens[at].text == sign
                   for at in range(first, i) if tokens[at].body is tokens[i].body):
            yield Change(tokens, first, last, f"static_cast<bool>({right})", right)


def changes_of_if(tokens, i):
    opening, closing = i + 1, tokens[i + 1].partner
    if closing is None:
        return
    first = opening + 1
    for at in range(opening + 1, closing):
        if tokens[at].text == ";" and tokens[at].body is tokens[i].body:
            first = at + 1
    if "=" in outermost(tokens, first, closing):  # a declaration
        return
    after = tokens[closing + 1]
    if after.text == "{":
        after = tokens[closing + 2]
    yield Change(tokens, first, closing - 1, "false" if after.text in LEAVES else "true")


def changes_of_choice(tokens, i):
    """The condition of `?` negated, where it has no operator of its own to change."""
    first = left_end(tokens, i, 0)
    plain = tokens[first].text != "!" and not any(is_binary(tokens, at) for at in range(first, i))
    if plain and first < i:
        yield Change(tokens, first, i - 1, f"!({words(tokens, first, i - 1)})")


def changes_at(tokens, i):
    token = tokens[i]
    following = tokens[i + 1] if i + 1 < len(tokens) else token
    if is_binary(tokens, i):
        yield from changes_of_binary(tokens, i)
    elif token.text == "-":
        last = unary_end(tokens, i)
        yield Change(tokens, i, last, words(tokens, i + 1, last))
    elif token.text == "!":
        last = unary_end(tokens, i)
        yield Change(tokens, i, last, f"static_cast<bool>({words(tokens, i + 1, last)})", words(tokens, i + 1, last))
    elif token.text in ("+=", "-="):
        last = expression_end(tokens, i + 1)
        yield Change(tokens, i + 1, last, f"-({words(tokens, i + 1, last)})")
    elif token.text == "if" and following.text == "(":
        yield from changes_of_if(tokens, i)
    elif token.text == "?":
        yield from changes_of_choice(tokens, i)
    elif token.text == "return" and following.text in ("true", "false"):
        if tokens[i + 2].text == ";":
            yield Change(tokens, i + 1, i + 1, "false" if following.text == "true" else "true")
    elif token.kind == "number" and re.fullmatch(r"[\d']+[uUlLzZ]*", token.text):
        digits = re.match(r"[\d']+", token.text).group().replace("'", "")
        yield Change(tokens, i, i, f"{token.text} + 1", str(int(digits) + 1))


def find_changes(text, file):
    """All changes of a file, in its order."""
    tokens = tokenize(text)
    found = []
    for i, token in enumerate(tokens):
        if not token.frozen:
            found += changes_at(tokens, i)
    for change in found:
        change.file = file
        change.line = text.count("\n", 0, change.start) + 1
        change.last_line = text.count("\n", 0, change.end) + 1
    return sorted(found, key=lambda change: (change.start, -change.end, change.new))


def write_changes(text, changes):
    """The text with each of these changes behind its number; lines keep their numbers.

    Only one change is on at a time, so what a change makes holds no other change.
    """
    ordered = sorted(changes, key=lambda change: (change.start, -change.end, change.number))
    return '#include "core/mutant.hpp"\n#line 1\n' + nested(text, 0, len(text), ordered)


def nested(text, start, end, changes):
    out = []
    while changes:
        change, rest = changes[0], changes[1:]
        inside = [other for other in rest if other.end <= change.end]
        changes = [other for other in rest if other.start >= change.end]  # one that straddles is left out
        asked = "mutant_at_run_time" if change.constexpr else "mutant"
        out.append(text[start:change.start])
        out.append(f"(::grognard::{asked}({change.number}) ? ({change.new}) : (")
        out.append(nested(text, change.start, change.end, inside) + "))")
        start = change.end
    return "".join(out) + text[start:end]
