# The board in the browser: labels of spaces and choices for screen readers.

board-space = { $space }, { $ground }

board-target = can move here
board-target-cost = { $cost ->
    [0] can move here for free
    [one] can move here for 1 action point
   *[other] can move here for { $cost } action points
}
board-attack = can be attacked
board-attack-cost = { $cost ->
    [one] can be attacked for 1 action point
   *[other] can be attacked for { $cost } action points
}
board-movable = can act
board-chosen = { $piece }, { $at }. { $choices }
board-choice = { $what }: { $spaces }.
board-removed = a piece was removed here

# A game without its own module: what the player is asked, and the pieces on the board.
board-ask-piece = Choose one of your pieces.
board-ask-target = Choose where this piece goes.
board-ask-space = Choose a marked space.
board-ask-action = Choose an action.
board-ask-which = Choose which action you mean.
board-count = On the board
