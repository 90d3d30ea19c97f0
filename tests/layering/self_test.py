#!/usr/bin/env python3
"""Proves that check.py can fail: plants one violation at a time in a copy of src/ and looks for it."""
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import check

CHECKOUT = Path(__file__).resolve().parents[2]

# file, its text, and the words the complaint must hold; None where there must be no complaint
PLANTED = [
    ("core/planted.hpp", '#include "geometry/hex/axial.hpp"\n', "core may not know geometry"),
    ("core/planted.hpp", '#include "../cli/main.hpp"\n', "core may not know cli"),
    ("geometry/hex/planted.hpp", '#include "games/planted.hpp"\n', "geometry may not know games"),
    ("games/ccn/planted.cpp", '#include "games/orthez/state.hpp"\n', "ccn may not know the game orthez"),
    ("games/ccn/planted.cpp", '  #  include "codec/json.hpp"\n', "games may not know codec"),
    ("players/planted.cpp", '#include "table/table.hpp"\n', "players may not know table"),
    ("table/planted.cpp", '#include "modules/list.hpp"\n', "table may not know modules"),
    ("modules/planted.cpp", '#include "server/room.hpp"\n', "modules may not know server"),
    ("server/planted.cpp", '#include "modules/ccn.hpp"\n', "'ccn'"),
    ("cli/planted.cpp", "constexpr int CcnBoard = 1;\n", "'Ccn'"),
    ("cli/planted.cpp", 'const char* example = "grognard play ccn 001";  // of Waterloo\n', None),
    ("modules/ccn/planted.cpp", '#include "modules/ccn/wire.hpp"\n', None),
    ("games/ccn/planted.cpp", '#include "../../../tests/x.hpp"\n', "leads to no room"),
    ("attic/planted.cpp", "int x;\n", "stands in no room"),
    ("planted.cpp", "int x;\n", "stands in no room"),
    ("games/ccn/planted.cpp", "#include <random>\n", "<random>"),
    ("core/planted.hpp", "#include <chrono>\n", "<chrono>"),
    ("core/planted.hpp", "#include <iostream>\n", "<iostream>"),
    ("geometry/hex/planted.cpp", "#include <locale>\n", "<locale>"),
    ("core/planted.hpp", "#include <unistd.h>\n", "may not know the system"),
    ("table/planted.cpp", "#include <boost/json.hpp>\n", "belongs to codec"),
    ("codec/planted.cpp", "#include <boost/beast/core.hpp>\n", "belongs to server"),
    ("codec/planted.cpp", "#include <CLI/CLI.hpp>\n", "belongs to cli"),
    ("server/planted.cpp", "#include <sqlite3.h>\n", "belongs to store"),
    ("core/planted.cpp", "#include <gtest/gtest.h>\n", "belongs to tests"),
    ("cli/planted.cpp", "#include <boost/regex.hpp>\n", "has no owner"),
    ("core/planted.hpp", "/* a\n b */ inline float half = 0;\n", "'float'"),
    ("games/ccn/planted.cpp", "double odds(int);\n", "'double'"),
    ("games/ccn/planted.cpp", "constexpr auto x = 1.5;\n", "'1.5'"),
    ("games/ccn/planted.cpp", "constexpr long x = long(1e6);\n", "'1e6'"),
    ("core/planted.hpp", "// a double retreat, 1.5 hexes\n#include <cstdint>\n", None),
    ("core/planted.hpp", 'const char* id = "4.5 double";\nauto n = 1\'000\'000 + 0x1e5;\n', None),
    ("games/ccn/planted.cpp", '#include "core/ledger.hpp"\n#include "beside.hpp"\n', None),
    ("codec/planted.cpp", "#include <boost/json.hpp>\n#include <fstream>\ndouble share;\n", None),
    ("cli/planted.cpp", '#include <CLI/CLI.hpp>\n#include <unistd.h>\n#include "core/seat.hpp"\n', None),
]


def plant(root, name, text):
    path = root / "src" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def complaints(root, name, text):
    path = plant(root, name, text)
    found = [what for _, what in check.File(root / "src", path).violations()]
    path.unlink()
    return found


def as_expected(found, words):
    return not found if words is None else len(found) == 1 and words in found[0]


def whole_run_names_the_line(root):
    plant(root, "core/planted.hpp", "#pragma once\n#include <random>\n")
    program = [sys.executable, Path(check.__file__), root]
    run = subprocess.run(program, capture_output=True, text=True, check=False)
    return run.returncode == 1 and "src/core/planted.hpp:2: <random>" in run.stdout


def main():
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder).resolve()
        shutil.copytree(CHECKOUT / "src", root / "src")
        plant(root, "games/ccn/beside.hpp", "#pragma once\n")
        for name, text, words in PLANTED:
            found = complaints(root, name, text)
            if not as_expected(found, words):
                failed += 1
                print(f"{name}: {text!r}\n  expected {words or 'no complaint'}\n  actual   {found}")
        if not whole_run_names_the_line(root):
            failed += 1
            print("a planted <random> does not make the whole run fail at its line")
    print(f"{len(PLANTED) + 1 - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
