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
home-king-and-assassins = A hated king crosses his own town, and three of its twelve citizens carry a knife.
home-king-of-the-hill = Two armies, one hill, one pack of cards: black cards march, red cards strike.
home-play-computer = Play the computer
home-play-friend = Play a friend
home-one-device = On one device
home-two-devices = Each on their own device
home-find-opponent = Find an opponent
home-continue = Go on with your game
home-players-online = { $count ->
    [one] { $count } player online
   *[other] { $count } players online
}
home-games-running = { $count ->
    [one] { $count } game is being played
   *[other] { $count } games are being played
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
leaderboard-provisional = few games yet, so not sure
leaderboard-empty = Nobody has a rating yet.
profile-record = { $won } won, { $drawn } drawn, { $lost } lost
profile-since = Here since { $date }

# Settings.
settings-language = Language
settings-theme = Theme
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-system = As the system has it
settings-sound = Sound
settings-motion = Reduced motion
settings-motion-note = Pieces appear where they go instead of gliding there.
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
act-take-back = Ask to take back
act-take-back-asked = { $name } asks to take back the last move.
act-rematch = Rematch with the sides swapped
act-rematch-asked = { $name } would like a rematch.
act-claim = Claim the win
act-claim-note = { $name } has been away too long.
act-abort = Abort
act-abort-note = Nobody has moved yet, so the game does not count.
act-flip = Turn the board
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
clock-yours = Your clock
clock-theirs = Clock of { $name }

# When something goes wrong.
net-lost = Connection lost. Trying again …
net-back = Connected again.
net-stale = The game has moved on since; have another look.
net-restarting = The server is restarting. Your game is safe and goes on in a moment.
net-game-gone = This game does not exist, or no longer does.
net-update = There is a new version. Load the page again.
net-reload = Load again
offline-title = You are offline
missing-title = There is nothing here
missing-note = The page may have moved, or never have been.

# When a game is over.
over-won = You have won!
over-lost = You have lost
over-drawn = A draw
over-aborted = The game was aborted
over-resigned = { $name } has resigned.
over-agreed = Both have agreed to a draw.
over-time = { $name } has run out of time.
over-left = { $name } has left the game.
over-secrets = Secrets
over-verify = Verify fairness
over-verify-note = Before the game we showed a fingerprint of its luck. Here is the luck itself: your browser checks that they belong together.
over-verified = It was fair: the luck is the one that was fixed before the game.
over-not-verified = This does not fit: the luck is not the one that was fixed before the game.

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
account-name-changed = The name is changed.
account-change-password = Change password
account-password-changed = The password is changed.
account-recovery = Recovery code
account-recovery-note = Write this down: it is the only way back if you forget your password. We have no e-mail address of yours.
account-recover = Forgotten your password?
account-sign-in = Sign in
account-sign-out = Sign out
account-signed-in = Signed in as { $name }
account-delete = Delete account
account-delete-sure = Delete your account for good? Your games stay, without your name.
account-deleted = Your account is deleted.

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
pick-note = Three of the twelve are yours, and only you know which; spread them along the king’s way.
pick-chosen = { $count } of 3 picked
start-title = Choose the king’s start
start-note = The assassins are picked already; choose the corner from which the way looks safer.
army-title = Choose your army
army-note = Seven places, one of them with the general; your opponent sees nothing until you deploy.
army-own = Put together my own
army-general = Who has the general?
place-title = Place terrain
place-note = You may place two elements in your half; large ones count as two.
place-turn = Turn it
place-decline = Place nothing more
deploy-title = Deploy a unit
deploy-note = One unit in turn, in your own zone; a plan places all the others for you.
redraw-title = Keep your hand or draw anew?
redraw-note = Black cards move and red cards attack: with too few of one colour, eight new cards may be better.
bid-title = Bid for the initiative
bid-note = Both bid a card face down; the higher one says who goes first, and both cards are lost.
first-title = Who goes first?
first-note = You have the initiative: going last can be as good as going first.
first-me = I do
first-other = The other side
defend-title = Defend your unit
defend-note = Take a card that is at least { $strength }: a red one blocks, a black one flees; from your hand it strikes back or falls back.
defend-yield = Use no card
flee-title = Where to?
flee-note = The unit flees: choose one of the marked spaces.
retreat-title = Fall back or stay?
retreat-note = The unit may step to a space beside it, or hold its ground.
pursue-title = Pursue?
pursue-note = The space before you is empty: your unit may enter it for nothing.

# The first time.
tour-done = Let me play
