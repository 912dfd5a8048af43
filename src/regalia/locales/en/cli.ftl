# The terminal: commands, questions, and what is said around a game.

uncompiled = Warning: Regalia is running as plain Python, about 60 times slower, so the computer player will be slow. To compile it, run: python3 run.py

replay-which = Game { $game } of { $count } in this file. Choose another one with --game.
replay-title = { $game }, { $count ->
    [one] one ply
   *[other] { $count } plies
}
replay-next = Press Enter for the next ply, Ctrl-D to stop:
replay-runs = The game is not over after ply { $ply } of { $count }.
replay-seat = { $game }, as seen by { $seat }
replay-player = { $seat-short }: { $who }

boards-id = Id
boards-name = Name
boards-note = Note
boards-fact = { $what }: { $value }
boards-more = “regalia boards show ID” shows a board; “regalia boards check FILE” checks a custom board.
boards-sound = { $name }: this board is valid.

# Setting a table.
welcome-king-and-assassins = King & Assassins. The king has to reach his castle through the streets. Three of the twelve citizens are assassins, and only the assassin player knows which.
welcome-king-of-the-hill = King of the Hill. Two armies fight for a hill with playing cards. Black cards move, red cards attack, and you can’t see your opponent’s hand.
option-king-of-the-hill-scenario = Which scenario?
option-king-of-the-hill-scenario-introduction = Introduction: infantry, cavalry and archers on the standard map; best for a first game
option-king-of-the-hill-scenario-pitched-battle = Pitched battle: you place terrain; fantasy units and magic
option-king-of-the-hill-scenario-king-of-the-woods = King of the Woods: no hill, three forests to hold; fantasy units and magic
option-king-of-the-hill-scenario-ambush = Ambush: blue crosses a forest where red lies in wait; fantasy units and magic
option-king-of-the-hill-scenario-night-attack = Night attack: red tries to raze blue’s camp; fantasy units and magic
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

# In a game.
thinking = The computer ({ $seat }) is thinking
prompt = { $seat-short }>
ask-help = Type ? for help.
end-warning = { $unused ->
    [one] One action point is unused.
   *[other] { $unused } action points are unused.
} Type { $action } again to end your turn, or keep playing.
hint-king-and-assassins-pick = Pick your three assassins by name or by their letters, such as  pick mo fa bu
hint-king-and-assassins-start = Choose the king’s starting space, such as  { $example }
hint-king-and-assassins-turn = Your move, such as { $example }. Other commands: moves, moves { $space }, undo, end, ? for help.
help-king-and-assassins = What you can do:
      i2h2     move: step, climb or descend; a knight shoves anyone in the way
      d5=d6    a knight captures a citizen, if the card shows fetters
      d5xd6    attack: a knight attacks a revealed assassin; an assassin attacks a knight or the king
      !d6      reveal the assassin on d6
      c8*      the king enters the castle from the gate c8
      end      end the turn
      pick monk farmer butcher    pick the assassins
      start j1                    choose the king’s starting space
hint-king-of-the-hill-army = Choose an army by number, or name seven units with + for the general:  army inf+ 2inf 2cav 2arch
hint-king-of-the-hill-terrain = { $offered ->
    [0] Place terrain, such as  { $example }, or  decline  to place no more.
   *[other] Place terrain by number or by hand, such as  { $example }, or  decline  to place no more.
}
hint-king-of-the-hill-deploy = { $offered ->
    [0] Deploy a unit, such as  { $example }
   *[other] Choose a formation by number to deploy all your units, or deploy one unit, such as  { $example }
}
hint-king-of-the-hill-redraw = Keep your hand, or redraw: draw eight new cards, once per round.
hint-king-of-the-hill-bid = Bid a card for initiative, such as  { $example }. The higher card decides who goes first. Both cards are discarded.
hint-king-of-the-hill-first = Choose who goes first this round.
hint-king-of-the-hill-action = Play a card, such as  { $example }. Other commands: moves, moves { $space }, burn, ? for help.
hint-king-of-the-hill-defend = Defend with a drawn card or with a card from your hand, or yield.
hint-king-of-the-hill-flee = The unit flees. Choose a space.
hint-king-of-the-hill-retreat = The unit may retreat to an adjacent space, or stay.
hint-king-of-the-hill-pursue = Pursue into the empty space, or halt.
hint-offer = { $name }: { $note }
hint-choices = You can:  { $actions }
hint-open = { $seat }: answer here, or press Enter to see your hidden information.
which-one = Which one?  { $actions }
help-king-of-the-hill = What you can do (cards are 2 to 9, T, J, Q, K, A with C, D, H, S; jokers are ** and take any suit: *C):
      5C c2-c4         a black card moves a unit: free steps, then card steps (clubs straight, spades diagonally)
      KH c2xd3         a red card attacks or shoots: diamonds straight, hearts diagonally, shots in any direction
      4D burn          discard a card without effect
      keep, redraw     keep your hand, or draw eight new cards
      bid 9S           bid for initiative;  first blue  decides who goes first
      draw QS, hand KD, yield      defend with a drawn card, with a card from your hand, or not at all
      flee d6, retreat d6, stay    where a defender goes;  pursue, halt  for the attacker
    Magic, if it is on (jokers can’t cast spells):
      4D vigour c2-c3        red 2 to 10: one step          9S lightning f6    black 2 to 10: a shot
      QH teleport e2         red J, Q, K: move the general  JC confusion       black J, Q, K: opponent loses a card
      AH portal cavalry a1   red ace: a unit returns        AS paralysis f6    black ace: lasts two actions
      5C c6-off              in the ambush, blue leaves the board by the far edge
      4D raze c2             in the night attack, red razes the camp
    A number chooses one of the offers. You can type lower-case letters and leave out what is clear.
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

# Leaving and saving.
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
result = { $winner ->
    [none] A draw
   *[other] { $winner }
}: { $reason } ({ $rule }).

# What can be wrong.
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

# regalia bench
bench-place = place
bench-positions = positions
bench-speed = per second
bench-total = { $positions } positions searched, { $speed } per second.

# regalia verify, games, backup, restore

verify-title = Match { $match }, { $game }: commitments
verify-seed = all random results of the match
verify-choice = { $action }
verify-taken-back = { $action } (taken back)
verify-wrong = Mismatch: { $what }
verify-fits = Everything matches. Now compare these commitments with those shown during the match.
games-imported = Imported: { $new }. Already present: { $known }.
error-record-of-file = Nothing was imported because of record { $number } in the file. { $what }
backup-done = Backup saved to { $file }.
restore-done = { $database } has been restored from the backup.
error-match-runs = Match { $match } is still in progress, and its record would reveal hidden information.
error-database-taken = { $field } already exists. Use --overwrite to replace it.
error-database-in-use = Another server is using { $field }. Stop it first.
error-database-copy = { $field } can’t be written: { $what }
error-no-database = { $field } is not a Regalia database.

# The database of a server: what keeps a command from using it, and regalia doctor
error-database-itself = { $field } is the database itself. Choose another file.
error-database-damaged = { $field } is damaged. Run “regalia doctor” to check it, and “regalia doctor --repair” to repair it.
error-database-newer = { $field } was made by a later version of Regalia (tables { $version }). Install that version, or restore a backup from before.
error-database-unusable = { $field } cannot be used: { $what }
error-database-lost = The list of tables in { $field } is damaged, so nothing can be recovered. Restore a backup.
error-disk-full = The disk of { $field } is full. Free some space, then try again.
error-cut-without-repair = --cut works together with --repair.
error-cut-match = There is no damage in match { $match } that --cut could remove.
doctor-matches = Matches: { $count }. Accounts: { $accounts }. Ratings: { $ratings }.
doctor-in-use = A server is using the database.
doctor-exposed = Other users of this machine can read { $file }.
doctor-space = Little space on the disk: { $free } MB free, { $wanted } MB recommended.
doctor-version = The tables have version { $version }. “regalia serve” will update them to version { $newest }.
doctor-index = An index does not match its table: { $what }
doctor-page = Damaged: { $what }
doctor-match = Match { $match } ({ $game }) is damaged at entry { $entry } of { $last }.
doctor-match-row = Match { $match } is damaged: its settings cannot be read.
doctor-row = A row of the table { $table } cannot be read: { $what }
doctor-set-aside = Match { $match } has been set aside because it is damaged.
doctor-listed-in-vain = Match { $match } is listed as damaged but can be read.
doctor-sound = No problem found in { $database }.
doctor-advice = “regalia doctor --repair” repairs what can be repaired. Stop the server first.
doctor-advice-cut = To keep playing a damaged match, remove its last entries with “regalia doctor --repair --cut MATCH”.
doctor-did-original = The original file is kept as { $file }.
doctor-did-permissions = Only its owner can read { $file } now.
doctor-did-index = The indexes have been rebuilt.
doctor-did-version = The tables have been updated to version { $newest }.
doctor-did-table = Table { $table }: { $kept } rows recovered, { $lost } lost.
doctor-did-cut = Match { $match } now ends with entry { $entry }; entries removed: { $removed }.
doctor-did-set-aside = Match { $match } has been set aside; its entries are kept.
doctor-did-take-back = Match { $match } is no longer listed as damaged.
doctor-repaired = { $database } is repaired.
doctor-remains = { $database } is repaired as far as possible; what is listed above remains.

# How a match of a server ended, where its rules did not end it.
replay-ended = { $how ->
    [resigned] Winner: { $seat-short }. The opponent resigned.
    [time] Winner: { $seat-short }. The opponent ran out of time.
    [abandoned] Winner: { $seat-short }. The opponent stayed away.
    [agreed] Draw by agreement.
   *[aborted] The game was cancelled before it was played.
}
