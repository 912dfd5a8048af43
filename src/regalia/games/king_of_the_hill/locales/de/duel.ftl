# King of the Hill: attacks and defences with their cards, reasons and odds.

duel-loading = Karten werden gezählt …
duel-draws = { $count ->
    [0] Der Verteidiger zieht keine Karte
    [one] Der Verteidiger zieht { $count } Karte
   *[other] Der Verteidiger zieht { $count } Karten
}
duel-drew = { $count ->
    [0] Du ziehst keine Karte
    [one] Du ziehst { $count } Karte
   *[other] Du ziehst { $count } Karten
}
duel-reason-type = Grundwert
duel-reason-ground = Gelände
duel-reason-leader = eigener General
duel-reason-friends = Unterstützung
duel-reason-foes = weitere Feinde
duel-reason-enemy-leader = feindlicher General
duel-reason-trait = Typ des Angreifers
duel-reason-crossfire = Kreuzfeuer
duel-reason-lightning = Blitz
duel-reason-paralysis = Lähmung
duel-odds-drawn = Nur gezogene Karten
duel-odds-hand = { $count ->
    [0] Der Verteidiger hat keine Handkarten
    [one] Mit { $count } unbekannten Handkarte
   *[other] Mit { $count } unbekannten Handkarten
}
duel-destroyed = vernichtet { $chance }
duel-flees = muss fliehen { $chance }
duel-holds = kann bleiben { $chance }
duel-counters = Gegenangriff möglich { $chance }
duel-odds-note = Berechnet aus den { $count } Karten, die du nicht gesehen hast. Der Verteidiger rettet die Einheit, wenn er kann.
duel-cards = Karten für diesen Angriff
duel-attack = Angreifen
duel-if-destroyed = { $verdict ->
    [blue] Wird diese Einheit vernichtet und endet die Runde dann, gewinnt Blau.
    [red] Wird diese Einheit vernichtet und endet die Runde dann, gewinnt Rot.
   *[other] Wird diese Einheit vernichtet und endet die Runde dann, ist es unentschieden.
}
duel-no-target = { $way ->
    [straight] Kein Ziel: Karo greift waagrecht oder senkrecht ein Nachbarfeld an, und keine einsatzfähige Einheit hat dort einen Feind. Kein Schütze hat ein Ziel.
   *[other] Kein Ziel: Herz greift diagonal ein Nachbarfeld an, und keine einsatzfähige Einheit hat dort einen Feind. Kein Schütze hat ein Ziel.
}
duel-no-move = Keine einsatzfähige Einheit kann sich mit dieser Karte bewegen.
duel-straight = waagrecht oder senkrecht
duel-diagonal = diagonal
duel-effect-destroyed = Einheit verloren
duel-effect-blocked = wehrt ab
duel-effect-flees = flieht
duel-effect-flees-or-stays = flieht oder bleibt
duel-effect-retreats = weicht aus oder bleibt
duel-effect-counters = Gegenangriff
duel-joker-note = Ein Joker zählt als Ass der Farbe, die du wählst: rot oder schwarz.
duel-close = Kampf ausblenden
duel-no-card = keine Karte
duel-fight = Kampf auf { $space }
