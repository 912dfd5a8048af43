# King of the Hill: Namen, Ereignisse, Ablehnungen, und was an einer Karte oder einer Stellung falsch sein kann.
# `.the` ist der Wer- und Wenfall mit Artikel, beides dasselbe; `.dat` der Wemfall; `.some` ohne bestimmten Artikel.

# Namen.
seat-blue = Blau
    .cap = Blau
    .short = blau
    .acc = Blau
    .dat = Blau
    .gen = von Blau
seat-red = Rot
    .cap = Rot
    .short = rot
    .acc = Rot
    .dat = Rot
    .gen = von Rot
winner-blue = Blau hat gewonnen
winner-red = Rot hat gewonnen

unit-infantry = Infanterie
    .the = die Infanterie
    .dat = der Infanterie
    .some = Infanterie
unit-cavalry = Kavallerie
    .the = die Kavallerie
    .dat = der Kavallerie
    .some = Kavallerie
unit-archers = Bogenschützen
    .the = die Bogenschützen
    .dat = den Bogenschützen
    .some = Bogenschützen
unit-artillery = Artillerie
    .the = die Artillerie
    .dat = der Artillerie
    .some = Artillerie
unit-beasts = Bestien
    .the = die Bestien
    .dat = den Bestien
    .some = Bestien
unit-light-cavalry = leichte Kavallerie
    .the = die leichte Kavallerie
    .dat = der leichten Kavallerie
    .some = leichte Kavallerie
unit-chariots = Streitwagen
    .the = die Streitwagen
    .dat = den Streitwagen
    .some = Streitwagen
unit-elite-infantry = Elite-Infanterie
    .the = die Elite-Infanterie
    .dat = der Elite-Infanterie
    .some = Elite-Infanterie
unit-monstrous-infantry = monströse Infanterie
    .the = die monströse Infanterie
    .dat = der monströsen Infanterie
    .some = monströse Infanterie
unit-horde = Horde
    .the = die Horde
    .dat = der Horde
    .some = eine Horde
unit-land-monster = Landmonster
    .the = das Landmonster
    .dat = dem Landmonster
    .some = ein Landmonster
unit-flying-monster = Flugmonster
    .the = das Flugmonster
    .dat = dem Flugmonster
    .some = ein Flugmonster
unit-flyers = Flieger
    .the = die Flieger
    .dat = den Fliegern
    .some = Flieger

element-lake-deep = ein tiefer See
    .acc = einen tiefen See
element-lake-shallow = ein flacher See
    .acc = einen flachen See
element-road = die Straße
    .acc = die Straße
element-rocks = Felsen
    .acc = Felsen
element-forest-small = ein kleiner Wald
    .acc = einen kleinen Wald
element-forest-long = ein langer Wald
    .acc = einen langen Wald
element-forest-great = der große Wald
    .acc = den großen Wald

objective-general = feindlicher General tot
objective-hill-more = mehr Einheiten auf dem Hügel
objective-hill-three = drei (oder alle) Einheiten auf dem Hügel
objective-pair = beide Zielmarker besetzt
objective-forest = Mehrheit in einem Wald
objective-general-out = General durchgekommen
objective-three-out = drei Einheiten durchgekommen
objective-razed = ein Zielmarker zerstört

reason-KH-14-1 = Die Ziele entscheiden
reason-KH-15-4 = Die Durchquerung des Waldes entscheidet
reason-KH-15-5 = Die Zerstörung des Lagers entscheidet
end-KH-14-1-blue = Blau hat gewonnen: Blau hat zwei Ziele erfüllt, Rot nicht
end-KH-14-1-red = Rot hat gewonnen: Rot hat zwei Ziele erfüllt, Blau nicht
end-KH-14-1-none = Unentschieden: Nach sieben Runden hat keine Seite allein zwei Ziele erfüllt
end-KH-15-4-blue = Blau hat gewonnen: Drei Einheiten, auch die des Generals, sind durch
end-KH-15-4-red = Rot hat gewonnen: Blau hat keines seiner beiden Ziele erreicht
end-KH-15-4-none = Unentschieden: Blau hat nur eines seiner beiden Ziele erreicht
end-KH-15-5-blue = Blau hat gewonnen: Beide Zielmarker im Lager stehen noch
end-KH-15-5-red = Rot hat gewonnen: Beide Zielmarker im Lager sind zerstört
end-KH-15-5-none = Unentschieden: Ein Zielmarker im Lager ist zerstört
offer-army-balanced = Ausgewogen
offer-note-army-balanced = von allem etwas; vielseitig und gut zum Lernen
offer-army-wall = Der Wall
offer-note-army-wall = fünfmal Infanterie hält den Hügel, Bogenschützen decken das offene Gelände
offer-army-riders = Reiter
offer-note-army-riders = zuerst auf dem Hügel und schnell wieder weg
offer-army-bowmen = Schützen
offer-note-army-bowmen = viermal Bogenschützen im Kreuzfeuer; halte ihnen den Feind vom Leib
offer-army-hammer = Hammer und Amboss
offer-note-army-hammer = die Infanterie hält, die Kavallerie kommt von der Seite; keine Schützen
offer-army-skirmishers = Plänkler
offer-note-army-skirmishers = schießen, wegreiten, wiederkommen
offer-army-dragon = Der Drache
offer-note-army-dragon = ein Flugmonster, gegen das sich niemand gern verteidigt
offer-army-siege = Belagerung
offer-note-army-siege = zweimal Artillerie mit der größten Reichweite und ein Wall davor
offer-army-swarm = Der Schwarm
offer-note-army-swarm = neun Einheiten, davon vier Horden; mehr, als der Feind zählen kann
offer-army-giants = Riesen
offer-note-army-giants = ein Landmonster und monströse Infanterie durchbrechen jede Linie
offer-army-hunt = Die wilde Jagd
offer-note-army-hunt = Bestien und Flieger, schnell in jedem Gelände
offer-army-chariots = Streitwagen
offer-note-army-chariots = ein Sturmangriff im offenen Gelände; meide Wälder
offer-army-guard = Die Garde
offer-note-army-guard = Elite-Infanterie: schlägt hart zu und flieht nie, aber gezogene schwarze Karten retten sie nicht
offer-army-outriders = Leichte Reiter
offer-note-army-outriders = leichte Kavallerie schießt von den Flügeln

offer-layout-open = Offenes Gelände
offer-note-layout-open = nichts legen
offer-layout-woods = Zwei kleine Wälder
offer-note-layout-woods = Deckung auf beiden Seiten des Hügels
offer-layout-great-wood = Der große Wald
offer-note-layout-great-wood = eine ganze Flanke in Deckung
offer-layout-long-wood = Der lange Wald
offer-note-layout-long-wood = Deckung auf einer Flanke
offer-layout-lake = Ein tiefer See
offer-note-layout-lake = sperrt eine Flanke für alle, die nicht fliegen
offer-layout-marsh = Ein Sumpf
offer-note-layout-marsh = langsames Gelände, in dem man ungern angegriffen wird
offer-layout-rocks = Felsen
offer-note-layout-rocks = etwas Deckung auf beiden Seiten, aber kein Sichtschutz
offer-layout-road = Eine Straße
offer-note-layout-road = der schnelle Weg nach vorn auf einer Flanke, Felsen auf der anderen
offer-layout-raid = Ein Überfall
offer-note-layout-raid = ein Paar Zielmarker in der Hälfte des Gegners und ein Wald als Ausgangspunkt

offer-plan-line = In Linie
offer-note-plan-line = Fußvolk in der Mitte, Reiter auf den Flügeln, Schützen dahinter
offer-plan-left-hook = Linker Haken
offer-note-plan-left-hook = die Reiter zusammen links
offer-plan-right-hook = Rechter Haken
offer-note-plan-right-hook = die Reiter zusammen rechts
offer-plan-two-wings = Zwei Flügel
offer-note-plan-two-wings = die Mitte bleibt offen

# Karten stehen ohne Artikel, wie man sie am Tisch nennt: So bleiben sie in jedem Fall gleich.
card-2C = Kreuz 2
card-3C = Kreuz 3
card-4C = Kreuz 4
card-5C = Kreuz 5
card-6C = Kreuz 6
card-7C = Kreuz 7
card-8C = Kreuz 8
card-9C = Kreuz 9
card-TC = Kreuz 10
card-JC = Kreuz-Bube
card-QC = Kreuz-Dame
card-KC = Kreuz-König
card-AC = Kreuz-Ass
card-2D = Karo 2
card-3D = Karo 3
card-4D = Karo 4
card-5D = Karo 5
card-6D = Karo 6
card-7D = Karo 7
card-8D = Karo 8
card-9D = Karo 9
card-TD = Karo 10
card-JD = Karo-Bube
card-QD = Karo-Dame
card-KD = Karo-König
card-AD = Karo-Ass
card-2H = Herz 2
card-3H = Herz 3
card-4H = Herz 4
card-5H = Herz 5
card-6H = Herz 6
card-7H = Herz 7
card-8H = Herz 8
card-9H = Herz 9
card-TH = Herz 10
card-JH = Herz-Bube
card-QH = Herz-Dame
card-KH = Herz-König
card-AH = Herz-Ass
card-2S = Pik 2
card-3S = Pik 3
card-4S = Pik 4
card-5S = Pik 5
card-6S = Pik 6
card-7S = Pik 7
card-8S = Pik 8
card-9S = Pik 9
card-TS = Pik 10
card-JS = Pik-Bube
card-QS = Pik-Dame
card-KS = Pik-König
card-AS = Pik-Ass
card-joker = Joker
card-joker-C = Joker als Kreuz
card-joker-D = Joker als Karo
card-joker-H = Joker als Herz
card-joker-S = Joker als Pik

# Ereignisse.
event-army-chosen = { $army ->
    [none] { $seat-cap } hat eine Armee gewählt.
   *[other] { $seat-cap } hat eine Armee gewählt: { $army }. Der General ist bei { $general-dat }.
}
event-first-drawn = { $seat-cap } wird als Startspieler ausgelost.
event-element-placed = { $seat-cap } legt { $element-acc } von { $start } bis { $end }.
event-objectives-placed = { $seat-cap } legt ein Paar Zielmarker: { $spaces }.
event-placing-declined = { $seat-cap } legt nichts mehr.
event-deployed = { $general ->
    [yes] { $seat-cap } stellt { $unit-some } auf { $space }, mit dem General.
   *[no] { $seat-cap } stellt { $unit-some } auf { $space }.
}
event-turn-begun = Runde { $turn } beginnt.
event-pile-shuffled = { $count ->
    [0] Es gibt keine Karten zu mischen.
    [one] { $count } Karte wird zum neuen Nachziehstapel.
   *[other] { $count } Karten werden zu einem neuen Nachziehstapel gemischt.
}
event-hand-dealt = { $cards ->
    [none] { $count ->
        [one] { $seat-cap } zieht { $count } Karte.
       *[other] { $seat-cap } zieht { $count } Karten.
    }
   *[other] { $seat-cap } zieht { $cards }.
}
event-hand-kept = { $seat-cap } behält die Handkarten.
event-hand-discarded = { $cards ->
    [none] { $seat-cap } hat keine Handkarten, die abgelegt werden könnten.
   *[other] { $seat-cap } legt alle Handkarten ab und zieht neu. Abgelegt: { $cards }.
}
event-bid-made = { $card ->
    [none] { $seat-cap } bietet verdeckt eine Karte.
   *[other] { $seat-cap } bietet verdeckt eine Karte: { $card }.
}
event-bids-shown = Die Gebote werden aufgedeckt. { $blue ->
    [none] Blau bietet nichts
   *[other] Blau bietet { $blue }
}, { $red ->
    [none] Rot bietet nichts.
   *[other] Rot bietet { $red }.
}
event-tie-drawn = Gleichstand: { $seat } zieht { $card }.
event-initiative-won = { $seat-cap } hat die Initiative und bestimmt den Startspieler.
event-first-stays = Keine Entscheidung: { $seat } bleibt Startspieler.
event-first-chosen = { $seat-cap } wählt: Startspieler in dieser Runde ist { $first }.

event-moved = { $seat-cap } spielt { $card } und bewegt { $unit-the } von { $from } nach { $to }.
event-hastened = { $seat-cap } spielt { $card } als Elan und bewegt { $unit-the } von { $from } nach { $to }.
event-left-field = { $vigour ->
    [yes] { $seat-cap } spielt { $card } als Elan
   *[no] { $seat-cap } spielt { $card }
} { $general ->
    [yes] und führt { $unit-the } mit dem General von { $from } über den gegenüberliegenden Rand.
   *[no] und führt { $unit-the } von { $from } über den gegenüberliegenden Rand.
}
event-attacked = { $counter ->
    [yes] Gegenangriff: { $seat-cap } spielt { $card } und greift mit { $unit-dat } auf { $from } { $target-the } auf { $to } an.
   *[no] { $seat-cap } spielt { $card } und greift mit { $unit-dat } auf { $from } { $target-the } auf { $to } an.
}
event-shot-at = { $seat-cap } spielt { $card } und beschießt mit { $unit-dat } auf { $from } { $target-the } auf { $to }.
event-lightning-cast = { $seat-cap } spielt { $card } als Blitz gegen { $target-the } auf { $to }.
event-general-teleported = { $seat-cap } spielt { $card } als Teleport: Der General wechselt von { $from } zu { $unit-dat } auf { $to }.
event-unit-returned = { $seat-cap } spielt { $card } als Portal und holt { $unit-some } auf { $space } zurück.
event-confusion-cast = { $seat-cap } spielt { $card } als Verwirrung.
event-paralysis-cast = { $seat-cap } spielt { $card } als Lähmung gegen { $target-the } auf { $to }.
event-objective-razed = { $seat-cap } spielt { $card } und zerstört mit { $unit-dat } auf { $space } den Zielmarker dort.
event-card-burned = { $seat-cap } legt { $card } ungenutzt ab.
event-card-lost = { $seat-cap } verliert { $card } durch Verwirrung.

event-defence-drawn = { $drawn ->
    [0] { $seat-cap } zieht keine Karte für { $unit-the } auf { $space }
    [one] { $seat-cap } zieht { $drawn } Karte für { $unit-the } auf { $space }
   *[other] { $seat-cap } zieht { $drawn } Karten für { $unit-the } auf { $space }
} ({ $type } Grundwert{ $ground ->
    [0] {""}
    [-1] , -1 Gelände
   *[other] , +{ $ground } Gelände
}{ $leader ->
    [0] {""}
   *[other] , +{ $leader } eigener General
}{ $friends ->
    [0] {""}
   *[other] , +{ $friends } Unterstützung
}{ $foes ->
    [0] {""}
   *[other] , { $foes } weitere Feinde
}{ $enemy-leader ->
    [0] {""}
   *[other] , { $enemy-leader } feindlicher General
}{ $trait ->
    [0] {""}
   *[other] , { $trait } Typ des Angreifers
}{ $crossfire ->
    [0] {""}
   *[other] , { $crossfire } Kreuzfeuer
}{ $lightning ->
    [0] {""}
   *[other] , +{ $lightning } Blitz
}{ $paralysis ->
    [0] {""}
   *[other] , { $paralysis } Lähmung
}){ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-defended = { $hand ->
    [yes] { $seat-cap } verteidigt mit der Handkarte { $card }.
   *[no] { $seat-cap } verteidigt mit der gezogenen Karte { $card }.
}
event-yielded = { $seat-cap } verteidigt ohne Karte.
event-blocked = { $seat-cap } wehrt mit { $unit-dat } auf { $space } den Angriff ab.
event-destroyed = { $general ->
    [yes] { $seat-cap } verliert { $unit-the } auf { $space }, und der General ist tot.
   *[no] { $seat-cap } verliert { $unit-the } auf { $space }.
}
event-fled = { $seat-cap } flieht mit { $unit-dat } von { $from } nach { $to }.
event-retreated = { $seat-cap } weicht mit { $unit-dat } von { $from } nach { $to } aus.
event-stayed = { $seat-cap } bleibt mit { $unit-dat } auf { $space }.
event-pursued = { $seat-cap } rückt mit { $unit-dat } von { $from } nach { $to } nach.
event-halted = { $seat-cap } rückt mit { $unit-dat } auf { $space } nicht nach.
event-recovered = { $seat-cap } darf { $unit-the } auf { $space } wieder einsetzen: Die Lähmung ist vorbei.
event-turn-over = Runde { $turn } ist zu Ende. Ziele von Blau: { $blue ->
    [none] keine
   *[other] { $blue }
}; von Rot: { $red ->
    [none] keine
   *[other] { $red }
}.
event-battle-ended = { $end }.

# Ablehnungen.
refusal-not-asked = Nicht jetzt: { $asked }.
asked-army = Eine Armee wird gewählt
asked-terrain = Gelände wird gelegt
asked-deploy = Eine Einheit wird aufgestellt
asked-redraw = Die Handkarten werden behalten oder neu gezogen
asked-bid = Eine Karte wird geboten
asked-first = Der Startspieler wird gewählt
asked-action = Eine Karte wird gespielt
asked-defend = Eine Einheit wird verteidigt
asked-flee = Eine Einheit muss fliehen
asked-retreat = Eine Einheit darf ausweichen oder bleiben
asked-pursue = Der Angreifer darf nachrücken oder stehen bleiben
asked-over = Die Partie ist zu Ende
asked-draw-first = Der Startspieler wird ausgelost
asked-shuffle = Die Karten werden gemischt
asked-lose = Eine Karte geht durch Verwirrung verloren
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

# Notation.
error-army-order = Die Typen hinter „army:“ müssen in der Reihenfolge der Typenliste stehen.
error-army-general-first = Das „+“ muss hinter der ersten Einheit ihres Typs stehen.
error-objectives-order = Die beiden Felder eines Paars Zielmarker müssen sortiert sein.

# Stellungen.
element-objectives = ein Paar Zielmarker
    .acc = ein Paar Zielmarker
error-option-scenario = Es gibt kein Szenario „{ $value }“.
error-option-magic = Für Magie ist nur true (an) oder false (aus) erlaubt.
error-option-fantasy = Für Fantasy-Einheiten ist nur true (an) oder false (aus) erlaubt.
error-option-jokers = Für Joker ist nur true (an) oder false (aus) erlaubt.
error-option-map = Es gibt keinen Spielplan „{ $value }“.
error-unknown-map = Es gibt keinen Spielplan „{ $map }“.
error-map-scenario = Das Szenario { $scenario } hat einen eigenen Spielplan.
error-phase-not-loaded = Nur Stellungen in der Phase „action“ lassen sich laden.
error-phase-scenario = Gelände wird nur in einer Feldschlacht gelegt.
error-position-turn = In dieser Phase muss die Runde zwischen { $least } und { $most } liegen.
error-position-first = Der Startspieler steht erst nach der Auslosung fest.
error-not-in-phase = { $field } hat in dieser Phase keine Bedeutung.
error-needed-in-phase = Diese Phase braucht { $field }.
error-position-result = Dieses Ergebnis ist nicht möglich.
error-position-actor = In dieser Phase ist jemand anderes dran.
error-actor-no-card = { $seat } soll eine Karte spielen, hat aber keine.
error-position-draw = So können keine Karten gezogen werden.
error-position-fight = Das ist kein gültiger Kampf: Zwei feindliche Einheiten müssen einander erreichen können, und eine Seite muss gefragt sein.
error-listed-twice = { $field } nennt etwas zweimal.

error-units-space = Auf { $space } stehen zwei Einheiten.
error-units-deep = { $space } ist tiefes Wasser; dort kann keine Einheit stehen.
error-units-places = Eine Armee hat { $most } Plätze; zwei Horden teilen sich einen.
error-units-fantasy = Diese Partie hat keine Fantasy-Einheiten.
error-units-fantasy-places = Höchstens { $most } Plätze einer Armee dürfen Fantasy-Einheiten sein.
error-general-fantasy = Der General darf nicht in einer Fantasy-Einheit sein.
error-generals = Es gibt genau einen General { $seat-gen }, lebend oder tot.
error-position-army = Was { $seat } aufgestellt hat und was noch fehlt, ergibt keine Armee.
error-not-deployed = In dieser Phase darf noch keine Einheit aufgestellt sein.
error-points-left = Es dürfen noch 0 bis { $most } Geländeteile zu legen sein.
error-left-scenario = Einheiten verlassen den Spielplan nur im Hinterhalt.
error-left-side = Nur blaue Einheiten verlassen den Spielplan.
error-razed-scenario = Zielmarker werden nur im Nachtangriff zerstört.
error-razed-space = Auf „{ $space }“ gibt es keinen Zielmarker, der zerstört sein könnte.
error-aims-reached = Laut { $field } wäre die Partie schon zu Ende.
error-paralysed-magic = Ohne Magie ist niemand gelähmt.
error-paralysed-space = Auf „{ $space }“ steht keine Einheit, die gelähmt sein könnte.
error-paralysed-actions = Die Einheit auf { $space } muss für eine oder zwei Aktionen gelähmt sein oder eine Verteidigungskarte weniger haben.

error-card-twice = Diese Karte kommt öfter vor als im Kartenspiel: { $card }.
error-no-cards-yet = Vor der ersten Runde sind keine Karten ausgeteilt.
error-hand-size = Hier sind höchstens { $most } Handkarten möglich.
error-position-known = Es fehlen Handkarten { $seat-gen }, die bekannt sein müssen.

error-elements-scenario = Gelände wird nur in einer Feldschlacht gelegt.
error-elements-supply = Davon liegt mehr auf dem Spielplan, als der Vorrat hat: { $element }.
error-elements-owner = Nur ein Paar Zielmarker hat einen Besitzer.
error-elements-turned = Nur ein langer Wald lässt sich drehen.
error-elements-at = „{ $at }“ ist kein Platz für { $element-acc }.
error-elements-half = Nicht in einer Hälfte des Spielplans oder nicht in der richtigen, ab { $at }: { $element }.
error-elements-apart = Die beiden Zielmarker auf { $at } müssen mindestens fünf Felder auseinander und in verschiedenen Reihen liegen.
error-elements-overlap = Überdeckt etwas anderes, ab { $at }: { $element }.

# Landkarten.
error-map-unknown-key = Den Eintrag „{ $key }“ gibt es nicht.
error-map-key-twice = Der Eintrag „{ $key }“ kommt zweimal vor.
error-map-too-many-rows = Ein Spielplan hat sieben Reihen; diese ist eine zu viel.
error-map-rows = Ein Spielplan hat sieben Reihen, dieser hat { $found }.
error-map-row-label = Hier muss Reihe { $expected } stehen: Die Reihen gehen von 7 hinunter bis 1.
error-map-cell = „{ $cell }“ ist kein Geländezeichen.
error-map-columns = Reihe { $row } hat { $found } Felder statt elf.
error-map-objective = Zielmarker werden von den Spielern gelegt; im Spielplan stehen sie nicht.
error-map-hill = Der Hügel braucht mindestens { $least } Felder, hat aber { $found }.
error-map-zone-rows = Die Aufstellungszone „{ $zone }“ muss in den Reihen { $first } bis { $last } liegen.
error-map-zone-room = Die Aufstellungszone „{ $zone }“ braucht mindestens { $least } Felder, hat aber { $found }.
error-map-cut-off = Von { $space } führt kein Weg zum Hügel.

# Bilder.
board-name-standard = Der Standardhügel
board-name-king-of-the-woods = Die Wälder
board-name-ambush = Der Weg durch den Wald
board-name-night-attack = Das Lager am See

# Die Buchstaben sind die der Notation, die in allen Sprachen gleich ist.
unit-short-infantry = in
unit-short-cavalry = ca
unit-short-archers = ar
unit-short-artillery = at
unit-short-beasts = be
unit-short-light-cavalry = lc
unit-short-chariots = ch
unit-short-elite-infantry = ei
unit-short-monstrous-infantry = mi
unit-short-horde = ho
unit-short-land-monster = lm
unit-short-flying-monster = fm
unit-short-flyers = fl

objective-short-general = General
objective-short-hill-more = Mehrheit
objective-short-hill-three = drei
objective-short-pair = Paar
objective-short-forest = Wald
objective-short-general-out = General durch
objective-short-three-out = drei durch
objective-short-razed = zerstört

piece = { $general ->
    [yes] { $seat }: { $unit } *
   *[no] { $seat }: { $unit }
}

diagram-turn = { $turn ->
    [0] Vor der Schlacht
   *[other] Runde { $turn } von { $turns }
}
diagram-asked = { $seat ->
    [none] Jetzt: { $asked }.
   *[other] { $seat-cap }: { $asked }.
}
diagram-side = { $seat-short }
diagram-pile = Stapel { $pile }  Ablage { $discard }
diagram-first = Startspieler
diagram-bid = Gebot liegt
diagram-hand-size = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
diagram-points = { $count ->
    [0] legt kein Gelände mehr
   *[other] darf noch Gelände legen: { $count }
}
diagram-reserve = Reserve { $units }
diagram-lost = verloren { $units }
diagram-out = durch { $units }
diagram-hand = Hand { $seat-gen }
diagram-known = { $seat-cap } hat
diagram-bids = { $seat-cap } bietet { $card }
diagram-drawn = gezogen
diagram-fight = { $kind ->
    [close] Angriff der Stärke { $strength }: { $by-the } auf { $start } gegen { $to }
    [shot] Schuss der Stärke { $strength }: { $by-the } auf { $start } gegen { $to }
   *[lightning] Blitz der Stärke { $strength } auf { $to }
}{ $unit ->
    [none] .
   *[other] , { $unit-the }.
}
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = Bube
rank-Q = Dame
rank-K = König
rank-A = Ass

chart-hill = der Hügel
chart-summit = die Hügelkuppe
chart-forest = Wald
chart-shallow = flaches Wasser
chart-deep = tiefes Wasser
chart-road = Straße
chart-rocks = Felsen
chart-goal = Zielmarker zum Zerstören
chart-zone-blue = Aufstellungszone von Blau
chart-zone-red = Aufstellungszone von Rot
fact-scenarios = Szenarien
fact-hill = Hügelfelder
fact-forests = Wälder
