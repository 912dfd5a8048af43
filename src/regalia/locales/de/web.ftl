# Was nur die Web-App sagt: Seiten, Knöpfe, und was zwischen Browser und Server schiefgeht.

# Sich zurechtfinden.
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

# Die Startseite.
home-king-and-assassins = Ein verhasster König muss quer durch seine Stadt, und drei der zwölf Bürger verbergen ein Messer.
home-king-of-the-hill = Zwei Armeen, ein Hügel, ein Kartenspiel: Schwarze Karten bewegen, rote greifen an.
home-play-computer = Gegen den Computer
home-play-friend = Gegen Freunde
home-one-device = An einem Gerät
home-find-opponent = Gegner suchen
home-continue = Deine Partie fortsetzen
home-games-running = { $count ->
    [0] Gerade läuft keine Partie
    [one] { $count } Partie läuft
   *[other] { $count } Partien laufen
}

# Eine Partie wählen.
new-title = Neue Partie
new-game = Spiel
new-seat = Deine Seite
new-seat-random = Zufällig
new-board = Spielplan
new-scenario = Szenario
new-magic = Magie
new-fantasy = Fantasy-Einheiten
new-jokers = Joker
new-level = Stufe
new-clock = Bedenkzeit
new-clock-none = Ohne Zeitlimit
new-clock-form = { $minutes } min + { $seconds } s pro Zug
new-rated = Gewertet
new-casual = Ungewertet
new-begin = Los geht’s
level-name-1 = Neuling
level-name-2 = Lehrling
level-name-3 = Gelegenheitsspieler
level-name-4 = Vielspieler
level-name-5 = Kenner
level-name-6 = Veteran
level-name-7 = Experte
level-name-8 = Meister
level-of = Stufe { $level }: { $name }

# Die Lobby und die Zuschauer.
lobby-empty = Gerade wartet niemand. Eröffne einen Tisch: Du erfährst, sobald jemand mitspielt.
lobby-open-table = Tisch eröffnen
lobby-join = Mitspielen
lobby-waiting = Warten auf einen Gegner …
lobby-invite = Schick diesen Link an deinen Gegner:
lobby-invited = { $name } lädt dich zu einer Partie { $game } ein.
watch-empty = Gerade gibt es keine Partie zum Zuschauen.
watch-delayed = Geheimnisse werden erst nach der Partie gezeigt.
my-games-empty = Du hast noch nicht gespielt.
leaderboard-rank = Platz
leaderboard-player = Name
leaderboard-rating = Wertung
leaderboard-games = Partien
leaderboard-provisional = vorläufig, da erst wenige Partien
leaderboard-empty = Noch hat niemand eine Wertung.
profile-record = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
profile-since = Mitglied seit { $date }

# Einstellungen.
settings-language = Sprache
settings-theme = Farbschema
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-system = Wie das System
settings-sound = Ton
settings-motion = Weniger Bewegung
settings-motion-note = Figuren springen direkt auf ihr neues Feld, statt dorthin zu gleiten.
settings-confirm = Aktionen bestätigen
settings-confirm-note = Eine Aktion gilt erst, wenn du sie bestätigst.

# In einer Partie.
turn-yours = Du bist am Zug
turn-waiting = Warten auf { $name } …
turn-thinking = Der Computer denkt nach …
turn-watching = Du schaust zu. Am Zug: { $seat }.
cards-left = { $count ->
    [0] Keine Karten mehr
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
}
act-end-turn = Zug beenden
act-end-anyway = { $count ->
    [one] Zug beenden, obwohl noch { $count } AP übrig ist?
   *[other] Zug beenden, obwohl noch { $count } AP übrig sind?
}
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
log-title = Verlauf
log-now = Zum aktuellen Stand
log-looking-back = Du siehst einen früheren Stand der Partie.
log-first = Zum Anfang
log-previous = Einen Schritt zurück
log-next = Einen Schritt weiter
chat-title = Chat
chat-write = Schreib etwas …
chat-send = Senden
chat-mute = Stummschalten
chat-unmute = Stummschaltung aufheben
chat-muted = { $name } ist stummgeschaltet: Du siehst keine Nachrichten.
chat-heard = { $name } schreibt: { $text }
clock-yours = Deine Uhr
clock-theirs = Uhr von { $name }

# Wenn etwas schiefgeht.
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
over-verify-note = Vor der Partie haben wir einen Fingerabdruck aller Zufallswerte gezeigt. Jetzt liegen die Werte selbst offen: Dein Browser prüft, ob beides zusammenpasst.
over-verified = Die Partie war fair: Die Zufallswerte standen schon vor der Partie fest.
over-not-verified = Das passt nicht zusammen: Die Zufallswerte sind nicht die, die vor der Partie feststanden.

# Zu zweit an einem Gerät: ein Vorhang zwischen den Zügen.
curtain-seat = Gib das Gerät weiter an { $seat-acc }.
curtain-note = Jetzt sollte sonst niemand hinsehen.

# Konten.
account-guest-note = Du spielst als Gast. Mit einem Konto behältst du deine Partien und deine Wertung.
account-create = Konto anlegen
account-name = Spielername
account-name-note = { $least } bis { $most } Zeichen: Buchstaben, Ziffern, - und _.
account-password = Passwort
account-password-note = { $least ->
    [one] Mindestens { $least } Zeichen.
   *[other] Mindestens { $least } Zeichen.
}
account-password-old = Aktuelles Passwort
account-password-new = Neues Passwort
account-change-name = Namen ändern
account-name-changed = Dein Name wurde geändert.
account-change-password = Passwort ändern
account-password-changed = Dein Passwort wurde geändert.
account-recovery = Wiederherstellungscode
account-recovery-note = Schreib ihn auf: Nur mit diesem Code kommst du wieder in dein Konto, wenn du dein Passwort vergisst. Wir haben keine E-Mail-Adresse von dir.
account-recover = Passwort vergessen?
account-sign-in = Anmelden
account-sign-out = Abmelden
account-signed-in = Angemeldet als { $name }
account-ended = Du bist nicht mehr als { $name } angemeldet.
account-delete = Konto löschen
account-delete-sure = Dein Konto endgültig löschen? Deine Partien bleiben erhalten, aber ohne deinen Namen.
account-deleted = Dein Konto wurde gelöscht.

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
pick-note = Der König muss aus seiner Ecke zu einem Burgtor. Drei dieser zwölf Bürger werden deine Meuchler, und nur du weißt, welche: Wähle solche, die entlang seines Weges verteilt stehen.
pick-chosen = { $count } von 3 gewählt
start-title = Wähle das Startfeld des Königs
start-note = Die Meuchler sind schon gewählt; nimm die Ecke, von der aus der Weg sicherer aussieht.
army-title = Wähle deine Armee
army-note = Sieben Plätze; die Krone markiert die Einheit mit deinem General. Dein Gegner sieht nichts, bis du aufstellst.
army-own = Selbst zusammenstellen
army-general = Welche Einheit hat den General?
place-title = Lege Gelände
place-note = Du darfst zwei Geländeteile in deine Hälfte legen, Zielmarker in die des Gegners; große zählen doppelt.
place-turn = Drehen
place-decline = Nichts mehr legen
deploy-title = Stelle eine Einheit auf
deploy-note = Ihr stellt abwechselnd je eine Einheit in der eigenen Aufstellungszone auf; ein Vorschlag stellt alle deine Einheiten für dich auf.
redraw-title = Handkarten behalten oder neu ziehen?
redraw-note = Schwarze Karten bewegen, rote greifen an: Hast du von den einen oder den anderen zu wenige, sind acht neue Karten vielleicht besser.
bid-title = Biete um die Initiative
bid-note = Beide bieten verdeckt eine Karte. Wer höher bietet, bestimmt den Startspieler; beide Karten werden abgelegt.
first-title = Wer beginnt?
first-note = Du hast die Initiative. Nicht zu beginnen kann genauso gut sein.
first-me = Ich
first-other = Mein Gegner
defend-title = Verteidige deine Einheit
defend-note = Du brauchst mindestens { $strength }: Rote Karten wehren ab, mit schwarzen flieht die Einheit. Aus der Hand: rot = Gegenangriff (nicht gegen Schüsse), schwarz = ausweichen. Ohne Karte ist die Einheit vernichtet.
defend-yield = Keine Karte nutzen
flee-title = Wohin?
flee-note = Die Einheit flieht: Wähle eines der markierten Felder.
retreat-title = Ausweichen oder bleiben?
retreat-note = Die Einheit darf auf ein Nachbarfeld ausweichen oder stehen bleiben.
pursue-title = Nachrücken?
pursue-note = Das angegriffene Feld ist frei: Deine Einheit darf kostenlos nachrücken.

# Beim ersten Mal.
tour-done = Jetzt spielen

act-claim-in = Sieg beanspruchen in { $time }
account-as-guest = Als Gast weitermachen
match-title = { $game }: { $players }
net-move-waiting = Deine Aktion wartet. Sie wird gesendet, sobald die Verbindung wieder da ist.
net-command-waiting = Deine Anfrage wartet. Sie wird gesendet, sobald die Verbindung wieder da ist.
net-move-sent = Wieder verbunden. Deine Aktion wurde gesendet.
net-command-sent = Wieder verbunden. Deine Anfrage wurde gesendet.
over-resigned-you = Du hast aufgegeben.
over-time-you = Deine Zeit ist abgelaufen.
over-left-you = Du hast die Partie verlassen.
account-delete-guest = Gastdaten löschen
account-delete-guest-sure = Deine Gastdaten endgültig löschen? Deine Partien bleiben erhalten, aber ohne deinen Namen.
account-deleted-guest = Deine Gastdaten wurden gelöscht.
