# Lessons: titles, remarks of their steps, and remarks about wrong answers.


lesson-king-of-the-hill-black-cards-title = Schwarze Karten bewegen
lesson-king-of-the-hill-black-cards-1 = Schwarze Karten bewegen. Kreuz: Die Infanterie macht einen freien Schritt, dann einen waagrechten oder senkrechten. Spiel die Kreuz 5: d2 nach d4.
lesson-king-of-the-hill-black-cards-1-wrong = So legst du die Karte nur ungenutzt ab. Bewege dich mit ihr.
lesson-king-of-the-hill-black-cards-1-wrong-2 = Nimm die Kreuz 5 und die Infanterie auf d2: Geh nach d4.
lesson-king-of-the-hill-black-cards-2 = Ihr spielt abwechselnd je eine Karte. Pik: Der letzte Schritt ist diagonal. Kavallerie hat vorher zwei freie Schritte. Spiel die Pik 7: g2 nach f5.
lesson-king-of-the-hill-black-cards-2-wrong = So legst du die Karte nur ungenutzt ab. Bewege dich mit ihr.
lesson-king-of-the-hill-black-cards-2-wrong-2 = Spiel die Pik 7 mit der Kavallerie: nach f5.
lesson-king-of-the-hill-black-cards-3 = Die Kavallerie steht neben der feindlichen Einheit auf e6: Beide sind im Nahkampf gebunden. Bring Hilfe mit der Kreuz 9: d4 nach d5 oder d6.
lesson-king-of-the-hill-black-cards-3-wrong = So legst du die Karte nur ungenutzt ab. Bewege dich mit ihr.
lesson-king-of-the-hill-black-cards-3-wrong-2 = Bring die Infanterie neben die feindliche Einheit auf e6.
lesson-king-of-the-hill-black-cards-done = Zwei deiner Einheiten stehen gegen eine: Das zählt in Angriff und Verteidigung. Die nächste Lektion zeigt den Angriff.

lesson-king-of-the-hill-red-cards-title = Rote Karten greifen an
lesson-king-of-the-hill-red-cards-1 = Rote Karten greifen an: Karo waagrecht oder senkrecht, Herz diagonal. Deine Einheit auf c5 nimmt dem Verteidiger eine Karte. Karo 9 auf d5.
lesson-king-of-the-hill-red-cards-2 = Die gezogene Karte war zu niedrig: Die Einheit ist vernichtet. Du darfst auf ihr Feld nachrücken. Verfolge.
lesson-king-of-the-hill-red-cards-3 = Nun wirst du mit einer Acht angegriffen und hast Karten gezogen. Rot, mindestens so hoch: abgewehrt. Schwarz: Flucht. Nimm den Karo-König.
lesson-king-of-the-hill-red-cards-4 = Abgewehrt! Gezogene Karten sind frei, eine Handkarte ist deine Aktion. Greif diagonal an: Herz-Dame auf e6.
lesson-king-of-the-hill-red-cards-wrong = Spiel in dieser Lektion, was die Aufgabe verlangt.
lesson-king-of-the-hill-red-cards-done = Greif mit Unterstützung an und behalte eine hohe Karte zur Verteidigung.

lesson-king-of-the-hill-shooting-title = Schießen und Flucht
lesson-king-of-the-hill-shooting-1 = Der Hügel blockiert die Sichtlinie von d2 nach d6. Vom Hügel aus nicht. Zieh die Bogenschützen mit der Kreuz 6 nach d3.
lesson-king-of-the-hill-shooting-2 = Mit jeder roten Karte wird geschossen, nur der Wert zählt. Schieß mit der Herz 9 auf d6.
lesson-king-of-the-hill-shooting-3 = Eine schwarze Karte rettete sie: Sie floh zu ihrem Rand. Vier Felder sind noch in Reichweite. Schieß noch einmal: Karo-Bube.
lesson-king-of-the-hill-shooting-wrong = Spiel in dieser Lektion, was die Aufgabe verlangt.
lesson-king-of-the-hill-shooting-done = Bogenschützen schießen mit jeder roten Karte, vier Felder weit, wenn sie nicht gebunden sind. Höhe öffnet die Sichtlinie.

lesson-king-of-the-hill-the-hill-title = Der Hügel entscheidet
lesson-king-of-the-hill-the-hill-1 = Zwei Ziele am Rundenende gewinnen: mehr Einheiten auf dem Hügel, mindestens drei dort, oder der feindliche General tot. Greif g5 an.
lesson-king-of-the-hill-the-hill-2 = Der Hügel gehört dir allein. Bleib oder verfolge: Beide Felder liegen auf dem Hügel.
lesson-king-of-the-hill-the-hill-3 = Zwei deiner Einheiten sind auf dem Hügel. Bring mit deiner letzten Karte die dritte: Kreuz 7, c2 nach d3.
lesson-king-of-the-hill-the-hill-wrong = Spiel in dieser Lektion, was die Aufgabe verlangt.
lesson-king-of-the-hill-the-hill-done = Sieg in der ersten Runde! Zähl den Hügel für beide Seiten, bevor die letzten Karten fallen.

lesson-king-of-the-hill-magic-title = Magie
lesson-king-of-the-hill-magic-1 = Mit Magie kann eine Karte ein Zauber sein. Rot 2 bis 10: ein Schritt in jede Richtung. Nimm die Karo 4: c2 nach c3.
lesson-king-of-the-hill-magic-2 = Schwarz 2 bis 10: Blitz. Er trifft jede feindliche Einheit, die zwei Karten mehr zieht. Triff f6 mit der Pik 10.
lesson-king-of-the-hill-magic-3 = Schwarzer Bube, Dame oder König: Verwirrung. Der Gegner verliert eine zufällige Karte, und du spielst noch einmal. Nimm den Kreuz-König.
lesson-king-of-the-hill-magic-wrong = Spiel in dieser Lektion, was die Aufgabe verlangt.
lesson-king-of-the-hill-magic-done = Rote Bildkarten versetzen den General, ein rotes Ass holt eine Einheit zurück, ein schwarzes lähmt. Die Hilfe nennt alle Zauber.
