#!/usr/bin/env python3
"""Checks the tables of words: every key the code uses is there in both languages, none is unused.

words_check.py [CHECKOUT]   prints each fault, exit 1 if there is one
"""
import json
import re
import sys
from pathlib import Path

ROOT = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
# A game that no table speaks yet has words and nobody who uses them.
GAMES = sorted(path.parent.name for path in (ROOT / "data").glob("*/words.en.tsv")
               if (ROOT / "src/modules" / path.parent.name).is_dir())
SPEAKERS = ["src/table", "src/modules", "src/cli", "src/server"]
# How the browser's log gathers what the server tells.
HABITS = ["web/src/ui/paragraphs.ts", "web/src/games/{game}/log_habits.ts"]

LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
KEBAB = re.compile(r"[a-z]+(?:-[a-z]+)*")
KEY = re.compile(r"[a-z]+(\.[A-Za-z-]+)+")
PLACE = re.compile(r"\{([a-z-]+)\}")
COUNTED = re.compile(r'counted\(\s*"([a-z-]+)"')
FORMS = ("none", "one", "many")

faults = []


def literals(text):
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r"#include[^\n]*", "", text)
    return LITERAL.findall(text)


def kebab(name):
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


def read_words(path):
    words = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        key, tab, text = line.partition("\t")
        if not tab or not text or key in words:
            faults.append(f"{path.relative_to(ROOT)}:{number}: not a key of its own, a tab and a text")
        words[key] = text
    return words


class Rules:
    """What the sources of one game's rules and of those who speak of it say."""

    # Literals of the rules that are not reasons: kinds of chance, endings, names of things.
    not_reasons = set()
    # Files of the rules whose literals are names and notation.
    spellers = ("notation.cpp",)
    # Frames that dice answer; draws are never asked of a person.
    rolled = ()
    begun = set()

    def __init__(self, name):
        self.name = name
        self.folder = ROOT / "src/games" / name

    def array(self, name):
        """The strings of one table of names.hpp."""
        text = (self.folder / "names.hpp").read_text(encoding="utf-8")
        found = re.search(rf"> {name} = \{{(.*?)\}};", text, re.DOTALL)
        return [word for word in LITERAL.findall(found.group(1)) if word]

    def verbs(self, file):
        text = (self.folder / file).read_text(encoding="utf-8")
        return re.findall(r'^\s*\{"([a-z-]+)",', text, re.MULTILINE)

    def frames_with_a_question(self):
        heads = "\n".join(path.read_text(encoding="utf-8") for path in self.folder.rglob("*.hpp"))
        decided = re.findall(r"(?:void|Coverage) offer\(const State&\s*\w*,\s*const (\w+)&", heads)
        return {kebab(name) for name in [*decided, *self.rolled]}

    def speakers(self):
        """Files of upper rooms that may speak of this game: all but those of another one."""
        others = [game for game in GAMES if game != self.name]
        for folder in SPEAKERS:
            for path in sorted((ROOT / folder).rglob("*")):
                parts = re.split(r"[/_.]", str(path.relative_to(ROOT)))
                if path.suffix in (".cpp", ".hpp") and not any(game in parts for game in others):
                    yield path

    def used_keys(self):
        keys = set()
        for path in self.speakers():
            text = path.read_text(encoding="utf-8")
            keys.update(key for key in literals(text) if KEY.fullmatch(key))
            keys.update(f"{noun}.{form}" for noun in COUNTED.findall(text) for form in FORMS)
        keys.update(f"ask.{name}" for name in self.frames_with_a_question())
        keys = keys - self.begun | self.made_keys()
        for file in HABITS:
            text = (ROOT / file.format(game=self.name)).read_text(encoding="utf-8")
            keys.update(key for key in re.findall(r"'([^'\n]*)'", text) if KEY.fullmatch(key))
        return keys

    def names(self):
        """The names that scenarios give to troops."""
        files = sorted((ROOT / "data" / self.name / "scenarios").glob("*.json"))
        found = (re.findall(r'"name": ("(?:[^"\\]|\\.)*")', path.read_text(encoding="utf-8")) for path in files)
        return {json.loads(name) for names in found for name in names}

    def reasons(self):
        listed = self.folder / "reasons.hpp"
        if listed.exists():
            keys = re.findall(r'X\((\w+), "([a-z-]+)"\)', listed.read_text(encoding="utf-8"))
            sources = "\n".join(path.read_text(encoding="utf-8") for path in self.folder.rglob("*.cpp"))
            used = set(re.findall(r"Reason::(\w+)", sources))
            return {key for name, key in keys if name in used}
        found = set()
        for path in sorted(self.folder.rglob("*.cpp")):
            if path.name not in self.spellers:
                text = path.read_text(encoding="utf-8")
                found.update(word for word in literals(text) if KEBAB.fullmatch(word))
        return found - self.not_reasons


class Ccn(Rules):
    not_reasons = {"dice", "draw", "banners", "ccn", "none", "may"}
    rolled = ("Roll", "CommandRoll", "GeneralTest", "EscapeRoll")
    # Verbs that name a card or a piece are described by it.
    described = {"play", "keep", "order", "move", "fire", "melee", "rally", "send-back"}

    def made_keys(self):
        keys = {f"card.{card}" for card in [*self.array("cards"), "none"]}
        keys.update(f"cardtext.{card}" for card in self.array("cards"))
        rooms = {"type": "types", "nation": "nations", "side": "nations", "terrain": "terrains", "symbol": "symbols"}
        keys.update(f"{room}.{name}" for room, table in rooms.items() for name in self.array(table))
        keys.update(f"action.{verb}" for verb in self.verbs("notation.cpp") if verb not in self.described)
        return keys


class Waterloo(Rules):
    rolled = (
        "PrussianRoll", "SkirmishShot", "GunShots", "DefensiveFire", "DuelRoll", "VolleyRoll",
        "TestRoll", "ChargeFire", "ControlRoll",
    )  # fmt: skip
    leaders = ("french", "british", "prussian")
    # Keys that the code lengthens by the name of what came of it.
    begun = {"event.game-won", "event.morale-tested", "event.retreat-barred"}

    def made_keys(self):
        rooms = {"side": "seats", "terrain": "terrains", "disc": "discs", "order": "orders", "phase": "phases",
                 "posture": "postures", "event.game-won": "won_by"}  # fmt: skip
        keys = {f"{room}.{name}" for room, table in rooms.items() for name in self.array(table)}
        for nation in self.array("nations"):
            arms = [arm for arm in self.array("arms") if arm != "leader" or nation in self.leaders]
            keys.update(f"piece.{nation}.{arm}" for arm in arms)
        keys.update(f"cubes.{force}.{form}" for force in self.array("forces") for form in FORMS)
        keys.update(f"event.morale-tested.{result}" for result in self.array("morale_results"))
        keys.update(f"event.retreat-barred.{instead}" for instead in ("stands", "eliminated"))
        moved = ("eliminated", "fell-back", "moved", "retreated")
        keys.update(f"event.piece-{what}.with-cubes" for what in moved)
        keys.update(f"action.{verb}" for verb in self.verbs("parse.cpp"))
        keys.update(f"symbol.{face}" for face in range(1, 7))  # dice typed in the browser
        return keys


def check(rules):
    languages = {}
    for language in ("en", "fr"):
        words = {}
        for path in (ROOT / f"data/words.{language}.tsv", ROOT / f"data/{rules.name}/words.{language}.tsv"):
            for key, text in read_words(path).items():
                if key in words:
                    faults.append(f"{path.relative_to(ROOT)}: {key} stands in both tables")
                words[key] = text
        languages[language] = words
    english, french = languages["en"], languages["fr"]

    def fault(what):
        faults.append(f"{rules.name}: {what}")

    names = {key for key in english.keys() | french.keys() if key.startswith("name.")}
    for key in sorted(names - {f"name.{name}" for name in rules.names()}):
        fault(f"{key}: no scenario gives that name")
    for key in sorted((english.keys() ^ french.keys()) - names):
        fault(f"{key}: in one language only")
    for key in sorted(english.keys() & french.keys()):
        if set(PLACE.findall(english[key])) != set(PLACE.findall(french[key])):
            fault(f"{key}: the two languages do not speak of the same things")
    for words in languages.values():
        for key in (key for key in words if key.startswith("why.card-")):
            card = words.get("card." + key.removeprefix("why.card-"), "")
            if not words[key].endswith(" " + card):
                fault(f"{key}: “{words[key]}”, but the card is called “{card}”")
    used, reasons = rules.used_keys(), rules.reasons()
    rooms = {key.split(".")[0] for key in english}
    for key in sorted(used - english.keys()):
        if key.split(".")[0] in rooms:
            fault(f"{key}: used in the code, but no words for it")
    for name in sorted(reasons):
        if f"reason.{name}" not in english and f"why.{name}" not in english:
            fault(f"{name}: a reason of the rules, but no words for it")
    for key in sorted(english.keys() - names):
        room, _, name = key.partition(".")
        if room == "thrown":
            key_used = f"event.{name}" in used
        else:
            key_used = name in reasons if room in ("reason", "why") else key in used
        if not key_used:
            fault(f"{key}: nothing uses it")
    return len(english)


def main():
    own = {rules.__name__.lower(): rules for rules in Rules.__subclasses__()}
    keys = sum(check(own.get(game, Rules)(game)) for game in GAMES)
    for fault in faults:
        print(fault)
    print(f"{keys} keys, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
