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
objective-razed = un objectif rasé

reason-KH-14-1 = les objectifs tranchent
reason-KH-15-4 = le bois est traversé, ou ne l’est pas
reason-KH-15-5 = le camp est rasé, ou il tient
end-KH-14-1-blue = Bleu a gagné : il a deux objectifs, et Rouge ne les a pas
end-KH-14-1-red = Rouge a gagné : il a deux objectifs, et Bleu ne les a pas
end-KH-14-1-none = Égalité : sept tours sont passés, et personne n’est seul à avoir deux objectifs
end-KH-15-4-blue = Bleu a gagné : son général et trois unités ont traversé le bois
end-KH-15-4-red = Rouge a gagné : ni le général de Bleu ni trois de ses unités n’ont traversé le bois
end-KH-15-4-none = Égalité : Bleu a fait sortir son général ou trois unités, mais pas les deux
end-KH-15-5-blue = Bleu a gagné : les deux objectifs du camp tiennent encore
end-KH-15-5-red = Rouge a gagné : les deux objectifs du camp sont rasés
end-KH-15-5-none = Égalité : un objectif du camp est rasé
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
offer-note-army-swarm = neuf unités, dont quatre hordes ; plus que l’ennemi n’en peut compter
offer-army-giants = Les géants
offer-note-army-giants = un monstre terrestre et des fantassins monstrueux brisent ce qui résiste
offer-army-hunt = La chasse sauvage
offer-note-army-hunt = bêtes et volants, rapides sur tous les terrains
offer-army-chariots = Les chars
offer-note-army-chariots = la charge en terrain découvert ; évitez les bois
offer-army-guard = La garde
offer-note-army-guard = des fantassins d’élite qui frappent fort et ne fuient jamais sur une carte piochée
offer-army-outriders = Les éclaireurs
offer-note-army-outriders = des cavaliers légers tirent depuis les ailes

offer-layout-open = Terrain découvert
offer-note-layout-open = ne rien poser
offer-layout-woods = Deux petits bois
offer-note-layout-woods = du couvert de part et d’autre de la colline
offer-layout-great-wood = Le grand bois
offer-note-layout-great-wood = tout un flanc à couvert
offer-layout-long-wood = Le bois allongé
offer-note-layout-long-wood = du couvert sur un flanc
offer-layout-lake = Un lac profond
offer-note-layout-lake = ferme un flanc à tous ceux qui ne volent pas
offer-layout-marsh = Un marais
offer-note-layout-marsh = un sol lent, où il ne fait pas bon être attaqué
offer-layout-rocks = Des rochers
offer-note-layout-rocks = un peu de couvert des deux côtés, mais rien où se cacher
offer-layout-road = Une route
offer-note-layout-road = la voie rapide sur un flanc, des rochers sur l’autre
offer-layout-raid = Un raid
offer-note-layout-raid = une paire d’objectifs dans la moitié ennemie, et un bois d’où partir

offer-plan-line = En ligne
offer-note-plan-line = l’infanterie au centre, les montures aux ailes, les tireurs derrière
offer-plan-left-hook = Crochet du gauche
offer-note-plan-left-hook = les montures ensemble à gauche
offer-plan-right-hook = Crochet du droit
offer-note-plan-right-hook = les montures ensemble à droite
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
event-first-drawn = Le sort désigne { $seat } comme premier joueur.
event-element-placed = { $seat-cap } pose { $element } de { $start } à { $end }.
event-objectives-placed = { $seat-cap } marque une paire d’objectifs : { $spaces }.
event-placing-declined = { $seat-cap } ne pose plus rien.
event-deployed = { $general ->
    [yes] { $seat-cap } déploie { $unit-some } en { $space }, avec le général.
   *[no] { $seat-cap } déploie { $unit-some } en { $space }.
}
event-turn-begun = Le tour { $turn } commence ; le premier joueur est { $first }.
event-pile-shuffled = { $count ->
    [0] Il n’y a pas de cartes à mélanger.
    [one] { $count } carte fait une nouvelle pioche.
   *[other] { $count } cartes mélangées font une nouvelle pioche.
}
event-hand-dealt = { $cards ->
    [none] { $count ->
        [one] { $seat-cap } prend { $count } carte.
       *[other] { $seat-cap } prend { $count } cartes.
    }
   *[other] { $seat-cap } prend { $cards }.
}
event-hand-kept = { $seat-cap } garde sa main.
event-hand-discarded = { $cards ->
    [none] { $seat-cap } n’a pas de carte à défausser pour une nouvelle main.
   *[other] { $seat-cap } défausse sa main pour une nouvelle : { $cards }.
}
event-bid-made = { $card ->
    [none] { $seat-cap } pose une mise face cachée.
   *[other] { $seat-cap } pose une mise face cachée : { $card }.
}
event-bids-shown = On révèle les mises. { $blue ->
    [none] Bleu n’en a pas
   *[other] Bleu a misé { $blue }
}, { $red ->
    [none] Rouge n’en a pas.
   *[other] Rouge { $red }.
}
event-tie-drawn = Égalité : { $seat } pioche { $card }.
event-initiative-won = { $seat-cap } a l’initiative, et décide qui commence.
event-first-stays = Rien ne les départage : { $seat } reste premier joueur.
event-first-chosen = { $seat-cap } choisit : le premier joueur de ce tour est { $first }.

event-moved = { $seat-cap } joue { $card } pour déplacer { $unit-the } de { $from } à { $to }.
event-hastened = { $seat-cap } lance Vigueur avec { $card } pour déplacer { $unit-the } de { $from } à { $to }.
event-left-field = { $vigour ->
    [yes] { $seat-cap } lance Vigueur avec { $card }
   *[no] { $seat-cap } joue { $card }
} { $general ->
    [yes] pour mener { $unit-the } de { $from } au-delà du bord opposé, avec le général.
   *[no] pour mener { $unit-the } de { $from } au-delà du bord opposé.
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
event-objective-razed = { $seat-cap } joue { $card } pour raser, avec { $unit-the }, l’objectif en { $space }.
event-card-burned = { $seat-cap } brûle { $card }.
event-card-lost = { $seat-cap } perd { $card } à cause de Confusion.

event-defence-drawn = { $drawn ->
    [0] { $seat-cap } ne pioche aucune carte pour { $unit-the } en { $space }
    [one] { $seat-cap } pioche { $drawn } carte pour { $unit-the } en { $space }
   *[other] { $seat-cap } pioche { $drawn } cartes pour { $unit-the } en { $space }
} ({ $type } pour son type{ $ground ->
    [0] {""}
    [-1] , -1 terrain
   *[other] , +{ $ground } terrain
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
event-blocked = { $seat-cap } tient { $space } avec { $unit-the }.
event-destroyed = { $general ->
    [yes] { $seat-cap } perd { $unit-the } en { $space }, et le général est mort.
   *[no] { $seat-cap } perd { $unit-the } en { $space }.
}
event-fled = { $seat-cap } fuit avec { $unit-the } de { $from } à { $to }.
event-retreated = { $seat-cap } se replie avec { $unit-the } de { $from } à { $to }.
event-stayed = { $seat-cap } reste en { $space } avec { $unit-the }.
event-pursued = { $seat-cap } poursuit avec { $unit-the } de { $from } à { $to }.
event-halted = { $seat-cap } ne poursuit pas avec { $unit-the } en { $space }.
event-recovered = { $seat-cap } peut de nouveau employer { $unit-the } en { $space } : la paralysie est finie.
event-turn-over = Le tour { $turn } est fini. Objectifs de Bleu : { $blue ->
    [none] aucun
   *[other] { $blue }
} ; de Rouge : { $red ->
    [none] aucun
   *[other] { $red }
}.
event-battle-ended = { $end }.

# Refus.
refusal-not-asked = Pas maintenant : { $asked }.
asked-army = il faut choisir une armée
asked-terrain = il faut poser un décor, ou y renoncer
asked-deploy = il faut déployer une unité
asked-redraw = il faut garder la main ou repiocher
asked-bid = il faut miser une carte
asked-first = il faut choisir le premier joueur
asked-action = il faut jouer une carte
asked-defend = il faut défendre une unité
asked-flee = une unité doit fuir
asked-retreat = une unité peut se replier, ou rester
asked-pursue = il faut dire si l’attaquant poursuit
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
refusal-army-fantasy = { $most } emplacements d’une armée au plus vont à des unités fantastiques.
refusal-army-strange-general = Le général n’est jamais dans une unité fantastique.
refusal-army-one-general = Une seule unité de l’armée, ni plus ni moins, accueille le général.
refusal-place-points = C’est plus que ce que vous pouvez encore poser : chaque camp pose deux éléments, et un élément de plus de quatre cases compte double.
refusal-place-supply = Il ne reste plus d’élément de ce genre.
refusal-place-half = Un élément tient tout entier sur le plateau et dans la moitié de qui le pose ; la rangée du milieu est aux deux.
refusal-place-overlap = Un élément ne chevauche ni un autre élément ni rien de ce qui est sur la carte.
refusal-objectives-half = Une paire d’objectifs se place dans la moitié de l’adversaire.
refusal-objectives-apart = Les deux objectifs d’une paire sont à cinq cases l’un de l’autre au moins, et sur des rangées différentes.
refusal-deploy-general = Le général n’est pas dans une unité de ce type, ou il est déjà déployé : { $unit }.
refusal-deploy-left = Il ne reste plus d’unité de ce type à déployer : { $unit }.
refusal-deploy-zone = { $space } n’est pas dans votre zone de déploiement.
refusal-deep-water = { $space } est en eau profonde.
refusal-space-taken = Il y a déjà une unité en { $space }.

refusal-no-own-unit = Vous n’avez pas d’unité en { $space }.
refusal-no-enemy = Il n’y a pas d’unité ennemie en { $space }.
refusal-paralysed = L’unité en { $space } est paralysée.
refusal-red-moves = Seules les cartes noires déplacent les unités, et { $card } est une carte rouge.
refusal-black-attacks = Seules les cartes rouges attaquent, et { $card } est une carte noire.
refusal-same-space = Un déplacement finit sur une autre case que celle du départ.
refusal-end-taken = Aucune unité ne peut finir en { $to } : la case est occupée, ou en eau profonde.
refusal-way-blocked = Le chemin vers { $to } est barré par des unités ou par l’eau profonde.
refusal-squeezed = Le chemin vers { $to } passe en diagonale entre deux cases occupées ou infranchissables.
refusal-slowed = Le chemin vers { $to } est trop rude : forêt, rocaille et eau peu profonde arrêtent le mouvement, et qui en part ne fait qu’un pas, dans la direction de la carte.
refusal-too-far = L’unité en { $space } n’arrive pas en { $to } : { $free ->
    [0] elle ne fait que { $ruled } pas, dans les directions de la carte.
    [one] elle fait { $free } pas libre, puis { $ruled } dans les directions de la carte.
   *[other] elle fait { $free } pas libres, puis { $ruled } dans les directions de la carte.
}
refusal-one-step = Vigueur déplace une unité d’une case, et { $to } n’est pas voisine.
refusal-off-board = Personne ne sort du plateau ici.
refusal-off-edge = L’unité en { $space } ne peut pas sortir : il faut un pas au-delà de la dernière rangée, dans une direction que la carte permet.
refusal-attack-direction = Avec { $card }, on n’attaque pas en direction de { $to } : carreau frappe tout droit, cœur en diagonale.
refusal-no-shooter = L’unité en { $space } ne tire pas, et { $to } n’est pas voisine.
refusal-shooter-engaged = L’unité en { $space } est engagée, elle ne peut donc pas tirer.
refusal-out-of-range = { $to } est hors de portée : l’unité tire à { $range ->
    [one] { $range } case
   *[other] { $range } cases
}.
refusal-no-sight = Il n’y a pas de ligne de vue de { $space } à { $to }.
refusal-raze-red = Seul Rouge rase des objectifs, et seulement dans l’attaque nocturne.
refusal-raze-objective = Il n’y a pas d’objectif à raser en { $space }.
refusal-raze-card = Un objectif se rase avec une carte rouge, et { $card } est une carte noire.

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
refusal-strange-general = L’unité en { $space } est fantastique, et le général n’y va jamais.
refusal-none-destroyed = Vous n’avez pas perdu d’unité de ce type : { $unit }.
refusal-portal-zone = Une unité revient dans votre zone de déploiement, et { $space } n’y est pas.
refusal-confusion-empty = L’autre main est vide.

refusal-no-red-defence = Au corps à corps, aucune carte rouge ne défend { $unit-the }.
refusal-no-black-defence = Aucune carte noire ne défend { $unit-the }.
refusal-no-red-block = Aucune carte rouge n’arrête un tir sur { $unit-the }.
refusal-hand-too-low = Une carte de la main défend si elle vaut au moins l’attaque, { $strength } : ce n’est pas le cas ici ({ $card }).
refusal-stay-general = Seule une unité avec son général peut rester au lieu de fuir.
refusal-flee-away = Au corps à corps, une unité fuit sur l’une des trois cases à l’opposé de l’attaquant, et { $to } n’en fait pas partie.
refusal-flee-home = Devant un tir, une unité fuit sur l’une des trois cases vers son bord, et { $to } n’en fait pas partie.
refusal-retreat-beside = Une unité se replie sur une case voisine, et { $to } n’en est pas une.

# Notation.
error-army-order = Après "army:", les types se suivent dans l’ordre de la liste des types.
error-army-general-first = Le "+" se place derrière la première unité de son type.
error-objectives-order = Les deux cases d’une paire d’objectifs vont dans l’ordre.

# Positions.
element-objectives = une paire d’objectifs
error-option-scenario = Il n’y a pas de scénario « { $value } ».
error-option-magic = La magie est en jeu ou non : true ou false.
error-option-fantasy = Les unités fantastiques sont en jeu ou non : true ou false.
error-option-jokers = Les jokers sont en jeu ou non : true ou false.
error-option-map = Il n’y a pas de carte « { $value } ».
error-unknown-map = Il n’y a pas de carte « { $map } ».
error-map-scenario = Le scénario { $scenario } a sa propre carte.
error-phase-not-loaded = Seules des positions en phase "action" peuvent être chargées.
error-phase-scenario = On ne pose du décor que dans une bataille rangée.
error-position-turn = Dans cette phase, le tour va de { $least } à { $most }.
error-position-first = Le premier joueur est connu dès que le sort l’a désigné, pas avant.
error-not-in-phase = { $field } n’a pas de sens dans cette phase.
error-needed-in-phase = Cette phase demande { $field }.
error-position-result = Aucune partie ne finit ainsi.
error-position-actor = Dans cette phase, c’est à un autre d’agir.
error-actor-no-card = On demande une carte { $seat-to }, qui n’en a pas.
error-position-draw = On ne pioche pas ainsi.
error-position-fight = Ce n’est pas un combat entre deux ennemis à portée l’un de l’autre, dont l’un doit répondre.
error-listed-twice = { $field } cite quelque chose deux fois.

error-units-space = Deux unités occupent { $space }.
error-units-deep = { $space } est en eau profonde, où aucune unité ne peut être.
error-units-places = Une armée a { $most } emplacements, et deux hordes en partagent un.
error-units-fantasy = Cette partie n’a pas d’unités fantastiques.
error-units-fantasy-places = { $most } emplacements d’une armée au plus sont des unités fantastiques.
error-general-fantasy = Un général n’est jamais dans une unité fantastique.
error-generals = Il y a un seul général { $seat-of }, vivant ou mort.
error-position-army = Ce que { $seat } a déployé et ce qui lui reste ne font pas une armée.
error-not-deployed = Aucune unité n’est déployée dans cette phase.
error-points-left = Il peut rester de 0 à { $most } éléments à poser.
error-left-scenario = Les unités ne sortent du plateau que dans une embuscade.
error-left-side = Seules les unités de Bleu sortent du plateau.
error-razed-scenario = On ne rase des objectifs que dans une attaque nocturne.
error-razed-space = Il n’y a pas d’objectif à raser en « { $space } ».
error-aims-reached = { $field } dit que la partie est finie.
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
error-elements-at = « { $at } » n’est pas une place pour { $element }.
error-elements-half = Depuis { $at }, { $element } ne tient pas dans une moitié du plateau, ou pas dans la bonne.
error-elements-apart = Les deux objectifs en { $at } doivent être à cinq cases l’un de l’autre au moins, et pas sur une même rangée.
error-elements-overlap = Depuis { $at }, { $element } chevauche autre chose.

# Cartes du terrain.
error-map-unknown-key = Il n’y a pas de rubrique « { $key } ».
error-map-key-twice = La rubrique « { $key } » figure deux fois.
error-map-too-many-rows = Une carte a sept rangées, et celle-ci est de trop.
error-map-rows = Une carte a sept rangées, et celle-ci en a { $found }.
error-map-row-label = C’est la rangée { $expected } : les rangées vont de 7 à 1.
error-map-cell = « { $cell } » n’est pas un signe de terrain.
error-map-columns = La rangée { $row } a { $found } cases au lieu de onze.
error-map-objective = Les objectifs sont posés par les joueurs, pas par cette carte.
error-map-hill = Il faut { $least } cases à la colline, et elle en a { $found }.
error-map-zone-rows = La zone « { $zone } » est dans les rangées { $first } à { $last }.
error-map-zone-room = Il faut { $least } cases à la zone « { $zone } », et elle en a { $found }.
error-map-cut-off = Aucun chemin ne mène de { $space } à la colline.

# Dessins.
board-name-standard = La colline standard
board-name-king-of-the-woods = Les bois
board-name-ambush = Le bois à traverser
board-name-night-attack = Le camp au bord du lac

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
objective-short-razed = rasé

piece = { $general ->
    [yes] { $seat } : { $unit } *
   *[no] { $seat } : { $unit }
}

diagram-turn = { $turn ->
    [0] Avant la bataille
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
chart-shallow = eau peu profonde
chart-deep = eau profonde
chart-road = route
chart-rocks = terrain rocailleux
chart-goal = objectif à raser
chart-zone-blue = où Bleu se déploie
chart-zone-red = où Rouge se déploie
fact-scenarios = Scénarios
fact-hill = Cases de colline
fact-forests = Forêts
