# King of the Hill : les noms, les événements, les refus, et ce qui peut clocher dans une carte ou une position.
# `.the` et `.some` sont un nom avec son article, défini et indéfini.

# Noms.
seat-blue = Bleu
    .cap = Bleu
    .short = bleu
    .adj = bleue
    .of = de Bleu
    .to = à Bleu
seat-red = Rouge
    .cap = Rouge
    .short = rouge
    .adj = rouge
    .of = de Rouge
    .to = à Rouge
winner-blue = Bleu a gagné
winner-red = Rouge a gagné

unit-infantry = fantassins
    .the = les fantassins
    .some = des fantassins
unit-cavalry = cavaliers
    .the = les cavaliers
    .some = des cavaliers
unit-archers = tireurs
    .the = les tireurs
    .some = des tireurs
unit-artillery = artillerie
    .the = l’artillerie
    .some = de l’artillerie
unit-beasts = bêtes
    .the = les bêtes
    .some = des bêtes
unit-light-cavalry = cavaliers légers
    .the = les cavaliers légers
    .some = des cavaliers légers
unit-chariots = chars
    .the = les chars
    .some = des chars
unit-elite-infantry = fantassins d’élite
    .the = les fantassins d’élite
    .some = des fantassins d’élite
unit-monstrous-infantry = fantassins monstrueux
    .the = les fantassins monstrueux
    .some = des fantassins monstrueux
unit-horde = horde
    .the = la horde
    .some = une horde
unit-land-monster = monstre terrestre
    .the = le monstre terrestre
    .some = un monstre terrestre
unit-flying-monster = monstre volant
    .the = le monstre volant
    .some = un monstre volant
unit-flyers = volants
    .the = les volants
    .some = des volants

element-lake-deep = un lac profond
element-lake-shallow = un lac peu profond
element-road = la route
element-rocks = un terrain rocailleux
element-forest-small = une petite forêt
element-forest-long = une forêt longue
element-forest-great = la grande forêt

objective-general = le général ennemi est mort
objective-hill-more = plus d’unités sur la colline
objective-hill-three = trois unités (ou toutes) sur la colline
objective-pair = ses deux pions objectif
objective-forest = une forêt
objective-general-out = le général est sorti
objective-three-out = trois unités sont sorties
objective-razed = un objectif détruit

reason-KH-14-1 = décompte des objectifs
reason-KH-15-4 = issue de l’embuscade
reason-KH-15-5 = issue de l’attaque nocturne
end-KH-14-1-blue = Bleu a gagné : il valide deux objectifs, Rouge non
end-KH-14-1-red = Rouge a gagné : il valide deux objectifs, Bleu non
end-KH-14-1-none = Égalité : après sept tours, aucun camp n’est seul à valider deux objectifs
end-KH-15-4-blue = Bleu a gagné : il a fait sortir son général et trois unités
end-KH-15-4-red = Rouge a gagné : Bleu n’a fait sortir ni son général ni trois unités
end-KH-15-4-none = Égalité : Bleu a fait sortir son général ou trois unités, mais pas les deux
end-KH-15-5-blue = Bleu a gagné : les deux objectifs du campement sont intacts
end-KH-15-5-red = Rouge a gagné : les deux objectifs du campement sont détruits
end-KH-15-5-none = Égalité : un seul objectif du campement est détruit
offer-army-balanced = Équilibrée
offer-note-army-balanced = un peu de tout ; bonne partout, et bonne pour apprendre
offer-army-wall = Le mur
offer-note-army-wall = cinq unités de fantassins tiennent la colline sans bouger, les tireurs couvrent le terrain découvert
offer-army-riders = Les cavaliers
offer-note-army-riders = premiers sur la colline, et prompts à la quitter
offer-army-bowmen = Les tireurs
offer-note-army-bowmen = quatre unités croisent leurs tirs ; tenez l’ennemi à distance
offer-army-hammer = Le marteau et l’enclume
offer-note-army-hammer = les fantassins tiennent, les cavaliers prennent de flanc ; aucun tireur
offer-army-skirmishers = Les escarmoucheurs
offer-note-army-skirmishers = tirer, filer, revenir
offer-army-dragon = Le dragon
offer-note-army-dragon = un monstre volant que personne n’aime affronter
offer-army-siege = Le siège
offer-note-army-siege = deux pièces d’artillerie à la plus longue portée, et un mur devant
offer-army-swarm = L’essaim
offer-note-army-swarm = neuf unités, dont quatre hordes : submergez l’ennemi sous le nombre
offer-army-giants = Les géants
offer-note-army-giants = un monstre terrestre et des fantassins monstrueux brisent ce qui résiste
offer-army-hunt = La chasse sauvage
offer-note-army-hunt = bêtes et volants, rapides sur tous les terrains
offer-army-chariots = Les chars
offer-note-army-chariots = la charge en terrain découvert ; évitez les forêts
offer-army-guard = La garde
offer-note-army-guard = des fantassins d’élite qui attaquent fort et ne fuient jamais
offer-army-outriders = Les éclaireurs
offer-note-army-outriders = des cavaliers légers tirent depuis les ailes

offer-layout-open = Terrain découvert
offer-note-layout-open = ne rien poser
offer-layout-woods = Deux petites forêts
offer-note-layout-woods = du couvert de part et d’autre de la colline
offer-layout-great-wood = La grande forêt
offer-note-layout-great-wood = tout un flanc à couvert
offer-layout-long-wood = La forêt longue
offer-note-layout-long-wood = du couvert sur un flanc
offer-layout-lake = Un lac profond
offer-note-layout-lake = ferme un flanc à tous ceux qui ne volent pas
offer-layout-marsh = Un marais
offer-note-layout-marsh = un sol lent, où il ne fait pas bon être attaqué
offer-layout-rocks = Terrain rocailleux
offer-note-layout-rocks = un bonus de défense des deux côtés, sans couper les lignes de vue
offer-layout-road = Une route
offer-note-layout-road = la voie rapide sur un flanc, du terrain rocailleux sur l’autre
offer-layout-raid = Un raid
offer-note-layout-raid = deux objectifs dans la moitié adverse, et une forêt d’où partir

offer-plan-line = En ligne
offer-note-plan-line = les fantassins au centre, les unités montées sur les ailes, les tireurs derrière
offer-plan-left-hook = Crochet du gauche
offer-note-plan-left-hook = les unités montées groupées à gauche
offer-plan-right-hook = Crochet du droit
offer-note-plan-right-hook = les unités montées groupées à droite
offer-plan-two-wings = Deux ailes
offer-note-plan-two-wings = le centre laissé ouvert

card-2C = le 2 de trèfle
card-3C = le 3 de trèfle
card-4C = le 4 de trèfle
card-5C = le 5 de trèfle
card-6C = le 6 de trèfle
card-7C = le 7 de trèfle
card-8C = le 8 de trèfle
card-9C = le 9 de trèfle
card-TC = le 10 de trèfle
card-JC = le valet de trèfle
card-QC = la dame de trèfle
card-KC = le roi de trèfle
card-AC = l’as de trèfle
card-2D = le 2 de carreau
card-3D = le 3 de carreau
card-4D = le 4 de carreau
card-5D = le 5 de carreau
card-6D = le 6 de carreau
card-7D = le 7 de carreau
card-8D = le 8 de carreau
card-9D = le 9 de carreau
card-TD = le 10 de carreau
card-JD = le valet de carreau
card-QD = la dame de carreau
card-KD = le roi de carreau
card-AD = l’as de carreau
card-2H = le 2 de cœur
card-3H = le 3 de cœur
card-4H = le 4 de cœur
card-5H = le 5 de cœur
card-6H = le 6 de cœur
card-7H = le 7 de cœur
card-8H = le 8 de cœur
card-9H = le 9 de cœur
card-TH = le 10 de cœur
card-JH = le valet de cœur
card-QH = la dame de cœur
card-KH = le roi de cœur
card-AH = l’as de cœur
card-2S = le 2 de pique
card-3S = le 3 de pique
card-4S = le 4 de pique
card-5S = le 5 de pique
card-6S = le 6 de pique
card-7S = le 7 de pique
card-8S = le 8 de pique
card-9S = le 9 de pique
card-TS = le 10 de pique
card-JS = le valet de pique
card-QS = la dame de pique
card-KS = le roi de pique
card-AS = l’as de pique
card-joker = un joker
card-joker-C = un joker (trèfle)
card-joker-D = un joker (carreau)
card-joker-H = un joker (cœur)
card-joker-S = un joker (pique)

# Événements.
event-army-chosen = { $army ->
    [none] { $seat-cap } a choisi son armée.
   *[other] { $seat-cap } a choisi son armée : { $army }. Le général est avec { $general-the }.
}
event-first-drawn = Tirage au sort : { $seat } est premier joueur.
event-element-placed = { $seat-cap } pose { $element } de { $start } à { $end }.
event-objectives-placed = { $seat-cap } place deux objectifs : { $spaces }.
event-placing-declined = { $seat-cap } ne pose plus rien.
event-deployed = { $general ->
    [yes] { $seat-cap } déploie { $unit-some } en { $space }, avec le général.
   *[no] { $seat-cap } déploie { $unit-some } en { $space }.
}
event-turn-begun = Le tour { $turn } commence.
event-pile-shuffled = { $count ->
    [0] Il n’y a pas de carte à mélanger.
    [one] { $count } carte forme la nouvelle pioche.
   *[other] { $count } cartes sont mélangées pour former la nouvelle pioche.
}
event-hand-dealt = { $cards ->
    [none] { $count ->
        [one] { $seat-cap } pioche { $count } carte.
       *[other] { $seat-cap } pioche { $count } cartes.
    }
   *[other] { $seat-cap } pioche { $cards }.
}
event-hand-kept = { $seat-cap } garde sa main.
event-hand-discarded = { $cards ->
    [none] { $seat-cap } n’a pas de carte à défausser pour repiocher.
   *[other] { $seat-cap } défausse sa main ({ $cards }) et repioche.
}
event-bid-made = { $card ->
    [none] { $seat-cap } mise une carte face cachée.
   *[other] { $seat-cap } mise une carte face cachée : { $card }.
}
event-bids-shown = On révèle les mises. { $blue ->
    [none] Bleu n’en a pas
   *[other] Bleu a misé { $blue }
}, { $red ->
    [none] Rouge n’en a pas.
   *[other] Rouge { $red }.
}
event-tie-drawn = Égalité : { $seat } pioche { $card }.
event-initiative-won = { $seat-cap } a l’initiative et choisit le premier joueur.
event-first-stays = Rien ne les départage : { $seat } reste premier joueur.
event-first-chosen = { $seat-cap } choisit : le premier joueur de ce tour est { $first }.

event-moved = { $seat-cap } joue { $card } pour déplacer { $unit-the } de { $from } à { $to }.
event-hastened = { $seat-cap } lance Vigueur avec { $card } pour déplacer { $unit-the } de { $from } à { $to }.
event-left-field = { $vigour ->
    [yes] { $seat-cap } lance Vigueur avec { $card }
   *[no] { $seat-cap } joue { $card }
} { $general ->
    [yes] pour faire sortir { $unit-the } en { $from } par le bord opposé, avec le général.
   *[no] pour faire sortir { $unit-the } en { $from } par le bord opposé.
}
event-attacked = { $counter ->
    [yes] { $seat-cap } joue { $card } : contre-attaque sur { $target-the } en { $to } avec { $unit-the } en { $from }.
   *[no] { $seat-cap } joue { $card } pour attaquer { $target-the } en { $to } avec { $unit-the } en { $from }.
}
event-shot-at = { $seat-cap } joue { $card } pour tirer sur { $target-the } en { $to } avec { $unit-the } en { $from }.
event-lightning-cast = { $seat-cap } lance Foudre avec { $card } sur { $target-the } en { $to }.
event-general-teleported = { $seat-cap } lance Téléportation avec { $card } : le général quitte { $from } pour rejoindre { $unit-the } en { $to }.
event-unit-returned = { $seat-cap } lance Portail avec { $card } pour ramener { $unit-some } en { $space }.
event-confusion-cast = { $seat-cap } lance Confusion avec { $card }.
event-paralysis-cast = { $seat-cap } lance Paralysie avec { $card } sur { $target-the } en { $to }.
event-objective-razed = { $seat-cap } joue { $card } pour détruire, avec { $unit-the }, l’objectif en { $space }.
event-card-burned = { $seat-cap } défausse { $card } sans effet.
event-card-lost = { $seat-cap } perd { $card } à cause de Confusion.

event-defence-drawn = { $drawn ->
    [0] { $seat-cap } ne pioche aucune carte pour { $unit-the } en { $space }
    [one] { $seat-cap } pioche { $drawn } carte pour { $unit-the } en { $space }
   *[other] { $seat-cap } pioche { $drawn } cartes pour { $unit-the } en { $space }
} ({ $type } pour son type{ $ground ->
    [0] {""}
    [-1] , -1 décor
   *[other] , +{ $ground } décor
}{ $leader ->
    [0] {""}
   *[other] , +{ $leader } général allié
}{ $friends ->
    [0] {""}
   *[other] , +{ $friends } soutien allié
}{ $foes ->
    [0] {""}
   *[other] , { $foes } pression ennemie
}{ $enemy-leader ->
    [0] {""}
   *[other] , { $enemy-leader } général ennemi
}{ $trait ->
    [0] {""}
   *[other] , { $trait } type de l’attaquant
}{ $crossfire ->
    [0] {""}
   *[other] , { $crossfire } autre tireur
}{ $lightning ->
    [0] {""}
   *[other] , +{ $lightning } foudre
}{ $paralysis ->
    [0] {""}
   *[other] , { $paralysis } paralysie
}){ $cards ->
    [none] .
   *[other] {"\u00A0"}: { $cards }.
}
event-defended = { $hand ->
    [yes] { $seat-cap } se défend avec une carte de sa main : { $card }.
   *[no] { $seat-cap } se défend avec une carte piochée : { $card }.
}
event-yielded = { $seat-cap } n’utilise aucune carte.
event-blocked = Attaque bloquée en { $space } par { $unit-the } { $seat-of }.
event-destroyed = { $general ->
    [yes] { $seat-cap } perd { $unit-the } en { $space }, et le général est mort.
   *[no] { $seat-cap } perd { $unit-the } en { $space }.
}
event-fled = Fuite de { $from } à { $to } : { $unit-the } { $seat-of }.
event-retreated = Retraite tactique de { $from } à { $to } : { $unit-the } { $seat-of }.
event-stayed = { $seat-cap } reste en { $space } avec { $unit-the }.
event-pursued = { $seat-cap } poursuit avec { $unit-the } de { $from } à { $to }.
event-halted = { $seat-cap } ne poursuit pas avec { $unit-the } en { $space }.
event-recovered = Fin de la paralysie en { $space } : { $unit-the } { $seat-of }.
event-turn-over = Fin du tour { $turn }. Objectifs validés par Bleu : { $blue ->
    [none] aucun
   *[other] { $blue }
} ; par Rouge : { $red ->
    [none] aucun
   *[other] { $red }
}.
event-battle-ended = { $end }.

# Refus.
refusal-not-asked = Pas maintenant : { $asked }.
asked-army = il faut choisir une armée
asked-terrain = il faut poser un décor, ou y renoncer
asked-deploy = il faut déployer une unité
asked-redraw = il faut garder sa main ou repiocher
asked-bid = il faut miser une carte
asked-first = il faut choisir le premier joueur
asked-action = il faut jouer une carte
asked-defend = il faut défendre une unité
asked-flee = une unité doit fuir
asked-retreat = une unité peut se replier, ou rester
asked-pursue = il faut choisir de poursuivre ou non
asked-over = la partie est finie
asked-draw-first = on tire au sort le premier joueur
asked-shuffle = on mélange les cartes
asked-lose = une carte va être perdue à cause de Confusion
refusal-not-held = Vous n’avez pas { $card } en main.
refusal-not-drawn = Personne n’a pioché { $card } pour cette défense.
refusal-shuffle-cards = Un mélange nomme une fois chaque carte qui va dans la pioche.
refusal-lose-card = La main qui perd une carte n’a pas { $card }.

refusal-no-fantasy = Cette partie se joue sans unités fantastiques, donc sans { $unit }.
refusal-army-places = Une armée a { $places } emplacements, pas { $found }.
refusal-army-fantasy = Une armée a au plus { $most } emplacements d’unités fantastiques.
refusal-army-strange-general = Le général ne peut pas rejoindre une unité fantastique.
refusal-army-one-general = Il faut désigner une unité, et une seule, pour le général.
refusal-place-points = Vous ne pouvez plus poser autant : chaque camp pose deux éléments, et ceux de plus de quatre cases comptent double, sauf la route.
refusal-place-supply = Il ne reste plus d’élément de ce type.
refusal-place-half = Un élément de décor se pose entièrement dans votre moitié du plateau ; la rangée du milieu appartient aux deux moitiés.
refusal-place-overlap = Un élément de décor ne peut chevaucher ni un autre élément ni ce qui figure déjà sur le plateau.
refusal-objectives-half = Une paire d’objectifs se place dans la moitié de l’adversaire.
refusal-objectives-apart = Les deux objectifs d’une paire sont à cinq cases l’un de l’autre au moins, et sur des rangées différentes.
refusal-deploy-general = Le général n’est pas dans une unité de ce type, ou il est déjà déployé : { $unit }.
refusal-deploy-left = Il ne reste plus d’unité de ce type à déployer : { $unit }.
refusal-deploy-zone = { $space } n’est pas dans votre zone de déploiement.
refusal-deep-water = { $space } est une case de lac profond.
refusal-space-taken = Il y a déjà une unité en { $space }.

refusal-no-own-unit = Vous n’avez pas d’unité en { $space }.
refusal-no-enemy = Il n’y a pas d’unité ennemie en { $space }.
refusal-paralysed = L’unité en { $space } est paralysée.
refusal-red-moves = Seules les cartes noires déplacent les unités, et { $card } est une carte rouge.
refusal-black-attacks = Seules les cartes rouges attaquent, et { $card } est une carte noire.
refusal-same-space = Un déplacement finit sur une autre case que celle du départ.
refusal-end-taken = Aucune unité ne peut finir en { $to } : la case est occupée, ou c’est un lac profond.
refusal-way-blocked = Le chemin vers { $to } est bloqué par des unités ou un lac profond.
refusal-squeezed = Le chemin vers { $to } passe en diagonale entre deux cases occupées ou infranchissables.
refusal-slowed = Impossible d’atteindre { $to } : forêt, terrain rocailleux et lac peu profond interrompent le mouvement, et une unité qui en part n’avance que d’une case, dans la direction de la carte.
refusal-too-far = L’unité en { $space } ne peut pas atteindre { $to } : elle avance au plus de { $free ->
    [0] { $ruled ->
        [one] { $ruled } case
       *[other] { $ruled } cases
    }
    [one] { $free } case libre, puis de { $ruled }
   *[other] { $free } cases libres, puis de { $ruled }
} dans la direction de la carte.
refusal-one-step = Vigueur déplace une unité d’une case, et { $to } n’est pas adjacente.
refusal-off-board = Les unités ne peuvent pas quitter le plateau ici.
refusal-off-edge = L’unité en { $space } ne peut pas sortir : elle doit franchir le bord opposé depuis la dernière rangée, dans une direction permise par la carte.
refusal-attack-direction = Avec { $card }, on ne peut pas attaquer vers { $to } : carreau attaque horizontalement ou verticalement, cœur en diagonale.
refusal-no-shooter = L’unité en { $space } ne tire pas, et { $to } n’est pas adjacente.
refusal-shooter-engaged = L’unité en { $space } est engagée, elle ne peut donc pas tirer.
refusal-out-of-range = { $to } est hors de portée : l’unité tire à { $range ->
    [one] { $range } case
   *[other] { $range } cases
}.
refusal-no-sight = Il n’y a pas de ligne de vue de { $space } à { $to }.
refusal-raze-red = Seul Rouge peut détruire des objectifs, et seulement dans l’attaque nocturne.
refusal-raze-objective = Il n’y a pas d’objectif à détruire en { $space }.
refusal-raze-card = Un objectif se détruit avec une carte rouge, et { $card } est une carte noire.

refusal-no-magic = Cette partie se joue sans magie.
refusal-joker-spell = Un joker ne lance pas de sort.
refusal-spell-card = { $spell ->
    [vigour] Vigueur se lance avec une carte rouge de 2 à 10.
    [teleport] Téléportation se lance avec un valet, une dame ou un roi rouge.
    [portal] Portail se lance avec un as rouge.
    [lightning] Foudre se lance avec une carte noire de 2 à 10.
    [confusion] Confusion se lance avec un valet, une dame ou un roi noir.
   *[paralysis] Paralysie se lance avec un as noir.
}
refusal-no-general = Votre général n’est pas sur le plateau.
refusal-general-there = Le général est déjà avec l’unité en { $space }.
refusal-strange-general = Le général ne peut pas rejoindre l’unité fantastique en { $space }.
refusal-none-destroyed = Vous n’avez pas perdu d’unité de ce type : { $unit }.
refusal-portal-zone = Une unité revient dans votre zone de déploiement, et { $space } n’y est pas.
refusal-confusion-empty = La main de l’adversaire est vide.

refusal-no-red-defence = Au corps à corps, aucune carte rouge ne défend { $unit-the }.
refusal-no-black-defence = Aucune carte noire ne défend { $unit-the }.
refusal-no-red-block = Aucune carte rouge ne bloque un tir sur { $unit-the }.
refusal-hand-too-low = Carte trop faible ({ $card }) : de la main, il faut au moins { $strength }.
refusal-stay-general = Seule l’unité du général peut rester au lieu de fuir.
refusal-flee-away = Au corps à corps, une unité fuit sur l’une des trois cases à l’opposé de l’attaquant, et { $to } n’en fait pas partie.
refusal-flee-home = Face à un tir, une unité fuit sur l’une des trois cases vers son bord de table, et { $to } n’en fait pas partie.
refusal-retreat-beside = Une unité se replie sur une case adjacente, et { $to } ne l’est pas.

# Notation.
error-army-order = Après "army:", les types se suivent dans l’ordre de la liste des types.
error-army-general-first = Le "+" se place derrière la première unité de son type.
error-objectives-order = Les deux cases d’une paire d’objectifs vont dans l’ordre.

# Positions.
element-objectives = une paire d’objectifs
error-option-scenario = Scénario inconnu : « { $value } ».
error-option-magic = La magie est en jeu ou non : true ou false.
error-option-fantasy = Les unités fantastiques sont en jeu ou non : true ou false.
error-option-jokers = Les jokers sont en jeu ou non : true ou false.
error-option-map = Plateau inconnu : « { $value } ».
error-unknown-map = Plateau inconnu : « { $map } ».
error-map-scenario = Le scénario { $scenario } a son propre plateau.
error-phase-not-loaded = Seules des positions en phase "action" peuvent être chargées.
error-phase-scenario = On ne pose du décor que dans une bataille rangée.
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

error-elements-scenario = On ne pose du décor que dans une bataille rangée.
error-elements-supply = Il y en a plus que la réserve n’en a : { $element }.
error-elements-owner = Une paire d’objectifs a un propriétaire, et rien d’autre n’en a.
error-elements-turned = Seule une forêt longue peut être tournée.
error-elements-at = « { $at } » n’est pas un emplacement possible pour { $element }.
error-elements-half = Depuis { $at }, { $element } ne tient pas dans une moitié du plateau, ou pas dans la bonne.
error-elements-apart = Les deux objectifs en { $at } doivent être à cinq cases l’un de l’autre au moins, et pas sur une même rangée.
error-elements-overlap = Depuis { $at }, { $element } chevauche autre chose.

# Cartes du terrain.
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

# Dessins.
board-name-standard = La colline standard
board-name-king-of-the-woods = Les forêts
board-name-ambush = La forêt à traverser
board-name-night-attack = Le campement au bord du lac

# Les lettres sont celles de la notation, la même dans toutes les langues.
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
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = valet
rank-Q = dame
rank-K = roi
rank-A = as

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
