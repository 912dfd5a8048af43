# Spaces that the selected piece can reach by several actions, for screen readers.

board-reach-cost = { $cost ->
    [0] can be reached for free
    [one] can be reached for { $cost } action point in all
   *[other] can be reached for { $cost } action points in all
}
