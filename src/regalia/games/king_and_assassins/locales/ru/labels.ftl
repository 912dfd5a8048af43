# King & Assassins: labels that every page may show.

game-king-and-assassins = Король и убийцы

home-king-and-assassins = Ненавистный король идёт через свой город, и у троих из двенадцати горожан припрятан нож.

# Sides and boards in lists.
side-king = Король
side-assassins = Убийцы
about-board-A = Сторона А
about-board-B = Сторона Б
