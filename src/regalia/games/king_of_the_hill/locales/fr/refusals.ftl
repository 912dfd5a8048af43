# King of the Hill: refusals of illegal actions.

refusal-not-asked = Pas maintenant : { $asked }.
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
