# King & Assassins: errors in options, notation, positions and board files.

# Options and notation.
error-unknown-board = There is no board "{ $board }".
error-no-crystal = Board { $board } uses all cards, so no card can be removed.
error-deal = A deal must be a list that names each of the twelve citizens exactly once.
error-pick-order = The names after "pick:" must be in alphabetical order.

# Positions.
error-one-start = This board has only one starting space for the king, so there is nothing to choose.
error-round = In this phase, the round must be from { $least } to { $most }.
error-set-up = Before the first card, { $field } must be as at the start of a game on this board.
error-card-phase = A card must be given during the turns and after the end, and in no other phase.
error-points = With this card and in this phase, { $field } must be from 0 to { $most }.
error-captured-no-fetters = No one can be captured in a round whose card has no fetters.
error-kills = In this phase, kills_this_turn must be from 0 to { $most }.
error-too-many-cards = The card and the deck hold more cards than the full deck of { $most }.
error-no-card-left = A card should be turned up, but the deck is empty.
error-too-many-knights = There can be at most { $most } knights.
error-unknown-citizen = There is no citizen "{ $name }".
error-space-taken = Two pieces stand on { $space }.
error-king-on-roof = The king must be on a street, not on a roof.
error-no-king = The king must be on the board until the game is over.
error-fate = Hidden and revealed assassins must be on the board, captured and eliminated ones off it. Check { $citizen }.
error-assassins = { $expected ->
    [0] In this phase, no assassins have been picked yet.
   *[other] There must be { $expected } assassins.
}
error-all-gone = All three assassins are gone, so the game must be over.
error-wounds = In this phase, the king can have from 0 to { $most } wounds.
error-end-king = A dead king must be off the board; a king who won because all assassins are gone must be on it.
error-not-over = The game can’t be over: the king is alive and on the board, and there are assassins and cards left.

# Board files.
error-board-unknown-key = Unknown entry "{ $key }".
error-board-key-twice = The entry "{ $key }" appears twice.
error-board-no-value = The entry "{ $key }" is empty.
error-board-missing-key = The entry "{ $key }" is missing.
error-board-too-many-rows = Too many rows: a board has ten.
error-board-rows = A board must have ten rows. This one has { $found }.
error-board-row-label = This should be row { $expected }: rows are numbered from 10 down to 1.
error-board-cell = A space is "#" (roof) or "." (street), not "{ $cell }".
error-board-columns = Row { $row } must have ten spaces, but has { $found }.
error-board-space = There is no space "{ $space }".
error-board-kings = The king needs a starting space.
error-board-citizens = A board needs twelve citizens. This one has { $found }.
error-board-knights = The king’s starting space { $king } needs seven knights, but has { $found }.
error-board-around = "{ $key }" does not name a starting space of the king.
error-board-start-twice = Two pieces start on { $space }.
error-board-king-on-roof = The king cannot start on a roof, and { $space } is one.
error-board-no-route = No street leads from { $space } to a gate.
error-board-direction = The gate { $space } needs a direction: north, east, south or west.
error-board-gate-twice = The gate { $space } appears twice.
error-board-gate-on-roof = A gate must be on a street, and { $space } is a roof.
error-board-exit-to-street = The exit of gate { $space } must lead to a roof or off the board.
error-board-crystal = The entry crystal must be "yes" or "no", not "{ $found }".
