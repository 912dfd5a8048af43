# King & Assassins: refusals of illegal actions.

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
