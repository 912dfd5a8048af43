# The browser app on every page: navigation, dialogs, connection and notifications.

# Navigation.
app-name = Regalia
app-tagline = Zwei Brettspiele um Könige, direkt im Browser.
nav-home = Startseite
nav-lobby = Lobby
nav-watch = Zuschauen
nav-my-games = Meine Partien
nav-leaderboard = Bestenliste
nav-profile = Profil
nav-settings = Einstellungen
nav-help = Hilfe
nav-back = Zurück
nav-menu = Menü
nav-skip = Zum Inhalt springen
help-title = So wird gespielt

# Dialogs.
dialog-cancel = Abbrechen
dialog-close = Schließen
dialog-save = Speichern
dialog-copy-link = Link kopieren
dialog-copied = Kopiert.
dialog-share = Teilen
dialog-qr = Als QR-Code zeigen
dialog-loading = Wird geladen …
dialog-copy = Kopieren

# Connection.
net-lost = Verbindung verloren. Neuer Versuch …
net-back = Wieder verbunden.
net-stale = Die Partie ist inzwischen weitergegangen; sieh dir die Stellung noch einmal an.
net-restarting = Der Server startet neu. Deine Partie ist sicher und geht gleich weiter.
net-game-gone = Diese Partie gibt es nicht oder nicht mehr.
net-update = Es gibt eine neue Version. Lade die Seite neu.
net-reload = Neu laden
offline-title = Du bist offline
missing-title = Seite nicht gefunden
missing-note = Diese Seite gibt es nicht oder nicht mehr.
net-move-waiting = Deine Aktion wartet. Sie wird gesendet, sobald die Verbindung wieder da ist.
net-command-waiting = Deine Anfrage wartet. Sie wird gesendet, sobald die Verbindung wieder da ist.
net-move-sent = Wieder verbunden. Deine Aktion wurde gesendet.
net-command-sent = Wieder verbunden. Deine Anfrage wurde gesendet.

net-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
offline-silent = Der Server antwortet nicht
offline-honest = Ohne Verbindung kannst du hier nicht spielen. Deine Partien sind auf dem Server gespeichert und gehen später dort weiter, wo sie aufgehört haben.

# Matches that wait for this player.
turn-yours = Du bist am Zug
match-title = { $game }: { $players }
turns-waiting = { $name } wartet in { $game } auf dich.
turns-count = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}

turns-begun = Deine Partie hat begonnen
turns-joined = { $name } spielt jetzt in deiner Partie { $game } mit.
turns-open = Zur Partie
