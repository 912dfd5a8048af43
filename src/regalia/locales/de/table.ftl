# Die Seite einer Partie: was rund um das Brett und auf den Tafeln beider Spiele steht.

card-name = { $card }

# Rund um jedes Spiel.
table-board = Das Spielbrett
table-side = Was zu tun ist und was geschehen ist
table-watch = Sieh, was geschehen ist …
table-skip = { $count ->
    [one] Überspringen (noch { $count })
   *[other] Überspringen (noch { $count })
}
table-thinks = denkt nach …
table-to-move = am Zug
table-away = nicht da
table-list = Liste der Züge
table-list-find = Einen Zug suchen
table-list-none = So etwas geht gerade nicht.
table-goal = So gewinnt man
table-more = Mehr …
table-confirm = So ziehen: { $move }?
table-withdraw = Zurückziehen
table-sent-draw = Du hast Remis angeboten.
table-sent-takeback = Du hast gebeten, zurücknehmen zu dürfen.
table-sent-rematch = Du hast um eine Revanche gebeten.
table-next = Zur nächsten Partie
table-record = Mitschrift speichern
table-verify-elsewhere = Dieser Browser prüft nur über eine sichere Verbindung (HTTPS). Speichere die Mitschrift und prüfe sie mit „regalia verify“.
table-curtain-show = Ich bin da: zeig meine Seite
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-watching = Was die Spieler einander sagen.
table-log-words = In Worten
table-log-notation = In Notation
table-log-hidden = { $name } hat etwas entschieden.
table-log-begun = Die Partie beginnt.
table-log-joined = { $name } setzt sich.
table-log-undone = { $name } nimmt zurück.
table-log-asked-draw = { $name } bietet Remis an.
table-log-asked-takeback = { $name } möchte zurücknehmen.
table-log-asked-rematch = { $name } möchte eine Revanche.
table-log-declined-draw = Kein Remis.
table-log-declined-takeback = Nichts wird zurückgenommen.
table-log-declined-rematch = Keine Revanche.
table-log-ended = Die Partie ist zu Ende.
table-log-followed = Die nächste Partie hat begonnen.

# King & Assassins.
town-round = Runde { $round } von { $rounds }
town-rounds = { $rounds } Runden zu spielen
town-points = Übrige Aktionspunkte
town-points-king = König
town-points-knights = Ritter
town-points-assassins = Volk
town-fetters = Fesseln: In dieser Runde darf ein Bürger gefangen werden.
town-fetters-used = Die Fesseln sind für diese Runde verbraucht.
town-wounded = Der König ist verwundet!
town-gone = Vom Brett genommen
town-was-assassin = einer deiner Meuchler
town-deck = { $count ->
    [0] Keine Karten mehr
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
}
town-pick-done = Diese drei
town-start-here = Start auf { $space }
town-which = Was willst du dort tun?
town-chosen = – wähle, wohin oder gegen wen.
town-stuck = – kann gerade nichts tun.
town-hint-king = Wähle den König oder einen Ritter. Die Zahlen sagen, was ein Schritt kostet.
town-hint-assassins = Wähle einen Bürger. Ein Meuchler sticht erst zu, wenn er enttarnt ist.
town-hint-done = Mehr ist nicht zu tun: Beende den Zug.
town-enter = in die Burg
town-do-shove = Schubsen
town-do-strike = Zustechen
town-do-capture = Gefangen nehmen
town-do-reveal = Als Meuchler enttarnen
town-do-enter = In die Burg gehen
town-say-go = { $who } geht von { $from } nach { $to } ({ $cost })
town-say-shove = { $who } auf { $from } schubst { $to }: { $whom } ({ $cost })
town-say-strike = { $who } auf { $from } sticht zu auf { $to }: { $whom } ({ $cost })
town-say-capture = { $who } auf { $from } nimmt gefangen auf { $to }: { $whom } ({ $cost })
town-say-reveal = { $who } auf { $from } zieht ein Messer
town-say-enter = { $who } geht von { $from } in die Burg
town-goal-king = Der König gewinnt, wenn er durch ein Tor in seine Burg kommt oder wenn alle drei Meuchler weg sind.
town-goal-assassins = Die Meuchler gewinnen, wenn der König zweimal getroffen ist oder wenn die letzte Karte gespielt und er noch in den Straßen ist.

# King of the Hill: was immer zu sehen ist.
field-turn = Runde { $turn } von { $turns }
field-setting-up = Vor der Schlacht
field-first = zuerst: { $seat }
field-you = du
field-general-dead = General tot
field-pile = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
field-discard = { $count ->
    [one] { $count } Karte gespielt
   *[other] { $count } Karten gespielt
}
field-lost = Verlorene Einheiten
field-dead = vernichtet
field-gone = hat das Feld verlassen
field-held = { $count ->
    [0] Ziele von { $seat }: keine
   *[other] Ziele von { $seat }: { $objectives }
}
field-goal-introduction = Habe am Ende einer Runde zwei davon, dein Gegner aber nicht: Der feindliche General ist tot; du hast mehr Einheiten auf dem Hügel; du hast dort mindestens drei. Nach Runde 7 ist es ein Remis.
field-goal-pitched-battle = Habe am Ende einer Runde zwei davon, dein Gegner aber nicht: Der feindliche General ist tot; du hast mehr Einheiten auf dem Hügel; du hast dort mindestens drei; auf jedem Ziel, das du gelegt hast, steht eine Einheit. Nach Runde 7 ist es ein Remis.
field-goal-king-of-the-woods = Habe am Ende einer Runde zwei davon, dein Gegner aber nicht: Der feindliche General ist tot; ein Wald mit mehr deiner Einheiten als feindlichen, jeder zählt eins. Nach Runde 7 ist es ein Remis.
field-goal-ambush = Blau muss bis zum Ende von Runde 7 seinen General und mindestens drei Einheiten über den fernen Rand führen. Beides: Blau gewinnt. Eines davon: Remis. Keines: Rot gewinnt.
field-goal-night-attack = Rot muss bis zum Ende von Runde 7 die zwei Ziele im Lager von Blau niederbrennen: Eine Einheit, die darauf steht, tut es mit einer roten Karte. Beide: Rot gewinnt. Eines: Remis. Keines: Blau gewinnt.
field-hand = Deine Hand
field-hand-of = Hand von { $seat }:
field-no-cards = keine Karten
field-fight = Ein Angriff läuft.

# Das Heer.
field-army-mine = Mein Heer { $number }
field-army-forget = „{ $name }“ vergessen
field-army-places = { $count } von { $places } Plätzen besetzt
field-army-less = Eine weniger: { $unit }
field-army-more = Eine mehr: { $unit }
field-army-take = Mit diesem Heer losziehen
field-army-name = Speichern als
field-unit-infantry = Schritte 1+1. Hält stand: 2 Karten zur Verteidigung.
field-unit-cavalry = Schritte 2+1. Schnell, aber leicht zu beschießen.
field-unit-archers = Schritte 1+1. Schießt 4 Felder weit; schwach im Nahkampf.
field-unit-artillery = Schritte 0+1. Schießt 5 Felder weit; Ziele ziehen eine Karte weniger.
field-unit-beasts = Schritte 0+4. Schnell und zerbrechlich.
field-unit-light-cavalry = Schritte 2+1. Schießt 3 Felder weit.
field-unit-chariots = Schritte 0+3. Ziele ziehen eine Karte weniger.
field-unit-elite-infantry = Schritte 1+1. Ziele ziehen eine Karte weniger; flieht nie durch eine gezogene Karte.
field-unit-monstrous-infantry = Schritte 0+2. Ziele ziehen eine Karte weniger.
field-unit-horde = Schritte 0+2. Zwei schwache Einheiten für einen Platz.
field-unit-land-monster = Schritte 0+2. Ziele ziehen zwei Karten weniger; keine schwarze Karte verteidigt es.
field-unit-flying-monster = Schritte 2+1. Fliegt; Ziele ziehen zwei Karten weniger.
field-unit-flyers = Schritte 3+1. Fliegen über alles hinweg.

# Gelände und Aufstellung.
field-place-left = { $count ->
    [one] Noch eins.
   *[other] Noch { $count }.
}
field-place-offers = Fertige Anordnungen
field-place-where = Wähle ein markiertes Feld: Du siehst, was es bedeckt.
field-place-first = Wähle ein Feld für das erste Ziel, in der anderen Hälfte.
field-place-second = Und eines für das zweite, mindestens fünf Felder entfernt.
field-place-seen = So läge es. Tippe noch einmal darauf, um es zu legen.
field-place-lay = Hier hinlegen
field-plans = Pläne
field-by-hand = Oder von Hand: Wähle eine Einheit, dann ein Feld.
field-general = General
field-following = { $count ->
    [one] Nach Plan: noch { $count } Schritt.
   *[other] Nach Plan: noch { $count } Schritte.
}
field-stray = Von Hand weiter

# Karten und wozu sie gut sind.
field-uses = Wofür die Karte gespielt wird
field-bid-choose = Wähle eine Karte zum Bieten
field-use-move = Marsch
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
    [straight] Eine Einheit macht ihre freien Schritte, dann geht sie gerade weiter.
   *[other] Eine Einheit macht ihre freien Schritte, dann geht sie schräg weiter.
}
field-note-attack = { $way ->
    [straight] Eine Einheit schlägt gerade auf einen Nachbarn; Schützen schießen in jede Richtung.
   *[other] Eine Einheit schlägt schräg auf einen Nachbarn; Schützen schießen in jede Richtung.
}
field-note-raze = Eine Einheit auf einem Ziel brennt es nieder.
field-note-vigour = Eine Einheit macht einen Schritt in beliebiger Richtung.
field-note-teleport = Dein General wechselt zu einer anderen deiner Einheiten.
field-note-portal = Eine vernichtete Einheit kehrt in deine Zone zurück.
field-note-lightning = Ein Feind irgendwo wird wie von einem Schuss getroffen, mit zwei Karten mehr zur Verteidigung.
field-note-confusion = Die andere Seite verliert eine zufällige Karte, und du bist noch einmal dran.
field-note-paralysis = Ein Feind kann für die nächsten zwei Aktionen seiner Seite nichts tun.
field-note-burn = Die Karte wird für nichts abgeworfen.
field-step-begin = Wähle eine Karte oder eine deiner Einheiten.
field-step-card = Wähle eine Karte für diese Einheit.
field-step-unit = Wähle nun die Einheit.
field-step-target = Wähle nun das Ziel.
field-step-confirm = Wirklich?
field-do-burn = Karte verbrennen
field-do-confusion = Verwirrung wirken
field-do-leave = Über den fernen Rand gehen
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
field-drawn = Zur Verteidigung gezogen: Tippe auf eine Karte, um sie zu nutzen.
field-drawn-none = Für diese Verteidigung darf keine Karte gezogen werden.
field-hand-helps = Auch eine Karte aus deiner Hand hilft: Wähle sie oben. Sie zählt als deine nächste Aktion.
field-hand-does-not = Keine Karte deiner Hand würde helfen.
field-joker-red = als rote
field-joker-black = als schwarze

# Züge in Worten.
field-say-move = { $card }: { $unit } von { $from } nach { $to }
field-say-leave = { $card }: { $unit } auf { $from } geht über den fernen Rand
field-say-attack = { $card }: { $unit } auf { $from } greift { $target } auf { $to } an
field-say-raze = { $card }: das Ziel auf { $to } niederbrennen
field-say-vigour = { $card }, Eifer: { $unit } von { $from } nach { $to }
field-say-teleport = { $card }, Teleport: Der General geht nach { $to } ({ $target })
field-say-portal = { $card }, Portal: { $unit } kehrt auf { $to } zurück
field-say-lightning = { $card }, Blitz: { $target } auf { $to }
field-say-confusion = { $card }, Verwirrung
field-say-paralysis = { $card }, Lähmung: { $target } auf { $to }
field-say-burn = { $card }: verbrennen
field-say-army = { $army }; der General: { $general }
field-say-place = { $turned ->
    [yes] { $element } auf { $spaces }, gedreht
   *[no] { $element } auf { $spaces }
}
field-say-deploy = { $general ->
    [yes] { $unit } mit dem General auf { $to }
   *[no] { $unit } auf { $to }
}
field-say-bid = { $card } bieten
field-say-draw = Verteidigen mit { $card } (gezogen)
field-say-hand = Verteidigen mit { $card } aus der Hand
field-say-flee = Fliehen nach { $to }
field-say-retreat = Ausweichen nach { $to }
