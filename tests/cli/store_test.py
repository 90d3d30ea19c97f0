"""A store from outside: one server for each file, `grognard backup` and `grognard fsck`."""
import json
import os
import shutil
import sqlite3
import subprocess
import unittest
import urllib.request

from program import CHECK_FAILED, DONE, PROGRAM, ROOT, ProgramTest

KEPT = ROOT / "tests" / "kept" / "format1" / "store.db"


class Store(ProgramTest):
    def setUp(self):
        super().setUp()
        self.store = self.folder / "games.db"

    def serve(self, store):
        """A running server and its address."""
        server = subprocess.Popen([PROGRAM, "serve", "--port", "0", "--store", f"sqlite:{store}"],
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.addCleanup(self.end, server)
        address = server.stdout.readline().strip()
        self.assertTrue(address, "it does not start")
        return server, address

    @staticmethod
    def end(server):
        server.kill()
        server.wait()
        server.stdout.close()
        server.stderr.close()

    def old_store(self):
        shutil.copyfile(KEPT, self.store)
        return self.store

    def test_no_second_server_on_one_file(self):
        self.serve(self.store)
        (self.folder / "symbolic.db").symlink_to("games.db")
        os.link(self.store, self.folder / "hard.db")
        (self.folder / "games.db.lock").unlink(missing_ok=True)
        for name in ("games.db", "symbolic.db", "hard.db"):
            path = self.folder / name
            message = self.assert_bad("serve", "--port", 0, "--store", f"sqlite:{path}", names=[path, "in use"])
            self.assertEqual(message, f"grognard: {path} is in use by another grognard server")

    def test_a_store_of_an_earlier_version_is_checked_served_and_copied(self):
        self.old_store()
        before = self.store.read_bytes()
        for words in (["fsck", self.store], ["backup", self.store, self.folder / "old.db"]):
            self.assert_exit(DONE, *words)
        self.assertEqual(self.store.read_bytes(), before)
        self.serve(self.store)
        self.assert_exit(DONE, "backup", f"sqlite:{self.store}", self.folder / "new.db")
        for name in ("games.db", "old.db", "new.db"):
            done = self.assert_exit(DONE, "fsck", self.folder / name, "--json")
            self.assertEqual(json.loads(done.stdout),
                             {"good": True, "games": 14, "binned": 0, "inputs": 5810, "problems": []})
        self.assert_bad("backup", self.store, self.folder / "new.db", names=["new.db", "not overwritten"])

    def test_a_broken_game_is_named_and_the_others_are_served(self):
        self.old_store()
        with sqlite3.connect(self.store) as file:
            ids = [row[0] for row in file.execute("SELECT id FROM games ORDER BY number")]
            file.execute("UPDATE inputs SET seat = 7 WHERE game = 1 AND number = 3")
            file.execute("DELETE FROM inputs WHERE game = 2 AND number = 5")
            file.execute("DELETE FROM inputs WHERE game = 5 AND number = (SELECT max(number) FROM inputs WHERE game = 5)")
        file.close()
        done = self.assert_exit(CHECK_FAILED, "fsck", self.store)
        lines = done.stdout.splitlines()
        self.assertIn(f"game {ids[0]}: an input is of no seat", lines)
        self.assertIn(f"game {ids[1]}: input 5 is missing", lines)
        value = json.loads(self.assert_exit(CHECK_FAILED, "fsck", self.store, "--json").stdout)
        self.assertFalse(value["good"])
        self.assertEqual([problem["game"] for problem in value["problems"]][:2], ids[:2])
        server, address = self.serve(self.store)
        for table, expected in ((ids[0], 500), (ids[1], 500), (ids[2], 200), (ids[0], 500)):
            self.assertEqual(self.status(f"{address}api/tables/{table}/state"), expected, table)
        with urllib.request.urlopen(f"{address}health") as answer:
            health = json.load(answer)
        self.assertEqual(health["status"], "ok")
        self.assertEqual(health["set_aside"]["count"], 2)
        self.assertEqual(sorted(health["set_aside"]["games"]), sorted(ids[:2]))
        server.terminate()
        told = server.stderr.read().splitlines()
        self.assertEqual(len(told), 2, told)
        self.assertTrue(told[0].startswith(f"grognard: game {ids[0]} can't be read and is set aside"), told)

    @staticmethod
    def status(address):
        try:
            with urllib.request.urlopen(address) as answer:
                return answer.status
        except urllib.error.HTTPError as error:
            return error.code

    def test_what_is_no_store(self):
        text = self.file("text", "hello")
        for command in (["fsck"], ["backup"]):
            to = [self.folder / "copy.db"] if command == ["backup"] else []
            self.assert_bad(*command, self.folder / "missing.db", *to, names=["missing.db"])
            self.assert_bad(*command, text, *to, names=["text"])
            self.assert_bad(*command, "memory:", *to)
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), ["text"])


if __name__ == "__main__":
    unittest.main()
