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
