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

phase-deal = Die Bürger werden verteilt
phase-pick = Die Meuchler werden gewählt
phase-start = Der Königspieler wählt das Startfeld
phase-card = Die nächste Rundenkarte wird aufgedeckt
phase-king = Der König ist am Zug
phase-assassins = Die Meuchler sind am Zug
phase-over = Die Partie ist zu Ende

# Warum eine Partie endet.
reason-KA-11-1 = Alle drei Meuchler sind aus dem Spiel
reason-KA-11-2 = Der König hat die Burg betreten
reason-KA-11-3 = Der König ist tot
reason-KA-11-4 = Alle Rundenkarten sind gespielt, und der König steht noch auf dem Spielplan

# Ereignisse.
event-dealt = Die zwölf Bürger nehmen ihre Plätze ein.
event-picked = { $citizens ->
    [none] Drei der Bürger werden geheim als Meuchler gewählt.
   *[other] Die Meuchler sind gewählt: { $citizens }.
}
event-started = Der König startet auf { $space }.
event-card-turned = Runde { $round }: Die Rundenkarte ist { $card } (König/Ritter/Meuchler).
event-king-moved = Der König geht von { $from } nach { $to }.
event-king-entered = Der König betritt über das Burgtor { $gate } die Burg.
event-knight-moved = Ein Ritter geht von { $from } nach { $to }.
event-shoved = Der Ritter auf { $by } schubst { $citizen-acc } von { $from } nach { $to }.
event-captured = { $assassin ->
    [yes] Der Ritter auf { $by } nimmt { $citizen-acc } auf { $space } gefangen: Das war ein Meuchler.
   *[other] Der Ritter auf { $by } nimmt { $citizen-acc } auf { $space } gefangen.
}
event-eliminated = Der Ritter auf { $by } schaltet den Meuchler auf { $space } aus: { $citizen-acc }.
event-citizen-moved = { $citizen-cap } geht von { $from } nach { $to }.
event-assassin-moved = { $citizen-cap } (Meuchler) geht von { $from } nach { $to }.
event-revealed = { $citizen-cap } auf { $space } wird enttarnt: ein Meuchler!
event-knight-killed = { $citizen-cap } (Meuchler) auf { $by } schaltet den Ritter auf { $space } aus.
event-king-wounded = { $wounds ->
    [1] { $citizen-cap } (Meuchler) auf { $by } greift den König auf { $space } an: erster Treffer, der König ist verwundet.
   *[other] { $citizen-cap } (Meuchler) auf { $by } greift den König auf { $space } an: zweiter Treffer, der König ist tot.
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
refusal-not-yours = Die Figur auf { $space } gehört dir nicht.
refusal-not-beside = { $to } ist nicht benachbart zu { $space }: Alle Aktionen gehen waagrecht oder senkrecht auf ein Nachbarfeld, nie diagonal.
refusal-deal = Die Verteilung muss jeden der zwölf Bürger genau einmal nennen.
refusal-pick-unknown = Es gibt keinen Bürger „{ $name }“.
refusal-pick-three = Wähle drei verschiedene Bürger.
refusal-no-start = { $space } ist kein Startfeld des Königs.
refusal-card-unknown = Diese Karte gibt es nicht.
refusal-card-gone = Im Rundenstapel ist keine Karte { $card } mehr.
refusal-castle-king-only = Nur der König darf die Burg betreten.
refusal-no-gate = { $space } ist kein Burgtor: Der König kann die Burg nur von einem Burgtor aus betreten.
refusal-king-points = Der König hat keine Aktionspunkte mehr.
refusal-king-only-steps = Der König kann sich nur bewegen: Er greift nicht an und nimmt niemanden gefangen.
refusal-king-roof = { $to } ist ein Dach, und der König darf kein Dach betreten.
refusal-king-occupied = { $to } ist besetzt, und der König schubst niemanden.
refusal-knight-points = { $left ->
    [0] Die Ritter haben keine Aktionspunkte mehr.
   *[other] Das kostet { $cost } Aktionspunkte, und die Ritter haben noch { $left }.
}
refusal-knight-blocked = Auf { $to } steht ein Ritter oder der König; sie dürfen nicht geschubst werden.
refusal-no-assassin = Auf { $to } steht kein enttarnter Meuchler, den man ausschalten könnte.
refusal-no-citizen = Auf { $to } steht kein Bürger, den man gefangen nehmen könnte.
refusal-capture-revealed = Auf { $to } steht ein enttarnter Meuchler: Der wird ausgeschaltet, nicht gefangen genommen.
refusal-reach = { $to } ist ein Dach: Von der Straße aus reicht niemand dort hinauf.
refusal-captured-already = In dieser Runde wurde schon ein Bürger gefangen genommen.
refusal-no-fetters = Die Rundenkarte zeigt kein Fesselsymbol: In dieser Runde darf niemand gefangen genommen werden.
refusal-shove-off-board = Die Figur auf { $space } darf nicht vom Spielplan geschubst werden.
refusal-shove-to-roof = Die Figur auf { $space } darf nicht von der Straße auf ein Dach geschubst werden.
refusal-shove-blocked = Auf { $space } steht ein Ritter oder der König im Weg; sie dürfen nicht geschubst werden.
refusal-revealed-already = Dieser Meuchler ist schon enttarnt.
refusal-reveal-citizen = Dieser Bürger ist kein Meuchler.
refusal-capture-knights-only = Nur Ritter dürfen gefangen nehmen.
refusal-citizen-only-steps = Bürger und getarnte Meuchler können sich nur bewegen. Enttarne zuerst einen Meuchler.
refusal-occupied = { $to } ist besetzt.
refusal-assassin-points = { $left ->
    [0] Die Meuchler haben keine Aktionspunkte mehr.
   *[other] Das kostet { $cost } Aktionspunkte, und die Meuchler haben noch { $left }.
}
refusal-no-target = Auf { $to } steht kein Ritter, den man ausschalten könnte.
refusal-third-kill = In dieser Runde wurden schon zwei Ritter ausgeschaltet; ein dritter ist nicht erlaubt.

# Optionen und Notation.
error-unknown-board = Es gibt keinen Spielplan „{ $board }“.
error-no-crystal = Auf Spielplan { $board } wird mit allen Karten gespielt: Er hat keinen Edelstein.
error-unknown-card = Es gibt keine Karte „{ $card }“.
error-deal = Die Verteilung muss eine Liste sein, die jeden der zwölf Bürger genau einmal nennt.
error-pick-order = Die Namen hinter „pick:“ müssen alphabetisch sortiert sein.

# Stellungen.
error-one-start = Dieser Spielplan hat nur ein Startfeld für den König; es gibt nichts zu wählen.
error-round = In dieser Phase muss die Runde zwischen { $least } und { $most } liegen.
error-set-up = Vor der ersten Rundenkarte muss { $field } der Startaufstellung dieses Spielplans entsprechen.
error-card-phase = Eine Rundenkarte liegt nur während der Züge und nach dem Ende offen.
error-points = { $field } muss mit dieser Karte in dieser Phase zwischen 0 und { $most } liegen.
error-captured-no-fetters = Mit einer Karte ohne Fesselsymbol kann niemand gefangen genommen worden sein.
error-kills = kills_this_turn muss in dieser Phase zwischen 0 und { $most } liegen.
error-too-many-cards = Die offene Karte und der Rundenstapel sind zusammen mehr als die { $most } Karten des Spiels.
error-no-card-left = Eine Karte müsste aufgedeckt werden, aber der Rundenstapel ist leer.
error-too-many-knights = Es gibt höchstens { $most } Ritter.
error-unknown-citizen = Es gibt keinen Bürger „{ $name }“.
error-space-taken = Auf { $space } stehen zwei Figuren.
error-king-on-roof = Der König muss auf einem Straßenfeld stehen, nie auf einem Dach.
error-no-king = Solange die Partie läuft, muss der König auf dem Spielplan stehen.
error-fate = Getarnte und enttarnte Meuchler stehen auf dem Spielplan, gefangene und ausgeschaltete nicht. Das stimmt nicht für { $citizen-acc }.
error-assassins = { $expected ->
    [0] In dieser Phase sind noch keine Meuchler gewählt.
   *[other] Es gibt { $expected } Meuchler.
}
error-all-gone = Sind alle drei Meuchler aus dem Spiel, ist die Partie zu Ende.
error-wounds = In dieser Phase kann der König 0 bis { $most } Treffer haben.
error-end-king = Ein toter König ist nicht auf dem Spielplan; einer, der gewonnen hat, weil alle Meuchler aus dem Spiel sind, steht noch darauf.
error-not-over = Nichts hat diese Partie beendet: Der König lebt, und es sind noch Meuchler und Karten da.

# Spielpläne.
error-board-unknown-key = Den Eintrag „{ $key }“ gibt es nicht.
error-board-key-twice = Der Eintrag „{ $key }“ kommt zweimal vor.
error-board-no-value = Der Eintrag „{ $key }“ ist leer.
error-board-missing-key = Der Eintrag „{ $key }“ fehlt.
error-board-too-many-rows = Ein Spielplan hat zehn Reihen; diese ist eine zu viel.
error-board-rows = Ein Spielplan hat zehn Reihen, dieser hat { $found }.
error-board-row-label = Hier muss Reihe { $expected } stehen: Die Reihen gehen von 10 hinunter bis 1.
error-board-cell = Ein Feld muss „#“ (Dach) oder „.“ (Straße) sein, nicht „{ $cell }“.
error-board-columns = Reihe { $row } hat { $found } Felder statt zehn.
error-board-space = Es gibt kein Feld „{ $space }“.
error-board-kings = Der König braucht mindestens ein Startfeld.
error-board-citizens = Ein Spielplan braucht zwölf Startfelder für Bürger, nicht { $found }.
error-board-knights = Zum Startfeld { $king } des Königs gehören sieben Ritter, nicht { $found }.
error-board-around = „{ $key }“ nennt kein Startfeld des Königs.
error-board-start-twice = Auf { $space } starten zwei Figuren.
error-board-king-on-roof = Der König kann nicht auf { $space } starten: Das ist ein Dach.
error-board-no-route = Von { $space } führt kein Weg über Straßenfelder zu einem Burgtor.
error-board-direction = Das Burgtor { $space } braucht eine Richtung: north, east, south oder west.
error-board-gate-twice = Das Burgtor { $space } kommt zweimal vor.
error-board-gate-on-roof = Ein Burgtor muss ein Straßenfeld sein; { $space } ist ein Dach.
error-board-exit-to-street = Der Ausgang des Burgtors { $space } muss auf ein Dach oder vom Spielplan führen.
error-board-crystal = Für „crystal“ (Edelstein) ist nur „yes“ oder „no“ erlaubt, nicht „{ $found }“.

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
    .cap = Der König
    .acc = den König
piece-knight = ein Ritter
    .cap = Ein Ritter
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
diagram-wounds = Treffer { $wounds }/2
diagram-hidden = Meuchler
diagram-revealed = enttarnt
diagram-captured = gefangen
diagram-captured-assassin = gefangen, Meuchler
diagram-eliminated = ausgeschaltet

chart-king = [K]  Startfeld des Königs
chart-kings = K?   mögliches Startfeld des Königs
chart-knight = KN   ein Ritter
chart-around = kn   ein Ritter am Startfeld des Königs
chart-citizen = o    ein Bürger
chart-gate = { $arrow }{ $arrow }   ein Burgtor
chart-roof = ▒▒   ein Dach
fact-kings = König startet auf
fact-gates = Burgtore
fact-rounds = Runden
direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen
