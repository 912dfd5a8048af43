# The engine protocol and the computer players: errors in lines, requests and budgets.

error-json = Diese Zeile ist kein JSON-Objekt: Sie ist ab Spalte { $column } nicht lesbar.
error-json-empty = Diese Zeile ist leer; eine Anfrage ist ein JSON-Objekt.
error-json-utf8 = Diese Zeile ist ab Byte { $byte } kein UTF-8.
error-json-kind = Diese Zeile ist JSON, aber kein Objekt.
error-json-twice = Der Name „{ $name }“ steht zweimal in einem Objekt.
error-json-constant = { $constant } ist kein JSON.
error-json-deep = Diese Zeile ist zu tief verschachtelt, um gelesen zu werden.
error-json-long = Diese Zeile ist länger als { NUMBER($most) } Bytes und wurde übersprungen.
error-no-command = Eine Anfrage braucht ein Feld cmd, das einen Befehl nennt.
error-unknown-command = Den Befehl „{ $command }“ gibt es nicht. Verfügbar: { $known }.
error-command = Der Befehl muss ein Text sein, etwa „new“.
error-unknown-field = Der Befehl { $command } hat kein Feld „{ $name }“.
error-missing-field = Dem Befehl { $command } fehlt das Feld { $field }.
error-null-field = Das Feld { $field } ist null; lass es lieber weg.
error-options = options muss ein Objekt mit den Optionen des Spiels sein, nach Namen.
error-action = Eine Aktion muss ein Text sein, etwa „end“.
error-position-kind = Eine Stellung muss ein Objekt sein.
error-no-game = Es gibt noch keine Partie: Beginne eine mit „new“ oder „load“.
error-level = Die Stufe muss eine ganze Zahl von 1 bis { $most } sein.
error-unknown-player = Den Spieler „{ $player }“ gibt es nicht. Verfügbar: { $known }.
error-no-beginner = Für dieses Spiel gibt es keinen Spieler „beginner“.
error-player-form = „{ $player }“ ist nicht lesbar: Einstellungen haben die Form Schlüssel=Wert, durch Kommas getrennt, jeder Schlüssel nur einmal.
error-player-setting = „{ $player }“ hat keine Einstellung „{ $setting }“.
error-player-value = Eine Einstellung von „{ $player }“ hat einen ungültigen Wert.
error-internal = Interner Fehler ({ $kind }); die Partie ist unverändert. Bitte melde die Anfrage, die ihn ausgelöst hat.

error-budget = Gib entweder time_ms oder iterations an, nicht beides.
error-time-ms = time_ms muss eine ganze Zahl von 1 bis { NUMBER($most) } sein.
error-iterations = iterations muss eine ganze Zahl von 1 bis { NUMBER($most) } sein.
error-not-the-actor = Dieser Platz ist nicht am Zug, sondern { $actor }.

error-boards-folder = Den Ordner „{ $folder }“ für Spielpläne gibt es nicht.
error-board-file = { $what }
error-board-file-name = Ein Spielplan „{ $name }“ gehört schon zum Spiel; gib diesem einen anderen Namen.
