# The help page, around the texts of each game.

howto-operate = En jeu, sélectionnez une pièce : les cases accessibles s’éclairent. Si un coup est interdit, la règle en cause est indiquée. Tout peut se faire au clavier, avec les flèches et la touche Entrée.
credits-title = Crédits
credits-regalia = Regalia est une adaptation non officielle, avec ses propres textes et dessins, sans lien avec les auteurs ni les éditeurs.

tour-done = À moi de jouer

# The rules.
rules-title = Les règles, une à une
rules-note = Quand un coup est refusé, le numéro de la règle en cause est indiqué.
rules-note-rulings = Les règles marquées « notre interprétation » sont de nous : les règles imprimées n’y disent rien.
rules-ruling = notre interprétation
