# King of the Hill: the inspector.

# Units.
inspect-free = Freie Schritte
inspect-ruled = In Kartenrichtung
inspect-close = Verteidigung im Nahkampf
inspect-shot = Verteidigung gegen Schüsse
inspect-range = Reichweite
inspect-penalty = Verteidigung ihres Ziels
inspect-flies = Fliegt
inspect-yes = ja
inspect-general = Die Krone zeigt den General. Wird diese Einheit vernichtet, ist der General tot.
inspect-engaged = Gekreuzte Schwerter: Diese Einheit ist im Nahkampf gebunden, mit einem Feind auf { $spaces }. Dann kann sie nicht schießen.
inspect-paralysed = Gelähmt: Diese Einheit kann jetzt nichts tun.

# Reach by suit.
inspect-reach-C = ♣︎ bewegt
inspect-reach-S = ♠︎ bewegt
inspect-reach-D = ♦︎ greift an
inspect-reach-H = ♥︎ greift an

# Terrain.
inspect-cover = Verteidigungskarten
inspect-stops = Beendet die Bewegung
inspect-hides = Blockiert die Sichtlinie
inspect-impassable = Unpassierbar
inspect-level = Höhe
inspect-stands-on = Gelände: { $ground }

# Cards.
inspect-order = Niedrig bis hoch
inspect-now = Jetzt möglich
inspect-ace = Das Ass ist am höchsten.
inspect-joker = Die Farbe eines Jokers wählst du: Schwarz bewegt, Rot greift an. Er zählt wie ein Ass und wirkt keinen Zauber.
inspect-burn = Eine Karte abzulegen hat keine Wirkung. Es ist deine Aktion: Du wartest und lässt den Gegner handeln.
inspect-pile = Nachziehstapel
inspect-pile-note = Von hier werden Verteidigungskarten gezogen.
inspect-round = Runde
inspect-round-note = Eine Runde endet, wenn beide Hände leer sind. Dann zählen beide Seiten ihre Ziele: Die Partie kann vor Runde 7 enden.

# Players.
inspect-units = Einheiten auf dem Spielplan
inspect-lost = Vernichtete Einheiten
inspect-hand = Handkarten
inspect-on-hill = Einheiten auf dem Hügel
