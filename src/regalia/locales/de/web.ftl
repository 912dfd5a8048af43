# Was nur die Web-App sagt: Seiten, Knöpfe, und was zwischen Browser und Server schiefgeht.

# Sich zurechtfinden.
app-name = Regalia
app-tagline = Zwei Brettspiele um Könige, direkt im Browser.
nav-home = Start
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

# Die Startseite.
home-king-and-assassins = Ein verhasster König geht durch seine eigene Stadt, und drei der zwölf Bürger verbergen ein Messer.
home-king-of-the-hill = Zwei Heere, ein Hügel, ein Kartenspiel: Mit schwarzen Karten wird marschiert, mit roten zugeschlagen.
home-play-computer = Gegen den Computer
home-play-friend = Gegen Freunde
home-one-device = An einem Gerät
home-two-devices = Jeder an seinem Gerät
home-find-opponent = Gegner suchen
home-continue = Deine Partie fortsetzen
home-players-online = { $count ->
    [one] { $count } Spieler online
   *[other] { $count } Spieler online
}
home-games-running = { $count ->
    [0] Gerade läuft keine Partie
    [one] { $count } Partie läuft
   *[other] { $count } Partien laufen
}

# Eine Partie wählen.
new-title = Neue Partie
new-game = Spiel
new-seat = Deine Seite
new-seat-random = Der Zufall entscheidet
new-board = Spielplan
new-scenario = Szenario
new-magic = Magie
new-fantasy = Fantasy-Einheiten
new-jokers = Joker
new-level = Stufe
new-clock = Uhr
new-clock-none = Ohne Uhr
new-clock-form = { $minutes } min + { $seconds } s je Zug
new-rated = Gewertet
new-casual = Ungewertet
new-private = Nur auf Einladung
new-begin = Los geht’s
level-name-1 = Neuling
level-name-2 = Lehrling
level-name-3 = Hobbyspieler
level-name-4 = Stammspieler
level-name-5 = Kenner
level-name-6 = Veteran
level-name-7 = Experte
level-name-8 = Meister
level-of = Stufe { $level }: { $name }

# Die Lobby und die Zuschauer.
lobby-empty = Niemand wartet. Eröffne einen Tisch, und wir sagen dir Bescheid, sobald sich jemand dazusetzt.
lobby-open-table = Tisch eröffnen
lobby-join = Dazusetzen
lobby-waiting = Warte auf einen Gegner …
lobby-invite = Schick diesen Link an jemanden:
lobby-invited = { $name } lädt dich zu einer Partie { $game } ein.
watch-empty = Gerade gibt es keine Partie zum Zuschauen.
watch-delayed = Geheimnisse werden erst nach der Partie gezeigt.
my-games-empty = Du hast noch nicht gespielt.
leaderboard-rank = Platz
leaderboard-player = Name
leaderboard-rating = Wertung
leaderboard-games = Partien
leaderboard-provisional = erst wenige Partien, daher unsicher
leaderboard-empty = Noch hat niemand eine Wertung.
profile-record = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
profile-since = Dabei seit { $date }

# Einstellungen.
settings-language = Sprache
settings-theme = Farbschema
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-system = Wie das System
settings-sound = Ton
settings-motion = Weniger Bewegung
settings-motion-note = Figuren erscheinen am Ziel, statt dorthin zu gleiten.
settings-confirm = Züge bestätigen
settings-confirm-note = Ein Zug gilt erst, wenn du ihn bestätigst.

# In einer Partie.
turn-yours = Du bist am Zug
turn-waiting = Warte auf { $name } …
turn-thinking = Der Computer denkt nach …
turn-watching = Du schaust zu. Am Zug: { $seat }.
cards-left = { $count ->
    [0] Keine Karten mehr
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
}
act-end-turn = Zug beenden
act-end-anyway = { $count ->
    [one] Zug beenden, obwohl { $count } Punkt übrig ist?
   *[other] Zug beenden, obwohl { $count } Punkte übrig sind?
}
act-undo = Zurücknehmen
act-confirm-move = Ausführen
act-resign = Aufgeben
act-resign-sure = Diese Partie aufgeben? Sie zählt als verloren.
act-offer-draw = Unentschieden anbieten
act-draw-offered = { $name } bietet ein Unentschieden an.
act-accept = Annehmen
act-decline = Ablehnen
act-take-back = Um Rücknahme bitten
act-take-back-asked = { $name } möchte den letzten Zug zurücknehmen.
act-rematch = Revanche (Seitenwechsel)
act-rematch-asked = { $name } möchte eine Revanche.
act-claim = Sieg beanspruchen
act-claim-note = { $name } ist nicht da. Dauert das zu lange, während du wartest, kannst du den Sieg beanspruchen.
act-abort = Partie abbrechen
act-abort-note = Noch hat niemand gezogen, also zählt die Partie nicht.
act-flip = Spielplan drehen
act-larger = Spielplan vergrößern
act-smaller = Spielplan verkleinern
log-title = Verlauf
log-now = Zum aktuellen Stand
log-looking-back = Du siehst einen früheren Stand der Partie.
log-first = Anfang
log-previous = Zurück
log-next = Weiter
chat-title = Chat
chat-write = Schreib etwas …
chat-send = Senden
chat-mute = Stummschalten
chat-unmute = Wieder anzeigen
chat-muted = Du siehst nicht, was { $name } schreibt.
chat-heard = { $name } schreibt: { $text }
clock-yours = Deine Uhr
clock-theirs = Uhr von { $name }

# Wenn etwas schiefgeht.
net-lost = Verbindung verloren. Neuer Versuch …
net-back = Wieder verbunden.
net-stale = Die Partie ist inzwischen weitergegangen; schau noch einmal hin.
net-restarting = Der Server startet neu. Deine Partie ist sicher und geht gleich weiter.
net-game-gone = Diese Partie gibt es nicht oder nicht mehr.
net-update = Es gibt eine neue Version. Lade die Seite neu.
net-reload = Neu laden
offline-title = Du bist offline
missing-title = Hier ist nichts
missing-note = Vielleicht ist die Seite umgezogen, vielleicht gab es sie nie.

# Wenn eine Partie zu Ende ist.
over-won = Du hast gewonnen!
over-lost = Du hast verloren
over-drawn = Unentschieden
over-aborted = Die Partie wurde abgebrochen
over-resigned = { $name } hat aufgegeben.
over-agreed = Beide haben sich auf ein Unentschieden geeinigt.
over-time = Die Zeit von { $name } ist abgelaufen.
over-left = { $name } hat die Partie verlassen.
over-secrets = Geheimnisse
over-verify = Fairness prüfen
over-verify-note = Vor der Partie haben wir einen Fingerabdruck ihres Zufalls gezeigt. Hier ist der Zufall selbst: Dein Browser prüft, ob beides zusammengehört.
over-verified = Es war fair: Der Zufall ist der, der vor der Partie feststand.
over-not-verified = Das passt nicht: Der Zufall ist nicht der, der vor der Partie feststand.

# Zu zweit an einem Gerät: ein Vorhang zwischen den Zügen.
curtain-seat = Gib das Gerät weiter an { $seat-acc }.
curtain-note = Jetzt sollte sonst niemand hinsehen.

# Konten.
account-guest-note = Du spielst als Gast. Wähle einen Namen und ein Passwort, um deine Partien und deine Wertung zu behalten.
account-create = Konto anlegen
account-name = Spielername
account-name-note = { $least } bis { $most } Buchstaben, Ziffern, - und _.
account-password = Passwort
account-password-note = { $least ->
    [one] Mindestens { $least } Zeichen.
   *[other] Mindestens { $least } Zeichen.
}
account-password-old = Altes Passwort
account-password-new = Neues Passwort
account-change-name = Namen ändern
account-name-changed = Der Name ist geändert.
account-change-password = Passwort ändern
account-password-changed = Das Passwort ist geändert.
account-recovery = Wiederherstellungscode
account-recovery-note = Schreib ihn auf: Nur damit kommst du wieder hinein, wenn du dein Passwort vergisst. Wir kennen keine E-Mail-Adresse von dir.
account-recover = Passwort vergessen?
account-sign-in = Anmelden
account-sign-out = Abmelden
account-signed-in = Angemeldet als { $name }
account-ended = Du bist nicht mehr als { $name } angemeldet.
account-delete = Konto löschen
account-delete-sure = Dein Konto endgültig löschen? Deine Partien bleiben, ohne deinen Namen.
account-deleted = Dein Konto ist gelöscht.

# Dialoge.
dialog-cancel = Abbrechen
dialog-close = Schließen
dialog-no = Nein
dialog-save = Speichern
dialog-copy-link = Link kopieren
dialog-copied = Kopiert.
dialog-share = Teilen
dialog-qr = Als QR-Code zeigen
dialog-loading = Wird geladen …

# Was ein Spieler gefragt wird: eine Überschrift und ein Satz.
pick-title = Wähle drei Meuchler
pick-note = Der König geht aus seiner Ecke zu einem Burgtor. Drei von diesen zwölf sind deine Meuchler, und nur du weißt, welche: Verteile sie entlang seines Weges.
pick-chosen = { $count } von 3 gewählt
start-title = Wähle den Start des Königs
start-note = Die Meuchler sind schon gewählt; nimm die Ecke, von der aus der Weg sicherer aussieht.
army-title = Wähle dein Heer
army-note = Sieben Plätze; die Krone zeigt die Einheit mit deinem General. Der Gegner sieht nichts, bis du aufstellst.
army-own = Selbst zusammenstellen
army-general = Wer hat den General?
place-title = Lege Gelände
place-note = Du darfst zwei Geländeteile in deine Hälfte legen; große zählen doppelt.
place-turn = Drehen
place-decline = Nichts mehr legen
deploy-title = Stelle eine Einheit auf
deploy-note = Ihr stellt abwechselnd je eine Einheit in der eigenen Zone auf; ein Plan stellt alle deine für dich auf.
redraw-title = Hand behalten oder neu ziehen?
redraw-note = Schwarze Karten bewegen, rote greifen an: Hast du von den einen oder den anderen zu wenige, sind acht neue Karten vielleicht besser.
bid-title = Biete um die Initiative
bid-note = Beide bieten verdeckt eine Karte; wer die höhere hat, bestimmt, wer beginnt, und beide Karten sind verloren.
first-title = Wer beginnt?
first-note = Du hast die Initiative: Zuletzt zu ziehen kann so gut sein wie zuerst.
first-me = Ich
first-other = Die andere Seite
defend-title = Verteidige deine Einheit
defend-note = Du brauchst eine Karte ab { $strength }: Eine rote hält stand, eine schwarze flieht. Aus der Hand schlägt eine rote zurück, eine schwarze weicht aus. Ohne Karte ist die Einheit verloren.
defend-yield = Keine Karte nutzen
flee-title = Wohin?
flee-note = Die Einheit flieht: Wähle eines der markierten Felder.
retreat-title = Zurückweichen oder bleiben?
retreat-note = Die Einheit darf auf ein Nachbarfeld zurückweichen oder stehen bleiben.
pursue-title = Nachrücken?
pursue-note = Das Feld vor dir ist leer: Deine Einheit darf kostenlos hinein.

# Beim ersten Mal.
tour-done = Jetzt spielen

act-claim-in = Sieg beanspruchen in { $time }
