# King & Assassins: errors in options, notation, positions and board files.

# Options and notation.
error-unknown-board = Es gibt keinen Spielplan „{ $board }“.
error-no-crystal = Auf Spielplan { $board } wird mit allen Karten gespielt: Er hat keinen Edelstein.
error-deal = Die Verteilung muss eine Liste sein, die jeden der zwölf Bürger genau einmal nennt.
error-pick-order = Die Namen hinter „pick:“ müssen alphabetisch sortiert sein.

# Positions.
error-one-start = Dieser Spielplan hat nur ein Startfeld für den König; es gibt nichts zu wählen.
error-round = In dieser Phase muss die Runde zwischen { $least } und { $most } liegen.
error-set-up = Vor der ersten Rundenkarte muss { $field } der Startaufstellung dieses Spielplans entsprechen.
error-card-phase = Eine Rundenkarte liegt nur während der Züge und nach dem Ende offen.
error-points = { $field } muss mit dieser Karte in dieser Phase zwischen 0 und { $most } liegen.
error-captured-no-fetters = Mit einer Karte ohne Fesselsymbol kann niemand gefangen genommen worden sein.
error-kills = kills_this_turn muss in dieser Phase zwischen 0 und { $most } liegen.
error-too-many-cards = Die offene Karte und der Rundenstapel sind zusammen mehr als die { $most } Karten des Spiels.
error-no-card-left = Eine Karte müsste aufgedeckt werden, aber der Rundenstapel ist leer.
error-too-many-knights = Es gibt höchstens { $most } Ritter.
error-unknown-citizen = Es gibt keinen Bürger „{ $name }“.
error-space-taken = Auf { $space } stehen zwei Figuren.
error-king-on-roof = Der König muss auf einem Straßenfeld stehen, nie auf einem Dach.
error-no-king = Solange die Partie läuft, muss der König auf dem Spielplan stehen.
error-fate = Getarnte und enttarnte Meuchler stehen auf dem Spielplan, gefangene und ausgeschaltete nicht. Das stimmt nicht für { $citizen-acc }.
error-assassins = { $expected ->
    [0] In dieser Phase sind noch keine Meuchler gewählt.
   *[other] Es gibt { $expected } Meuchler.
}
error-all-gone = Sind alle drei Meuchler aus dem Spiel, ist die Partie zu Ende.
error-wounds = In dieser Phase kann der König 0 bis { $most } Treffer haben.
error-end-king = Ein toter König ist nicht auf dem Spielplan; einer, der gewonnen hat, weil alle Meuchler aus dem Spiel sind, steht noch darauf.
error-not-over = Nichts hat diese Partie beendet: Der König lebt, und es sind noch Meuchler und Karten da.

# Board files.
error-board-unknown-key = Den Eintrag „{ $key }“ gibt es nicht.
error-board-key-twice = Der Eintrag „{ $key }“ kommt zweimal vor.
error-board-no-value = Der Eintrag „{ $key }“ ist leer.
error-board-missing-key = Der Eintrag „{ $key }“ fehlt.
error-board-too-many-rows = Ein Spielplan hat zehn Reihen; diese ist eine zu viel.
error-board-rows = Ein Spielplan hat zehn Reihen, dieser hat { $found }.
error-board-row-label = Hier muss Reihe { $expected } stehen: Die Reihen gehen von 10 hinunter bis 1.
error-board-cell = Ein Feld muss „#“ (Dach) oder „.“ (Straße) sein, nicht „{ $cell }“.
error-board-columns = Reihe { $row } hat { $found } Felder statt zehn.
error-board-space = Es gibt kein Feld „{ $space }“.
error-board-kings = Der König braucht mindestens ein Startfeld.
error-board-citizens = Ein Spielplan braucht zwölf Startfelder für Bürger, nicht { $found }.
error-board-knights = Zum Startfeld { $king } des Königs gehören sieben Ritter, nicht { $found }.
error-board-around = „{ $key }“ nennt kein Startfeld des Königs.
error-board-start-twice = Auf { $space } starten zwei Figuren.
error-board-king-on-roof = Der König kann nicht auf { $space } starten: Das ist ein Dach.
error-board-no-route = Von { $space } führt kein Weg über Straßenfelder zu einem Burgtor.
error-board-direction = Das Burgtor { $space } braucht eine Richtung: north, east, south oder west.
error-board-gate-twice = Das Burgtor { $space } kommt zweimal vor.
error-board-gate-on-roof = Ein Burgtor muss ein Straßenfeld sein; { $space } ist ein Dach.
error-board-exit-to-street = Der Ausgang des Burgtors { $space } muss auf ein Dach oder vom Spielplan führen.
error-board-crystal = Für „crystal“ (Edelstein) ist nur „yes“ oder „no“ erlaubt, nicht „{ $found }“.
