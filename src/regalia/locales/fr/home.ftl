# The home page.

home-play-computer = Jouer contre l’ordinateur
home-play-friend = Jouer avec un ami
home-one-device = À deux sur cet appareil
home-find-opponent = Trouver un adversaire
home-continue = Reprendre votre partie
home-games-running = { $count ->
    [0] Aucune partie en cours
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}

home-welcome = Sans inscription : choisissez un jeu et jouez.
home-how = Comment jouer
home-more = Plus d’options
home-installed = Un jeu supplémentaire sur ce serveur.
home-open-tables = { $count ->
    [0] Aucune partie en attente
    [one] { $count } partie en attente
   *[other] { $count } parties en attente
}
home-learn = Apprendre en dix minutes
