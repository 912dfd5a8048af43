# King & Assassins: options of a new match.

new-crystal = Removed card (crystal)
new-own-board-how-king-and-assassins = Ten lines of ten characters: # is a roof, . is a street. Then add lines such as “king: j1”, “knights: d9 …”, “citizens: h9 …” and “gates: c8 exit north”.
