#!/usr/bin/env python3
"""Checks that every room of src/ includes only the rooms below it and the headers it may know.

check.py [CHECKOUT]   prints each violation as file:line, closes with `N passed, N failed` (files)
"""
import re
import sys
from pathlib import Path

# Lowest first: a room may include itself and any room before it.
ROOMS = ["core", "geometry", "games", "players", "codec", "table", "modules", "store", "server", "cli"]

# The rooms that know rules: integers only, no clock, no locale, no hash order, no streams, no system.
RULES_ROOMS = {"core", "geometry", "games"}
FORBIDDEN_IN_RULES = {
    "chrono", "cmath", "complex", "ctime", "filesystem", "fstream", "future", "iomanip", "iostream",
    "locale", "mutex", "random", "regex", "sstream", "thread", "unordered_map", "unordered_set",
}

# Third-party headers by how their path starts, and the one room that may include them. A new line
# here is a new dependency: give its reason in the commit and name it in ARCHITECTURE.md.
OWNERS = {
    "CLI/": "cli",
    "boost/asio": "server",
    "boost/beast": "server",
    "boost/json": "codec",
    "gtest/": "tests",
    "immintrin.h": "core",
    "rapidcheck": "tests",
    "sodium": "server",
    "sqlite3.h": "store",
}

STANDARD = set("""
algorithm any array atomic barrier bit bitset cassert cctype cerrno cfenv cfloat charconv chrono
cinttypes climits clocale cmath codecvt compare complex concepts condition_variable coroutine csetjmp
csignal cstdarg cstddef cstdint cstdio cstdlib cstring ctime cuchar cwchar cwctype deque exception
execution filesystem format forward_list fstream functional future initializer_list iomanip ios iosfwd
iostream istream iterator latch limits list locale map memory memory_resource mutex new numbers numeric
optional ostream queue random ranges ratio regex scoped_allocator semaphore set shared_mutex
source_location span sstream stack stdexcept stop_token streambuf string string_view strstream
syncstream system_error thread tuple type_traits typeindex typeinfo unordered_map unordered_set utility
valarray variant vector version
""".split())

LIST_OF_GAMES = "types.hpp"  # in modules

# What the system itself offers to the rooms that know files, terminals and their own program.
SYSTEM = re.compile(r"(sys/\w+|elf|link|unistd|fcntl|termios|signal|poll|dirent|pwd|netdb|netinet/\w+|arpa/\w+)\.h")

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')
INCLUDED = re.compile(r'^\s*#\s*include\s*"[^"]*"', re.MULTILINE)
NOT_CODE = re.compile(r'//[^\n]*|/\*.*?\*/|R"(?P<d>[^(\s]*)\(.*?\)(?P=d)"|"(?:\\.|[^"\\\n])*"'
                      r"|(?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])+'", re.DOTALL)
FLOATING = re.compile(r"\b(?:float|double)\b"
                      r"|(?<![\w.'])(?:\d[\d']*\.\d*|\.\d+|\d[\d']*[eE][+-]?\d+)")


def code_only(text):
    """The text with comments, strings and characters blanked, line breaks kept."""
    return NOT_CODE.sub(lambda found: "\n" * found.group().count("\n") + " ", text)


class File:
    def __init__(self, source, path):
        self.source = source
        self.path = path
        parts = path.relative_to(source).parts
        self.room = parts[0] if len(parts) > 1 else None
        self.game = parts[1] if self.room == "games" and len(parts) > 2 else None
        # The folders and files of a game: all else names none, but for the list that holds them.
        games = {folder.name for folder in (source / "games").iterdir()}
        own = {path.stem for path in (path, *path.parents)} & games or path.name == LIST_OF_GAMES
        self.unnamed = None if own else re.compile(r"(?<![a-z])(?:%s)(?![a-z])" % "|".join(
            spelt for game in games for spelt in (game, game.capitalize(), game.upper())))

    def violations(self):
        """(line number, what is wrong) for each breach of the order."""
        if self.room not in ROOMS:
            yield 1, f"stands in no room of src/: {', '.join(ROOMS)}"
            return
        text = self.path.read_text(encoding="utf-8")
        for number, line in enumerate(text.splitlines(), start=1):
            found = INCLUDE.match(line)
            if found:
                wrong = self.own(found[1]) if found[1] else self.foreign(found[2])
                if wrong:
                    yield number, wrong
        if self.unnamed:
            whole = INCLUDED.sub(lambda found: found[0].replace('"', " "), text)
            for number, line in enumerate(code_only(whole).splitlines(), start=1):
                found = self.unnamed.search(line)
                if found:
                    yield number, f"'{found[0]}': games are named in their own folders and in {LIST_OF_GAMES}"
        if self.room in RULES_ROOMS:
            for number, line in enumerate(code_only(text).splitlines(), start=1):
                found = FLOATING.search(line)
                if found and not INCLUDE.match(line):
                    yield number, f"'{found[0]}': {self.room} counts in integers only"

    def own(self, name):
        """What is wrong with #include "name", or None."""
        beside = (self.path.parent / name).resolve()
        relative = name.startswith(".") or beside.is_file()
        target = beside if relative else (self.source / name).resolve()
        if not target.is_relative_to(self.source) or len(target.relative_to(self.source).parts) < 2:
            return f'"{name}" leads to no room of src/'
        room, below, *_ = target.relative_to(self.source).parts
        if room not in ROOMS:
            return f'"{name}" is in no room of src/ (third-party headers are written <{name}>)'
        if ROOMS.index(room) > ROOMS.index(self.room):
            return f'"{name}": {self.room} may not know {room}, which stands above it'
        if room == "games" and self.game and below != self.game:
            return f'"{name}": the game {self.game} may not know the game {below}'
        return None

    def foreign(self, name):
        """What is wrong with #include <name>, or None."""
        if name in STANDARD:
            if self.room in RULES_ROOMS and name in FORBIDDEN_IN_RULES:
                return f"<{name}>: not in {self.room} (integers, no clock, locale, hash order or stream)"
            return None
        if SYSTEM.fullmatch(name):
            return f"<{name}>: {self.room} may not know the system" if self.room in RULES_ROOMS else None
        owner = next((room for start, room in OWNERS.items() if name.startswith(start)), None)
        if owner is None:
            return f"<{name}> has no owner: name the one room that may include it in {Path(__file__).name}"
        if owner != self.room:
            return f"<{name}> belongs to {owner} alone, not to {self.room}"
        return None


def check(checkout):
    """For each source file under checkout/src, its violations."""
    source = (checkout / "src").resolve()
    files = sorted(path for path in source.rglob("*") if path.suffix in (".hpp", ".cpp"))
    return {path: list(File(source, path).violations()) for path in files}


def main():
    checkout = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
    found = check(checkout)
    if not found:
        print("no source files under src/")
        return 1
    for path, wrong in found.items():
        for line, what in wrong:
            print(f"src/{path.relative_to((checkout / 'src').resolve())}:{line}: {what}")
    failed = sum(1 for wrong in found.values() if wrong)
    print(f"{len(found) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
