# Textes français propres à Commands & Colors: Napoleonics ; les messages du jeu viennent du serveur.
name = Commands & Colors: Napoleonics
intro = { $count } batailles de la Péninsule et des Cent-Jours. Jouez vos cartes, ordonnez vos brigades, prenez des bannières.

label-map = Carte
label-placement = Mise en place
label-hands = Cartes en main
label-first_player = Premier joueur
label-banners = Bannières
label-oob-bottom = Ordre de bataille, camp du bas
label-oob-top = Ordre de bataille, camp du haut
label-unit_names = Noms des unités
label-intro = Introduction
label-special = Règle spéciale

aim = { $count ->
    [one] gagne avec 1 bannière
   *[other] gagne avec { $count } bannières
}

banners = { $won } bannières sur { $needed }
cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
turn-and-cards = Tour { $turn } · { $cards } cartes

left-moving = { $count ->
    [one] Mouvement : une pièce peut encore bouger
   *[other] Mouvement : { $count } pièces peuvent encore bouger
}
left-fighting = { $count ->
    [one] Combat : une unité ordonnée peut encore combattre
   *[other] Combat : { $count } unités ordonnées peuvent encore combattre
}
orders-given = Ordres donnés : { $given } ; restants : { $left }
how-to-card = Un clic soulève la carte, un second la joue.
how-to-uncover = Prenez place, montrez vos cartes et choisissez-en une.
ask-ordering = { $side } : à qui { $card } donne-t-elle ses ordres ?
ask-moving = { $side } : qui va où ?
ask-fighting = { $side } : qui attaque qui ?
ask-roll = { $count ->
    [one] Un dé est lancé contre { $at }.
   *[other] { $count } dés sont lancés contre { $at }.
}
ask-command-roll = { $count ->
    [one] Un dé est lancé pour { $card }.
   *[other] { $count } dés sont lancés pour { $card }.
}
ask-general-test = Le général en { $at } tombe-t-il ? Les dés décident.
ask-escape-roll = Le général passe-t-il ? Les dés décident.
title-melee = { $unit } attaque { $target }.
title-fire = { $unit } tire sur { $target }.
support = Batteries qui se joignent à l'attaque
odds-dice = Dés
odds-you-roll = Vous lancez
odds-may-happen = Ce qui peut arriver
odds-loss = { $count ->
    [0] Aucune perte
    [1] Un bloc
    [2] Deux blocs
    [3] Trois blocs
    [4] Quatre blocs
   *[other] { $count } blocs
}
odds-destroyed = Détruite
odds-driven-back = Repoussée
odds-general = Leur général tombe
odds-hit-back = Elle riposte
odds-back-driven = Vous êtes repoussé
odds-back-destroyed = Vous êtes détruit
button-attack = Attaquer
button-fire = Tirer
button-play-card = Jouer { $card }
button-keep-card = Garder { $card }
button-ignore = { $count ->
    [0] N'ignorer aucun drapeau
    [1] Ignorer un drapeau
   *[other] Ignorer { $count } drapeaux
}
section-left = Gauche
section-centre = Centre
section-right = Droite
choice-order = Ordonner { $unit }
choice-general = { $general } seul
piece-unit = L'unité
piece-general = Le général seul

hand-of = Cartes du camp : { $side }
hand-uncover = { $side } : montrer mes cartes
card-on-table = Sur la table ({ $side }) : { $card }
card-on-track = sur la piste des carrés
die-infantry = infanterie
die-cavalry = cavalerie
die-artillery = artillerie
die-flag = drapeau
die-sabres = sabres

chart-end = { $side } { $count }
chart-banners = { $count ->
    [one] 1 bannière
   *[other] { $count } bannières
}
chart-caption = Blocs sur le plateau, du premier tour au dernier ; un fanion pour chaque bannière gagnée.
chart-hear = Les forces au fil du temps. À la fin : { $bottom } { $bottom_blocks } blocs et { $bottom_banners } bannières, { $top } { $top_blocks } blocs et { $top_banners } bannières.

chapter-intro = Introduction
chapter-components = Le matériel
chapter-board = Le plateau
chapter-dice = Les dés
chapter-setup = La mise en place
chapter-deck = Le paquet
chapter-turn = Le tour
chapter-victory = La victoire
chapter-order = Les ordres
chapter-card = Les cartes de commandement
chapter-move = Le mouvement
chapter-combat = Le combat
chapter-ranged = Le tir
chapter-los = La ligne de vue
chapter-melee = La mêlée
chapter-combined-arms = Les armes combinées
chapter-battleback = La riposte
chapter-takeground = La prise de terrain
chapter-pursuit = La poursuite
chapter-bonus-combat = Le combat supplémentaire
chapter-cavalry-withdraw = La cavalerie qui se dérobe
chapter-square = Les carrés
chapter-results = Les résultats des dés
chapter-flags = Les drapeaux
chapter-retreat = La retraite
chapter-leader = Les généraux
chapter-terrain = Le terrain
chapter-unit = Les unités
chapter-national = Les traits nationaux
chapter-pool = Les blocs de chaque nation
chapter-multi = À plus de deux joueurs
chapter-example = Les exemples

hear-unit = { $nation } : { $unit }, { $blocks } blocs sur { $most }
hear-objective = { $count ->
    [one] objectif ({ $side }), 1 bannière
   *[other] objectif ({ $side }), { $count } bannières
}
hear-square = en carré
hear-ordered = ordonnée

moment = Tour { $turn }, { $side } : { $phase }
moment-card = carte
moment-orders = ordres
moment-movement = mouvement
moment-combat = combat
moment-end = fin du tour

end-ordering = Fin des ordres
end-moving = Fin du mouvement
end-fighting = Fin des combats
end-other = Terminer

# What one passes on for a while, by the kind of the question.
passing-rallying = ralliement
passing-ordering = ordres
passing-moving = mouvement
passing-fighting = combat
passing-reaction = réactions aux attaques
passing-armour-choice = touches à ignorer
passing-press-choice = poursuite de l'attaque
passing-battle-back-choice = ripostes
passing-ground-choice = prises de terrain
passing-pursuit-choice = poursuites
passing-bonus-choice = combats supplémentaires
passing-escape-choice = fuite des généraux

legend = Signes et dés
legend-ordered = a reçu un ordre
legend-acted = a agi
legend-square = en carré
legend-general = général
legend-objective = objectif
legend-die-infantry = touche l'infanterie
legend-die-cavalry = touche la cavalerie
legend-die-artillery = touche l'artillerie
legend-die-flag = fait reculer
legend-die-sabres = touche en mêlée

card-blocks = { $blocks } blocs sur { $most }
card-moved = a bougé
card-fought = a combattu
card-attached = avec son unité
card-lone = seul
