"""Runs the program for the tests in this folder. GROGNARD names it."""
import functools
import json
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

PROGRAM = os.environ.get("GROGNARD", "build/grognard")
ROOT = Path(__file__).resolve().parents[2]
DONE, CHECK_FAILED, BAD_INPUT, REFUSED = 0, 1, 2, 3


def run(*words, given="", limit=120, **options):
    """The finished process, its output as text; a crash or a hang is an exception."""
    env = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run([PROGRAM, *map(str, words)], input=given, capture_output=True, text=True,
                          encoding="utf-8", errors="replace", timeout=limit, env=env, **options)
    if done.returncode < 0:
        raise AssertionError(f"{words}: killed by signal {-done.returncode}\n{done.stderr[-2000:]}")
    return done


@functools.cache
def played_by_bots(seed):
    """The bytes of a saved game between two random players; every input of it waited for the disk, so play it once."""
    with tempfile.TemporaryDirectory(prefix="grognard-") as folder:
        path = Path(folder) / "bots.txt"
        done = run("play", "ccn", "001", "--bot", "random", "--against", "random", "--seed", seed, "--save", path)
        if done.returncode != DONE:
            raise AssertionError(done.stderr)
        return path.read_bytes()


def fnv(text):
    value = 0xcbf29ce484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001b3 % 2**64
    return f"{value:016x}"


def rechained(text):
    """A game file with the chain that belongs to its lines, as whoever changes one can write it."""
    out, chain = "", None
    for line in text.splitlines():
        record = line.rsplit(" #", 1)[0]
        if chain is None and not line.startswith("start "):
            out += line + "\n"
            continue
        chain = fnv("0" * 16 + "\n" + out + record) if chain is None else fnv(chain + "\n" + record)
        out += f"{record} #{chain}\n"
    return out


class ProgramTest(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="grognard-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def file(self, name, content):
        path = self.folder / name
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return path

    def assert_exit(self, code, *words, **options):
        done = run(*words, **options)
        self.assertEqual(done.returncode, code, f"{words}\n{done.stdout[-1500:]}\n{done.stderr[-1500:]}")
        return done

    def assert_bad(self, *words, names=(), **options):
        """Exit 2 with one message that names these things."""
        done = self.assert_exit(BAD_INPUT, *words, **options)
        report = done.stdout.splitlines()
        self.assertEqual(report[-1:], ["0 passed, 1 failed"] if words[0] == "check" else [])
        message = done.stderr.strip()
        self.assertEqual(len(message.splitlines()), 1, message)
        self.assertLess(len(message), 600)
        for name in names:
            self.assertIn(str(name), message)
        return message
