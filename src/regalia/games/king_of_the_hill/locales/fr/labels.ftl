# King of the Hill: labels that every page may show.

game-king-of-the-hill = King of the Hill
home-king-of-the-hill = Deux armées, une colline, un jeu de cartes : les noires déplacent, les rouges attaquent.

# Sides and scenarios in lists.
side-blue = Bleu
side-red = Rouge
scenario-introduction = Introduction
scenario-pitched-battle = Bataille rangée
scenario-king-of-the-woods = King of the Woods
scenario-ambush = Embuscade
scenario-night-attack = Attaque nocturne
scenario-random = Scénario au hasard
