# La page d’une partie : ce qui se dit autour du plateau et sur les panneaux des deux jeux.

card-name = { $card }

# Autour de chaque jeu.
table-board = Le plateau
table-side = Ce qu’il y a à faire, et ce qui s’est passé
table-now = Ce qu’il y a à faire maintenant
table-watch = Voyez ce qui s’est passé…
table-skip = { $count ->
    [one] Passer (encore { $count })
   *[other] Passer (encore { $count })
}
table-thinks = réfléchit…
table-to-move = doit jouer
table-away = hors ligne
table-list = Liste des coups
table-list-find = Chercher un coup
table-list-none = Rien de tel n’est possible maintenant.
table-goal = Comment gagner
table-more = Plus…
table-confirm = Jouer ceci : { $move } ?
table-withdraw = Retirer
table-sent-draw = Vous avez proposé l’égalité.
table-sent-takeback = Vous avez demandé à reprendre votre coup.
table-sent-rematch = Vous avez demandé une revanche.
table-next = Aller à la partie suivante
table-record = Enregistrer la partie
table-verify-elsewhere = Ce navigateur ne fait la vérification que par une connexion sécurisée (HTTPS). Enregistrez la partie, et vérifiez-la avec « regalia verify ».
table-curtain-show = C’est moi : afficher mon côté
table-chat-empty = Personne n’a encore rien dit.
table-chat-watching = Ce que se disent les joueurs.
table-log-words = En toutes lettres
table-log-notation = En notation
table-log-hidden = { $name } a fait un choix secret.
table-log-begun = La partie commence.
table-log-joined = { $name } s’assied.
table-log-undone = { $name } reprend son coup.
table-log-asked-draw = { $name } propose l’égalité.
table-log-asked-takeback = { $name } demande à reprendre son coup.
table-log-asked-rematch = { $name } demande une revanche.
table-log-declined-draw = Pas d’égalité.
table-log-declined-takeback = Aucun coup n’est repris.
table-log-declined-rematch = Pas de revanche.
table-log-ended = La partie est finie.
table-log-followed = La partie suivante a commencé.

# King & Assassins.
town-round = Manche { $round } sur { $rounds }
town-rounds = Manches à jouer : { $rounds }
town-card = { $fetters ->
    [yes] Manche { $round }. Points : roi { $king }, chevaliers { $knights }, foule { $crowd } ; avec entraves.
   *[no] Manche { $round }. Points : roi { $king }, chevaliers { $knights }, foule { $crowd }.
}
town-points = Points d’action restants
town-points-king = Roi
town-points-knights = Chevaliers
town-points-assassins = Foule
town-fetters = Entraves : un citoyen peut être capturé pendant cette manche.
town-fetters-used = Les entraves ont déjà servi pendant cette manche.
town-wounded = Le roi est blessé !
town-gone = Retirés du plateau
town-was-assassin = l’un de vos assassins
town-deck = { $count ->
    [0] Plus aucune carte à venir
    [one] Encore { $count } carte à venir
   *[other] Encore { $count } cartes à venir
}
town-pick-done = Ces trois-là
town-start-here = Partir de { $space }
town-which = Que voulez-vous faire là ?
town-chosen = – choisissez une case marquée ; le nombre est son coût.
town-stuck = – rien à faire pour l’instant.
town-hint-king = Choisissez le roi ou un chevalier : les chevaliers lui ouvrent la voie. Les nombres disent ce que coûte un pas.
town-hint-assassins = Choisissez un citoyen à déplacer. Pour frapper, révélez d’abord un assassin.
town-hint-done = Il ne reste rien à faire : finissez le tour.
town-enter = entrer au château
town-do-shove = Repousser
town-do-strike = Frapper
town-do-capture = Capturer
town-do-reveal = Révéler l’assassin
town-reveal-note = Révéler ne coûte rien, mais tout le monde le voit, et c’est sans retour.
town-do-enter = Entrer au château
town-say-go = { $who } va de { $from } à { $to } ({ $cost })
town-say-shove = { $who } en { $from } repousse { $whom }, en { $to } ({ $cost })
town-say-strike = { $who } en { $from } frappe { $whom }, en { $to } ({ $cost })
town-say-capture = { $who } en { $from } capture { $whom }, en { $to } ({ $cost })
town-say-reveal = { $who } en { $from } sort un couteau
town-say-enter = { $who } entre au château par { $from }
town-goal-king = Le roi gagne s’il entre dans son château par une porte, ou si les trois assassins sont hors jeu.
town-goal-assassins = Les assassins gagnent si le roi est poignardé deux fois, ou si la dernière carte est jouée alors qu’il est encore dans les rues.

# King of the Hill : ce qui se voit toujours.
field-turn = Tour { $turn } sur { $turns }
field-setting-up = Avant la bataille
field-first = { $seat } commence
field-you = vous
field-general-dead = général mort
field-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
field-discard = { $count ->
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
}
field-lost = Unités hors jeu
field-dead = unité détruite
field-gone = a quitté le champ
field-held = { $count ->
    [0] Objectifs { $seat-of } après le tour { $turn } : aucun
   *[other] Objectifs { $seat-of } après le tour { $turn } : { $objectives }
}
field-on-hill = Sur la colline : Bleu { $blue }, Rouge { $red }
field-goal-introduction = Vous gagnez si, à la fin d’un tour, vous avez deux de ces objectifs et pas l’adversaire : le général ennemi est mort ; vous avez plus d’unités sur la colline ; vous en avez au moins trois. Après le tour 7, c’est une égalité.
field-goal-pitched-battle = Vous gagnez si, à la fin d’un tour, vous avez deux de ces objectifs et pas l’adversaire : le général ennemi est mort ; vous avez plus d’unités sur la colline ; vous en avez au moins trois ; une unité se tient sur chaque objectif que vous avez posé. Après le tour 7, c’est une égalité.
field-goal-king-of-the-woods = Vous gagnez si, à la fin d’un tour, vous avez deux objectifs et pas l’adversaire : la mort du général ennemi en est un, et chaque forêt où vous avez plus d’unités que l’ennemi en est un autre. Après le tour 7, c’est une égalité.
field-goal-ambush = Bleu doit faire sortir son général et au moins trois unités par le bord opposé avant la fin du tour 7. Les deux : Bleu gagne. L’un des deux : égalité. Ni l’un ni l’autre : Rouge gagne.
field-goal-night-attack = Avant la fin du tour 7, Rouge doit raser les deux objectifs du camp de Bleu : une unité qui s’y trouve le fait avec une carte rouge. Les deux : Rouge gagne. Un seul : égalité. Aucun : Bleu gagne.
field-hand = Votre main
field-hand-of = Main { $seat-of } :
field-no-cards = aucune carte
field-fight = Une attaque est en cours.

# L’armée.
field-army-mine = Mon armée { $number }
field-army-forget = Oublier « { $name } »
field-army-places = Emplacements remplis : { $count } sur { $places }
field-army-less = Une de moins : { $unit }
field-army-more = Une de plus : { $unit }
field-army-take = Partir avec cette armée
field-army-name = L’enregistrer sous le nom
field-unit-infantry = 1 pas libre, 1 selon la carte. Tient bon : 2 cartes en défense.
field-unit-cavalry = 2 pas libres, 1 selon la carte. Rapides, mais faciles à toucher de loin.
field-unit-archers = 1 pas libre, 1 selon la carte. Tirent à 4 cases ; faibles au contact.
field-unit-artillery = 1 pas selon la carte. Tire à 5 cases ; ses cibles piochent une carte de moins.
field-unit-beasts = 4 pas selon la carte. Rapides et fragiles.
field-unit-light-cavalry = 2 pas libres, 1 selon la carte. Tire à 3 cases.
field-unit-chariots = 3 pas selon la carte. Leurs cibles piochent une carte de moins.
field-unit-elite-infantry = 1 pas libre, 1 selon la carte. Ses cibles piochent une carte de moins ; ne fuit jamais avec une carte piochée.
field-unit-monstrous-infantry = 2 pas selon la carte. Ses cibles piochent une carte de moins.
field-unit-horde = 2 pas selon la carte. Deux unités faibles pour un emplacement.
field-unit-land-monster = 2 pas selon la carte. Ses cibles piochent deux cartes de moins ; aucune carte noire ne le défend.
field-unit-flying-monster = 2 pas libres, 1 selon la carte. Vole ; ses cibles piochent deux cartes de moins.
field-unit-flyers = 3 pas libres, 1 selon la carte. Volent par-dessus tout.

# Décor et déploiement.
field-place-left = { $count ->
    [one] Encore un.
   *[other] Encore { $count }.
}
field-place-offers = Dispositions toutes prêtes
field-place-where = Choisissez une case marquée : vous verrez ce que l’élément recouvre.
field-place-first = Choisissez une case pour le premier objectif, dans l’autre moitié.
field-place-second = Et une pour le second, à cinq cases au moins.
field-place-seen = Il serait posé ainsi. Touchez-le encore pour le poser.
field-place-lay = Poser ici
field-plans = Plans
field-by-hand = Ou placez-les vous-même : choisissez une unité, puis une case.
field-general = général
field-following = { $count ->
    [one] Le plan se déroule : encore { $count } étape.
   *[other] Le plan se déroule : encore { $count } étapes.
}
field-stray = Continuer à la main

# Les cartes et leurs usages.
field-uses = À quoi sert la carte
field-bid-choose = Choisissez la carte à miser
field-use-move = Déplacer
field-use-attack = Attaquer
field-use-raze = Raser
field-use-vigour = Vigueur
field-use-teleport = Téléportation
field-use-portal = Portail
field-use-lightning = Foudre
field-use-confusion = Confusion
field-use-paralysis = Paralysie
field-use-burn = Brûler
field-note-move = { $way ->
    [straight] Une unité fait ses pas libres, puis avance tout droit.
   *[other] Une unité fait ses pas libres, puis avance en diagonale.
}
field-note-attack = { $way ->
    [straight] Une unité frappe une voisine tout droit ; les tireurs tirent dans toutes les directions.
   *[other] Une unité frappe une voisine en diagonale ; les tireurs tirent dans toutes les directions.
}
field-note-raze = Une unité rase l’objectif sur lequel elle se tient.
field-note-vigour = Une unité fait un pas dans n’importe quelle direction.
field-note-teleport = Votre général rejoint une autre de vos unités.
field-note-portal = Une unité détruite revient dans votre zone.
field-note-lightning = Un ennemi, où qu’il soit, est frappé comme par un tir, avec deux cartes de plus pour se défendre.
field-note-confusion = L’adversaire perd une carte au hasard, et vous rejouez.
field-note-paralysis = Une unité ennemie ne peut rien faire pendant les deux prochaines actions de son camp.
field-note-burn = La carte est jetée pour rien.
field-step-begin = Choisissez une carte (les noires déplacent, les rouges attaquent) ou l’une de vos unités.
field-step-card = Choisissez une carte pour cette unité.
field-step-unit = Choisissez maintenant l’unité.
field-step-target = Choisissez maintenant une case marquée.
field-step-confirm = On y va ?
field-do-burn = Brûler la carte
field-do-confusion = Lancer Confusion
field-do-leave = Sortir par le bord opposé
field-do-decline = Ne plus rien poser
field-do-keep = Garder la main
field-do-redraw = Piocher huit nouvelles cartes
field-do-yield = N’utiliser aucune carte
field-do-stay = Rester
field-do-pursue = Poursuivre
field-do-halt = Rester ici
field-do-hand = Défendre avec cette carte
suit-C = trèfle
suit-D = carreau
suit-H = cœur
suit-S = pique
rank-letter-T = 10
rank-letter-J = V
rank-letter-Q = D
rank-letter-K = R
rank-letter-A = A
field-rank = { $rank ->
    [T] 10
    [J] valet
    [Q] dame
    [K] roi
    [A] as
   *[other] { $rank }
}
field-drawn = Cartes piochées pour la défense : touchez-en une pour l’utiliser.
field-drawn-none = Aucune carte ne peut être piochée pour cette défense.
field-hand-helps = Une carte de votre main conviendrait aussi : choisissez-la ci-dessus. Elle compte comme votre prochaine action.
field-hand-does-not = Aucune carte de votre main ne conviendrait.
field-joker-red = comme rouge
field-joker-black = comme noire

# Les coups en mots.
field-say-move = { $card } : { $unit } de { $from } à { $to }
field-say-leave = { $card } : { $unit } de { $from } au-delà du bord opposé
field-say-attack = { $card } : { $unit } en { $from } contre { $target } en { $to }
field-say-raze = { $card } : raser l’objectif en { $to }
field-say-vigour = { $card }, Vigueur : { $unit } de { $from } à { $to }
field-say-teleport = { $card }, Téléportation : le général va en { $to } ({ $target })
field-say-portal = { $card }, Portail : { $unit } en { $to }
field-say-lightning = { $card }, Foudre : { $target } en { $to }
field-say-confusion = { $card }, Confusion
field-say-paralysis = { $card }, Paralysie : { $target } en { $to }
field-say-burn = { $card } : brûler la carte
field-say-army = { $army } ; le général avec { $general-the }
field-say-place = { $turned ->
    [yes] { $element } sur { $spaces }, dans l’autre sens
   *[no] { $element } sur { $spaces }
}
field-say-deploy = { $general ->
    [yes] { $unit } avec le général en { $to }
   *[no] { $unit } en { $to }
}
field-say-bid = Miser { $card }
field-say-draw = Se défendre avec une carte piochée : { $card }
field-say-hand = Se défendre avec une carte de la main : { $card }
field-say-flee = Fuir en { $to }
field-say-retreat = Se replier en { $to }

# A computer that is to act: its move request waits for a free worker, or its move cannot be stored yet.
table-queued = en attente : { $position }
table-trouble = enregistrement…
turn-queued = L’ordinateur est en attente : position { $position } dans la file
turn-trouble = Le serveur ne peut pas enregistrer le coup de l’ordinateur pour le moment. Il réessaie ; rien n’est perdu.
