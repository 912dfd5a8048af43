# The browser app on every page: navigation, dialogs, connection and notifications.

# Navigation.
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
help-title = How to play

# Dialogs.
dialog-cancel = Cancel
dialog-close = Close
dialog-save = Save
dialog-copy-link = Copy link
dialog-copied = Copied!
dialog-share = Share
dialog-qr = Show QR code
dialog-loading = Loading…
dialog-copy = Copy

# Connection.
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
net-move-waiting = Your move is waiting. It will be sent as soon as the connection is back.
net-command-waiting = Your request is waiting. It will be sent as soon as the connection is back.
net-move-sent = Connected again. Your move has been sent.
net-command-sent = Connected again. Your request has been sent.

net-unreachable = Can’t reach the server. Please try again in a moment.
offline-silent = Can’t reach the server
offline-honest = You need a connection to play. Your games are saved on the server and will continue where you left off.

# Matches that wait for this player.
turn-yours = Your turn
match-title = { $game }: { $players }
turns-waiting = It’s your turn in { $game } against { $name }.
turns-count = { $count ->
    [one] It’s your turn in { $count } game
   *[other] It’s your turn in { $count } games
}

turns-begun = Your game has started
turns-joined = { $name } has joined your game of { $game }.
turns-open = Open the game
