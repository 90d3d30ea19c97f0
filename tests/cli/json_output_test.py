"""--json prints one object and nothing else, with the keys others rely on."""
import json
import unittest

from program import DONE, ProgramTest, played_by_bots


class JsonOutput(ProgramTest):
    def keys(self, expected, *words):
        done = self.assert_exit(DONE, *words, "--json")
        self.assertEqual(done.stderr, "")
        self.assertEqual(done.stdout.count("\n"), 1)
        value = json.loads(done.stdout)
        self.assertEqual(list(value), expected)
        return value

    def test_bench(self):
        value = self.keys(["game", "scenario", "games", "actions", "seconds", "games_per_second", "actions_per_second"],
                          "bench", "ccn", "--seconds", "0.2")
        self.assertGreater(value["games"], 0)
        self.assertAlmostEqual(value["actions_per_second"], value["actions"] / value["seconds"], delta=1)

    def test_arena(self):
        value = self.keys(["game", "a", "b", "games", "a_wins", "b_wins", "draws", "a_score", "elo", "elo_low",
                           "elo_high"], "arena", "ccn", "--a", "random", "--b", "random", "--games", 10)
        self.assertEqual(value["a_wins"] + value["b_wins"] + value["draws"], 10)
        self.assertLessEqual(value["elo_low"], value["elo"])

    def test_arena_stops_by_sprt(self):
        done = self.assert_exit(DONE, "arena", "ccn", "--a", "greedy", "--b", "random", "--games", 200, "--scenario",
                                "001", "--sprt", "0,100", "--json")
        value = json.loads(done.stdout)
        self.assertEqual(value["sprt"], "elo1")
        self.assertLess(value["games"], 200)

    def test_simulate(self):
        value = self.keys(["game", "scenario", "a", "b", "games", "a_wins", "b_wins", "draws", "a_score",
                           "a_score_low", "a_score_high", "actions", "cut_off"],
                          "simulate", "ccn", "001", "--a", "random", "--b", "random", "--games", 20)
        self.assertLess(value["a_score_low"], value["a_score_high"])
        self.assertEqual(value["cut_off"], 0)

    def test_lists(self):
        self.keys(["games"], "games")
        value = self.keys(["game", "scenarios"], "scenarios", "ccn")
        self.assertEqual(len(value["scenarios"]), 15)
        self.keys(["game", "scenario", "depth", "leaves", "seconds"], "perft", "ccn", "001", 2)
        value = self.keys(["game", "scenario", "depth", "leaves", "seconds", "divided"],
                          "perft", "ccn", "001", 2, "--divide")
        self.assertEqual(sum(value["divided"].values()), value["leaves"])

    def test_odds(self):
        path = self.file("odds.json", {"game": "ccn", "do": "fire E5 G6", "given": {
            "battle": {"units": ["FR LI E5 3", "BR LC G6 3"]}}})
        value = self.keys(["game", "action", "dice", "ledger", "target", "battle_back", "attacker", "may_react"],
                          "odds", path)
        self.assertEqual(value["dice"], 3)
        self.assertEqual(sum(row["amount"] for row in value["ledger"]), 3)
        self.assertEqual((value["target"]["eliminated"]["ways"], value["target"]["eliminated"]["of"]), (1, 216))
        self.assertAlmostEqual(sum(value["target"]["lost"]), 1)

    def test_replay(self):
        saved = self.file("saved.txt", played_by_bots(2))
        value = self.keys(["game", "scenario", "seats", "steps", "torn", "winner", "log"], "replay", saved)
        self.assertEqual(value["steps"], len(value["log"]))
        self.assertIn(value["winner"], ("bottom", "top"))


if __name__ == "__main__":
    unittest.main()
