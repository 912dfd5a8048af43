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
element-rocks = felsiges Gelände
    .acc = felsiges Gelände
element-forest-small = ein kleiner Wald
    .acc = einen kleinen Wald
element-forest-long = ein langer Wald
    .acc = einen langen Wald
element-forest-great = der große Wald
    .acc = den großen Wald

objective-general = der feindliche General ist tot
objective-hill-more = mehr Einheiten auf dem Hügel
objective-hill-three = drei (oder alle) Einheiten auf dem Hügel
objective-pair = beide eigenen Zielmarken
objective-forest = ein Wald
objective-general-out = der General ist durch
objective-three-out = drei Einheiten sind durch
objective-razed = ein Ziel niedergebrannt

reason-KH-14-1 = Die Ziele entscheiden
reason-KH-15-4 = Der Wald ist durchquert, oder er ist es nicht
reason-KH-15-5 = Das Lager ist niedergebrannt, oder es steht
end-KH-14-1-blue = Blau hat gewonnen: Es hat zwei Ziele erfüllt und Rot nicht
end-KH-14-1-red = Rot hat gewonnen: Es hat zwei Ziele erfüllt und Blau nicht
end-KH-14-1-none = Unentschieden: Sieben Runden sind um, und niemand hat als Einziger zwei Ziele erfüllt
end-KH-15-4-blue = Blau hat gewonnen: Sein General und drei Einheiten sind durch den Wald
end-KH-15-4-red = Rot hat gewonnen: Weder der General noch drei Einheiten von Blau sind durch den Wald
end-KH-15-4-none = Unentschieden: Blau ist mit dem General oder mit drei Einheiten durch den Wald, aber nicht mit beidem
end-KH-15-5-blue = Blau hat gewonnen: Beide Ziele im Lager stehen noch
end-KH-15-5-red = Rot hat gewonnen: Beide Ziele im Lager sind niedergebrannt
end-KH-15-5-none = Unentschieden: Ein Ziel im Lager ist niedergebrannt
offer-army-balanced = Ausgewogen
offer-note-army-balanced = von allem etwas; überall gut, und gut zum Lernen
offer-army-wall = Der Wall
offer-note-army-wall = fünfmal Infanterie hält den Hügel und weicht nicht, Bogenschützen decken das offene Feld
offer-army-riders = Reiter
offer-note-army-riders = als Erste auf dem Hügel, und schnell wieder weg
offer-army-bowmen = Schützen
offer-note-army-bowmen = viermal Bogenschützen im Kreuzfeuer; halte ihnen den Feind vom Leib
offer-army-hammer = Hammer und Amboss
offer-note-army-hammer = die Infanterie hält, die Kavallerie kommt von der Seite; keine Schützen
offer-army-skirmishers = Plänkler
offer-note-army-skirmishers = schießen, wegreiten, wiederkommen
offer-army-dragon = Der Drache
offer-note-army-dragon = ein Flugmonster, gegen das sich niemand gern verteidigt
offer-army-siege = Belagerung
offer-note-army-siege = zweimal Artillerie mit der größten Reichweite, und ein Wall davor
offer-army-swarm = Der Schwarm
offer-note-army-swarm = neun Einheiten, davon vier Horden; mehr, als der Feind zählen kann
offer-army-giants = Riesen
offer-note-army-giants = ein Landmonster und monströse Infanterie brechen, was steht
offer-army-hunt = Die wilde Jagd
offer-note-army-hunt = Bestien und Flieger, schnell in jedem Gelände
offer-army-chariots = Streitwagen
offer-note-army-chariots = ein Sturmangriff im offenen Feld; meide Wälder
offer-army-guard = Die Garde
offer-note-army-guard = Elite-Infanterie, die hart zuschlägt und mit einer gezogenen Karte nie flieht
offer-army-outriders = Vorreiter
offer-note-army-outriders = leichte Kavallerie schießt von den Flügeln

offer-layout-open = Offenes Feld
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
offer-note-layout-rocks = etwas Deckung auf beiden Seiten, aber nichts zum Verstecken
offer-layout-road = Eine Straße
offer-note-layout-road = der schnelle Weg nach vorn auf einer Flanke, Felsen auf der anderen
offer-layout-raid = Ein Überfall
offer-note-layout-raid = ein Paar Ziele in der Hälfte des Feindes, und ein Wald als Ausgangspunkt

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
    [none] { $seat-cap } hat ein Heer gewählt.
   *[other] { $seat-cap } hat ein Heer gewählt: { $army }. Der General ist bei { $general-dat }.
}
event-first-drawn = { $seat-cap } wird als Startspieler ausgelost.
event-element-placed = { $seat-cap } legt { $element-acc } von { $start } bis { $end }.
event-objectives-placed = { $seat-cap } legt ein Paar Ziele: { $spaces }.
event-placing-declined = { $seat-cap } legt nichts mehr.
event-deployed = { $general ->
    [yes] { $seat-cap } stellt { $unit-some } auf { $space }, mit dem General.
   *[no] { $seat-cap } stellt { $unit-some } auf { $space }.
}
event-turn-begun = Runde { $turn } beginnt; Startspieler ist { $first }.
event-pile-shuffled = { $count ->
    [0] Es gibt keine Karten zu mischen.
    [one] { $count } Karte wird zum neuen Nachziehstapel.
   *[other] { $count } Karten werden zu einem neuen Nachziehstapel gemischt.
}
event-hand-dealt = { $cards ->
    [none] { $count ->
        [one] { $seat-cap } nimmt { $count } Karte.
       *[other] { $seat-cap } nimmt { $count } Karten.
    }
   *[other] { $seat-cap } nimmt { $cards }.
}
event-hand-kept = { $seat-cap } behält die Hand.
event-hand-discarded = { $cards ->
    [none] { $seat-cap } hat keine Karten, die für eine neue Hand abgeworfen werden könnten.
   *[other] { $seat-cap } wirft die Hand für eine neue ab: { $cards }.
}
event-bid-made = { $card ->
    [none] { $seat-cap } legt ein Gebot verdeckt hin.
   *[other] { $seat-cap } legt ein Gebot verdeckt hin: { $card }.
}
event-bids-shown = Die Gebote werden aufgedeckt. { $blue ->
    [none] Blau hat keines
   *[other] Blau hat { $blue } geboten
}, { $red ->
    [none] Rot hat keines.
   *[other] Rot { $red }.
}
event-tie-drawn = Gleichstand: { $seat } zieht { $card }.
event-initiative-won = { $seat-cap } hat die Initiative und bestimmt, wer beginnt.
event-first-stays = Keine Entscheidung: { $seat } bleibt Startspieler.
event-first-chosen = { $seat-cap } wählt: Startspieler in dieser Runde ist { $first }.

event-moved = { $seat-cap } spielt { $card } und bewegt { $unit-the } von { $from } nach { $to }.
event-hastened = { $seat-cap } wirkt Eifer mit { $card } und bewegt { $unit-the } von { $from } nach { $to }.
event-left-field = { $vigour ->
    [yes] { $seat-cap } wirkt Eifer mit { $card }
   *[no] { $seat-cap } spielt { $card }
} { $general ->
    [yes] und führt { $unit-the } von { $from } über den gegenüberliegenden Rand hinaus, samt General.
   *[no] und führt { $unit-the } von { $from } über den gegenüberliegenden Rand hinaus.
}
event-attacked = { $counter ->
    [yes] { $seat-cap } spielt { $card } und schlägt mit { $unit-dat } auf { $from } gegen { $target-the } auf { $to } zurück.
   *[no] { $seat-cap } spielt { $card } und greift mit { $unit-dat } auf { $from } { $target-the } auf { $to } an.
}
event-shot-at = { $seat-cap } spielt { $card } und beschießt mit { $unit-dat } auf { $from } { $target-the } auf { $to }.
event-lightning-cast = { $seat-cap } wirkt Blitz mit { $card } gegen { $target-the } auf { $to }.
event-general-teleported = { $seat-cap } wirkt Teleport mit { $card }: Der General wechselt von { $from } zu { $unit-dat } auf { $to }.
event-unit-returned = { $seat-cap } wirkt Portal mit { $card } und holt { $unit-some } auf { $space } zurück.
event-confusion-cast = { $seat-cap } wirkt Verwirrung mit { $card }.
event-paralysis-cast = { $seat-cap } wirkt Lähmung mit { $card } gegen { $target-the } auf { $to }.
event-objective-razed = { $seat-cap } spielt { $card } und brennt mit { $unit-dat } auf { $space } das Ziel dort nieder.
event-card-burned = { $seat-cap } verbrennt { $card }.
event-card-lost = { $seat-cap } verliert { $card } durch Verwirrung.

event-defence-drawn = { $drawn ->
    [0] { $seat-cap } zieht keine Karte für { $unit-the } auf { $space }
    [one] { $seat-cap } zieht { $drawn } Karte für { $unit-the } auf { $space }
   *[other] { $seat-cap } zieht { $drawn } Karten für { $unit-the } auf { $space }
} ({ $type } für den Typ{ $ground ->
    [0] {""}
    [-1] , -1 Gelände
   *[other] , +{ $ground } Gelände
}{ $leader ->
    [0] {""}
   *[other] , +{ $leader } eigener General
}{ $friends ->
    [0] {""}
   *[other] , +{ $friends } Hilfe der Nachbarn
}{ $foes ->
    [0] {""}
   *[other] , { $foes } Druck der Feinde
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
    [yes] { $seat-cap } verteidigt mit { $card } aus der Hand.
   *[no] { $seat-cap } verteidigt mit { $card } vom Stapel.
}
event-yielded = { $seat-cap } nutzt keine Karte.
event-blocked = { $seat-cap } hält { $space } mit { $unit-dat }.
event-destroyed = { $general ->
    [yes] { $seat-cap } verliert { $unit-the } auf { $space }, und der General ist tot.
   *[no] { $seat-cap } verliert { $unit-the } auf { $space }.
}
event-fled = { $seat-cap } flieht mit { $unit-dat } von { $from } nach { $to }.
event-retreated = { $seat-cap } weicht mit { $unit-dat } von { $from } nach { $to } zurück.
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
asked-army = Ein Heer wird gewählt
asked-terrain = Gelände wird gelegt, oder jemand verzichtet
asked-deploy = Eine Einheit wird aufgestellt
asked-redraw = Die Hand wird behalten oder neu gezogen
asked-bid = Eine Karte wird geboten
asked-first = Der Startspieler wird gewählt
asked-action = Eine Karte wird gespielt
asked-defend = Eine Einheit wird verteidigt
asked-flee = Eine Einheit muss fliehen
asked-retreat = Eine Einheit darf zurückweichen oder bleiben
asked-pursue = Der Angreifer darf nachrücken oder stehen bleiben
asked-over = Die Partie ist zu Ende
asked-draw-first = Der Startspieler wird ausgelost
asked-shuffle = Die Karten werden gemischt
asked-lose = Eine Karte geht durch Verwirrung verloren
refusal-not-held = Du hast { $card } nicht auf der Hand.
refusal-not-drawn = Niemand hat { $card } für diese Verteidigung gezogen.
refusal-shuffle-cards = Beim Mischen wird jede Karte, die in den Stapel kommt, genau einmal genannt.
refusal-lose-card = Die Hand, die eine Karte verliert, hat { $card } nicht.

refusal-no-fantasy = Diese Partie wird ohne Fantasy-Einheiten gespielt, also ohne { $unit }.
refusal-army-places = Ein Heer hat { $places } Plätze, nicht { $found }.
refusal-army-fantasy = Höchstens { $most } Plätze eines Heeres sind für Fantasy-Einheiten.
refusal-army-strange-general = Der General ist nie in einer Fantasy-Einheit.
refusal-army-one-general = Eine Einheit des Heeres hat den General, nicht mehr und nicht weniger.
refusal-place-points = Das ist mehr, als du noch legen darfst: Jede Seite legt zwei Geländeteile, und eines von mehr als vier Feldern zählt doppelt.
refusal-place-supply = Von diesem Geländeteil ist keines mehr da.
refusal-place-half = Ein Geländeteil liegt ganz auf dem Plan und in der Hälfte dessen, der es legt; die mittlere Reihe gehört beiden.
refusal-place-overlap = Geländeteile liegen weder aufeinander noch auf etwas, was schon auf der Karte ist.
refusal-objectives-half = Ein Paar Ziele kommt in die Hälfte des Gegners.
refusal-objectives-apart = Die zwei Ziele eines Paars liegen mindestens fünf Felder auseinander und in verschiedenen Reihen.
refusal-deploy-general = Der General gehört zu keiner solchen Einheit oder steht schon auf dem Plan: { $unit }.
refusal-deploy-left = Von diesen Einheiten ist keine mehr aufzustellen: { $unit }.
refusal-deploy-zone = { $space } liegt nicht in deiner Aufstellungszone.
refusal-deep-water = { $space } ist tiefes Wasser.
refusal-space-taken = Auf { $space } steht schon eine Einheit.

refusal-no-own-unit = Auf { $space } steht keine Einheit von dir.
refusal-no-enemy = Auf { $space } steht keine feindliche Einheit.
refusal-paralysed = Die Einheit auf { $space } ist gelähmt.
refusal-red-moves = Nur schwarze Karten bewegen Einheiten, und { $card } ist rot.
refusal-black-attacks = Nur rote Karten greifen an, und { $card } ist schwarz.
refusal-same-space = Eine Bewegung endet auf einem anderen Feld, als sie begann.
refusal-end-taken = Keine Einheit kann auf { $to } enden: Das Feld ist besetzt, oder es ist tiefes Wasser.
refusal-way-blocked = Der Weg nach { $to } ist durch Einheiten oder tiefes Wasser versperrt.
refusal-squeezed = Der Weg nach { $to } führt diagonal zwischen zwei Feldern hindurch, die beide besetzt oder unpassierbar sind.
refusal-slowed = Der Weg nach { $to } ist zu beschwerlich: Wald, Felsen und flaches Wasser beenden eine Bewegung, und wer dort beginnt, macht nur einen Schritt in einer Richtung der Karte.
refusal-too-far = Die Einheit auf { $space } kommt nicht bis { $to }: { $free ->
    [0] Sie macht nur Schritte in den Richtungen der Karte, höchstens { $ruled }.
    [one] Sie macht höchstens { $free } freien Schritt und dann { $ruled } in den Richtungen der Karte.
   *[other] Sie macht höchstens { $free } freie Schritte und dann { $ruled } in den Richtungen der Karte.
}
refusal-one-step = Eifer bewegt eine Einheit einen Schritt weit, und { $to } liegt nicht daneben.
refusal-off-board = Hier verlässt niemand den Plan.
refusal-off-edge = Die Einheit auf { $space } kann den Plan nicht verlassen: Dazu braucht es einen Schritt über die letzte Reihe, in einer Richtung, die die Karte erlaubt.
refusal-attack-direction = Mit { $card } greift niemand in Richtung { $to } an: Karo schlägt gerade, Herz diagonal.
refusal-no-shooter = Die Einheit auf { $space } schießt nicht, und { $to } liegt nicht daneben.
refusal-shooter-engaged = Die Einheit auf { $space } ist im Nahkampf gebunden und kann nicht schießen.
refusal-out-of-range = { $to } ist außer Reichweite: Die Einheit schießt { $range ->
    [one] { $range } Feld
   *[other] { $range } Felder
} weit.
refusal-no-sight = Es gibt keine Sichtlinie von { $space } nach { $to }.
refusal-raze-red = Nur Rot brennt Ziele nieder, und nur im Nachtangriff.
refusal-raze-objective = Auf { $space } gibt es kein Ziel, das sich niederbrennen ließe.
refusal-raze-card = Ein Ziel wird mit einer roten Karte niedergebrannt, und { $card } ist schwarz.

refusal-no-magic = Diese Partie wird ohne Magie gespielt.
refusal-joker-spell = Ein Joker wirkt keinen Zauber.
refusal-spell-card = { $spell ->
    [vigour] Eifer wird mit einer roten Karte von 2 bis 10 gewirkt.
    [teleport] Teleport wird mit rotem Buben, roter Dame oder rotem König gewirkt.
    [portal] Portal wird mit einem roten Ass gewirkt.
    [lightning] Blitz wird mit einer schwarzen Karte von 2 bis 10 gewirkt.
    [confusion] Verwirrung wird mit schwarzem Buben, schwarzer Dame oder schwarzem König gewirkt.
   *[paralysis] Lähmung wird mit einem schwarzen Ass gewirkt.
}
refusal-no-general = Dein General ist nicht auf dem Plan.
refusal-general-there = Der General ist schon bei der Einheit auf { $space }.
refusal-strange-general = Die Einheit auf { $space } ist eine Fantasy-Einheit, und in so einer ist der General nie.
refusal-none-destroyed = Du hast keine solche Einheit verloren: { $unit }.
refusal-portal-zone = Eine Einheit kehrt in deiner Aufstellungszone zurück, und { $space } liegt nicht darin.
refusal-confusion-empty = Die andere Hand ist leer.

refusal-no-red-defence = Im Nahkampf schützt keine rote Karte { $unit-the }.
refusal-no-black-defence = Keine schwarze Karte schützt { $unit-the }.
refusal-no-red-block = Keine rote Karte hält einen Schuss auf { $unit-the } ab.
refusal-hand-too-low = Eine Karte aus der Hand schützt, wenn sie mindestens so hoch ist wie der Angriff, { $strength }: { $card } ist es nicht.
refusal-stay-general = Nur eine Einheit mit ihrem General darf bleiben, statt zu fliehen.
refusal-flee-away = Aus dem Nahkampf flieht eine Einheit auf eines der drei Felder, die vom Angreifer wegführen, und { $to } ist keines davon.
refusal-flee-home = Vor einem Schuss flieht eine Einheit auf eines der drei Felder zu ihrem eigenen Rand hin, und { $to } ist keines davon.
refusal-retreat-beside = Eine Einheit weicht auf ein Nachbarfeld zurück, und { $to } ist keines.

# Notation.
error-army-order = Die Typen hinter "army:" stehen in der Reihenfolge der Typenliste.
error-army-general-first = Das "+" steht hinter der ersten Einheit ihres Typs.
error-objectives-order = Die zwei Felder eines Paars Ziele sind sortiert.

# Stellungen.
element-objectives = ein Paar Ziele
    .acc = ein Paar Ziele
error-option-scenario = Es gibt kein Szenario „{ $value }“.
error-option-magic = Magie ist an oder aus: true oder false.
error-option-fantasy = Fantasy-Einheiten sind an oder aus: true oder false.
error-option-jokers = Joker sind an oder aus: true oder false.
error-option-map = Es gibt keine Karte „{ $value }“.
error-unknown-map = Es gibt keine Karte „{ $map }“.
error-map-scenario = Das Szenario { $scenario } hat eine eigene Karte.
error-phase-not-loaded = Nur Stellungen in der Phase "action" lassen sich laden.
error-phase-scenario = Gelände wird nur in einer Feldschlacht gelegt.
error-position-turn = In dieser Phase geht die Runde von { $least } bis { $most }.
error-position-first = Der Startspieler steht fest, sobald er ausgelost ist, und nicht vorher.
error-not-in-phase = { $field } hat in dieser Phase keinen Sinn.
error-needed-in-phase = Diese Phase braucht { $field }.
error-position-result = So endet keine Partie.
error-position-actor = In dieser Phase ist jemand anderes dran.
error-actor-no-card = Von { $seat-dat } wird eine Karte verlangt, und es ist keine da.
error-position-draw = So werden Karten nicht gezogen.
error-position-fight = Das ist kein Kampf zwischen zwei Feinden, die einander erreichen und von denen einer gefragt ist.
error-listed-twice = { $field } nennt etwas zweimal.

error-units-space = Auf { $space } stehen zwei Einheiten.
error-units-deep = { $space } ist tiefes Wasser, wo keine Einheit sein kann.
error-units-places = Ein Heer hat { $most } Plätze, und zwei Horden teilen sich einen.
error-units-fantasy = Diese Partie hat keine Fantasy-Einheiten.
error-units-fantasy-places = Höchstens { $most } Plätze eines Heeres sind Fantasy-Einheiten.
error-general-fantasy = Ein General ist nie in einer Fantasy-Einheit.
error-generals = Es gibt genau einen General { $seat-gen }, lebend oder tot.
error-position-army = Was { $seat } aufgestellt hat und was noch fehlt, ergibt kein Heer.
error-not-deployed = In dieser Phase ist keine Einheit aufgestellt.
error-points-left = Es können noch 0 bis { $most } Geländeteile zu legen sein.
error-left-scenario = Einheiten verlassen den Plan nur im Hinterhalt.
error-left-side = Nur blaue Einheiten verlassen den Plan.
error-razed-scenario = Ziele werden nur im Nachtangriff niedergebrannt.
error-razed-space = Auf „{ $space }“ gibt es kein Ziel, das niedergebrannt sein könnte.
error-aims-reached = { $field } sagt, dass die Partie zu Ende ist.
error-paralysed-magic = Ohne Magie ist niemand gelähmt.
error-paralysed-space = Auf „{ $space }“ steht keine Einheit, die gelähmt sein könnte.
error-paralysed-actions = Die Einheit auf { $space } ist für eine oder zwei Aktionen gelähmt, oder hat eine Karte weniger.

error-card-twice = Davon gibt es mehr als im Kartenspiel: { $card }.
error-no-cards-yet = Vor der ersten Runde sind keine Karten ausgeteilt.
error-hand-size = Eine Hand hat hier höchstens { $most } Karten.
error-position-known = Die Karten, die man von der Hand { $seat-gen } kennen kann, sind nicht alle da.

error-elements-scenario = Gelände wird nur in einer Feldschlacht gelegt.
error-elements-supply = Davon liegt mehr auf dem Plan, als der Vorrat hat: { $element }.
error-elements-owner = Nur ein Paar Ziele hat einen Besitzer.
error-elements-turned = Nur ein langer Wald lässt sich drehen.
error-elements-at = „{ $at }“ ist kein Platz für { $element-acc }.
error-elements-half = Ab { $at } liegt { $element } nicht in einer Hälfte des Plans, oder nicht in der richtigen.
error-elements-apart = Die zwei Ziele auf { $at } müssen mindestens fünf Felder auseinander und nicht in einer Reihe liegen.
error-elements-overlap = Ab { $at } liegt { $element } auf etwas anderem.

# Landkarten.
error-map-unknown-key = Es gibt keinen Eintrag „{ $key }“.
error-map-key-twice = Den Eintrag „{ $key }“ gibt es zweimal.
error-map-too-many-rows = Eine Karte hat sieben Reihen, und diese ist eine zu viel.
error-map-rows = Eine Karte hat sieben Reihen, und diese hat { $found }.
error-map-row-label = Das ist Reihe { $expected }: Die Reihen gehen von 7 hinunter bis 1.
error-map-cell = „{ $cell }“ ist kein Geländezeichen.
error-map-columns = Reihe { $row } hat { $found } Felder statt elf.
error-map-objective = Ziele legen die Spieler, nicht diese Karte.
error-map-hill = Der Hügel braucht { $least } Felder und hat { $found }.
error-map-zone-rows = Die Zone „{ $zone }“ liegt in den Reihen { $first } bis { $last }.
error-map-zone-room = Die Zone „{ $zone }“ braucht { $least } Felder und hat { $found }.
error-map-cut-off = Kein Weg führt von { $space } zum Hügel.

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
objective-short-razed = niedergebrannt

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
   *[other] darf noch Gelände für { $count } legen
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
chart-summit = der Hügel, zweite Stufe
chart-forest = Wald
chart-shallow = flaches Wasser
chart-deep = tiefes Wasser
chart-road = Straße
chart-rocks = Felsen
chart-goal = Ziel zum Niederbrennen
chart-zone-blue = wo Blau aufstellt
chart-zone-red = wo Rot aufstellt
fact-scenarios = Szenarien
fact-hill = Hügelfelder
fact-forests = Wälder
