# King & Assassins: labels that every page may show.

game-king-and-assassins = King & Assassins

home-king-and-assassins = Bring a hated king safely to his castle, or hide three assassins among twelve citizens and stop him.

# Sides and boards in lists.
side-king = King
side-assassins = Assassins
about-board-A = Side A
about-board-B = Side B
