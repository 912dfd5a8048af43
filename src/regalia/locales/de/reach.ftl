# Spaces that the selected piece can reach by several actions, for screen readers.

board-reach-cost = { $cost ->
    [0] kostenlos erreichbar
    [one] erreichbar für insgesamt { $cost } Aktionspunkt
   *[other] erreichbar für insgesamt { $cost } Aktionspunkte
}
