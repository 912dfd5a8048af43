# The archive: checks of commitments, and records that cannot be imported.

# Findings of `regalia verify`.
finding-no-commitments = Die Aufzeichnung enthält keine Festlegungen: Es gibt nichts zu prüfen.
finding-hash = Festlegung { $number } passt nicht zu dem, was dazu offengelegt ist: { $commitment }
finding-seed = Der Startwert der Aufzeichnung ist nicht der, der festgelegt war.
finding-other-match = Eine Festlegung gehört zu einer anderen Partie: { $commitment }
finding-other-game = Der Startwert wurde für ein anderes Spiel festgelegt.
finding-no-such-ply = Für Schritt { $ply } wurde eine Wahl festgelegt, aber die Aufzeichnung hat diesen Schritt nicht.
finding-choice = Bei Schritt { $ply } wurde „{ $played }“ gespielt, festgelegt war „{ $promised }“.
finding-replay = Die Aufzeichnung lässt sich nicht nachspielen: { $what }
finding-not-promised = Bei Schritt { $ply } wurde geheim gewählt, ohne dass etwas festgelegt war: „{ $action }“

# Imports.
error-record-no-seed = Importieren lässt sich nur eine Partie, die von Anfang an mit Zufall aus einem Startwert gespielt wurde.
error-record-not-over = Die Partie dieser Aufzeichnung ist nicht zu Ende.
error-record-unfair = Die Aufzeichnung hält ihre Festlegungen nicht ein: { $what }
error-record-ended = Dieses Partieende gibt es nicht: „{ $end }“.
error-record-players = In der Chronik dieser Aufzeichnung passen die Spieler nicht zu den Plätzen oder zur Art der Partie.
error-record-player = In der Chronik dieser Aufzeichnung ist der Spieler für „{ $seat-short }“ ungültig: { $what }
error-record-clock = Die Chronik dieser Aufzeichnung enthält eine ungültige Bedenkzeit. { $what }
error-record-times = { $number ->
    [0] Die Chronik dieser Aufzeichnung beginnt oder endet zu einer ungültigen Zeit: Keine darf negativ sein oder in der Zukunft liegen.
   *[other] Eintrag { $number } in der Chronik dieser Aufzeichnung hat eine ungültige Zeit: Sie darf nicht negativ sein oder in der Zukunft liegen, und es darf nicht mehr Bedenkzeit abgezogen sein, als vergangen ist.
}
error-record-deeds = Die Chronik dieser Aufzeichnung nennt { $told } Aktionen, die Aufzeichnung selbst { $count }.
error-record-differs = Die Chronik dieser Aufzeichnung gehört zu einer anderen Partie: Sie führt nicht zu denselben Aktionen, Festlegungen und demselben Ende.
