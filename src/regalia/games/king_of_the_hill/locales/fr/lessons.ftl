# Lessons: titles, remarks of their steps, and remarks about wrong answers.


lesson-king-of-the-hill-black-cards-title = Les cartes noires déplacent
lesson-king-of-the-hill-black-cards-1 = Les cartes noires déplacent. Trèfle : les fantassins font une case libre, puis une case horizontale ou verticale. Jouez le 5 de trèfle : de d2 en d4.
lesson-king-of-the-hill-black-cards-1-wrong = Cela ne fait que défausser la carte. Servez-vous-en pour vous déplacer.
lesson-king-of-the-hill-black-cards-1-wrong-2 = Essayez le 5 de trèfle avec les fantassins en d2 : allez en d4.
lesson-king-of-the-hill-black-cards-2 = Chacun joue une carte à son tour. Pique : la dernière case est en diagonale. Les cavaliers ont d’abord deux cases libres. Jouez le 7 de pique : de g2 en f5.
lesson-king-of-the-hill-black-cards-2-wrong = Cela ne fait que défausser la carte. Servez-vous-en pour vous déplacer.
lesson-king-of-the-hill-black-cards-2-wrong-2 = Jouez le 7 de pique avec les cavaliers : en f5.
lesson-king-of-the-hill-black-cards-3 = Les cavaliers sont adjacents à l’ennemi en e6 : les deux unités sont engagées. Amenez du renfort avec le 9 de trèfle : de d4 en d5 ou d6.
lesson-king-of-the-hill-black-cards-3-wrong = Cela ne fait que défausser la carte. Servez-vous-en pour vous déplacer.
lesson-king-of-the-hill-black-cards-3-wrong-2 = Amenez les fantassins à côté de l’ennemi en e6.
lesson-king-of-the-hill-black-cards-done = Deux de vos unités en affrontent une : cela compte en attaque comme en défense. La leçon suivante montre l’attaque.

lesson-king-of-the-hill-red-cards-title = Les cartes rouges attaquent
lesson-king-of-the-hill-red-cards-1 = Les cartes rouges attaquent : carreau horizontalement ou verticalement, cœur en diagonale. Votre appui en c5 enlève une carte au défenseur. Attaquez d5 : 9 de carreau.
lesson-king-of-the-hill-red-cards-2 = La carte piochée était trop faible : l’unité est détruite. Vous pouvez occuper sa case. Poursuivez.
lesson-king-of-the-hill-red-cards-3 = Vous êtes attaqué avec un 8 et avez pioché. Une rouge au moins égale bloque, une noire fait fuir. Choisissez le roi de carreau.
lesson-king-of-the-hill-red-cards-4 = Bloqué ! Les cartes piochées sont gratuites, une carte de la main compte comme votre action. Ripostez en diagonale : dame de cœur sur e6.
lesson-king-of-the-hill-red-cards-wrong = Dans cette leçon, jouez ce que demande la consigne.
lesson-king-of-the-hill-red-cards-done = Attaquez avec du renfort et gardez une carte forte pour la défense.

lesson-king-of-the-hill-shooting-title = Le tir et la fuite
lesson-king-of-the-hill-shooting-1 = La colline bloque la ligne de vue de d2 à d6, mais pas depuis la colline. Amenez les tireurs en d3 avec le 6 de trèfle.
lesson-king-of-the-hill-shooting-2 = Toute carte rouge permet de tirer ; seule sa valeur compte. Tirez sur d6 avec le 9 de cœur.
lesson-king-of-the-hill-shooting-3 = Une carte noire l’a sauvée : elle a fui vers son bord. À quatre cases, elle reste à portée. Tirez encore : valet de carreau.
lesson-king-of-the-hill-shooting-wrong = Dans cette leçon, jouez ce que demande la consigne.
lesson-king-of-the-hill-shooting-done = Les tireurs tirent avec toute carte rouge, à quatre cases, s’ils ne sont pas engagés. La hauteur ouvre la ligne de vue.

lesson-king-of-the-hill-the-hill-title = La colline décide
lesson-king-of-the-hill-the-hill-1 = Deux objectifs à la fin d’un tour : plus d’unités que l’ennemi sur la colline, au moins trois, ou son général mort. Attaquez l’ennemi en g5.
lesson-king-of-the-hill-the-hill-2 = La colline est à vous seul. Restez ou poursuivez : les deux cases sont sur la colline.
lesson-king-of-the-hill-the-hill-3 = Deux de vos unités sont sur la colline. Avec votre dernière carte, amenez la troisième : 7 de trèfle, de c2 en d3.
lesson-king-of-the-hill-the-hill-wrong = Dans cette leçon, jouez ce que demande la consigne.
lesson-king-of-the-hill-the-hill-done = Une victoire dès le premier tour ! Comptez la colline pour les deux camps avant les dernières cartes.

lesson-king-of-the-hill-magic-title = La magie
lesson-king-of-the-hill-magic-1 = Avec la magie, une carte peut être un sort. Rouge de 2 à 10 : vigueur, une case dans n’importe quelle direction. 4 de carreau : de c2 en c3.
lesson-king-of-the-hill-magic-2 = Noire de 2 à 10 : foudre. Elle attaque n’importe quel ennemi, qui pioche deux cartes de plus. Attaquez f6 avec le 10 de pique.
lesson-king-of-the-hill-magic-3 = Valet, dame ou roi noir : confusion. L’adversaire perd une carte au hasard et vous rejouez. Jouez le roi de trèfle.
lesson-king-of-the-hill-magic-wrong = Dans cette leçon, jouez ce que demande la consigne.
lesson-king-of-the-hill-magic-done = Les figures rouges déplacent votre général, l’as rouge ramène une unité, l’as noir paralyse. L’aide décrit tous les sorts.
