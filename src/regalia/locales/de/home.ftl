# The home page.

home-play-computer = Gegen den Computer
home-play-friend = Gegen Freunde
home-one-device = An einem Gerät
home-find-opponent = Gegner suchen
home-continue = Deine Partie fortsetzen
home-games-running = { $count ->
    [0] Gerade läuft keine Partie
    [one] { $count } Partie läuft
   *[other] { $count } Partien laufen
}

home-welcome = Kein Konto nötig: Spiel auswählen und loslegen.
home-how = So wird gespielt
home-more = Weitere Optionen
home-installed = Ein zusätzliches Spiel auf diesem Server.
home-open-tables = { $count ->
    [0] Keine offenen Tische
    [one] { $count } offener Tisch
   *[other] { $count } offene Tische
}
home-learn = In zehn Minuten lernen
