# What every game and every program of the house may have to say.

game-king-and-assassins = King & Assassins
game-king-of-the-hill = King of the Hill

error-unknown-game = There is no game "{ $game }". There are: { $known }.
error-no-game-id = A game is named by its id, a text. There are: { $known }.
error-unknown-option = This game has no such option: { $field }.
error-unreadable = { $field } cannot be read: { $what }
error-seat = There is no such seat. There are: { $values }.
error-seed = A seed is a whole number from 0 to 2⁶³ − 1.
error-chance = Chance is "auto" or "explicit".
error-perft-depth = The depth is a whole number from 0 to { $most }.
error-perft-too-large = There are more than { NUMBER($most) } sequences of this length.
error-notation = "{ $action }" is not an action: it cannot be read.
error-game-over = The game is over.
error-nothing-to-undo = There is nothing to take back.
error-no-world = No position looks like this view.
error-position-unreadable = The position cannot be read at { $field }: { $what }.
error-record-unreadable = This is not a record of a game, or only a part of one: { $what }, at { $where }.
error-record-format = This is not a record that this version can read: its format must be { $expected }.
error-record-game = The record is of a game that is not known here: "{ $game }".
error-record-newer = The record was made with rules of version { $version }, which are newer than those here.
error-record-of-a-seat = This is what one seat has seen of a running game; only the whole record replays.
error-record-setup = The record does not begin as a game can: { $what }
error-record-step = At ply { $ply } the record has "{ $action }", which is not allowed by today’s rules: { $what }
error-record-chance = At ply { $ply } the record has another outcome of chance than its seed gives.
error-record-result = After ply { $ply }, the last one, the record has another result than the game.
error-in-board = Line { $line }, column { $column }: { $what }
