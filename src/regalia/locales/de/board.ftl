# The board in the browser: labels of spaces and choices for screen readers.

board-space = { $space }, { $ground }

board-target = wählbar
board-target-cost = { $cost ->
    [0] kostenlose Bewegung
    [one] Bewegung für { $cost } Aktionspunkt
   *[other] Bewegung für { $cost } Aktionspunkte
}
board-attack = Angriff möglich
board-attack-cost = { $cost ->
    [0] kostenloser Angriff
    [one] Angriff für { $cost } Aktionspunkt
   *[other] Angriff für { $cost } Aktionspunkte
}
board-movable = kann eine Aktion ausführen
board-chosen = { $piece }, { $at }. { $choices }
board-choice = { $what }: { $spaces }.
board-removed = hier wurde eine Figur entfernt

# A game without its own module: what the player is asked, and the pieces on the board.
board-ask-piece = Wähle eine deiner Figuren.
board-ask-target = Wähle, wohin diese Figur zieht.
board-ask-space = Wähle ein markiertes Feld.
board-ask-action = Wähle eine Aktion.
board-ask-which = Wähle, welche Aktion du meinst.
board-count = Auf dem Brett
