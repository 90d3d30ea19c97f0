"""Games played by a script on standard input, or at a terminal."""
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import unittest

from program import BAD_INPUT, DONE, PROGRAM, REFUSED, ProgramTest, played_by_bots, rechained


def at_a_terminal(*words, typed=(), columns=80, **env):
    """All that a terminal of so many columns shows while these lines are typed, each at its prompt."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    process = subprocess.Popen([PROGRAM, *words], stdin=slave, stdout=slave, stderr=slave, close_fds=True,
                               env={"PATH": os.environ["PATH"], "TERM": "xterm-256color", **env})
    os.close(slave)
    shown, waiting, prompts = b"", list(typed), (b"> ", b": ")
    while True:
        ready, _, _ = select.select([master], [], [], 60)
        if not ready:
            process.kill()
            raise AssertionError(f"no answer to {waiting}:\n{shown.decode()}")
        try:
            shown += os.read(master, 1 << 16)
        except OSError:  # the other end is closed
            break
        if shown.endswith(prompts) and not select.select([master], [], [], 0.1)[0] and waiting:
            line = waiting.pop(0)
            os.write(master, (line if isinstance(line, bytes) else line.encode()) + b"\n")
    os.close(master)
    return process.wait(), shown.decode(errors="replace").replace("\r\n", "\n")


class Play(ProgramTest):
    def bots(self):
        return self.file("bots.txt", played_by_bots(7))

    @staticmethod
    def inputs(path):
        return [line.split(" ", 1)[1].rsplit(" @", 1)[0] for line in
                path.read_text(encoding="utf-8").splitlines() if line[0].isdigit()]

    def test_a_whole_game_by_script_is_the_game_its_bots_would_play(self):
        bots = self.bots()
        own = [text.removeprefix("top ") for text in self.inputs(bots) if text.startswith("top ")]
        mine = self.folder / "mine.txt"
        done = self.assert_exit(DONE, "play", "ccn", "001", "--against", "random", "--seed", 7, "--save", mine,
                                given="\n".join(own) + "\n")
        self.assertIn("win the battle", done.stdout)
        self.assertEqual(self.inputs(mine), self.inputs(bots))
        replayed = self.assert_exit(DONE, "replay", mine)
        self.assertIn("win the battle", replayed.stdout)

    def test_resigning_ends_the_game_and_is_on_record(self):
        mine = self.folder / "mine.txt"
        self.assert_exit(DONE, "play", "ccn", "001", "--against", "random", "--seed", 7, "--save", mine, given="resign\n")
        text = mine.read_text(encoding="utf-8")
        self.assertIn("\nresign top #", text)
        self.assertIn("\nover bottom resigned #", text)

    def test_a_draw_needs_the_other_side(self):
        mine = self.folder / "mine.txt"
        done = self.assert_exit(DONE, "play", "ccn", "001", "--against", "human", "--seed", 7, "--save", mine,
                                given="draw\ndecline\ndraw\naccept\n")
        self.assertIn("Declined.", done.stdout)
        self.assertIn("A draw is agreed.", done.stdout)
        self.assertIn("\nover draw agreed #", mine.read_text(encoding="utf-8"))
        alone = self.assert_exit(DONE, "play", "ccn", "001", "--against", "random", "--seed", 7, given="draw\n")
        self.assertIn("Declined.", alone.stdout)

    def test_a_takeback_is_a_cut_after_which_the_dice_differ(self):
        bots = self.inputs(self.bots())
        own = [text.removeprefix("top ") for text in bots[:8] if text.startswith("top ")]
        mine = self.folder / "mine.txt"
        self.assert_exit(DONE, "play", "ccn", "001", "--against", "random", "--seed", 7, "--save", mine,
                         given="\n".join([*own, "takeback 2", "takeback 99"]) + "\n")
        text = mine.read_text(encoding="utf-8")
        self.assertIn("\ntakeback-request top 2 #", text)
        self.assertIn("\ncut 2 takeback #", text)
        self.assert_exit(DONE, "replay", mine)

    def test_an_input_is_removed_or_what_depends_on_it_is_named(self):
        bots = self.inputs(self.bots())
        card = next(i for i, text in enumerate(bots) if text.startswith("top order"))
        own = [text.removeprefix("top ") for text in bots[:card + 1] if text.startswith("top ")]
        mine = self.folder / "mine.txt"
        done = self.assert_exit(DONE, "play", "ccn", "001", "--against", "random", "--seed", 7, "--save", mine,
                                given="\n".join([*own, f"remove {card}", "remove 1", f"remove {card + 1}"]) + "\n")
        self.assertIn(f"Without it, input {card + 1} (", done.stdout)
        self.assertIn("Input 1 can't be removed", done.stdout)
        self.assertEqual(self.inputs(mine), bots[:card])

    def test_a_yield_passes_until_its_scope_ends(self):
        bots = self.inputs(self.bots())
        order = next(i for i, text in enumerate(bots) if text.startswith("top order"))
        own = [text.removeprefix("top ") for text in bots[:order] if text.startswith("top ")]
        mine = self.folder / "mine.txt"
        done = self.assert_exit(DONE, "play", "ccn", "001", "--against", "random", "--seed", 7, "--save", mine,
                                given="\n".join([*own, "yield", "yield phase"]) + "\n")
        self.assertIn("Say until when", done.stdout)
        self.assertIn("(ordering)", done.stdout)
        text = mine.read_text(encoding="utf-8")
        self.assertRegex(text, r"\nyield top ordering phase \d+ #")
        self.assertIn(f"\n{order + 1} top done (yield) @", text)
        self.assert_exit(DONE, "replay", mine)

    def test_two_people_at_one_keyboard(self):
        bots = self.bots()
        spoken = [text.split(" ", 1)[1] for text in self.inputs(bots) if text.split(" ")[0] in ("top", "bottom")]
        done = self.assert_exit(DONE, "play", "ccn", "001", "--against", "human", "--seed", 7,
                                given="\n".join(spoken) + "\n")
        self.assertIn("win the battle", done.stdout)
        self.assertNotRegex(done.stdout, r"(?m)^The \w+ draw ")

    def test_dice_typed_by_a_person(self):
        bots = self.bots()
        typed = []
        for text in self.inputs(bots):
            if text.startswith("top "):
                typed.append(text.removeprefix("top "))
            elif text.startswith("dice "):
                typed.append(text.split(" = ")[1].lower())
                break
        done = self.assert_exit(DONE, "play", "ccn", "001", "--against", "random", "--seed", 7, "--dice", "typed",
                                given="\n".join(typed) + "\nquit\n")
        self.assertRegex(done.stdout, r"Roll \d+ dice")
        self.assertRegex(done.stdout, r" rolls? .*[♟♞☄⚑⚔]| roll for ")
        self.assertIn("The game stops here.", done.stdout)

    def test_at_the_dice_a_person_may_look_ask_and_undo(self):
        own = ["play attack-center", "order H7", "done", "done", "fire H7 E7"]
        for language, words in (("en", ["Roll 2 dice against E7", "Taken back.", "2 of I C A F S (such as I I)"]),
                                ("fr", ["Lancez 2 dés contre E7", "Repris.", "2 parmi I C A F S (par exemple I I)"])):
            code, shown = at_a_terminal(
                "play", "ccn", "001", "--seed", "5", "--dice", "typed", "--against", "random", "--lang", language,
                typed=own + ["help", "board", "hand", "", "x", "undo", "undo", "quit"], NO_COLOR="1")
            self.assertEqual(code, DONE)
            for text in [*words, "save "]:
                self.assertIn(text, shown)
            self.assertGreater(shown.count("fire H7  "), 1)  # offered again

    def test_dice_may_be_typed_anew(self):
        own = ["play attack-center", "order H7", "done", "done", "fire H7 E7"]
        for language, words in (("en", ["No dice were typed here", "Taken back."]), ("fr", ["Aucun dé saisi", "Repris."])):
            with self.subTest(language=language):
                path = self.folder / f"retyped.{language}"
                done = self.assert_exit(DONE, "play", "ccn", "001", "--seed", 5, "--dice", "typed", "--against",
                                        "random", "--lang", language, "--save", path,
                                        given="\n".join([*own, "retype", "I C", "retype", "retype", "F F", "quit"]) + "\n")
                for text in words:
                    self.assertIn(text, done.stdout)
                self.assertEqual(done.stdout.count(words[0]), 2)
                self.assertIn("♟ ♞", done.stdout)
                self.assertIn("⚑ ⚑", done.stdout)
                with open(path, encoding="utf-8") as saved:
                    kept = saved.read()
                self.assertIn("= F F @", kept)
                self.assertNotIn("= I C @", kept)
                self.assert_exit(DONE, "replay", path)

    def test_a_slip_at_the_dice_leaves_those_typed_before(self):
        own = ["play attack-center", "order H7", "order H6", "done", "done", "fire H7 E7", "A A", "fire H6 E7"]
        _, shown = at_a_terminal("play", "ccn", "001", "--seed", "5", "--dice", "typed", "--against", "random",
                                 typed=[*own, "xx", "retype", "I C", "quit"], NO_COLOR="1")
        self.assertIn("That can't be read.", shown)
        self.assertIn("Taken back.", shown)
        self.assertIn("rolls ♟ ♞ at E7", shown)

    def test_typed_dice_are_typed_again_when_the_game_goes_on(self):
        own = ["play attack-center", "order H7", "done", "done", "fire H7 E7", "quit"]
        start = ["play", "ccn", "001", "--seed", 5, "--dice", "typed", "--against", "random"]
        for how in ("--save", "save"):
            path = self.folder / f"{how}.txt"
            if how == "--save":
                self.assert_exit(DONE, *start, how, path, given="\n".join(own) + "\n")
            else:
                self.assert_exit(DONE, *start, given="\n".join([f"save {path}", *own]) + "\n")
            self.assertIn("\ndice typed #", path.read_text(encoding="utf-8"))
            done = self.assert_exit(DONE, "play", "--load", path, given="I C\nquit\n")
            self.assertIn("Roll 2 dice against E7", done.stdout)
            self.assertIn("= I C @", path.read_text(encoding="utf-8"))
        path = self.folder / "rolled.txt"
        self.assert_exit(DONE, *start, "--save", path, given="\n".join(own) + "\n")
        done = self.assert_exit(DONE, "play", "--load", path, "--dice", "rolled", given="quit\n")
        self.assertNotIn("Roll 2 dice", done.stdout)

    def test_bots_that_never_win_are_cut_off(self):
        for language, words in (("en", "the game is cut off"), ("fr", "la partie est interrompue")):
            done = self.assert_exit(DONE, "play", "ccn", "001", "--bot", "first", "--against", "first", "--seed", 1,
                                    "--lang", language)
            self.assertIn(words, done.stdout[-500:])

    def test_dice_may_be_typed_together(self):
        own = ["play attack-center", "order H7", "done", "done", "fire H7 E7"]
        for typed in ("I C", "ic", "i, c", "dice I C"):
            done = self.assert_exit(DONE, "play", "ccn", "001", "--seed", 5, "--dice", "typed", "--against", "random",
                                    given="\n".join([*own, typed, "quit"]) + "\n")
            self.assertIn("rolls ♟ ♞ at E7", done.stdout)

    def test_a_newcomer_is_told_what_the_battle_and_the_board_are(self):
        done = self.assert_exit(DONE, "play", "ccn", "006", "--seed", 5, given="battle\nhelp\nquit\n")
        self.assertEqual(done.stdout.count("may leave the board from there"), 2)
        for text in ("LT light infantry", "f French", "offers  ", "battle  ", "the right is the left of this board"):
            self.assertIn(text, done.stdout)
        done = self.assert_exit(DONE, "play", "ccn", "006", "--lang", "fr", given="help\nquit\n")
        for text in ("peut quitter le plateau", "LT infanterie légère", "f français", "La gauche et la droite"):
            self.assertIn(text, done.stdout)
        self.assertIn("muddy road from Wavre", self.assert_exit(DONE, "play", "waterloo", "001", given="battle\nquit\n").stdout)

    def test_a_key_that_is_no_text_does_not_end_the_game(self):
        code, shown = at_a_terminal("play", "ccn", "001", "--seed", "5", NO_COLOR="1",
                                    typed=[b"caf\xe9", b"rule \xff", b"save %s/caf\xe9.txt" % bytes(self.folder), "quit"])
        self.assertEqual(code, DONE)
        for text in ("“caf\\xe9” is neither", "no rule “\\xff”", "caf\\xe9.txt from now on", "The game stops here."):
            self.assertIn(text, shown)

    def test_a_line_too_long_is_passed_over_whole(self):
        for language, words in (("en", "has more than 1000 characters"), ("fr", "a plus de 1000 caractères")):
            code, shown = at_a_terminal("play", "ccn", "001", "--seed", "5", "--lang", language, NO_COLOR="1",
                                        typed=["x" * 1000 + "quit", "log", "quit"])
            self.assertEqual(code, DONE)
            self.assertIn(words, shown)
            self.assertEqual(shown.count("\n> "), 3)

    def test_a_line_without_end(self):
        with open("/dev/zero", "rb") as zeros:
            done = subprocess.run([PROGRAM, "play", "ccn", "001"], stdin=zeros, capture_output=True, timeout=60)
        self.assertEqual(done.returncode, BAD_INPUT)
        self.assertLess(len(done.stderr), 600)

    def test_a_counter_attack_without_a_card_to_copy_says_so(self):
        done = self.assert_exit(DONE, "play", "ccn", "001", "--seed", 5, given="play counter-attack\nquit\n")
        self.assertIn("The British play Counter-Attack, but there is no card to copy.\n", done.stdout)

    def test_half_a_command_is_explained(self):
        done = self.assert_exit(DONE, "play", "ccn", "001", "--seed", 5, given="why\nodds\nrule\nsave\nquit\n")
        for text in ("why ACTION", "odds ACTION", "rule ID", "save FILE"):
            self.assertIn(f": {text}.", done.stdout)

    def test_numbers_first_words_and_asides(self):
        done = self.assert_exit(DONE, "play", "ccn", "001", "--seed", 5, given="\n".join([
            "help", "board", "hand", "log", "why play elan", "rule ccn.turn.sequence", "rule ccn.nothing",
            "odds done", "undo", "PLAY", "1", "order", "2", "undo", "quit"]) + "\n")
        for text in ("save FILE", "A7 Roliça", "Refused: ", "ccn.turn.play-one-card: ", "ccn.turn.sequence: ",
                     "There is no rule", "can't be taken back", "is ordered.", "Taken back.", "The game stops here."):
            self.assertIn(text, done.stdout)

    def test_a_number_beyond_the_list(self):
        for language, words in (("en", "The offers are numbered 1 to 6."), ("fr", "numérotées de 1 à 6.")):
            done = self.assert_exit(BAD_INPUT, "play", "ccn", "001", "--seed", 5, "--lang", language, given="99\nquit\n")
            self.assertIn(words, done.stderr)

    def test_commands_by_other_names(self):
        done = self.assert_exit(DONE, "play", "ccn", "001", "--seed", 5, "--lang", "fr",
                                given="?\naide\nrule CCN.Turn.Sequence\nannuler\nquitter\nhand\n")
        self.assertEqual(done.stdout.count("offers         ce que"), 2)
        self.assertIn("> ccn.turn.sequence: ", done.stdout)
        self.assertIn("ne se reprend pas", done.stdout)
        self.assertNotIn("Vos cartes", done.stdout.split("ne se reprend pas")[1])

    def test_help_is_that_of_the_game(self):
        for language, shot, cards in (("en", "a shot or an assault", "has no cards"), ("fr", "un assaut", "pas de cartes")):
            done = self.assert_exit(DONE, "play", "waterloo", "001", "--seed", 5, "--lang", language,
                                    given="help\nodds done\nhand\nskirmish E2 D3\nquit\n")
            self.assertEqual(done.stdout.count(shot), 2)
            self.assertIn("`skirmish E2 D3`", done.stdout)
            self.assertIn(cards, done.stdout)
            for other in ("\nhand  ", "melee", "mêlée", "move E5 E6"):
                self.assertNotIn(other, done.stdout)
        self.assertIn("\nhand  ", self.assert_exit(DONE, "play", "ccn", "001", given="help\nquit\n").stdout)

    def test_numbers_and_hours_agree_with_their_nouns(self):
        for language, words in (("en", ["Turn 1 of 9, noon\n", "0 of 13 enemy losses, discs 8 green, 4 red, 2 purple"]),
                                ("fr", ["Tour 1 sur 9, midi\n", "0 perte ennemie sur 13, pions 8 verts, 4 rouges"])):
            done = self.assert_exit(DONE, "play", "waterloo", "001", "--seed", 5, "--lang", language, given="quit\n")
            for text in words:
                self.assertIn(text, done.stdout)
        bots = ["play", "waterloo", "001", "--bot", "random", "--against", "random", "--seed", 1]
        played = self.assert_exit(DONE, *bots, "--save", self.folder / "w.txt")
        self.assertNotIn(": The ", played.stdout)
        lines = (self.folder / "w.txt").read_text(encoding="utf-8").splitlines(keepends=True)
        shown = ""
        for kept in range(len(lines) // 3, len(lines), len(lines) // 12):
            path = self.file("w.part.txt", rechained("".join([*lines[:4], "seats french=human allied=human\n", *lines[5:kept]])))
            shown += self.assert_exit(DONE, "play", "--load", path, "--lang", "fr", given="board\nquit\n").stdout
        self.assertNotRegex(shown, r"\b[01] (verts|rouges|violets|bleus|noirs|pertes)|box:|’")
        self.assertRegex(shown, r"\d h (de l'après-midi|du soir)\n")

    def test_a_game_that_is_not_kept_says_so(self):
        start = ["play", "ccn", "001", "--seed", 5]
        for given in ("play attack-center\nquit\n", "play attack-center\n"):
            self.assertIn("It was not kept", self.assert_exit(DONE, *start, given=given).stdout)
        self.assertIn("n'a pas été gardée", self.assert_exit(DONE, *start, "--lang", "fr", given="quit\n").stdout)
        path = self.folder / "kept.txt"
        self.assertNotIn("not kept", self.assert_exit(DONE, *start, "--save", path, given="quit\n").stdout)

    def test_an_interrupted_game_says_whether_it_was_kept(self):
        for more, words in (([], b"It was not kept"), (["--save", str(self.folder / "kept.txt")], b"Go on with: ")):
            process = subprocess.Popen([PROGRAM, "play", "ccn", "001", "--seed", "5", *more], stdin=subprocess.PIPE,
                                       stdout=subprocess.PIPE)
            shown = b""
            while not shown.endswith(b"\n> "):
                shown += process.stdout.read(1)
            process.send_signal(signal.SIGINT)
            shown, _ = process.communicate(timeout=60)
            self.assertIn(words, shown)
            self.assertEqual(process.returncode, -signal.SIGINT)

    def test_in_french(self):
        done = self.assert_exit(DONE, "play", "ccn", "001", "--seed", 5, "--lang", "fr", given="hand\nwhy done\nquit\n")
        for text in ("Vos cartes", "quelle carte jouez-vous ?", "Refusé", "La partie s'arrête ici."):
            self.assertIn(text, done.stdout)

    def test_a_side_by_any_of_its_names(self):
        for game, first, second in (
                ("ccn", ("bottom", "french", "French", "Français", "francais"),
                 ("top", "british", "britanniques", "Les Britanniques")),
                ("waterloo", ("bottom", "french", "français"), ("top", "allied", "allies", "alliés", "allie"))):
            for names, seats in ((first, r"seats \w+=human \w+=bot:greedy"), (second, r"seats \w+=bot:greedy \w+=human")):
                for name in names:
                    path = self.folder / f"{game}-{name}.txt"
                    self.assert_exit(DONE, "play", game, "001", "--as", name, "--save", path, given="")
                    self.assertRegex(path.read_text(encoding="utf-8"), seats, name)
        self.assert_bad("play", "ccn", "001", "--as", "left",
                        names=["--as", "one of bottom french français top british britanniques", "left"])

    def test_a_script_that_errs_is_stopped(self):
        done = self.assert_exit(REFUSED, "play", "ccn", "001", "--seed", 5, given="done\nquit\n")
        self.assertIn("ccn.turn.sequence", done.stderr)
        done = self.assert_exit(BAD_INPUT, "play", "ccn", "001", "--seed", 5, given="charge!\nquit\n")
        self.assertIn("charge!", done.stderr)
        self.assert_exit(BAD_INPUT, "play", "ccn", "001", "--bot", "random", "--seed", 5, "--dice", "typed",
                         "--against", "random", given="X X X\n")

    def test_no_escape_sequences_when_nobody_looks(self):
        done = self.assert_exit(DONE, "play", "ccn", "001", "--seed", 5, given="quit\n")
        self.assertNotIn("\033", done.stdout)

    def test_everything_fits_eighty_columns(self):
        for language in ("en", "fr"):
            _, shown = at_a_terminal("play", "ccn", "014", "--seed", "12", "--lang", language,
                                     typed=["help", "why done", "5", "battle", "quit"], NO_COLOR="1")
            self.assertLessEqual(max(map(len, shown.splitlines())), 80, shown)

    def test_words_fit_a_narrow_window(self):
        for language in ("en", "fr"):
            _, shown = at_a_terminal("play", "ccn", "001", "--seed", "5", "--lang", language, columns=30,
                                     typed=["help", "battle", "quit"], NO_COLOR="1")
            words = [line for line in shown.splitlines() if not set(line) & set("│┊") and " 0 " not in line]
            self.assertLessEqual(max(map(len, words)), 30, shown)

    def test_a_bar_that_fits_its_window(self):
        for columns in (20, 30, 80):
            _, shown = at_a_terminal("simulate", "ccn", "001", "--a", "greedy", "--b", "random", "--games", "60",
                                     columns=columns)
            bars = [part.removeprefix("\033[K") for part in shown.split("\r") if "/60" in part]
            self.assertTrue(bars)
            self.assertLess(max(map(len, bars)), columns)
            self.assertIn("\r\033[Kccn 001, 60 games\n", shown)

    def test_a_window_too_narrow_for_the_board_is_told_once(self):
        words = ["play", "waterloo", "001", "--seed", "5"]
        _, shown = at_a_terminal(*words, typed=["board", "quit"], NO_COLOR="1")
        self.assertEqual(shown.count("columns and this window has 80"), 1)
        _, shown = at_a_terminal(*words, typed=["board", "quit"], columns=120, NO_COLOR="1")
        self.assertNotIn("columns and this window", shown)

    def test_colours_where_they_are_wanted(self):
        words = ["play", "ccn", "001", "--seed", "5"]
        self.assertIn("\033[", at_a_terminal(*words, typed=["quit"])[1])
        for env in ({"TERM": "dumb"}, {"NO_COLOR": "1"}):
            self.assertNotIn("\033[", at_a_terminal(*words, typed=["quit"], **env)[1])

    def test_the_board_fits_eighty_columns(self):
        done = self.assert_exit(DONE, "play", "ccn", "015", "--seed", 5, given="quit\n")
        rows = [line for line in done.stdout.splitlines() if line.count("│") > 5]
        self.assertEqual(len(rows), 18)
        self.assertLessEqual(max(map(len, rows)), 80)


if __name__ == "__main__":
    unittest.main()
