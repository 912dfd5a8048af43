# King of the Hill: objectives on the players’ plates, and what the end of a round decides.

progress-hill-three = Units on the hill: { $have } of { $need }
progress-hill-more = { $have ->
    [0] More units on the hill than the enemy: no
   *[other] More units on the hill than the enemy: yes
}
progress-general = { $have ->
    [0] Enemy general dead: no
   *[other] Enemy general dead: yes
}
progress-pair = Units on own objectives: { $have } of { $need }
progress-forest = Forests held: { $have } of { $need }
progress-three-out = Units that have left the board: { $have } of { $need }
progress-general-out = { $have ->
    [0] General has left the board: no
   *[other] General has left the board: yes
}
progress-razed = Objectives razed: { $have } of { $need }

round-verdict = { $verdict ->
    [blue] If the round ended now, blue would win.
    [red] If the round ended now, red would win.
    [draw] If the round ended now, it would be a draw.
   *[other] If the round ended now, no one would win.
}
round-loses = { $winner ->
    [blue] This ends the round, and blue wins. Play it anyway?
   *[other] This ends the round, and red wins. Play it anyway?
}
round-gives-away = You would win if the round ended now. This ends the round without your win. Play it anyway?
