# King of the Hill: the match page.

# Prompts: a heading and a sentence.
army-title = Wähle deine Armee
army-note = Sieben Plätze; die Krone markiert die Einheit mit deinem General. Dein Gegner sieht nichts, bis du aufstellst.
army-own = Selbst zusammenstellen
army-general = Welche Einheit hat den General?
place-title = Lege Gelände
place-note = Du darfst zwei Geländeteile in deine Hälfte legen, Zielmarker in die des Gegners; große zählen doppelt.
place-turn = Drehen
place-decline = Nichts mehr legen
deploy-title = Stelle eine Einheit auf
deploy-note = Ihr stellt abwechselnd je eine Einheit in der eigenen Aufstellungszone auf; ein Vorschlag stellt alle deine Einheiten für dich auf.
redraw-title = Handkarten behalten oder neu ziehen?
redraw-note = Schwarze Karten bewegen, rote greifen an: Hast du von den einen oder den anderen zu wenige, sind acht neue Karten vielleicht besser.
bid-title = Biete um die Initiative
bid-note = Beide bieten verdeckt eine Karte. Wer höher bietet, bestimmt den Startspieler; beide Karten werden abgelegt.
first-title = Wer beginnt?
first-note = Du hast die Initiative. Nicht zu beginnen kann genauso gut sein.
first-me = Ich
first-other = Mein Gegner
defend-title = Verteidige deine Einheit
defend-note = Du brauchst mindestens { $strength }: Rote Karten wehren ab, mit schwarzen flieht die Einheit. Aus der Hand: rot = Gegenangriff (nicht gegen Schüsse), schwarz = ausweichen. Ohne Karte ist die Einheit vernichtet.
defend-yield = Keine Karte nutzen
flee-title = Wohin?
flee-note = Die Einheit flieht: Wähle eines der markierten Felder.
retreat-title = Ausweichen oder bleiben?
retreat-note = Die Einheit darf auf ein Nachbarfeld ausweichen oder stehen bleiben.
pursue-title = Nachrücken?
pursue-note = Das angegriffene Feld ist frei: Deine Einheit darf kostenlos nachrücken.

# Status.
cards-left = { $count ->
    [0] Keine Karten mehr
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
}

field-turn = Runde { $turn } von { $turns }
field-setting-up = Vor der Schlacht
field-first = Startspieler: { $seat }
field-general-dead = General tot
field-pile = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
field-discard = { $count ->
    [one] { $count } Karte im Ablagestapel
   *[other] { $count } Karten im Ablagestapel
}
field-lost = Einheiten, die nicht mehr auf dem Spielplan sind
field-dead = vernichtet
field-gone = hat den Spielplan verlassen
field-held = { $count ->
    [0] Ziele { $seat-gen } nach Runde { $turn }: keine
   *[other] Ziele { $seat-gen } nach Runde { $turn }: { $objectives }
}
field-on-hill = Jetzt auf dem Hügel: Blau { $blue }, Rot { $red }
field-goal-introduction = Du gewinnst, wenn du am Ende einer Runde zwei dieser Ziele erfüllst und dein Gegner nicht: Der feindliche General ist tot; du hast mehr Einheiten auf dem Hügel; du hast dort mindestens drei (oder alle, die dir bleiben). Steht nach Runde 7 kein Sieger fest, ist es unentschieden.
field-goal-pitched-battle = Du gewinnst, wenn du am Ende einer Runde zwei dieser Ziele erfüllst und dein Gegner nicht: Der feindliche General ist tot; du hast mehr Einheiten auf dem Hügel; du hast dort mindestens drei (oder alle, die dir bleiben); auf beiden Zielmarkern, die du gelegt hast, steht eine deiner Einheiten. Steht nach Runde 7 kein Sieger fest, ist es unentschieden.
field-goal-king-of-the-woods = Du gewinnst, wenn du am Ende einer Runde zwei Ziele erfüllst und dein Gegner nicht: Der Tod des feindlichen Generals ist eines, und jeder Wald, in dem du mehr Einheiten hast als dein Gegner, ist ein weiteres. Steht nach Runde 7 kein Sieger fest, ist es unentschieden.
field-goal-ambush = Blau muss bis zum Ende von Runde 7 den General und mindestens drei Einheiten über den gegenüberliegenden Rand führen. Beides: Blau gewinnt. Eines davon: unentschieden. Keines: Rot gewinnt.
field-goal-night-attack = Rot muss bis zum Ende von Runde 7 die beiden Zielmarker im Lager von Blau zerstören: Eine Einheit, die auf einem steht, tut das mit einer roten Karte. Beide: Rot gewinnt. Einer: unentschieden. Keiner: Blau gewinnt.
field-goal-random = Das Szenario wird ausgelost, sobald beide Armeen gewählt sind: Feldschlacht, König der Wälder, Hinterhalt oder Nachtangriff. Das Ziel steht dann hier.
field-hand = Deine Handkarten
field-hand-of = Handkarten { $seat-gen }:
field-no-cards = keine Karten
field-fight = Ein Angriff läuft.

# Choosing an army.
field-army-mine = Meine Armee { $number }
field-army-forget = „{ $name }“ löschen
field-army-places = { $count } von { $places } Plätzen besetzt
field-army-less = Eine weniger: { $unit }
field-army-more = Eine mehr: { $unit }
field-army-take = Mit dieser Armee antreten
field-army-name = Speichern als
field-unit-infantry = 1 freier Schritt, 1 in Kartenrichtung. Standhaft: 2 Verteidigungskarten.
field-unit-cavalry = 2 freie Schritte, 1 in Kartenrichtung. Schnell, aber anfällig gegen Schüsse.
field-unit-archers = 1 freier Schritt, 1 in Kartenrichtung. Reichweite 4 Felder; schwach im Nahkampf.
field-unit-artillery = 1 Schritt in Kartenrichtung. Reichweite 5 Felder; der Verteidiger zieht 1 Karte weniger.
field-unit-beasts = 4 Schritte in Kartenrichtung. Schnell, aber verletzlich.
field-unit-light-cavalry = 2 freie Schritte, 1 in Kartenrichtung. Reichweite 3 Felder.
field-unit-chariots = 3 Schritte in Kartenrichtung. Der Verteidiger zieht 1 Karte weniger.
field-unit-elite-infantry = 1 freier Schritt, 1 in Kartenrichtung. Der Verteidiger zieht 1 Karte weniger; flieht nie: Gezogene schwarze Karten retten sie nicht.
field-unit-monstrous-infantry = 2 Schritte in Kartenrichtung. Der Verteidiger zieht 1 Karte weniger.
field-unit-horde = 2 Schritte in Kartenrichtung. Zwei schwache Einheiten für einen Platz.
field-unit-land-monster = 2 Schritte in Kartenrichtung. Der Verteidiger zieht 2 Karten weniger; selbst kann es keine schwarzen Karten nutzen.
field-unit-flying-monster = 2 freie Schritte, 1 in Kartenrichtung. Fliegt; der Verteidiger zieht 2 Karten weniger.
field-unit-flyers = 3 freie Schritte, 1 in Kartenrichtung. Fliegen über alles hinweg.
field-army-why-fantasy = { $most ->
    [one] Höchstens { $most } Platz kann eine Fantasy-Einheit aufnehmen.
   *[other] Höchstens { $most } Plätze können Fantasy-Einheiten aufnehmen.
}
field-army-why-full = Alle { $places } Plätze sind besetzt. Entferne eine Einheit, um eine andere zu wählen.

# Terrain and deployment.
field-place-left = { $count ->
    [one] Noch eines.
   *[other] Noch { $count }.
}
field-place-offers = Vorschläge
field-place-where = Wähle ein markiertes Feld: Dann siehst du, was das Geländeteil bedeckt.
field-place-first = Wähle ein Feld für den ersten Zielmarker, in der Hälfte des Gegners.
field-place-second = Und eines für den zweiten, mindestens fünf Felder entfernt und in einer anderen Reihe.
field-place-seen = So würde es liegen. Tippe noch einmal darauf, um es zu legen.
field-place-lay = Hierher legen
field-plans = Vorschläge
field-by-hand = Oder stelle selbst auf: Wähle eine Einheit, dann ein Feld.
field-general = General
field-following = { $count ->
    [one] Der Vorschlag wird ausgeführt: noch { $count } Schritt.
   *[other] Der Vorschlag wird ausgeführt: noch { $count } Schritte.
}
field-stray = Selbst weitermachen

# Playing and defending with cards.
field-uses = Wofür die Karte gespielt wird
field-bid = Bieten
field-bid-choose = Wähle eine Karte als Gebot
field-use-move = Bewegung
field-use-attack = Angriff
field-use-raze = Zerstören
field-use-vigour = Elan
field-use-teleport = Teleport
field-use-portal = Portal
field-use-lightning = Blitz
field-use-confusion = Verwirrung
field-use-paralysis = Lähmung
field-use-burn = Ablegen
field-note-move = { $way ->
    [straight] Eine Einheit macht erst ihre freien Schritte, dann die übrigen waagrecht oder senkrecht.
   *[other] Eine Einheit macht erst ihre freien Schritte, dann die übrigen diagonal.
}
field-note-attack = { $way ->
    [straight] Eine Einheit greift waagrecht oder senkrecht ein Nachbarfeld an; Schützen schießen in jede Richtung.
   *[other] Eine Einheit greift diagonal ein Nachbarfeld an; Schützen schießen in jede Richtung.
}
field-note-raze = Eine Einheit zerstört den Zielmarker, auf dem sie steht.
field-note-vigour = Eine Einheit macht einen Schritt in eine beliebige Richtung.
field-note-teleport = Dein General wechselt zu einer anderen deiner Einheiten.
field-note-portal = Eine vernichtete Einheit kehrt in deine Aufstellungszone zurück.
field-note-lightning = Eine beliebige feindliche Einheit wird wie von einem Schuss getroffen; sie hat zwei Verteidigungskarten mehr.
field-note-confusion = Dein Gegner verliert eine zufällige Handkarte, und du bist noch einmal dran.
field-note-paralysis = Eine feindliche Einheit kann während der nächsten zwei Aktionen ihrer Seite nicht aktiviert werden.
field-note-burn = Die Karte wird ohne Wirkung abgelegt.
field-step-begin = Wähle eine Karte (schwarze bewegen, rote greifen an) oder eine deiner Einheiten.
field-step-card = Wähle eine Karte für diese Einheit.
field-step-unit = Wähle jetzt die Einheit.
field-step-target = Wähle jetzt ein markiertes Feld.
field-step-confirm = Ausführen?
field-do-play = Karte spielen
field-do-burn = Karte ablegen
field-burn-sure = Diese Karte ablegen? Sie bewirkt nichts, und es gibt kein Zurück.
field-do-confusion = Verwirrung spielen
field-do-leave = Spielplan verlassen
field-do-decline = Nichts mehr legen
field-do-keep = Handkarten behalten
field-do-redraw = Acht neue Karten ziehen
field-do-yield = Keine Karte nutzen
field-do-stay = Bleiben
field-do-pursue = Nachrücken
field-do-halt = Stehen bleiben
field-do-hand = Mit dieser Karte verteidigen
field-defend-choose = Wähle eine Karte zur Verteidigung
field-rank = { $rank ->
    [T] 10
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
   *[other] { $rank }
}
field-drawn = Für die Verteidigung gezogen: Tippe eine Karte an, um sie zu nutzen.
field-drawn-none = Keine Verteidigungskarten in diesem Kampf.
field-hand-helps = Du kannst auch eine Handkarte nutzen: Wähle sie oben. Sie zählt als deine nächste Aktion.
field-hand-does-not = Keine deiner Handkarten würde helfen.
field-joker-red = als rote
field-joker-black = als schwarze

# Moves as sentences, for the move list.
field-say-move = { $card }: { $unit } von { $from } nach { $to }
field-say-leave = { $card }: { $unit } von { $from } über den gegenüberliegenden Rand
field-say-attack = { $card }: { $unit } auf { $from } gegen { $target } auf { $to }
field-say-raze = { $card }: den Zielmarker auf { $to } zerstören
field-say-vigour = { $card }, Elan: { $unit } von { $from } nach { $to }
field-say-teleport = { $card }, Teleport: Der General wechselt nach { $to } ({ $target })
field-say-portal = { $card }, Portal: { $unit } zurück auf { $to }
field-say-lightning = { $card }, Blitz: { $target } auf { $to }
field-say-confusion = { $card }, Verwirrung
field-say-paralysis = { $card }, Lähmung: { $target } auf { $to }
field-say-burn = { $card }: ungenutzt ablegen
field-say-army = { $army }; der General bei { $general-dat }
field-say-place = { $turned ->
    [yes] { $element } auf { $spaces }, gedreht
   *[no] { $element } auf { $spaces }
}
field-say-deploy = { $general ->
    [yes] { $unit } mit dem General auf { $to }
   *[no] { $unit } auf { $to }
}
field-say-bid = { $card } bieten
field-say-draw = Mit { $card } verteidigen (gezogen)
field-say-hand = Mit { $card } verteidigen (Handkarte)
field-say-flee = Nach { $to } fliehen
field-say-retreat = Nach { $to } ausweichen
field-list-general = Mit dem General: { $unit }
