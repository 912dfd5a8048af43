# King of the Hill: events and results.

event-army-chosen = { $army ->
    [none] { $seat-cap } hat eine Armee gewählt.
   *[other] { $seat-cap } hat eine Armee gewählt: { $army }. Der General ist bei { $general-dat }.
}
event-scenario-drawn = Das Szenario wird ausgelost: { $scenario }.
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

# Winners, and the rules that end a game.
winner-blue = Blau hat gewonnen
winner-red = Rot hat gewonnen

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
