# King & Assassins: options of a new match.

new-crystal = Carte retirée
new-own-board-how-king-and-assassins = Dix lignes de dix caractères, # pour un toit et . pour une rue ; puis des lignes comme « king: j1 », « knights: d9 … », « citizens: h9 … » et « gates: c8 exit north ».
