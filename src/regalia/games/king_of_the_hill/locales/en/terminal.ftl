# King of the Hill: playing at the terminal.

# Prompts and help.
welcome-king-of-the-hill = King of the Hill. Two armies fight for a hill with playing cards. Black cards move, red cards attack, and you can’t see your opponent’s hand.
option-king-of-the-hill-scenario = Which scenario?
option-king-of-the-hill-scenario-introduction = Introduction: infantry, cavalry and archers on the standard map; best for a first game
option-king-of-the-hill-scenario-pitched-battle = Pitched battle: you place terrain; fantasy units and magic
option-king-of-the-hill-scenario-king-of-the-woods = King of the Woods: no hill, three forests to hold; fantasy units and magic
option-king-of-the-hill-scenario-ambush = Ambush: blue crosses a forest where red lies in wait; fantasy units and magic
option-king-of-the-hill-scenario-night-attack = Night attack: red tries to raze blue’s camp; fantasy units and magic
option-king-of-the-hill-scenario-random = Random: choose your army before you know the scenario; one of the last four is drawn
hint-king-of-the-hill-army = Choose an army by number, or name seven units with + for the general:  army inf+ 2inf 2cav 2arch
hint-king-of-the-hill-terrain = { $offered ->
    [0] Place terrain, such as  { $example }, or  decline  to place no more.
   *[other] Place terrain by number or by hand, such as  { $example }, or  decline  to place no more.
}
hint-king-of-the-hill-deploy = { $offered ->
    [0] Deploy a unit, such as  { $example }
   *[other] Choose a formation by number to deploy all your units, or deploy one unit, such as  { $example }
}
hint-king-of-the-hill-redraw = Keep your hand, or redraw: draw eight new cards, once per round.
hint-king-of-the-hill-bid = Bid a card for initiative, such as  { $example }. The higher card decides who goes first. Both cards are discarded.
hint-king-of-the-hill-first = Choose who goes first this round.
hint-king-of-the-hill-action = Play a card, such as  { $example }. Other commands: moves, moves { $space }, burn, ? for help.
hint-king-of-the-hill-defend = Defend with a drawn card or with a card from your hand, or yield.
hint-king-of-the-hill-flee = The unit flees. Choose a space.
hint-king-of-the-hill-retreat = The unit may retreat to an adjacent space, or stay.
hint-king-of-the-hill-pursue = Pursue into the empty space, or halt.
help-king-of-the-hill = What you can do (cards are 2 to 9, T, J, Q, K, A with C, D, H, S; jokers are ** and take any suit: *C):
      5C c2-c4         a black card moves a unit: free steps, then card steps (clubs straight, spades diagonally)
      KH c2xd3         a red card attacks or shoots: diamonds straight, hearts diagonally, shots in any direction
      4D burn          discard a card without effect
      keep, redraw     keep your hand, or draw eight new cards
      bid 9S           bid for initiative;  first blue  decides who goes first
      draw QS, hand KD, yield      defend with a drawn card, with a card from your hand, or not at all
      flee d6, retreat d6, stay    where a defender goes;  pursue, halt  for the attacker
    Magic, if it is on (jokers can’t cast spells):
      4D vigour c2-c3        red 2 to 10: one step          9S lightning f6    black 2 to 10: a shot
      QH teleport e2         red J, Q, K: move the general  JC confusion       black J, Q, K: opponent loses a card
      AH portal cavalry a1   red ace: a unit returns        AS paralysis f6    black ace: lasts two actions
      5C c6-off              in the ambush, blue leaves the board by the far edge
      4D raze c2             in the night attack, red razes the camp
    A number chooses one of the offers. You can type lower-case letters and leave out what is clear.

# Letters of the notation, the same in every language.
unit-short-infantry = in
unit-short-cavalry = ca
unit-short-archers = ar
unit-short-artillery = at
unit-short-beasts = be
unit-short-light-cavalry = lc
unit-short-chariots = ch
unit-short-elite-infantry = ei
unit-short-monstrous-infantry = mi
unit-short-horde = ho
unit-short-land-monster = lm
unit-short-flying-monster = fm
unit-short-flyers = fl

# Diagrams of a position.
objective-short-general = general
objective-short-hill-more = majority
objective-short-hill-three = three
objective-short-pair = pair
objective-short-forest = forest
objective-short-general-out = general out
objective-short-three-out = three out
objective-short-razed = razed

piece = { $general ->
    [yes] { $seat } { $unit } *
   *[no] { $seat } { $unit }
}

diagram-turn = { $turn ->
    [0] Setup
   *[other] Round { $turn } of { $turns }
}
diagram-asked = { $seat ->
    [none] Now { $asked }.
   *[other] { $seat-cap }: { $asked }.
}
diagram-side = { $seat }
diagram-pile = draw pile { $pile }  discard { $discard }
diagram-first = first player
diagram-bid = bid made
diagram-hand-size = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
diagram-points = { $count ->
    [0] can place no more terrain
   *[other] can place { $count } more
}
diagram-reserve = to deploy: { $units }
diagram-lost = lost { $units }
diagram-out = off board { $units }
diagram-hand = { $seat } hand
diagram-known = { $seat } holds
diagram-bids = { $seat } bids { $card }
diagram-drawn = drawn
diagram-fight = { $kind ->
    [close] Attack of strength { $strength }: the { $by } on { $start } against { $to }
    [shot] Shot of strength { $strength }: the { $by } on { $start } at { $to }
   *[lightning] Lightning of strength { $strength } on { $to }
}{ $unit ->
    [none] .
   *[other] , the { $unit }.
}

# Diagrams of a map.
chart-hill = the hill
chart-summit = the hill, upper level
chart-forest = forest
chart-shallow = shallow water
chart-deep = deep water
chart-road = road
chart-rocks = rocks
chart-goal = objective to raze
chart-zone-blue = blue’s deployment zone
chart-zone-red = red’s deployment zone
fact-scenarios = Scenarios
fact-hill = Hill spaces
fact-forests = Forests
