# French wording of the interface; game messages come from the server.
brand = Grognard
motto = Batailles napoléoniennes, selon la règle
page-home = Grognard : choisir une bataille
page-table = { $name } · Grognard
page-rules = Règles · Grognard
pages = Pages
skip-to-panel = Aller au panneau
go-home = Vers les batailles
close = Fermer

game-ccn = Commands & Colors: Napoleonics
game-ccn-intro = { $count } batailles de la Péninsule et des Cent-Jours. Jouez vos cartes, ordonnez vos brigades, prenez des bannières.
my-games = Mes parties
my-game-over = terminée
my-game-forget = Retirer { $name } de la liste
against-solo = les deux camps, sur cet écran
against-watching = en spectateur
against-bot = contre le programme ({ $level })
against-person = contre un ami
home-failed = Le serveur ne répond pas. Réessayez dans un instant.
import = Une partie enregistrée
import-text = Ouvrir un fichier de partie pour la revoir ou la continuer :
import-refused = { $file } n'est pas une partie lisible.

special-rules = Règles spéciales
reconstructed = Ce que nous avons dû reconstituer
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

new-game = Nouvelle partie
choose-opponent = Adversaire
opponent-bot = Le programme
opponent-link = Un ami, par lien
opponent-solo = Les deux camps sur cet écran
level = Niveau
bot-greedy = Aguerri
bot-random = Conscrit
bot-search = Maréchal
choose-side = Votre camp
banners-needed = { $count ->
    [one] gagne avec 1 bannière
   *[other] gagne avec { $count } bannières
}
moves-first = joue en premier
your-name = Votre nom (si vous voulez)
typed-option = Nous lançons de vrais dés et les saisissons
start = Au combat
start-failed = La partie n'a pas pu commencer. Réessayez dans un instant.

nation-FR = Français
nation-BR = Britanniques
nation-PO = Portugais
seat-bottom = Camp du bas
seat-top = Camp du haut

link-connecting = On rejoint la table…
link-lost = La connexion est perdue ; nouvel essai en cours. Rien de ce qui fut accepté n'est perdu.
link-unknown = Cette table n'existe pas, ou le serveur ne répond pas. Nouvel essai en cours.

panel = Ce qui est demandé, le journal et la discussion
board = Plateau
zoom-closer = Plus près
zoom-farther = Plus loin
zoom-whole = Tout le plateau
menu = Menu
turn-board = Retourner le plateau
rules = Règles
export = Enregistrer la partie dans un fichier
export-refused = Seule une partie finie, ou jouée seul, peut être enregistrée : les cartes adverses sont encore secrètes.
preferences = Préférences
language = Langue
language-en = English
language-fr = Français
theme = Lumière
theme-auto = Comme l'appareil
theme-light = Jour
theme-dark = Nuit
name = Nom
sound = Son
keys-help = Touches : flèches d'une case à l'autre, Entrée pour choisir, n et p vers la case éclairée suivante, Échap pour lâcher, 1–9 pour les cartes, b vers le plateau, u pour annuler, ? pour les règles.

banners = { $won } bannières sur { $needed }
cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
turn-and-cards = Tour { $turn } · { $cards } cartes
wait = Un instant…
waiting = Au tour de l'adversaire ({ $side }).
waiting-bot = Le programme joue ({ $side })…
waiting-open = Personne ne mène encore ce camp ({ $side }).
waiting-away = L'adversaire ({ $side }) est absent ; la partie attend.
waiting-seats = La bataille commence dès que l'autre camp a ouvert son lien.
begin-now = Commencer maintenant
host-spectator = Vous regardez cette partie
host-waiting = L'autre camp n'est pas encore là
host-no-undo = Les dés, une carte ou l'adversaire sont intervenus
host-not-over = La partie n'est pas finie
host-not-kept = Le serveur n'a pas pu l'enregistrer ; rien n'a changé. Réessayez
over = La partie est terminée.
over-draw = La bataille s'achève sans vainqueur.
over-won = Les { $side } gagnent la bataille.

left-moving = { $count ->
    [one] Mouvement : une pièce peut encore bouger
   *[other] Mouvement : { $count } pièces peuvent encore bouger
}
left-fighting = { $count ->
    [one] Combat : une unité ordonnée peut encore combattre
   *[other] Combat : { $count } unités ordonnées peuvent encore combattre
}
ordered-so-far = { $count ->
    [0] Ordres : aucun donné
    [one] Ordres : un donné
   *[other] Ordres : { $count } donnés
}
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
why-not = Ce n'est pas permis.
why-no-answer = Le serveur n'a pas répondu
rule-link = Règle { $rule }
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
odds-hit-back = Elle riposte
button-attack = Attaquer
button-fire = Tirer
button-choose-another = Choisir autre chose
button-undo = Annuler
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
dice-away = Ranger les dés
typed-dice = { $count ->
    [one] Lancez un dé et saisissez-le :
   *[other] Lancez { $count } dés et saisissez-les :
}
typed-card = Carte tirée
typed-send = Voilà le jet
typed-back = En retirer un

log = Journal
log-empty = Rien ne s'est encore passé.
log-all = Montrer les { $count } entrées
chat = Discussion
chat-placeholder = Dire quelque chose
chat-send = Envoyer
chat-spectator = Spectateur
invite = Envoyez ce lien à votre adversaire. Qui l'ouvre prend l'autre camp.
invite-copy = Copier
invite-copied = Copié

replay = Revoir
replay-start = Revoir la partie
replay-end = Retour à la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-step = Pas
replay-title = Pas { $at } sur { $last }
branch = Jouer à partir d'ici
branch-refused = Une partie en cours contre quelqu'un ne peut bifurquer : les cartes adverses sont encore secrètes.
luck = La chance jusqu'ici :
luck-of = { $actual ->
    [one] { $side } : { $actual } touche, { $expected } attendues
   *[other] { $side } : { $actual } touches, { $expected } attendues
}
after = Après la bataille
chart-blocks = { $side }, blocs
chart-banners = { $side }, bannières
chart-hear = Les forces au fil du temps. À la fin : { $bottom } { $bottom_blocks } blocs et { $bottom_banners } bannières, { $top } { $top_blocks } blocs et { $top_banners } bannières.

rules-note = Chaque règle dans nos propres mots, avec nos décisions là où le livret laisse une question ouverte.
rules-search = Chercher
rules-found = { $count ->
    [0] aucune règle
    [1] une règle
   *[other] { $count } règles
}
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

hear-hex = { $hex }, { $ground }
hear-unit = { $nation } : { $unit }, { $blocks } blocs sur { $most }
hear-objective = { $count ->
    [one] objectif ({ $side }), 1 bannière
   *[other] objectif ({ $side }), { $count } bannières
}
hear-square = en carré
hear-ordered = ordonnée
hear-may = peut être choisie
hear-chosen = choisie
hear-threat = menacée
