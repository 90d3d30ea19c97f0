#!/usr/bin/env python3
"""Checks the tables of words: every key the code uses is there in both languages, none is unused.

words_check.py [CHECKOUT]   prints each fault, exit 1 if there is one
"""
import re
import sys
from pathlib import Path

ROOT = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
CCN = ROOT / "src/games/ccn"
SPEAKERS = ["src/table", "src/cli", "src/server"]

LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
KEBAB = re.compile(r"[a-z]+(?:-[a-z]+)*")
PLACE = re.compile(r"\{([a-z-]+)\}")
COUNTED = re.compile(r'counted\(\s*"([a-z-]+)"')

# Literals of the rules that are not reasons: kinds of chance, the ending, the game's own name.
NOT_REASONS = {"dice", "draw", "banners", "ccn", "none", "may"}

faults = []


def literals(path):
    text = re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8"))
    text = re.sub(r"#include[^\n]*", "", text)
    return LITERAL.findall(text)


def sources(folder):
    return [path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in (".cpp", ".hpp")]


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


def array(name):
    """The strings of one table of names.hpp."""
    text = (CCN / "names.hpp").read_text(encoding="utf-8")
    found = re.search(rf"> {name} = \{{(.*?)\}};", text, re.DOTALL)
    return LITERAL.findall(found.group(1))


def names_in(function):
    """The strings of the table inside a function of notation.cpp."""
    text = (CCN / "notation.cpp").read_text(encoding="utf-8")
    return LITERAL.findall(re.search(rf"{function}\(.*?names\[\] = \{{(.*?)\}};", text, re.DOTALL).group(1))


def verbs():
    text = (CCN / "notation.cpp").read_text(encoding="utf-8")
    return re.findall(r'^\s*\{"([a-z-]+)",', text, re.MULTILINE)


def frames_with_a_question():
    """Frames that somebody decides, or that dice answer; draws are never asked of a person."""
    heads = "\n".join(path.read_text(encoding="utf-8") for path in CCN.rglob("*.hpp"))
    decided = re.findall(r"void offer\(const State&\s*\w*, const (\w+)&", heads)
    rolled = ["Roll", "CommandRoll", "GeneralTest", "EscapeRoll"]
    kebab = lambda name: re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()
    return {kebab(name) for name in decided + rolled}


def used_keys():
    keys = set()
    for folder in SPEAKERS:
        for path in sources(folder):
            text = path.read_text(encoding="utf-8")
            keys.update(key for key in literals(path) if re.fullmatch(r"[a-z]+(\.[A-Za-z-]+)+", key))
            for noun in COUNTED.findall(text):
                keys.update(f"{noun}.{form}" for form in ("none", "one", "many"))
    keys.update(f"card.{card}" for card in array("cards") + ["none"])
    keys.update(f"cardtext.{card}" for card in array("cards"))
    keys.update(f"type.{name}" for name in array("types"))
    keys.update(f"nation.{name}" for name in array("nations"))
    keys.update(f"side.{name}" for name in array("nations"))
    keys.update(f"terrain.{name}" for name in array("terrains"))
    keys.update(f"symbol.{name}" for name in array("symbols"))
    keys.update(f"ask.{name}" for name in frames_with_a_question())
    # Verbs that name a card or a piece are described by it.
    described = {"play", "keep", "order", "move", "fire", "melee", "rally", "send-back"}
    keys.update(f"action.{verb}" for verb in verbs() if verb not in described)
    return keys


def reasons():
    found = set()
    for path in sorted(CCN.rglob("*.cpp")):
        if path.name == "notation.cpp":
            continue
        found.update(text for text in literals(path) if KEBAB.fullmatch(text))
    return found - NOT_REASONS


def main():
    languages = {}
    for language in ("en", "fr"):
        words = {}
        for path in (ROOT / f"data/words.{language}.tsv", ROOT / f"data/ccn/words.{language}.tsv"):
            for key, text in read_words(path).items():
                if key in words:
                    faults.append(f"{path.relative_to(ROOT)}: {key} stands in both tables")
                words[key] = text
        languages[language] = words
    english, french = languages["en"], languages["fr"]
    for key in english.keys() ^ french.keys():
        faults.append(f"{key}: in one language only")
    for key in english.keys() & french.keys():
        if set(PLACE.findall(english[key])) != set(PLACE.findall(french[key])):
            faults.append(f"{key}: the two languages do not speak of the same things")
    used = used_keys()
    spoken_of = {key for key in used if key.split(".")[0] in {k.split(".")[0] for k in english}}
    for key in sorted(spoken_of - english.keys()):
        faults.append(f"{key}: used in the code, but no words for it")
    for name in sorted(reasons()):
        if f"reason.{name}" not in english and f"why.{name}" not in english:
            faults.append(f"{name}: a reason of the rules, but no words for it")
    for key in sorted(english):
        room, _, name = key.partition(".")
        known = name in reasons() if room in ("reason", "why") else key in used
        if not known:
            faults.append(f"{key}: nothing uses it")
    for fault in faults:
        print(fault)
    print(f"{len(english)} keys, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
