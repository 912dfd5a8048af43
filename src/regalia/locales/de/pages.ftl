# Die Seiten um die Spiele herum: was web.ftl nicht sagt.

# Zwischen Browser und Server.
net-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
offline-silent = Der Server antwortet nicht
offline-honest = Ohne Verbindung kann hier niemand spielen. Deine Partien liegen sicher auf dem Server und gehen dort weiter, wo sie aufgehört haben.

# Seiten und Leute.
side-king = König
side-assassins = Meuchler
side-blue = Blau
side-red = Rot
face-nobody = noch niemand
turns-waiting = { $name } wartet in einer Partie { $game } auf dich.
turns-count = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}

# Die Startseite.
home-welcome = Ohne Konto: Wähle ein Spiel, und schon bist du drin.
home-how = So wird gespielt
home-more = Mehr Einstellungen
home-open-tables = { $count ->
    [0] Keine offenen Tische
    [one] { $count } offener Tisch
   *[other] { $count } offene Tische
}

# Vor einer Partie.
new-opponent = Gegner
opponent-computer = Der Computer
opponent-note-computer = es geht sofort los
opponent-invite = Jemand, den du kennst
opponent-note-invite = mit einem Link, den du verschickst
opponent-open = Irgendjemand
opponent-note-open = wer gerade in die Lobby kommt
opponent-hotseat = An einem Gerät
opponent-note-hotseat = ihr reicht es hin und her
new-magic-note = Karten können auch Zauber wirken.
new-fantasy-note = Monster, Flieger, Streitwagen und mehr.
new-jokers-note = Zwei Karten mehr, als jede Farbe spielbar.
new-crystal = Weggelassene Karte
new-as-usual = Wie üblich
new-rated-note = Die Partie zählt für die Wertung beider Seiten.
new-own-board = Ein eigener Spielplan
new-own-board-note = als Text
new-own-board-from = Vorlage
new-own-board-from-nothing = keine
new-own-board-back = Zurück zu meinem Text
new-own-board-check = Prüfen
new-own-board-sound = Dieser Spielplan ist in Ordnung.
new-own-board-how-king-and-assassins = Zehn Zeilen mit zehn Zeichen, # für ein Dach und . für eine Straße; dann Zeilen wie „king: j1“, „knights: d9 …“, „citizens: h9 …“ und „gates: c8 exit north“.
new-own-board-how-king-of-the-hill = Sieben Zeilen mit elf Zeichen: . offenes Feld, 1 und 2 Hügel, F Wald, s flaches und ~ tiefes Wasser, + Straße, k Felsen, b und r, wo die Heere sich aufstellen.
scenario-introduction = Einführung
scenario-note-introduction = Ein kahler Hügel und drei Arten von Einheiten; gut für den Anfang.
scenario-pitched-battle = Feldschlacht
scenario-note-pitched-battle = Erst legt ihr Wälder, Seen und Straßen um den Hügel.
scenario-king-of-the-woods = König der Wälder
scenario-note-king-of-the-woods = Kein Hügel, dafür drei Wälder, die zu halten sind.
scenario-ambush = Hinterhalt
scenario-note-ambush = Blau muss durch einen Wald, in dem Rot lauert.
scenario-night-attack = Nachtangriff
scenario-note-night-attack = Rot will das Lager von Blau am See niederbrennen.
clock-kind-none = Ohne Uhr
clock-note-none = so lange es dauert
clock-kind-fischer = In einer Sitzung
clock-note-fischer = Minuten für die Partie
clock-kind-correspondence = Fernpartie
clock-note-correspondence = Tage je Zug
clock-time = Bedenkzeit
clock-minutes = Minuten
clock-seconds = Sekunden mehr je Zug
clock-per-turn = Je Zug
clock-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}

# Einladungen, und Tische, die warten.
invite-text = Spiel mit mir:
invite-code = QR-Code des Links
invite-elsewhere = Der Link wurde auf einem anderen Gerät erstellt; dort findest du ihn.
waiting-as = Du spielst: { $side }
waiting-note = Der Tisch steht in der Lobby. Sieh dich ruhig um: Sobald sich jemand dazusetzt, geht es los.
waiting-call-off = Absagen
join-title = Eine Einladung
lobby-mine = Dein eigener Tisch

# Listen.
live-title = Laufende Partien
list-open = Öffnen
list-look = Ansehen
list-more = Mehr zeigen
list-acts = Am Zug: { $name }
list-won = Gewonnen
list-lost = Verloren
list-drawn = Unentschieden
list-winner = Sieg: { $name }
list-no-winner = Niemand hat gewonnen
mine-turn = Du bist am Zug
mine-others = Die andere Seite ist am Zug
mine-waiting = Warten auf Gegner
mine-over = Beendet
profile-history = Partien
profile-against = gegen
profile-nothing = Noch keine beendeten Partien.
profile-line = { $count ->
    [one] Wertung über { $count } Partie: von { $first } bis { $last }
   *[other] Wertung über { $count } Partien: von { $first } bis { $last }
}
leaders-side = Seite
leaders-note = Um auf der Liste zu stehen, brauchst du einen Namen und fünf gewertete Partien. Die Zahl hinter ± sagt, wie unsicher eine Wertung ist; ein Fragezeichen heißt, dass sie sich noch einpendelt. Die Stufen des Computers stehen zum Vergleich dabei.

# Einstellungen.
settings-pace = Tempo, wenn der Computer zieht
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-instant = Sofort
settings-notify = Benachrichtigen, wenn ich am Zug bin
settings-notify-note = Solange die App in einem Tab offen ist.
settings-notify-denied = Dein Browser verbietet es; in seinen Einstellungen lässt es sich erlauben.
settings-kept = Die Einstellungen werden in diesem Browser gespeichert.

# Konten.
account-title = Konto
account-playing-as = Du bist { $name }.
account-way-create = Partien behalten
account-way-sign-in = Anmelden
account-way-recover = Passwort vergessen
account-sign-in-note = Was du als Gast gespielt hast, bleibt beim Gast.
account-recovery-kept = Ich habe ihn notiert
dialog-copy = Kopieren
help-title = So wird gespielt

turns-begun = Deine Partie hat begonnen
turns-joined = { $name } spielt jetzt in deiner Partie { $game } mit.
turns-open = Zur Partie
new-rated-guest = Du bist Gast: Deine Wertung gehört zu diesem Browser, und Gäste stehen nicht in der Bestenliste. Mit einem Konto behältst du sie.
about-board-A = Seite A
about-board-B = Seite B
