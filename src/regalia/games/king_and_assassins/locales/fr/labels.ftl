# King & Assassins: labels that every page may show.

game-king-and-assassins = King & Assassins

home-king-and-assassins = Un roi honni traverse sa ville. Parmi douze citoyens se cachent trois assassins.

# Sides and boards in lists.
side-king = Roi
side-assassins = Assassins
about-board-A = Face A
about-board-B = Face B
