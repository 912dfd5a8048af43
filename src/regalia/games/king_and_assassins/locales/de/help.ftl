# King & Assassins: how to play, and credits.

howto-king-and-assassins-aim-title = Wer ist wer
howto-king-and-assassins-aim = Ein verhasster König kehrt durch seine Stadt in die Burg zurück. Der Königspieler führt ihn und seine sieben Ritter, der Meuchlerspieler die zwölf Bürger. Drei davon sind Meuchler, und nur der Meuchlerspieler weiß, welche.
howto-king-and-assassins-round-title = Eine Runde
howto-king-and-assassins-round = Zu Beginn jeder Runde wird eine Rundenkarte aufgedeckt. Sie gibt an, wie viele Aktionspunkte (AP) der König, die Ritter und der Meuchlerspieler haben. Zuerst ist der Königspieler am Zug, dann der Meuchlerspieler. Nicht genutzte AP verfallen.
howto-king-and-assassins-king-title = Der König
howto-king-and-assassins-king = Er bewegt sich nur auf Straßenfeldern, ein Feld pro AP, und hat 1 oder 2 AP pro Runde. Er betritt kein Dach und schubst niemanden. Steht er auf einem Burgtor, braucht er noch 1 AP, um die Burg zu betreten.
howto-king-and-assassins-knights-title = Die Ritter
howto-king-and-assassins-knights = Sie bewegen sich, klettern für 2 AP auf Dächer und schubsen Bürger und Meuchler aus dem Weg. Lass einige beim König. Zeigt die Rundenkarte ein Fesselsymbol, dürfen sie einen Bürger gefangen nehmen, ob Meuchler oder nicht. Enttarnte Meuchler schalten sie aus.
howto-king-and-assassins-crowd-title = Die Bürger
howto-king-and-assassins-crowd = Bürger bewegen sich, klettern, stehen im Weg und sehen harmlos aus. Getarnte Meuchler tun genau das Gleiche. Deine eigenen sind markiert, aber nur für dich.
howto-king-and-assassins-assassins-title = Die Meuchler
howto-king-and-assassins-assassins = In seinem Zug darf der Meuchlerspieler jederzeit Meuchler enttarnen; das kostet nichts. Ein enttarnter Meuchler klettert schneller, schaltet Ritter aus und kann den König für 2 AP angreifen, sogar zweimal im selben Zug.
howto-king-and-assassins-end-title = Wer gewinnt
howto-king-and-assassins-end = Der Königspieler gewinnt, wenn der König die Burg betritt oder alle drei Meuchler aus dem Spiel sind. Der Meuchlerspieler gewinnt, wenn der König zwei Treffer erhalten hat oder wenn alle Rundenkarten gespielt sind und der König noch auf dem Spielplan steht.
credits-king-and-assassins = King & Assassins ist ein Spiel von Łukasz Woźniak, erschienen bei Galakta. Seite B des Spielplans haben wir nach einem kleinen Foto nachgebaut.
