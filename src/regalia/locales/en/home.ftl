# The home page.

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

home-welcome = No account needed. Choose a game and play.
home-how = How to play
home-more = More options
home-installed = An additional game on this server.
home-open-tables = { $count ->
    [0] No open games
    [one] { $count } open game
   *[other] { $count } open games
}
home-learn = Learn in ten minutes
