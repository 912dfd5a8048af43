# Die Seite einer Partie: was rund um das Brett und auf den Tafeln beider Spiele steht.

card-name = { $card }

# Rund um jedes Spiel.
table-board = Der Spielplan
table-side = Was zu tun ist, und was geschehen ist
table-now = Was jetzt zu tun ist
table-watch = Sieh, was geschehen ist …
table-skip = { $count ->
    [one] Überspringen (noch { $count })
   *[other] Überspringen (noch { $count })
}
table-thinks = denkt nach …
table-to-move = am Zug
table-away = gerade weg
table-list = Liste der Züge
table-list-find = Zug suchen
table-list-none = So etwas geht gerade nicht.
table-goal = So gewinnt man
table-more = Mehr …
table-confirm = So ziehen: { $move }?
table-withdraw = Zurückziehen
table-sent-draw = Du hast ein Unentschieden angeboten.
table-sent-takeback = Du hast um Rücknahme gebeten.
table-sent-rematch = Du hast um eine Revanche gebeten.
table-next = Zur nächsten Partie
table-record = Aufzeichnung speichern
table-verify-elsewhere = Dieser Browser prüft nur über eine sichere Verbindung (HTTPS). Speichere die Aufzeichnung und prüfe sie mit „regalia verify“.
table-curtain-show = Ich bin da: meine Seite zeigen
table-chat-empty = Noch hat niemand etwas geschrieben.
table-chat-watching = Was die Spieler einander schreiben.
table-log-words = In Worten
table-log-notation = In Notation
table-log-hidden = { $name } hat geheim gewählt.
table-log-begun = Die Partie beginnt.
table-log-joined = { $name } setzt sich dazu.
table-log-undone = { $name } nimmt den Zug zurück.
table-log-asked-draw = { $name } bietet ein Unentschieden an.
table-log-asked-takeback = { $name } möchte den Zug zurücknehmen.
table-log-asked-rematch = { $name } möchte eine Revanche.
table-log-declined-draw = Kein Unentschieden.
table-log-declined-takeback = Nichts wird zurückgenommen.
table-log-declined-rematch = Keine Revanche.
table-log-ended = Die Partie ist zu Ende.
table-log-followed = Die nächste Partie hat begonnen.

# King & Assassins.
town-round = Runde { $round } von { $rounds }
town-rounds = { $rounds } Runden zu spielen
town-card = { $fetters ->
    [yes] Runde { $round }. Punkte: König { $king }, Ritter { $knights }, Menge { $crowd }; mit Fesseln.
   *[no] Runde { $round }. Punkte: König { $king }, Ritter { $knights }, Menge { $crowd }.
}
town-points = Übrige Aktionspunkte
town-points-king = König
town-points-knights = Ritter
town-points-assassins = Menge
town-fetters = Fesseln: In dieser Runde darf ein Bürger gefangen genommen werden.
town-fetters-used = Die Fesseln sind für diese Runde verbraucht.
town-wounded = Der König ist verwundet!
town-gone = Vom Spielplan genommen
town-was-assassin = einer deiner Meuchler
town-deck = { $count ->
    [0] Es kommt keine Karte mehr
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
}
town-pick-done = Diese drei
town-start-here = Auf { $space } beginnen
town-which = Was willst du dort tun?
town-chosen = – wähle ein markiertes Feld; die Zahl ist, was es kostet.
town-stuck = kann jetzt nichts tun.
town-hint-king = Wähle den König oder einen Ritter: Ritter machen ihm den Weg frei. Die Zahlen sagen, was ein Schritt kostet.
town-hint-assassins = Wähle einen Bürger. Zum Zustechen musst du erst einen Meuchler enttarnen.
town-hint-done = Es ist nichts mehr zu tun: Beende den Zug.
town-enter = in die Burg
town-do-shove = Schubsen
town-do-strike = Zuschlagen
town-do-capture = Gefangen nehmen
town-do-reveal = Als Meuchler enttarnen
town-reveal-note = Enttarnen kostet nichts, aber alle sehen es, und es gibt kein Zurück.
town-do-enter = Burg betreten
town-say-go = { $who } geht von { $from } nach { $to } ({ $cost })
town-say-shove = { $who } auf { $from } schubst { $whom-acc } von { $to } weg ({ $cost })
town-say-strike = { $who } auf { $from } greift auf { $to } { $whom-acc } an ({ $cost })
town-say-capture = { $who } auf { $from } nimmt auf { $to } { $whom-acc } gefangen ({ $cost })
town-say-reveal = { $who } auf { $from } zieht ein Messer
town-say-enter = { $who } betritt durch { $from } die Burg
town-goal-king = Der König gewinnt, wenn er durch ein Burgtor in seine Burg kommt oder alle drei Meuchler aus dem Spiel sind.
town-goal-assassins = Die Meuchler gewinnen, wenn der König zweimal getroffen wird oder die letzte Karte gespielt ist und er noch in den Straßen ist.

# King of the Hill: was immer zu sehen ist.
field-turn = Runde { $turn } von { $turns }
field-setting-up = Vor der Schlacht
field-first = { $seat } beginnt
field-you = du
field-general-dead = General tot
field-pile = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
field-discard = { $count ->
    [one] { $count } Karte in der Ablage
   *[other] { $count } Karten in der Ablage
}
field-lost = Einheiten, die nicht mehr da sind
field-dead = vernichtet
field-gone = hat das Feld verlassen
field-held = { $count ->
    [0] Ziele { $seat-gen } nach Runde { $turn }: keine
   *[other] Ziele { $seat-gen } nach Runde { $turn }: { $objectives }
}
field-on-hill = Jetzt auf dem Hügel: Blau { $blue }, Rot { $red }
field-goal-introduction = Du gewinnst, wenn du am Ende einer Runde zwei dieser Ziele erfüllst und dein Gegner nicht: Der feindliche General ist tot; du hast mehr Einheiten auf dem Hügel; du hast dort mindestens drei. Nach Runde 7 ist es unentschieden.
field-goal-pitched-battle = Du gewinnst, wenn du am Ende einer Runde zwei dieser Ziele erfüllst und dein Gegner nicht: Der feindliche General ist tot; du hast mehr Einheiten auf dem Hügel; du hast dort mindestens drei; auf jedem Ziel, das du gelegt hast, steht eine Einheit. Nach Runde 7 ist es unentschieden.
field-goal-king-of-the-woods = Du gewinnst, wenn du am Ende einer Runde zwei Ziele erfüllst und dein Gegner nicht: Der Tod des feindlichen Generals ist eines, und jeder Wald, in dem du mehr Einheiten hast als der Feind, ist ein weiteres. Nach Runde 7 ist es unentschieden.
field-goal-ambush = Blau muss bis zum Ende von Runde 7 seinen General und mindestens drei Einheiten über den gegenüberliegenden Rand führen. Beides: Blau gewinnt. Eines davon: unentschieden. Keines: Rot gewinnt.
field-goal-night-attack = Rot muss bis zum Ende von Runde 7 die zwei Ziele im Lager von Blau niederbrennen: Eine Einheit, die darauf steht, tut es mit einer roten Karte. Beide: Rot gewinnt. Eines: unentschieden. Keines: Blau gewinnt.
field-hand = Deine Hand
field-hand-of = Hand { $seat-gen }:
field-no-cards = keine Karten
field-fight = Ein Angriff läuft.

# Das Heer.
field-army-mine = Mein Heer { $number }
field-army-forget = „{ $name }“ löschen
field-army-places = { $count } von { $places } Plätzen besetzt
field-army-less = Eine weniger: { $unit }
field-army-more = Eine mehr: { $unit }
field-army-take = Mit diesem Heer antreten
field-army-name = Speichern als
field-unit-infantry = 1 freier Schritt, 1 nach der Karte. Hält stand: 2 Karten zur Verteidigung.
field-unit-cavalry = 2 freie Schritte, 1 nach der Karte. Schnell, aber leicht zu beschießen.
field-unit-archers = 1 freier Schritt, 1 nach der Karte. Schießt 4 Felder weit; schwach im Nahkampf.
field-unit-artillery = 1 Schritt nach der Karte. Schießt 5 Felder weit; Ziele ziehen eine Karte weniger.
field-unit-beasts = 4 Schritte nach der Karte. Schnell und zerbrechlich.
field-unit-light-cavalry = 2 freie Schritte, 1 nach der Karte. Schießt 3 Felder weit.
field-unit-chariots = 3 Schritte nach der Karte. Ziele ziehen eine Karte weniger.
field-unit-elite-infantry = 1 freier Schritt, 1 nach der Karte. Ziele ziehen eine Karte weniger; flieht nie durch eine gezogene Karte.
field-unit-monstrous-infantry = 2 Schritte nach der Karte. Ziele ziehen eine Karte weniger.
field-unit-horde = 2 Schritte nach der Karte. Zwei schwache Einheiten für einen Platz.
field-unit-land-monster = 2 Schritte nach der Karte. Ziele ziehen zwei Karten weniger; keine schwarze Karte verteidigt es.
field-unit-flying-monster = 2 freie Schritte, 1 nach der Karte. Fliegt; Ziele ziehen zwei Karten weniger.
field-unit-flyers = 3 freie Schritte, 1 nach der Karte. Fliegen über alles hinweg.

# Gelände und Aufstellung.
field-place-left = { $count ->
    [one] Noch eines.
   *[other] Noch { $count }.
}
field-place-offers = Fertige Anordnungen
field-place-where = Wähle ein markiertes Feld: Du siehst dann, was das Teil bedeckt.
field-place-first = Wähle ein Feld für das erste Ziel, in der anderen Hälfte.
field-place-second = Und eines für das zweite, mindestens fünf Felder entfernt.
field-place-seen = So läge es. Tippe noch einmal darauf, um es zu legen.
field-place-lay = Hierher legen
field-plans = Pläne
field-by-hand = Oder stelle selbst auf: Wähle eine Einheit, dann ein Feld.
field-general = General
field-following = { $count ->
    [one] Der Plan läuft: noch { $count } Schritt.
   *[other] Der Plan läuft: noch { $count } Schritte.
}
field-stray = Selbst weitermachen

# Karten und wozu sie gut sind.
field-uses = Wofür die Karte gespielt wird
field-bid-choose = Wähle eine Karte als Gebot
field-use-move = Bewegung
field-use-attack = Angriff
field-use-raze = Niederbrennen
field-use-vigour = Eifer
field-use-teleport = Teleport
field-use-portal = Portal
field-use-lightning = Blitz
field-use-confusion = Verwirrung
field-use-paralysis = Lähmung
field-use-burn = Verbrennen
field-note-move = { $way ->
    [straight] Eine Einheit macht ihre freien Schritte und geht dann gerade weiter.
   *[other] Eine Einheit macht ihre freien Schritte und geht dann diagonal weiter.
}
field-note-attack = { $way ->
    [straight] Eine Einheit schlägt gerade auf ein Nachbarfeld; Schützen schießen in jede Richtung.
   *[other] Eine Einheit schlägt diagonal auf ein Nachbarfeld; Schützen schießen in jede Richtung.
}
field-note-raze = Eine Einheit brennt das Ziel nieder, auf dem sie steht.
field-note-vigour = Eine Einheit macht einen Schritt in eine beliebige Richtung.
field-note-teleport = Dein General wechselt zu einer anderen deiner Einheiten.
field-note-portal = Eine vernichtete Einheit kehrt in deiner Zone zurück.
field-note-lightning = Ein Feind wird getroffen wie von einem Schuss, wo er auch steht; er zieht zwei Karten mehr zur Verteidigung.
field-note-confusion = Die andere Seite verliert eine zufällige Karte, und du bist noch einmal dran.
field-note-paralysis = Eine feindliche Einheit kann in den nächsten zwei Aktionen ihrer Seite nichts tun.
field-note-burn = Die Karte wird abgeworfen, ohne etwas zu bewirken.
field-step-begin = Wähle eine Karte (schwarze bewegen, rote greifen an) oder eine deiner Einheiten.
field-step-card = Wähle eine Karte für diese Einheit.
field-step-unit = Wähle jetzt die Einheit.
field-step-target = Wähle jetzt ein markiertes Feld.
field-step-confirm = Ausführen?
field-do-burn = Karte verbrennen
field-do-confusion = Verwirrung wirken
field-do-leave = Über den gegenüberliegenden Rand gehen
field-do-decline = Nichts mehr legen
field-do-keep = Hand behalten
field-do-redraw = Acht neue Karten ziehen
field-do-yield = Keine Karte nutzen
field-do-stay = Bleiben
field-do-pursue = Nachrücken
field-do-halt = Stehen bleiben
field-do-hand = Mit dieser Karte verteidigen
suit-C = Kreuz
suit-D = Karo
suit-H = Herz
suit-S = Pik
rank-letter-T = 10
rank-letter-J = B
rank-letter-Q = D
rank-letter-K = K
rank-letter-A = A
field-rank = { $rank ->
    [T] 10
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
   *[other] { $rank }
}
field-drawn = Für die Verteidigung gezogen: Tippe eine Karte an, um sie zu nutzen.
field-drawn-none = Für diese Verteidigung darf keine Karte gezogen werden.
field-hand-helps = Auch eine Karte aus deiner Hand hilft: Wähle sie oben. Sie zählt als deine nächste Aktion.
field-hand-does-not = Keine Karte aus deiner Hand würde helfen.
field-joker-red = als rote
field-joker-black = als schwarze

# Züge in Worten.
field-say-move = { $card }: { $unit } von { $from } nach { $to }
field-say-leave = { $card }: { $unit } von { $from } über den gegenüberliegenden Rand
field-say-attack = { $card }: { $unit } auf { $from } gegen { $target } auf { $to }
field-say-raze = { $card }: das Ziel auf { $to } niederbrennen
field-say-vigour = { $card }, Eifer: { $unit } von { $from } nach { $to }
field-say-teleport = { $card }, Teleport: Der General geht nach { $to } ({ $target })
field-say-portal = { $card }, Portal: { $unit } kehrt auf { $to } zurück
field-say-lightning = { $card }, Blitz: { $target } auf { $to }
field-say-confusion = { $card }, Verwirrung
field-say-paralysis = { $card }, Lähmung: { $target } auf { $to }
field-say-burn = { $card }: verbrennen
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
field-say-draw = Mit { $card } vom Stapel verteidigen
field-say-hand = Mit { $card } aus der Hand verteidigen
field-say-flee = Nach { $to } fliehen
field-say-retreat = Nach { $to } zurückweichen

# A computer that is to act: its move request waits for a free worker, or its move cannot be stored yet.
table-queued = wartet: Platz { $position }
table-trouble = wird gespeichert …
turn-queued = Der Computer wartet: Platz { $position } in der Warteschlange
turn-trouble = Der Server kann die Aktion des Computers gerade nicht speichern. Er versucht es weiter; nichts geht verloren.
