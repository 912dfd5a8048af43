# Lessons: titles, remarks of their steps, and remarks about wrong answers.


lesson-king-and-assassins-way-home-title = Der Weg nach Hause
lesson-king-and-assassins-way-home-1 = Du bist der König. Du musst durch ein Burgtor nach Hause. Die Rundenkarte gibt dem König 1 AP: Geh ein Feld auf das Tor b6 zu.
lesson-king-and-assassins-way-home-1-wrong = Noch nicht: Nicht genutzte AP verfallen.
lesson-king-and-assassins-way-home-1-wrong-2 = Das führt vom Tor weg. Geh nach Westen, auf c6.
lesson-king-and-assassins-way-home-1-wrong-3 = Erst der König: Wähle ihn auf d6.
lesson-king-and-assassins-way-home-2 = Der AP des Königs ist verbraucht. Die Ritter haben 6 eigene AP. Stell einen neben den König, damit dort niemand steht: d7 nach c7.
lesson-king-and-assassins-way-home-2-wrong = Andere Ritter helfen später. Zieh jetzt den von d7 nach c7.
lesson-king-and-assassins-way-home-3 = Du kannst die übrigen AP nutzen oder so stehen bleiben. Wenn du fertig bist, beende deinen Zug: Dann ziehen die Bürger.
lesson-king-and-assassins-way-home-3-wrong = Der Ritter auf c7 schützt den König. Lass ihn dort.
lesson-king-and-assassins-way-home-4 = Neue Runde, neue Karte: Sie gibt dem König 2 AP. Geh auf das Burgtor.
lesson-king-and-assassins-way-home-4-wrong = Jetzt nach Hause: Der König geht auf b6.
lesson-king-and-assassins-way-home-5 = Auf dem Tor zu stehen genügt nicht. Betritt mit dem anderen AP die Burg: Wähle den König, dann die Burg hinter dem Tor.
lesson-king-and-assassins-way-home-5-wrong = So nah! Betritt von b6 aus die Burg.
lesson-king-and-assassins-way-home-done = Der König ist zu Hause. 1 AP pro Runde ist wenig: Plane den Weg und lass die Ritter ihn freihalten.
