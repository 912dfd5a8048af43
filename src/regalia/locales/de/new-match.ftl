# The form of a new match, and the settings of matches in lists.

new-title = Neue Partie
new-game = Spiel
new-seat = Deine Seite
new-seat-random = Zufällig
new-board = Spielplan
new-level = Stufe
new-rated = Gewertet
new-casual = Ungewertet
new-begin = Los geht’s
new-as-usual = Standard
new-rated-note = Die Partie zählt für die Wertung beider Spieler.
new-rated-guest = Du bist Gast: Deine Wertung gehört zu diesem Browser, und Gäste stehen nicht in der Bestenliste. Mit einem Konto behältst du sie.

# Opponents and levels.
new-opponent = Gegner
opponent-computer = Der Computer
opponent-note-computer = es geht sofort los
opponent-invite = Mit Einladung
opponent-note-invite = per Link, den du verschickst
opponent-open = Offener Tisch
opponent-note-open = alle in der Lobby können mitspielen
opponent-hotseat = An einem Gerät
opponent-note-hotseat = ihr gebt es hin und her
level-name-1 = Neuling
level-name-2 = Lehrling
level-name-3 = Gelegenheitsspieler
level-name-4 = Vielspieler
level-name-5 = Kenner
level-name-6 = Veteran
level-name-7 = Experte
level-name-8 = Meister
level-of = Stufe { $level }: { $name }

# Time controls.
new-clock = Bedenkzeit
new-clock-none = Ohne Zeitlimit
new-clock-form = { $minutes } min + { $seconds } s pro Zug
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

# Custom boards.
new-own-board = Eigener Spielplan
new-own-board-note = als Text
new-own-board-from = Vorlage
new-own-board-from-nothing = keine
new-own-board-back = Zurück zu meinem Text
new-own-board-check = Prüfen
new-own-board-sound = Dieser Spielplan ist in Ordnung.
