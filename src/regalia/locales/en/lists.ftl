# Lists of matches: lobby, matches to watch, own matches, invitations.

# Lobby and invitations.
lobby-empty = No open games right now. Create one and wait for an opponent to join.
lobby-open-table = Create a game
lobby-join = Join game
lobby-waiting = Waiting for an opponent…
lobby-invite = Send this link to a friend:
lobby-invited = { $name } invites you to play { $game }.

invite-text = Play a game with me on Regalia:
invite-code = QR code of the invite link
invite-elsewhere = You created this invitation on another device. Copy the link there.
waiting-as = Your side: { $side }
waiting-note = Your game is listed in the lobby. You can leave this page: the game starts as soon as someone joins.
waiting-call-off = Cancel game
join-title = Invitation
lobby-mine = Your game
invite-loopback = Only this device can open this link: “{ $host }” is its own address.
invite-loopback-help = To play with someone on another device, start the server so that your network can reach it, open this page under this computer’s network address (such as http://192.168.1.20:8000) and create the game again. The command:

# Lists.
watch-empty = No games to watch right now.
watch-delayed = Hidden information is shown only after the game is over.
my-games-empty = You have no games yet.

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
mine-practice = Against the computer, or pass and play
mine-cancelled = Cancelled
mine-missing = Game not installed
list-cancelled = Cancelled
list-time-left = { $time } left
list-here = at the board
