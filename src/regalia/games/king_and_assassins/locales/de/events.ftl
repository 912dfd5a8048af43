# King & Assassins: events and results.

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

# Winners, and the rules that end a game.
winner-king = Der König hat gewonnen
winner-assassins = Die Meuchler haben gewonnen

reason-KA-11-1 = Alle drei Meuchler sind aus dem Spiel
reason-KA-11-2 = Der König hat die Burg betreten
reason-KA-11-3 = Der König ist tot
reason-KA-11-4 = Alle Rundenkarten sind gespielt, und der König steht noch auf dem Spielplan
