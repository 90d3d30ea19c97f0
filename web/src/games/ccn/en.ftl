# English wording of what only Commands & Colors: Napoleonics says; game messages come from the server.
name = Commands & Colors: Napoleonics
intro = { $count } battles of the Peninsula and of the Hundred Days. Play cards, order your brigades, take banners.

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

aim = { $count ->
    [one] wins with 1 banner
   *[other] wins with { $count } banners
}

banners = { $won } of { $needed } banners
cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
turn-and-cards = Turn { $turn } · { $cards } cards

left-moving = { $count ->
    [one] Movement: one piece may still move
   *[other] Movement: { $count } pieces may still move
}
left-fighting = { $count ->
    [one] Combat: one ordered unit may still fight
   *[other] Combat: { $count } ordered units may still fight
}
orders-given = Orders: { $given } given, { $left } left
how-to-card = A click lifts a card, a second one plays it.
how-to-uncover = Sit down, show your cards and choose one.
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
odds-general = Their general falls
odds-hit-back = They hit back
odds-back-driven = You are driven back
odds-back-destroyed = You are destroyed
button-attack = Attack
button-fire = Fire
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

chart-end = { $side } { $count }
chart-banners = { $count ->
    [one] 1 banner
   *[other] { $count } banners
}
chart-caption = Blocks on the board from the first turn to the last; a pennant for each banner won.
chart-hear = Strength over time. At the end: { $bottom } { $bottom_blocks } blocks and { $bottom_banners } banners, { $top } { $top_blocks } blocks and { $top_banners } banners.

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

hear-unit = { $nation }: { $unit }, { $blocks } of { $most } blocks
hear-objective = { $count ->
    [one] objective of the { $side }, 1 banner
   *[other] objective of the { $side }, { $count } banners
}
hear-square = in square
hear-ordered = ordered

moment = Turn { $turn }, { $side } { $phase }
moment-card = card
moment-orders = orders
moment-movement = movement
moment-combat = combat
moment-end = end of turn

end-ordering = End orders
end-moving = End movement
end-fighting = End combat
end-other = Done

# What one passes on for a while, by the kind of the question.
passing-rallying = rallying
passing-ordering = orders
passing-moving = movement
passing-fighting = combat
passing-reaction = reactions to attacks
passing-armour-choice = hits to ignore
passing-press-choice = pressing on
passing-battle-back-choice = battling back
passing-ground-choice = taking ground
passing-pursuit-choice = pursuit
passing-bonus-choice = bonus combat
passing-escape-choice = escape of generals

legend = Signs and dice
legend-ordered = ordered
legend-acted = has done its part
legend-square = in square
legend-general = general
legend-objective = objective
legend-die-infantry = hits infantry
legend-die-cavalry = hits cavalry
legend-die-artillery = hits artillery
legend-die-flag = drives back
legend-die-sabres = hits in melee

card-blocks = { $blocks } of { $most } blocks
card-moved = has moved
card-fought = has fought
card-attached = with his unit
card-lone = alone
