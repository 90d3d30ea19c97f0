# La page « comment jouer » en français.
how-win-title = Comment gagner
how-win = Les Français gagnent à Mont-Saint-Jean, ou en détruisant assez d'ennemis, avant la nuit. Les Alliés gagnent à Rossomme, en détruisant assez d'ennemis, ou en tenant jusqu'à la nuit. Le score près de la carte montre où en est chaque camp.
how-turn-title = Un tour
how-turn = Chacun des neuf tours dure une heure. L'infanterie voisine de l'ennemi tiraille, on peut changer de formation, puis les camps agissent à tour de rôle. Celui qui agit fait des actions jusqu'à une limite que seul l'autre joueur connaît : une tuile tirée en secret. L'après-midi, les Prussiens arrivent par l'est.
how-actions-title = Actions et disques
how-actions = Chaque action coûte un disque et active les pions d'une zone ; un chef en active deux. Dites ce qu'ils font : marcher près de l'ennemi, marcher derrière les lignes, tirer au canon, donner l'assaut ou changer de formation.
how-disc-green = vert : toute action
how-disc-red = rouge : un assaut
how-disc-purple = violet : une marche loin de l'ennemi
how-pieces-title = Les pions
how-pieces = Debout, un pion est prêt : l'infanterie peut marcher et assaillir, les canons tirer, la cavalerie est fraîche. Couché, non : l'infanterie sur le côté est défensive et reste, les canons sont attelés, la cavalerie est fatiguée. Les couleurs distinguent les nations.
how-damage-title = Les dégâts
how-damage = Les touches placent des cubes dans la zone. Ils affaiblissent l'infanterie qui s'y trouve : elle tire moins bien et teste moins bien son moral ; à cinq cubes un pion est perdu. Les derniers pions d'une zone emportent les cubes en la quittant.
how-assault-title = Les assauts
how-assault = Les pions qui donnent l'assaut entrent dans la zone ennemie ; le combat suit en sept étapes : canons, cavalerie, salves d'infanterie, charges contre l'infanterie et les canons, poursuite. Le panneau montre les étapes, les dés et leurs chances. L'un des camps quitte toujours la zone.
