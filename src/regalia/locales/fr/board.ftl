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
