# The pages around the games: what web.ftl does not say.

# Between browser and server.
net-unreachable = Can’t reach the server. Please try again in a moment.
offline-silent = Can’t reach the server
offline-honest = You need a connection to play. Your games are saved on the server and will continue where you left off.

# Sides and people.
side-king = King
side-assassins = Assassins
side-blue = Blue
side-red = Red
face-nobody = no opponent yet
turns-waiting = It’s your turn in { $game } against { $name }.
turns-count = { $count ->
    [one] It’s your turn in { $count } game
   *[other] It’s your turn in { $count } games
}

# The home page.
home-welcome = No account needed. Choose a game and play.
home-how = How to play
home-more = More options
home-open-tables = { $count ->
    [0] No open games
    [one] { $count } open game
   *[other] { $count } open games
}

# Before a match.
new-opponent = Opponent
opponent-computer = Computer
opponent-note-computer = starts right away
opponent-invite = A friend
opponent-note-invite = send them a link
opponent-open = Anyone
opponent-note-open = the first player to join from the lobby
opponent-hotseat = Pass and play
opponent-note-hotseat = two players, one device
new-magic-note = Cards can also be played as spells.
new-fantasy-note = Monsters, flyers, chariots and more.
new-jokers-note = Adds two jokers: any suit, as high as an ace.
new-crystal = Removed card (crystal)
new-as-usual = Default
new-rated-note = The result counts for both players’ ratings.
new-own-board = Custom board
new-own-board-note = written as text
new-own-board-from = Start from
new-own-board-from-nothing = an empty text
new-own-board-back = Restore my text
new-own-board-check = Check board
new-own-board-sound = This board is valid.
new-own-board-how-king-and-assassins = Ten lines of ten characters: # is a roof, . is a street. Then add lines such as “king: j1”, “knights: d9 …”, “citizens: h9 …” and “gates: c8 exit north”.
new-own-board-how-king-of-the-hill = Seven lines of eleven characters: . open ground, 1 and 2 hill (lower and upper level), F forest, s shallow water, ~ deep water, + road, k rocks, b and r deployment zones.
scenario-introduction = Introduction
scenario-note-introduction = A bare hill and three unit types. Best for your first game.
scenario-pitched-battle = Pitched battle
scenario-note-pitched-battle = Place forests, rocks, a lake or a road around the hill first.
scenario-king-of-the-woods = King of the Woods
scenario-note-king-of-the-woods = No hill. Hold the three forests instead.
scenario-ambush = Ambush
scenario-note-ambush = Blue must cross a forest where red lies in wait.
scenario-night-attack = Night attack
scenario-note-night-attack = Red attacks blue’s camp by the lake.
clock-kind-none = No time limit
clock-note-none = take as long as you like
clock-kind-fischer = Real time
clock-note-fischer = minutes per player
clock-kind-correspondence = Correspondence
clock-note-correspondence = days per turn
clock-time = Time per player
clock-minutes = Minutes
clock-seconds = Extra seconds per turn
clock-per-turn = Time per turn
clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}

# Invitations, and tables that wait.
invite-text = Play a game with me on Regalia:
invite-code = QR code of the invite link
invite-elsewhere = You created this invitation on another device. Copy the link there.
waiting-as = Your side: { $side }
waiting-note = Your game is listed in the lobby. You can leave this page: the game starts as soon as someone joins.
waiting-call-off = Cancel game
join-title = Invitation
lobby-mine = Your game

# Lists.
live-title = Games in progress
list-open = Open
list-look = View
list-more = Show more
list-acts = To move: { $name }
list-won = Won
list-lost = Lost
list-drawn = Drawn
list-winner = Winner: { $name }
list-no-winner = No winner
mine-turn = Your turn
mine-others = Opponent’s turn
mine-waiting = Waiting for an opponent
mine-over = Finished
profile-history = Games
profile-against = against
profile-nothing = No finished games yet.
profile-line = { $count ->
    [one] Rating over { $count } game: from { $first } to { $last }
   *[other] Rating over { $count } games: from { $first } to { $last }
}
leaders-side = Side
leaders-note = To be listed, you need an account and five rated games on this side. ± shows how uncertain a rating is; ? marks a provisional rating. Computer levels are listed for comparison.
leaders-place = You also need { $opponents } different opponents on this side: players with an account, or computer levels. If a player resigns within the first { $actions } actions, the winner gains no rating. Wins against guests and new players count less, and so do repeated games against the same player.

# Settings.
settings-pace = Speed of the opponent’s moves
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = Instant
settings-notify = Notify me when it is my turn
settings-notify-note = Works while Regalia is open in a browser tab.
settings-notify-denied = Notifications are blocked. You can allow them in your browser’s settings.
settings-kept = Settings are saved in this browser.

# Accounts.
account-title = Account
account-playing-as = Your guest name is { $name }.
account-way-create = Create account
account-way-sign-in = Log in
account-way-recover = Forgot password
account-sign-in-note = Games you played as a guest won’t be added to your account.
account-recovery-kept = I’ve saved it
dialog-copy = Copy
help-title = How to play

turns-begun = Your game has started
turns-joined = { $name } has joined your game of { $game }.
turns-open = Open the game
new-rated-guest = You are a guest: your rating stays with this browser, and guests are not on the leaderboard. Create an account to keep it.
about-board-A = Side A
about-board-B = Side B
# The devices of an account.
sessions-title = Devices
sessions-note = You are logged in on these devices. Log out any device that you don’t use or don’t recognise.
sessions-current = This device
sessions-unknown = Unknown browser
sessions-online = Active now
sessions-used = Last used: { $when }
sessions-recent = Used in the last hour
sessions-end = Log out
sessions-end-device = Log out: { $device }
sessions-ended = The device has been logged out.
sessions-everywhere = Log out everywhere
sessions-everywhere-sure = Log out on all devices, including this one?
leaders-provisional = { $deviation } ?
map-reconstruction = The maps are our reconstructions: the rulebook shows them only as pictures.
invite-loopback = Only this device can open this link: “{ $host }” is its own address.
invite-loopback-help = To play with someone on another device, start the server so that your network can reach it, open this page under this computer’s network address (such as http://192.168.1.20:8000) and create the game again. The command:
mine-practice = Against the computer, or pass and play
mine-cancelled = Cancelled
list-cancelled = Cancelled
