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
