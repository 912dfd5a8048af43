# The board in the browser: labels of spaces and choices for screen readers.

board-space = { $space }, { $ground }

board-target = déplacement possible
board-target-cost = { $cost ->
    [0] déplacement gratuit
    [one] déplacement possible pour { $cost } point
   *[other] déplacement possible pour { $cost } points
}
board-attack = attaque possible
board-attack-cost = { $cost ->
    [0] attaque gratuite
    [one] attaque possible pour { $cost } point
   *[other] attaque possible pour { $cost } points
}
board-movable = peut agir
board-chosen = { $piece }, { $at }. { $choices }
board-choice = { $what } : { $spaces }.
board-removed = une pièce a été retirée ici

# A game without its own module: what the player is asked, and the pieces on the board.
board-ask-piece = Choisissez une de vos pièces.
board-ask-target = Choisissez où va cette pièce.
board-ask-space = Choisissez une case marquée.
board-ask-action = Choisissez une action.
board-ask-which = Choisissez l’action voulue.
board-count = Sur le plateau
