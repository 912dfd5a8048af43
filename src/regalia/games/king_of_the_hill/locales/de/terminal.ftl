# King of the Hill: playing at the terminal.

# Prompts and help.
welcome-king-of-the-hill = King of the Hill. Zwei Armeen kämpfen mit Spielkarten um einen Hügel: Schwarze Karten bewegen, rote greifen an, und keiner sieht die Handkarten des anderen.
option-king-of-the-hill-scenario = Welches Szenario?
option-king-of-the-hill-scenario-introduction = Einführung: Infanterie, Kavallerie und Bogenschützen auf dem Standard-Spielplan; ideal zum Einstieg
option-king-of-the-hill-scenario-pitched-battle = Feldschlacht: Ihr legt das Gelände selbst; Fantasy-Einheiten und Magie
option-king-of-the-hill-scenario-king-of-the-woods = König der Wälder: kein Hügel, dafür drei umkämpfte Wälder; Fantasy-Einheiten und Magie
option-king-of-the-hill-scenario-ambush = Hinterhalt: Blau muss durch einen Wald, in dem Rot lauert; Fantasy-Einheiten und Magie
option-king-of-the-hill-scenario-night-attack = Nachtangriff: Rot will das Lager von Blau zerstören; Fantasy-Einheiten und Magie
option-king-of-the-hill-scenario-random = Zufällig: Du wählst deine Armee, bevor du das Szenario kennst; eines der letzten vier wird ausgelost
hint-king-of-the-hill-army = Wähle eine Armee per Nummer oder nenne sieben Einheiten, mit + für die des Generals:  army inf+ 2inf 2cav 2arch
hint-king-of-the-hill-terrain = { $offered ->
    [0] Lege Gelände, etwa  { $example }; mit  decline  legst du nichts mehr.
   *[other] Lege Gelände per Nummer oder von Hand, etwa  { $example }; mit  decline  legst du nichts mehr.
}
hint-king-of-the-hill-deploy = { $offered ->
    [0] Stelle eine Einheit auf, etwa  { $example }
   *[other] Stelle per Nummer alle Einheiten nach einem Vorschlag auf oder eine einzelne, etwa  { $example }
}
hint-king-of-the-hill-redraw = Behalte deine Handkarten (keep) oder zieh acht neue (redraw), höchstens einmal pro Runde.
hint-king-of-the-hill-bid = Biete eine Karte um die Initiative, etwa  { $example }; wer höher bietet, bestimmt den Startspieler. Beide Gebote werden abgelegt.
hint-king-of-the-hill-first = Bestimme den Startspieler dieser Runde.
hint-king-of-the-hill-action = Spiele eine Karte, etwa  { $example }; außerdem: moves, moves { $space }, burn, ? für Hilfe.
hint-king-of-the-hill-defend = Verteidige mit einer gezogenen Karte (draw), mit einer Handkarte (hand) oder ohne Karte (yield).
hint-king-of-the-hill-flee = Die Einheit flieht: Wähle, wohin.
hint-king-of-the-hill-retreat = Die Einheit darf auf ein Nachbarfeld ausweichen oder stehen bleiben.
hint-king-of-the-hill-pursue = Rücke auf das frei gewordene Feld nach (pursue) oder bleib stehen (halt).
help-king-of-the-hill = Was du tun kannst (Karten: 2 bis 9, T = 10, J = Bube, Q = Dame, K = König, A = Ass, dazu C = Kreuz, D = Karo, H = Herz, S = Pik; Joker sind ** und nehmen jede Farbe an: *C):
      5C c2-c4         eine schwarze Karte bewegt eine Einheit: freie Schritte, dann Kreuz gerade, Pik diagonal
      KH c2xd3         eine rote Karte greift an oder schießt: Karo gerade, Herz diagonal, Schüsse in jede Richtung
      4D burn          eine Karte ungenutzt ablegen
      keep, redraw     die Handkarten behalten oder acht neue ziehen
      bid 9S           um die Initiative bieten;  first blue  bestimmt den Startspieler
      draw QS, hand KD, yield      mit einer gezogenen Karte verteidigen, mit einer Handkarte, ohne Karte
      flee d6, retreat d6, stay    wohin ein Verteidiger flieht oder ausweicht;  pursue, halt  für den Angreifer
    Magie, wo sie im Spiel ist (nie mit Jokern):
      4D vigour c2-c3        rot, 2 bis 10: ein Schritt             9S lightning f6    schwarz, 2 bis 10: ein Schuss
      QH teleport e2         rot, Bube bis König: der General       JC confusion       schwarz, Bube bis König: Karte weg
      AH portal cavalry a1   rotes Ass: eine Einheit kehrt zurück   AS paralysis f6    schwarzes Ass: zwei Aktionen lang
      5C c6-off              im Hinterhalt verlässt Blau den Spielplan über den gegenüberliegenden Rand
      4D raze c2             im Nachtangriff zerstört Rot einen Zielmarker
    Eine Nummer wählt einen Vorschlag. Kleinbuchstaben genügen, und was eindeutig ist, darf fehlen.

# Letters of the notation, the same in every language.
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

# Diagrams of a position.
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

# Diagrams of a map.
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
