# King of the Hill: options of a new match.

# Scenarios.
new-scenario = Szenario
scenario-note-introduction = Nur der Hügel und drei Arten von Einheiten; ideal zum Einstieg.
scenario-note-pitched-battle = Erst legt ihr Wälder, Seen und Straßen um den Hügel.
scenario-note-king-of-the-woods = Kein Hügel, dafür drei umkämpfte Wälder.
scenario-note-ambush = Blau muss durch einen Wald, in dem Rot lauert.
scenario-note-night-attack = Rot will das Lager von Blau am See zerstören.
scenario-note-random = Du wählst zuerst deine Armee. Dann wird eines der vier Szenarien mit Magie ausgelost.
map-reconstruction = Die Spielpläne haben wir nachgebaut: Die Anleitung zeigt sie nur als Bilder.

# Further options.
new-magic = Magie
new-fantasy = Fantasy-Einheiten
new-jokers = Joker
new-terrain = Gelände
new-magic-note = Karten können auch als Zauber gespielt werden.
new-fantasy-note = Monster, Flieger, Streitwagen und mehr.
new-jokers-note = Zwei zusätzliche Karten, die als jede Farbe zählen.
new-terrain-note = Vor der Aufstellung wird Gelände gelegt.
new-own-board-how-king-of-the-hill = Sieben Zeilen mit elf Zeichen: . offenes Gelände, 1 und 2 Hügel, F Wald, s flaches und ~ tiefes Wasser, + Straße, k Felsen, b und r die Aufstellungszonen von Blau und Rot.
