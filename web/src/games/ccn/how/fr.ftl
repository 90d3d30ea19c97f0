# La page « comment jouer » en français.
how-win-title = Comment gagner
how-win = Gagnez des drapeaux. Retirer le dernier bloc d'une unité ennemie en vaut un, un général ennemi aussi. Le premier qui en a autant que la bataille en demande gagne aussitôt, même pendant le tour de l'autre. Certaines batailles en donnent aussi pour la prise de lieux.
how-turn-title = Votre tour
how-turn = Jouez une carte. Elle dit dans quelle partie du champ, ou à quelles troupes, vous donnez des ordres. Choisissez les unités, déplacez-les, faites-les combattre l'une après l'autre, puis piochez une carte. Les unités sans ordre restent en place, mais elles ripostent.
how-card-name = Attaque
how-card-text = Ordonnez trois unités au centre.
how-pieces-title = Les unités
how-pieces = Une unité est une rangée de blocs ; chaque touche en retire un. Un trait doré marque une unité qui a un ordre, un pointillé une unité qui a agi. L'infanterie se déplace de 1 ou 2 hex, la cavalerie de 2 ou 3, les canons de 1 ou 2. Un chapeau est un général : il suit son unité et l'affermit. Une infanterie attaquée par de la cavalerie peut former le carré, ce qui coûte une carte à son camp tant qu'il dure.
how-fight-title = Le combat
how-fight = L'infanterie et les canons tirent sur les ennemis en vue ; à côté d'un ennemi il n'y a que la mêlée. On jette à peu près un dé par bloc ; le terrain et les cartes en ajoutent ou en retirent. Avant d'attaquer, le panneau montre toutes les chances.
how-die-arms = Le signe d'une arme touche les unités de cette arme. L'infanterie est sur deux des six faces.
how-die-sabres = Les sabres touchent tout en mêlée, et rien au tir.
how-die-flag = Un drapeau fait reculer la cible : d'un hex par drapeau qu'elle ne peut ignorer, la cavalerie plus loin.
how-after-title = Après une mêlée
how-after = Un défenseur qui survit et tient sa place riposte. Un attaquant qui vide l'hex peut y avancer ; une cavalerie qui avance peut combattre encore. Une unité qui ne peut reculer perd des blocs à la place.
how-ground-title = Le terrain
how-ground = Bois, villes, collines et rivières arrêtent le mouvement, retirent des dés à l'attaquant et bouchent la vue. Pointez un hex pour lire ce qu'il est ; le lecteur de règles donne tous les détails.
