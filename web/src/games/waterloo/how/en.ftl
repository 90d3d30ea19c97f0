# English wording of the how-to-play page.
how-win-title = How to win
how-win = The French win at Mont St Jean, or by destroying enough of the enemy, before night falls. The Allies win at Rossome, by destroying enough, or by holding out until nightfall. The score beside the map shows how near each side is.
how-turn-title = A turn
how-turn = Each of the nine turns is an hour. Infantry next to the enemy skirmishes, formations may be changed, and then the sides act by turns. Whoever acts performs actions until a limit is reached that only the other player knows: a tile drawn in secret. From the afternoon on the Prussians arrive in the east.
how-actions-title = Actions and discs
how-actions = Each action costs a disc and activates the units of one area; a leader activates two. Say what they do: march near the enemy, march behind the lines, fire the guns, assault, or change formation.
how-disc-green = green: any action
how-disc-red = red: an assault
how-disc-purple = purple: a march away from the enemy
how-pieces-title = Pieces
how-pieces = Standing pieces are ready: infantry may move and assault, guns may fire, cavalry is fresh. Lying ones are not: infantry on its side is defensive and stays, guns are limbered, cavalry is tired. Colours tell the nations apart.
how-damage-title = Damage
how-damage = Hits place cubes in the area. They weaken the infantry there: it fires worse and tests morale worse; at five cubes a unit is lost. The last units of an area take the cubes along when they leave.
how-assault-title = Assaults
how-assault = Units that assault enter the enemy's area; the fight follows in seven steps: guns, cavalry, volleys of infantry, charges on infantry and guns, and pursuit. The panel shows the steps, the dice and their chances. One side always leaves the area.
