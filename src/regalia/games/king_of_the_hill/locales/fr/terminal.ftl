# King of the Hill: playing at the terminal.

# Prompts and help.
welcome-king-of-the-hill = King of the Hill. Deux armées se disputent une colline à coups de cartes : les noires déplacent, les rouges attaquent, et personne ne voit la main de l’autre.
option-king-of-the-hill-scenario = Quel scénario ?
option-king-of-the-hill-scenario-introduction = Introduction : fantassins, cavaliers et tireurs sur le plateau standard ; pour débuter
option-king-of-the-hill-scenario-pitched-battle = Bataille rangée : vous posez le décor ; unités fantastiques et magie
option-king-of-the-hill-scenario-king-of-the-woods = King of the Woods : pas de colline, trois forêts à tenir ; unités fantastiques et magie
option-king-of-the-hill-scenario-ambush = Embuscade : Bleu traverse une forêt où Rouge se cache ; unités fantastiques et magie
option-king-of-the-hill-scenario-night-attack = Attaque nocturne : Rouge tente de détruire le campement de Bleu ; unités fantastiques et magie
option-king-of-the-hill-scenario-random = Au hasard : vous choisissez votre armée avant de connaître le scénario ; l’un des quatre derniers est tiré au sort
hint-king-of-the-hill-army = Choisissez une armée par son numéro, ou nommez sept unités, + pour celle du général :  army inf+ 2inf 2cav 2arch
hint-king-of-the-hill-terrain = { $offered ->
    [0] Posez un décor, par exemple  { $example } ; decline  pour ne plus rien poser.
   *[other] Posez un décor par son numéro, ou à la main, par exemple  { $example } ; decline  pour ne plus rien poser.
}
hint-king-of-the-hill-deploy = { $offered ->
    [0] Déployez une unité, par exemple  { $example }
   *[other] Déployez toutes vos unités en donnant le numéro d’un plan, ou une seule, par exemple  { $example }
}
hint-king-of-the-hill-redraw = Gardez votre main (keep) ou repiochez (redraw) : huit nouvelles cartes, une fois par tour.
hint-king-of-the-hill-bid = Misez une carte pour l’initiative, par exemple  { $example } ; la plus forte permet de choisir le premier joueur. Les deux mises sont défaussées.
hint-king-of-the-hill-first = Choisissez le premier joueur de ce tour.
hint-king-of-the-hill-action = Jouez une carte, par exemple  { $example } ; et aussi : moves, moves { $space }, burn, ? pour l’aide.
hint-king-of-the-hill-defend = Défendez-vous avec une carte piochée (draw), avec une carte de votre main (hand), ou sans carte (yield).
hint-king-of-the-hill-flee = L’unité fuit : choisissez la case.
hint-king-of-the-hill-retreat = L’unité peut se replier sur une case adjacente, ou rester.
hint-king-of-the-hill-pursue = Entrez dans la case libérée (pursue), ou restez où vous êtes (halt).
help-king-of-the-hill = Ce que vous pouvez faire (cartes : 2 à 9, T = 10, J = valet, Q = dame, K = roi, A = as, puis C = trèfle, D = carreau, H = cœur, S = pique ; les jokers ** prennent la couleur voulue : *C) :
      5C c2-c4         une carte noire déplace une unité : cases libres, puis trèfle horizontal ou vertical, pique diagonal
      KH c2xd3         une carte rouge attaque ou tire : carreau horizontal ou vertical, cœur diagonal, tirs partout
      4D burn          défausser une carte sans effet
      keep, redraw     garder votre main, ou repiocher huit cartes
      bid 9S           miser pour l’initiative ;  first blue  choisit le premier joueur
      draw QS, hand KD, yield      se défendre avec une carte piochée, avec une de la main, sans carte
      flee d6, retreat d6, stay    où va le défenseur ;  pursue, halt  pour l’attaquant
    La magie, si elle est en jeu (jamais avec un joker) :
      4D vigour c2-c3        rouge, 2 à 10 : une case          9S lightning f6    noire, 2 à 10 : un tir
      QH teleport e2         valet, dame, roi rouge : général  JC confusion       valet, dame, roi noir : carte perdue
      AH portal cavalry a1   as rouge : une unité revient      AS paralysis f6    as noir : deux actions durant
      5C c6-off              dans une embuscade, Bleu sort par le bord opposé
      4D raze c2             de nuit, Rouge détruit un objectif du campement
    Un numéro choisit ce qui est proposé. Les minuscules conviennent, et ce qui va de soi peut être omis.

# Letters of the notation, the same in every language.
unit-short-infantry = in
unit-short-cavalry = ca
unit-short-archers = ar
unit-short-artillery = at
unit-short-beasts = be
unit-short-light-cavalry = lc
unit-short-chariots = ch
unit-short-elite-infantry = ei
unit-short-monstrous-infantry = mi
unit-short-horde = ho
unit-short-land-monster = lm
unit-short-flying-monster = fm
unit-short-flyers = fl

# Diagrams of a position.
objective-short-general = général
objective-short-hill-more = majorité
objective-short-hill-three = trois
objective-short-pair = paire
objective-short-forest = forêt
objective-short-general-out = général sorti
objective-short-three-out = trois sorties
objective-short-razed = détruit

piece = { $general ->
    [yes] { $seat } : { $unit } *
   *[no] { $seat } : { $unit }
}

diagram-turn = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn } sur { $turns }
}
diagram-asked = { $seat ->
    [none] Maintenant, { $asked }.
   *[other] { $seat-cap } : { $asked }.
}
diagram-side = { $seat-short }
diagram-pile = pioche { $pile }  défausse { $discard }
diagram-first = premier joueur
diagram-bid = mise posée
diagram-hand-size = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
diagram-points = { $count ->
    [0] ne pose plus de décor
   *[other] décor encore à poser : { $count }
}
diagram-reserve = réserve { $units }
diagram-lost = pertes { $units }
diagram-out = sorties { $units }
diagram-hand = main { $seat-adj }
diagram-known = { $seat-cap } a
diagram-bids = { $seat-cap } mise { $card }
diagram-drawn = piochées
diagram-fight = { $kind ->
    [close] Attaque de force { $strength } : { $by-the } en { $start } contre { $to }
    [shot] Tir de force { $strength } : { $by-the } en { $start } sur { $to }
   *[lightning] Foudre de force { $strength } sur { $to }
}{ $unit ->
    [none] .
   *[other] , { $unit-the }.
}

# Diagrams of a map.
chart-hill = la colline
chart-summit = la colline, deuxième niveau
chart-forest = forêt
chart-shallow = lac peu profond
chart-deep = lac profond
chart-road = route
chart-rocks = terrain rocailleux
chart-goal = objectif à détruire
chart-zone-blue = zone de déploiement de Bleu
chart-zone-red = zone de déploiement de Rouge
fact-scenarios = Scénarios
fact-hill = Cases de colline
fact-forests = Forêts
