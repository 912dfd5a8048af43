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
nav-skip = Skip to content

# The home page.
home-king-and-assassins = Bring a hated king safely to his castle, or hide three assassins among twelve citizens and stop him.
home-king-of-the-hill = Two armies fight for one hill with playing cards: black cards move, red cards attack.
home-play-computer = Play the computer
home-play-friend = Play a friend
home-one-device = Pass and play
home-find-opponent = Find an opponent
home-continue = Continue playing
home-games-running = { $count ->
    [0] No games in progress
    [one] { $count } game in progress
   *[other] { $count } games in progress
}

# Choosing a game.
new-title = New game
new-game = Game
new-seat = Your side
new-seat-random = Random
new-board = Board
new-scenario = Scenario
new-magic = Magic
new-fantasy = Fantasy units
new-jokers = Jokers
new-level = Computer level
new-clock = Time control
new-clock-none = No time limit
new-clock-form = { $minutes } min + { $seconds } s per turn
new-rated = Rated
new-casual = Casual
new-begin = Create game
level-name-1 = Beginner
level-name-2 = Apprentice
level-name-3 = Amateur
level-name-4 = Intermediate
level-name-5 = Advanced
level-name-6 = Veteran
level-name-7 = Expert
level-name-8 = Master
level-of = Level { $level }: { $name }

# The lobby and those who watch.
lobby-empty = No open games right now. Create one and wait for an opponent to join.
lobby-open-table = Create a game
lobby-join = Join game
lobby-waiting = Waiting for an opponent…
lobby-invite = Send this link to a friend:
lobby-invited = { $name } invites you to play { $game }.
watch-empty = No games to watch right now.
watch-delayed = Hidden information is shown only after the game is over.
my-games-empty = You have no games yet.
leaderboard-rank = Rank
leaderboard-player = Player
leaderboard-rating = Rating
leaderboard-games = Games
leaderboard-provisional = Provisional rating: not enough recent games
leaderboard-empty = No rated players yet.
profile-record = { $won } won, { $drawn } drawn, { $lost } lost
profile-since = Member since { $date }

# Settings.
settings-language = Language
settings-theme = Theme
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-system = System default
settings-sound = Sound
settings-motion = Reduce motion
settings-motion-note = Pieces move without animation.
settings-confirm = Confirm moves
settings-confirm-note = Ask before each move is played.

# In a game.
turn-yours = Your turn
turn-waiting = Waiting for { $name }…
turn-thinking = The computer is thinking…
turn-watching = You are watching. To move: { $seat }.
cards-left = { $count ->
    [0] No cards left
    [one] { $count } card left
   *[other] { $count } cards left
}
act-end-turn = End turn
act-end-anyway = { $count ->
    [one] End your turn with { $count } action point unused?
   *[other] End your turn with { $count } action points unused?
}
act-undo = Undo
act-confirm-move = Confirm
act-resign = Resign
act-resign-sure = Resign this game? It will count as a loss.
act-offer-draw = Offer a draw
act-draw-offered = { $name } offers a draw.
act-accept = Accept
act-decline = Decline
act-take-back = Request a takeback
act-take-back-asked = { $name } asks for a takeback.
act-rematch = Rematch (swap sides)
act-rematch-asked = { $name } offers a rematch.
act-claim = Claim victory
act-claim-note = { $name } is away. You can claim victory if they stay away on their turn for one minute (with a clock) or one day (without).
act-abort = Cancel game
act-abort-note = No one has moved yet. If you cancel the game now, it won’t count.
act-flip = Rotate board
act-larger = Zoom in
act-smaller = Zoom out
log-title = Game log
log-now = Back to the current position
log-looking-back = You are viewing an earlier position.
log-first = First move
log-previous = Previous move
log-next = Next move
chat-title = Chat
chat-write = Write a message…
chat-send = Send
chat-mute = Mute chat
chat-unmute = Unmute chat
chat-muted = You have muted { $name } and don’t see their messages.
chat-heard = Message from { $name }: { $text }
clock-yours = Your clock
clock-theirs = { $name }’s clock

# When something goes wrong.
net-lost = Connection lost. Reconnecting…
net-back = Reconnected.
net-stale = The position has changed. Check the board and try again.
net-restarting = The server is restarting. Your game is safe and will continue in a moment.
net-game-gone = This game was not found. Please check the link.
net-update = A new version is available. Please reload the page.
net-reload = Reload
offline-title = You are offline
missing-title = Page not found
missing-note = Check the address, or go back to the home page.

# When a game is over.
over-won = You won!
over-lost = You lost
over-drawn = Draw
over-aborted = Game cancelled
over-resigned = { $name } resigned.
over-agreed = The players agreed to a draw.
over-time = { $name } ran out of time.
over-left = { $name } left the game.
over-secrets = Secrets
over-verify = Check fairness
over-verify-note = Every random result was fixed before the game, and a fingerprint (hash) of it was published. Your browser can check that the game used exactly those results.
over-verified = Fair game: all random results and secret choices match what was fixed in advance.
over-not-verified = Check failed: the random results or secret choices do not match what was fixed in advance.

# Two at one device: a curtain between their turns.
curtain-seat = Pass the device to the next player: { $seat }.
curtain-note = Make sure only you can see the screen.

# Accounts.
account-guest-note = You are playing as a guest. Create an account to keep your games and your rating.
account-create = Create an account
account-name = Username
account-name-note = { $least } to { $most } characters: letters, digits, - and _.
account-password = Password
account-password-note = { $least ->
    [one] At least { $least } character.
   *[other] At least { $least } characters.
}
account-password-old = Current password
account-password-new = New password
account-change-name = Change username
account-name-changed = Your username has been changed.
account-change-password = Change password
account-password-changed = Your password has been changed.
account-recovery = Recovery code
account-recovery-note = Save this code now: it won’t be shown again. If you forget your password, it is the only way back into your account, because we don’t have your email address.
account-recover = Forgot your password?
account-sign-in = Log in
account-sign-out = Log out
account-signed-in = Logged in as { $name }
account-ended = You have been logged out of { $name }. Please log in again.
account-delete = Delete account
account-delete-sure = Delete your account permanently? Your games will stay, but without your name.
account-deleted = Your account has been deleted.

# Dialogs.
dialog-cancel = Cancel
dialog-close = Close
dialog-no = No
dialog-save = Save
dialog-copy-link = Copy link
dialog-copied = Copied!
dialog-share = Share
dialog-qr = Show QR code
dialog-loading = Loading…

# What a player is asked: a heading and a sentence.
pick-title = Pick three assassins
pick-note = Choose three of the twelve citizens as your assassins. Only you know who they are. The king walks from his starting space to a castle gate, so spread them along his route.
pick-chosen = { $count } of 3 picked
start-title = Choose the king’s starting space
start-note = The assassins have already been picked. Choose the starting space with the safer route.
army-title = Choose your army
army-note = An army has seven slots. The crown marks the unit with your general. Your opponent sees your army only when you deploy it.
army-own = Build your own
army-general = Which unit has the general?
place-title = Place terrain
place-note = Place up to two terrain pieces in your half; pieces of more than four spaces count as two. The road crosses the board and counts as one. Objectives go in your opponent’s half.
place-turn = Rotate
place-decline = Place no more terrain
deploy-title = Deploy a unit
deploy-note = Place a unit in your deployment zone, or choose a formation to place all your units at once.
redraw-title = Keep your hand or draw a new one?
redraw-note = Black cards move, red cards attack. If you have too few of one colour, you can draw eight new cards, once per round.
bid-title = Bid for initiative
bid-note = Both players bid one card face down. The higher card decides who goes first this round. Both cards are discarded.
first-title = Who goes first?
first-note = You won the bid. Going second can be just as good as going first.
first-me = I go first
first-other = My opponent goes first
defend-title = Defend your unit
defend-note = You need a card of at least { $strength }. Drawn cards: red blocks, black flees. From your hand: black retreats, red counter-attacks (against a shot or lightning it only blocks). Without a card the unit is destroyed.
defend-yield = Don’t defend
flee-title = Flee where?
flee-note = Your unit flees. Choose one of the marked spaces.
retreat-title = Retreat or stay?
retreat-note = Your unit may move to an adjacent space, or stay where it is.
pursue-title = Pursue?
pursue-note = The space you attacked is now empty. Your unit may move into it for free.

# The first time.
tour-done = Start playing

act-claim-in = Claim victory in { $time }
account-as-guest = Continue as guest
match-title = { $game }: { $players }
net-move-waiting = Your move is waiting. It will be sent as soon as the connection is back.
net-command-waiting = Your request is waiting. It will be sent as soon as the connection is back.
net-move-sent = Connected again. Your move has been sent.
net-command-sent = Connected again. Your request has been sent.
over-resigned-you = You have resigned.
over-time-you = You have run out of time.
over-left-you = You have left the game.
account-delete-guest = Delete guest data
account-delete-guest-sure = Delete your guest data permanently? Your games will stay, but without your name.
account-deleted-guest = Your guest data has been deleted.
