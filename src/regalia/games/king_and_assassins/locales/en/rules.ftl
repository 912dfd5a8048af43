# King & Assassins: the rules, one short text per clause. docs/rules has the full text.

rules-section-KA-1 = The board
clause-KA-1-1 = The board has 10 × 10 spaces: streets and roofs. A gate is a street space with an exit into the castle.
clause-KA-1-2 = A space can hold only one piece. Pieces cannot move through each other.
clause-KA-1-3 = All moves, attacks, captures and shoves go along rows and columns, to an adjacent space. Nothing is diagonal.
clause-KA-1-4 = A custom board has 10 × 10 spaces, twelve starting spaces for citizens, and seven starting spaces for knights for each starting space of the king. No starting space is used twice, and the king starts on a street. There is at least one gate. Each gate is on a street, with its exit towards a roof or off the board. Streets lead from each starting space of the king to a gate.

rules-section-KA-2 = The pieces
clause-KA-2-1 = There are one king, seven knights and twelve citizens, each with a name.
clause-KA-2-2 = Everyone can see which citizen is where. At the start, the citizens are placed at random.

rules-section-KA-3 = The cards
clause-KA-3-1 = A round card gives action points to the king, the knights and the assassins. Some cards also show fetters.
clause-KA-3-2 = The deck always has the same fifteen cards.
clause-KA-3-3 = On side B, the card with the crystal is removed, which leaves fourteen rounds.
clause-KA-3-4 = The deck is shuffled once. Each round starts by turning up one card. Used cards do not come back.

rules-section-KA-4 = Setup
clause-KA-4-1 = The assassin player secretly picks three of the twelve citizens.
clause-KA-4-2 = If the king has several starting spaces, the assassins are picked first. Then the king player chooses one of them. On side B, five knights start around the king and two in the upper part of the board.

rules-section-KA-5 = The round
clause-KA-5-1 = In each round, a card is turned up, then the king player has a turn, then the assassin player.
clause-KA-5-2 = Unused points are lost at the end of a turn. You may end your turn at any time. A turn never ends by itself.
clause-KA-5-3 = The king’s points are only for the king, the knights’ points only for the knights. They may be used in any order.

rules-section-KA-6 = The king
clause-KA-6-1 = For one point, the king moves to an adjacent empty street space. He cannot climb roofs, shove, attack or capture.
clause-KA-6-2 = For one point, the king enters the castle from a gate and wins. Standing on the gate is not enough. A piece on the roof behind the gate does not block him.

rules-section-KA-7 = The knights
clause-KA-7-1 = A knight moves for one point, climbs from a street to a roof for two, and descends for one.
clause-KA-7-2 = A knight who moves onto a citizen or an assassin shoves that piece at no extra cost. He cannot move onto the king or another knight.
clause-KA-7-3 = For one point, a knight eliminates an adjacent revealed assassin. A knight on a street cannot reach a roof.
clause-KA-7-4 = If the card shows fetters, a knight may capture an adjacent citizen for one point, once per round. A knight on a street cannot reach a roof. A revealed assassin cannot be captured, only eliminated.
clause-KA-7-5 = A captured citizen leaves the board. Until the end of the game, only the assassin player knows whether it was an assassin.

rules-section-KA-8 = Shoving
clause-KA-8-1 = A shoved piece moves one space in the knight’s direction. If another citizen or assassin is there, that piece is shoved as well, and so on.
clause-KA-8-2 = No piece can be shoved from a street to a roof, off the board, or onto a knight or the king. If a shove is not possible, the knight cannot make that move.
clause-KA-8-3 = Pieces can be shoved from a roof down to a street, and from roof to roof. Knights and the king cannot be shoved. No one can be shoved into the castle.

rules-section-KA-9 = The citizens
clause-KA-9-1 = A citizen moves to an adjacent empty space for one point, climbs for two, and descends for one.
clause-KA-9-2 = Citizens can do nothing else. A hidden assassin counts as a citizen.

rules-section-KA-10 = The assassins
clause-KA-10-1 = At any time during the turn, the assassin player may reveal any number of hidden assassins for free.
clause-KA-10-2 = A revealed assassin moves to an adjacent empty space for one point, climbs for one, and descends for free.
clause-KA-10-3 = A revealed assassin eliminates an adjacent knight: one point for the first knight in a turn, two for the second, and no third. An assassin on a street cannot reach a roof.
clause-KA-10-4 = A revealed assassin next to the king wounds him for two points. This may be repeated in the same turn. The second wound kills the king.

rules-section-KA-11 = The end of the game
clause-KA-11-1 = The king player wins at once when all three assassins have been captured or eliminated.
clause-KA-11-2 = The king player wins at once when the king enters the castle.
clause-KA-11-3 = The assassin player wins at once when the king is wounded for the second time.
clause-KA-11-4 = The assassin player wins when the last round is over and the king is still on the board.
