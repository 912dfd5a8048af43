# King & Assassins: errors in options, notation, positions and board files.

# Options and notation.
error-unknown-board = Plateau inconnu : « { $board } ».
error-no-crystal = Le plateau { $board } se joue avec toutes les cartes : on n’en retire aucune.
error-deal = Une distribution est une liste qui nomme chacun des douze citoyens une fois.
error-pick-order = Après "pick:", les noms se suivent dans l’ordre alphabétique.

# Positions.
error-one-start = Ce plateau n’a qu’un départ pour le roi : il n’y a rien à choisir.
error-round = Dans cette phase, le numéro de tour va de { $least } à { $most }.
error-set-up = Avant la première carte, { $field } doit être comme au début d’une partie sur ce plateau.
error-card-phase = Une carte est visible pendant les tours et après la fin, et jamais autrement.
error-points = { $field } va de 0 à { $most } avec cette carte dans cette phase.
error-captured-no-fetters = Personne n’a pu être capturé avec une carte sans icône d’entrave.
error-kills = kills_this_turn va de 0 à { $most } dans cette phase.
error-too-many-cards = La carte et le paquet dépassent ensemble les { $most } cartes du jeu.
error-no-card-left = Il faut révéler une carte, et le paquet est vide.
error-too-many-knights = Il y a { $most } chevaliers au plus.
error-unknown-citizen = Citoyen inconnu : « { $name } ».
error-space-taken = Deux pièces occupent { $space }.
error-king-on-roof = Le roi se tient dans une rue, jamais sur un toit.
error-no-king = Tant que la partie dure, le roi est sur le plateau.
error-fate = Les assassins cachés ou révélés sont sur le plateau, les capturés et les éliminés n’y sont pas : ce n’est pas le cas pour { $citizen }.
error-assassins = { $expected ->
    [0] Dans cette phase, aucun assassin n’est encore choisi.
    [one] Il y a { $expected } assassin.
   *[other] Il y a { $expected } assassins.
}
error-all-gone = Quand les trois assassins sont capturés ou éliminés, la partie est finie.
error-wounds = Dans cette phase, le roi a de 0 à { $most } blessures.
error-end-king = Un roi mort n’est plus sur le plateau ; un roi qui gagne par l’élimination des assassins y est encore.
error-not-over = Rien n’a mis fin à cette partie : le roi vit, et il reste des assassins et des cartes.

# Board files.
error-board-unknown-key = Rubrique inconnue : « { $key } ».
error-board-key-twice = La rubrique « { $key } » figure deux fois.
error-board-no-value = La rubrique « { $key } » est vide.
error-board-missing-key = Il manque la rubrique « { $key } ».
error-board-too-many-rows = Un plateau a dix rangées, et celle-ci est de trop.
error-board-rows = Un plateau a dix rangées, et celui-ci en a { $found }.
error-board-row-label = C’est la rangée { $expected } : les rangées vont de 10 à 1.
error-board-cell = Une case est "#" (toit) ou "." (rue), pas « { $cell } ».
error-board-columns = La rangée { $row } a { $found } cases au lieu de dix.
error-board-space = Case inconnue : « { $space } ».
error-board-kings = Il manque l’emplacement de départ du roi.
error-board-citizens = Il faut douze citoyens sur un plateau, pas { $found }.
error-board-knights = Il faut sept chevaliers pour le départ du roi en { $king }, pas { $found }.
error-board-around = « { $key } » ne désigne pas un départ du roi.
error-board-start-twice = Deux pièces partent de { $space }.
error-board-king-on-roof = Le roi ne peut pas partir d’un toit, et { $space } en est un.
error-board-no-route = Aucune rue ne mène de { $space } à une porte.
error-board-direction = Il faut une direction à la porte { $space } : north, east, south ou west.
error-board-gate-twice = La porte { $space } figure deux fois.
error-board-gate-on-roof = Une porte est une case de rue, et { $space } est un toit.
error-board-exit-to-street = La sortie de la porte { $space } doit donner sur un toit ou hors du plateau.
error-board-crystal = Le cristal est "yes" ou "no", pas « { $found } ».
