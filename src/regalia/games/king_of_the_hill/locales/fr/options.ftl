# King of the Hill: options of a new match.

# Scenarios.
new-scenario = Scénario
scenario-note-introduction = La colline sans autre décor et trois types d’unités : idéal pour débuter.
scenario-note-pitched-battle = Vous posez d’abord le décor (forêts, lac, route…) autour de la colline.
scenario-note-king-of-the-woods = Pas de colline, mais trois forêts à tenir.
scenario-note-ambush = Bleu doit traverser la forêt où Rouge l’attend.
scenario-note-night-attack = Rouge tente de détruire le campement de Bleu, au bord du lac.
scenario-note-random = Vous choisissez d’abord votre armée. Puis on tire au sort l’un des quatre scénarios avec magie.
map-reconstruction = Les plateaux sont nos reconstitutions : les règles ne les montrent qu’en images.

# Further options.
new-magic = Magie
new-fantasy = Unités fantastiques
new-jokers = Jokers
new-terrain = Décor
new-magic-note = Les cartes peuvent aussi lancer des sorts.
new-fantasy-note = Monstres, créatures volantes, chars et autres.
new-jokers-note = Deux cartes de plus, de la couleur de votre choix.
new-terrain-note = Les joueurs posent du décor avant le déploiement.
new-own-board-how-king-of-the-hill = Sept lignes de onze caractères : . terrain découvert, 1 et 2 colline, F forêt, s lac peu profond et ~ lac profond, + route, k terrain rocailleux, b et r zones de déploiement.
