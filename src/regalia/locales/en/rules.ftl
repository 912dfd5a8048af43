# The rules, clause by clause, in a few words: what a refusal refers to. The whole of them is in docs/rules.

rules-title = The rules, one by one
rules-note = When something is not allowed, you are told which of these forbids it.

rules-section-KA-1 = The board
clause-KA-1-1 = The board has ten by ten spaces, streets and roofs. A gate is a street from which one direction leads into the castle.
clause-KA-1-2 = A space holds one piece at most, and nobody passes through anybody.
clause-KA-1-3 = Everything goes along rows and columns, to one of the four spaces beside. Nothing is diagonal.
clause-KA-1-4 = A board of one’s own is ten by ten. It has twelve citizen starts, seven knight starts for each start of the king, no start twice, kings on streets, and at least one gate: on a street, with its exit towards a roof or off the board, and with a way along streets from each start of the king.

rules-section-KA-2 = The pieces
clause-KA-2-1 = There are one king, seven knights and twelve citizens with names of their own.
clause-KA-2-2 = All can see which citizen stands where. At the beginning they are dealt to their spaces by chance, each once.

rules-section-KA-3 = The cards
clause-KA-3-1 = A round card gives action points to the king, to the knights and to the crowd. Some cards also show fetters.
clause-KA-3-2 = The deck has fifteen cards, always the same ones.
clause-KA-3-3 = On side B the card with the crystal is taken out: fourteen rounds are left.
clause-KA-3-4 = The deck is shuffled once. Each round begins with one card turned up; those that were turned up are gone.

rules-section-KA-4 = Setting up
clause-KA-4-1 = The assassins’ player secretly picks three of the twelve citizens.
clause-KA-4-2 = Where the king has several starts, the assassins are picked first; then the king chooses where to begin, and his knights stand around him.

rules-section-KA-5 = The round
clause-KA-5-1 = A round is: a card is turned up, the king’s side has its turn, then the crowd.
clause-KA-5-2 = Points that are left at the end of a turn are lost. A turn may be ended at any time, and ends only when its player says so.
clause-KA-5-3 = The king’s points are for the king alone, the knights’ for the knights alone. They may be spent in any order.

rules-section-KA-6 = The king
clause-KA-6-1 = For one point the king steps to an empty street beside him. He goes onto no roof, shoves nobody, strikes nobody and captures nobody.
clause-KA-6-2 = From a gate, for one point, he enters the castle and has won. To stand on the gate is not enough; whoever stands on the roof behind it does not stop him.

rules-section-KA-7 = The knights
clause-KA-7-1 = A knight steps for one point, climbs from a street to a roof for two, and descends for one.
clause-KA-7-2 = A knight who enters the space of a citizen or an assassin shoves them and pays nothing for it. Onto the king or another knight he cannot go.
clause-KA-7-3 = For one point a knight eliminates a revealed assassin beside him. From a street nobody reaches up to a roof.
clause-KA-7-4 = With fetters on the card, once a round and for one point, a knight captures a citizen beside him. A revealed assassin is not captured but eliminated.
clause-KA-7-5 = Who is captured leaves the board. Whether it was an assassin is known to the crowd’s player alone until the end.

rules-section-KA-8 = Shoving
clause-KA-8-1 = Whoever is shoved goes one space in the knight’s direction. If somebody stands there, they are shoved too, and so on.
clause-KA-8-2 = Nobody is shoved from a street to a roof, off the board, or onto a knight or the king: then the knight cannot go there.
clause-KA-8-3 = People may be shoved from a roof down to a street, and from roof to roof. Knights and king are never shoved, and nobody is shoved into the castle.

rules-section-KA-9 = The citizens
clause-KA-9-1 = A citizen steps to an empty space beside for one point, climbs for two, descends for one.
clause-KA-9-2 = Citizens do nothing else, and hidden assassins are citizens.

rules-section-KA-10 = The assassins
clause-KA-10-1 = At any moment of the crowd’s turn, for nothing, its player may reveal hidden assassins.
clause-KA-10-2 = A revealed assassin steps for one point, climbs for one and descends for nothing, to an empty space beside.
clause-KA-10-3 = A revealed assassin kills a knight beside him: the first of a turn for one point, the second for two, and no third. From a street nobody reaches up to a roof.
clause-KA-10-4 = A revealed assassin beside the king wounds him for two points, more than once if there are points for it. The second wound kills.

rules-section-KA-11 = The end of the game
clause-KA-11-1 = The king’s side wins at once when the third assassin is gone.
clause-KA-11-2 = The king’s side wins at once when the king enters the castle.
clause-KA-11-3 = The assassins win at once when the king is wounded for the second time.
clause-KA-11-4 = The assassins win when the round of the last card is over and the king is still on the board.

rules-section-KH-1 = Board and distance
clause-KH-1-1 = A space holds one unit at most, and has eight spaces beside it. A diagonal step is as long as a straight one.
clause-KH-1-2 = Enemies on spaces beside each other are engaged.
clause-KH-1-3 = The hill of the standard map is d3 to h5, its top e4 to g4. Blue’s zone is rows 1 and 2, red’s rows 6 and 7. A map of one’s own has eleven by seven spaces, and a zone for each side.

rules-section-KH-2 = Cards
clause-KH-2-1 = There are 52 cards and two jokers. Ranks go from 2 to the ace; a joker ranks with the aces.
clause-KH-2-2 = A joker has the suit that its player names. It casts no spell.
clause-KH-2-3 = When the pile is empty, the discarded cards are shuffled into a new one, each of them once.
clause-KH-2-4 = Black cards move, red cards attack. Clubs and diamonds go straight, spades and hearts diagonally.

rules-section-KH-3 = Armies
clause-KH-3-1 = An army is seven units, of any mixture, and one of them holds the general. It is chosen secretly, before anything else.
clause-KH-3-2 = At most two of the seven places are for fantasy units, and a place of hordes brings two. The general is never in a fantasy unit.

rules-section-KH-4 = Placing terrain
clause-KH-4-1 = In turn, each side may place two elements of terrain. One of more than four spaces counts as two; the road and a pair of objectives count as one. Who declines places nothing more.
clause-KH-4-2 = Both sides share one lake, one road, two rocks, two small forests, a long one and a great one. Each side has one pair of objectives.
clause-KH-4-3 = You place in your own half; the middle row belongs to both. Nothing lies on another element or on the hill.
clause-KH-4-4 = The road runs along a column from edge to edge.
clause-KH-4-5 = Who places the lake says whether it is deep or shallow.
clause-KH-4-6 = A pair of objectives goes into the opponent’s half, at least five spaces apart and in different rows.

rules-section-KH-5 = Deployment
clause-KH-5-1 = The sides deploy one unit in turn, in their own zone, on free spaces and never on deep water.

rules-section-KH-6 = Hands and initiative
clause-KH-6-1 = At the beginning of a round all cards are shuffled, and each side takes eight.
clause-KH-6-2 = Once a round each side may discard its whole hand and take eight new cards.
clause-KH-6-3 = Each side secretly bids one card. The higher rank chooses who goes first; on a tie both draw until the ranks differ.

rules-section-KH-7 = Actions
clause-KH-7-1 = In turn, each side plays one card from the hand: to activate one of its units, to cast a spell where there is magic, or to burn the card, which does nothing.
clause-KH-7-2 = A card from the hand in defence counts as its player’s action: the other side acts next.
clause-KH-7-3 = The actions end when both hands are empty. A side without cards is passed over.

rules-section-KH-8 = Movement
clause-KH-8-1 = With a black card a unit makes its free steps in any direction, then its ruled steps in the directions of the card. Infantry and archers have one of each, cavalry two and one. A move ends on another space than it began.
clause-KH-8-2 = No step goes onto an occupied space or deep water, through anybody, or off the board.
clause-KH-8-3 = No diagonal step goes between two spaces that are both occupied or impassable.
clause-KH-8-4 = Forest, rocks and shallow water end a move. A unit that begins on them makes one step only, in a direction of the card.
clause-KH-8-5 = A move that ends on the road may go one step further along it.
clause-KH-8-6 = The hill does not change movement.

rules-section-KH-9 = Close combat
clause-KH-9-1 = With a red card a unit attacks an enemy beside it, in a direction of the card. The card’s rank is the strength.
clause-KH-9-2 = Defence cards: two for infantry and cavalry, one for archers. One more for each friend beside the attacker and for one’s general, one less for each further enemy beside the defender and for the enemy’s general; then ground, traits and paralysis.
clause-KH-9-3 = The defender draws the cards, then uses one of them, or one from the hand that is at least as high as the attack, or none.
clause-KH-9-4 = A lower card, or none: the unit is destroyed.
clause-KH-9-5 = A drawn red card that is high enough: the attack is blocked.
clause-KH-9-6 = A drawn black card that is high enough: the unit flees to one of the three spaces away from the attacker, or is lost if it cannot. A general’s unit may stay.
clause-KH-9-7 = A black card from the hand: the unit falls back to any space beside it, or stays.
clause-KH-9-8 = A red card from the hand strikes back with its own rank, and now the attacker defends.
clause-KH-9-9 = When close combat empties the target’s space, the attacker may pursue into it at once.
clause-KH-9-10 = A played card is discarded at once, drawn cards after the choice. Of a joker in defence only the colour matters.

rules-section-KH-10 = Shooting
clause-KH-10-1 = Shooters that are not engaged shoot with any red card at an enemy in sight, archers up to four spaces far.
clause-KH-10-2 = Sight goes from middle to middle. A unit or blocking ground in between blocks it; where the line only touches corners, obstacles on both sides do.
clause-KH-10-3 = Forest blocks sight, and a hill does unless shooter or target stands as high. Water, road and rocks do not.
clause-KH-10-4 = Defence cards against a shot: infantry two, cavalry and archers one. One less if another shooter could hit too, one more for the general; then ground and traits.
clause-KH-10-5 = Who flees from a shot goes towards the edge of their own side. A red card from the hand only blocks, and nobody pursues.

rules-section-KH-11 = Terrain
clause-KH-11-1 = Hill: changes sight, neither movement nor defence.
clause-KH-11-2 = Forest: blocks sight, ends a move, two more defence cards.
clause-KH-11-3 = Shallow water: ends a move, one defence card less.
clause-KH-11-4 = Deep water: nobody enters it or is deployed there.
clause-KH-11-5 = Road: one more step along it, nothing else.
clause-KH-11-6 = Rocks: end a move, one more defence card.
clause-KH-11-7 = An objective changes neither sight nor movement nor defence.

rules-section-KH-12 = Fantasy units
clause-KH-12-1 = Artillery: one ruled step; shoots up to five spaces; its target has one defence card less. In close combat no red card defends it.
clause-KH-12-2 = Beasts: four ruled steps; one defence card.
clause-KH-12-3 = Light cavalry: two free steps and a ruled one; one defence card; shoots up to three spaces.
clause-KH-12-4 = Chariots: three ruled steps; two defence cards, one against shots. Their target has one less.
clause-KH-12-5 = Elite infantry: moves like infantry; two defence cards; its target has one less. It never flees: a drawn black card does not save it.
clause-KH-12-6 = Monstrous infantry: two ruled steps; two defence cards. Its target has one less.
clause-KH-12-7 = Horde: two ruled steps; one defence card. One place of the army brings two hordes.
clause-KH-12-8 = Land monster: two ruled steps; three defence cards, two against shots. Its target has two less. No black card defends it.
clause-KH-12-9 = Flying monster: moves like cavalry, in the air; three defence cards. Its target has two less. A drawn red card does not block for it, but it may strike back.
clause-KH-12-10 = Flyers: three free steps and a ruled one, in the air; two defence cards, three against shots. A drawn red card does not block for them, but they may strike back.
clause-KH-12-11 = Who flies passes over units and ground, and ends on a free space that is not deep water. The road gives no step.
clause-KH-12-12 = A red card from the hand against a shot is a block, so those that fly cannot use one.

rules-section-KH-13 = Magic
clause-KH-13-1 = Vigour, a red 2 to 10: one of your units makes one step in any direction.
clause-KH-13-2 = Teleport, a red jack, queen or king: your general goes to another of your units that is not a fantasy unit.
clause-KH-13-3 = Portal, a red ace: one of your destroyed units returns on a free space of your zone, without the general.
clause-KH-13-4 = Lightning, a black 2 to 10: any enemy unit suffers a shot of that rank, with two more defence cards.
clause-KH-13-5 = Confusion, a black jack, queen or king: the other hand loses a card by chance, and you play again.
clause-KH-13-6 = Paralysis, a black ace: for the opponent’s next two actions an enemy unit cannot act; until the end of your own next action it has one defence card less.

rules-section-KH-14 = Victory
clause-KH-14-1 = Whoever has two objectives at the end of a round wins, unless both do. After seven rounds without a winner the game is a draw.
clause-KH-14-2 = The objectives: the enemy general is dead; more units on the hill than the enemy; three units on the hill, or all that are left; and, if you placed a pair of objectives, a unit on each.

rules-section-KH-15 = Scenarios
clause-KH-15-1 = Introduction: the bare hill, infantry, cavalry and archers, no magic.
clause-KH-15-2 = Pitched battle: terrain is placed, and there are magic and fantasy units.
clause-KH-15-3 = King of the woods: an objective for each of the three forests with more of your units in it, and the death of the enemy general.
clause-KH-15-4 = Ambush: red deploys in the forests, then blue. Blue leaves over the far edge, by a move or by vigour: general and three units are its two aims. With both blue wins, with one it is a draw, with none red wins.
clause-KH-15-5 = Night attack: blue deploys first; all ranges are one shorter. A red unit on an objective razes it with any red card. Two razed win for red, one is a draw, none wins for blue.
