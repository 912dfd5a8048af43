# King & Assassins: the rules, one short text per clause. docs/rules has the full text.

rules-section-KA-1 = Der Spielplan
clause-KA-1-1 = Der Spielplan hat zehn mal zehn Felder: Straßenfelder und Dachfelder. Ein Burgtor ist ein Straßenfeld, von dem aus es in einer Richtung in die Burg geht.
clause-KA-1-2 = Auf jedem Feld steht höchstens eine Figur, und keine Figur zieht über ein besetztes Feld.
clause-KA-1-3 = Alle Aktionen gehen waagrecht oder senkrecht auf eines der vier Nachbarfelder, nie diagonal.
clause-KA-1-4 = Ein eigener Spielplan hat zehn mal zehn Felder. Er braucht zwölf Startfelder für Bürger, sieben für Ritter zu jedem Startfeld des Königs (kein Startfeld doppelt, der König immer auf einer Straße) und mindestens ein Burgtor. Jedes Burgtor liegt auf einer Straße, mit dem Ausgang zu einem Dach oder vom Spielplan, und von jedem Startfeld des Königs führt ein Weg über Straßen zu einem Burgtor.

rules-section-KA-2 = Die Figuren
clause-KA-2-1 = Es gibt einen König, sieben Ritter und zwölf Bürger mit eigenen Namen.
clause-KA-2-2 = Alle sehen, welcher Bürger wo steht. Zu Beginn werden die Bürger zufällig auf ihre Startfelder verteilt.

rules-section-KA-3 = Die Karten
clause-KA-3-1 = Eine Rundenkarte gibt Aktionspunkte (AP) für den König, die Ritter und den Meuchlerspieler. Manche Karten zeigen auch ein Fesselsymbol.
clause-KA-3-2 = Der Rundenstapel hat fünfzehn Karten, immer dieselben.
clause-KA-3-3 = Auf Seite B wird die Karte mit dem roten Edelstein aussortiert: Es bleiben vierzehn Runden.
clause-KA-3-4 = Der Rundenstapel wird nur einmal gemischt. Zu Beginn jeder Runde wird eine Karte aufgedeckt; aufgedeckte Karten kommen nicht wieder.

rules-section-KA-4 = Die Vorbereitung
clause-KA-4-1 = Der Meuchlerspieler wählt geheim drei der zwölf Bürger als Meuchler.
clause-KA-4-2 = Hat der König mehrere Startfelder, werden zuerst die Meuchler gewählt. Dann wählt der Königspieler ein Startfeld, und die Ritter kommen auf die zugehörigen Felder.

rules-section-KA-5 = Die Runde
clause-KA-5-1 = Eine Runde: Eine Rundenkarte wird aufgedeckt, dann ist der Königspieler am Zug, danach der Meuchlerspieler.
clause-KA-5-2 = Nicht genutzte AP verfallen am Ende des Zuges. Du darfst deinen Zug jederzeit beenden, und er endet erst, wenn du ihn beendest.
clause-KA-5-3 = Die AP des Königs sind nur für den König, die der Ritter nur für die Ritter. Die Reihenfolge ist beliebig.

rules-section-KA-6 = Der König
clause-KA-6-1 = Für 1 AP bewegt sich der König auf ein benachbartes leeres Straßenfeld. Er betritt kein Dach, schubst nicht, greift nicht an und nimmt niemanden gefangen.
clause-KA-6-2 = Von einem Burgtor aus betritt der König für 1 AP die Burg, und der Königspieler gewinnt. Das Burgtor nur zu erreichen, reicht nicht. Eine Figur auf dem Dach dahinter hält ihn nicht auf.

rules-section-KA-7 = Die Ritter
clause-KA-7-1 = Ein Ritter bewegt sich für 1 AP, klettert für 2 AP auf ein Dach hoch und für 1 AP wieder runter.
clause-KA-7-2 = Betritt ein Ritter ein Feld mit einem Bürger oder Meuchler, schubst er ihn; das kostet nichts zusätzlich. Felder mit dem König oder einem anderen Ritter darf er nicht betreten.
clause-KA-7-3 = Für 1 AP schaltet ein Ritter einen benachbarten enttarnten Meuchler aus. Von der Straße aus reicht niemand auf ein Dach hinauf.
clause-KA-7-4 = Zeigt die Rundenkarte ein Fesselsymbol, darf ein Ritter einmal pro Runde für 1 AP einen benachbarten Bürger gefangen nehmen. Ein enttarnter Meuchler wird nicht gefangen genommen, sondern ausgeschaltet.
clause-KA-7-5 = Ein gefangener Bürger wird vom Spielplan genommen. Ob er ein Meuchler war, weiß bis zum Ende nur der Meuchlerspieler.

rules-section-KA-8 = Schubsen
clause-KA-8-1 = Eine geschubste Figur bewegt sich ein Feld in dieselbe Richtung wie der Ritter. Steht dort ein Bürger oder Meuchler, wird auch er geschubst, und so weiter.
clause-KA-8-2 = Keine Figur darf von der Straße auf ein Dach, vom Spielplan oder auf ein Feld mit einem Ritter oder dem König geschubst werden. Dann darf sich auch der Ritter nicht dorthin bewegen.
clause-KA-8-3 = Vom Dach auf die Straße und von Dach zu Dach darf geschubst werden. Ritter und König werden nie geschubst, und niemand wird in die Burg geschubst.

rules-section-KA-9 = Die Bürger
clause-KA-9-1 = Ein Bürger bewegt sich für 1 AP auf ein leeres Nachbarfeld, klettert für 2 AP hoch und für 1 AP runter.
clause-KA-9-2 = Mehr können Bürger nicht. Getarnte Meuchler gelten als Bürger.

rules-section-KA-10 = Die Meuchler
clause-KA-10-1 = Der Meuchlerspieler darf in seinem Zug jederzeit und kostenlos beliebig viele Meuchler enttarnen.
clause-KA-10-2 = Ein enttarnter Meuchler bewegt sich für 1 AP, klettert für 1 AP hoch und kostenlos runter, immer auf ein leeres Nachbarfeld.
clause-KA-10-3 = Ein enttarnter Meuchler schaltet einen benachbarten Ritter aus: den ersten pro Runde für 1 AP, den zweiten für 2 AP, einen dritten nicht. Von der Straße aus reicht niemand auf ein Dach hinauf.
clause-KA-10-4 = Ein enttarnter Meuchler neben dem König greift ihn für 2 AP an und fügt ihm einen Treffer zu, auch mehrmals, wenn die AP reichen. Der zweite Treffer tötet den König.

rules-section-KA-11 = Das Ende der Partie
clause-KA-11-1 = Der Königspieler gewinnt sofort, wenn der dritte Meuchler aus dem Spiel ist.
clause-KA-11-2 = Der Königspieler gewinnt sofort, wenn der König die Burg betritt.
clause-KA-11-3 = Der Meuchlerspieler gewinnt sofort, wenn der König seinen zweiten Treffer erhält.
clause-KA-11-4 = Der Meuchlerspieler gewinnt, wenn die Runde der letzten Karte vorbei ist und der König noch auf dem Spielplan steht.
