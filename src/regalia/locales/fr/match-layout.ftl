# The match page: its tabs and the action bar.

layout-tabs = Vues de la partie
layout-turn = Tour
layout-details = Détails
layout-not-your-turn = Ce n’est pas votre tour.
layout-no-undo = Rien ne peut être annulé maintenant.
inspect-hint = Laissez le pointeur ou le doigt sur une pièce, une carte ou une icône, ou appuyez sur I : vous verrez ce que c’est et ce qu’on peut en faire.
inspect-help = Règles et aide
