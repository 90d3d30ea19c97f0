"""Input that can't be used: exit 2, one message naming file, place and what was expected."""
import json
import os
import unittest

from program import BAD_INPUT, CHECK_FAILED, REFUSED, ROOT, ProgramTest, run

SCENARIO = (ROOT / "data/ccn/scenarios/001_rolica_first_position.json").read_text(encoding="utf-8")


def case(battle, when=("done",), state=None):
    return [{"id": "a-case", "rules": ["ccn.turn.sequence"], "given": {"battle": battle, **({"state": state} if state else {})},
             "when": list(when), "then": {"asks": {"awaits": "bottom"}}}]


MOVING = {"frames": [{"is": "turn-step", "stage": "combat"}, {"is": "moving"}]}


class BadInput(ProgramTest):
    def scenario(self, change):
        value = json.loads(SCENARIO)
        change(value)
        return self.file("scenario.json", value)

    def test_a_file_that_is_not_there(self):
        gone = self.folder / "gone.json"
        for words in (["check", gone], ["why", gone], ["odds", gone], ["replay", gone],
                      ["play", "--load", gone], ["perft", "ccn", gone, 1], ["render", "ccn", gone, "-o", "x.svg"]):
            self.assert_bad(*words, names=["gone.json"])

    def test_a_folder_where_a_file_is_wanted(self):
        for command in ("odds", "replay", "show"):
            self.assert_bad(command, self.folder, names=[self.folder])

    def test_a_path_the_system_refuses(self):
        path = self.folder / ("long" * 100)
        for command in ("check", "why", "odds", "replay", "show"):
            self.assert_bad(command, path, names=["expected a file that can be read", "too long"])
        good = self.file("good.json", case({}, ()))
        done = self.assert_exit(BAD_INPUT, "check", path, good, "--game", "ccn")
        self.assertTrue(done.stdout.endswith("\n1 passed, 1 failed\n"))

    def test_data_that_are_not_there(self):
        self.assert_bad("lint-data", self.folder / "nowhere", names=["nowhere", "expected a folder", "nothing there"])

    def test_truncated_json(self):
        path = self.file("cut.json", SCENARIO[:777])
        for words in (["odds", path], ["why", path], ["check", path], ["perft", "ccn", path, 1]):
            self.assert_bad(*words, names=["cut.json"])

    def test_a_value_of_the_wrong_type(self):
        def change(value):
            value["banners"]["top"] = "five"
        self.assert_bad("perft", "ccn", self.scenario(change), 1, names=["scenario.json", "banners.top", "expected"])

    def test_a_number_out_of_range(self):
        def change(value):
            value["top"]["hand"] = 70
        self.assert_bad("perft", "ccn", self.scenario(change), 1, names=["top.hand"])

    def test_two_units_in_a_hex(self):
        def change(value):
            value["units"][1]["hex"] = value["units"][0]["hex"]
        self.assert_bad("render", "ccn", self.scenario(change), "-o", self.folder / "x.svg", names=["units[1]"])
        path = self.file("case.json", case({"units": ["FR LI E5", "BR LI E5"]}))
        self.assert_bad("check", path, "--game", "ccn", names=["case.json", "units[1]"])

    def test_a_case_that_cannot_be_read_leaves_the_others(self):
        bad = case({"units": ["FR LI E5", "BR LI E5"]})
        good = case({}, ())
        good[0]["id"] = "another"
        for paths in ([self.file("both.json", bad + good)], [self.file("bad.json", bad), self.file("good.json", good)]):
            done = self.assert_exit(BAD_INPUT, "check", *paths, "--game", "ccn")
            self.assertTrue(done.stdout.endswith("\n1 passed, 1 failed\n"))
            self.assertIn("units[1]", done.stdout)
            self.assertIn("units[1]", done.stderr)

    def test_control_characters_in_texts(self):
        def at(*path):
            def change(value):
                for key in path[:-1]:
                    value = value[key]
                value[path[-1]] = "red \033[31m"
            return change
        for place, change in (("name.en", at("name", "en")), ("intro.fr", at("intro", "fr")),
                              ("units[1].name", at("units", 1, "name")), ("places.A7", at("places", "A7")),
                              ("units[1].leader_name", at("units", 1, "leader_name")),
                              ("top.commander", at("top", "commander")),
                              ("special_rules[0].en", at("special_rules", 0, "en"))):
            path = self.scenario(change)
            for words in (["render", "ccn", path, "-o", "-"], ["play", "ccn", path], ["perft", "ccn", path, 1]):
                self.assert_bad(*words, names=["scenario.json", place, "text without control characters", "\\x1b"])

    def test_control_characters_in_cases(self):
        given = [{"id": "a-case", "rules": ["ccn.turn.sequence"], "given": {"battle": {"units": ["FR LI E5"]}, "state": MOVING},
                  "when": [{"do": "move E5 I5", "refused": "ccn.turn.sequence", "reason": "red \033[31m"}]}]
        done = self.assert_exit(CHECK_FAILED, "check", self.file("case.json", given)).stdout
        self.assertNotIn("\033", done)
        self.assertIn("red \\x1b[31m", done)

    def test_a_unit_on_impassable_ground(self):
        path = self.file("case.json", case({"units": ["FR LI E5"], "terrain": {"E5": "river"}}))
        self.assert_bad("check", path, "--game", "ccn", names=["case.json", "E5"])

    def test_seventy_one_cards(self):
        path = self.file("case.json", case({"deck": ["probe-left"] * 71}))
        self.assert_bad("check", path, "--game", "ccn", names=["case.json", "deck"])

    def test_a_hundred_megabytes_of_noise(self):
        path = self.folder / "noise"
        block = os.urandom(1 << 20)
        with open(path, "wb") as out:
            for _ in range(100):
                out.write(block)
        for words in (["check", path, "--game", "ccn"], ["why", path, "--game", "ccn"], ["odds", path],
                      ["replay", path], ["play", "--load", path]):
            self.assert_bad(*words, names=["noise"], limit=20)
        os.truncate(path, 15 << 20)
        self.assert_bad("replay", path, names=["noise", "line 1"], limit=20)

    def test_noise_that_looks_like_a_saved_game(self):
        head = "grognard 1\ngame ccn\nscenario 001\nseats bottom=human top=human\n"
        for tail in ("", "start\n", "start #12\n", "start #0123456789abcdef\n1 draw\n", "start #ZZZZ456789abcdef\n"):
            self.assert_bad("replay", self.file("saved.txt", head + tail), names=["saved.txt", "line "])
        head = "grognard 2\ngame ccn\nrules 1\nbattle 001 #0123456789abcdef\nseats bottom=human top=human\n"
        for tail in ("", "start\n", "start @12\n", "start @0123456789abcdef #0123456789abcdef\n1 draw\n",
                     "start @0123456789abcdef #0123456789abcdef\n", "dice-typed no\n"):
            self.assert_bad("replay", self.file("saved.txt", head + tail), names=["saved.txt", "line "])

    def test_what_is_shown_of_noise_is_text(self):
        path = self.file("noise.txt", b"grogn\xff\x9b31m\xc3\n")
        self.assertIn("grogn\\xff\\x9b31m\\xc3", self.assert_bad("replay", path))

    def test_words_the_program_does_not_know(self):
        for words in (["nonsense"], [], ["perft", "ccn", "001"], ["perft", "chess", "001", 1],
                      ["perft", "ccn", "001", "-1"], ["perft", "ccn", "001", "many"], ["play"], ["bench", "chess"],
                      ["play", "ccn", "001", "--as", "left"], ["play", "ccn", "001", "--against", "napoleon"],
                      ["simulate", "ccn", "001", "--a", "random", "--b", "nobody", "--games", 1],
                      ["arena", "ccn", "--a", "random", "--b", "random", "--games", 0],
                      ["arena", "ccn", "--a", "random", "--b", "random", "--games", 2, "--sprt", "5,1"],
                      ["scenarios", "ccn", "--lang", "de"], ["rules", "ccn", "xyzzy-plugh"]):
            done = run(*words)
            self.assertEqual(done.returncode, 2, words)
            self.assertEqual(done.stdout, "", words)
            self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
            self.assertTrue(done.stderr.startswith("grognard: "), done.stderr)

    def test_what_is_missing_or_unknown_is_named(self):
        match = ["simulate", "ccn", "001", "--games", 1]
        for words, names in ((["nonsense"], ["expected a command", "nonsense"]), ([], ["expected a command"]),
                             ([*match, "--a", "zork", "--b", "first"], ["--a: ", "zork", "greedy"]),
                             ([*match, "--a", "first", "--b", "zork"], ["--b: ", "zork", "greedy"]),
                             (["play", "--seed", 1, "--seed", 2], ["--seed: expected once"]),
                             (["play", "ccn", "001", "--save"], ["--save: expected a value"]),
                             (["play", "ccn", "001", "--save", ""], ["--save: expected a value"]),
                             (["play", "ccn", "001", "--against", ""], ["--against: expected a value"]),
                             (["serve", "--store", ""], ["--store: expected a value"]),
                             (["check", ""], ["files: expected a value"]),
                             (["play", "ccn"], ["a scenario after ccn", "grognard scenarios ccn"]),
                             (["play", "chess"], ["chess", "one of ccn waterloo"]),
                             (["play", "ccn", "001", "--against", "zork"], ["--against: ", "zork", "greedy"]),
                             (["play", "ccn", "001", "--bot", "zork"], ["--bot: ", "zork", "greedy"])):
            done = self.assert_exit(BAD_INPUT, *words)
            self.assertEqual(len(done.stderr.splitlines()), 1, done.stderr)
            for name in names:
                self.assertIn(name, done.stderr)

    def test_numbers_that_are_none(self):
        arena = ["arena", "ccn", "--a", "random", "--b", "random", "--games", 2, "--sprt"]
        for words, number in ((["bench", "ccn", "--seconds"], "nan"), (["play", "ccn", "001", "--seed"], "-1"),
                              (["simulate", "ccn", "001", "--a", "random", "--b", "random", "--games"], "1e9"),
                              (["serve", "--port", 0, "--max-games"], "-5"), (["serve", "--port"], "70000"),
                              (["serve", "--port", 0, "--seat-rate"], "nan"), (arena, "nan,10"), (arena, "0,inf"),
                              (arena, "0,1e300")):
            self.assert_bad(*words, number, names=[words[-1], "expected", number], limit=20)

    def test_a_store_that_is_none(self):
        path = self.file("noise.db", os.urandom(4096))
        self.assert_bad("serve", "--port", 0, "--store", f"sqlite:{path}", names=[path], limit=20)

    def test_a_scenario_that_is_not_there(self):
        self.assert_bad("play", "ccn", "999", names=["999"])

    def test_a_picture_that_can_not_be_written(self):
        self.assert_bad("render", "ccn", "001", "-o", self.folder / "no/such/folder.svg")

    def test_an_action_where_none_is_awaited(self):
        path = self.file("case.json", case({"units": ["FR LI E5", "BR LI H5"]}, ["done"] * 3, MOVING))
        done = self.assert_exit(BAD_INPUT, "why", path, "--game", "ccn")
        self.assertIn("a-case: step 1: bottom: done: allowed", done.stdout)
        self.assertEqual(len(done.stderr.splitlines()), 1)
        for name in ("case.json", "a-case", "step 2", "expected"):
            self.assertIn(name, done.stderr)

    def test_an_action_the_rules_refuse(self):
        path = self.file("odds.json", {"game": "ccn", "do": "fire E5 I9", "given": {
            "battle": {"units": ["FR LI E5", "BR LI I9"]}}})
        done = self.assert_exit(REFUSED, "odds", path)
        self.assertIn("ccn.", done.stderr)
        path = self.file("case.json", [{"id": "a-question", "rules": ["ccn.turn.sequence"],
                                        "given": {"battle": {"units": ["FR LI E5", "BR LI H5"]}, "state": MOVING},
                                        "when": ["move E5 I5"]}])
        done = self.assert_exit(REFUSED, "why", path, "--game", "ccn", "--lang", "fr")
        self.assertIn("ccn.move.", done.stdout)
        self.assertEqual(done.stdout.count("ccn."), 2, "one rule, named and worded")


if __name__ == "__main__":
    unittest.main()
