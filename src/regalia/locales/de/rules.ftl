# Die Regeln in wenigen Worten, Absatz für Absatz: darauf verweist eine Absage.

rules-title = Die Regeln im Einzelnen
rules-note = Ist etwas nicht erlaubt, wird dir gesagt, welche dieser Regeln es verbietet.

rules-section-KA-1 = Der Spielplan
clause-KA-1-1 = Der Spielplan hat zehn mal zehn Felder: Straßen und Dächer. Ein Burgtor ist ein Straßenfeld, von dem eine Richtung in die Burg führt.
clause-KA-1-2 = Auf einem Feld steht höchstens eine Figur, und niemand geht durch jemanden hindurch.
clause-KA-1-3 = Alles geht entlang der Reihen und Spalten, auf eines der vier Nachbarfelder. Nichts geht diagonal.
clause-KA-1-4 = Ein eigener Spielplan hat zehn mal zehn Felder, zwölf Startfelder für Bürger, sieben für Ritter zu jedem Start des Königs, keines doppelt, Könige auf Straßen und mindestens ein Burgtor: auf einer Straße, mit dem Ausgang zu einem Dach oder vom Plan, und von jedem Start des Königs über Straßen zu erreichen.

rules-section-KA-2 = Die Figuren
clause-KA-2-1 = Es gibt einen König, sieben Ritter und zwölf Bürger mit eigenen Namen.
clause-KA-2-2 = Alle sehen, welcher Bürger wo steht. Am Anfang werden sie zufällig auf ihre Felder verteilt, jeder einmal.

rules-section-KA-3 = Die Karten
clause-KA-3-1 = Eine Rundenkarte gibt Aktionspunkte für den König, die Ritter und die Menge. Manche Karten zeigen auch Fesseln.
clause-KA-3-2 = Der Stapel hat fünfzehn Karten, immer dieselben.
clause-KA-3-3 = Auf Seite B wird die Karte mit dem Kristall aussortiert: Es bleiben vierzehn Runden.
clause-KA-3-4 = Der Stapel wird einmal gemischt. Jede Runde beginnt damit, dass eine Karte aufgedeckt wird; aufgedeckte kommen nicht wieder.

rules-section-KA-4 = Die Vorbereitung
clause-KA-4-1 = Wer die Meuchler führt, wählt heimlich drei der zwölf Bürger.
clause-KA-4-2 = Hat der König mehrere Startfelder, werden erst die Meuchler gewählt; dann sucht sich der König seines aus, und die Ritter stehen um ihn herum.

rules-section-KA-5 = Die Runde
clause-KA-5-1 = Eine Runde: Eine Karte wird aufgedeckt, dann zieht die Seite des Königs, dann die Menge.
clause-KA-5-2 = Punkte, die am Ende eines Zugs übrig sind, verfallen. Ein Zug darf jederzeit beendet werden, und er endet nur, wenn man es sagt.
clause-KA-5-3 = Die Punkte des Königs sind nur für den König, die der Ritter nur für die Ritter. Die Reihenfolge ist frei.

rules-section-KA-6 = Der König
clause-KA-6-1 = Für einen Punkt geht der König auf ein leeres Straßenfeld neben sich. Er steigt auf kein Dach, schubst niemanden, schlägt niemanden und nimmt niemanden gefangen.
clause-KA-6-2 = Von einem Burgtor aus betritt er für einen Punkt die Burg und hat gewonnen. Auf dem Tor zu stehen genügt nicht; wer auf dem Dach dahinter steht, hält ihn nicht auf.

rules-section-KA-7 = Die Ritter
clause-KA-7-1 = Ein Ritter geht für einen Punkt, klettert für zwei von der Straße aufs Dach und steigt für einen hinab.
clause-KA-7-2 = Ein Ritter, der das Feld eines Bürgers oder Meuchlers betritt, schubst ihn und zahlt nichts dafür. Auf das Feld des Königs oder eines Ritters kann er nicht.
clause-KA-7-3 = Für einen Punkt schaltet ein Ritter einen enttarnten Meuchler neben sich aus. Von der Straße reicht niemand auf ein Dach hinauf.
clause-KA-7-4 = Zeigt die Karte Fesseln, nimmt ein Ritter einmal in der Runde für einen Punkt einen Bürger neben sich gefangen. Ein enttarnter Meuchler wird nicht gefangen genommen, sondern ausgeschaltet.
clause-KA-7-5 = Wer gefangen ist, verlässt den Plan. Ob es ein Meuchler war, weiß bis zum Ende nur, wer die Menge führt.

rules-section-KA-8 = Schubsen
clause-KA-8-1 = Wer geschubst wird, geht ein Feld weit in die Richtung des Ritters. Steht dort jemand, wird auch der geschubst, und so weiter.
clause-KA-8-2 = Niemand wird von der Straße auf ein Dach, vom Plan oder auf einen Ritter oder den König geschubst: Dann kann der Ritter nicht dorthin.
clause-KA-8-3 = Vom Dach auf die Straße und von Dach zu Dach darf geschubst werden. Ritter und König werden nie geschubst, und in die Burg wird niemand geschubst.

rules-section-KA-9 = Die Bürger
clause-KA-9-1 = Ein Bürger geht für einen Punkt auf ein leeres Nachbarfeld, klettert für zwei und steigt für einen hinab.
clause-KA-9-2 = Sonst tun Bürger nichts, und nicht enttarnte Meuchler sind Bürger.

rules-section-KA-10 = Die Meuchler
clause-KA-10-1 = Jederzeit im Zug der Menge und ohne Kosten dürfen Meuchler enttarnt werden.
clause-KA-10-2 = Ein enttarnter Meuchler geht für einen Punkt, klettert für einen und steigt umsonst hinab, immer auf ein leeres Nachbarfeld.
clause-KA-10-3 = Ein enttarnter Meuchler tötet einen Ritter neben sich: den ersten im Zug für einen Punkt, den zweiten für zwei, einen dritten nicht. Von der Straße reicht niemand auf ein Dach hinauf.
clause-KA-10-4 = Ein enttarnter Meuchler neben dem König verwundet ihn für zwei Punkte, auch mehrmals, wenn die Punkte reichen. Die zweite Wunde ist tödlich.

rules-section-KA-11 = Das Ende der Partie
clause-KA-11-1 = Die Seite des Königs gewinnt sofort, wenn der dritte Meuchler aus dem Spiel ist.
clause-KA-11-2 = Die Seite des Königs gewinnt sofort, wenn der König die Burg betritt.
clause-KA-11-3 = Die Meuchler gewinnen sofort, wenn der König zum zweiten Mal verwundet wird.
clause-KA-11-4 = Die Meuchler gewinnen, wenn die Runde der letzten Karte vorbei ist und der König noch auf dem Plan steht.

rules-section-KH-1 = Spielplan und Abstand
clause-KH-1-1 = Auf einem Feld steht höchstens eine Einheit, und es hat acht Nachbarfelder. Ein Schritt diagonal ist so lang wie ein gerader.
clause-KH-1-2 = Feinde auf Nachbarfeldern sind im Nahkampf gebunden.
clause-KH-1-3 = Der Hügel der Standardkarte reicht von d3 bis h5, seine Kuppe von e4 bis g4. Die Zone von Blau sind die Reihen 1 und 2, die von Rot 6 und 7. Eine eigene Karte hat elf mal sieben Felder und eine Zone für jede Seite.

rules-section-KH-2 = Karten
clause-KH-2-1 = Es gibt 52 Karten und zwei Joker. Die Werte gehen von 2 bis Ass; ein Joker zählt wie ein Ass.
clause-KH-2-2 = Ein Joker hat die Farbe, die man ihm gibt. Er wirkt keinen Zauber.
clause-KH-2-3 = Ist der Stapel leer, werden die abgelegten Karten zu einem neuen gemischt, jede einmal.
clause-KH-2-4 = Schwarze Karten bewegen, rote greifen an. Kreuz und Karo gehen gerade, Pik und Herz diagonal.

rules-section-KH-3 = Heere
clause-KH-3-1 = Ein Heer sind sieben Einheiten, beliebig gemischt, und eine davon hat den General. Es wird heimlich gewählt, vor allem anderen.
clause-KH-3-2 = Höchstens zwei der sieben Plätze sind für Fantasy-Einheiten, und ein Platz mit Horden bringt zwei. Der General ist nie in einer Fantasy-Einheit.

rules-section-KH-4 = Gelände legen
clause-KH-4-1 = Abwechselnd darf jede Seite zwei Geländeteile legen. Eines von mehr als vier Feldern zählt doppelt, die Straße und ein Paar Ziele einfach. Wer verzichtet, legt nichts mehr.
clause-KH-4-2 = Beide Seiten teilen sich einen See, eine Straße, zwei Felsen, zwei kleine Wälder, einen langen und einen großen. Jede Seite hat ein Paar Ziele.
clause-KH-4-3 = Man legt in der eigenen Hälfte; die mittlere Reihe gehört beiden. Nichts liegt auf einem anderen Teil oder auf dem Hügel.
clause-KH-4-4 = Die Straße läuft eine Spalte entlang, von Rand zu Rand.
clause-KH-4-5 = Wer den See legt, sagt, ob er tief oder flach ist.
clause-KH-4-6 = Ein Paar Ziele kommt in die Hälfte des Gegners, mindestens fünf Felder auseinander und in verschiedenen Reihen.

rules-section-KH-5 = Aufstellung
clause-KH-5-1 = Die Seiten stellen abwechselnd je eine Einheit auf, in ihrer Zone, auf freien Feldern und nie in tiefem Wasser.

rules-section-KH-6 = Karten auf der Hand und Initiative
clause-KH-6-1 = Am Anfang einer Runde werden alle Karten gemischt, und jede Seite nimmt acht.
clause-KH-6-2 = Einmal in der Runde darf jede Seite die ganze Hand ablegen und acht neue Karten nehmen.
clause-KH-6-3 = Jede Seite bietet heimlich eine Karte. Wer die höhere hat, bestimmt, wer beginnt; bei Gleichstand ziehen beide, bis die Werte verschieden sind.

rules-section-KH-7 = Aktionen
clause-KH-7-1 = Abwechselnd spielt jede Seite eine Karte aus der Hand: um eine eigene Einheit handeln zu lassen, um zu zaubern, wo es Magie gibt, oder um sie zu verbrennen, was nichts bewirkt.
clause-KH-7-2 = Eine Karte aus der Hand zur Verteidigung zählt als Aktion: Danach ist die andere Seite dran.
clause-KH-7-3 = Die Aktionen enden, wenn beide Hände leer sind. Wer keine Karten hat, wird übergangen.

rules-section-KH-8 = Bewegung
clause-KH-8-1 = Mit einer schwarzen Karte macht eine Einheit erst ihre freien Schritte in beliebiger Richtung, dann ihre gebundenen in den Richtungen der Karte. Infanterie und Bogenschützen haben je einen, Kavallerie zwei und einen. Eine Bewegung endet auf einem anderen Feld, als sie begann.
clause-KH-8-2 = Kein Schritt führt auf ein besetztes Feld oder in tiefes Wasser, durch jemanden hindurch oder vom Plan.
clause-KH-8-3 = Kein diagonaler Schritt führt zwischen zwei Feldern hindurch, die beide besetzt oder unpassierbar sind.
clause-KH-8-4 = Wald, Felsen und flaches Wasser beenden eine Bewegung. Wer dort beginnt, macht nur einen Schritt, in einer Richtung der Karte.
clause-KH-8-5 = Eine Bewegung, die auf der Straße endet, darf dort noch einen Schritt weitergehen.
clause-KH-8-6 = Der Hügel ändert nichts an der Bewegung.

rules-section-KH-9 = Nahkampf
clause-KH-9-1 = Mit einer roten Karte greift eine Einheit einen Feind neben sich an, in einer Richtung der Karte. Ihr Wert ist die Stärke.
clause-KH-9-2 = Verteidigungskarten: zwei für Infanterie und Kavallerie, eine für Bogenschützen. Eine mehr für jede weitere eigene Einheit neben dem Angreifer und für den eigenen General, eine weniger für jeden weiteren Feind neben dem Verteidiger und für den feindlichen General; dann Gelände, Eigenschaften und Lähmung.
clause-KH-9-3 = Der Verteidiger zieht die Karten und nimmt eine davon, oder eine aus der Hand, die mindestens so hoch ist wie der Angriff, oder keine.
clause-KH-9-4 = Eine niedrigere Karte oder keine: Die Einheit ist vernichtet.
clause-KH-9-5 = Eine gezogene rote Karte, die hoch genug ist: Der Angriff ist abgewehrt.
clause-KH-9-6 = Eine gezogene schwarze Karte, die hoch genug ist: Die Einheit flieht auf eines der drei Felder weg vom Angreifer oder ist verloren, wenn sie nicht kann. Die Einheit des Generals darf bleiben.
clause-KH-9-7 = Eine schwarze Karte aus der Hand: Die Einheit weicht auf ein beliebiges Nachbarfeld zurück oder bleibt.
clause-KH-9-8 = Eine rote Karte aus der Hand schlägt mit ihrem Wert zurück, und jetzt verteidigt sich der Angreifer.
clause-KH-9-9 = Wird im Nahkampf das Feld des Ziels frei, darf der Angreifer sofort dorthin nachsetzen.
clause-KH-9-10 = Gespielte Karten werden sofort abgelegt, gezogene nach der Wahl. Beim Joker in der Verteidigung zählt nur rot oder schwarz.

rules-section-KH-10 = Schießen
clause-KH-10-1 = Schützen, die nicht gebunden sind, schießen mit jeder roten Karte auf einen Feind in Sicht, Bogenschützen bis zu vier Felder weit.
clause-KH-10-2 = Die Sicht geht von Mitte zu Mitte. Eine Einheit oder sperrendes Gelände dazwischen versperrt sie; berührt die Linie nur Ecken, versperren sie erst Hindernisse auf beiden Seiten.
clause-KH-10-3 = Wald versperrt die Sicht, ein Hügel auch, wenn weder Schütze noch Ziel so hoch steht. Wasser, Straße und Felsen nicht.
clause-KH-10-4 = Verteidigungskarten gegen einen Schuss: Infanterie zwei, Kavallerie und Bogenschützen eine. Eine weniger, wenn noch ein Schütze treffen könnte, eine mehr für den General; dann Gelände und Eigenschaften.
clause-KH-10-5 = Wer vor einem Schuss flieht, geht auf den eigenen Rand zu. Eine rote Karte aus der Hand wehrt nur ab, und niemand setzt nach.

rules-section-KH-11 = Gelände
clause-KH-11-1 = Hügel: ändert die Sicht, nicht Bewegung oder Verteidigung.
clause-KH-11-2 = Wald: versperrt die Sicht, beendet eine Bewegung, zwei Verteidigungskarten mehr.
clause-KH-11-3 = Flaches Wasser: beendet eine Bewegung, eine Verteidigungskarte weniger.
clause-KH-11-4 = Tiefes Wasser: Niemand betritt es oder wird dort aufgestellt.
clause-KH-11-5 = Straße: ein Schritt mehr auf ihr, sonst nichts.
clause-KH-11-6 = Felsen: beenden eine Bewegung, eine Verteidigungskarte mehr.
clause-KH-11-7 = Ein Ziel ändert weder Sicht noch Bewegung noch Verteidigung.

rules-section-KH-12 = Fantasy-Einheiten
clause-KH-12-1 = Artillerie: ein gebundener Schritt; schießt bis zu fünf Felder weit; ihr Ziel hat eine Verteidigungskarte weniger. Im Nahkampf schützt sie keine rote Karte.
clause-KH-12-2 = Bestien: vier gebundene Schritte; eine Verteidigungskarte.
clause-KH-12-3 = Leichte Kavallerie: zwei freie Schritte und ein gebundener; eine Verteidigungskarte; schießt bis zu drei Felder weit.
clause-KH-12-4 = Streitwagen: drei gebundene Schritte; zwei Verteidigungskarten, gegen Schüsse eine. Ihr Ziel hat eine weniger.
clause-KH-12-5 = Elite-Infanterie: geht wie Infanterie; zwei Verteidigungskarten; ihr Ziel hat eine weniger. Sie flieht nie: Eine gezogene schwarze Karte rettet sie nicht.
clause-KH-12-6 = Monströse Infanterie: zwei gebundene Schritte; zwei Verteidigungskarten. Ihr Ziel hat eine weniger.
clause-KH-12-7 = Horde: zwei gebundene Schritte; eine Verteidigungskarte. Ein Platz im Heer bringt zwei Horden.
clause-KH-12-8 = Landmonster: zwei gebundene Schritte; drei Verteidigungskarten, gegen Schüsse zwei. Sein Ziel hat zwei weniger. Keine schwarze Karte schützt es.
clause-KH-12-9 = Flugmonster: bewegt sich wie Kavallerie, in der Luft; drei Verteidigungskarten. Sein Ziel hat zwei weniger. Eine gezogene rote Karte wehrt für es nichts ab, aber es darf zurückschlagen.
clause-KH-12-10 = Flieger: drei freie Schritte und ein gebundener, in der Luft; zwei Verteidigungskarten, gegen Schüsse drei. Eine gezogene rote Karte wehrt für sie nichts ab, aber sie dürfen zurückschlagen.
clause-KH-12-11 = Wer fliegt, kommt über Einheiten und Gelände hinweg und endet auf einem freien Feld, das kein tiefes Wasser ist. Die Straße gibt keinen Schritt.
clause-KH-12-12 = Eine rote Karte aus der Hand gegen einen Schuss ist eine Abwehr; wer fliegt, kann sie darum nicht nutzen.

rules-section-KH-13 = Magie
clause-KH-13-1 = Eifer, eine rote 2 bis 10: Eine eigene Einheit macht einen Schritt in beliebiger Richtung.
clause-KH-13-2 = Teleport, roter Bube, Dame oder König: Dein General geht zu einer anderen eigenen Einheit, die keine Fantasy-Einheit ist.
clause-KH-13-3 = Portal, ein rotes Ass: Eine vernichtete eigene Einheit kehrt auf ein freies Feld deiner Zone zurück, ohne den General.
clause-KH-13-4 = Blitz, eine schwarze 2 bis 10: Eine beliebige feindliche Einheit erleidet einen Schuss dieser Stärke, mit zwei Verteidigungskarten mehr.
clause-KH-13-5 = Verwirrung, schwarzer Bube, Dame oder König: Die andere Hand verliert zufällig eine Karte, und du spielst noch einmal.
clause-KH-13-6 = Lähmung, ein schwarzes Ass: Für die nächsten zwei Aktionen des Gegners kann eine feindliche Einheit nicht handeln; bis zum Ende deiner nächsten Aktion hat sie eine Verteidigungskarte weniger.

rules-section-KH-14 = Sieg
clause-KH-14-1 = Wer am Ende einer Runde zwei Ziele erfüllt, gewinnt, außer beide tun es. Nach sieben Runden ohne Sieger ist die Partie unentschieden.
clause-KH-14-2 = Die Ziele: Der feindliche General ist tot; mehr Einheiten auf dem Hügel als der Feind; drei Einheiten auf dem Hügel oder alle, die übrig sind; und, wenn du ein Paar Ziele gelegt hast, auf jedem eine Einheit.

rules-section-KH-15 = Szenarien
clause-KH-15-1 = Einführung: der kahle Hügel, Infanterie, Kavallerie und Bogenschützen, keine Magie.
clause-KH-15-2 = Feldschlacht: Gelände wird gelegt, und es gibt Magie und Fantasy-Einheiten.
clause-KH-15-3 = König der Wälder: ein Ziel für jeden der drei Wälder, in dem du mehr Einheiten hast als der Feind, und eines für den Tod des feindlichen Generals.
clause-KH-15-4 = Hinterhalt: Rot stellt in den Wäldern auf, dann Blau. Blau verlässt den Plan über den fernen Rand, durch eine Bewegung oder Eifer: Der General und drei Einheiten sind seine zwei Ziele. Mit beiden gewinnt Blau, mit einem ist es unentschieden, ohne gewinnt Rot.
clause-KH-15-5 = Nachtangriff: Blau stellt zuerst auf; alle Reichweiten sind um eins kürzer. Eine rote Einheit auf einem Ziel brennt es mit einer beliebigen roten Karte nieder. Bei zweien gewinnt Rot, bei einem ist es unentschieden, bei keinem gewinnt Blau.
