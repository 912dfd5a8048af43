# King & Assassins: labels that every page may show.

game-king-and-assassins = King & Assassins

home-king-and-assassins = Ein verhasster König muss quer durch seine Stadt, und drei der zwölf Bürger verbergen ein Messer.

# Sides and boards in lists.
side-king = König
side-assassins = Meuchler
about-board-A = Seite A
about-board-B = Seite B
