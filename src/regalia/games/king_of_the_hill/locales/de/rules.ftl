# King of the Hill: the rules, one short text per clause. docs/rules has the full text.

rules-section-KH-1 = Spielplan und Abstand
clause-KH-1-1 = Auf jedem Feld steht höchstens eine Einheit. Jedes Feld hat acht Nachbarfelder; diagonale Schritte zählen so viel wie gerade.
clause-KH-1-2 = Feindliche Einheiten auf benachbarten Feldern sind im Nahkampf gebunden.
clause-KH-1-3 = Auf dem Standard-Spielplan reicht der Hügel von d3 bis h5, seine Kuppe von e4 bis g4. Die Aufstellungszone von Blau sind die Reihen 1 und 2, die von Rot die Reihen 6 und 7. Ein eigener Spielplan hat elf mal sieben Felder und eine Aufstellungszone für jede Seite.

rules-section-KH-2 = Karten
clause-KH-2-1 = Es gibt 52 Karten und zwei Joker. Die Werte gehen von 2 bis Ass; ein Joker zählt wie ein Ass.
clause-KH-2-2 = Wer einen Joker spielt, bestimmt seine Farbe. Zaubern kann man mit ihm nicht.
clause-KH-2-3 = Ist der Nachziehstapel leer, werden die abgelegten Karten zu einem neuen gemischt, jede einmal.
clause-KH-2-4 = Schwarze Karten bewegen, rote greifen an. Kreuz und Karo gelten waagrecht und senkrecht, Pik und Herz diagonal.

rules-section-KH-3 = Armeen
clause-KH-3-1 = Eine Armee besteht aus sieben Einheiten, beliebig gemischt; eine davon hat den General. Sie wird geheim gewählt, vor allem anderen.
clause-KH-3-2 = Höchstens zwei der sieben Plätze dürfen Fantasy-Einheiten sein; ein Platz mit Horden bringt zwei Einheiten. Der General ist nie in einer Fantasy-Einheit.

rules-section-KH-4 = Gelände legen
clause-KH-4-1 = Beide Seiten legen abwechselnd Gelände, jede höchstens zwei Geländeteile. Eines mit mehr als vier Feldern zählt doppelt, die Straße und ein Paar Zielmarker einfach. Wer verzichtet, legt nichts mehr.
clause-KH-4-2 = Gemeinsamer Vorrat: ein See, eine Straße, zweimal Felsen, zwei kleine Wälder, ein langer und ein großer Wald. Dazu hat jede Seite ein Paar Zielmarker.
clause-KH-4-3 = Du legst in deiner Hälfte; die mittlere Reihe gehört beiden. Nichts liegt auf einem anderen Geländeteil oder auf dem Hügel.
clause-KH-4-4 = Die Straße verläuft in einer Spalte von Rand zu Rand.
clause-KH-4-5 = Wer den See legt, bestimmt, ob er tief oder flach ist.
clause-KH-4-6 = Ein Paar Zielmarker kommt in die Hälfte des Gegners, mindestens fünf Felder auseinander und in verschiedenen Reihen.

rules-section-KH-5 = Aufstellung
clause-KH-5-1 = Die Seiten stellen abwechselnd je eine Einheit auf, in ihrer Aufstellungszone, auf freien Feldern und nie in tiefem Wasser.

rules-section-KH-6 = Handkarten und Initiative
clause-KH-6-1 = Zu Beginn einer Runde werden alle Karten gemischt, und jede Seite zieht acht.
clause-KH-6-2 = Einmal pro Runde darf jede Seite alle Handkarten ablegen und acht neue ziehen.
clause-KH-6-3 = Jede Seite bietet verdeckt eine Karte. Wer höher bietet, bestimmt den Startspieler; bei Gleichstand ziehen beide, bis die Werte verschieden sind.

rules-section-KH-7 = Aktionen
clause-KH-7-1 = Abwechselnd spielt jede Seite eine Handkarte: um eine eigene Einheit zu aktivieren, um zu zaubern, wo es Magie gibt, oder um die Karte ungenutzt abzulegen.
clause-KH-7-2 = Eine Handkarte zur Verteidigung zählt als Aktion: Danach ist die andere Seite dran.
clause-KH-7-3 = Die Aktionen enden, wenn beide keine Handkarten mehr haben. Wer keine hat, wird übersprungen.

rules-section-KH-8 = Bewegung
clause-KH-8-1 = Mit einer schwarzen Karte macht eine Einheit erst ihre freien Schritte in beliebiger Richtung, dann ihre Schritte in Kartenrichtung. Infanterie und Bogenschützen haben von beiden je einen, Kavallerie zwei freie und einen in Kartenrichtung. Eine Bewegung muss auf einem anderen Feld enden, als sie begonnen hat.
clause-KH-8-2 = Kein Schritt führt auf oder über ein besetztes Feld, in tiefes Wasser oder vom Spielplan.
clause-KH-8-3 = Kein diagonaler Schritt führt zwischen zwei Feldern hindurch, die beide besetzt oder unpassierbar sind.
clause-KH-8-4 = Wald, Felsen und flaches Wasser beenden eine Bewegung. Wer dort beginnt, macht nur einen Schritt in Kartenrichtung.
clause-KH-8-5 = Endet eine Bewegung auf der Straße, darf die Einheit noch einen Schritt auf der Straße weitergehen.
clause-KH-8-6 = Der Hügel hat keinen Einfluss auf die Bewegung.

rules-section-KH-9 = Nahkampf
clause-KH-9-1 = Mit einer roten Karte greift eine Einheit eine benachbarte feindliche Einheit in Kartenrichtung an. Der Wert der Karte ist die Stärke des Angriffs.
clause-KH-9-2 = Verteidigungskarten: zwei für Infanterie und Kavallerie, eine für Bogenschützen. Eine mehr für jede weitere Einheit des Verteidigers neben dem Angreifer. Eine mehr, wenn der eigene General in der Einheit oder auf einem Nachbarfeld ist (auf einem Nachbarfeld hilft er Fantasy-Einheiten nicht). Eine weniger für jede weitere feindliche Einheit neben dem Verteidiger und eine weniger, wenn die angreifende Einheit ihren General dabeihat. Dazu kommen Gelände, Eigenschaften und Lähmung.
clause-KH-9-3 = Der Verteidiger zieht die Karten und nutzt eine davon, eine Handkarte, die mindestens so hoch ist wie der Angriff, oder keine.
clause-KH-9-4 = Eine niedrigere Karte oder keine: Die Einheit ist vernichtet.
clause-KH-9-5 = Eine gezogene rote Karte, die hoch genug ist: Der Angriff ist abgewehrt.
clause-KH-9-6 = Eine gezogene schwarze Karte, die hoch genug ist: Die Einheit flieht auf eines der drei Felder, die vom Angreifer wegführen; kann sie das nicht, ist sie vernichtet. Die Einheit des Generals darf bleiben.
clause-KH-9-7 = Eine schwarze Handkarte: Die Einheit weicht auf ein beliebiges Nachbarfeld aus oder bleibt stehen.
clause-KH-9-8 = Eine rote Handkarte: Gegenangriff mit ihrem Wert; jetzt verteidigt sich der Angreifer.
clause-KH-9-9 = Wird im Nahkampf das angegriffene Feld frei, darf der Angreifer sofort dorthin nachrücken.
clause-KH-9-10 = Gespielte Karten werden sofort abgelegt, gezogene nach der Wahl. Bei einem Joker in der Verteidigung zählt nur, ob er rot oder schwarz ist.

rules-section-KH-10 = Schießen
clause-KH-10-1 = Schützen, die nicht im Nahkampf gebunden sind, schießen mit jeder roten Karte auf eine feindliche Einheit in Sichtlinie, Bogenschützen bis zu vier Felder weit.
clause-KH-10-2 = Die Sichtlinie geht von Feldmitte zu Feldmitte. Eine Einheit oder sichtversperrendes Gelände dazwischen blockiert sie; berührt sie nur Ecken, blockieren sie erst Hindernisse auf beiden Seiten.
clause-KH-10-3 = Wald blockiert die Sichtlinie, ein Hügel auch, außer Schütze oder Verteidiger steht mindestens so hoch. Wasser, Straße und Felsen blockieren sie nicht.
clause-KH-10-4 = Verteidigungskarten gegen einen Schuss: zwei für Infanterie, eine für Kavallerie und Bogenschützen. Benachbarte Einheiten zählen nicht. Eine weniger, wenn ein weiterer feindlicher Schütze das Ziel auch treffen könnte. Eine mehr, wenn der eigene General in der Einheit oder auf einem Nachbarfeld ist (auf einem Nachbarfeld hilft er Fantasy-Einheiten nicht). Dazu kommen Gelände und Eigenschaften.
clause-KH-10-5 = Wer vor einem Schuss flieht, geht auf den eigenen Rand zu. Eine rote Handkarte wehrt nur ab, und niemand rückt nach.

rules-section-KH-11 = Gelände
clause-KH-11-1 = Hügel: beeinflusst die Sichtlinie, nicht Bewegung oder Verteidigung.
clause-KH-11-2 = Wald: blockiert die Sichtlinie, beendet eine Bewegung, zwei Verteidigungskarten mehr.
clause-KH-11-3 = Flaches Wasser: beendet eine Bewegung, eine Verteidigungskarte weniger.
clause-KH-11-4 = Tiefes Wasser: Keine Einheit darf es betreten oder dort aufgestellt werden.
clause-KH-11-5 = Straße: ein zusätzlicher Schritt auf ihr, sonst nichts.
clause-KH-11-6 = Felsen: beenden eine Bewegung, eine Verteidigungskarte mehr.
clause-KH-11-7 = Zielmarker: kein Einfluss auf Sichtlinie, Bewegung und Verteidigung.

rules-section-KH-12 = Fantasy-Einheiten
clause-KH-12-1 = Artillerie: ein Schritt in Kartenrichtung; schießt bis zu fünf Felder weit. Greift sie an, hat der Verteidiger eine Verteidigungskarte weniger. Im Nahkampf hilft ihr keine rote Karte.
clause-KH-12-2 = Bestien: vier Schritte in Kartenrichtung; eine Verteidigungskarte.
clause-KH-12-3 = Leichte Kavallerie: zwei freie Schritte und einer in Kartenrichtung; eine Verteidigungskarte; schießt bis zu drei Felder weit.
clause-KH-12-4 = Streitwagen: drei Schritte in Kartenrichtung; zwei Verteidigungskarten, gegen Schüsse eine. Greifen sie an, hat der Verteidiger eine weniger.
clause-KH-12-5 = Elite-Infanterie: bewegt sich wie Infanterie; zwei Verteidigungskarten. Greift sie an, hat der Verteidiger eine weniger. Sie flieht nie: Eine gezogene schwarze Karte rettet sie nicht. Sie darf mit einer schwarzen Handkarte ausweichen.
clause-KH-12-6 = Monströse Infanterie: zwei Schritte in Kartenrichtung; zwei Verteidigungskarten. Greift sie an, hat der Verteidiger eine weniger.
clause-KH-12-7 = Horde: zwei Schritte in Kartenrichtung; eine Verteidigungskarte. Ein Platz in der Armee bringt zwei Horden.
clause-KH-12-8 = Landmonster: zwei Schritte in Kartenrichtung; drei Verteidigungskarten, gegen Schüsse zwei. Greift es an, hat der Verteidiger zwei weniger. Dem Landmonster hilft keine schwarze Karte.
clause-KH-12-9 = Flugmonster: bewegt sich wie Kavallerie, aber fliegend; drei Verteidigungskarten. Greift es an, hat der Verteidiger zwei weniger. Mit einer gezogenen roten Karte wehrt es nichts ab, ein Gegenangriff ist aber möglich.
clause-KH-12-10 = Flieger: drei freie Schritte und einer in Kartenrichtung, fliegend; zwei Verteidigungskarten, gegen Schüsse drei. Mit einer gezogenen roten Karte wehren sie nichts ab, ein Gegenangriff ist aber möglich.
clause-KH-12-11 = Fliegende Einheiten ziehen über Einheiten und Gelände hinweg und enden auf einem freien Feld, das kein tiefes Wasser ist. Die Straße bringt ihnen keinen Schritt.
clause-KH-12-12 = Gegen einen Schuss ist eine rote Handkarte eine Abwehr; fliegende Einheiten können sie deshalb nicht nutzen.

rules-section-KH-13 = Magie
clause-KH-13-1 = Elan (rote 2 bis 10): Eine eigene Einheit macht einen Schritt in beliebiger Richtung.
clause-KH-13-2 = Teleport (roter Bube, rote Dame, roter König): Dein General wechselt zu einer anderen eigenen Einheit, die keine Fantasy-Einheit ist.
clause-KH-13-3 = Portal (rotes Ass): Eine vernichtete eigene Einheit kehrt auf ein freies Feld deiner Aufstellungszone zurück, ohne den General.
clause-KH-13-4 = Blitz (schwarze 2 bis 10): Eine beliebige feindliche Einheit wird mit dieser Stärke beschossen und hat dabei zwei Verteidigungskarten mehr.
clause-KH-13-5 = Verwirrung (schwarzer Bube, schwarze Dame, schwarzer König): Dein Gegner verliert eine zufällige Handkarte, und du bist noch einmal dran.
clause-KH-13-6 = Lähmung (schwarzes Ass): Eine feindliche Einheit kann während der nächsten zwei Aktionen des Gegners nicht aktiviert und nicht mit Handkarten verteidigt werden. Sie zieht weiter Verteidigungskarten, bis zum Ende deiner nächsten Aktion aber eine weniger.

rules-section-KH-14 = Sieg
clause-KH-14-1 = Wer am Ende einer Runde zwei Ziele erfüllt, gewinnt, außer beide tun es. Nach sieben Runden ohne Sieger endet die Partie unentschieden.
clause-KH-14-2 = Die Ziele: Der feindliche General ist tot; du hast mehr Einheiten auf dem Hügel als dein Gegner; du hast dort drei Einheiten oder alle, die dir bleiben; und, wenn du ein Paar Zielmarker gelegt hast: Auf jedem steht eine deiner Einheiten.

rules-section-KH-15 = Szenarien
clause-KH-15-1 = Einführung: nur der Hügel; Infanterie, Kavallerie und Bogenschützen; keine Magie.
clause-KH-15-2 = Feldschlacht: Gelände wird gelegt, und es gibt Magie und Fantasy-Einheiten.
clause-KH-15-3 = König der Wälder: ein Ziel für jeden der drei Wälder, in dem du mehr Einheiten hast als dein Gegner, und eines für den Tod des feindlichen Generals.
clause-KH-15-4 = Hinterhalt: Erst stellt Rot in den Wäldern auf, dann Blau. Blau verlässt den Spielplan über den gegenüberliegenden Rand, durch eine Bewegung oder Elan, und hat zwei Ziele: Der General ist durch; drei Einheiten sind durch. Mit beiden gewinnt Blau, mit einem ist es unentschieden, mit keinem gewinnt Rot.
clause-KH-15-5 = Nachtangriff: Blau stellt zuerst auf; alle Reichweiten sind um eins kürzer. Eine rote Einheit auf einem Zielmarker zerstört ihn mit einer beliebigen roten Karte. Bei zweien gewinnt Rot, bei einem ist es unentschieden, bei keinem gewinnt Blau.
