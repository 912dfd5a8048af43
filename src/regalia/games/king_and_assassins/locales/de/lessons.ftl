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

lesson-king-and-assassins-clear-the-way-title = Den Weg freimachen
lesson-king-and-assassins-clear-the-way-1 = Ein Bürger auf c7 versperrt dem König den Weg. Der König schubst nicht, Ritter schon: Zieh den Ritter von d7 nach c7.
lesson-king-and-assassins-clear-the-way-2 = Der Bürger steht jetzt auf b7, ohne weitere Kosten. Nun steht der Ritter im Weg: Geh zurück nach d7.
lesson-king-and-assassins-clear-the-way-3 = Auch das Tor ist versperrt. Der Ritter auf dem Dach steigt für 1 AP herab (hinauf kostet 2). Geh nach d8, dann schubse auf c8.
lesson-king-and-assassins-clear-the-way-4 = Lass den Ritter zurück nach d8 gehen. Dann geht der König zwei Felder bis zum Tor: Seine 2 AP reichen.
lesson-king-and-assassins-clear-the-way-5 = Der König hat keine AP mehr. Beende deinen Zug: Die Ritter neben ihm schützen ihn.
lesson-king-and-assassins-clear-the-way-6 = Betritt jetzt durch das Tor die Burg.
lesson-king-and-assassins-clear-the-way-wrong = Das macht den Weg nicht frei. Folge dem Pfeil.
lesson-king-and-assassins-clear-the-way-done = Ritter schubsen ohne Kosten, aber nie von der Straße auf ein Dach. Schau vorher ein Feld weiter.

lesson-king-and-assassins-captures-title = Gefangennahmen und was sie verraten
lesson-king-and-assassins-captures-1 = Ein getarnter Meuchler ist übrig. Die Karte zeigt Fesseln: Einmal darf ein Ritter für 1 AP einen Bürger gefangen nehmen. Nimm den auf d5.
lesson-king-and-assassins-captures-2 = Es geht weiter, also war es nicht der letzte Meuchler. Mehr erfährst du nicht. Beende deinen Zug und sieh, wer näher kommt.
lesson-king-and-assassins-captures-3 = Der Mönch ist auf den König zugegangen, und die neue Karte zeigt wieder Fesseln. Nimm ihn auf d7 gefangen.
lesson-king-and-assassins-captures-wrong = Nicht jetzt. Nimm den Ritter auf d6 neben dem König.
lesson-king-and-assassins-captures-done = Alle drei Meuchler sind aus dem Spiel, du gewinnst. Vor dem letzten zeigt eine Gefangennahme nur: Es geht weiter.

lesson-king-and-assassins-count-points-title = Zählen, bevor du anhältst
lesson-king-and-assassins-count-points-1 = Der König ist verletzt: Ein Treffer noch, und es ist aus. 4 AP minus 2 für den Angriff: 2 Schritte. Von c4 reicht das bis d5. Sperre d5.
lesson-king-and-assassins-count-points-2 = Jedes Feld neben d6 ist nun von einem Ritter besetzt oder zu weit weg. Zieh den König nach d6.
lesson-king-and-assassins-count-points-3 = Du hast gezählt: Beende deinen Zug.
lesson-king-and-assassins-count-points-4 = Der Metzger hat sich enttarnt, kam aber nicht bis zum König. Einen enttarnten Meuchler auszuschalten kostet 1 AP: c5.
lesson-king-and-assassins-count-points-wrong = Vorsicht: Zähl, wie viele Schritte ein Bürger bis neben den König braucht. Folge dem Pfeil.
lesson-king-and-assassins-count-points-done = Zähl so in jedem Zug: Die AP der Meuchler minus 2 für einen Angriff sind die Schritte, die sie haben.

lesson-king-and-assassins-walking-title = Gehen und Dächer
lesson-king-and-assassins-walking-1 = Du spielst die Bürger. Drei sind Meuchler: Nur du siehst ihre Markierung. Ein Schritt kostet 1 AP. Zieh den Mönch von e5 nach e4.
lesson-king-and-assassins-walking-2 = Vom Dach aus kommt man weiter. Hinauf kostet einen Bürger 2 AP, hinab 1. Klettere von e4 auf f4.
lesson-king-and-assassins-walking-3 = Bewegen sich nur Meuchler, weiß der König, wen er fangen muss. Zieh auch den unschuldigen Knappen: c7 nach d7.
lesson-king-and-assassins-walking-4 = 1 AP ist übrig. Sparen kann man ihn nicht: Beende deinen Zug.
lesson-king-and-assassins-walking-wrong = In einer Partie ist das erlaubt. In dieser Lektion folge dem Pfeil.
lesson-king-and-assassins-walking-done = Der König hat Bürger ziehen sehen und weiß nicht, warum. Unschuldige zu bewegen ist die AP wert.

lesson-king-and-assassins-strike-title = Enttarnen, ausschalten, angreifen
lesson-king-and-assassins-strike-1 = Du hast 5 AP, und den König auf e7 deckt ein Ritter. Enttarnen kostet nichts: Wähle den Metzger auf c7 und enttarne ihn.
lesson-king-and-assassins-strike-2 = Der erste Ritter im Zug kostet 1 AP, der zweite 2, einen dritten gibt es nicht. Schalte den Ritter auf d7 aus.
lesson-king-and-assassins-strike-3 = 4 AP sind übrig. Geh neben den König: c7 nach d7.
lesson-king-and-assassins-strike-4 = Ein Angriff auf den König kostet 2 AP. Greif e7 an.
lesson-king-and-assassins-strike-5 = Ein Treffer. Der letzte AP reicht für keinen Angriff mehr: Beende deinen Zug.
lesson-king-and-assassins-strike-6 = Der König ist ohne Ritter nach e8 geflohen. Geh neben ihn und greif noch einmal an.
lesson-king-and-assassins-strike-wrong = Spar deine AP: Jeder zählt. Folge dem Pfeil.
lesson-king-and-assassins-strike-done = Zwei Treffer, und der König ist tot. Zähl vorher: Schritte, 1 für den ersten Ritter, 2 pro Angriff.

lesson-king-and-assassins-in-time-title = Rechtzeitig enttarnen
lesson-king-and-assassins-in-time-1 = Im nächsten Zug ist der König zu Hause, und der Mönch ist dein letzter Meuchler. Enttarnt klettert er für 1 AP statt 2. Enttarne ihn.
lesson-king-and-assassins-in-time-2 = Klettere auf e9 und geh über die Dächer nach c9: 3 AP. Dann bleiben 2.
lesson-king-and-assassins-in-time-3 = Vom Dach aus erreicht er auch die Straße. Greif den König an.
lesson-king-and-assassins-in-time-wrong = Dann reichen 5 AP nicht. Ein getarnter Meuchler klettert für 2 AP: Erst enttarnen, dann über die Dächer.
lesson-king-and-assassins-in-time-done = Rechtzeitig! Versteck dich unter den Bürgern, solange der König weit weg ist, und enttarne dich, wenn die AP reichen.
