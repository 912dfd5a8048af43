# La page d’une partie : ce qui se dit autour du plateau et sur les panneaux des deux jeux.

card-name = { $card }

# Autour de chaque jeu.
table-board = Le plateau
table-side = Actions et journal
table-now = Actions possibles
table-watch = Lecture des derniers coups…
table-skip = { $count ->
    [one] Passer l’animation (encore { $count })
   *[other] Passer l’animation (encore { $count })
}
table-thinks = réfléchit…
table-to-move = doit jouer
table-away = hors ligne
table-list = Liste des coups
table-list-find = Chercher un coup
table-list-none = Aucun coup ne correspond.
table-goal = Comment gagner
table-more = Plus…
table-message = Afficher tout le message
table-confirm = Confirmer : { $move } ?
table-withdraw = Retirer
table-sent-draw = Vous avez proposé nulle.
table-sent-takeback = Vous avez demandé à reprendre votre coup.
table-sent-rematch = Vous avez proposé une revanche.
table-next = Aller à la partie suivante
table-record = Télécharger la partie
table-verify-elsewhere = La vérification dans le navigateur exige une connexion sécurisée (HTTPS). Téléchargez la partie et vérifiez-la avec « regalia verify ».
table-curtain-show = C’est moi : afficher mon jeu
table-chat-empty = Aucun message pour l’instant.
table-log-words = En toutes lettres
table-log-notation = En notation
table-log-earlier = Afficher les entrées précédentes
table-log-hidden = { $name } a fait un choix secret.
table-log-begun = La partie commence.
table-log-joined = { $name } rejoint la partie.
table-log-undone = { $name } reprend son coup.
table-log-asked-draw = { $name } propose nulle.
table-log-asked-takeback = { $name } demande à reprendre son coup.
table-log-asked-rematch = { $name } propose une revanche.
table-log-declined-draw = Pas de nulle.
table-log-declined-takeback = Le coup est maintenu.
table-log-declined-rematch = Pas de revanche.
table-log-ended = La partie est finie.
table-log-followed = La partie suivante a commencé.

# King & Assassins.
town-round = Tour { $round } sur { $rounds }
town-rounds = Tours à jouer : { $rounds }
town-card = { $fetters ->
    [yes] Tour { $round }. Points d’action : roi { $king }, chevaliers { $knights }, assassins { $crowd } ; entrave.
   *[no] Tour { $round }. Points d’action : roi { $king }, chevaliers { $knights }, assassins { $crowd }.
}
town-points = Points d’action restants
town-points-king = Roi
town-points-knights = Chevaliers
town-points-assassins = Assassins
town-fetters = Entrave : un citoyen peut être capturé ce tour-ci.
town-fetters-used = Entrave déjà utilisée ce tour-ci.
town-wounded = Le roi est blessé !
town-gone = Retirés du plateau
town-was-assassin = l’un de vos assassins
town-deck = { $count ->
    [0] Paquet vide
    [one] { $count } carte dans le paquet
   *[other] { $count } cartes dans le paquet
}
town-pick-done = Valider mon choix
town-start-here = Partir de { $space }
town-which = Que voulez-vous faire là ?
town-chosen = – choisissez une case marquée ; le nombre indique le coût en PA.
town-stuck = – aucune action possible.
town-hint-king = Choisissez le roi ou un chevalier : les chevaliers lui ouvrent la voie. Les nombres indiquent le coût en PA.
town-hint-assassins = Choisissez un citoyen à déplacer. Pour attaquer, révélez d’abord un assassin.
town-hint-done = Plus aucune action possible : terminez votre tour.
town-enter = entrer dans le château
town-do-shove = Repousser
town-do-strike = Attaquer
town-do-capture = Capturer
town-do-reveal = Révéler l’assassin
town-reveal-note = Révéler un assassin ne coûte aucun PA, mais c’est visible de tous et définitif.
town-do-enter = Entrer dans le château
town-say-go = { $who-cap } va de { $from } à { $to } ({ $cost })
town-say-shove = { $who-cap } en { $from } repousse { $whom }, en { $to } ({ $cost })
town-say-strike = { $who-cap } en { $from } attaque { $whom }, en { $to } ({ $cost })
town-say-capture = { $who-cap } en { $from } capture { $whom }, en { $to } ({ $cost })
town-say-reveal = { $who-cap } en { $from } se révèle être un assassin
town-say-enter = { $who-cap } entre dans le château par { $from }
town-goal-king = Le roi gagne s’il entre dans son château par une porte, ou si les trois assassins sont capturés ou éliminés.
town-goal-assassins = Les assassins gagnent si le roi reçoit deux blessures, ou si toutes les cartes ont été jouées et que le roi est encore sur le plateau.

# King of the Hill : ce qui se voit toujours.
field-turn = Tour { $turn } sur { $turns }
field-setting-up = Mise en place
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
field-lost = Unités retirées du plateau
field-dead = unité détruite
field-gone = unité sortie du plateau
field-held = { $count ->
    [0] Objectifs validés par { $seat } à la fin du tour { $turn } : aucun
   *[other] Objectifs validés par { $seat } à la fin du tour { $turn } : { $objectives }
}
field-on-hill = Sur la colline : Bleu { $blue }, Rouge { $red }
field-goal-introduction = Vous gagnez si, à la fin d’un tour, vous validez deux de ces objectifs et pas votre adversaire : avoir tué son général ; avoir plus d’unités que lui sur la colline ; y avoir au moins trois unités (ou toutes, s’il vous en reste moins). Après le tour 7, c’est une égalité.
field-goal-pitched-battle = Vous gagnez si, à la fin d’un tour, vous validez deux de ces objectifs et pas votre adversaire : avoir tué son général ; avoir plus d’unités que lui sur la colline ; y avoir au moins trois unités (ou toutes, s’il vous en reste moins) ; avoir une unité sur chacun des objectifs que vous avez posés. Après le tour 7, c’est une égalité.
field-goal-king-of-the-woods = Vous gagnez si, à la fin d’un tour, vous validez deux objectifs et pas votre adversaire : avoir tué son général en est un ; chaque forêt où vous avez plus d’unités que lui en est un autre. Après le tour 7, c’est une égalité.
field-goal-ambush = Bleu a deux objectifs, à remplir avant la fin du tour 7 : faire sortir l’unité de son général par le bord opposé, et faire sortir au moins trois unités au total. Les deux : Bleu gagne. Un seul : égalité. Aucun : Rouge gagne.
field-goal-night-attack = Avant la fin du tour 7, Rouge doit détruire les deux objectifs du campement de Bleu : une unité qui s’y trouve le fait avec une carte rouge. Les deux : Rouge gagne. Un seul : égalité. Aucun : Bleu gagne.
field-hand = Votre main
field-hand-of = Main { $seat-of } :
field-no-cards = aucune carte
field-fight = Une attaque est en cours.

# L’armée.
field-army-mine = Mon armée { $number }
field-army-forget = Supprimer « { $name } »
field-army-places = Emplacements remplis : { $count } sur { $places }
field-army-less = Retirer : { $unit }
field-army-more = Ajouter : { $unit }
field-army-take = Choisir cette armée
field-army-name = Nom de l’armée
field-unit-infantry = 1 case libre + 1 selon la carte. Solides : 2 cartes de défense.
field-unit-cavalry = 2 cases libres + 1 selon la carte. Rapides, mais vulnérables aux tirs.
field-unit-archers = 1 case libre + 1 selon la carte. Tirent à 4 cases ; faibles au corps à corps.
field-unit-artillery = 1 case selon la carte. Tire à 5 cases ; sa cible perd 1 carte de défense.
field-unit-beasts = 4 cases selon la carte. Rapides, mais fragiles.
field-unit-light-cavalry = 2 cases libres + 1 selon la carte. Tirent à 3 cases.
field-unit-chariots = 3 cases selon la carte. Leur cible perd 1 carte de défense.
field-unit-elite-infantry = 1 case libre + 1 selon la carte. Leur cible perd 1 carte de défense ; ne fuient jamais, mais peuvent faire une retraite tactique.
field-unit-monstrous-infantry = 2 cases selon la carte. Leur cible perd 1 carte de défense.
field-unit-horde = 2 cases selon la carte. Deux unités faibles pour un emplacement.
field-unit-land-monster = 2 cases selon la carte. Sa cible perd 2 cartes de défense ; aucune carte noire ne le défend.
field-unit-flying-monster = 2 cases libres + 1 selon la carte. Vole ; sa cible perd 2 cartes de défense.
field-unit-flyers = 3 cases libres + 1 selon la carte. Volent au-dessus des unités et du décor.

# Décor et déploiement.
field-place-left = { $count ->
    [one] Encore { $count } à poser.
   *[other] Encore { $count } à poser.
}
field-place-offers = Dispositions prédéfinies
field-place-where = Choisissez une case marquée : vous verrez ce que l’élément recouvre.
field-place-first = Choisissez une case pour le premier objectif, dans la moitié adverse.
field-place-second = Puis une pour le second, à cinq cases au moins et sur une autre rangée.
field-place-seen = L’élément serait posé ainsi. Sélectionnez-le de nouveau pour confirmer.
field-place-lay = Poser ici
field-plans = Plans
field-by-hand = Ou placez-les vous-même : choisissez une unité, puis une case.
field-general = général
field-following = { $count ->
    [one] Plan en cours : encore { $count } étape.
   *[other] Plan en cours : encore { $count } étapes.
}
field-stray = Continuer manuellement

# Les cartes et leurs usages.
field-uses = Utilisation de la carte
field-bid-choose = Choisissez la carte à miser
field-use-move = Déplacer
field-use-attack = Attaquer
field-use-raze = Détruire
field-use-vigour = Vigueur
field-use-teleport = Téléportation
field-use-portal = Portail
field-use-lightning = Foudre
field-use-confusion = Confusion
field-use-paralysis = Paralysie
field-use-burn = Défausser
field-note-move = { $way ->
    [straight] Une unité avance de ses cases libres, puis horizontalement ou verticalement.
   *[other] Une unité avance de ses cases libres, puis en diagonale.
}
field-note-attack = { $way ->
    [straight] Une unité attaque un ennemi adjacent, horizontalement ou verticalement ; les tireurs tirent dans toutes les directions.
   *[other] Une unité attaque un ennemi adjacent, en diagonale ; les tireurs tirent dans toutes les directions.
}
field-note-raze = Une unité détruit l’objectif sur lequel elle se trouve.
field-note-vigour = Une de vos unités se déplace d’une case, dans n’importe quelle direction.
field-note-teleport = Votre général rejoint une autre de vos unités.
field-note-portal = Une unité détruite revient dans votre zone de déploiement.
field-note-lightning = Une unité ennemie au choix subit une attaque à distance, avec deux cartes de défense de plus.
field-note-confusion = L’adversaire perd une carte au hasard, et vous rejouez.
field-note-paralysis = Une unité ennemie ne peut pas être activée pendant les deux prochaines actions de l’adversaire.
field-note-burn = La carte est défaussée sans effet.
field-step-begin = Choisissez une carte (les noires déplacent, les rouges attaquent) ou l’une de vos unités.
field-step-card = Choisissez une carte pour cette unité.
field-step-unit = Choisissez maintenant l’unité.
field-step-target = Choisissez maintenant une case marquée.
field-step-confirm = Confirmer ?
field-do-burn = Défausser la carte
field-do-confusion = Lancer Confusion
field-do-leave = Sortir par le bord opposé
field-do-decline = Ne plus rien poser
field-do-keep = Garder ma main
field-do-redraw = Repiocher huit cartes
field-do-yield = N’utiliser aucune carte
field-do-stay = Rester
field-do-pursue = Poursuivre
field-do-halt = Ne pas poursuivre
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
field-drawn = Cartes piochées pour la défense : choisissez celle à utiliser.
field-drawn-none = Aucune carte ne peut être piochée pour cette défense.
field-hand-helps = Vous pouvez aussi choisir une carte de votre main, ci-dessus : elle comptera comme votre prochaine action.
field-hand-does-not = Aucune carte de votre main n’est utilisable ici.
field-joker-red = comme rouge
field-joker-black = comme noire

# Les coups en mots.
field-say-move = { $card } : { $unit } de { $from } à { $to }
field-say-leave = { $card } : { $unit } en { $from }, sortie par le bord opposé
field-say-attack = { $card } : { $unit } en { $from } contre { $target } en { $to }
field-say-raze = { $card } : détruire l’objectif en { $to }
field-say-vigour = { $card }, Vigueur : { $unit } de { $from } à { $to }
field-say-teleport = { $card }, Téléportation : le général va en { $to } ({ $target })
field-say-portal = { $card }, Portail : { $unit } en { $to }
field-say-lightning = { $card }, Foudre : { $target } en { $to }
field-say-confusion = { $card }, Confusion
field-say-paralysis = { $card }, Paralysie : { $target } en { $to }
field-say-burn = { $card } : défausser sans effet
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
table-heard-question = { $turn } : { $question }
table-heard-end = { $title } – { $why }
town-king-dead = Le roi est mort !
field-army-why-fantasy = { $most ->
    [one] Au plus { $most } emplacement peut recevoir une unité fantastique.
   *[other] Au plus { $most } emplacements peuvent recevoir des unités fantastiques.
}
field-army-why-full = Les { $places } emplacements sont occupés. Retirez une unité pour en choisir une autre.
table-list-more = En afficher { $count } de plus
table-list-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
table-list-others = Autres actions
table-sound-on = Le son est activé. Le couper
table-sound-off = Le son est coupé. L’activer
field-list-general = Avec le général : { $unit }
