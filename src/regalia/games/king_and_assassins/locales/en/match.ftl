# King & Assassins: the match page.

# Prompts: a heading and a sentence.
pick-title = Pick three assassins
pick-note = Choose three of the twelve citizens as your assassins. Only you know who they are. The king walks from his starting space to a castle gate, so spread them along his route.
pick-chosen = { $count } of 3 picked
start-title = Choose the king’s starting space
start-note = The assassins have already been picked. Choose the starting space with the safer route.

# Status.
town-round = Round { $round } of { $rounds }
town-rounds = { $rounds } rounds to play
town-card = { $fetters ->
    [yes] Round { $round }. Action points: king { $king }, knights { $knights }, assassins { $crowd }. Fetters: one capture allowed.
   *[no] Round { $round }. Action points: king { $king }, knights { $knights }, assassins { $crowd }.
}
town-points = Action points left
town-points-king = King
town-points-knights = Knights
town-points-assassins = Assassins
town-fetters = Fetters: the knights may capture one citizen this round.
town-fetters-used = Fetters: already used this round.
town-wounded = The king is wounded!
town-gone = Out of the game
town-was-assassin = one of your assassins
town-deck = { $count ->
    [0] No round cards left
    [one] { $count } round card left
   *[other] { $count } round cards left
}

town-goal-king = The king player wins when the king enters the castle through a gate, or when all three assassins are captured or eliminated.
town-goal-assassins = The assassin player wins when the king is wounded twice, or when the last round ends and he is not in the castle.
town-king-dead = The king is dead!

# Controls.
town-pick-done = Confirm assassins
town-start-here = Start on { $space }
town-which = What do you want to do there?
town-chosen = – choose a marked space. Numbers show the cost in action points.
town-stuck = can’t do anything right now.
town-hint-king = Choose the king or a knight. Knights can clear the way for the king.
town-hint-assassins = Choose a citizen to move. To attack, reveal an assassin first.
town-hint-done = Nothing left to do. End your turn.
town-enter = enter the castle
town-do-shove = Shove
town-do-strike = Eliminate
town-do-capture = Capture
town-do-reveal = Reveal assassin
town-reveal-sure = Reveal this assassin? Everyone sees it, and you can’t undo it.
town-do-enter = Enter the castle
act-end-turn = End turn
act-end-anyway = { $count ->
    [one] End your turn with { $count } action point unused?
   *[other] End your turn with { $count } action points unused?
}

# Moves as sentences, for the move list.
town-say-go = { $who-cap } moves from { $from } to { $to } ({ $cost } AP)
town-say-shove = { $who-cap } on { $from } shoves { $whom } on { $to } ({ $cost } AP)
town-say-strike = { $who-cap } on { $from } attacks { $whom } on { $to } ({ $cost } AP)
town-say-capture = { $who-cap } on { $from } captures { $whom } on { $to } ({ $cost } AP)
town-say-reveal = Reveal { $who } on { $from } as an assassin
town-say-enter = { $who-cap } enters the castle from { $from }
inspect-card = Round card
