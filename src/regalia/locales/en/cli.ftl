# The terminal: commands, questions, and what is said around a game.

uncompiled = Warning: Regalia runs as plain Python, about 60 times slower; the computer player will be slow. Build it with: python3 run.py

replay-which = Game { $game } of { $count } in this file; choose with --game.
replay-title = { $game }, { $count ->
    [one] one ply
   *[other] { $count } plies
}
replay-next = Enter for the next ply, Ctrl-D to stop:
replay-runs = After ply { $ply } of { $count } the game is not over.
replay-seat = { $game }, as seen by { $seat }
replay-player = { $seat-short }: { $who }

boards-id = Id
boards-name = Name
boards-note = Note
boards-fact = { $what }: { $value }
boards-more = regalia boards show ID draws one; regalia boards check FILE checks one of your own.
boards-sound = { $name }: this board is sound.

# Setting a table.
welcome-king-and-assassins = King & Assassins. The king must reach his castle through the streets; three of the twelve citizens are assassins, and only their player knows which.
welcome-king-of-the-hill = King of the Hill. Two armies fight for a hill with playing cards: black cards move, red cards attack, and nobody sees the other's hand.
option-king-of-the-hill-scenario = Which scenario?
option-king-of-the-hill-scenario-introduction = Introduction: infantry, cavalry and archers on the standard map; the one to begin with
option-king-of-the-hill-scenario-pitched-battle = Pitched battle: you place terrain; fantasy units and magic
option-king-of-the-hill-scenario-king-of-the-woods = King of the woods: no hill, three forests to hold; fantasy units and magic
option-king-of-the-hill-scenario-ambush = Ambush: blue crosses a wood where red hides; fantasy units and magic
option-king-of-the-hill-scenario-night-attack = Night attack: red razes blue's camp; fantasy units and magic
ask-game = Which game?
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
prompt = { $seat-short }>
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
hint-king-of-the-hill-army = Choose an army by its number, or name seven units, + for the general's:  army inf+ 2inf 2cav 2arch
hint-king-of-the-hill-terrain = { $offered ->
    [0] Place terrain, such as  { $example }; decline  to place no more.
   *[other] Place terrain by a number, or by hand, such as  { $example }; decline  to place no more.
}
hint-king-of-the-hill-deploy = { $offered ->
    [0] Deploy a unit, such as  { $example }
   *[other] Deploy by a plan's number, all your units in turn, or one unit, such as  { $example }
}
hint-king-of-the-hill-redraw = Keep your hand, or redraw: eight new cards, once in a round.
hint-king-of-the-hill-bid = Bid a card for the initiative, such as  { $example }; the higher one says who goes first. Both bids are lost.
hint-king-of-the-hill-first = Say who is first this round.
hint-king-of-the-hill-action = Play a card, such as  { $example }; also: moves, moves { $space }, burn, ? for help.
hint-king-of-the-hill-defend = Defend with a card that was drawn for you, or with one of your hand, or yield.
hint-king-of-the-hill-flee = The unit flees: say where to.
hint-king-of-the-hill-retreat = The unit may fall back to a space beside it, or stay.
hint-king-of-the-hill-pursue = Enter the space that is empty now, or stay where you are.
hint-offer = { $name }: { $note }
hint-choices = You may:  { $actions }
hint-open = { $seat }: answer here, or press Enter to see what only you may see.
which-one = Which of these?  { $actions }
help-king-of-the-hill = What you can do (cards are 2 to 9, T, J, Q, K, A with C, D, H, S; jokers are ** and take any suit: *C):
      5C c2-c4         a black card moves a unit: free steps, then clubs straight, spades diagonally
      KH c2xd3         a red card attacks or shoots: diamonds straight, hearts diagonally, shots anywhere
      4D burn          play a card for nothing
      keep, redraw     keep the hand, or take eight new cards
      bid 9S           bid for the initiative;  first blue  says who is first
      draw QS, hand KD, yield      defend with a drawn card, with one of the hand, with none
      flee d6, retreat d6, stay    where a defender goes;  pursue, halt  for the attacker
    Magic, where it is in play (not with jokers):
      4D vigour c2-c3        red 2 to 10: one step        9S lightning f6    black 2 to 10: a shot
      QH teleport e2         red J, Q, K: the general     JC confusion       black J, Q, K: a card is lost
      AH portal cavalry a1   red ace: a unit comes back   AS paralysis f6    black ace: two actions long
      5C c6-off              in an ambush blue leaves over the far edge
      4D raze c2             at night red razes the camp
    A number chooses what is offered. You may type small letters, and leave out what is clear.
help-commands = What you can ask:
      moves    everything you may do now;  moves i2  for one piece, in words;  moves 9s  with one card
      undo     take back your last action, unless it told you a secret
      board    draw the board again
      log      what you have seen so far
      save     save the game;  save FILE  to a file of your choice
      quit     leave; you are asked whether to save
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
moves-none = Nothing can be done now from or with { $space }.
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
result = { $winner ->
    [none] A draw
   *[other] { $winner }
}: { $reason } ({ $rule }).

# What can be wrong.
file-error = { $file }: { $what }
error-file-too-long = { $field } is too long to be a file of ours.
error-file-no-text = { $field } is not text in UTF-8.
error-file-empty = { $field } is empty.
error-file-taken = There is a file { $field } already, and it is not a saved game: choose another name.
error-no-such-game = There are { $count } games in this file.
error-no-such-board = There is no board "{ $board }", neither a built-in one ({ $known }) nor a file.
error-save-broken = This is not the whole of a saved game; the file is left as it was.
error-save-edited = This saved game has been changed since it was written; the file is left as it was.
error-save-none = This is not a saved game; the file is left as it was.
error-save-exists = There is a file { $file } already: go on with it by --resume, or choose another name.
error-resume-alone = A saved game has its game, board, seats and luck: only --level, --save and --no-color go with --resume.
error-option-twice = An option has one value here.
error-language = There is no language "{ $language }". There are: { $known }.
error-seat-or-hot-seat = --hot-seat puts people on both seats: leave out --seat.

# regalia bench
bench-place = place
bench-positions = positions
bench-speed = per second
bench-total = { $positions } positions looked at, { $speed } per second.

# regalia verify, games, backup, restore

verify-title = Match { $match }, { $game }: what was committed to
verify-seed = the luck of the whole match
verify-choice = { $action }
verify-taken-back = { $action } (taken back)
verify-wrong = Does not fit: { $what }
verify-fits = All of it fits. Compare these commitments with those that were shown while the match was played.
games-imported = Taken in: { $new }. Known already: { $known }.
error-record-of-file = Nothing is taken in, because of record { $number } of the file. { $what }
backup-done = The copy is in { $file }.
restore-done = { $database } is as it was when the copy was made.
error-match-runs = The match { $match } still runs, and its record would tell its secrets.
error-database-taken = There is something in { $field } already; --overwrite replaces it.
error-database-in-use = Another server uses { $field }; stop it first.
error-database-copy = { $field } cannot be written: { $what }
error-no-database = { $field } is not the database of a Regalia server, or is damaged.
