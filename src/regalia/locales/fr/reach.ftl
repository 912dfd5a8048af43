# Spaces that the selected piece can reach by several actions, for screen readers.

board-reach-cost = { $cost ->
    [0] accessible gratuitement
    [one] accessible pour { $cost } point en tout
   *[other] accessible pour { $cost } points en tout
}
