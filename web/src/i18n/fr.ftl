# French wording of the interface; game messages come from the server.
brand = Grognard
motto = Batailles napoléoniennes, selon la règle
page-home = Grognard : choisir une bataille
page-table = { $name } · Grognard
page-your-turn = ● À vous · { $name }
page-rules = Règles · Grognard
pages = Pages
skip-to-panel = Aller au panneau
go-home = Vers les batailles
close = Fermer

my-games = Mes parties
my-game-over = terminée
my-game-forget = Retirer { $name } de la liste
against-solo = les deux camps, sur cet écran
against-watching = en spectateur
against-bot = contre le programme ({ $level })
against-person = contre un ami
at-once = Jouer tout de suite : { $name }, contre le programme
home-games = Jeux
home-failed = Le serveur ne répond pas. Réessayez dans un instant.
import = Une partie enregistrée
import-text = Ouvrir un fichier de partie pour la revoir ou la continuer :
import-refused = { $file } n'est pas une partie lisible.

special-rules = Règles spéciales
provenance = D'où cela vient
status-sourced = attesté
status-derived = déduit
status-reconstructed = reconstitué
status-own = de notre main
provenance-note = Attesté : écrit dans la règle ou le scénario publiés. Déduit : découle d'un exemple ou d'un calcul. Reconstitué : de notre main, faute d'avoir l'original imprimé.
chart-of-rule = Les chiffres de cette règle :

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
moves-first = joue en premier
your-name = Votre nom (si vous voulez)
typed-option = Nous lançons de vrais dés et les saisissons
start = Au combat
start-failed = La partie n'a pas pu commencer. Réessayez dans un instant.

nation-FR = Français
nation-BR = Britanniques
nation-PO = Portugais

fetch-failed = Le serveur ne répond pas ; ce qui manque ici est redemandé.
table-not-shown = Le serveur n'a pas tout ce qu'il faut pour cette table. Rechargez la page pour réessayer.
link-connecting = On rejoint la table…
link-lost = La connexion est perdue ; nouvel essai en cours. Rien de ce qui fut accepté n'est perdu.
link-unknown = Cette table n'existe pas, ou le serveur ne répond pas. Nouvel essai en cours.

panel = Ce qui est demandé, le journal et la discussion
board = Plateau
zoom-closer = Plus près
zoom-farther = Plus loin
zoom-whole = Tout le plateau
board-hint = Montrez un endroit pour lire ce qui s'y trouve ; la molette rapproche la carte.
board-hint-touch = Touchez un endroit pour lire ce qui s'y trouve.
menu = Menu
turn-board = Retourner le plateau
rules = Règles
export = Enregistrer la partie dans un fichier
watch-link = Copier un lien pour les spectateurs
watch-link-copied = Copié : qui l'ouvre voit le plateau, et les cartes de personne.
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
host-not-your-seat = Ce camp n'est pas le vôtre
host-over = La partie est terminée
host-no-pass = On ne peut passer sur cette question
host-no-yield = Il n'y a rien à passer pour l'instant
host-no-offer = Aucune nulle n'est proposée
host-no-request = Aucun retour n'a été demandé
host-in-time = L'adversaire a encore du temps
over = La partie est terminée.
over-draw = La bataille s'achève sans vainqueur.
over-won = Les { $side } gagnent la bataille.

why-not = Ce n'est pas permis.
why-no-answer = Le serveur n'a pas répondu
rule-link = Règle { $rule }
button-choose-another = Choisir autre chose
button-undo = Annuler
take-back = Reprendre
take-back-hint = Reprendre ceci seulement ; ce qui a suivi reste, si c'est permis
take-back-later = Ce qui a suivi (« { $told } ») serait alors interdit : { $reason }
yield = Passer jusqu'à…
yield-move = Passer jusqu'à la fin de ce mouvement
yield-activation = Passer jusqu'à la fin de cette activation
yield-phase = Passer jusqu'à la fin de cette phase
yielded-move = Vous passez jusqu'à la fin de ce mouvement : { $kind }.
yielded-activation = Vous passez jusqu'à la fin de cette activation : { $kind }.
yielded-phase = Vous passez jusqu'à la fin de cette phase : { $kind }.
yield-end = Me redemander

typed-dice = { $count ->
    [one] Lancez un dé et saisissez-le :
   *[other] Lancez { $count } dés et saisissez-les :
}
typed-send = Voilà le jet
typed-back = En retirer un

sides = Les deux camps
player-you = vous
player-both = vous jouez les deux
player-bot = le programme ({ $level })
player-nameless = sans nom
presence-here = présent
presence-away = absent
presence-not-come = pas encore venu

log = Journal
log-empty = Rien ne s'est encore passé.
log-times = ({ $count } fois)
log-earlier = Afficher les tours précédents
log-show = Montrer ce moment
log-before = Avant le premier tour
chat = Discussion
chat-placeholder = Dire quelque chose
chat-send = Envoyer
chat-spectator = Spectateur
chat-both = À la table
invite = Envoyez ce lien à votre adversaire. Qui l'ouvre prend l'autre camp.
invite-only-here = Cette adresse ne mène qu'à cette machine. Pour laisser entrer d'autres joueurs, lancez le serveur avec --address 0.0.0.0 et ouvrez-le sous le nom de cette machine.
invite-copy = Copier
invite-copied = Copié

replay = Revoir
replay-start = Revoir la partie
replay-end = Retour à la partie
replay-turn-back = Tour précédent
replay-back = Étape précédente
replay-next = Étape suivante
replay-turn-next = Tour suivant
replay-play = Lecture
replay-pause = Pause
replay-step = Étape
replay-link = Copier le lien
replay-link-copied = Lien vers cette étape copié
replay-keys = Touches : ← → étape, ↑ ↓ tour, espace pour lire, Échap pour fermer
replay-title = Étape { $at } sur { $last } : { $moment }
branch = Jouer à partir d'ici
branch-refused = Une partie en cours contre quelqu'un ne peut bifurquer : les cartes adverses sont encore secrètes.
luck = La chance jusqu'ici :
luck-of = { $actual ->
    [one] { $side } : { $actual } touche, { $expected } attendues
   *[other] { $side } : { $actual } touches, { $expected } attendues
}
after = Après la bataille
dice-check-open = Vérifier les dés
dice-check = Enregistrez le fichier de la partie, et laissez le programme le comparer à la part de ce navigateur dans les dés et à ce que l'hôte avait promis.
dice-changed = L'hôte promet maintenant d'autres dés qu'au début. Enregistrez le fichier de la partie et vérifiez-le :

rules-note = Chaque règle dans nos propres mots, avec nos décisions là où le livret laisse une question ouverte.
ruling = Notre lecture :
rules-search = Chercher
rules-chapter = Chapitre
rules-found = { $count ->
    [0] aucune règle
    [1] une règle
   *[other] { $count } règles
}

hear-hex = { $hex }, { $ground }
hear-may = peut être choisie
hear-chosen = choisie
hear-threat = menacée

speed = Vitesse des événements
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
follow = Derniers événements
follow-skip = Passer
follow-again = Revoir le dernier tour
chart-pick = Cliquez sur le graphique pour montrer ce moment.

page-how = Comment jouer à { $name } · Grognard
page-how-title = Comment jouer à { $name }
how-help-title = Ce que fait le programme
how-help = Ce que vous pouvez choisir est éclairé ; cliquez. Pointez une chose pour lire ce qu'elle est. Ce qui n'est pas permis vous dit la règle. « Annuler » reprend vos pas tant que ni les dés ni l'autre camp n'ont parlé. Chaque dé nomme les règles qui le font.
how-battles = Vers les batailles
how-rules = Toutes les règles
how = Comment jouer
todo = Reste à faire
todo-left = { $count ->
    [one] Reste 1 à faire
   *[other] Reste { $count } à faire
}
todo-at = { $name } ({ $at } sur { $count })
todo-back = Précédent
todo-next = Suivant
left-undone = Encore possible : { $names }. Appuyez encore pour terminer.
