# King & Assassins: options of a new match.

new-crystal = Aussortierte Rundenkarte
new-own-board-how-king-and-assassins = Zehn Zeilen mit zehn Zeichen, # für ein Dach und . für eine Straße; dann Zeilen wie „king: j1“, „knights: d9 …“, „citizens: h9 …“ und „gates: c8 exit north“.
