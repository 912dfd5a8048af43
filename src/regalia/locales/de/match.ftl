# The match page, around every game.

# Layout.
table-board = Der Spielplan
table-side = Aktionen und Verlauf
table-now = Was jetzt zu tun ist
table-watch = Das ist inzwischen passiert …
table-skip = { $count ->
    [one] Überspringen (noch { $count })
   *[other] Überspringen (noch { $count })
}
table-goal = Siegbedingungen
table-more = Aufgeben und Angebote
table-message = Ganze Meldung anzeigen
table-confirm = Ausführen: { $move }?
table-sound-on = Ton ist an. Ausschalten
table-sound-off = Ton ist aus. Einschalten

# Whose turn it is.
turn-waiting = Warten auf { $name } …
turn-thinking = Der Computer denkt nach …
turn-watching = Du schaust zu. Am Zug: { $seat }.
clock-yours = Deine Uhr
clock-theirs = Uhr von { $name }
table-to-move = am Zug
plate-objectives = Ziele und Zahlen
table-away = abwesend
field-you = du

# The computer: searching, waiting for a free worker, or its move cannot be stored yet.
table-thinks = denkt nach …

table-queued = wartet: Platz { $position }
table-trouble = wird gespeichert …
turn-queued = Der Computer wartet: Platz { $position } in der Warteschlange
turn-trouble = Der Server kann die Aktion des Computers gerade nicht speichern. Er versucht es weiter; nichts geht verloren.

# Hot-seat curtain.
curtain-seat = Gib das Gerät weiter an { $seat-acc }.
curtain-note = Jetzt sollte sonst niemand hinsehen.
table-curtain-show = Bereit: Spielplan zeigen

# Actions and offers.
act-undo = Zurücknehmen
act-confirm-move = Ausführen
act-resign = Aufgeben
act-resign-sure = Diese Partie aufgeben? Sie zählt als verloren.
act-offer-draw = Unentschieden anbieten
act-draw-offered = { $name } bietet ein Unentschieden an.
act-accept = Annehmen
act-decline = Ablehnen
act-take-back = Rücknahme anfragen
act-take-back-asked = { $name } möchte die letzte Aktion zurücknehmen.
act-rematch = Revanche (Seitenwechsel)
act-rematch-asked = { $name } möchte eine Revanche.
act-claim = Sieg beanspruchen
act-claim-note = { $name } ist abwesend. Dauert das zu lange, kannst du den Sieg beanspruchen.
act-abort = Partie abbrechen
act-abort-note = Noch hat niemand gezogen. Brichst du die Partie jetzt ab, zählt sie nicht.
act-flip = Spielplan drehen
act-larger = Spielplan vergrößern
act-smaller = Spielplan verkleinern

table-withdraw = Zurückziehen
table-sent-draw = Du hast ein Unentschieden angeboten.
table-sent-takeback = Du hast gefragt, ob du deine letzte Aktion zurücknehmen darfst.
table-sent-rematch = Du hast um eine Revanche gebeten.

# The move list.
table-list = Mögliche Aktionen
table-list-find = Aktion suchen
table-list-none = Keine passende Aktion.
table-list-more = { $count } weitere anzeigen
table-list-count = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
table-list-others = Andere Aktionen

# The log.
log-title = Verlauf
log-now = Zum aktuellen Stand
log-looking-back = Du siehst einen früheren Stand der Partie.
log-first = Zum Anfang
log-previous = Einen Schritt zurück
log-next = Einen Schritt weiter
table-log-words = In Worten
table-log-notation = In Notation
table-log-earlier = Frühere Einträge anzeigen
table-log-hidden = { $name } hat geheim gewählt.
table-log-begun = Die Partie beginnt.
table-log-joined = { $name } spielt mit.
table-log-undone = { $name } nimmt eine Aktion zurück.
table-log-asked-draw = { $name } bietet ein Unentschieden an.
table-log-asked-takeback = { $name } möchte die letzte Aktion zurücknehmen.
table-log-asked-rematch = { $name } möchte eine Revanche.
table-log-declined-draw = Kein Unentschieden.
table-log-declined-takeback = Die Aktion bleibt bestehen.
table-log-declined-rematch = Keine Revanche.
table-log-ended = Die Partie ist zu Ende.
table-log-followed = Die nächste Partie hat begonnen.

# Chat.
chat-title = Chat
chat-write = Schreib etwas …
chat-send = Senden
chat-mute = Stummschalten
chat-unmute = Stummschaltung aufheben
chat-muted = { $name } ist stummgeschaltet: Du siehst keine Nachrichten.
chat-heard = { $name } schreibt: { $text }
table-chat-empty = Noch hat niemand etwas geschrieben.

# The result.
over-won = Du hast gewonnen!
over-lost = Du hast verloren
over-drawn = Unentschieden
over-aborted = Die Partie wurde abgebrochen
over-lesson = Lektion abgeschlossen
over-resigned = { $name } hat aufgegeben.
over-agreed = Beide haben sich auf ein Unentschieden geeinigt.
over-time = Die Zeit von { $name } ist abgelaufen.
over-left = { $name } hat die Partie verlassen.
over-secrets = Geheimnisse
over-verify = Fairness prüfen
over-verify-note = Vor der Partie haben wir einen Fingerabdruck aller Zufallswerte gezeigt. Jetzt liegen die Werte selbst offen: Dein Browser prüft, ob beides zusammenpasst.
over-verified = Die Partie war fair: Die Zufallswerte standen schon vor der Partie fest.
over-not-verified = Das passt nicht zusammen: Die Zufallswerte sind nicht die, die vor der Partie feststanden.
over-resigned-you = Du hast aufgegeben.
over-time-you = Deine Zeit ist abgelaufen.
over-left-you = Du hast die Partie verlassen.
table-next = Zur nächsten Partie
table-record = Aufzeichnung speichern
table-verify-elsewhere = Dieser Browser kann nur über eine sichere Verbindung (HTTPS) prüfen. Speichere die Aufzeichnung und prüfe sie mit „regalia verify“.

# Announcements for screen readers.
table-heard-question = { $turn }: { $question }
table-heard-end = { $title } – { $why }
