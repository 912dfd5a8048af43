# King & Assassins: events and results.

event-dealt = The twelve citizens take their places.
event-picked = { $citizens ->
    [none] Three of the citizens have been picked as assassins.
   *[other] The assassins have been picked: { $citizens }.
}
event-started = The king starts on { $space }.
event-card-turned = Round { $round }: the card is { $card } (king/knights/assassins).
event-king-moved = The king moves from { $from } to { $to }.
event-king-entered = The king enters the castle from { $gate }.
event-knight-moved = A knight moves from { $from } to { $to }.
event-shoved = The knight on { $by } shoves { $citizen } from { $from } to { $to }.
event-captured = { $assassin ->
    [yes] The knight on { $by } captures { $citizen } on { $space }: one of the assassins.
   *[other] The knight on { $by } captures { $citizen } on { $space }.
}
event-eliminated = The knight on { $by } eliminates { $citizen } on { $space }, a revealed assassin.
event-citizen-moved = { $citizen-cap } moves from { $from } to { $to }.
event-assassin-moved = { $citizen-cap } (assassin) moves from { $from } to { $to }.
event-revealed = { $citizen-cap } on { $space } draws a knife: an assassin!
event-knight-killed = { $citizen-cap } (assassin) on { $by } eliminates the knight on { $space }.
event-king-wounded = { $wounds ->
    [1] { $citizen-cap } (assassin) on { $by } attacks the king on { $space }: the king is wounded.
   *[other] { $citizen-cap } (assassin) on { $by } attacks the king on { $space }: the king is dead.
}
event-turn-ended = { $unused ->
    [0] The turn of { $seat } ends.
    [one] The turn of { $seat } ends with one action point unused.
   *[other] The turn of { $seat } ends with { $unused } action points unused.
}
event-ended = { $winner }: { $reason }. The assassins were { $assassins }.

# Winners, and the rules that end a game.
winner-king = The king has won
winner-assassins = The assassins have won

reason-KA-11-1 = all three assassins are captured or eliminated
reason-KA-11-2 = the king has reached his castle
reason-KA-11-3 = the king is dead
reason-KA-11-4 = the last round is over and the king has not reached his castle
