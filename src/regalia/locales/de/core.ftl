# What every game and every program needs: options, seats, actions, positions and records.

error-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Verfügbar: { $known }.
error-no-game-id = Gib das Spiel mit seiner Kennung an, als Text. Verfügbar: { $known }.
game-left-out = Das installierte Spiel { $game } wird ausgelassen: { $what }
game-text-unreadable = Ein Text des installierten Spiels { $game } ist nicht lesbar: { $file }, Zeile { $line }
error-unknown-option = Diese Option hat das Spiel nicht: { $field }.
error-unreadable = { $field } ist nicht lesbar: { $what }
error-seat = Diesen Platz gibt es nicht. Möglich sind: { $values }.
error-seed = Der Startwert muss eine ganze Zahl von 0 bis 2⁶³ − 1 sein.
error-chance = Für „chance“ ist nur „auto“ oder „explicit“ erlaubt.
error-perft-depth = Die Tiefe muss eine ganze Zahl von 0 bis { $most } sein.
error-perft-too-large = Es gibt mehr als { NUMBER($most) } Folgen dieser Länge.
error-game-fault = Das Programm des Spiels { $game } hat in { $method } einen Fehler: { $what }
error-notation = „{ $action }“ wurde nicht als Aktion erkannt.
error-game-over = Die Partie ist zu Ende.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-no-world = Zu dieser Ansicht passt keine mögliche Stellung.
error-position-unreadable = Die Stellung ist bei { $field } nicht lesbar: { $what }.
error-unknown-space = Es gibt kein Feld „{ $space }“.
error-one-subject = Gib entweder ein Feld oder eine Karte an.
error-no-such-card = Es gibt keine Karte „{ $card }“.
error-position-line = Das ist keine Stellung in einer Zeile: Spalte { $column } ist nicht lesbar.
error-position-line-long = Eine Stellung in einer Zeile hat höchstens { $most } Zeichen.
error-position-line-seat = Diese Zeile enthält, was der Platz „{ $seat }“ weiß, keine ganze Stellung.
error-record-unreadable = Das ist keine vollständige Aufzeichnung einer Partie: { $what }, bei { $where }.
error-lesson-unreadable = Das ist keine gültige Lektion: { $what }, bei { $where }.
error-record-format = Diese Version kann die Aufzeichnung nicht lesen: Das Format muss { $expected } sein.
error-record-game = Die Aufzeichnung gehört zu einem unbekannten Spiel: „{ $game }“.
error-record-newer = Die Aufzeichnung nutzt die Regelversion { $version }, die neuer ist als diese Installation. Aktualisiere Regalia.
error-record-of-a-seat = Diese Aufzeichnung zeigt eine laufende Partie nur aus Sicht eines Platzes. Nachspielen lässt sich nur die vollständige Aufzeichnung.
error-record-setup = Die Aufzeichnung hat keinen gültigen Anfang: { $what }
error-record-step = Bei Schritt { $ply } steht in der Aufzeichnung „{ $action }“, und das verbieten die heutigen Regeln: { $what }
error-record-chance = Bei Schritt { $ply } weicht der Zufall in der Aufzeichnung von ihrem Startwert ab.
error-record-result = Nach Schritt { $ply }, dem letzten, nennt die Aufzeichnung ein anderes Ergebnis, als die Partie hat.
error-in-board = Zeile { $line }, Spalte { $column }: { $what }
error-no-own-boards = Dieses Spiel hat nur einen festen Spielplan.
error-unknown-card = Es gibt keine Karte „{ $card }“.

# Someone who watches takes the place of a seat.
seat-spectator = ein Zuschauer
    .cap = Ein Zuschauer
    .short = Zuschauer
    .acc = einen Zuschauer
    .dat = einem Zuschauer
    .gen = eines Zuschauers
