# Leaderboards and profiles.

# Leaderboards.
leaderboard-rank = Rang
leaderboard-player = Joueur
leaderboard-rating = Cote
leaderboard-games = Parties
leaderboard-provisional = cote provisoire (peu de parties jouées)
leaderboard-empty = Personne n’a encore de cote.
leaders-side = Camp
leaders-note = Pour figurer au classement, il faut un compte et cinq parties classées. Le nombre après ± indique l’incertitude de la cote ; un point d’interrogation, une cote encore provisoire. Les niveaux de l’ordinateur servent de repères.
leaders-place = Il faut aussi { $opponents } adversaires différents dans ce camp : des joueurs qui ont un compte, ou des niveaux de l’ordinateur. Si un joueur abandonne pendant les { $actions } premiers coups, la cote du gagnant n’augmente pas. Les victoires contre les invités et les nouveaux joueurs comptent moins, tout comme les parties répétées contre le même joueur.
leaders-provisional = { $deviation } ?

# Profiles.
profile-record = victoires : { $won }, égalités : { $drawn }, défaites : { $lost }
profile-since = Membre depuis le { $date }
profile-history = Parties
profile-against = contre
profile-nothing = Aucune partie terminée pour l’instant.
profile-line = { $count ->
    [one] Cote sur { $count } partie : de { $first } à { $last }
   *[other] Cote sur { $count } parties : de { $first } à { $last }
}
