# The help page, around the texts of each game.

howto-operate = Tippe oder klicke in einer Partie eine Figur an: Die Felder, die sie erreichen kann, leuchten auf. Ist etwas nicht erlaubt, erfährst du, welche Regel es verbietet. Mit Pfeiltasten und Eingabetaste geht alles, was mit der Maus geht.
credits-title = Urheber
credits-regalia = Regalia ist eine inoffizielle Umsetzung mit eigenen Texten und Zeichnungen, ohne Verbindung zu den Autoren und Verlagen.

tour-done = Jetzt spielen

# The rules.
rules-title = Die Regeln im Einzelnen
rules-note = Ist etwas nicht erlaubt, wird dir gesagt, welche dieser Regeln es verbietet.
rules-note-rulings = Mit „unsere Regelung“ ist markiert, was wir entschieden haben: Dort lassen die gedruckten Regeln eine Lücke.
rules-ruling = unsere Regelung
