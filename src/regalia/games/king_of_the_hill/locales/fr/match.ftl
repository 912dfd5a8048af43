# King of the Hill: the match page.

# Prompts: a heading and a sentence.
army-title = Choisissez votre armée
army-note = Sept emplacements ; la couronne marque l’unité de votre général. L’adversaire ne voit rien avant le déploiement.
army-own = Composer mon armée
army-general = Unité du général
place-title = Posez le décor
place-note = Posez jusqu’à deux éléments dans votre moitié ; ceux de plus de quatre cases comptent double, sauf la route.
place-turn = Tourner
place-decline = Ne plus rien poser
deploy-title = Déployez une unité
deploy-note = Les joueurs posent une unité à tour de rôle, chacun dans sa zone. Un plan déploie automatiquement toutes les vôtres.
redraw-title = Garder votre main ou repiocher ?
redraw-note = Les noires déplacent, les rouges attaquent : si vous avez trop peu des unes ou des autres, mieux vaut peut-être huit nouvelles cartes.
bid-title = Misez pour l’initiative
bid-note = Chacun mise une carte face cachée. Celui qui mise la plus forte choisit le premier joueur ; les deux cartes sont défaussées.
first-title = Qui commence ?
first-note = Vous avez l’initiative. Jouer en second peut aussi être un avantage.
first-me = Moi
first-other = Mon adversaire
defend-title = Défendez votre unité
defend-note = Valeur minimale : { $strength }. Carte piochée : une rouge bloque, une noire fait fuir. De la main : une rouge contre-attaque (ou bloque un tir), une noire permet la retraite. Sinon, l’unité est détruite.
defend-yield = N’utiliser aucune carte
flee-title = Où fuir ?
flee-note = L’unité fuit : choisissez l’une des cases marquées.
retreat-title = Retraite tactique : se replier ou rester ?
retreat-note = L’unité peut se replier sur une case adjacente, ou rester sur place.
pursue-title = Poursuivre ?
pursue-note = La case de la cible est libre : votre unité peut y entrer sans jouer de carte.

# Status.
cards-left = { $count ->
    [0] Plus de carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}

field-turn = Tour { $turn } sur { $turns }
field-setting-up = Mise en place
field-first = { $seat } commence
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
field-goal-random = Le scénario est tiré au sort quand les deux armées sont choisies : bataille rangée, King of the Woods, embuscade ou attaque nocturne. Son objectif s’affichera ici.
field-hand = Votre main
field-hand-of = Main { $seat-of } :
field-no-cards = aucune carte
field-fight = Une attaque est en cours.

# Choosing an army.
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
field-army-why-fantasy = { $most ->
    [one] Au plus { $most } emplacement peut recevoir une unité fantastique.
   *[other] Au plus { $most } emplacements peuvent recevoir des unités fantastiques.
}
field-army-why-full = Les { $places } emplacements sont occupés. Retirez une unité pour en choisir une autre.

# Terrain and deployment.
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

# Playing and defending with cards.
field-uses = Utilisation de la carte
field-bid = Miser
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
field-do-play = Jouer une carte
field-do-burn = Défausser la carte
field-burn-sure = Défausser cette carte ? C’est sans effet et définitif.
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
field-defend-choose = Choisissez une carte pour défendre
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

# Moves as sentences, for the move list.
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
field-list-general = Avec le général : { $unit }
