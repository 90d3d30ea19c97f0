#!/usr/bin/env python3
"""Proves that scripts/rule-coverage can fail: a small sound checkout, and one fault at a time in it."""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

PROGRAM = Path(__file__).resolve().parents[2] / "scripts" / "rule-coverage"
HEADER = "id\tsource\ten\tfr\truling_en\truling_fr\n"
RULES = "data/toy/rules.tsv"
WAIVED = "data/toy/waived.tsv"
OWED = "data/toy/owed.tsv"
CASES = "tests/rules/toy/dice.json"
ROW = "toy.dice.reroll\t3\tA reroll stands.\tUne relance est définitive.\t\t\n"

SOUND = {
    RULES: HEADER + ROW.replace("reroll", "hits") + ROW
    + "toy.dice.hits-twice\t4\tTwo hits.\tDeux coups.\tBoth.\tLes deux.\n"
    + "toy.box.dice\t1\tFive dice.\tCinq dés.\t\t\n",
    WAIVED: "id\treason\ntoy.box.dice\ta component count\n",
    CASES: json.dumps([{"id": "a", "rules": ["toy.dice.hits", "toy.dice.reroll"]}]),
    "tests/golden/toy/first.json": json.dumps({"id": "b", "rules": ["toy.dice.hits-twice"]}),
    "src/games/toy/dice.cpp": 'Refusal{"toy.dice.hits-twice", "no"};  // toy.dice.reroll\n',
    "data/toy/charts.json": json.dumps({"rule": "toy.box.dice"}),
}

# what it is, the files changed, and words the report must hold
FAULTS = [
    ("a row without a case", {CASES: "[]"}, "  toy.dice.reroll"),
    ("a prefix is no citation", {CASES: json.dumps([{"id": "a", "rules": ["toy.dice.reroll"]}])},
     "  toy.dice.hits"),
    ("a case with an unknown id", {CASES: SOUND[CASES].replace('s", "', 's", "toy.no.row", "')},
     "case a names toy.no.row"),
    ("a case without rules", {CASES: SOUND[CASES].replace("rules", "rule")}, "case a has no `rules`"),
    ("a broken case file", {CASES: SOUND[CASES][:-1]}, "not JSON"),
    ("a waiver with an unknown id", {WAIVED: SOUND[WAIVED] + "toy.no.row\tnone\n"},
     "toy.no.row is not in the table"),
    ("a waiver without a reason", {WAIVED: "id\treason\ntoy.box.dice\t\n"}, "without a reason"),
    ("a row both waived and covered", {WAIVED: SOUND[WAIVED] + "toy.dice.hits\tlazy\n"},
     "toy.dice.hits is waived, but a case covers it"),
    ("an owed row that is covered", {OWED: "id\ntoy.dice.hits\n"}, "toy.dice.hits is owed, but"),
    ("an owed row that is waived", {OWED: "id\ntoy.box.dice\n"}, "toy.box.dice is owed, but"),
    ("an owed row with an unknown id", {OWED: "id\ntoy.no.row\n"}, "toy.no.row is not in the table"),
    ("a row without French", {RULES: SOUND[RULES].replace("Cinq dés.", "")}, "toy.box.dice has no French"),
    ("English in place of French", {RULES: SOUND[RULES].replace("Cinq dés.", "Five dice.")},
     "toy.box.dice has no French"),
    ("a ruling in one language", {RULES: SOUND[RULES].replace("Les deux.", "")}, "in one language only"),
    ("a row twice", {RULES: SOUND[RULES] + ROW}, "toy.dice.reroll stands twice"),
    ("a row cut short", {RULES: SOUND[RULES] + "toy.dice.more\t3\n"}, "has 2 columns, not 6"),
    ("a wrong header", {RULES: SOUND[RULES].replace("source", "page")}, "the first line must be"),
]


def run(changes):
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (SOUND | changes).items():
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return subprocess.run([sys.executable, PROGRAM, "--root", folder],
                              capture_output=True, text=True, check=False)


def main():
    failed = 0
    sound = run({})
    if sound.returncode != 0 or sound.stdout.splitlines()[1].split() != "toy 4 2 3 1 0 0".split():
        failed += 1
        print(f"the sound checkout is refused or miscounted:\n{sound.stdout}{sound.stderr}")
    owing = run({CASES: SOUND[CASES].replace(', "toy.dice.reroll"', ""), OWED: "id\ntoy.dice.reroll\n"})
    if owing.returncode != 0 or owing.stdout.splitlines()[1].split() != "toy 4 2 2 1 1 0".split():
        failed += 1
        print(f"a checkout that owes a case is refused or miscounted:\n{owing.stdout}{owing.stderr}")
    for what, changes, words in FAULTS:
        result = run(changes)
        if result.returncode != 1 or words not in result.stdout:
            failed += 1
            print(f"{what}: expected '{words}', actual:\n{result.stdout}{result.stderr}")
    print(f"{len(FAULTS) + 2 - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
