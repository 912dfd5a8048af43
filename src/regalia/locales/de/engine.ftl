# Das Protokoll der Engine und die Computerspieler: was an einer Zeile, einer Anfrage oder einem Budget falsch sein kann.

error-json = Diese Zeile ist kein JSON-Objekt: Sie ist ab Spalte { $column } nicht lesbar.
error-json-empty = Diese Zeile ist leer; eine Anfrage ist ein JSON-Objekt.
error-json-utf8 = Diese Zeile ist ab Byte { $byte } kein UTF-8.
error-json-kind = Diese Zeile ist JSON, aber kein Objekt.
error-json-twice = Der Name „{ $name }“ steht zweimal in einem Objekt.
error-json-constant = { $constant } ist kein JSON.
error-json-deep = Diese Zeile ist zu tief verschachtelt, um gelesen zu werden.
error-json-long = Diese Zeile ist länger als { NUMBER($most) } Bytes und wurde übersprungen.
error-no-command = Eine Anfrage braucht ein Feld cmd, das einen Befehl nennt.
error-unknown-command = Es gibt keinen Befehl „{ $command }“. Es gibt: { $known }.
error-command = Ein Befehl ist ein Text, etwa "new".
error-unknown-field = Der Befehl { $command } hat kein Feld „{ $name }“.
error-missing-field = Dem Befehl { $command } fehlt das Feld { $field }.
error-null-field = Das Feld { $field } ist null; lass es lieber weg.
error-options = options ist ein Objekt mit den Optionen des Spiels nach Namen.
error-action = Eine Aktion ist ein Text, etwa "end".
error-position-kind = Eine Stellung ist ein Objekt.
error-no-game = Es gibt noch keine Partie: Beginne eine mit "new" oder "load".
error-level = Eine Stufe ist eine ganze Zahl von 1 bis { $most }.
error-unknown-player = Es gibt keinen Spieler „{ $player }“. Es gibt: { $known }.
error-player-form = „{ $player }“ ist nicht lesbar: Einstellungen sind Schlüssel=Wert, mit Kommas dazwischen, jeder Schlüssel nur einmal.
error-player-setting = „{ $player }“ hat keine Einstellung „{ $setting }“.
error-player-value = „{ $player }“ hat eine Einstellung, deren Wert nicht brauchbar ist.
error-internal = Intern ist etwas schiefgegangen ({ $kind }); die Partie ist, wie sie war. Bitte melde die Anfrage, die das ausgelöst hat.

error-budget = Gib entweder time_ms oder iterations an, nicht beides.
error-time-ms = time_ms ist eine ganze Zahl von 1 bis { NUMBER($most) }.
error-iterations = iterations ist eine ganze Zahl von 1 bis { NUMBER($most) }.
error-not-the-actor = Dieser Platz ist nicht am Zug, sondern { $actor }.

error-boards-folder = Es gibt keinen Ordner „{ $folder }“, aus dem sich Spielpläne lesen ließen.
error-board-file = { $what }
error-board-file-name = Ein Spielplan „{ $name }“ gehört schon zum Spiel; gib diesem einen anderen Namen.
