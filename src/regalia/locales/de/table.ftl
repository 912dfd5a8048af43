# Die Seite einer Partie: was rund um das Brett und auf den Tafeln beider Spiele steht.

card-name = { $card }

# Rund um jedes Spiel.
table-board = Der Spielplan
table-side = Aktionen und Verlauf
table-now = Was jetzt zu tun ist
table-watch = Das ist inzwischen passiert …
table-skip = { $count ->
    [one] Überspringen (noch { $count })
   *[other] Überspringen (noch { $count })
}
table-thinks = denkt nach …
table-to-move = am Zug
table-away = abwesend
table-list = Mögliche Aktionen
table-list-find = Aktion suchen
table-list-none = Keine passende Aktion.
table-goal = Siegbedingungen
table-more = Mehr …
table-message = Ganze Meldung anzeigen
table-confirm = Ausführen: { $move }?
table-withdraw = Zurückziehen
table-sent-draw = Du hast ein Unentschieden angeboten.
table-sent-takeback = Du hast gefragt, ob du deine letzte Aktion zurücknehmen darfst.
table-sent-rematch = Du hast um eine Revanche gebeten.
table-next = Zur nächsten Partie
table-record = Aufzeichnung speichern
table-verify-elsewhere = Dieser Browser kann nur über eine sichere Verbindung (HTTPS) prüfen. Speichere die Aufzeichnung und prüfe sie mit „regalia verify“.
table-curtain-show = Bereit: Spielplan zeigen
table-chat-empty = Noch hat niemand etwas geschrieben.
table-log-words = In Worten
table-log-notation = In Notation
table-log-earlier = Frühere Einträge anzeigen
table-log-hidden = { $name } hat geheim gewählt.
table-log-begun = Die Partie beginnt.
table-log-joined = { $name } spielt mit.
table-log-undone = { $name } nimmt eine Aktion zurück.
table-log-asked-draw = { $name } bietet ein Unentschieden an.
table-log-asked-takeback = { $name } möchte die letzte Aktion zurücknehmen.
table-log-asked-rematch = { $name } möchte eine Revanche.
table-log-declined-draw = Kein Unentschieden.
table-log-declined-takeback = Die Aktion bleibt bestehen.
table-log-declined-rematch = Keine Revanche.
table-log-ended = Die Partie ist zu Ende.
table-log-followed = Die nächste Partie hat begonnen.

# King & Assassins.
town-round = Runde { $round } von { $rounds }
town-rounds = { $rounds } Runden zu spielen
town-card = { $fetters ->
    [yes] Runde { $round }. AP: König { $king }, Ritter { $knights }, Meuchler { $crowd }; mit Fesselsymbol.
   *[no] Runde { $round }. AP: König { $king }, Ritter { $knights }, Meuchler { $crowd }.
}
town-points = Übrige Aktionspunkte
town-points-king = König
town-points-knights = Ritter
town-points-assassins = Meuchler
town-fetters = Fesselsymbol: In dieser Runde darf ein Bürger gefangen genommen werden.
town-fetters-used = In dieser Runde wurde schon ein Bürger gefangen genommen.
town-wounded = Der König ist verwundet!
town-gone = Vom Spielplan genommen
town-was-assassin = einer deiner Meuchler
town-deck = { $count ->
    [0] Keine Rundenkarten mehr
    [one] Noch { $count } Rundenkarte
   *[other] Noch { $count } Rundenkarten
}
town-pick-done = Auswahl bestätigen
town-start-here = Auf { $space } starten
town-which = Was willst du dort tun?
town-chosen = – wähle ein markiertes Feld; die Zahl zeigt die Kosten in AP.
town-stuck = kann gerade keine Aktion ausführen.
town-hint-king = Wähle den König oder einen Ritter: Ritter machen dem König den Weg frei. Die Zahlen zeigen die Kosten in AP.
town-hint-assassins = Wähle einen Bürger. Angreifen können nur enttarnte Meuchler.
town-hint-done = Keine Aktion mehr möglich: Beende deinen Zug.
town-enter = in die Burg
town-do-shove = Schubsen
town-do-strike = Angreifen
town-do-capture = Gefangen nehmen
town-do-reveal = Als Meuchler enttarnen
town-reveal-note = Enttarnen kostet nichts, aber alle sehen es, und es gibt kein Zurück.
town-do-enter = Burg betreten
town-say-go = { $who-cap } geht von { $from } nach { $to } ({ $cost } AP)
town-say-shove = { $who-cap } auf { $from } schubst { $whom-acc } von { $to } weg ({ $cost } AP)
town-say-strike = { $who-cap } auf { $from } greift { $whom-acc } auf { $to } an ({ $cost } AP)
town-say-capture = { $who-cap } auf { $from } nimmt { $whom-acc } auf { $to } gefangen ({ $cost } AP)
town-say-reveal = { $who-cap } auf { $from } wird als Meuchler enttarnt
town-say-enter = { $who-cap } betritt über das Burgtor { $from } die Burg
town-goal-king = Der Königspieler gewinnt, wenn der König über ein Burgtor die Burg betritt oder alle drei Meuchler aus dem Spiel sind.
town-goal-assassins = Der Meuchlerspieler gewinnt, wenn der König zwei Treffer erhalten hat oder wenn alle Rundenkarten gespielt sind und der König noch auf dem Spielplan steht.

# King of the Hill: was immer zu sehen ist.
field-turn = Runde { $turn } von { $turns }
field-setting-up = Vor der Schlacht
field-first = Startspieler: { $seat }
field-you = du
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
field-hand = Deine Handkarten
field-hand-of = Handkarten { $seat-gen }:
field-no-cards = keine Karten
field-fight = Ein Angriff läuft.

# Das Heer.
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

# Gelände und Aufstellung.
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

# Karten und wozu sie gut sind.
field-uses = Wofür die Karte gespielt wird
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
field-do-burn = Karte ablegen
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
field-drawn-none = Keine Verteidigungskarten in diesem Kampf.
field-hand-helps = Du kannst auch eine Handkarte nutzen: Wähle sie oben. Sie zählt als deine nächste Aktion.
field-hand-does-not = Keine deiner Handkarten würde helfen.
field-joker-red = als rote
field-joker-black = als schwarze

# Züge in Worten.
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

# A computer that is to act: its move request waits for a free worker, or its move cannot be stored yet.
table-queued = wartet: Platz { $position }
table-trouble = wird gespeichert …
turn-queued = Der Computer wartet: Platz { $position } in der Warteschlange
turn-trouble = Der Server kann die Aktion des Computers gerade nicht speichern. Er versucht es weiter; nichts geht verloren.
table-heard-question = { $turn }: { $question }
table-heard-end = { $title } – { $why }
town-king-dead = Der König ist tot!
field-army-why-fantasy = { $most ->
    [one] Höchstens { $most } Platz kann eine Fantasy-Einheit aufnehmen.
   *[other] Höchstens { $most } Plätze können Fantasy-Einheiten aufnehmen.
}
field-army-why-full = Alle { $places } Plätze sind besetzt. Entferne eine Einheit, um eine andere zu wählen.
table-list-more = { $count } weitere anzeigen
table-list-count = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
table-list-others = Andere Aktionen
table-sound-on = Ton ist an. Ausschalten
table-sound-off = Ton ist aus. Einschalten
field-list-general = Mit dem General: { $unit }
