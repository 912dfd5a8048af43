# What every game and every program needs: options, seats, actions, positions and records.

error-unknown-game = Unknown game "{ $game }". Available: { $known }.
error-no-game-id = Give the id of a game, as a string. Available: { $known }.
game-left-out = The installed game { $game } is left out: { $what }
game-text-unreadable = A text of the installed game { $game } cannot be read: { $file }, line { $line }
error-unknown-option = This game has no such option: { $field }.
error-unreadable = { $field } cannot be read: { $what }
error-seat = Unknown seat. Available: { $values }.
error-seed = The seed must be a whole number from 0 to 2⁶³ − 1.
error-chance = The option chance must be "auto" or "explicit".
error-perft-depth = The depth must be a whole number from 0 to { $most }.
error-perft-too-large = There are more than { NUMBER($most) } sequences of this depth.
error-game-fault = The code of the game { $game } has failed in { $method }: { $what }
error-notation = "{ $action }" is not a valid action.
error-game-over = The game is over.
error-nothing-to-undo = There is nothing to undo.
error-no-world = No position matches this view.
error-position-unreadable = Invalid position at { $field }: { $what }.
error-unknown-space = There is no space "{ $space }".
error-one-subject = Give either a space or a card.
error-no-such-card = There is no card "{ $card }".
error-position-line = This is not a position in one line: column { $column } can’t be read.
error-position-line-long = A position in one line has at most { $most } characters.
error-position-line-seat = This line holds what the seat "{ $seat }" knows, not a whole position.
error-record-unreadable = This is not a complete game record: { $what }, at { $where }.
error-lesson-unreadable = This is not a valid lesson: { $what }, at { $where }.
error-record-format = This version can’t read this record: the format must be { $expected }.
error-record-game = The record is of an unknown game: "{ $game }".
error-record-newer = The record was made with version { $version } of the rules, which is newer than the one installed here.
error-record-of-a-seat = This record shows only what one seat has seen of a game in progress. Only a complete record can be replayed.
error-record-setup = The setup in the record is not possible: { $what }
error-record-step = At ply { $ply }, the record has "{ $action }", which the current rules do not allow: { $what }
error-record-chance = At ply { $ply }, the record has a random result that does not come from its seed.
error-record-result = After the last ply ({ $ply }), the result in the record differs from that of the game.
error-in-board = Line { $line }, column { $column }: { $what }
error-no-own-boards = This game has one fixed board.
error-unknown-card = There is no card "{ $card }".

# Someone who watches takes the place of a seat.
seat-spectator = a spectator
    .short = spectator
