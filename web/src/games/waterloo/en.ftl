# English wording of what only Waterloo says; game messages come from the server.
name = Waterloo
intro = Martin Wallace's battle in areas: nine hours, hidden limits on every run of actions, and assaults in seven steps.

label-areas = Areas of the map
label-borders = Crests and ditch
label-strongholds = Strongholds
label-entries = Prussian entries
label-goals = Goals
label-box = Delayed box
label-units = Set-up
label-postures = Formations at the start
label-track = Order of the Prussians
label-intro = Introduction
label-artillery = Artillery table
label-volley = Table of infantry fire
label-morale = Morale table

nation-french = French
nation-guard = Imperial Guard
nation-british = British
nation-german = Germans
nation-dutch = Dutch-Belgians
nation-prussian = Prussians
nation-landwehr = Landwehr

aim-bottom = wins at Mont St Jean or with { $count } enemy losses; loses at nightfall
aim-top = wins at Rossome, with { $count } enemy losses, or at nightfall

losses = { $won } of { $needed } enemy losses needed to win
turn-and-hour = Turn { $turn } · { $hour ->
    [12] noon
   *[other] { $hour } p.m.
}
tracks = Hours, discs, Grand Battery, Prussians
track-hours = Hours of the day
prussians-from = Prussians may come from this hour on
tile-known = The tile is worth { $count }; { $done ->
    [0] no action yet.
    [one] 1 action so far.
   *[other] { $done } actions so far.
}
tile-hidden = A hidden tile limits the actions; { $done ->
    [0] none yet.
    [one] 1 so far.
   *[other] { $done } so far.
}
tile-none = No tile is drawn.
discs-of = Discs: { $side }
discs-available = ready
discs-used = this round
discs-before = before
disc-green = green
disc-red = red
disc-purple = purple
disc-count = { $disc }: { $count }
grand-battery = Grand Battery: { $count ->
    [one] 1 use left
   *[other] { $count } uses left
}
grand-battery-short = Grand Battery
stock = Cubes left: { $french } blue, { $anglo } red, { $prussian } black
prussian-track = { $count ->
    [0] No Prussians are on the road
    [one] Prussians on the road: 1
   *[other] Prussians on the road: { $count }
}

piece = { $piece }, { $posture }
sheltered = sheltered
come-from = from { $from }
area = { $code } { $name }
cube-french = blue cube
cube-anglo = red cube
cube-prussian = black cube

ask-action-choice = { $side }: which area acts, and how?
ask-leader-action = { $side }: which area does the leader activate?
ask-reforming = { $side }: who changes formation?
ask-skirmishing = { $side }: who skirmishes with whom?
ask-relief = { $side }: who leaves the Delayed box?
ask-covering = { $side }: who leaves the shelter in { $at } to cover the guns?
ask-gunnery = { $side }: at what do the guns in { $at } fire?
ask-marching-approach = { $side }: who moves from { $at }, and where to?
ask-marching-reserve = { $side }: whom do you move from { $at } behind the lines?
ask-marching-assault = { $side }: who goes from { $at } into the assault?
ask-dice = The dice decide.
how-area = Choose a lit area.
how-place = Choose a lit area to go to or to aim at.
how-piece-and-place = Choose a piece here, then a lit area. A click on its own area takes the next piece.
choose-piece = Pieces that may act
title-assault = { $piece } assaults { $place }.
title-skirmish = Skirmishers from { $from } fire at { $place }.
title-aim = { $piece } aims at { $place }.
title-resolve = The assault on { $place } is fought.
title-fire = The guns of { $place } open fire.
title-fire-all = The guns open fire.

lead = { $leader } takes command
order-with = { $order }, { $disc } disc
why-not-order = { $order }: why not?
button-order = Order it
button-assault = Assault
button-fire = Open fire
button-aim = Aim
button-grand-battery = Fire with the Grand Battery
button-pass = Pass ({ $disc } disc)
button-assign = { $count ->
    [0] No cube
    [one] 1 cube
   *[other] { $count } cubes
}
to-posture = { $piece } → { $posture }
by-way-of = by way of { $via }
with-cubes = { $count ->
    [0] with no cube
    [one] with 1 cube
   *[other] with { $count } cubes
}
with-leaders = with: { $leaders }
alone = alone

odds-shot = Fire at the { $arm } in { $place }
arm-infantry = infantry
arm-cavalry = cavalry
arm-artillery = guns
odds-added = Added to the die
odds-needs = Hits on { $needed } or more.
odds-never = No face of the die hits.
odds-times = Thrown { $count } times.
odds-hits = { $count ->
    [0] No hit
    [one] One hit
    [2] Two hits
    [3] Three hits
   *[other] { $count } hits
}
odds-assault = If the assault is fought now
odds-taken = { $place } is taken
odds-losses = Lost on average
toll-infantry = Infantry
toll-cavalry = Cavalry
toll-artillery = Guns
toll-cubes = Cubes taken
odds-sampled = An estimate from { $samples } trial assaults, both sides deciding by rule of thumb; right within the margin shown 19 times in 20.
odds-exact = Exact chances of each die.

assault-on = Assault on { $place }
assault-steps = Steps of the assault
assault-before = Before the first step
assault-step = Step { $number }: { $step }
assault-over = The assault is over.
morale-column = How the column came about
morale-total = Column

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6

chart-end = { $side } { $count }
chart-banners = { $count ->
    [one] 1 loss dealt
   *[other] { $count } losses dealt
}
chart-caption = Units on the field from noon to the end; a pennant for each loss dealt to the enemy.
chart-hear = Strength over time. At the end: { $bottom } { $bottom_blocks } units, having dealt { $bottom_banners } losses; { $top } { $top_blocks } units, having dealt { $top_banners }.

chapter-action = Actions
chapter-assault = Assaults
chapter-control = Control
chapter-damage = Damage
chapter-example = Examples
chapter-formation = Formations
chapter-grand-battery = The Grand Battery
chapter-initiative = Initiative
chapter-leader = Leaders
chapter-los = Lines of fire
chapter-morale = Morale
chapter-prussians = The Prussians
chapter-reinforce = Reinforcement
chapter-retreat = Retreat
chapter-sequence = The action sequence
chapter-setup = Setting up
chapter-skirmish = Skirmishers
chapter-stacking = Overfull areas
chapter-stronghold = Strongholds
chapter-table = Tables
chapter-terrain = Terrain
chapter-turn = The turn
chapter-victory = Victory

hear-stronghold = { $infantry ->
    [one] stronghold for 1 infantry unit, { $columns } columns of morale, held by: { $side }
   *[other] stronghold for { $infantry } infantry units, { $columns } columns of morale, held by: { $side }
}
hear-crest = crest towards { $other }
hear-ditch = ditch towards { $other }
hear-goal = goal of the side: { $side }
hear-entry = Prussian entry { $letter }
hear-pieces = { $count ->
    [one] { $piece }
   *[other] { $count } × { $piece }
}
hear-cubes = { $count } × { $colour }

legend = Signs
legend-crest = Crest
legend-ditch = Ditch
legend-low = Low ground
legend-wood = Wood
legend-town = Village
legend-river = Brook
legend-stronghold = Stronghold
legend-goal = Goals
legend-entry = Prussians
legend-mobile = mobile
legend-defensive = defensive
legend-fresh = fresh
legend-tired = tired
legend-deployed = deployed
legend-limbered = limbered
legend-square = square
legend-leader = leader

moment = Turn { $turn }, { $side } { $phase }
moment-arrivals = arrivals
moment-skirmish = skirmish
moment-formations = formations
moment-actions = actions
moment-movement = movement
moment-fire = artillery fire
moment-assault = assault

end-skirmishing = End skirmish fire
end-reforming = End formation changes
end-gunnery = End aiming
end-marching = End this move
end-leader-action = End this activation
end-covering = Cover no more
end-relief = End relief
end-other = Done

# What one passes on for a while, by the kind of the question.
passing-relief = relief
passing-skirmishing = skirmishers
passing-reforming = changes of formation
passing-leader-action = leaders
passing-marching = movement
passing-gunnery = guns
passing-assault-queue = assaults
passing-sheltering = shelter in strongholds
passing-covering = cover for guns
passing-defensive-fire = defensive fire
passing-duel-choice = duels
passing-shelter-fire = fire from strongholds
passing-charge-fire = fire at charges
passing-continue-choice = further charges
