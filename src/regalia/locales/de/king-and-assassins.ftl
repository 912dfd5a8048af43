# King & Assassins: Namen, Ereignisse, Ablehnungen, und was an einem Spielplan oder einer Stellung falsch sein kann.
# `.acc` ist der Wenfall, `.dat` der Wemfall, `.gen` der Wesfall.

citizen-monk = der Mönch
    .cap = Der Mönch
    .acc = den Mönch
citizen-plumwoman = die Pflaumenfrau
    .cap = Die Pflaumenfrau
    .acc = die Pflaumenfrau
citizen-appleman = der Apfelhändler
    .cap = Der Apfelhändler
    .acc = den Apfelhändler
citizen-courtesan = die Kurtisane
    .cap = Die Kurtisane
    .acc = die Kurtisane
citizen-fishwoman = die Fischfrau
    .cap = Die Fischfrau
    .acc = die Fischfrau
citizen-butcher = der Metzger
    .cap = Der Metzger
    .acc = den Metzger
citizen-blacksmith = der Schmied
    .cap = Der Schmied
    .acc = den Schmied
citizen-shepherd = der Hirte
    .cap = Der Hirte
    .acc = den Hirten
citizen-squire = der Knappe
    .cap = Der Knappe
    .acc = den Knappen
citizen-carpenter = der Zimmermann
    .cap = Der Zimmermann
    .acc = den Zimmermann
citizen-witchhunter = der Hexenjäger
    .cap = Der Hexenjäger
    .acc = den Hexenjäger
citizen-farmer = der Bauer
    .cap = Der Bauer
    .acc = den Bauern

# Die Buchstaben sind die der Notation, die in allen Sprachen gleich ist.
citizen-short-monk = Mo
citizen-short-plumwoman = Pl
citizen-short-appleman = Ap
citizen-short-courtesan = Co
citizen-short-fishwoman = Fi
citizen-short-butcher = Bu
citizen-short-blacksmith = Bl
citizen-short-shepherd = Sh
citizen-short-squire = Sq
citizen-short-carpenter = Ca
citizen-short-witchhunter = Wi
citizen-short-farmer = Fa

seat-king = der König
    .cap = Der König
    .short = König
    .acc = den König
    .dat = dem König
    .gen = des Königs
seat-assassins = die Meuchler
    .cap = Die Meuchler
    .short = Meuchler
    .acc = die Meuchler
    .dat = den Meuchlern
    .gen = der Meuchler
seat-spectator = ein Zuschauer
    .cap = Ein Zuschauer
    .short = Zuschauer
    .acc = einen Zuschauer
    .dat = einem Zuschauer
    .gen = eines Zuschauers
winner-king = Der König hat gewonnen
winner-assassins = Die Meuchler haben gewonnen

fate-hidden = getarnt
fate-revealed = enttarnt
fate-captured = gefangen
fate-eliminated = ausgeschaltet

phase-deal = Die Namen werden verteilt
phase-pick = Die Meuchler werden gewählt
phase-start = Der König wählt seinen Start
phase-card = Die nächste Karte wird aufgedeckt
phase-king = Der König ist am Zug
phase-assassins = Die Meuchler sind am Zug
phase-over = Die Partie ist zu Ende

# Warum eine Partie endet.
reason-KA-11-1 = Alle drei Meuchler sind aus dem Spiel
reason-KA-11-2 = Der König hat seine Burg erreicht
reason-KA-11-3 = Der König ist tot
reason-KA-11-4 = Die letzte Karte ist gespielt, und der König ist noch in den Straßen

# Ereignisse.
event-dealt = Die zwölf Bürger nehmen ihre Plätze ein.
event-picked = { $citizens ->
    [none] Unter den Bürgern werden drei Meuchler gewählt.
   *[other] Die Meuchler sind gewählt: { $citizens }.
}
event-started = Der König bricht von { $space } auf.
event-card-turned = Runde { $round }: Die Karte ist { $card } (König/Ritter/Menge).
event-king-moved = Der König geht von { $from } nach { $to }.
event-king-entered = Der König betritt durch { $gate } die Burg.
event-knight-moved = Ein Ritter geht von { $from } nach { $to }.
event-shoved = Der Ritter auf { $by } schubst { $citizen-acc } von { $from } nach { $to }.
event-captured = { $assassin ->
    [yes] Der Ritter auf { $by } nimmt auf { $space } { $citizen-acc } gefangen: Das war ein Meuchler.
   *[other] Der Ritter auf { $by } nimmt auf { $space } { $citizen-acc } gefangen.
}
event-eliminated = Der Ritter auf { $by } schaltet auf { $space } einen Meuchler aus: { $citizen-acc }.
event-citizen-moved = { $citizen-cap } geht von { $from } nach { $to }.
event-assassin-moved = Ein Meuchler, { $citizen }, geht von { $from } nach { $to }.
event-revealed = { $citizen-cap } auf { $space } zieht ein Messer: ein Meuchler!
event-knight-killed = Ein Meuchler, { $citizen } auf { $by }, tötet den Ritter auf { $space }.
event-king-wounded = { $wounds ->
    [1] Ein Meuchler, { $citizen } auf { $by }, trifft den König auf { $space } mit dem Messer: Er ist verwundet.
   *[other] Ein Meuchler, { $citizen } auf { $by }, trifft den König auf { $space } mit dem Messer: Er ist tot.
}
event-turn-ended = { $unused ->
    [0] Der Zug { $seat-gen } endet.
    [one] Der Zug { $seat-gen } endet; { $unused } Aktionspunkt verfällt.
   *[other] Der Zug { $seat-gen } endet; { $unused } Aktionspunkte verfallen.
}
event-ended = { $winner }: { $reason }. Die Meuchler waren { $assassins }.

# Ablehnungen.
refusal-not-now = Nicht jetzt: { $phase }.
refusal-empty = Auf { $space } steht niemand.
refusal-not-yours = Wer auf { $space } steht, gehört nicht dir.
refusal-not-beside = { $to } liegt nicht neben { $space }: Alles geht auf eines der vier Nachbarfelder, nie diagonal.
refusal-deal = Eine Verteilung nennt jeden der zwölf Bürger einmal.
refusal-pick-unknown = Es gibt keinen Bürger „{ $name }“.
refusal-pick-three = Wähle drei verschiedene Bürger.
refusal-no-start = Der König kann nicht auf { $space } beginnen.
refusal-card-unknown = Diese Karte gibt es nicht.
refusal-card-gone = Im Stapel ist keine Karte { $card } mehr.
refusal-castle-king-only = Nur der König betritt die Burg.
refusal-no-gate = { $space } ist kein Burgtor: In die Burg kommt man nur durch ein Torfeld.
refusal-king-points = Der König hat keinen Aktionspunkt mehr.
refusal-king-only-steps = Der König geht nur: Er schlägt nicht zu und nimmt niemanden gefangen.
refusal-king-roof = Der König klettert nicht auf Dächer, und { $to } ist eines.
refusal-king-occupied = { $to } ist besetzt, und der König schubst niemanden.
refusal-knight-points = { $left ->
    [0] Die Ritter haben keine Aktionspunkte mehr.
   *[other] Das kostet { $cost } Aktionspunkte, und die Ritter haben noch { $left }.
}
refusal-knight-blocked = Auf { $to } steht jemand von den eigenen Leuten, und die lassen sich nicht schubsen.
refusal-no-assassin = Auf { $to } steht kein enttarnter Meuchler, den man ausschalten könnte.
refusal-no-citizen = Auf { $to } steht kein Bürger, den man gefangen nehmen könnte.
refusal-capture-revealed = Auf { $to } steht ein enttarnter Meuchler: Der wird ausgeschaltet, nicht gefangen genommen.
refusal-reach = { $to } ist ein Dach: Von der Straße reicht niemand dort hinauf.
refusal-captured-already = In dieser Runde wurde schon jemand gefangen genommen.
refusal-no-fetters = Die Karte dieser Runde zeigt keine Fesseln, also kann niemand gefangen genommen werden.
refusal-shove-off-board = Wer auf { $space } steht, lässt sich nicht vom Spielplan schubsen.
refusal-shove-to-roof = Wer auf { $space } steht, lässt sich nicht von der Straße auf ein Dach schubsen.
refusal-shove-blocked = Auf { $space } steht jemand von den eigenen Leuten im Weg, und die lassen sich nicht schubsen.
refusal-revealed-already = Dieser Meuchler ist schon enttarnt.
refusal-reveal-citizen = Dieser Bürger ist kein Meuchler.
refusal-capture-knights-only = Nur Ritter nehmen gefangen.
refusal-citizen-only-steps = Bürger und Meuchler, die nicht enttarnt sind, gehen nur: Enttarne zuerst einen Meuchler.
refusal-occupied = { $to } ist besetzt.
refusal-assassin-points = { $left ->
    [0] Die Meuchler haben keine Aktionspunkte mehr.
   *[other] Das kostet { $cost } Aktionspunkte, und die Meuchler haben noch { $left }.
}
refusal-no-target = Auf { $to } steht kein Ritter, den man töten könnte.
refusal-third-kill = In diesem Zug sind schon zwei Ritter gefallen; mehr dürfen es nicht sein.

# Optionen und Notation.
error-unknown-board = Es gibt keinen Spielplan „{ $board }“.
error-no-crystal = Auf Spielplan { $board } wird mit allen Karten gespielt: Er hat keinen Edelstein.
error-unknown-card = Es gibt keine Karte „{ $card }“.
error-deal = Eine Verteilung ist eine Liste, die jeden der zwölf Bürger einmal nennt.
error-pick-order = Die Namen hinter "pick:" stehen in alphabetischer Reihenfolge.

# Stellungen.
error-one-start = Dieser Spielplan hat nur einen Start für den König, also gibt es nichts zu wählen.
error-round = In dieser Phase geht die Runde von { $least } bis { $most }.
error-set-up = Vor der ersten Karte muss { $field } so sein, wie eine Partie auf diesem Plan beginnt.
error-card-phase = Eine Karte liegt offen während der Züge und nach dem Ende, und sonst nicht.
error-points = { $field } geht mit dieser Karte in dieser Phase von 0 bis { $most }.
error-captured-no-fetters = Mit einer Karte ohne Fesseln kann niemand gefangen worden sein.
error-kills = kills_this_turn geht in dieser Phase von 0 bis { $most }.
error-too-many-cards = Die Karte und der Stapel sind zusammen mehr als die { $most } Karten des Spiels.
error-no-card-left = Eine Karte müsste aufgedeckt werden, aber der Stapel ist leer.
error-too-many-knights = Es gibt höchstens { $most } Ritter.
error-unknown-citizen = Es gibt keinen Bürger „{ $name }“.
error-unknown-space = Es gibt kein Feld „{ $space }“.
error-space-taken = Auf { $space } stehen zwei Figuren.
error-king-on-roof = Der König steht auf einer Straße, nie auf einem Dach.
error-no-king = Solange die Partie läuft, steht der König auf dem Spielplan.
error-fate = Getarnte und enttarnte Meuchler stehen auf dem Spielplan, gefangene und ausgeschaltete nicht: Das passt nicht für { $citizen-acc }.
error-assassins = { $expected ->
    [0] In dieser Phase sind noch keine Meuchler gewählt.
   *[other] Es gibt { $expected } Meuchler.
}
error-all-gone = Sind alle drei Meuchler aus dem Spiel, ist die Partie zu Ende.
error-wounds = In dieser Phase hat der König 0 bis { $most } Wunden.
error-end-king = Ein toter König ist nicht auf dem Spielplan; einer, der gewonnen hat, weil alle Meuchler aus dem Spiel sind, steht noch darauf.
error-not-over = Nichts hat diese Partie beendet: Der König lebt, und es sind noch Meuchler und Karten da.

# Spielpläne.
error-board-unknown-key = Es gibt keinen Eintrag „{ $key }“.
error-board-key-twice = Den Eintrag „{ $key }“ gibt es zweimal.
error-board-no-value = Der Eintrag „{ $key }“ ist leer.
error-board-missing-key = Der Eintrag „{ $key }“ fehlt.
error-board-too-many-rows = Ein Spielplan hat zehn Reihen, und diese ist eine zu viel.
error-board-rows = Ein Spielplan hat zehn Reihen, und dieser hat { $found }.
error-board-row-label = Das ist Reihe { $expected }: Die Reihen gehen von 10 hinunter bis 1.
error-board-cell = Ein Feld ist "#" (Dach) oder "." (Straße), nicht „{ $cell }“.
error-board-columns = Reihe { $row } hat { $found } Felder statt zehn.
error-board-space = Es gibt kein Feld „{ $space }“.
error-board-kings = Der König braucht einen Start.
error-board-citizens = Auf einem Spielplan beginnen zwölf Bürger, nicht { $found }.
error-board-knights = Zum Start des Königs auf { $king } gehören sieben Ritter, nicht { $found }.
error-board-around = „{ $key }“ nennt keinen Start des Königs.
error-board-start-twice = Auf { $space } beginnen zwei Figuren.
error-board-king-on-roof = Der König kann nicht auf einem Dach beginnen, und { $space } ist eines.
error-board-no-route = Keine Straße führt von { $space } zu einem Burgtor.
error-board-direction = Das Burgtor { $space } braucht eine Richtung: north, east, south oder west.
error-board-gate-twice = { $space } ist zweimal ein Burgtor.
error-board-gate-on-roof = Ein Burgtor ist ein Straßenfeld, und { $space } ist ein Dach.
error-board-exit-to-street = Der Ausgang des Burgtors { $space } muss auf ein Dach oder vom Spielplan führen.
error-board-crystal = Der Edelstein ist "yes" oder "no", nicht „{ $found }“.

# Bilder.
board-name-A = Seite A
board-name-B = Seite B
board-note-B = Nachgebaut nach einem kleinen Foto des gedruckten Spielplans.

citizen-label-monk = Mönch
citizen-label-plumwoman = Pflaumenfrau
citizen-label-appleman = Apfelhändler
citizen-label-courtesan = Kurtisane
citizen-label-fishwoman = Fischfrau
citizen-label-butcher = Metzger
citizen-label-blacksmith = Schmied
citizen-label-shepherd = Hirte
citizen-label-squire = Knappe
citizen-label-carpenter = Zimmermann
citizen-label-witchhunter = Hexenjäger
citizen-label-farmer = Bauer

piece-king = der König
    .acc = den König
piece-knight = ein Ritter
    .acc = einen Ritter

diagram-no-card = { $rounds } Runden zu spielen: { $phase }
diagram-round = Runde { $round } von { $rounds }: { $phase }
diagram-card = Karte { $card }
diagram-fetters = { $used ->
    [yes] Fesseln benutzt
   *[no] Fesseln
}
diagram-king = König { $left }/{ $most }
diagram-knights = Ritter { $left }/{ $most }
diagram-assassins = Meuchler { $left }/{ $most }
diagram-wounds = Wunden { $wounds }/2
diagram-hidden = Meuchler
diagram-revealed = enttarnt
diagram-captured = gefangen
diagram-captured-assassin = gefangen, Meuchler
diagram-eliminated = ausgeschaltet

chart-king = [K]  hier beginnt der König
chart-kings = K?   ein möglicher Start des Königs
chart-knight = KN   ein Ritter
chart-around = kn   ein Ritter, um den Start des Königs
chart-citizen = o    ein Bürger
chart-gate = { $arrow }{ $arrow }   ein Tor zur Burg
chart-roof = ▒▒   ein Dach
fact-kings = Start des Königs
fact-gates = Burgtore
fact-rounds = Runden
direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen
