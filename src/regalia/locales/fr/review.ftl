# Looking back: the bar below the board, and the last turn of the opponent.

review-bar = Revoir la partie
review-previous-turn = Tour de jeu précédent
review-next-turn = Tour de jeu suivant
review-previous-highlight = Capture ou attaque précédente
review-next-highlight = Capture ou attaque suivante
review-place = Position { $position } sur { $last }
review-copy-link = Copier le lien vers cette position
review-link-copied = Lien vers cette position copié
review-no-position = Le lien indique l’entrée « { $entry } », mais le journal de cette partie contient les entrées 1 à { $last }. Voici la position actuelle.
review-replay = Revoir le tour de l’adversaire
review-moves = Coups de l’adversaire
turn-summary = { $count ->
    [one] { $name } a joué un coup.
   *[other] { $name } a joué { $count } coups.
}
review-continue = Continuer à partir d’ici
review-continue-note = Une nouvelle partie commence à cette position. Les tirages à venir sont nouveaux et la partie n’est pas classée.
review-continue-start = Commencer la partie
