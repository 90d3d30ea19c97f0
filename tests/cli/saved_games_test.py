"""Saved games survive a killed process and a full disk; a changed line is named."""
import json
import os
import resource
import signal
import subprocess
import time
import unittest

from program import BAD_INPUT, DONE, PROGRAM, REFUSED, ROOT, ProgramTest, played_by_bots, rechained

BOTS = ["play", "ccn", "001", "--bot", "random", "--against", "random", "--seed", "3"]


class SavedGames(ProgramTest):
    def saved(self):
        return self.file("saved.txt", played_by_bots(3))

    def test_a_changed_line_is_named(self):
        path = self.saved()
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        number = next(i for i, line in enumerate(lines) if i > 100 and " dice " in line)
        words = lines[number].split(" ")
        die = words.index("=") + 1
        words[die] = "S" if words[die] != "S" else "F"
        path.write_text("".join(lines[:number] + [" ".join(words)] + lines[number + 1:]), encoding="utf-8")
        message = self.assert_exit(BAD_INPUT, "replay", path).stderr
        self.assertIn(f"line {number + 1}: expected the line as it was written", message)

    def test_any_moment_can_be_shown_and_pasted_into_a_case(self):
        path = self.saved()
        for step in (0, 1, 40, 41, 42, 43, 300):
            shown = json.loads(self.assert_exit(DONE, "show", path, "--step", step, "--json").stdout)["positions"][0]
            case = {"id": "a-case", "rules": ["ccn.turn.sequence"], "then": {"winner": None}, **shown}
            self.assert_exit(DONE, "check", self.file("case.json", [case]), "--game", "ccn")
        self.assertIn('"given": {', self.assert_exit(DONE, "show", path, "--step", 40).stdout)
        self.assert_bad("show", path, "--step", 100_000, names=["--step"])

    def test_an_illegal_line_is_named_with_its_rule(self):
        path = self.saved()
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        number = next(i for i, line in enumerate(lines) if i > 20 and " play " in line)
        words = lines[number].split(" ")
        lines[number] = " ".join([*words[:2], "done", *words[-2:]])
        path.write_text(rechained("".join(lines)), encoding="utf-8")
        message = self.assert_exit(REFUSED, "replay", path).stderr
        self.assertIn(f"line {number + 1}: ", message)
        self.assertIn("ccn.turn.sequence: ", message)

    def test_a_file_that_is_there_is_not_overwritten(self):
        path = self.file("diary.txt", "dear diary\n")
        self.assert_exit(BAD_INPUT, *BOTS, "--save", path)
        self.assertEqual(path.read_text(), "dear diary\n")

    def test_a_killed_process_leaves_a_game_that_opens(self):
        for attempt in range(3):
            path = self.folder / f"killed{attempt}.txt"
            process = subprocess.Popen([PROGRAM, *BOTS, "--save", path], stdout=subprocess.DEVNULL)
            deadline = time.monotonic() + 60
            while process.poll() is None and time.monotonic() < deadline:
                if path.exists() and path.stat().st_size > 2000 * (attempt + 1):
                    break
                time.sleep(0.002)
            process.send_signal(signal.SIGKILL)
            process.wait()
            self.assert_exit(DONE, "replay", path)
            self.assert_exit(DONE, "play", "--load", path)
            done = self.assert_exit(DONE, "replay", path)
            self.assertIn("win the battle", done.stdout)

    def test_a_torn_last_line_is_dropped_with_a_notice(self):
        path = self.saved()
        whole = path.read_bytes()
        path.write_bytes(whole[:len(whole) // 2])
        done = self.assert_exit(DONE, "replay", path)
        self.assertIn("was not whole", done.stderr)
        done = self.assert_exit(DONE, "play", "--load", path, "--seed", 8)
        self.assertIn("was not whole", done.stderr)
        self.assertEqual(self.assert_exit(DONE, "replay", path).stderr, "")

    def test_a_changed_line_before_a_torn_one_is_the_only_message(self):
        path = self.saved()
        lines = path.read_bytes().splitlines(keepends=True)
        number = next(i for i, line in enumerate(lines) if i > 100 and b" dice " in line)
        mark = lines[number].rindex(b"#") + 1
        digit = b"1" if lines[number][mark:mark + 1] != b"1" else b"2"
        lines[number] = lines[number][:mark] + digit + lines[number][mark + 1:]
        path.write_bytes(b"".join(lines[:number + 5]) + lines[number + 5][:9])
        for words in (["replay", path], ["play", "--load", path]):
            message = self.assert_exit(BAD_INPUT, *words).stderr
            self.assertEqual(len(message.splitlines()), 1, message)
            self.assertIn(f"line {number + 1}: expected the line as it was written", message)

    def test_a_game_that_is_over_says_so(self):
        path = self.saved()
        done = self.assert_exit(DONE, "play", "--load", path)
        self.assertRegex(done.stdout, r"saved.txt: this game was over after step \d+. Won by: The (French|British)\n$")
        self.assertIn("Vainqueur : Les ", self.assert_exit(DONE, "play", "--load", path, "--lang", "fr").stdout)

    def test_a_game_loaded_as_another_battle(self):
        path = self.saved()
        self.assert_exit(DONE, "play", "ccn", "001", "--load", path)
        self.assert_bad("play", "ccn", "002", "--load", path, names=["line 4", "scenario 002", "scenario 001"])

    def test_a_header_that_is_wrong_is_named_with_its_line(self):
        text = self.saved().read_text(encoding="utf-8")
        for line, was, put in ((2, "game ccn", "game chess"), (4, "battle 001", "battle 777"),
                               (4, "battle 001", "battle no/such.json"), (5, "=bot:random top", "=bot:zork top"),
                               (5, "bottom=", "left=")):
            unfinished = text[:text.index("\n30 ") + 1].replace(was, put, 1)
            path = self.file("wrong.txt", rechained(unfinished))
            self.assert_bad("play", "--load", path, names=["wrong.txt: line %d: " % line, put.split("=")[0].split()[-1]
                                                           if line != 5 else "found"])

    def test_a_scenario_is_found_beside_its_saved_game(self):
        own = self.folder / "own"
        own.mkdir()
        for at, scenario in (("ccn", "001_rolica_first_position"), ("waterloo", "001_waterloo")):
            (own / "my.json").write_bytes((ROOT / "data" / at / "scenarios" / f"{scenario}.json").read_bytes())
            self.assert_exit(DONE, "play", at, "own/my.json", "--seed", 5, "--save", f"own/{at}.txt", given="quit\n",
                             cwd=self.folder)
            for folder, name in ((self.folder, f"own/{at}.txt"), (own, f"{at}.txt"), (ROOT, own / f"{at}.txt")):
                self.assert_exit(DONE, "replay", name, cwd=folder)
                self.assert_exit(DONE, "play", "--load", name, given="quit\n", cwd=folder)
            # The file of the game has the whole battle.
            (own / "my.json").unlink()
            self.assert_exit(DONE, "replay", f"{at}.txt", cwd=own)
            self.assert_exit(DONE, "play", "--load", f"{at}.txt", given="quit\n", cwd=own)

    def test_line_ends_of_another_system(self):
        whole = self.saved().read_bytes().replace(b"\n", b"\r\n")
        path = self.file("dos.txt", whole[:whole.index(b"\r\n50 ") + 2] + b"\r\n")
        self.assert_exit(DONE, "play", "--load", path, "--seed", 8)
        self.assertIn("win the battle", self.assert_exit(DONE, "replay", path).stdout)
        self.assert_bad("replay", self.file("marked.txt", b"\xef\xbb\xbf" + whole), names=["line 1", "byte order mark"])

    def test_what_keeps_from_saving_is_said_in_the_language_of_the_game(self):
        path = self.file("diary\033.txt", "dear diary\n")
        done = self.assert_exit(BAD_INPUT, *BOTS, "--save", path, "--lang", "fr")
        self.assertIn("diary\\x1b.txt : impossible d'enregistrer ici : un fichier de ce nom existe déjà.", done.stderr)
        done = self.assert_exit(DONE, "play", "ccn", "001", "--lang", "fr", given=f"save {path}\nquit\n")
        self.assertIn("un fichier de ce nom existe déjà", done.stdout)
        self.assertNotIn("\033", done.stdout)
        done = self.assert_exit(BAD_INPUT, *BOTS, "--save", self.folder / "no" / "folder.txt")
        self.assertIn("can't save here: there is no such folder.", done.stderr)

    def test_a_file_that_may_not_grow(self):
        path = self.folder / "small.txt"
        limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (9000, 9000))
        done = self.assert_exit(BAD_INPUT, *BOTS, "--save", path, preexec_fn=limit)
        self.assertIn("small.txt: can't save here: ", done.stderr)
        self.assert_exit(DONE, "replay", path)
        self.assertLessEqual(path.stat().st_size, 9000)

    @unittest.skipUnless(os.geteuid() == 0, "mounting a small disk takes root")
    def test_a_full_disk(self):
        disk = self.folder / "disk"
        disk.mkdir()
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", disk], capture_output=True)
        if mounted.returncode != 0:
            self.skipTest("no small disk can be mounted here")
        self.addCleanup(subprocess.run, ["umount", str(disk)], check=False)
        path = disk / "saved.txt"
        done = self.assert_exit(BAD_INPUT, *BOTS, "--save", path)
        self.assertIn("the disk is full", done.stderr)
        self.assert_exit(DONE, "replay", path)

    def test_another_scenario_behind_the_same_name_is_noticed(self):
        path = self.saved()
        text = path.read_text(encoding="utf-8").replace("battle 001", "battle 002")
        path.write_text(text, encoding="utf-8")
        self.assertIn("line 6", self.assert_exit(BAD_INPUT, "replay", path).stderr)


if __name__ == "__main__":
    unittest.main()
