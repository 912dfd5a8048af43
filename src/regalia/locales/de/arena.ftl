# `regalia arena`: progress, tables and errors.

arena-playing = Es wird gespielt
arena-progress = { $done } von { $games } Partien gespielt; die ersten Spieler holten { $score } %.
arena-title = { $game }: { $first } gegen { $second }
arena-ladder-title = { $game }: jeder Spieler gegen den nächstschwächeren
arena-seat = Platz von A
arena-who = Spieler
arena-played = Partien
arena-won = gewonnen
arena-drawn = unentschieden
arena-lost = verloren
arena-score = Ergebnis
arena-interval = 95 %
arena-total = beide
arena-as = mit { $seat-dat }
arena-gap = Elo-Abstand
arena-above = Elo
arena-time = s/Zug
arena-turns = Züge
arena-median = Median je Zug
arena-longest = längster
arena-forfeits = kampflos
arena-elo = Elo-Vorsprung von A vor B: { $elo }, mit 95 % Sicherheit zwischen { $low } und { $high }.
arena-seat-elo = Der Platz { $seat-gen } ist { $elo } Elo wert ({ $low } bis { $high }).
arena-ends = Beendet durch: { $ends }. Die Hälfte der Partien hatte höchstens { $plies } Schritte.
arena-ladder-legend = * besser, mit 95 % Sicherheit: Das ganze Intervall des Ergebnisses liegt über 50 %. Elo: Vorsprung vor dem schwächsten Spieler.
arena-more-verdicts = … und { $count ->
    [one] { $count } weitere Partie
   *[other] { $count } weitere Partien
} kampflos verloren; sie stehen in den Aufzeichnungen.
arena-left-out = { $count ->
    [one] { $count } Partie eines unfertigen Paars zählt nicht.
   *[other] { $count } Partien unfertiger Paare zählen nicht.
}
arena-seed-was = Startwert { $seed }
arena-kept = Die Partien stehen in { $file }; so siehst du eine an:  regalia replay { $file } --game N
arena-sprt-elo1 = SPRT: nach { $pairs } Paaren für ELO1 entschieden (LLR { $llr }, Schranken { $low } und { $high }).
arena-sprt-elo0 = SPRT: nach { $pairs } Paaren für ELO0 entschieden (LLR { $llr }, Schranken { $low } und { $high }).
arena-sprt-none = SPRT: nach { $pairs } Paaren nicht entschieden (LLR { $llr }, Schranken { $low } und { $high }).

# Forfeits.
lost-crashed = abgestürzt
lost-failed = Fehler
lost-start = nicht gestartet
lost-late = zu spät bereit
lost-silent = Zeit abgelaufen
lost-illegal = verbotene Aktion
lost-rubbish = unlesbare Antwort
lost-unasked = Ausgabe ohne Anfrage
lost-flooded = endlose Zeile
lost-swamped = zu viele Zeilen
forfeit-crashed = Der Spieler { $seat-gen } hat sich beendet, statt zu antworten: { $how ->
    [closed] Er hat seine Ausgabe geschlossen.
    [signal] Er wurde durch { $signal } beendet.
   *[other] Sein Rückgabewert war { $how }.
}
forfeit-failed = Beim Spieler { $seat-gen } ist ein Fehler aufgetreten: { $what }
forfeit-start = Der Spieler { $seat-gen } ließ sich nicht starten: { $why }.
forfeit-late = Der Spieler { $seat-gen } war nach { $limit } ms nicht bereit.
forfeit-silent = Der Spieler { $seat-gen } hat nicht innerhalb von { $limit } ms gewählt.
forfeit-illegal = Der Spieler { $seat-gen } wählte „{ $action }“, und das ist verboten ({ $rule }): { $why }
forfeit-rubbish = Der Spieler { $seat-gen } antwortete „{ $line }“, und das ist nicht lesbar: { $why }.
forfeit-unasked = Der Spieler { $seat-gen } schrieb ungefragt „{ $line }“; die Standardausgabe ist für Antworten da.
forfeit-flooded = Der Spieler { $seat-gen } schrieb eine Zeile von mehr als { $bytes } Bytes.
forfeit-swamped = Der Spieler { $seat-gen } schrieb ungefragt mehr als { $lines } Zeilen.
forfeit-said = Auf der Fehlerausgabe stand: { $said }

# Errors.
error-worker-died = Ein Spielprozess ist abgestürzt. Die fertigen Partien stehen in der Datei von --records; mit --resume geht es weiter.
error-games = Es muss mindestens eine Partie gespielt werden.
error-clock = { $field } muss eine ganze Zahl von 1 bis { $most } sein (Millisekunden).
error-scale = Der Faktor muss größer als 0 und höchstens { $most } sein.
error-sprt-form = „{ $text }“ ist kein gültiger Test. Erwartet wird ELO0,ELO1, etwa 0,20.
error-sprt-elo = ELO0 muss kleiner sein als ELO1, und beide müssen zwischen −{ $most } und { $most } liegen.
error-sprt-error = { $field } muss größer als 0 und kleiner als 0,5 sein.
error-ladder-short = Eine Leiter braucht mindestens zwei Spieler.
error-command-form = Der Befehl von { $player } ist nicht lesbar: { $what }.
error-no-such-command = Für { $player } gibt es kein Programm zu starten.
error-records-exist = Die Datei { $file } gibt es schon: Setze sie mit --resume fort oder wähle einen anderen Namen.
error-records-in-use = Eine andere Arena schreibt in { $file }.
error-records-of-another = Die Partien in { $file } gehören zu einem anderen Wettkampf: Er unterscheidet sich in { $what }.
error-records-line = Zeile { $line } der Aufzeichnungen ist beschädigt: { $what }, bei { $where }.
error-record-line = { $file }, Zeile { $line }: { $what }
error-engine-start = Die Engine konnte nicht gestartet werden: { $why }.
error-engine-silent = Die Engine hat nicht innerhalb von { $limit } ms geantwortet.
error-engine-crashed = Die Engine hat ohne Antwort aufgehört. { $said }
error-engine-rubbish = Die Antwort der Engine ist ungültig: { $why } { $line }
error-engine-closed = Die Engine wurde beendet.
error-unknown-entrant = Den Spieler „{ $player }“ gibt es nicht. Verfügbar: { $known }. Für ein eigenes Programm schreib cmd: vor den Befehl, zum Beispiel "cmd:python3 bot.py".
