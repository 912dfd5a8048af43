# The terminal: commands, questions, and what is said around a game.

regalia-help = Board games about kings, for people and programs: **King & Assassins**.

    A king wants to cross a town to his castle. Among its twelve citizens three are assassins, and only their
    player knows which. The king has knights, and as many rounds as there are cards.

    New here? `regalia play` asks how you want to play and begins; type `?` in a game for help.
    `regalia play --seat king` begins at once. The rules, each with its number, are in `docs/rules`.
panel-playing = Play
panel-programs = For programs
version-help = Print the version and end.
uncompiled = Warning: Regalia runs as plain Python, about 60 times slower; the computer player will be slow. Build it with: python3 run.py

play-help = Play in this terminal: against the computer, or two at one screen.

    Without options it asks. In a game, type `?` for help, `moves` for what you can do, and `quit` to leave.
play-game = The game: { $known }.
play-board = A board by its id (see `regalia boards`), or the file of a board of your own.
play-seat = The seat you take, king or assassins; the computer takes the other.
play-hot-seat = Two people at one screen, with a curtain between their turns.
play-level = How strong the computer is, from 1 to 8.
play-seed = The luck of the game, as a number: the same number, the same deal and cards.
play-resume = Go on with a saved game.
play-save = Save the game to this file after every turn.
play-no-color = Print without colours, as NO_COLOR=1 does.

replay-help = Show a recorded or saved game, move by move; all secrets are told.
replay-file = A file of records, one JSON object per line; a saved game; or what one seat took home.
replay-game = Which game of the file, counted from 1.
replay-to = Stop after this ply.
replay-step = Show the board after every ply, and wait for Enter on a terminal.
replay-which = Game { $game } of { $count } in this file; choose with --game.
replay-title = { $game }, { $count ->
    [one] one ply
   *[other] { $count } plies
}
replay-next = Enter for the next ply, Ctrl-D to stop:
replay-runs = After ply { $ply } of { $count } the game is not over.
replay-seat = { $game }, as seen by { $seat }

boards-help = List, show and check boards.
boards-list-help = List the boards that come with a game.
boards-show-help = Draw a board with its starts and gates, and print its text.
boards-check-help = Check a board of your own: it is sound, or the line and column of what is wrong.
boards-game = The game: { $known }.
boards-board = The id of a board, or its file.
boards-file = The file of a board.
boards-id = Id
boards-name = Name
boards-note = Note
boards-more = regalia boards show ID draws one; regalia boards check FILE checks one of your own.
boards-sound = { $name }: this board is sound.

# Setting a table.
welcome-king-and-assassins = King & Assassins. The king must reach his castle through the streets; three of the twelve citizens are assassins, and only their player knows which.
ask-way = How do you want to play?
way-computer = As { $seat }, against the computer
way-hot-seat = Two people at this screen
way-resume = Go on with the game you left
ask-board = On which board?
ask-level = How strong a computer, from 1 to { $most }? [{ $default }]
ask-choice = Your choice [{ $default }]
ask-again = A number from 1 to { $most }, please.
ask-yes = [Y/n]
ask-no = [y/N]
answer-yes = y
press-enter = Press Enter when only you can see the screen.
hand-over = Hand over to the player of { $seat }.
nothing-begun = No game was begun.

# In a game.
thinking = The computer ({ $seat }) is thinking
ask-help = Type ? for help.
end-warning = { $unused ->
    [one] One action point is left.
   *[other] { $unused } action points are left.
} Type { $action } again to end the turn, or go on.
hint-king-and-assassins-pick = Pick your three assassins by their names or letters, such as  pick mo fa bu
hint-king-and-assassins-start = Choose where the king starts, such as  { $example }
hint-king-and-assassins-turn = Your move, such as { $example }; also: moves, moves { $space }, undo, end, ? for help.
help-king-and-assassins = What you can do:
      i2h2     go: a step, climb or descent; a knight shoves who is in the way
      d5=d6    a knight captures a citizen, if the card shows fetters
      d5xd6    strike: a knight an assassin, an assassin a knight or the king
      !d6      reveal the assassin on d6
      c8*      the king enters the castle from the gate c8
      end      end the turn
      pick monk farmer butcher    choose the assassins
      start j1                    choose the king's start
help-commands = What you can ask:
      moves    everything you may do now;  moves i2  for one piece, in words
      undo     take back your last action, unless it told you a secret
      board    draw the board again
      log      what you have seen so far
      save     save the game;  save FILE  to a file of your choice
      quit     leave; you are asked whether to save
moves-many = { $count } ways to { $kind } among:
moves-cost = { $cost ->
    [0] (free)
    [one] (1 point)
   *[other] ({ $cost } points)
}
moves-none = Nobody on { $space } can do anything now.
undo-nothing = There is nothing of yours in this turn to take back.
undo-secret = { $action } cannot be taken back: it told you something you did not know.
undone = Taken back: { $action }

# Leaving and saving.
saved = Saved to { $file }
saved-on-leaving = The game is saved. Go on with:  regalia play --resume { $file }
not-saved = The game could not be saved: { $what }
ask-save = Save the game first?
ask-file = To which file? [{ $file }]
goodbye = Goodbye.
ask-after = And now?
after-again = { $people ->
    [one] Again, with the sides swapped
   *[other] Again
}
after-record = Save the record of this game
after-leave = Leave
record-saved = Saved; look at it with:  regalia replay { $file }
result = { $winner }: { $reason } ({ $rule }).

# What can be wrong.
file-error = { $file }: { $what }
error-file-too-long = { $field } is too long to be a file of ours.
error-file-no-text = { $field } is not text in UTF-8.
error-file-empty = { $field } is empty.
error-file-taken = There is a file { $field } already, and it is no saved game: choose another name.
error-no-such-game = There are { $count } games in this file.
error-no-such-board = There is no board "{ $board }", neither a built-in one ({ $known }) nor a file.
error-save-broken = This is not the whole of a saved game; the file is left as it was.
error-save-edited = This saved game has been changed since it was written; the file is left as it was.
error-save-none = This is no saved game; the file is left as it was.
error-save-exists = There is a file { $file } already: go on with it by --resume, or choose another name.
error-resume-alone = A saved game has its game, board, seats and luck: only --level, --save and --no-color go with --resume.
error-seat-or-hot-seat = --hot-seat puts people on both seats: leave out --seat.
