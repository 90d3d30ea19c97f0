#!/usr/bin/env python3
"""Proves scripts/mutants: which changes it finds in C++ text, and whole runs over a toy game with known survivors."""
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"
sys.dont_write_bytecode = True
sys.path.insert(0, str(SCRIPTS))
from cpp_changes import find_changes, write_changes  # noqa: E402

# what it shows, the text, and every change in it
FOUND = [
    ("a comparison and a constant", "bool f(int a) { return a < 2; }", ["a < 2 -> a <= 2", "2 -> 3"]),
    ("both sides of a condition",
     "bool f(A a) { return near(a) && !a.lost; }",
     ["near(a) && !a.lost -> !a.lost", "near(a) && !a.lost -> near(a)", "near(a) && !a.lost -> near(a) || !a.lost",
      "!a.lost -> a.lost"]),
    ("operands by precedence", "int f(A a, A b) { return a + b * b - g(a, b); }",
     ["a + b * b - g(a, b) -> a + b * b + g(a, b)", "a + b * b -> a - b * b"]),
    ("a guard", "int f(A a) { if (a.lost()) return x; g(); }", ["a.lost() -> false"]),
    ("a condition that is no guard", "int f(A a) { if (a.lost()) g(); }", ["a.lost() -> true"]),
    ("a choice", "int f(A a) { return guard(a) ? x : y; }", ["guard(a) -> !(guard(a))"]),
    ("a bool returned", "bool f() { return true; }", ["true -> false"]),
    ("signs", "void f(int& a, bool c) { a += c ? x : -y; }",
     ["c ? x : -y -> -(c ? x : -y)", "c -> !(c)", "-y -> y"]),
    ("a condition after a declaration", "void f(A a) { if (const int x = g(a); x > y) h(); }",
     ["x > y -> true", "x > y -> x >= y"]),
    ("a declaration as condition", "void f(A a) { if (const A* x = g(a)) h(); }", []),
    ("lambdas of a constant table", "constexpr Row rows[] = {{[](const A& a) { return a.x == b; }, 3}};",
     ["a.x == b -> a.x != b"]),
    ("a member function", "struct S {\n    int x = 3;\n    bool f() const { return x == y; }\n};",
     ["x == y -> x != y"]),
    ("a constructor's body", "S::S(int a) : x_{2}, y_(3) { g(-a); }", ["-a -> a"]),
    ("over lines, without comments", "bool f(A a) {\n    return a.x ==  // why\n           b;\n}",
     ["a.x == b -> a.x != b"]),
    ("templates are not compared", "int f(A a) { return static_cast<int>(std::get<1>(a)) > b; }",
     ["static_cast<int>(std::get<1>(a)) > b -> static_cast<int>(std::get<1>(a)) >= b"]),
    ("constants outside functions", "constexpr int a = 1 + 2;\nenum class E { A = 1 };\nint b[3] = {1, -2};", []),
    ("what the compiler evaluates",
     "int f(A a) {\n    static_assert(n == 3);\n    constexpr int two = 1 + 1;\n    if constexpr (n > 2) g();\n"
     "    switch (a.x) {\n        case 1: g();\n    }\n    assert(a.x < 4);\n    return two;\n}", []),
    ("functions for the compiler only", "consteval int f(int a) { return a + 1; }", []),
    ("strings, characters and directives",
     "#if A < 2\n#endif\nint f() { g(\"1 < 2\", '1', R\"(a == b)\"); }", []),
]
TOY = {
    "CMakeLists.txt": """cmake_minimum_required(VERSION 3.25)
project(toy CXX)
set(CMAKE_CXX_STANDARD 20)
include_directories(src)
add_executable(check_cases tests/check.cpp src/games/toy/rules.cpp)
set_target_properties(check_cases PROPERTIES RUNTIME_OUTPUT_DIRECTORY tests)
""",
    "tests/rules/toy/dice.json": "[]",
    "tests/check.cpp": """#include <cassert>
#include "games/toy/rules.hpp"
int main() {
    assert(square(2) == 4);
    return dice(5) == 2 && dice(1) == 1 && count(3) == 0 ? 0 : 1;
}
""",
    "src/games/toy/rules.hpp": """#pragma once
constexpr int half(int a) { return a / 2; }
static_assert(half(4) == 2);
int dice(int blocks);
int count(int steps);
int square(int a);
int unused(int a);
""",
    "src/games/toy/names.cpp": "int names(int a) { return a == 1; }\n",
    "src/games/toy/rules.cpp": """#include "games/toy/rules.hpp"
#include <cassert>
int dice(int blocks) {
    if (blocks > 3) return 2;
    return 1;
}
int count(int steps) {
    volatile long left = steps;
    while (left != 0) left = left - 1;  // another step never ends
    return static_cast<int>(left);
}
int square(int a) {
    int table[1 + 2] = {0, 1, 4};
    assert(a < 3);
    return table[a];
}
int unused(int a) { return a == a; }
""",
}
# The changes of the toy that no test notices, and whether a test comes there. What only the compiler evaluates, and the
# line with an array's size, whose changes do not compile, are left out.
SURVIVORS = {
    ("rules.cpp", "blocks > 3", "blocks >= 3", True),
    ("rules.cpp", "3", "4", True),
    ("rules.cpp", "a == a", "a != a", False),
}


def check_found():
    for what, text, wanted in FOUND:
        found = find_changes(text, "a.cpp")
        lines = [f"{change.old} -> {change.shown}" for change in found]
        if sorted(lines) != sorted(wanted):
            yield f"{what}: expected {wanted}, actual {lines}"
        for number, change in enumerate(found, start=1):
            change.number = number
        written = write_changes(text, found)
        if written.count("\n") != text.count("\n") + 2:
            yield f"{what}: lines move in\n{written}"
        if any(f"({change.number}) ?" not in written for change in found):
            yield f"{what}: a change is missing in\n{written}"


def run(folder, *options):
    return subprocess.run([folder / "scripts" / "mutants", *options], capture_output=True, text=True)


def check_runs():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, text in TOY.items():
            path = folder / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        for empty in ("cmake", "data"):
            (folder / empty).mkdir()
        (folder / "scripts").mkdir()
        for script in ("mutants", "cpp_changes.py"):
            shutil.copy(SCRIPTS / script, folder / "scripts")

        listed = run(folder, "toy", "--list")
        if "names.cpp" in listed.stdout or "rules.cpp:4: blocks > 3 -> blocks >= 3" not in listed.stdout:
            yield f"the list is wrong:\n{listed.stdout}{listed.stderr}"
        whole = run(folder, "toy", "--json")
        if whole.returncode != 0:
            yield f"a run fails:\n{whole.stderr}"
            return
        report = json.loads(whole.stdout)
        survivors = {(Path(s["file"]).name, s["old"], s["new"], s["reached"]) for s in report["survivors"]}
        if survivors != SURVIVORS or report["caught"] != report["tried"] - len(report["survivors"]):
            yield f"survivors: expected {SURVIVORS}, actual {report}"
        text = run(folder, "toy", "--sample", "4", "--seed", "7")
        if not text.stdout.splitlines()[-1].startswith("caught ") or " of 4 (" not in text.stdout.splitlines()[-1]:
            yield f"the last line is wrong:\n{text.stdout}{text.stderr}"
        if run(folder, "toy", "--sample", "4", "--seed", "7").stdout != text.stdout:
            yield "the same seed gives another report"
        (folder / "tests/check.cpp").write_text("int main() { return 1; }\n")
        broken = run(folder, "toy", "--sample", "4")
        if broken.returncode != 2 or "fail without any change" not in broken.stderr:
            yield f"tests that always fail are not noticed:\n{broken.stdout}{broken.stderr}"
        if run(folder, "chess").returncode != 2:
            yield "an unknown game is not refused"


def main():
    faults = [*check_found(), *check_runs()]
    for fault in faults:
        print(fault)
    checks = len(FOUND) + 6
    failed = min(len(faults), checks)
    print(f"{checks - failed} passed, {failed} failed")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
