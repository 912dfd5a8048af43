# What only the web app says: pages, buttons, and what goes wrong between browser and server.

# Finding one's way.
app-name = Regalia
app-tagline = Two board games about kings, in your browser.
nav-home = Home
nav-lobby = Lobby
nav-watch = Watch
nav-my-games = My games
nav-leaderboard = Leaderboard
nav-profile = Profile
nav-settings = Settings
nav-help = Help
nav-back = Back
nav-menu = Menu
nav-skip = Skip to the content

# The home page.
home-king-and-assassins = A hated king crosses his own town, and three of its twelve citizens hide a knife.
home-king-of-the-hill = Two armies, one hill, one pack of cards: black cards march, red cards strike.
home-play-computer = Play the computer
home-play-friend = Play a friend
home-one-device = On one device
home-two-devices = Each on their own device
home-find-opponent = Find an opponent
home-continue = Continue your game
home-players-online = { $count ->
    [one] { $count } player online
   *[other] { $count } players online
}
home-games-running = { $count ->
    [0] No games being played
    [one] { $count } game being played
   *[other] { $count } games being played
}

# Choosing a game.
new-title = New game
new-game = Game
new-seat = Your side
new-seat-random = Let chance decide
new-board = Board
new-scenario = Scenario
new-magic = Magic
new-fantasy = Fantasy units
new-jokers = Jokers
new-level = Level
new-clock = Clock
new-clock-none = No clock
new-clock-form = { $minutes } min + { $seconds } s a turn
new-rated = Rated
new-casual = Casual
new-private = By invitation only
new-begin = Begin
level-name-1 = Newcomer
level-name-2 = Apprentice
level-name-3 = Amateur
level-name-4 = Regular
level-name-5 = Adept
level-name-6 = Veteran
level-name-7 = Expert
level-name-8 = Master
level-of = Level { $level }: { $name }

# The lobby and those who watch.
lobby-empty = Nobody is waiting. Open a table, and you will be told when somebody sits down.
lobby-open-table = Open a table
lobby-join = Sit down
lobby-waiting = Waiting for an opponent …
lobby-invite = Send this link to a friend:
lobby-invited = { $name } invites you to a game of { $game }.
watch-empty = No game to watch right now.
watch-delayed = Secrets are shown only when the game is over.
my-games-empty = You have not played yet.
leaderboard-rank = Rank
leaderboard-player = Player
leaderboard-rating = Rating
leaderboard-games = Games
leaderboard-provisional = few games so far, so not settled yet
leaderboard-empty = Nobody has a rating yet.
profile-record = { $won } won, { $drawn } drawn, { $lost } lost
profile-since = Here since { $date }

# Settings.
settings-language = Language
settings-theme = Theme
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-system = Same as the system
settings-sound = Sound
settings-motion = Reduced motion
settings-motion-note = Pieces appear where they go, without gliding there.
settings-confirm = Confirm moves
settings-confirm-note = A move is done only when you confirm it.

# In a game.
turn-yours = Your turn
turn-waiting = Waiting for { $name } …
turn-thinking = The computer is thinking …
turn-watching = You are watching; it is the turn of { $seat }.
cards-left = { $count ->
    [0] No cards left
    [one] { $count } card left
   *[other] { $count } cards left
}
act-end-turn = End turn
act-end-anyway = { $count ->
    [one] End the turn with { $count } point unused?
   *[other] End the turn with { $count } points unused?
}
act-undo = Undo
act-confirm-move = Do it
act-resign = Resign
act-resign-sure = Resign this game? It counts as lost.
act-offer-draw = Offer a draw
act-draw-offered = { $name } offers a draw.
act-accept = Accept
act-decline = Decline
act-take-back = Ask to take a move back
act-take-back-asked = { $name } asks to take back the last move.
act-rematch = Rematch with the sides swapped
act-rematch-asked = { $name } would like a rematch.
act-claim = Claim the win
act-claim-note = { $name } is away. If that lasts too long while you wait, you may claim the win.
act-abort = Call the game off
act-abort-note = Nobody has moved yet, so the game does not count.
act-flip = Turn the board
act-larger = Larger board
act-smaller = Smaller board
log-title = Log
log-now = Back to now
log-looking-back = You are looking at an earlier moment.
log-first = First
log-previous = Previous
log-next = Next
chat-title = Chat
chat-write = Write something …
chat-send = Send
chat-mute = Mute
chat-unmute = Unmute
chat-muted = You do not see what { $name } writes.
chat-heard = { $name } writes: { $text }
clock-yours = Your clock
clock-theirs = Clock of { $name }

# When something goes wrong.
net-lost = Connection lost. Trying again …
net-back = Connected again.
net-stale = The game has moved on; have another look.
net-restarting = The server is restarting. Your game is safe and goes on in a moment.
net-game-gone = This game does not exist, or no longer does.
net-update = There is a new version. Reload the page.
net-reload = Reload
offline-title = You are offline
missing-title = There is nothing here
missing-note = The page may have moved, or may never have existed.

# When a game is over.
over-won = You have won!
over-lost = You have lost
over-drawn = A draw
over-aborted = The game was called off
over-resigned = { $name } has resigned.
over-agreed = Both have agreed to a draw.
over-time = { $name } has run out of time.
over-left = { $name } has left the game.
over-secrets = Secrets
over-verify = Check fairness
over-verify-note = Before the game we showed a fingerprint of its luck. Here is the luck itself: your browser checks that the two match.
over-verified = It was fair: the luck is what was fixed before the game.
over-not-verified = This does not match: the luck is not what was fixed before the game.

# Two at one device: a curtain between their turns.
curtain-seat = Hand the device to the player of { $seat }.
curtain-note = Nobody else should look now.

# Accounts.
account-guest-note = You play as a guest. Choose a name and a password to keep your games and your rating.
account-create = Choose a name and a password
account-name = Player’s name
account-name-note = From { $least } to { $most } letters, digits, - and _.
account-password = Password
account-password-note = { $least ->
    [one] At least { $least } character.
   *[other] At least { $least } characters.
}
account-password-old = Old password
account-password-new = New password
account-change-name = Change name
account-name-changed = Your name has been changed.
account-change-password = Change password
account-password-changed = Your password has been changed.
account-recovery = Recovery code
account-recovery-note = Write this down: it is the only way back in if you forget your password. We do not have your e-mail address.
account-recover = Forgot your password?
account-sign-in = Sign in
account-sign-out = Sign out
account-signed-in = Signed in as { $name }
account-ended = You are no longer signed in as { $name }.
account-delete = Delete account
account-delete-sure = Delete your account for good? Your games stay, without your name.
account-deleted = Your account has been deleted.

# Dialogs.
dialog-cancel = Cancel
dialog-close = Close
dialog-no = No
dialog-save = Save
dialog-copy-link = Copy link
dialog-copied = Copied.
dialog-share = Share
dialog-qr = Show as a QR code
dialog-loading = Loading …

# What a player is asked: a heading and a sentence.
pick-title = Pick three assassins
pick-note = The king walks from his corner to a castle gate. Three of these twelve are your assassins, and only you know which: spread them along his way.
pick-chosen = { $count } of 3 picked
start-title = Choose the king’s start
start-note = The assassins are picked already; choose the corner from which the way looks safer.
army-title = Choose your army
army-note = Seven places; the crown marks the unit with your general. Your opponent sees nothing until you deploy.
army-own = Build my own
army-general = Who has the general?
place-title = Place terrain
place-note = You may place two elements in your half; large ones count as two.
place-turn = Turn it
place-decline = Place nothing more
deploy-title = Deploy a unit
deploy-note = You and your opponent take turns to place a unit, each in your own zone; a plan places all of yours for you.
redraw-title = Keep your hand or draw anew?
redraw-note = Black cards move and red cards attack: if you have too few of either, eight new cards may be better.
bid-title = Bid for the initiative
bid-note = You both bid a card face down. Whoever bids higher decides who goes first; both cards are lost.
first-title = Who goes first?
first-note = You have the initiative: going last can be as good as going first.
first-me = I do
first-other = The other side
defend-title = Defend your unit
defend-note = You need a card of at least { $strength }: red blocks, black flees. From your hand, red strikes back and black falls back. Without a card the unit is lost.
defend-yield = Use no card
flee-title = Where to?
flee-note = The unit flees: choose one of the marked spaces.
retreat-title = Fall back or stay?
retreat-note = The unit may step to a space beside it, or hold its ground.
pursue-title = Pursue?
pursue-note = The space in front of you is empty: your unit may enter it for free.

# The first time.
tour-done = Let me play

act-claim-in = Claim victory in { $time }
