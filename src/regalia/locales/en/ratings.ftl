# Leaderboards and profiles.

# Leaderboards.
leaderboard-rank = Rank
leaderboard-player = Player
leaderboard-rating = Rating
leaderboard-games = Games
leaderboard-provisional = Provisional rating: not enough recent games
leaderboard-empty = No rated players yet.
leaders-side = Side
leaders-note = To be listed, you need an account and five rated games on this side. ± shows how uncertain a rating is; ? marks a provisional rating. Computer levels are listed for comparison.
leaders-place = You also need { $opponents } different opponents on this side: players with an account, or computer levels. If a player resigns within the first { $actions } actions, the winner gains no rating. Wins against guests and new players count less, and so do repeated games against the same player.
leaders-provisional = { $deviation } ?

# Profiles.
profile-record = { $won } won, { $drawn } drawn, { $lost } lost
profile-since = Member since { $date }
profile-history = Games
profile-against = against
profile-nothing = No finished games yet.
profile-line = { $count ->
    [one] Rating over { $count } game: from { $first } to { $last }
   *[other] Rating over { $count } games: from { $first } to { $last }
}
