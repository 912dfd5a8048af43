# King & Assassins: playing at the terminal.

# Prompts and help.
welcome-king-and-assassins = King & Assassins. The king has to reach his castle through the streets. Three of the twelve citizens are assassins, and only the assassin player knows which.
hint-king-and-assassins-pick = Pick your three assassins by name or by their letters, such as  pick mo fa bu
hint-king-and-assassins-start = Choose the king’s starting space, such as  { $example }
hint-king-and-assassins-turn = Your move, such as { $example }. Other commands: moves, moves { $space }, undo, end, ? for help.
help-king-and-assassins = What you can do:
      i2h2     move: step, climb or descend; a knight shoves anyone in the way
      d5=d6    a knight captures a citizen, if the card shows fetters
      d5xd6    attack: a knight attacks a revealed assassin; an assassin attacks a knight or the king
      !d6      reveal the assassin on d6
      c8*      the king enters the castle from the gate c8
      end      end the turn
      pick monk farmer butcher    pick the assassins
      start j1                    choose the king’s starting space

# Letters of the notation, the same in every language.
citizen-short-monk = Mo
citizen-short-plumwoman = Pl
citizen-short-appleman = Ap
citizen-short-courtesan = Co
citizen-short-fishwoman = Fi
citizen-short-butcher = Bu
citizen-short-blacksmith = Bl
citizen-short-shepherd = Sh
citizen-short-squire = Sq
citizen-short-carpenter = Ca
citizen-short-witchhunter = Wi
citizen-short-farmer = Fa

# Diagrams of a position.
diagram-no-card = { $rounds } rounds to play: { $phase }
diagram-round = Round { $round } of { $rounds }: { $phase }
diagram-card = card { $card }
diagram-fetters = { $used ->
    [yes] fetters used
   *[no] fetters
}
diagram-king = king { $left }/{ $most }
diagram-knights = knights { $left }/{ $most }
diagram-assassins = assassins { $left }/{ $most }
diagram-wounds = wounds { $wounds }/2
diagram-hidden = assassin
diagram-revealed = revealed
diagram-captured = captured
diagram-captured-assassin = captured, assassin
diagram-eliminated = eliminated

# Diagrams of a board.
chart-king = [K]  the king’s starting space
chart-kings = K?   a possible starting space of the king
chart-knight = KN   a knight
chart-around = kn   a knight around that starting space
chart-citizen = o    a citizen
chart-gate = { $arrow }{ $arrow }   a gate into the castle
chart-roof = ▒▒   a roof
fact-kings = King starts on
fact-gates = Gates
fact-rounds = Rounds
