# English wording of the how-to-play page.
how-win-title = How to win
how-win = Win banners. Removing the last block of an enemy unit earns one, and so does an enemy general. Whoever first has as many as the battle asks for wins at once, even in the other side's turn. Some battles also give banners for taking places.
how-turn-title = Your turn
how-turn = Play one card. It says which part of the field, or which troops, you may order. Choose the units to order, then move them, then let them fight one after another, and draw a new card. Units without an order stand still, but they hit back.
how-card-name = Attack
how-card-text = Order three units in the centre.
how-pieces-title = Units
how-pieces = A unit is a row of blocks; every hit removes one. A gold line marks an ordered unit, a dotted one a unit that has acted. Infantry moves 1 or 2 hexes, cavalry 2 or 3, guns 1 or 2. A hat is a general: he goes along with his unit and steadies it. Infantry attacked by cavalry may form square, which costs its side a card until it leaves the square.
how-fight-title = Fighting
how-fight = Infantry and guns fire at enemies in sight; next to an enemy there is only melee. Roughly one die is rolled for each block; terrain and cards add or take away. Before you attack, the panel shows every chance.
how-die-arms = The sign of an arm hits units of that arm. Infantry stands on two of the six faces.
how-die-sabres = Sabres hit anything in melee, and nothing in fire.
how-die-flag = A flag drives the target back: one hex for each flag that it may not ignore, cavalry farther.
how-after-title = After a melee
how-after = A defender who survives and holds its ground hits back. An attacker who empties the hex may advance into it; cavalry that advances may fight again. A unit that cannot retreat loses blocks instead.
how-ground-title = Ground
how-ground = Woods, towns, hills and rivers stop movement, take dice from attackers and block the line of sight. Point at a hex to read what it is; the rules reader has every detail.
