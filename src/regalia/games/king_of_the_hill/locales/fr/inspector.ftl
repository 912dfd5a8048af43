# King of the Hill: the inspector.

# Units.
inspect-free = Cases libres
inspect-ruled = Cases selon la carte
inspect-close = Défense au corps à corps
inspect-shot = Défense contre un tir
inspect-range = Portée
inspect-penalty = Défense de sa cible
inspect-flies = Vole
inspect-yes = oui
inspect-general = La couronne signale le général. Si cette unité est détruite, le général est mort.
inspect-engaged = Épées croisées : cette unité est engagée avec un ennemi en { $spaces }. Une unité engagée ne peut pas tirer.
inspect-paralysed = Paralysée : cette unité ne peut pas agir.

# Reach by suit.
inspect-reach-C = ♣︎ déplace
inspect-reach-S = ♠︎ déplace
inspect-reach-D = ♦︎ attaque
inspect-reach-H = ♥︎ attaque

# Terrain.
inspect-cover = Cartes de défense
inspect-stops = Interrompt le mouvement
inspect-hides = Bloque la ligne de vue
inspect-impassable = Infranchissable
inspect-level = Niveau
inspect-stands-on = Décor : { $ground }

# Cards.
inspect-order = De faible à fort
inspect-now = Possible maintenant
inspect-ace = L’as est la plus forte.
inspect-joker = Vous choisissez la couleur du joker : noir, il déplace ; rouge, il attaque. Il vaut un as et ne lance aucun sort.
inspect-burn = Une carte défaussée n’a pas d’effet. C’est votre action : vous attendez et laissez agir l’adversaire.
inspect-pile = Pioche
inspect-pile-note = Les cartes de défense y sont piochées.
inspect-round = Tour
inspect-round-note = Un tour finit quand les deux mains sont vides. Chaque camp compte alors ses objectifs : la partie peut finir avant le tour 7.

# Players.
inspect-units = Unités sur le plateau
inspect-lost = Unités détruites
inspect-hand = Cartes en main
inspect-on-hill = Unités sur la colline
