# King of the Hill: errors in options, notation, positions and map files.

# Options and notation.
error-army-order = Die Typen hinter „army:“ müssen in der Reihenfolge der Typenliste stehen.
error-army-general-first = Das „+“ muss hinter der ersten Einheit ihres Typs stehen.
error-objectives-order = Die beiden Felder eines Paars Zielmarker müssen sortiert sein.
error-option-scenario = Es gibt kein Szenario „{ $value }“.
error-option-magic = Für Magie ist nur true (an) oder false (aus) erlaubt.
error-option-fantasy = Für Fantasy-Einheiten ist nur true (an) oder false (aus) erlaubt.
error-option-jokers = Für Joker ist nur true (an) oder false (aus) erlaubt.
error-option-terrain = Für Gelände ist nur true (an) oder false (aus) erlaubt.
error-option-map = Es gibt keinen Spielplan „{ $value }“.
error-unknown-map = Es gibt keinen Spielplan „{ $map }“.
error-map-scenario = Das Szenario { $scenario } hat einen eigenen Spielplan.
error-map-random = Bei einem zufälligen Szenario lässt sich kein Spielplan wählen.
error-scenario-drawn = Das Szenario wird ausgelost, nachdem die Armeen gewählt sind und bevor der Startspieler ausgelost wird.

# Positions.
error-phase-not-loaded = Nur Stellungen in der Phase „action“ lassen sich laden.
error-phase-scenario = Gelände wird nur in einer Feldschlacht gelegt, und nur, wenn es eingeschaltet ist.
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

error-elements-scenario = Gelände wird nur in einer Feldschlacht gelegt, und nur, wenn es eingeschaltet ist.
error-elements-supply = Davon liegt mehr auf dem Spielplan, als der Vorrat hat: { $element }.
error-elements-owner = Nur ein Paar Zielmarker hat einen Besitzer.
error-elements-turned = Nur ein langer Wald lässt sich drehen.
error-elements-at = „{ $at }“ ist kein Platz für { $element-acc }.
error-elements-half = Nicht in einer Hälfte des Spielplans oder nicht in der richtigen, ab { $at }: { $element }.
error-elements-apart = Die beiden Zielmarker auf { $at } müssen mindestens fünf Felder auseinander und in verschiedenen Reihen liegen.
error-elements-overlap = Überdeckt etwas anderes, ab { $at }: { $element }.

# Map files.
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
