# King of the Hill: the rules, one short text per clause. docs/rules has the full text.

rules-section-KH-1 = Board and distance
clause-KH-1-1 = A space can hold only one unit. It is adjacent to all eight spaces around it. A diagonal step counts the same as a straight one.
clause-KH-1-2 = Enemy units on adjacent spaces are engaged with each other.
clause-KH-1-3 = On the standard map, the hill is d3 to h5, and its upper level is e4 to g4. Blue deploys in rows 1 and 2, red in rows 6 and 7. A custom map has 11 × 7 spaces and a deployment zone for each side.

rules-section-KH-2 = Cards
clause-KH-2-1 = The deck has 52 cards, plus two jokers if they are used. Ranks go from 2 up to ace. A joker ranks as an ace.
clause-KH-2-2 = The player of a joker chooses its suit. A joker cannot cast a spell.
clause-KH-2-3 = When the draw pile is empty, the discard pile is shuffled to make a new one.
clause-KH-2-4 = Black cards move, red cards attack. Clubs and diamonds go straight (along rows and columns), spades and hearts diagonally.

rules-section-KH-3 = Armies
clause-KH-3-1 = An army has seven units of any types. One of them has the general. Armies are chosen secretly, before anything else.
clause-KH-3-2 = At most two of the seven slots may be fantasy units. A slot of hordes gives two units. The general cannot be in a fantasy unit.

rules-section-KH-4 = Placing terrain
clause-KH-4-1 = The players take turns placing terrain. Each may place up to two pieces. A piece of more than four spaces counts as two, but the road and a pair of objectives count as one. A player who declines cannot place any more.
clause-KH-4-2 = The players share one lake, one road, two rocks, two small forests, one long forest and one great forest. Each player also has one pair of objectives.
clause-KH-4-3 = You place terrain in your own half, except the road (KH-4.4) and objectives (KH-4.6). The middle row belongs to both halves. Terrain pieces cannot overlap each other or the hill.
clause-KH-4-4 = The road runs along a column from edge to edge.
clause-KH-4-5 = The player who places the lake chooses whether it is deep or shallow.
clause-KH-4-6 = A pair of objectives is placed in the opponent’s half, at least five spaces apart and in different rows.

rules-section-KH-5 = Deployment
clause-KH-5-1 = The players take turns deploying one unit in their own zone, on free spaces, never on deep water. In some scenarios, one side deploys all its units first.

rules-section-KH-6 = Hands and initiative
clause-KH-6-1 = At the start of a round, all cards are shuffled and each player draws eight.
clause-KH-6-2 = Once per round, each player may discard the whole hand and draw eight new cards.
clause-KH-6-3 = Each player secretly bids one card. The higher rank chooses who goes first. If there is a tie, both draw a card until the ranks differ. All these cards are discarded.

rules-section-KH-7 = Actions
clause-KH-7-1 = The players take turns playing one card from their hand: to activate one of their units, to cast a spell (if magic is on), or to burn the card, which has no effect.
clause-KH-7-2 = A card played from the hand in defence counts as that player’s action, so the other player acts next.
clause-KH-7-3 = The actions end when both hands are empty. A player without cards is skipped.

rules-section-KH-8 = Movement
clause-KH-8-1 = With a black card, a unit makes its free steps in any direction, then its card steps in the directions of the suit. Infantry and archers have one of each, cavalry has two free steps and one card step. A unit may make fewer steps, but must end on a different space.
clause-KH-8-2 = A unit cannot move onto or through an occupied space or deep water, or off the board (except in the ambush, KH-15.4).
clause-KH-8-3 = A diagonal step cannot pass between two spaces that are both occupied or impassable.
clause-KH-8-4 = Entering forest, rocks or shallow water ends a move. A unit that starts there can make only one step, in a direction of the suit.
clause-KH-8-5 = A unit that ends its move on the road may make one more step along the road, in any direction.
clause-KH-8-6 = The hill has no effect on movement.

rules-section-KH-9 = Close combat
clause-KH-9-1 = With a red card, a unit attacks an adjacent enemy in a direction of the suit. The rank of the card is the strength of the attack.
clause-KH-9-2 = Defence cards: two for infantry and cavalry, one for archers. Add one for each other friendly unit adjacent to the attacker, and one if your general is in the unit or adjacent to it (adjacent does not help a fantasy unit). Subtract one for each other enemy unit adjacent to the defender, and one if the attacking unit has its general. Then apply terrain, unit traits and paralysis.
clause-KH-9-3 = The defender draws these cards and uses one of them, or a card from the hand that is at least as high as the attack, or no card.
clause-KH-9-4 = If the card is too low, or no card is used, the unit is destroyed.
clause-KH-9-5 = A drawn red card that is high enough blocks the attack. The unit stays.
clause-KH-9-6 = A drawn black card that is high enough makes the unit flee to one of the three spaces away from the attacker. If it cannot, it is destroyed. The general’s unit may stay instead.
clause-KH-9-7 = With a black card from the hand, the unit retreats to any adjacent space, or stays.
clause-KH-9-8 = With a red card from the hand, the unit counter-attacks in any direction, with the rank of that card. Now the attacker has to defend.
clause-KH-9-9 = If close combat leaves the target’s space empty, the attacker may pursue and move into it at once.
clause-KH-9-10 = A played card is discarded at once, drawn cards after the defender’s choice. For a joker in defence, only the colour matters.

rules-section-KH-10 = Shooting
clause-KH-10-1 = A shooter that is not engaged can shoot with any red card at an enemy in range and in line of sight. The range of archers is four spaces.
clause-KH-10-2 = The line of sight runs from centre to centre. It is blocked by a unit or blocking terrain on a space it crosses. If it only touches corners, it is blocked if there are obstacles on both sides of the line.
clause-KH-10-3 = Forest blocks the line of sight. A hill space blocks it, unless the shooter or the target is at least as high. Water, roads and rocks do not block it.
clause-KH-10-4 = Defence cards against a shot: two for infantry, one for cavalry and archers. Adjacent units do not count. Subtract one if another enemy shooter could also shoot the target. Add one if your general is in the unit or adjacent to it (adjacent does not help a fantasy unit). Then apply terrain and unit traits.
clause-KH-10-5 = A unit that flees from a shot goes towards its own edge. A red card from the hand only blocks the shot. There is no pursuit.

rules-section-KH-11 = Terrain
clause-KH-11-1 = Hill: can block the line of sight. No effect on movement or defence.
clause-KH-11-2 = Forest: blocks the line of sight, ends a move, two extra defence cards.
clause-KH-11-3 = Shallow water: ends a move, one defence card fewer.
clause-KH-11-4 = Deep water: no unit can enter it or be deployed on it.
clause-KH-11-5 = Road: one extra step along it, no other effect.
clause-KH-11-6 = Rocks: end a move, one extra defence card.
clause-KH-11-7 = Objective: no effect on line of sight, movement or defence.

rules-section-KH-12 = Fantasy units
clause-KH-12-1 = Artillery: one card step; one defence card. Shoots up to five spaces. Its target draws one card fewer. In close combat, it cannot defend with red cards.
clause-KH-12-2 = Beasts: four card steps; one defence card.
clause-KH-12-3 = Light cavalry: two free steps and one card step; one defence card. Shoots up to three spaces.
clause-KH-12-4 = Chariots: three card steps; two defence cards, one against shots. Their target draws one card fewer.
clause-KH-12-5 = Elite infantry: one free step and one card step; two defence cards. Its target draws one card fewer. It cannot flee: a drawn black card does not save it. It may retreat.
clause-KH-12-6 = Monstrous infantry: two card steps; two defence cards. Its target draws one card fewer.
clause-KH-12-7 = Horde: two card steps; one defence card. One slot of the army gives two hordes.
clause-KH-12-8 = Land monster: two card steps; three defence cards, two against shots. Its target draws two cards fewer. It cannot defend with black cards.
clause-KH-12-9 = Flying monster: two free steps and one card step, flying; three defence cards. Its target draws two cards fewer. It cannot block with a red card, but it may counter-attack.
clause-KH-12-10 = Flyers: three free steps and one card step, flying; two defence cards, three against shots. They cannot block with a red card, but they may counter-attack.
clause-KH-12-11 = A flying unit passes over units and terrain. It must end on a free space that is not deep water. It gets no extra step on the road.
clause-KH-12-12 = Against a shot, a red card from the hand is a block. So flying units cannot use one.

rules-section-KH-13 = Magic
clause-KH-13-1 = Vigour (red 2 to 10): one of your units makes one step in any direction.
clause-KH-13-2 = Teleport (red jack, queen or king): your general moves to another of your units that is not a fantasy unit.
clause-KH-13-3 = Portal (red ace): one of your destroyed units returns to a free space in your deployment zone, without the general.
clause-KH-13-4 = Lightning (black 2 to 10): a shot of that rank at any enemy unit, which gets two extra defence cards.
clause-KH-13-5 = Confusion (black jack, queen or king): your opponent loses a random card, and you play again.
clause-KH-13-6 = Paralysis (black ace): an enemy unit cannot be activated during your opponent’s next two actions, nor be defended with a card from the hand. It still draws defence cards, but one fewer until the end of your next action.

rules-section-KH-14 = Victory
clause-KH-14-1 = If you hold two objectives at the end of a round and your opponent does not, you win. If no one has won after seven rounds, the game is a draw.
clause-KH-14-2 = The objectives: the enemy general is dead; you have more units on the hill than the enemy; you have at least three units on the hill (or all of yours, if fewer than three are left); and, if you placed a pair of objectives, you have a unit on each of them.

rules-section-KH-15 = Scenarios
clause-KH-15-1 = Introduction: the standard map without other terrain; infantry, cavalry and archers; no magic.
clause-KH-15-2 = Pitched battle: the players place terrain; magic and fantasy units.
clause-KH-15-3 = King of the Woods: the objectives are the death of the enemy general, and each of the three forests in which you have more units than the enemy.
clause-KH-15-4 = Ambush: red deploys all its units first, in the forests, then blue in its zone. Blue’s units leave the board by the far edge, with a move or with vigour. Blue has two goals: the general’s unit leaves; at least three units leave in all. Both: blue wins. One: draw. None: red wins.
clause-KH-15-5 = Night attack: blue deploys all its units first, then red. All ranges are one space shorter. A red unit on an objective razes it with any red card. Both objectives razed: red wins. One: draw. None: blue wins.
