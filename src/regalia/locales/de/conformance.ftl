# `regalia conformance`.

conformance-playing = Es wird gespielt
conformance-progress = { $done } von { $games } Partien gespielt, { $failures } Fehler.
conformance-check = Prüfung
conformance-runs = Anzahl
conformance-share = Zeitanteil
conformance-failed = Fehler
conformance-played = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit zusammen { $steps } Schritten, in { $seconds } s. Beendet durch: { $ends }.
conformance-found = { $failures ->
    [0] Alle { $looks } Prüfungen bestanden.
    [one] { $failures } von { $looks } Prüfungen ist gescheitert.
   *[other] { $failures } von { $looks } Prüfungen sind gescheitert.
}
conformance-again = Zum Nachstellen, bei Schritt { $step } von:

error-option-form = „{ $text }“ ist keine gültige Option. Erwartet wird NAME=WERT.
error-no-such-check = Die Prüfung „{ $check }“ gibt es nicht. Verfügbar: { $known }.
