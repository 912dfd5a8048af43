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
