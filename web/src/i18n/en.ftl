# English wording of the interface; game messages come from the server.
brand = Grognard
motto = Napoleonic battles, by the book
page-home = Grognard: choose a battle
page-table = { $name } · Grognard
page-rules = Rules · Grognard
pages = Pages
skip-to-panel = Skip to the panel
go-home = To the battles
close = Close

game-ccn = Commands & Colors: Napoleonics
game-ccn-intro = { $count } battles of the Peninsula and of the Hundred Days. Play cards, order your brigades, take banners.
my-games = My games
my-game-over = over
my-game-forget = Remove { $name } from the list
against-solo = both sides, on this screen
against-watching = watching
against-bot = against the program ({ $level })
against-person = against a friend
home-failed = The server does not answer. Try again in a moment.
import = A saved game
import-text = Open a game file to replay it or to play on:
import-refused = { $file } can't be read as a game.

special-rules = Special rules
reconstructed = What we had to reconstruct
label-map = Map
label-placement = Set-up
label-hands = Cards in hand
label-first_player = First player
label-banners = Banners
label-oob-bottom = Order of battle, lower side
label-oob-top = Order of battle, upper side
label-unit_names = Names of units
label-intro = Introduction
label-special = Special rule

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
banners-needed = { $count ->
    [one] wins with 1 banner
   *[other] wins with { $count } banners
}
moves-first = plays first
your-name = Your name (if you like)
typed-option = We roll real dice and type them in
start = To battle
start-failed = The game could not be started. Try again in a moment.

nation-FR = French
nation-BR = British
nation-PO = Portuguese
seat-bottom = Lower side
seat-top = Upper side

link-connecting = Joining the table…
link-lost = The connection is lost; trying again. Nothing that was accepted is lost.
link-unknown = There is no such table, or the server does not answer. Trying again.

panel = What is asked, the log and the chat
board = Board
zoom-closer = Closer
zoom-farther = Farther
zoom-whole = Whole board
menu = Menu
turn-board = Turn the board round
rules = Rules
export = Save the game as a file
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

banners = { $won } of { $needed } banners
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
turn-and-cards = Turn { $turn } · { $cards } cards
wait = One moment…
waiting = The { $side } player is thinking.
waiting-bot = The program plays the { $side }…
waiting-open = Nobody leads the { $side } yet.
waiting-away = The { $side } player is away; the game waits.
waiting-seats = The battle begins as soon as the other side has opened its link.
begin-now = Begin now
host-spectator = You are watching this game
host-waiting = The other side has not come yet
host-no-undo = The dice, a card or the other side came in between
host-not-over = The game is still going on
host-not-kept = The server could not save that; nothing has changed. Try again
over = The game is over.
over-draw = The battle ends without a winner.
over-won = The { $side } side wins the battle.

left-moving = { $count ->
    [one] Movement: one piece may still move
   *[other] Movement: { $count } pieces may still move
}
left-fighting = { $count ->
    [one] Combat: one ordered unit may still fight
   *[other] Combat: { $count } ordered units may still fight
}
ordered-so-far = { $count ->
    [0] Orders: nobody is ordered yet
    [one] Orders: one is ordered so far
   *[other] Orders: { $count } are ordered so far
}
ask-ordering = { $side }: whom do you order with { $card }?
ask-moving = { $side }: who moves where?
ask-fighting = { $side }: who fights whom?
ask-roll = { $count ->
    [one] One die is rolled against { $at }.
   *[other] { $count } dice are rolled against { $at }.
}
ask-command-roll = { $count ->
    [one] One die is rolled for { $card }.
   *[other] { $count } dice are rolled for { $card }.
}
ask-general-test = Does the general on { $at } fall? The dice decide.
ask-escape-roll = Does the general get through? The dice decide.
title-melee = { $unit } attacks { $target }.
title-fire = { $unit } fires at { $target }.
why-not = Not allowed.
why-no-answer = The server did not answer
rule-link = Rule { $rule }
support = Batteries that join in
odds-dice = Dice
odds-you-roll = You roll
odds-may-happen = What may happen
odds-loss = { $count ->
    [0] No loss
    [one] One block
    [2] Two blocks
    [3] Three blocks
    [4] Four blocks
   *[other] { $count } blocks
}
odds-destroyed = Destroyed
odds-driven-back = Driven back
odds-hit-back = They hit back
button-attack = Attack
button-fire = Fire
button-choose-another = Choose another
button-undo = Undo
button-play-card = Play { $card }
button-keep-card = Keep { $card }
button-ignore = { $count ->
    [0] Ignore no flag
    [one] Ignore one flag
   *[other] Ignore { $count } flags
}
section-left = Left
section-centre = Centre
section-right = Right
choice-order = Order { $unit }
choice-general = { $general } alone
piece-unit = The unit
piece-general = The general alone

hand-of = Cards of the { $side }
hand-uncover = { $side } player: show my cards
card-on-table = On the table, played by the { $side }: { $card }
card-on-track = on the square track
die-infantry = infantry
die-cavalry = cavalry
die-artillery = artillery
die-flag = flag
die-sabres = sabres
dice-away = Put the dice away
typed-dice = { $count ->
    [one] Roll one die and enter it:
   *[other] Roll { $count } dice and enter them:
}
typed-card = Card drawn
typed-send = That is the roll
typed-back = Take one back

log = Log
log-empty = Nothing has happened yet.
log-all = Show all { $count } entries
chat = Chat
chat-placeholder = Say something
chat-send = Send
chat-spectator = Spectator
invite = Send this link to your opponent. Whoever opens it takes the other side.
invite-copy = Copy
invite-copied = Copied

replay = Replay
replay-start = Look back over the game
replay-end = Back to the game
replay-first = To the start
replay-back = One step back
replay-next = One step on
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-title = Step { $at } of { $last }
branch = Play on from here
branch-refused = A running game against somebody can't be branched: the other side's cards are still secret.
luck = Luck so far:
luck-of = { $actual ->
    [one] { $side }: 1 hit, { $expected } expected
   *[other] { $side }: { $actual } hits, { $expected } expected
}
after = After the battle
chart-blocks = { $side }, blocks
chart-banners = { $side }, banners
chart-hear = Strength over time. At the end: { $bottom } { $bottom_blocks } blocks and { $bottom_banners } banners, { $top } { $top_blocks } blocks and { $top_banners } banners.

rules-note = Each rule in our own words, with our rulings where the book leaves a question open.
rules-search = Search
rules-found = { $count ->
    [0] no rule
    [one] one rule
   *[other] { $count } rules
}
chapter-intro = Introduction
chapter-components = What is in the box
chapter-board = The board
chapter-dice = Dice
chapter-setup = Setting up
chapter-deck = The deck
chapter-turn = The turn
chapter-victory = Victory
chapter-order = Orders
chapter-card = Command cards
chapter-move = Movement
chapter-combat = Combat
chapter-ranged = Fire
chapter-los = Line of sight
chapter-melee = Melee
chapter-combined-arms = Combined arms
chapter-battleback = Battle back
chapter-takeground = Taking ground
chapter-pursuit = Pursuit
chapter-bonus-combat = Bonus combat
chapter-cavalry-withdraw = Cavalry retiring
chapter-square = Squares
chapter-results = Results of the dice
chapter-flags = Flags
chapter-retreat = Retreat
chapter-leader = Generals
chapter-terrain = Terrain
chapter-unit = Units
chapter-national = National traits
chapter-pool = Blocks of each nation
chapter-multi = More than two players
chapter-example = Examples

hear-hex = { $hex }, { $ground }
hear-unit = { $nation }: { $unit }, { $blocks } of { $most } blocks
hear-objective = { $count ->
    [one] objective of the { $side }, 1 banner
   *[other] objective of the { $side }, { $count } banners
}
hear-square = in square
hear-ordered = ordered
hear-may = may be chosen
hear-chosen = chosen
hear-threat = threatened
