# Playing at the terminal: `regalia play`, `replay` and `boards`.

uncompiled = Achtung: Regalia läuft als reines Python, etwa 60-mal langsamer; der Computer wird langsam spielen. Installieren Sie ein Wheel für diesen Rechner, oder kompilieren Sie in einem Klon mit: python3 run.py

# regalia replay
replay-which = Partie { $game } von { $count } in dieser Datei; wähle mit --game.
replay-title = { $game }, { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
replay-next = Enter für den nächsten Schritt, Strg+D zum Beenden:
replay-runs = Nach Schritt { $ply } von { $count } ist die Partie noch nicht zu Ende.
replay-seat = { $game } aus Sicht { $seat-gen }
replay-player = { $seat-short }: { $who }

replay-ended = { $how ->
    [resigned] Sieger: { $seat-short }. Der Gegner hat aufgegeben.
    [time] Sieger: { $seat-short }. Die Zeit des Gegners ist abgelaufen.
    [abandoned] Sieger: { $seat-short }. Der Gegner ist nicht zurückgekehrt.
    [agreed] Unentschieden durch Vereinbarung.
    [lesson] Die Lektion ist abgeschlossen.
   *[aborted] Die Partie wurde abgebrochen, bevor sie gespielt wurde.
}

# regalia boards
boards-id = Kennung
boards-name = Name
boards-note = Hinweis
boards-fact = { $what }: { $value }
boards-more = regalia boards show KENNUNG zeichnet einen Spielplan; regalia boards check DATEI prüft einen eigenen.
boards-sound = { $name }: Dieser Spielplan ist in Ordnung.

# Choosing a game.
ask-game = Welches Spiel?
ask-way = Wie möchtest du spielen?
way-computer = Gegen den Computer: Du spielst { $seat-acc }
way-hot-seat = Zu zweit an diesem Bildschirm
way-resume = Die unterbrochene Partie fortsetzen
ask-board = Auf welchem Spielplan?
ask-level = Wie stark soll der Computer sein, von 1 bis { $most }? [{ $default }]
ask-choice = Deine Wahl [{ $default }]
ask-again = Bitte eine Zahl von 1 bis { $most }.
ask-yes = [J/n]
ask-no = [j/N]
answer-yes = j
press-enter = Drücke Enter, wenn nur du den Bildschirm siehst.
hand-over = Gib den Platz am Bildschirm weiter an { $seat-acc }.
nothing-begun = Es wurde keine Partie begonnen.

# Playing.
thinking = Der Computer ({ $seat }) denkt nach
prompt = { $seat-short }>
ask-help = ? zeigt die Hilfe.
end-warning = { $unused ->
    [one] { $unused } Aktionspunkt ist übrig.
   *[other] { $unused } Aktionspunkte sind übrig.
} Tippe noch einmal { $action }, um den Zug zu beenden, oder spiel weiter.
hint-offer = { $name }: { $note }
hint-choices = Möglich:  { $actions }
hint-open = { $seat-cap }: Antworte hier oder drücke Enter, um zu sehen, was nur du sehen darfst.
which-one = Welche davon?  { $actions }
help-commands = Weitere Befehle:
      moves    alle möglichen Aktionen;  moves i2  für eine Figur, in Worten;  moves 9s  mit einer Karte
      undo     deine letzte Aktion zurücknehmen, außer sie hat dir ein Geheimnis verraten
      board    den Spielplan neu zeichnen
      log      der Verlauf, soweit du ihn gesehen hast
      save     die Partie speichern;  save DATEI  in eine Datei deiner Wahl
      quit     beenden; du wirst gefragt, ob gespeichert werden soll
moves-many = { $kind ->
    [army] { $count } Armeen aus sieben Einheiten, eine mit dem General (+), aus:
   *[other] { $count } Möglichkeiten für „{ $kind }“ aus:
}
moves-cost = { $cost ->
    [0] (kostenlos)
    [one] ({ $cost } AP)
   *[other] ({ $cost } AP)
}
moves-ends = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
moves-none = Von oder mit { $space } ist gerade keine Aktion möglich.
undo-nothing = In diesem Zug gibt es keine Aktion von dir, die du zurücknehmen kannst.
undo-secret = { $action } lässt sich nicht zurücknehmen: Du hast dabei etwas erfahren.
undone = Zurückgenommen: { $action }
result = { $winner ->
    [none] Unentschieden
   *[other] { $winner }
}: { $reason } ({ $rule }).

# Saving and quitting.
saved = Gespeichert in { $file }
saved-on-leaving = Die Partie ist gespeichert. Weiter geht es mit:  regalia play --resume { $file }
not-saved = Die Partie ließ sich nicht speichern: { $what }
ask-save = Die Partie vorher speichern?
ask-file = In welche Datei? [{ $file }]
goodbye = Auf Wiedersehen.
ask-after = Und jetzt?
after-again = { $people ->
    [1] Noch einmal, mit vertauschten Seiten
   *[other] Noch einmal
}
after-record = Die Aufzeichnung dieser Partie speichern
after-leave = Beenden
record-saved = Gespeichert; so siehst du sie an:  regalia replay { $file }

# Errors.
file-error = { $file }: { $what }
error-file-too-long = { $field } ist zu groß für eine Regalia-Datei.
error-file-no-text = { $field } ist keine Textdatei in UTF-8.
error-file-empty = { $field } ist leer.
error-file-taken = Die Datei { $field } gibt es schon, und sie ist kein Spielstand: Wähle einen anderen Namen.
error-no-such-game = { $count ->
    [one] Diese Partie gibt es nicht: Die Datei enthält { $count } Partie.
   *[other] Diese Partie gibt es nicht: Die Datei enthält { $count } Partien.
}
error-no-such-board = Den Spielplan „{ $board }“ gibt es nicht, weder mitgeliefert ({ $known }) noch als Datei.
error-save-broken = Dieser Spielstand ist unvollständig. Die Datei wurde nicht verändert.
error-save-edited = Dieser Spielstand wurde nachträglich bearbeitet. Die Datei wurde nicht verändert.
error-save-none = Das ist kein Spielstand. Die Datei wurde nicht verändert.
error-save-exists = Die Datei { $file } gibt es schon: Setze sie mit --resume fort oder wähle einen anderen Namen.
error-resume-alone = Spiel, Spielplan, Plätze und Zufall stehen schon im Spielstand: Mit --resume gehen nur --level, --save und --no-color.
error-option-twice = Jede Option kann hier nur einen Wert haben.
error-language = Die Sprache „{ $language }“ gibt es nicht. Verfügbar: { $known }.
error-missing-extra = Dieser Befehl braucht die Pakete des Servers. Installiere sie mit: { $command }
error-seat-or-hot-seat = --hot-seat setzt Menschen auf beide Plätze: Lass --seat weg.
