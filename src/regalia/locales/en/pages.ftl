# The pages around the games: what web.ftl does not say.

# Between browser and server.
net-unreachable = The server does not answer. Try again in a moment.
offline-silent = The server does not answer
offline-honest = Without a connection nobody can play here. Your games are safe on the server, and go on where they were.

# Sides and people.
side-king = King
side-assassins = Assassins
side-blue = Blue
side-red = Red
face-nobody = nobody yet
turns-waiting = { $name } waits for you in a game of { $game }.
turns-count = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}

# The home page.
home-welcome = No account needed: choose a game and play.
home-how = How to play
home-more = More options
home-open-tables = { $count ->
    [0] No open tables
    [one] { $count } open table
   *[other] { $count } open tables
}

# Before a match.
new-opponent = Opponent
opponent-computer = The computer
opponent-note-computer = the game begins at once
opponent-invite = A friend
opponent-note-invite = by a link that you send
opponent-open = Anybody
opponent-note-open = whoever comes to the lobby
opponent-hotseat = On one device
opponent-note-hotseat = you pass it back and forth
new-magic-note = Cards can be played as spells, too.
new-fantasy-note = Monsters, flyers, chariots and more.
new-jokers-note = Two more cards that count as any suit.
new-crystal = Card left out
new-as-usual = As usual
new-rated-note = The game counts for the ratings of both players.
new-own-board = A board of my own
new-own-board-note = as text
new-own-board-from = Start from
new-own-board-from-nothing = nothing
new-own-board-back = Back to my text
new-own-board-check = Check it
new-own-board-sound = This board is sound.
new-own-board-how-king-and-assassins = Ten lines of ten characters, # for a roof and . for a street; then lines such as “king: j1”, “knights: d9 …”, “citizens: h9 …” and “gates: c8 exit north”.
new-own-board-how-king-of-the-hill = Seven lines of eleven characters: . open, 1 and 2 hill, F forest, s shallow and ~ deep water, + road, k rocks, b and r where the armies deploy.
scenario-introduction = Introduction
scenario-note-introduction = A bare hill and three kinds of units; the one to begin with.
scenario-pitched-battle = Pitched battle
scenario-note-pitched-battle = You place woods, lakes and roads around the hill first.
scenario-king-of-the-woods = King of the woods
scenario-note-king-of-the-woods = No hill, but three forests to hold.
scenario-ambush = Ambush
scenario-note-ambush = Blue has to cross a wood where red lies in wait.
scenario-night-attack = Night attack
scenario-note-night-attack = Red comes to raze blue’s camp by the lake.
clock-kind-none = No clock
clock-note-none = as long as it takes
clock-kind-fischer = In one sitting
clock-note-fischer = minutes for the game
clock-kind-correspondence = By correspondence
clock-note-correspondence = days for each turn
clock-time = Time
clock-minutes = Minutes
clock-seconds = Extra seconds per turn
clock-per-turn = For each turn
clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}

# Invitations, and tables that wait.
invite-text = Play with me:
invite-code = QR code of the link
invite-elsewhere = The link was made on another device; look for it there.
waiting-as = You play: { $side }
waiting-note = The table is in the lobby. You may look around: the game begins as soon as somebody sits down.
waiting-call-off = Call it off
join-title = An invitation
lobby-mine = Your own table

# Lists.
live-title = Games going on
list-open = Open
list-look = View
list-more = Show more
list-acts = To move: { $name }
list-won = Won
list-lost = Lost
list-drawn = Drawn
list-winner = Winner: { $name }
list-no-winner = Nobody has won
mine-turn = Your turn
mine-others = The other’s turn
mine-waiting = Waiting for somebody
mine-over = Finished
profile-history = Games
profile-against = against
profile-nothing = No finished games yet.
profile-line = { $count ->
    [one] Rating over { $count } game: from { $first } to { $last }
   *[other] Rating over { $count } games: from { $first } to { $last }
}
leaders-side = Side
leaders-note = To be listed you need a name and five rated games. The number after ± says how uncertain a rating is; a question mark means that it has not settled yet. The computer’s levels are listed for comparison.

# Settings.
settings-pace = Pace of the computer’s turn
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = At once
settings-notify = Notify me when it is my turn
settings-notify-note = While the app is open in a tab.
settings-notify-denied = Your browser does not allow it; you can change that in its settings.
settings-kept = Settings are kept in this browser.

# Accounts.
account-title = Account
account-playing-as = You are { $name }.
account-way-create = Keep my games
account-way-sign-in = Sign in
account-way-recover = Forgot password
account-sign-in-note = Games that you have played as a guest stay with the guest.
account-recovery-kept = I have written it down
dialog-copy = Copy
help-title = How to play

turns-begun = Your game has started
turns-joined = { $name } has joined your game of { $game }.
turns-open = Open the game
new-rated-guest = You are a guest: your rating stays with this browser, and guests are not on the leaderboard. Create an account to keep it.
about-board-A = Side A
about-board-B = Side B
