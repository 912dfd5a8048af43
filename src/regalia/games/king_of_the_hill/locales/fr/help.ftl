# King of the Hill: how to play, and credits.

howto-king-of-the-hill-aim-title = Deux armées
howto-king-of-the-hill-aim = Bleu et Rouge se disputent une colline. Chacun a sept unités, choisies en secret, dont celle du général. Vous gagnez si, à la fin d’un tour, vous validez deux objectifs et pas votre adversaire.
howto-king-of-the-hill-cards-title = Les cartes
howto-king-of-the-hill-cards = Tout se fait avec des cartes à jouer. Vous en piochez huit par tour : les noires déplacent, les rouges attaquent. Trèfle et carreau agissent horizontalement ou verticalement, pique et cœur en diagonale. Chacun joue une carte à tour de rôle.
howto-king-of-the-hill-move-title = Se déplacer
howto-king-of-the-hill-move = Choisissez une carte noire et une unité. Elle avance d’abord librement, puis dans la direction de la carte. Les unités rapides vont plus loin. Forêt, terrain rocailleux et lac peu profond interrompent le mouvement ; le lac profond est infranchissable.
howto-king-of-the-hill-attack-title = Attaquer
howto-king-of-the-hill-attack = Choisissez une carte rouge, une unité et un ennemi adjacent dans la direction de la carte. La valeur de la carte donne la force de l’attaque. Les tireurs tirent à distance avec n’importe quelle carte rouge.
howto-king-of-the-hill-defend-title = Se défendre
howto-king-of-the-hill-defend = Le défenseur pioche des cartes : plus s’il a des alliés ou du couvert, moins s’il est entouré d’ennemis. Une carte de valeur au moins égale à celle de l’attaque sauve l’unité : une rouge bloque, une noire fait fuir. Une carte de la main peut aussi servir. Sinon, l’unité est détruite.
howto-king-of-the-hill-bid-title = L’initiative
howto-king-of-the-hill-bid = Avant la phase d’action, chacun mise une carte face cachée. Celui qui mise la plus forte choisit le premier joueur, et les deux cartes sont défaussées. Il vous en reste sept pour agir et vous défendre.
howto-king-of-the-hill-end-title = Les objectifs
howto-king-of-the-hill-end = Il y en a trois : avoir tué le général adverse ; avoir plus d’unités que l’adversaire sur la colline ; y avoir au moins trois unités. Validez-en deux à la fin d’un tour et vous gagnez, sauf si l’adversaire en valide deux aussi. Après sept tours sans vainqueur, c’est une égalité. Les autres scénarios ont leurs propres objectifs.
credits-king-of-the-hill = King of the Hill est un jeu de perno, dérivé des « Rois du Ring » de Chien Sauvage. Les règles ne montrent les plateaux qu’en images, que nous n’avions pas : les quatre plateaux sont nos reconstitutions.
