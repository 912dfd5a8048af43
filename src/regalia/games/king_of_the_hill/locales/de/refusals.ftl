# King of the Hill: refusals of illegal actions.

refusal-not-asked = Nicht jetzt: { $asked }.
refusal-not-held = Du hast { $card } nicht auf der Hand.
refusal-not-drawn = { $card } wurde für diese Verteidigung nicht gezogen.
refusal-shuffle-cards = Beim Mischen wird jede Karte, die in den Stapel kommt, genau einmal genannt.
refusal-lose-card = Wer die Karte verliert, hat { $card } nicht auf der Hand.

refusal-no-fantasy = Diese Partie wird ohne Fantasy-Einheiten gespielt, also ohne { $unit }.
refusal-army-places = Eine Armee hat { $places } Plätze, nicht { $found }.
refusal-army-fantasy = Höchstens { $most } Plätze einer Armee dürfen Fantasy-Einheiten sein.
refusal-army-strange-general = Der General darf nicht in einer Fantasy-Einheit sein.
refusal-army-one-general = Genau eine Einheit der Armee muss den General haben.
refusal-place-points = Das ist mehr, als du noch legen darfst: Jede Seite legt höchstens zwei Geländeteile, und eines mit mehr als vier Feldern zählt doppelt.
refusal-place-supply = Dieses Geländeteil ist nicht mehr im Vorrat.
refusal-place-half = Ein Geländeteil muss ganz auf dem Spielplan und in deiner Hälfte liegen; die mittlere Reihe gehört beiden.
refusal-place-overlap = Geländeteile dürfen weder einander noch etwas anderes auf dem Spielplan überdecken.
refusal-objectives-half = Ein Paar Zielmarker kommt in die Hälfte des Gegners.
refusal-objectives-apart = Die beiden Zielmarker müssen mindestens fünf Felder auseinander und in verschiedenen Reihen liegen.
refusal-deploy-general = Der General gehört nicht zu dieser Einheit oder ist schon aufgestellt: { $unit }.
refusal-deploy-left = Von diesem Typ ist keine Einheit mehr aufzustellen: { $unit }.
refusal-deploy-zone = { $space } liegt nicht in deiner Aufstellungszone.
refusal-deep-water = { $space } ist tiefes Wasser; dort kann keine Einheit stehen.
refusal-space-taken = Auf { $space } steht schon eine Einheit.

refusal-no-own-unit = Auf { $space } steht keine Einheit von dir.
refusal-no-enemy = Auf { $space } steht keine feindliche Einheit.
refusal-paralysed = Die Einheit auf { $space } ist gelähmt.
refusal-red-moves = Nur schwarze Karten bewegen Einheiten, und { $card } ist rot.
refusal-black-attacks = Nur rote Karten greifen an, und { $card } ist schwarz.
refusal-same-space = Eine Bewegung muss auf einem anderen Feld enden, als sie begonnen hat.
refusal-end-taken = Auf { $to } kann keine Einheit stehen bleiben: Das Feld ist besetzt oder tiefes Wasser.
refusal-way-blocked = Der Weg nach { $to } ist durch Einheiten oder tiefes Wasser versperrt.
refusal-squeezed = Der Weg nach { $to } führt diagonal zwischen zwei Feldern hindurch, die beide besetzt oder unpassierbar sind.
refusal-slowed = Der Weg nach { $to } ist zu beschwerlich: Wald, Felsen und flaches Wasser beenden eine Bewegung, und wer dort beginnt, macht nur einen Schritt in Kartenrichtung.
refusal-too-far = Die Einheit auf { $space } kommt nicht bis { $to }: { $free ->
    [0] Sie hat keine freien Schritte und höchstens { $ruled } in Kartenrichtung.
    [one] Sie macht höchstens { $free } freien Schritt und dann { $ruled } in Kartenrichtung.
   *[other] Sie macht höchstens { $free } freie Schritte und dann { $ruled } in Kartenrichtung.
}
refusal-one-step = Elan bewegt eine Einheit nur um ein Feld; { $to } ist nicht benachbart.
refusal-off-board = Hier darf keine Einheit den Spielplan verlassen.
refusal-off-edge = Die Einheit auf { $space } kann den Spielplan nicht verlassen: Dazu muss sie mit einem Schritt, den die Karte erlaubt, über die letzte Reihe hinaus.
refusal-attack-direction = Mit { $card } ist kein Angriff in Richtung { $to } möglich: Karo greift waagrecht oder senkrecht an, Herz diagonal.
refusal-no-shooter = Die Einheit auf { $space } kann nicht schießen, und { $to } ist nicht benachbart.
refusal-shooter-engaged = Die Einheit auf { $space } ist im Nahkampf gebunden und kann nicht schießen.
refusal-out-of-range = { $to } ist außer Reichweite: Die Einheit schießt { $range ->
    [one] { $range } Feld
   *[other] { $range } Felder
} weit.
refusal-no-sight = Es gibt keine Sichtlinie von { $space } nach { $to }.
refusal-raze-red = Nur Rot zerstört Zielmarker, und nur im Nachtangriff.
refusal-raze-objective = Auf { $space } gibt es keinen Zielmarker, der sich zerstören ließe.
refusal-raze-card = Ein Zielmarker wird mit einer roten Karte zerstört, und { $card } ist schwarz.

refusal-no-magic = Diese Partie wird ohne Magie gespielt.
refusal-joker-spell = Mit einem Joker lässt sich nicht zaubern.
refusal-spell-card = { $spell ->
    [vigour] Für Elan brauchst du eine rote Karte von 2 bis 10.
    [teleport] Für Teleport brauchst du einen roten Buben, eine rote Dame oder einen roten König.
    [portal] Für Portal brauchst du ein rotes Ass.
    [lightning] Für Blitz brauchst du eine schwarze Karte von 2 bis 10.
    [confusion] Für Verwirrung brauchst du einen schwarzen Buben, eine schwarze Dame oder einen schwarzen König.
   *[paralysis] Für Lähmung brauchst du ein schwarzes Ass.
}
refusal-no-general = Dein General ist nicht auf dem Spielplan.
refusal-general-there = Der General ist schon bei der Einheit auf { $space }.
refusal-strange-general = Die Einheit auf { $space } ist eine Fantasy-Einheit; der General darf nicht dorthin wechseln.
refusal-none-destroyed = Du hast keine solche Einheit verloren: { $unit }.
refusal-portal-zone = Eine Einheit kehrt nur in deine Aufstellungszone zurück; { $space } liegt nicht darin.
refusal-confusion-empty = Dein Gegner hat keine Handkarten.

refusal-no-red-defence = Im Nahkampf hilft { $unit-dat } keine rote Karte.
refusal-no-black-defence = Eine schwarze Karte hilft { $unit-dat } nicht.
refusal-no-red-block = Gegen einen Schuss hilft { $unit-dat } keine rote Karte.
refusal-hand-too-low = Eine Handkarte muss mindestens so hoch sein wie der Angriff ({ $strength }); { $card } reicht nicht.
refusal-stay-general = Nur die Einheit mit dem General darf bleiben, statt zu fliehen.
refusal-flee-away = Aus dem Nahkampf flieht eine Einheit auf eines der drei Felder, die vom Angreifer wegführen; { $to } gehört nicht dazu.
refusal-flee-home = Vor einem Schuss flieht eine Einheit auf eines der drei Nachbarfelder zu ihrem eigenen Rand hin; { $to } gehört nicht dazu.
refusal-retreat-beside = Eine Einheit weicht nur auf ein Nachbarfeld aus; { $to } ist keines.
