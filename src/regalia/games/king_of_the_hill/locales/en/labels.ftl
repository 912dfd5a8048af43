# King of the Hill: labels that every page may show.

game-king-of-the-hill = King of the Hill
home-king-of-the-hill = Two armies fight for one hill with playing cards: black cards move, red cards attack.

# Sides and scenarios in lists.
side-blue = Blue
side-red = Red
scenario-introduction = Introduction
scenario-pitched-battle = Pitched battle
scenario-king-of-the-woods = King of the Woods
scenario-ambush = Ambush
scenario-night-attack = Night attack
scenario-random = Random scenario
