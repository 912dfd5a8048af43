# Lists of matches: lobby, matches to watch, own matches, invitations.

# Lobby and invitations.
lobby-empty = Gerade wartet niemand. Eröffne einen Tisch: Du erfährst, sobald jemand mitspielt.
lobby-open-table = Tisch eröffnen
lobby-join = Mitspielen
lobby-waiting = Warten auf einen Gegner …
lobby-invite = Schick diesen Link an deinen Gegner:
lobby-invited = { $name } lädt dich zu einer Partie { $game } ein.

invite-text = Spiel mit mir:
invite-code = QR-Code des Links
invite-elsewhere = Der Link wurde auf einem anderen Gerät erstellt; dort findest du ihn.
waiting-as = Du spielst: { $side }
waiting-note = Dein Tisch ist in der Lobby zu sehen. Du kannst dich solange umsehen: Sobald jemand mitspielt, geht es los.
waiting-call-off = Partie abbrechen
join-title = Einladung
lobby-mine = Dein Tisch
invite-loopback = Nur dieses Gerät kann diesen Link öffnen: „{ $host }“ ist seine eigene Adresse.
invite-loopback-help = Um mit jemandem an einem anderen Gerät zu spielen, starte den Server so, dass dein Netz ihn erreicht, öffne diese Seite unter der Netzadresse dieses Rechners (etwa http://192.168.1.20:8000) und erstelle die Partie noch einmal. Der Befehl:

# Lists.
watch-empty = Gerade gibt es keine Partie zum Zuschauen.
watch-delayed = Geheimnisse werden erst nach der Partie gezeigt.
my-games-empty = Du hast noch nicht gespielt.

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
mine-practice = Gegen den Computer oder an einem Gerät
mine-cancelled = Abgebrochen
mine-missing = Spiel nicht installiert
list-cancelled = Abgebrochen
list-time-left = noch { $time }
list-here = ist am Brett
