# Looking back: the bar below the board, and the last turn of the opponent.

review-bar = Partie ansehen
review-previous-turn = Voriger Zug
review-next-turn = Nächster Zug
review-previous-highlight = Vorige Gefangennahme oder voriger Angriff
review-next-highlight = Nächste Gefangennahme oder nächster Angriff
review-place = Stand { $position } von { $last }
review-copy-link = Link zu diesem Stand kopieren
review-link-copied = Link zu diesem Stand kopiert
review-no-position = Der Link nennt den Eintrag „{ $entry }“, aber der Verlauf dieser Partie hat die Einträge 1 bis { $last }. Du siehst den aktuellen Stand.
review-replay = Letzten Zug noch einmal zeigen
review-moves = Aktionen des letzten Zugs
turn-summary = { $count ->
    [one] { $name } hat eine Aktion ausgeführt.
   *[other] { $name } hat { $count } Aktionen ausgeführt.
}
review-continue = Ab hier weiterspielen
review-continue-note = Eine neue Partie beginnt mit dieser Stellung. Was noch gezogen wird, ist neu, und die Partie wird nicht gewertet.
review-continue-start = Partie beginnen
