# The match page: its tabs and the action bar.

layout-tabs = Vues de la partie
layout-turn = Tour
layout-details = Détails
layout-not-your-turn = Ce n’est pas votre tour.
layout-no-undo = Rien ne peut être annulé maintenant.
