# Looking back: the bar below the board, and the last turn of the opponent.

review-bar = Review the game
review-previous-turn = Previous turn
review-next-turn = Next turn
review-previous-highlight = Previous capture or attack
review-next-highlight = Next capture or attack
review-place = Position { $position } of { $last }
review-copy-link = Copy link to this position
review-link-copied = Link to this position copied
review-no-position = The link names entry “{ $entry }”, but the log of this game has entries 1 to { $last }. You see the current position.
review-replay = Show the last turn again
review-moves = Moves of the last turn
turn-summary = { $count ->
    [one] { $name } made one move.
   *[other] { $name } made { $count } moves.
}
review-continue = Continue from here
review-continue-note = A new game starts from this position. Cards and draws to come are new, and the game is not rated.
review-continue-start = Start game
