#!/usr/bin/env python3
"""Proves that rules_version.py can fail: changes one thing at a time in a copy and looks for its complaint."""
import contextlib
import io
import re
import shutil
import sys
import tempfile
from pathlib import Path

import rules_version

CHECKOUT = Path(__file__).resolve().parents[2]


def copy_to(root):
    for game in rules_version.games(CHECKOUT):
        for folder in (f"src/games/{game}", f"tests/{game}"):
            (root / folder).mkdir(parents=True)
            for path in [*(CHECKOUT / folder).glob("game.hpp"), *(CHECKOUT / folder).glob("*perft_test.cpp")]:
                shutil.copy(path, root / folder)
    shutil.copytree(CHECKOUT / "tests/golden", root / "tests/golden")


def edit(path, pattern, new):
    text, times = re.subn(pattern, new, path.read_text(encoding="utf-8"), count=1)
    assert times == 1, (path, pattern)
    path.write_text(text, encoding="utf-8")


def run(root, *options):
    heard = io.StringIO()
    with contextlib.redirect_stdout(heard):
        code = rules_version.main([*options, str(root)])
    return code, heard.getvalue()


def raised(root, game):
    edit(root / "src/games" / game / "game.hpp", r"rules_version = \d+;", "rules_version = 99;")


def main():
    tried = failed = 0

    def expect(what, found, code, words=""):
        nonlocal tried, failed
        tried += 1
        if found[0] != code or words not in found[1]:
            failed += 1
            print(f"{what}: expected {code} with {words!r}, found {found}")

    with tempfile.TemporaryDirectory() as folder:
        for number, game in enumerate(rules_version.games(CHECKOUT)):
            fresh = Path(folder) / str(number)
            copy_to(fresh)
            expect("as it stands", run(fresh), 0)
            pins = next((fresh / "tests" / game).glob("*perft_test.cpp"), None)
            if pins:
                edit(pins, r"(Pinned\{[^{}]*?)(\d+)\}", r"\g<1>7\g<2>}")
                expect("another perft", run(fresh), 1, f"{game} perft")
                expect("pinned under the old version", run(fresh, "--pin"), 1, "needs a new rules_version")
                expect("reworded, but it is no example", run(fresh, "--reworded"), 1, "needs a new rules_version")
                raised(fresh, game)
                expect("pinned under a new version", run(fresh, "--pin"), 0)
                expect("and checked", run(fresh), 0)
            golden = next((fresh / "tests/golden" / game).glob("*.json"), None)
            if golden:
                golden.write_text("[]", encoding="utf-8")
                expect("another example", run(fresh), 1, f"{game} golden {golden.stem}")
                golden.unlink()
                expect("an example less", run(fresh), 1, "gone")
                golden.write_text("[]", encoding="utf-8")
                expect("an example in other words", run(fresh, "--reworded"), 0)
                expect("and checked", run(fresh), 0)
                (golden.parent / "planted.json").write_text("[]", encoding="utf-8")
                expect("a new example", run(fresh), 1, "not in tests/golden/pins.tsv")
    print(f"{tried - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
