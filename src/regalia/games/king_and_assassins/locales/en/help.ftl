# King & Assassins: how to play, and credits.

howto-king-and-assassins-aim-title = The two sides
howto-king-and-assassins-aim = A hated king has to walk home through his town. One player controls the king and his seven knights. The other controls twelve citizens, and three of them are assassins. Only the assassin player knows which three.
howto-king-and-assassins-round-title = Rounds
howto-king-and-assassins-round = Each round, a card is turned up. It gives action points to the king, the knights and the assassins. The king player goes first, then the assassin player. Unused points are lost.
howto-king-and-assassins-king-title = The king
howto-king-and-assassins-king = The king moves one street space per point and gets only one or two points per round. He can’t climb roofs or shove anyone. From a gate space, he needs one more point to enter the castle.
howto-king-and-assassins-knights-title = The knights
howto-king-and-assassins-knights = Knights move one space per point, climb onto a roof for two, and shove people out of the way for free. Keep some next to the king. For one point, a knight eliminates a revealed assassin next to him. If the card shows fetters, the knights may capture one citizen that round, guilty or not, also for one point.
howto-king-and-assassins-crowd-title = The citizens
howto-king-and-assassins-crowd = Citizens move one space per point, climb onto a roof for two, and get in the way. Hidden assassins move exactly like them, so no one can tell who is who. Your own assassins are marked, and only you see the mark.
howto-king-and-assassins-assassins-title = The assassins
howto-king-and-assassins-assassins = You can reveal an assassin at any time during your turn, for free. A revealed assassin climbs for one point and jumps down for free. He eliminates a knight next to him (one point for the first knight in a turn, two for the second, no third) and wounds the king for two points, even twice in one turn.
howto-king-and-assassins-end-title = How to win
howto-king-and-assassins-end = The king player wins when the king enters the castle, or when all three assassins are captured or eliminated. The assassin player wins when the king is wounded twice, or when the last round ends and he is not in the castle.
credits-king-and-assassins = King & Assassins is a game by Łukasz Woźniak, published by Galakta. Side B of the board is our reconstruction from a small photograph.
