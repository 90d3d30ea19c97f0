#!/usr/bin/env python3
"""Checks that play did not change without a new rules_version: stored games rely on it.

rules_version.py [CHECKOUT]         compares every perft pin and worked example with tests/golden/pins.tsv
rules_version.py --pin [CHECKOUT]   writes the table anew: what is new, and what changed under a higher rules_version
rules_version.py --reworded [CHECKOUT]   the same for worked examples that are written otherwise and mean the same

Closes with `N passed, N failed` (pins).
"""
import hashlib
import json
import re
import sys
from pathlib import Path

TABLE = "tests/golden/pins.tsv"
HEAD = "# game, rules_version, pin, its value. Written by tests/house/rules_version.py --pin; play changes with a new version only.\n"
PIN = re.compile(r"Pinned\{([^{}]*)\}")
VERSION = re.compile(r"rules_version = (\d+);")


def version_of(checkout, game):
    return int(VERSION.search((checkout / "src/games" / game / "game.hpp").read_text(encoding="utf-8"))[1])


def perft_pins(checkout, game):
    for path in sorted((checkout / "tests" / game).glob("*perft_test.cpp")):
        for found in PIN.finditer(path.read_text(encoding="utf-8")):
            *moment, leaves = (word.strip().strip('"') for word in found[1].split(","))
            yield f"perft {' '.join(moment)}", leaves


def golden_pins(checkout, game):
    for path in sorted((checkout / "tests/golden" / game).glob("*.json")):
        text = json.dumps(json.loads(path.read_text(encoding="utf-8")), sort_keys=True)
        yield f"golden {path.stem}", hashlib.sha256(text.encode()).hexdigest()[:16]


def games(checkout):
    return sorted(path.parent.name for path in (checkout / "src/games").glob("*/game.hpp"))


def pins_of(checkout):
    """(game, pin) -> (rules_version, value), as the sources have it."""
    out = {}
    for game in games(checkout):
        version = version_of(checkout, game)
        for pin, value in [*perft_pins(checkout, game), *golden_pins(checkout, game)]:
            out[game, pin] = (version, value)
    return out


def read_table(checkout):
    path = checkout / TABLE
    out = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        if line.startswith("#"):
            continue
        game, version, pin, value = line.split("\t")
        out[game, pin] = (int(version), value)
    return out


def changed(known, now):
    """What stands otherwise than in the table, under a version that is not higher."""
    for key, (version, value) in known.items():
        there = now.get(key)
        if there and (there[1] == value or there[0] > version):
            continue
        if there is None and any(game == key[0] and found[0] > version for (game, _), found in now.items()):
            continue
        yield key, value, there[1] if there else "gone"


def check(checkout):
    known, now = read_table(checkout), pins_of(checkout)
    faults = [f"{game} {pin}: {was}, now {found}, but no new rules_version in src/games/{game}/game.hpp"
              for (game, pin), was, found in changed(known, now)]
    faults += [f"{game} {pin}: not in {TABLE} (run tests/house/rules_version.py --pin)"
               for game, pin in now if now[game, pin] != known.get((game, pin)) and not any(
                   fault.startswith(f"{game} {pin}:") for fault in faults)]
    for fault in faults:
        print(fault)
    print(f"{max(0, len(now) - len(faults))} passed, {len(faults)} failed")
    return 1 if faults or not now else 0


def pin(checkout, reworded):
    known, now = read_table(checkout), pins_of(checkout)
    faults = [f"{game} {pin}: {was}, now {found}: a change of play needs a new rules_version"
              for (game, pin), was, found in changed(known, now)
              if not (reworded and pin.startswith("golden "))]
    if faults:
        print(*faults, sep="\n")
        return 1
    rows = [f"{game}\t{version}\t{pin}\t{value}\n" for (game, pin), (version, value) in now.items()]
    (checkout / TABLE).write_text(HEAD + "".join(rows), encoding="utf-8")
    return 0


def main(arguments):
    options = [word for word in arguments if word.startswith("--")]
    places = [word for word in arguments if not word.startswith("--")]
    checkout = Path(places[0]) if places else Path(__file__).resolve().parents[2]
    if options:
        return pin(checkout, options == ["--reworded"])
    return check(checkout)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
