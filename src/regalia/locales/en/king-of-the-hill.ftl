# King of the Hill: names, events, refusals, and what can be wrong with a map or a position.

# Names.
seat-blue = blue
    .cap = Blue
    .short = blue
seat-red = red
    .cap = Red
    .short = red
winner-blue = Blue has won
winner-red = Red has won

unit-infantry = infantry
    .some = infantry
unit-cavalry = cavalry
    .some = cavalry
unit-archers = archers
    .some = archers
unit-artillery = artillery
    .some = artillery
unit-beasts = beasts
    .some = beasts
unit-light-cavalry = light cavalry
    .some = light cavalry
unit-chariots = chariots
    .some = chariots
unit-elite-infantry = elite infantry
    .some = elite infantry
unit-monstrous-infantry = monstrous infantry
    .some = monstrous infantry
unit-horde = horde
    .some = a horde
unit-land-monster = land monster
    .some = a land monster
unit-flying-monster = flying monster
    .some = a flying monster
unit-flyers = flyers
    .some = flyers

element-lake-deep = a deep lake
element-lake-shallow = a shallow lake
element-road = the road
element-rocks = rocks
element-forest-small = a small forest
element-forest-long = a long forest
element-forest-great = the great forest

objective-general = the enemy general is dead
objective-hill-more = more units on the hill
objective-hill-three = at least three (or all) units on the hill
objective-pair = a unit on both of its objective markers
objective-forest = a forest
objective-general-out = the general has left the board
objective-three-out = three units have left the board
objective-razed = one objective razed

reason-KH-14-1 = decided by objectives
reason-KH-15-4 = decided by the units that left the board
reason-KH-15-5 = decided by the objectives razed
end-KH-14-1-blue = Blue has won: it holds two objectives, and red does not
end-KH-14-1-red = Red has won: it holds two objectives, and blue does not
end-KH-14-1-none = A draw: seven rounds are over, and neither side alone holds two objectives
end-KH-15-4-blue = Blue has won: three or more units, the general’s among them, left the board
end-KH-15-4-red = Red has won: blue has reached neither of its two goals
end-KH-15-4-none = A draw: blue has reached only one of its two goals
end-KH-15-5-blue = Blue has won: both objectives in the camp are still standing
end-KH-15-5-red = Red has won: both objectives in the camp have been razed
end-KH-15-5-none = A draw: only one objective in the camp has been razed
offer-army-balanced = Balanced
offer-note-army-balanced = some of each: solid everywhere, and good for learning
offer-army-wall = The wall
offer-note-army-wall = five infantry units to hold the hill, archers to cover the open ground
offer-army-riders = Riders
offer-note-army-riders = first on the hill, and quick to leave it
offer-army-bowmen = Bowmen
offer-note-army-bowmen = four archer units with overlapping fire; keep the enemy at a distance
offer-army-hammer = Hammer and anvil
offer-note-army-hammer = infantry holds, cavalry attacks from the flank; no shooters
offer-army-skirmishers = Skirmishers
offer-note-army-skirmishers = shoot, ride away, come back
offer-army-dragon = The dragon
offer-note-army-dragon = a flying monster: its targets draw two cards fewer
offer-army-siege = Siege
offer-note-army-siege = two artillery units with the longest range, and a wall of infantry in front
offer-army-swarm = The swarm
offer-note-army-swarm = nine units, four of them hordes: strength in numbers
offer-army-giants = Giants
offer-note-army-giants = a land monster and monstrous infantry that break through any line
offer-army-hunt = The wild hunt
offer-note-army-hunt = beasts and flyers, the fastest units of all
offer-army-chariots = Chariots
offer-note-army-chariots = a charge across open ground; avoid forests
offer-army-guard = The guard
offer-note-army-guard = elite infantry: attacks hard, but drawn black cards don’t save it
offer-army-outriders = Outriders
offer-note-army-outriders = light cavalry that shoots from the flanks

offer-layout-open = Open ground
offer-note-layout-open = place nothing
offer-layout-woods = Two small forests
offer-note-layout-woods = cover on both sides of the hill
offer-layout-great-wood = The great forest
offer-note-layout-great-wood = a whole flank in cover
offer-layout-long-wood = The long forest
offer-note-layout-long-wood = cover on one flank
offer-layout-lake = A deep lake
offer-note-layout-lake = blocks one flank for all but flying units
offer-layout-marsh = A marsh
offer-note-layout-marsh = shallow water: slow, and bad for defence
offer-layout-rocks = Rocks
offer-note-layout-rocks = some cover on both sides; doesn’t block the line of sight
offer-layout-road = A road
offer-note-layout-road = a fast way forward on one flank, rocks on the other
offer-layout-raid = A raid
offer-note-layout-raid = a pair of objectives in the enemy’s half, and a forest to start from

offer-plan-line = In line
offer-note-plan-line = infantry in the centre, cavalry on the wings, shooters behind
offer-plan-left-hook = Left hook
offer-note-plan-left-hook = all cavalry on the left
offer-plan-right-hook = Right hook
offer-note-plan-right-hook = all cavalry on the right
offer-plan-two-wings = Two wings
offer-note-plan-two-wings = units on both wings, the centre left open

card-2C = the two of clubs
card-3C = the three of clubs
card-4C = the four of clubs
card-5C = the five of clubs
card-6C = the six of clubs
card-7C = the seven of clubs
card-8C = the eight of clubs
card-9C = the nine of clubs
card-TC = the ten of clubs
card-JC = the jack of clubs
card-QC = the queen of clubs
card-KC = the king of clubs
card-AC = the ace of clubs
card-2D = the two of diamonds
card-3D = the three of diamonds
card-4D = the four of diamonds
card-5D = the five of diamonds
card-6D = the six of diamonds
card-7D = the seven of diamonds
card-8D = the eight of diamonds
card-9D = the nine of diamonds
card-TD = the ten of diamonds
card-JD = the jack of diamonds
card-QD = the queen of diamonds
card-KD = the king of diamonds
card-AD = the ace of diamonds
card-2H = the two of hearts
card-3H = the three of hearts
card-4H = the four of hearts
card-5H = the five of hearts
card-6H = the six of hearts
card-7H = the seven of hearts
card-8H = the eight of hearts
card-9H = the nine of hearts
card-TH = the ten of hearts
card-JH = the jack of hearts
card-QH = the queen of hearts
card-KH = the king of hearts
card-AH = the ace of hearts
card-2S = the two of spades
card-3S = the three of spades
card-4S = the four of spades
card-5S = the five of spades
card-6S = the six of spades
card-7S = the seven of spades
card-8S = the eight of spades
card-9S = the nine of spades
card-TS = the ten of spades
card-JS = the jack of spades
card-QS = the queen of spades
card-KS = the king of spades
card-AS = the ace of spades
card-joker = a joker
card-joker-C = a joker as clubs
card-joker-D = a joker as diamonds
card-joker-H = a joker as hearts
card-joker-S = a joker as spades

# Events.
event-army-chosen = { $army ->
    [none] { $seat-cap } has chosen an army.
   *[other] { $seat-cap } has chosen an army: { $army }. The general is with the { $general }.
}
event-first-drawn = { $seat-cap } is drawn at random as first player.
event-element-placed = { $seat-cap } places { $element } from { $start } to { $end }.
event-objectives-placed = { $seat-cap } places a pair of objectives: { $spaces }.
event-placing-declined = { $seat-cap } places no more terrain.
event-deployed = { $general ->
    [yes] { $seat-cap } deploys { $unit-some } on { $space }, with the general.
   *[no] { $seat-cap } deploys { $unit-some } on { $space }.
}
event-turn-begun = Round { $turn } starts.
event-pile-shuffled = { $count ->
    [0] There are no cards to shuffle.
    [one] One card becomes the new draw pile.
   *[other] { $count } cards are shuffled into a new draw pile.
}
event-hand-dealt = { $cards ->
    [none] { $count ->
        [one] { $seat-cap } draws one card.
       *[other] { $seat-cap } draws { $count } cards.
    }
   *[other] { $seat-cap } draws { $cards }.
}
event-hand-kept = { $seat-cap } keeps its hand.
event-hand-discarded = { $cards ->
    [none] { $seat-cap } has no cards to discard for a new hand.
   *[other] { $seat-cap } discards its hand for a new one: { $cards }.
}
event-bid-made = { $card ->
    [none] { $seat-cap } bids a card face down.
   *[other] { $seat-cap } bids a card face down: { $card }.
}
event-bids-shown = The bids are revealed. { $blue ->
    [none] Blue made no bid
   *[other] Blue bid { $blue }
}, { $red ->
    [none] red made none.
   *[other] red bid { $red }.
}
event-tie-drawn = A tie: { $seat } draws { $card }.
event-initiative-won = { $seat-cap } wins the bid and decides who goes first.
event-first-stays = The bids decide nothing: { $seat } stays first player.
event-first-chosen = { $seat-cap } decides: { $first } goes first this round.

event-moved = { $seat-cap } plays { $card } to move the { $unit } from { $from } to { $to }.
event-hastened = { $seat-cap } casts vigour with { $card } to move the { $unit } from { $from } to { $to }.
event-left-field = { $vigour ->
    [yes] { $seat-cap } casts vigour with { $card }
   *[no] { $seat-cap } plays { $card }
} { $general ->
    [yes] to move the { $unit } from { $from } off the board, with the general.
   *[no] to move the { $unit } from { $from } off the board.
}
event-attacked = { $counter ->
    [yes] { $seat-cap } plays { $card } to counter-attack the { $target } on { $to } with the { $unit } on { $from }.
   *[no] { $seat-cap } plays { $card } to attack the { $target } on { $to } with the { $unit } on { $from }.
}
event-shot-at = { $seat-cap } plays { $card } to shoot at the { $target } on { $to } with the { $unit } on { $from }.
event-lightning-cast = { $seat-cap } casts lightning with { $card } at the { $target } on { $to }.
event-general-teleported = { $seat-cap } casts teleport with { $card }: the general moves from { $from } to the { $unit } on { $to }.
event-unit-returned = { $seat-cap } casts portal with { $card } to bring back { $unit-some } on { $space }.
event-confusion-cast = { $seat-cap } casts confusion with { $card }.
event-paralysis-cast = { $seat-cap } casts paralysis with { $card } on the { $target } on { $to }.
event-objective-razed = { $seat-cap } plays { $card } to raze the objective on { $space } with the { $unit } there.
event-card-burned = { $seat-cap } burns { $card }.
event-card-lost = { $seat-cap } loses { $card } to confusion.

event-defence-drawn = { $drawn ->
    [0] { $seat-cap } draws no cards for the { $unit } on { $space }
    [one] { $seat-cap } draws one card for the { $unit } on { $space }
   *[other] { $seat-cap } draws { $drawn } cards for the { $unit } on { $space }
} ({ $type } base{ $ground ->
    [0] {""}
    [-1] , -1 terrain
   *[other] , +{ $ground } terrain
}{ $leader ->
    [0] {""}
   *[other] , +{ $leader } own general
}{ $friends ->
    [0] {""}
   *[other] , +{ $friends } support
}{ $foes ->
    [0] {""}
   *[other] , { $foes } other enemies
}{ $enemy-leader ->
    [0] {""}
   *[other] , { $enemy-leader } enemy general
}{ $trait ->
    [0] {""}
   *[other] , { $trait } attacker’s type
}{ $crossfire ->
    [0] {""}
   *[other] , { $crossfire } second shooter
}{ $lightning ->
    [0] {""}
   *[other] , +{ $lightning } lightning
}{ $paralysis ->
    [0] {""}
   *[other] , { $paralysis } paralysis
}){ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-defended = { $hand ->
    [yes] { $seat-cap } defends with { $card } from its hand.
   *[no] { $seat-cap } defends with { $card } (drawn).
}
event-yielded = { $seat-cap } does not defend.
event-blocked = { $seat-cap } blocks the attack with the { $unit } on { $space }.
event-destroyed = { $general ->
    [yes] { $seat-cap } loses the { $unit } on { $space }, and the general is dead.
   *[no] { $seat-cap } loses the { $unit } on { $space }.
}
event-fled = { $seat-cap } flees with the { $unit } from { $from } to { $to }.
event-retreated = { $seat-cap } retreats with the { $unit } from { $from } to { $to }.
event-stayed = { $seat-cap } stays on { $space } with the { $unit }.
event-pursued = { $seat-cap } pursues with the { $unit } from { $from } to { $to }.
event-halted = { $seat-cap } does not pursue with the { $unit } on { $space }.
event-recovered = The paralysis is over: { $seat } can use the { $unit } on { $space } again.
event-turn-over = Round { $turn } is over. Objectives held by blue: { $blue ->
    [none] none
   *[other] { $blue }
}; by red: { $red ->
    [none] none
   *[other] { $red }
}.
event-battle-ended = { $end }.

# Refusals.
refusal-not-asked = Not now: { $asked }.
asked-army = choose an army
asked-terrain = place terrain, or decline
asked-deploy = deploy a unit
asked-redraw = keep the hand, or redraw
asked-bid = bid a card
asked-first = choose who goes first
asked-action = play a card
asked-defend = defend the unit
asked-flee = choose where the unit flees
asked-retreat = retreat, or stay
asked-pursue = pursue, or stay
asked-over = the game is over
asked-draw-first = the first player is being drawn at random
asked-shuffle = the cards are being shuffled
asked-lose = a card is being lost to confusion
refusal-not-held = You don’t have { $card } in your hand.
refusal-not-drawn = You did not draw { $card } for this defence.
refusal-shuffle-cards = A shuffle must name each card of the pile exactly once.
refusal-lose-card = The hand that loses a card does not have { $card }.

refusal-no-fantasy = This game has no fantasy units, so you can’t use { $unit-some }.
refusal-army-places = An army has { $places } slots, not { $found }.
refusal-army-fantasy = At most { $most } slots of an army can be fantasy units.
refusal-army-strange-general = The general can’t be in a fantasy unit.
refusal-army-one-general = Exactly one unit must have the general.
refusal-place-points = You can’t place that much: each side may place two terrain pieces, and a piece of more than four spaces counts as two.
refusal-place-supply = There are no more terrain pieces of this kind.
refusal-place-half = A terrain piece must be on the board and completely in your own half. The middle row belongs to both halves.
refusal-place-overlap = A terrain piece can’t overlap another one or anything else on the map.
refusal-objectives-half = A pair of objectives must be in your opponent’s half.
refusal-objectives-apart = The two objectives must be at least five spaces apart and in different rows.
refusal-deploy-general = The general is not in this kind of unit, or is already deployed: { $unit }.
refusal-deploy-left = You have no more units of this kind to deploy: { $unit }.
refusal-deploy-zone = { $space } is not in your deployment zone.
refusal-deep-water = { $space } is deep water, which no unit can enter.
refusal-space-taken = There is already a unit on { $space }.

refusal-no-own-unit = You have no unit on { $space }.
refusal-no-enemy = There is no enemy unit on { $space }.
refusal-paralysed = The unit on { $space } is paralysed and can’t be used now.
refusal-red-moves = Only black cards move units. You chose { $card }, which is red.
refusal-black-attacks = Only red cards attack. You chose { $card }, which is black.
refusal-same-space = A move must end on a different space.
refusal-end-taken = No unit can end on { $to }: it is occupied, or deep water.
refusal-way-blocked = The way to { $to } is blocked by units or deep water.
refusal-squeezed = The way to { $to } is blocked: no diagonal step can go between two spaces that are both occupied or impassable.
refusal-slowed = The unit can’t reach { $to }. Forest, rocks and shallow water stop a move, and a unit that starts there can make only one card step.
refusal-too-far = The unit on { $space } can’t reach { $to }. It has { $free ->
    [0] no free steps
    [one] one free step
   *[other] { $free } free steps
} and { $ruled ->
    [one] one card step
   *[other] { $ruled } card steps
} in the direction of the suit.
refusal-one-step = Vigour moves a unit one step, and { $to } is not adjacent to it.
refusal-off-board = Units can’t leave the board in this scenario.
refusal-off-edge = The unit on { $space } can’t leave the board: it needs a step over the far edge in a direction the card allows.
refusal-attack-direction = You can’t attack { $to } with { $card }: diamonds attack straight, hearts diagonally.
refusal-no-shooter = The unit on { $space } can’t shoot, and { $to } is not adjacent to it.
refusal-shooter-engaged = The unit on { $space } can’t shoot because an enemy is adjacent to it.
refusal-out-of-range = { $to } is out of range. This unit shoots up to { $range } spaces.
refusal-no-sight = There is no line of sight from { $space } to { $to }.
refusal-raze-red = Only the red side can raze objectives, and only in the night attack.
refusal-raze-objective = There is no objective on { $space } to raze.
refusal-raze-card = You need a red card to raze an objective. You chose { $card }, which is black.

refusal-no-magic = This game is played without magic.
refusal-joker-spell = A joker can’t cast a spell.
refusal-spell-card = { $spell ->
    [vigour] Vigour is cast with a red card from 2 to 10.
    [teleport] Teleport is cast with a red jack, queen or king.
    [portal] Portal is cast with a red ace.
    [lightning] Lightning is cast with a black card from 2 to 10.
    [confusion] Confusion is cast with a black jack, queen or king.
   *[paralysis] Paralysis is cast with a black ace.
}
refusal-no-general = Your general is not on the board.
refusal-general-there = The general is already in the unit on { $space }.
refusal-strange-general = The unit on { $space } is a fantasy unit, and the general can’t be in one.
refusal-none-destroyed = You have no destroyed unit of this kind: { $unit }.
refusal-portal-zone = A unit returns to your deployment zone, and { $space } is not in it.
refusal-confusion-empty = Your opponent has no cards in hand.

refusal-no-red-defence = In close combat, { $unit } can’t defend with red cards.
refusal-no-black-defence = You can’t defend { $unit-some } with black cards.
refusal-no-red-block = You can’t block a shot at { $unit-some } with a red card.
refusal-hand-too-low = A card from your hand must be at least as high as the attack ({ $strength }). You chose { $card }.
refusal-stay-general = Only the unit with the general may stay instead of fleeing.
refusal-flee-away = A unit flees from close combat to one of the three spaces away from the attacker. { $to } is not one of them.
refusal-flee-home = A unit flees from a shot to one of the three spaces towards its own edge. { $to } is not one of them.
refusal-retreat-beside = A unit retreats to an adjacent space, and { $to } is not adjacent.

# Notation.
error-army-order = The types after "army:" must be in the order of the list of types.
error-army-general-first = The "+" must follow the first unit of its type.
error-objectives-order = The two spaces of a pair of objectives must be in alphabetical order.

# Positions.
element-objectives = a pair of objectives
error-option-scenario = There is no scenario "{ $value }".
error-option-magic = The option magic must be true or false.
error-option-fantasy = The option fantasy must be true or false.
error-option-jokers = The option jokers must be true or false.
error-option-map = There is no map "{ $value }".
error-unknown-map = There is no map "{ $map }".
error-map-scenario = The scenario { $scenario } has its own map.
error-phase-not-loaded = Only positions in the phase "action" can be loaded.
error-phase-scenario = Terrain is placed only in the pitched battle.
error-position-turn = In this phase, the turn must be from { $least } to { $most }.
error-position-first = The first player must be given once drawn, and not before.
error-not-in-phase = { $field } is not used in this phase.
error-needed-in-phase = This phase needs { $field }.
error-position-result = No game can end with this result.
error-position-actor = In this phase, another side has to act.
error-actor-no-card = { $seat-cap } has to play a card but has none.
error-position-draw = The cards can’t have been drawn like this.
error-position-fight = A fight needs two enemies that can reach each other, one of them to act.
error-listed-twice = { $field } lists an item twice.

error-units-space = Two units stand on { $space }.
error-units-deep = { $space } is deep water, which no unit can enter.
error-units-places = An army has { $most } slots; two hordes share one.
error-units-fantasy = This game has no fantasy units.
error-units-fantasy-places = At most { $most } slots of an army can be fantasy units.
error-general-fantasy = A general can’t be in a fantasy unit.
error-generals = { $seat-cap } must have one general, alive or dead.
error-position-army = The deployed and undeployed units of { $seat } do not add up to an army.
error-not-deployed = No unit is deployed in this phase.
error-points-left = The number of terrain pieces left to place must be from 0 to { $most }.
error-left-scenario = Units can leave the board only in the ambush.
error-left-side = Only blue units can leave the board.
error-razed-scenario = Objectives can be razed only in the night attack.
error-razed-space = There is no objective to raze on "{ $space }".
error-aims-reached = According to { $field }, the game is already over.
error-paralysed-magic = Units can be paralysed only in games with magic.
error-paralysed-space = There is no unit to paralyse on "{ $space }".
error-paralysed-actions = The paralysis of the unit on { $space } must last one or two actions, or cost it a card.

error-card-twice = There are more of { $card } than the deck has.
error-no-cards-yet = No cards are dealt before the first round.
error-hand-size = A hand can have at most { $most } cards here.
error-position-known = Some known cards in the hand of { $seat } are missing.

error-elements-scenario = Terrain is placed only in the pitched battle.
error-elements-supply = There is more of { $element } than the supply has.
error-elements-owner = A pair of objectives needs an owner; nothing else has one.
error-elements-turned = Only a long forest can be rotated.
error-elements-at = "{ $at }" is not a possible place for { $element }.
error-elements-half = At { $at }, { $element } is not in one half of the board, or is in the wrong one.
error-elements-apart = The two objectives on { $at } must be at least five spaces apart and in different rows.
error-elements-overlap = At { $at }, { $element } overlaps something else.

# Maps.
error-map-unknown-key = Unknown entry "{ $key }".
error-map-key-twice = The entry "{ $key }" appears twice.
error-map-too-many-rows = Too many rows: a map has seven.
error-map-rows = A map must have seven rows. This one has { $found }.
error-map-row-label = This should be row { $expected }: rows are numbered from 7 down to 1.
error-map-cell = "{ $cell }" is not a map character.
error-map-columns = Row { $row } must have eleven spaces, but has { $found }.
error-map-objective = This map can’t have objectives: the players place them.
error-map-hill = The hill needs at least { $least } spaces, but has { $found }.
error-map-zone-rows = The zone "{ $zone }" must be in rows { $first } to { $last }.
error-map-zone-room = The zone "{ $zone }" needs at least { $least } spaces, but has { $found }.
error-map-cut-off = There is no way from { $space } to the hill.

# Diagrams.
board-name-standard = The standard hill
board-name-king-of-the-woods = The woods
board-name-ambush = The wood to cross
board-name-night-attack = The camp by the lake

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
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace

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
