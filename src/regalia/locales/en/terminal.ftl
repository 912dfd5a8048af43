# Playing at the terminal: `regalia play`, `replay` and `boards`.

uncompiled = Warning: Regalia is running as plain Python, about 60 times slower, so the computer player will be slow. Install a wheel that is built for this machine, or run this in a clone to compile it: python3 run.py

# regalia replay
replay-which = Game { $game } of { $count } in this file. Choose another one with --game.
replay-title = { $game }, { $count ->
    [one] one ply
   *[other] { $count } plies
}
replay-next = Press Enter for the next ply, Ctrl-D to stop:
replay-runs = The game is not over after ply { $ply } of { $count }.
replay-seat = { $game }, as seen by { $seat }
replay-player = { $seat-short }: { $who }

replay-ended = { $how ->
    [resigned] Winner: { $seat-short }. The opponent resigned.
    [time] Winner: { $seat-short }. The opponent ran out of time.
    [abandoned] Winner: { $seat-short }. The opponent stayed away.
    [agreed] Draw by agreement.
    [lesson] The lesson is finished.
   *[aborted] The game was cancelled before it was played.
}

# regalia boards
boards-id = Id
boards-name = Name
boards-note = Note
boards-fact = { $what }: { $value }
boards-more = “regalia boards show ID” shows a board; “regalia boards check FILE” checks a custom board.
boards-sound = { $name }: this board is valid.

# Choosing a game.
ask-game = Which game?
ask-way = How do you want to play?
way-computer = As { $seat }, against the computer
way-hot-seat = Pass and play: two players at this screen
way-resume = Continue your unfinished game
ask-board = Which board?
ask-level = Computer level, from 1 to { $most }? [{ $default }]
ask-choice = Your choice [{ $default }]
ask-again = Please enter a number from 1 to { $most }.
ask-yes = [Y/n]
ask-no = [y/N]
answer-yes = y
press-enter = Press Enter when only you can see the screen.
hand-over = Next player: { $seat }.
nothing-begun = No game was started.

# Playing.
thinking = The computer ({ $seat }) is thinking
prompt = { $seat-short }>
ask-help = Type ? for help.
end-warning = { $unused ->
    [one] One action point is unused.
   *[other] { $unused } action points are unused.
} Type { $action } again to end your turn, or keep playing.
hint-offer = { $name }: { $note }
hint-choices = You can:  { $actions }
hint-open = { $seat }: answer here, or press Enter to see your hidden information.
which-one = Which one?  { $actions }
help-commands = Other commands:
      moves    all possible moves;  moves i2  for one piece, in words;  moves 9s  for one card
      undo     undo your last action, unless it revealed something to you
      board    show the board again
      log      what you have seen so far
      save     save the game;  save FILE  to a file of your choice
      quit     quit; you can save first
moves-many = { $kind ->
    [army] { $count } armies of seven, one with the general (+), among:
   *[other] { $count } ways to { $kind } among:
}
moves-cost = { $cost ->
    [0] (free)
    [one] (1 point)
   *[other] ({ $cost } points)
}
moves-ends = { $count } ways
moves-none = Nothing can be done with { $space } now.
undo-nothing = You have nothing to undo in this turn.
undo-secret = { $action } can’t be undone: it revealed something to you.
undone = Undone: { $action }
result = { $winner ->
    [none] A draw
   *[other] { $winner }
}: { $reason } ({ $rule }).

# Saving and quitting.
saved = Saved to { $file }
saved-on-leaving = The game is saved. Continue with:  regalia play --resume { $file }
not-saved = The game could not be saved: { $what }
ask-save = Save the game first?
ask-file = To which file? [{ $file }]
goodbye = Goodbye.
ask-after = What next?
after-again = { $people ->
    [one] Rematch (swap sides)
   *[other] Play again
}
after-record = Save the game record
after-leave = Quit
record-saved = Saved. View it with:  regalia replay { $file }

# Errors.
file-error = { $file }: { $what }
error-file-too-long = { $field } is too large to be a Regalia file.
error-file-no-text = { $field } is not a UTF-8 text file.
error-file-empty = { $field } is empty.
error-file-taken = { $field } already exists and is not a saved game. Please choose another name.
error-no-such-game = This file has only { $count } games.
error-no-such-board = There is no board "{ $board }": it is neither a built-in board ({ $known }) nor a file.
error-save-broken = This saved game is incomplete. The file has not been changed.
error-save-edited = This saved game has been edited, so it can’t be loaded. The file has not been changed.
error-save-none = This is not a saved game. The file has not been changed.
error-save-exists = { $file } already exists. Continue it with --resume, or choose another name.
error-resume-alone = A saved game already has its game, board, seats and seed. With --resume, you can only use --level, --save and --no-color.
error-option-twice = This option can be given only once.
error-language = Unknown language "{ $language }". Available: { $known }.
error-missing-extra = This command needs the packages of the server. Install them with: { $command }
error-seat-or-hot-seat = --hot-seat is for two players, so don’t use --seat with it.
