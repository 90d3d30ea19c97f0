"""Each command does what its help says."""
import re
import resource
import shutil
import signal
import subprocess
import unittest
import xml.etree.ElementTree as tree

from program import BAD_INPUT, CHECK_FAILED, DONE, PROGRAM, ROOT, ProgramTest

COMMANDS = ["play", "games", "scenarios", "rules", "check", "why", "odds", "show", "replay", "simulate", "arena", "perft",
            "bench", "lint-data", "render"]


class Commands(ProgramTest):
    def test_help_lists_every_command_and_each_has_an_example(self):
        overview = self.assert_exit(DONE, "--help").stdout
        for command in COMMANDS:
            self.assertIn(f"\n  {command} ", overview)
            text = self.assert_exit(DONE, command, "--help").stdout
            self.assertIn(f"\n  grognard {command}", text, command)

    def test_version(self):
        self.assertRegex(self.assert_exit(DONE, "--version").stdout, r"^grognard \d+\.\d+\.\d+\n$")

    def test_scenarios_in_both_languages(self):
        english = self.assert_exit(DONE, "scenarios", "ccn").stdout
        self.assertEqual(len(english.splitlines()), 15)
        self.assertIn("French first position", english)
        self.assertIn("première position", self.assert_exit(DONE, "scenarios", "ccn", "--lang", "fr").stdout)

    def test_a_scenario_by_any_of_its_names(self):
        for name in ("3", "03", "003", "vimeiro", "Vimeiro", "003_vimeiro"):
            self.assertIn("perft ccn 003 ", self.assert_exit(DONE, "perft", "ccn", name, 0).stdout)
        for name in ("0", "33", "vim"):
            self.assertIn("grognard scenarios ccn", self.assert_exit(BAD_INPUT, "perft", "ccn", name, 0).stderr)

    def test_perft_divided_adds_up(self):
        whole = self.assert_exit(DONE, "perft", "ccn", "001", 3).stdout
        divided = self.assert_exit(DONE, "perft", "ccn", "001", 3, "--divide").stdout.splitlines()
        self.assertEqual(divided[-1] + "\n", whole)
        parts = [int(line.rsplit(" ", 1)[1]) for line in divided]
        self.assertEqual(sum(parts[:-1]), parts[-1])

    def test_rules_by_id_by_beginning_and_by_words(self):
        one = self.assert_exit(DONE, "rules", "ccn", "ccn.square.forbid.hand").stdout
        self.assertTrue(one.startswith("ccn.square.forbid.hand: "))
        several = self.assert_exit(DONE, "rules", "ccn", "ccn.square.forbid").stdout
        self.assertGreater(len(re.findall(r"^ccn\.square\.forbid\.", several, re.MULTILINE)), 2)
        self.assertIn("ccn.", self.assert_exit(DONE, "rules", "ccn", "carré", "cavalerie", "--lang", "fr").stdout)

    def test_check_closes_with_a_count(self):
        case = {"id": "a-case", "rules": ["ccn.turn.sequence"], "given": {"battle": {"units": ["FR LI E5", "BR LI H5"]}}}
        good = self.file("good.json", [{**case, "then": {"asks": {"awaits": "bottom"}}}])
        bad = self.file("bad.json", [{**case, "then": {"asks": {"awaits": "top"}}}])
        self.assertTrue(self.assert_exit(DONE, "check", good, "--game", "ccn").stdout.endswith("1 passed, 0 failed\n"))
        done = self.assert_exit(CHECK_FAILED, "check", good, bad, "--game", "ccn").stdout
        self.assertTrue(done.endswith("1 passed, 1 failed\n"))
        self.assertIn("expected", done)

    def test_check_closes_with_a_count_whatever_it_is_given(self):
        case = {"id": "a-case", "rules": ["ccn.turn.sequence"], "given": {"battle": {}}, "then": {"asks": {"awaits": "bottom"}}}
        good = self.file("good.json", [case])
        (self.folder / "empty").mkdir()
        for words in (["gone.json"], [self.file("empty.json", "")], [self.folder / "empty"],
                      [good, "--game", "chess"]):
            done = self.assert_exit(BAD_INPUT, "check", *words).stdout
            self.assertEqual(done.splitlines()[-1], "0 passed, 1 failed", words)

    def test_lint_data(self):
        self.assert_exit(DONE, "lint-data")

    def test_lint_data_knows_the_calendar(self):
        data = self.folder / "data"
        shutil.copytree(ROOT / "data", data)
        for scenario in ("ccn/scenarios/001_rolica_first_position.json", "waterloo/scenarios/001_waterloo.json"):
            path = data / scenario
            text = path.read_text(encoding="utf-8")
            path.write_text(re.sub(r'"date": "(\d+)-..-.."', r'"date": "\1-02-31"', text), encoding="utf-8")
        done = self.assert_exit(CHECK_FAILED, "lint-data", data).stdout
        self.assertEqual(done.count("date: expected a day of the calendar"), 2, done)

    def test_games_that_were_cut_off_are_told(self):
        match = ["--a", "first", "--b", "first", "--games", 1]
        done = self.assert_exit(DONE, "simulate", "ccn", "001", *match).stdout
        self.assertTrue(done.startswith("ccn 001, 1 game\n"), done)
        self.assertIn("draws: 1, of which cut off undecided: 1;", done)
        done = self.assert_exit(DONE, "arena", "ccn", *match).stdout
        self.assertIn("1 drawn of 1 game (1 cut off undecided); score 50.0 %; Elo 0 (", done)
        self.assertIn('"elo":0,', self.assert_exit(DONE, "arena", "ccn", *match, "--json").stdout)

    def test_help_states_what_holds_when_nothing_is_said(self):
        for command, default in (("serve", "--port UINT=1815"), ("serve", "--max-games UINT=20000"),
                                 ("bench", "--seconds FLOAT:from 0 to 3600=5"),
                                 ("simulate", "--threads INT:from 1 to 256=1")):
            self.assertIn(default, self.assert_exit(DONE, command, "--help").stdout)

    def test_the_same_seed_gives_the_same_games(self):
        words = ["simulate", "ccn", "003", "--games", 20, "--a", "random", "--b", "random", "--seed", 4]
        self.assertEqual(self.assert_exit(DONE, *words).stdout,
                         self.assert_exit(DONE, *words, "--threads", 2).stdout)

    def test_a_reader_that_has_enough_is_no_fault(self):
        process = subprocess.Popen([PROGRAM, "rules", "ccn"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        process.stdout.readline()
        process.stdout.close()
        self.assertEqual(process.stderr.read(), b"")
        process.stderr.close()
        self.assertEqual(process.wait(), DONE)

    def test_output_that_can_not_be_written(self):
        for words in (["--help"], ["--version"], ["games"], ["render", "ccn", "001", "-o", "-"]):
            with open("/dev/full", "wb") as full:
                done = subprocess.run([PROGRAM, *words], stdout=full, stderr=subprocess.PIPE)
            self.assertEqual(done.returncode, BAD_INPUT, words)
            self.assertIn(b"standard output", done.stderr)

    def test_a_picture_on_standard_output(self):
        path = self.folder / "picture.svg"
        self.assert_exit(DONE, "render", "ccn", "001", "-o", path)
        self.assertEqual(self.assert_exit(DONE, "render", "ccn", "001", "-o", "-").stdout,
                         path.read_text(encoding="utf-8"))

    def test_a_picture_that_finds_no_room_leaves_what_was_there(self):
        path = self.file("picture.svg", "an older picture")

        def limit():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))

        done = self.assert_exit(BAD_INPUT, "render", "ccn", "001", "-o", path, preexec_fn=limit)
        self.assertIn("picture.svg", done.stderr)
        self.assertEqual(path.read_text(encoding="utf-8"), "an older picture")
        self.assertEqual([entry.name for entry in self.folder.iterdir()], ["picture.svg"])

    def test_odds_are_written_as_the_language_writes_numbers(self):
        path = self.file("odds.json", {"game": "ccn", "do": "melee E5 F5", "given": {
            "battle": {"units": ["FR LI E5", "BR LI F5 3"]}}})
        self.assertIn("50.00 %", self.assert_exit(DONE, "odds", path).stdout)
        self.assertIn("50,00 %", self.assert_exit(DONE, "odds", path, "--lang", "fr").stdout)

    def test_pictures_of_every_set_up_are_whole_and_stand_alone(self):
        for number in range(1, 16):
            path = self.folder / "picture.svg"
            self.assert_exit(DONE, "render", "ccn", f"{number:03}", "-o", path)
            text = path.read_text(encoding="utf-8")
            root = tree.fromstring(text)
            self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
            self.assertNotIn("href", text)
            self.assertGreater(len(root), 300)
            self.assertNotIn("nan", text)


if __name__ == "__main__":
    unittest.main()
