# King & Assassins: options of a new match.

new-crystal = Карта, убранная из колоды
new-own-board-how-king-and-assassins = Десять строк по десять знаков: # — крыша, . — улица; затем строки вида «king: j1», «knights: d9 …», «citizens: h9 …» и «gates: c8 exit north».
