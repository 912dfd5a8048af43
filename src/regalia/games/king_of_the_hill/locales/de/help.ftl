# King of the Hill: how to play, and credits.

howto-king-of-the-hill-aim-title = Zwei Armeen
howto-king-of-the-hill-aim = Blau und Rot kämpfen um einen Hügel. Jede Armee besteht aus sieben geheim gewählten Einheiten, eine davon mit dem General. Du gewinnst, wenn du am Ende einer Runde zwei Ziele erfüllst und dein Gegner nicht.
howto-king-of-the-hill-cards-title = Karten
howto-king-of-the-hill-cards = Alles läuft über Spielkarten. Du bekommst acht pro Runde: Schwarze bewegen, rote greifen an. Kreuz und Karo gelten waagrecht und senkrecht, Pik und Herz diagonal. Ihr spielt abwechselnd je eine Karte.
howto-king-of-the-hill-move-title = Bewegen
howto-king-of-the-hill-move = Wähle eine schwarze Karte und eine Einheit. Die freien Schritte gehen in jede Richtung, die übrigen nur in Kartenrichtung. Schnelle Einheiten kommen weiter. Wald, Felsen und flaches Wasser beenden die Bewegung, tiefes Wasser ist unpassierbar.
howto-king-of-the-hill-attack-title = Angreifen
howto-king-of-the-hill-attack = Wähle eine rote Karte, eine Einheit und eine feindliche Einheit, die in Kartenrichtung daneben steht. Der Wert der Karte ist die Stärke des Angriffs. Bogenschützen schießen mit jeder roten Karte aus der Entfernung.
howto-king-of-the-hill-defend-title = Verteidigen
howto-king-of-the-hill-defend = Der Verteidiger zieht Karten: mehr mit eigenen Einheiten und Deckung in der Nähe, weniger zwischen Feinden. Eine Karte, die mindestens so hoch ist wie der Angriff, rettet die Einheit: Mit einer roten wehrt sie ihn ab, mit einer schwarzen flieht sie. Auch eine Handkarte kann das. Sonst ist die Einheit vernichtet.
howto-king-of-the-hill-bid-title = Wer beginnt
howto-king-of-the-hill-bid = Vor den Aktionen bieten beide verdeckt eine Karte. Wer höher bietet, bestimmt den Startspieler; beide Karten werden abgelegt. Es bleiben sieben, für Angriff und Verteidigung zusammen.
howto-king-of-the-hill-end-title = Ziele
howto-king-of-the-hill-end = Es gibt drei: Der feindliche General ist tot; du hast mehr Einheiten auf dem Hügel als dein Gegner; du hast dort mindestens drei Einheiten (oder alle, die dir bleiben). Wer am Ende einer Runde zwei davon erfüllt, gewinnt, außer der Gegner erfüllt auch zwei. Nach sieben Runden ohne Sieger endet die Partie unentschieden. Andere Szenarien haben eigene Ziele.
credits-king-of-the-hill = King of the Hill ist ein Spiel von perno, entstanden aus „Les Rois du Ring“ von Chien Sauvage. Die Anleitung zeigt die Spielpläne nur als Bilder, die uns nicht vorlagen: Alle vier Spielpläne haben wir nachgebaut.
