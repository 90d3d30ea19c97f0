# French wording of what only Waterloo says; game messages come from the server.
name = Waterloo
intro = La bataille en zones de Martin Wallace : neuf heures, une limite cachée à chaque suite d'actions, des assauts en sept étapes.

label-areas = Aires de la carte
label-borders = Crêtes et fossé
label-strongholds = Places fortes
label-entries = Entrées prussiennes
label-goals = Objectifs
label-box = Case d'attente
label-units = Mise en place
label-postures = Formations de départ
label-track = Ordre des Prussiens
label-intro = Introduction
label-artillery = Table d'artillerie
label-volley = Table du feu d'infanterie
label-morale = Table de moral

nation-french = Français
nation-guard = Garde impériale
nation-british = Britanniques
nation-german = Allemands
nation-dutch = Belgo-Néerlandais
nation-prussian = Prussiens
nation-landwehr = Landwehr

aim-bottom = gagne à Mont St Jean ou par { $count } pertes ennemies ; perd à la nuit
aim-top = gagne à Rossome, par { $count } pertes ennemies, ou à la nuit

losses = { $won ->
    [one] { $won } perte ennemie sur les { $needed } qu'il faut pour gagner
   *[other] { $won } pertes ennemies sur les { $needed } qu'il faut pour gagner
}
turn-and-hour = Tour { $turn } · { $hour ->
    [12] midi
    [6] 18 h
    [7] 19 h
    [8] 20 h
    [1] 13 h
    [2] 14 h
    [3] 15 h
    [4] 16 h
    [5] 17 h
   *[other] { $hour } h
}
tracks = Heures, pions, Grande Batterie, Prussiens
track-hours = Heures du jour
prussians-from = Les Prussiens peuvent venir à partir de cette heure
tile-known = La tuile vaut { $count } ; { $done ->
    [0] aucune action encore.
    [one] { $done } action jusqu'ici.
   *[other] { $done } actions jusqu'ici.
}
tile-hidden = Une tuile cachée limite les actions ; { $done ->
    [0] aucune encore.
    [one] { $done } jusqu'ici.
   *[other] { $done } jusqu'ici.
}
tile-none = Aucune tuile n'est tirée.
discs-of = Disques : { $side }
discs-available = prêts
discs-used = ce tour-ci
discs-before = avant
disc-green = vert
disc-red = rouge
disc-purple = violet
disc-count = { $disc } : { $count }
grand-battery = Grande Batterie : { $count ->
    [one] { $count } emploi restant
   *[other] { $count } emplois restants
}
grand-battery-short = Grande Batterie
stock = Cubes restants : { $french } bleus, { $anglo } rouges, { $prussian } noirs
prussian-track = { $count ->
    [0] Aucun Prussien n'est en route
   *[other] Prussiens en route : { $count }
}

piece = { $piece }, { $posture }
sheltered = à l'abri
come-from = venue de { $from }
area = { $code } { $name }
cube-french = cube bleu
cube-anglo = cube rouge
cube-prussian = cube noir

ask-action-choice = { $side } : quelle case agit, et comment ?
ask-leader-action = { $side } : quelle case le chef active-t-il ?
ask-reforming = { $side } : qui change de formation ?
ask-skirmishing = { $side } : qui tiraille contre qui ?
ask-relief = { $side } : qui quitte la case d'attente ?
ask-covering = { $side } : qui quitte l'abri de { $at } pour couvrir les canons ?
ask-gunnery = { $side } : sur quoi tirent les canons de { $at } ?
ask-marching-approach = { $side } : qui quitte { $at }, et pour où ?
ask-marching-reserve = { $side } : qui déplacez-vous de { $at } derrière les lignes ?
ask-marching-assault = { $side } : qui part de { $at } à l'assaut ?
ask-dice = Les dés décident.
how-area = Choisissez une case éclairée.
how-place = Choisissez la case éclairée où aller ou sur laquelle tirer.
how-piece-and-place = Choisissez une pièce ici, puis une case éclairée. Un clic sur sa case prend la pièce suivante.
choose-piece = Pièces qui peuvent agir
title-assault = { $piece } : assaut sur { $place }.
title-skirmish = Les tirailleurs de { $from } tirent sur { $place }.
title-aim = { $piece } : tir sur { $place }.
title-resolve = L'assaut sur { $place } est livré.
title-fire = Les canons de { $place } ouvrent le feu.
title-fire-all = Les canons ouvrent le feu.

lead = { $leader } : prendre le commandement
order-with = { $order }, pion { $disc }
why-not-order = { $order } : pourquoi pas ?
button-order = Ordonner
button-assault = À l'assaut
button-fire = Ouvrir le feu
button-aim = Pointer
button-grand-battery = Tirer avec la Grande Batterie
button-pass = Passer (pion { $disc })
button-assign = { $count ->
    [0] Aucun cube
    [one] { $count } cube
   *[other] { $count } cubes
}
to-posture = { $piece } → { $posture }
by-way-of = en passant par { $via }
with-cubes = { $count ->
    [0] sans cube
    [one] avec { $count } cube
   *[other] avec { $count } cubes
}
with-leaders = avec : { $leaders }
alone = seule

odds-shot = Tir sur { $arm }, { $place }
arm-infantry = l'infanterie
arm-cavalry = la cavalerie
arm-artillery = les canons
odds-added = Ajouté au dé
odds-needs = Touche à { $needed } ou plus.
odds-never = Aucune face du dé ne touche.
odds-times = Lancé { $count } fois.
odds-hits = { $count ->
    [0] Aucun coup
    [one] Un coup
    [2] Deux coups
    [3] Trois coups
   *[other] { $count } coups
}
odds-assault = Si l'assaut est livré maintenant
odds-taken = { $place } est prise
odds-losses = Pertes en moyenne
toll-infantry = Infanterie
toll-cavalry = Cavalerie
toll-artillery = Canons
toll-cubes = Cubes reçus
odds-sampled = Estimation tirée de { $samples } assauts d'essai, chaque camp décidant par règle simple ; juste dans la marge indiquée 19 fois sur 20.
odds-exact = Chances exactes de chaque dé.

assault-on = Assaut sur { $place }
assault-steps = Étapes de l'assaut
assault-before = Avant la première étape
assault-step = Étape { $number } : { $step }
assault-over = L'assaut est terminé.
morale-column = D'où vient la colonne
morale-total = Colonne

die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6

chart-end = { $side } { $count }
chart-banners = { $count ->
    [one] { $count } perte infligée
   *[other] { $count } pertes infligées
}
chart-caption = Unités sur le terrain de midi à la fin ; un fanion pour chaque perte infligée à l'ennemi.
chart-hear = Les forces au fil du temps. À la fin : { $bottom } { $bottom_blocks } unités, { $bottom_banners } pertes infligées ; { $top } { $top_blocks } unités, { $top_banners } pertes infligées.

chapter-action = Actions
chapter-assault = Assauts
chapter-control = Contrôle
chapter-damage = Dégâts
chapter-example = Exemples
chapter-formation = Formations
chapter-grand-battery = La Grande Batterie
chapter-initiative = Initiative
chapter-leader = Chefs
chapter-los = Lignes de tir
chapter-morale = Moral
chapter-prussians = Les Prussiens
chapter-reinforce = Renforts
chapter-retreat = Retraite
chapter-sequence = La suite d'actions
chapter-setup = Mise en place
chapter-skirmish = Tirailleurs
chapter-stacking = Aires trop pleines
chapter-stronghold = Places fortes
chapter-table = Tables
chapter-terrain = Terrain
chapter-turn = Le tour
chapter-victory = Victoire

hear-stronghold = { $infantry ->
    [one] place forte pour { $infantry } unité d'infanterie, { $columns } colonnes de moral, tenue par : { $side }
   *[other] place forte pour { $infantry } unités d'infanterie, { $columns } colonnes de moral, tenue par : { $side }
}
hear-crest = crête vers { $other }
hear-ditch = fossé vers { $other }
hear-goal = objectif du camp : { $side }
hear-entry = entrée prussienne { $letter }
hear-pieces = { $count ->
    [one] { $piece }
   *[other] { $count } × { $piece }
}
hear-cubes = { $count } × { $colour }

legend = Légende
legend-crest = Crête
legend-ditch = Fossé
legend-low = Bas-fond
legend-wood = Bois
legend-town = Village
legend-river = Ruisseau
legend-stronghold = Place forte
legend-goal = Objectifs
legend-entry = Prussiens
legend-mobile = mobile
legend-defensive = défensive
legend-fresh = fraîche
legend-tired = fatiguée
legend-deployed = en batterie
legend-limbered = attelée
legend-square = en carré
legend-leader = chef

moment = Tour { $turn }, { $side } : { $phase }
moment-arrivals = arrivées
moment-skirmish = tirailleurs
moment-formations = formations
moment-actions = actions
moment-movement = mouvement
moment-fire = tir d'artillerie
moment-assault = assaut

end-skirmishing = Fin du tir de tirailleurs
end-reforming = Fin des changements de formation
end-gunnery = Fin des visées
end-marching = Fin de ce mouvement
end-leader-action = Fin de cette activation
end-covering = Ne plus couvrir
end-relief = Fin de la relève
end-other = Terminer

# What one passes on for a while, by the kind of the question.
passing-relief = relève
passing-skirmishing = tirailleurs
passing-reforming = changements de formation
passing-leader-action = chefs
passing-marching = mouvement
passing-gunnery = canons
passing-assault-queue = assauts
passing-sheltering = abri dans les places fortes
passing-covering = couverture des canons
passing-defensive-fire = tir défensif
passing-duel-choice = duels
passing-shelter-fire = tir depuis les places fortes
passing-charge-fire = tir sur les charges
passing-continue-choice = nouvelles charges
