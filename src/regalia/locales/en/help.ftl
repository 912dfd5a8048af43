# The help page, around the texts of each game.

howto-operate = In a game, choose a piece to see where it can go. If a move is not allowed, you are told which rule forbids it. You can also play with the keyboard: use the arrow keys and Enter.
credits-title = Credits
credits-regalia = Regalia is an unofficial implementation with its own texts and artwork. It is not affiliated with the authors or publishers.

tour-done = Start playing

# The rules.
rules-title = All rules
rules-note = If a move is not allowed, you are told which of these rules forbids it.
rules-note-rulings = Rules marked “our ruling” are ours: the printed rules leave a gap there.
rules-ruling = our ruling
