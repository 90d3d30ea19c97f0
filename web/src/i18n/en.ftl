# English wording of the interface; game messages come from the server.
brand = Grognard
motto = Napoleonic battles, by the book
page-home = Grognard: choose a battle
page-table = { $name } · Grognard
page-your-turn = ● Your turn · { $name }
page-rules = Rules · Grognard
pages = Pages
skip-to-panel = Skip to the panel
go-home = To the battles
close = Close

my-games = My games
my-game-over = over
my-game-forget = Remove { $name } from the list
against-solo = both sides, on this screen
against-watching = watching
against-bot = against the program ({ $level })
against-person = against a friend
at-once = Play at once: { $name }, against the program
home-games = Games
home-failed = The server does not answer. Try again in a moment.
import = A saved game
import-text = Open a game file to replay it or to play on:
import-refused = { $file } can't be read as a game.

special-rules = Special rules
provenance = Where it comes from
status-sourced = sourced
status-derived = derived
status-reconstructed = reconstructed
status-own = our own
provenance-note = Sourced: stated in the published rules or scenario. Derived: forced by an example or by arithmetic. Reconstructed: ours, because the printed original is not at hand.
chart-of-rule = Figures behind this rule:

new-game = New game
choose-opponent = Opponent
opponent-bot = The program
opponent-link = A friend, by link
opponent-solo = Both sides on this screen
level = Level
bot-greedy = Seasoned
bot-random = Recruit
bot-search = Marshal
choose-side = Your side
moves-first = plays first
your-name = Your name (if you like)
typed-option = We roll real dice and type them in
start = To battle
start-failed = The game could not be started. Try again in a moment.

nation-FR = French
nation-BR = British
nation-PO = Portuguese

fetch-failed = The server does not answer; what is missing here is asked for again.
table-not-shown = The server does not have all that this table needs. Reload the page to try again.
link-connecting = Joining the table…
link-lost = The connection is lost; trying again. Nothing that was accepted is lost.
link-unknown = There is no such table, or the server does not answer. Trying again.

panel = What is asked, the log and the chat
board = Board
zoom-closer = Closer
zoom-farther = Farther
zoom-whole = Whole board
board-hint = Point at any place to read what is there; the wheel brings the map closer.
board-hint-touch = Touch any place to read what is there.
menu = Menu
turn-board = Turn the board round
rules = Rules
export = Save the game as a file
watch-link = Copy a link for onlookers
watch-link-copied = Copied: whoever opens it sees the board, and nobody's cards.
export-refused = Only a finished game, or one you play alone, can be saved: the other side's cards are still secret.
preferences = Preferences
language = Language
language-en = English
language-fr = Français
theme = Light
theme-auto = As the device
theme-light = Day
theme-dark = Night
name = Name
sound = Sound
keys-help = Keys: arrows between hexes, Enter to choose, n and p to the next lit hex, Escape to let go, 1–9 for cards, b to the board, u to undo, ? for the rules.

wait = One moment…
waiting = The { $side } player is thinking.
waiting-bot = The program plays the { $side } side…
waiting-open = Nobody leads the { $side } side yet.
waiting-away = The { $side } player is away; the game waits.
waiting-seats = The battle begins as soon as the other side has opened its link.
begin-now = Begin now
host-spectator = You are watching this game
host-waiting = The other side has not come yet
host-no-undo = The dice, a card or the other side came in between
host-not-over = The game is still going on
host-not-kept = The server could not save that; nothing has changed. Try again
host-not-your-seat = That seat is not yours
host-over = The game is over
host-no-pass = This question has no pass
host-no-yield = There is nothing to pass on now
host-no-offer = No draw is on offer
host-no-request = No takeback was asked for
host-in-time = The other player still has time
over = The game is over.
over-draw = The battle ends without a winner.
over-won = The { $side } side wins the battle.

why-not = Not allowed.
why-no-answer = The server did not answer
rule-link = Rule { $rule }
button-choose-another = Choose another
button-undo = Undo
take-back = Take back
take-back-hint = Take back this one; what came after it stays, if it may
take-back-later = What came after it (“{ $told }”) would then be forbidden: { $reason }
yield = Pass until…
yield-move = Pass until the end of this move
yield-activation = Pass until the end of this activation
yield-phase = Pass until the end of this phase
yielded-move = You pass until the end of this move: { $kind }.
yielded-activation = You pass until the end of this activation: { $kind }.
yielded-phase = You pass until the end of this phase: { $kind }.
yield-end = Ask me again

typed-dice = { $count ->
    [one] Roll one die and enter it:
   *[other] Roll { $count } dice and enter them:
}
typed-send = That is the roll
typed-back = Take one back

sides = The two sides
player-you = you
player-both = you play both
player-bot = the program ({ $level })
player-nameless = without a name
presence-here = here
presence-away = away
presence-not-come = not come yet

log = Log
log-empty = Nothing has happened yet.
log-times = ({ $count } times)
log-earlier = Show earlier turns
log-show = Show this moment
log-before = Before the first turn
chat = Chat
chat-placeholder = Say something
chat-send = Send
chat-spectator = Spectator
chat-both = At the table
invite = Send this link to your opponent. Whoever opens it takes the other side.
invite-only-here = This address leads only to this machine. To let others in, start the server with --address 0.0.0.0 and open it under the name of this machine.
invite-copy = Copy
invite-copied = Copied

replay = Replay
replay-start = Replay
replay-end = Back to the game
replay-turn-back = Previous turn
replay-back = Previous step
replay-next = Next step
replay-turn-next = Next turn
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-link = Copy link
replay-link-copied = Link to this step copied
replay-keys = Arrow keys: ← → step, ↑ ↓ turn, space to play, Escape to close
replay-title = Step { $at } of { $last }: { $moment }
branch = Play on from here
branch-refused = A running game against somebody can't be branched: the other side's cards are still secret.
luck = Luck so far:
luck-of = { $actual ->
    [one] { $side }: 1 hit, { $expected } expected
   *[other] { $side }: { $actual } hits, { $expected } expected
}
after = After the battle
dice-check-open = Check the dice
dice-check = Save the game file, and let the program compare it with this browser's share in the dice and with what the host had promised.
dice-changed = The host now promises other dice than it did at the beginning. Save the game file and check it:

rules-note = Each rule in our own words, with our rulings where the book leaves a question open.
ruling = Our ruling:
rules-search = Search
rules-chapter = Chapter
rules-found = { $count ->
    [0] no rule
    [one] one rule
   *[other] { $count } rules
}

hear-hex = { $hex }, { $ground }
hear-may = may be chosen
hear-chosen = chosen
hear-threat = threatened

speed = Speed of events
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
follow = What happened last
follow-skip = Skip
follow-again = Show the last turn again
chart-pick = Click the chart to show that moment.

page-how = How to play { $name } · Grognard
page-how-title = How to play { $name }
how-help-title = How this program helps
how-help = Whatever may be chosen is lit; click it. Point at anything to read what it is. What is not allowed tells you the rule. Undo takes back your steps until the dice or the other side have spoken. Every die names the rules behind it.
how-battles = To the battles
how-rules = All rules
how = How to play
todo = Still to do
todo-left = { $count ->
    [one] 1 still to do
   *[other] { $count } still to do
}
todo-at = { $name } ({ $at } of { $count })
todo-back = Previous one
todo-next = Next one
left-undone = Still possible: { $names }. Press again to end.
