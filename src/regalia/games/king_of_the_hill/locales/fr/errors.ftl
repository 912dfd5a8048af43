# King of the Hill: errors in options, notation, positions and map files.

# Options and notation.
error-army-order = Après "army:", les types se suivent dans l’ordre de la liste des types.
error-army-general-first = Le "+" se place derrière la première unité de son type.
error-objectives-order = Les deux cases d’une paire d’objectifs vont dans l’ordre.
error-option-scenario = Scénario inconnu : « { $value } ».
error-option-magic = La magie est en jeu ou non : true ou false.
error-option-fantasy = Les unités fantastiques sont en jeu ou non : true ou false.
error-option-jokers = Les jokers sont en jeu ou non : true ou false.
error-option-terrain = Le décor est en jeu ou non : true ou false.
error-option-map = Plateau inconnu : « { $value } ».
error-unknown-map = Plateau inconnu : « { $map } ».
error-map-scenario = Le scénario { $scenario } a son propre plateau.
error-map-random = On ne peut pas choisir de plateau quand le scénario est tiré au sort.
error-scenario-drawn = Le scénario est tiré au sort après le choix des armées et avant le tirage du premier joueur.

# Positions.
error-phase-not-loaded = Seules des positions en phase "action" peuvent être chargées.
error-phase-scenario = On ne pose du décor que dans une bataille rangée, sauf si le décor est désactivé.
error-position-turn = Dans cette phase, le tour va de { $least } à { $most }.
error-position-first = Le premier joueur est connu dès qu’il est tiré au sort, pas avant.
error-not-in-phase = { $field } n’a pas de sens dans cette phase.
error-needed-in-phase = Cette phase demande { $field }.
error-position-result = Aucune partie ne finit ainsi.
error-position-actor = Dans cette phase, c’est à un autre d’agir.
error-actor-no-card = On demande une carte { $seat-to }, qui n’en a pas.
error-position-draw = On ne pioche pas ainsi.
error-position-fight = Ce n’est pas un combat entre deux ennemis à portée l’un de l’autre, dont l’un doit répondre.
error-listed-twice = { $field } cite quelque chose deux fois.

error-units-space = Deux unités occupent { $space }.
error-units-deep = { $space } est une case de lac profond, où aucune unité ne peut être.
error-units-places = Une armée a { $most } emplacements, et deux hordes en partagent un.
error-units-fantasy = Cette partie n’a pas d’unités fantastiques.
error-units-fantasy-places = Une armée a au plus { $most } emplacements d’unités fantastiques.
error-general-fantasy = Un général ne peut pas être dans une unité fantastique.
error-generals = Il y a un seul général { $seat-of }, vivant ou mort.
error-position-army = Ce que { $seat } a déployé et ce qui lui reste ne font pas une armée.
error-not-deployed = Aucune unité n’est déployée dans cette phase.
error-points-left = Il peut rester de 0 à { $most } éléments à poser.
error-left-scenario = Les unités ne sortent du plateau que dans une embuscade.
error-left-side = Seules les unités de Bleu sortent du plateau.
error-razed-scenario = On ne détruit des objectifs que dans une attaque nocturne.
error-razed-space = Il n’y a pas d’objectif à détruire en « { $space } ».
error-aims-reached = D’après { $field }, la partie est déjà finie.
error-paralysed-magic = Sans magie, personne n’est paralysé.
error-paralysed-space = Il n’y a pas d’unité à paralyser en « { $space } ».
error-paralysed-actions = L’unité en { $space } est paralysée pour une ou deux actions, ou a une carte de moins.

error-card-twice = Il y en a plus que dans le paquet : { $card }.
error-no-cards-yet = Aucune carte n’est distribuée avant le premier tour.
error-hand-size = Une main a ici { $most } cartes au plus.
error-position-known = Les cartes que l’on peut connaître de la main { $seat-of } n’y sont pas toutes.

error-elements-scenario = On ne pose du décor que dans une bataille rangée, sauf si le décor est désactivé.
error-elements-supply = Il y en a plus que la réserve n’en a : { $element }.
error-elements-owner = Une paire d’objectifs a un propriétaire, et rien d’autre n’en a.
error-elements-turned = Seule une forêt longue peut être tournée.
error-elements-at = « { $at } » n’est pas un emplacement possible pour { $element }.
error-elements-half = Depuis { $at }, { $element } ne tient pas dans une moitié du plateau, ou pas dans la bonne.
error-elements-apart = Les deux objectifs en { $at } doivent être à cinq cases l’un de l’autre au moins, et pas sur une même rangée.
error-elements-overlap = Depuis { $at }, { $element } chevauche autre chose.

# Map files.
error-map-unknown-key = Rubrique inconnue : « { $key } ».
error-map-key-twice = La rubrique « { $key } » figure deux fois.
error-map-too-many-rows = Un plateau a sept rangées, et celle-ci est de trop.
error-map-rows = Un plateau a sept rangées, et celui-ci en a { $found }.
error-map-row-label = C’est la rangée { $expected } : les rangées vont de 7 à 1.
error-map-cell = « { $cell } » n’est pas un signe de terrain.
error-map-columns = La rangée { $row } a { $found } cases au lieu de onze.
error-map-objective = Les objectifs sont posés par les joueurs, pas par ce plateau.
error-map-hill = La colline doit compter { $least } cases, et elle en a { $found }.
error-map-zone-rows = La zone « { $zone } » est dans les rangées { $first } à { $last }.
error-map-zone-room = La zone « { $zone } » doit compter { $least } cases, et elle en a { $found }.
error-map-cut-off = Aucun chemin ne mène de { $space } à la colline.
