# Die Seiten um die Spiele herum: was web.ftl noch nicht sagt.

net-unreachable = Der Server antwortet nicht. Versuchen Sie es gleich noch einmal.
face-nobody = noch niemand
turns-waiting = { $name } wartet auf Sie in einer Partie { $game }.
turns-count = { $count ->
    [one] { $count } Partie wartet auf Sie
   *[other] { $count } Partien warten auf Sie
}
offline-honest = Ohne Verbindung kann hier niemand spielen. Ihre Partien liegen sicher auf dem Server und gehen weiter, wo sie waren.
