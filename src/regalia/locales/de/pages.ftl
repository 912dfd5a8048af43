# Die Seiten um die Spiele herum: was web.ftl nicht sagt.

# Zwischen Browser und Server.
net-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
offline-silent = Der Server antwortet nicht
offline-honest = Ohne Verbindung kannst du hier nicht spielen. Deine Partien sind auf dem Server gespeichert und gehen später dort weiter, wo sie aufgehört haben.

# Seiten und Leute.
side-king = König
side-assassins = Meuchler
side-blue = Blau
side-red = Rot
face-nobody = noch niemand
turns-waiting = { $name } wartet in { $game } auf dich.
turns-count = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}

# Die Startseite.
home-welcome = Kein Konto nötig: Spiel auswählen und loslegen.
home-how = So wird gespielt
home-more = Weitere Optionen
home-open-tables = { $count ->
    [0] Keine offenen Tische
    [one] { $count } offener Tisch
   *[other] { $count } offene Tische
}

# Vor einer Partie.
new-opponent = Gegner
opponent-computer = Der Computer
opponent-note-computer = es geht sofort los
opponent-invite = Mit Einladung
opponent-note-invite = per Link, den du verschickst
opponent-open = Offener Tisch
opponent-note-open = alle in der Lobby können mitspielen
opponent-hotseat = An einem Gerät
opponent-note-hotseat = ihr gebt es hin und her
new-magic-note = Karten können auch als Zauber gespielt werden.
new-fantasy-note = Monster, Flieger, Streitwagen und mehr.
new-jokers-note = Zwei zusätzliche Karten, die als jede Farbe zählen.
new-crystal = Aussortierte Rundenkarte
new-as-usual = Standard
new-rated-note = Die Partie zählt für die Wertung beider Spieler.
new-own-board = Eigener Spielplan
new-own-board-note = als Text
new-own-board-from = Vorlage
new-own-board-from-nothing = keine
new-own-board-back = Zurück zu meinem Text
new-own-board-check = Prüfen
new-own-board-sound = Dieser Spielplan ist in Ordnung.
new-own-board-how-king-and-assassins = Zehn Zeilen mit zehn Zeichen, # für ein Dach und . für eine Straße; dann Zeilen wie „king: j1“, „knights: d9 …“, „citizens: h9 …“ und „gates: c8 exit north“.
new-own-board-how-king-of-the-hill = Sieben Zeilen mit elf Zeichen: . offenes Gelände, 1 und 2 Hügel, F Wald, s flaches und ~ tiefes Wasser, + Straße, k Felsen, b und r die Aufstellungszonen von Blau und Rot.
scenario-introduction = Einführung
scenario-note-introduction = Nur der Hügel und drei Arten von Einheiten; ideal zum Einstieg.
scenario-pitched-battle = Feldschlacht
scenario-note-pitched-battle = Erst legt ihr Wälder, Seen und Straßen um den Hügel.
scenario-king-of-the-woods = König der Wälder
scenario-note-king-of-the-woods = Kein Hügel, dafür drei umkämpfte Wälder.
scenario-ambush = Hinterhalt
scenario-note-ambush = Blau muss durch einen Wald, in dem Rot lauert.
scenario-night-attack = Nachtangriff
scenario-note-night-attack = Rot will das Lager von Blau am See zerstören.
clock-kind-none = Ohne Zeitlimit
clock-note-none = so viel Zeit, wie ihr wollt
clock-kind-fischer = Echtzeit
clock-note-fischer = Minuten für die ganze Partie
clock-kind-correspondence = Fernpartie
clock-note-correspondence = Tage pro Zug
clock-time = Zeit pro Spieler
clock-minutes = Minuten
clock-seconds = Zeitgutschrift pro Zug (Sekunden)
clock-per-turn = Zeit pro Zug
clock-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}

# Einladungen, und Tische, die warten.
invite-text = Spiel mit mir:
invite-code = QR-Code des Links
invite-elsewhere = Der Link wurde auf einem anderen Gerät erstellt; dort findest du ihn.
waiting-as = Du spielst: { $side }
waiting-note = Dein Tisch ist in der Lobby zu sehen. Du kannst dich solange umsehen: Sobald jemand mitspielt, geht es los.
waiting-call-off = Partie abbrechen
join-title = Einladung
lobby-mine = Dein Tisch

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
list-no-winner = Kein Sieger
mine-turn = Du bist am Zug
mine-others = Gegner am Zug
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
leaders-note = Für die Bestenliste brauchst du ein Konto und fünf gewertete Partien. Die Zahl hinter ± zeigt, wie unsicher eine Wertung ist; ein Fragezeichen heißt, dass sie noch vorläufig ist. Die Stufen des Computers stehen zum Vergleich dabei.
leaders-place = Außerdem brauchst du auf dieser Seite { $opponents } verschiedene Gegner: Spieler mit Konto oder Stufen des Computers. Gibt jemand in den ersten { $actions } Aktionen auf, steigt die Wertung des Siegers nicht. Siege gegen Gäste und neue Spieler zählen weniger, ebenso wiederholte Partien gegen denselben Spieler.

# Einstellungen.
settings-pace = Tempo der gegnerischen Züge
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-instant = Sofort
settings-notify = Benachrichtigen, wenn ich am Zug bin
settings-notify-note = Solange Regalia in einem Tab geöffnet ist.
settings-notify-denied = Dein Browser blockiert Benachrichtigungen; du kannst sie in seinen Einstellungen erlauben.
settings-kept = Die Einstellungen werden in diesem Browser gespeichert.

# Konten.
account-title = Konto
account-playing-as = Du bist { $name }.
account-way-create = Konto anlegen
account-way-sign-in = Anmelden
account-way-recover = Passwort vergessen
account-sign-in-note = Partien, die du als Gast gespielt hast, werden nicht ins Konto übernommen.
account-recovery-kept = Ich habe ihn notiert
dialog-copy = Kopieren
help-title = So wird gespielt

turns-begun = Deine Partie hat begonnen
turns-joined = { $name } spielt jetzt in deiner Partie { $game } mit.
turns-open = Zur Partie
new-rated-guest = Du bist Gast: Deine Wertung gehört zu diesem Browser, und Gäste stehen nicht in der Bestenliste. Mit einem Konto behältst du sie.
about-board-A = Seite A
about-board-B = Seite B
# The devices of an account.
sessions-title = Geräte
sessions-note = Auf diesen Geräten bist du angemeldet. Melde Geräte ab, die du nicht mehr benutzt oder nicht kennst.
sessions-current = Dieses Gerät
sessions-unknown = Unbekannter Browser
sessions-online = Gerade aktiv
sessions-used = Zuletzt benutzt: { $when }
sessions-recent = In der letzten Stunde benutzt
sessions-end = Abmelden
sessions-end-device = Abmelden: { $device }
sessions-ended = Das Gerät ist abgemeldet.
sessions-everywhere = Überall abmelden
sessions-everywhere-sure = Auf allen Geräten abmelden, auch auf diesem?
leaders-provisional = { $deviation } ?
map-reconstruction = Die Spielpläne haben wir nachgebaut: Die Anleitung zeigt sie nur als Bilder.
invite-loopback = Nur dieses Gerät kann diesen Link öffnen: „{ $host }“ ist seine eigene Adresse.
invite-loopback-help = Um mit jemandem an einem anderen Gerät zu spielen, starte den Server so, dass dein Netz ihn erreicht, öffne diese Seite unter der Netzadresse dieses Rechners (etwa http://192.168.1.20:8000) und erstelle die Partie noch einmal. Der Befehl:
mine-practice = Gegen den Computer oder an einem Gerät
mine-cancelled = Abgebrochen
list-cancelled = Abgebrochen
