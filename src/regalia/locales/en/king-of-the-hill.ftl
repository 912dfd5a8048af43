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
objective-hill-three = three (or all) units on the hill
objective-pair = both its markers
objective-forest = a forest
objective-general-out = the general is through
objective-three-out = three units are through
objective-razed = one objective razed

reason-KH-14-1 = the objectives decide
reason-KH-15-4 = the wood is crossed, or it is not
reason-KH-15-5 = the camp is razed, or it stands
end-KH-14-1-blue = Blue has won: it has two objectives, and red does not
end-KH-14-1-red = Red has won: it has two objectives, and blue does not
end-KH-14-1-none = A draw: seven rounds are over, and no side alone has two objectives
end-KH-15-4-blue = Blue has won: its general and three units are through the wood
end-KH-15-4-red = Red has won: neither the general nor three units of blue are through the wood
end-KH-15-4-none = A draw: blue is through the wood with its general or with three units, not with both
end-KH-15-5-blue = Blue has won: both objectives of the camp still stand
end-KH-15-5-red = Red has won: both objectives of the camp are razed
end-KH-15-5-none = A draw: one objective of the camp is razed
offer-army-balanced = Balanced
offer-note-army-balanced = some of each: good everywhere, and good to learn with
offer-army-wall = The wall
offer-note-army-wall = five infantry units hold the hill, archers cover the open ground
offer-army-riders = Riders
offer-note-army-riders = first on the hill, and quick to leave it
offer-army-bowmen = Bowmen
offer-note-army-bowmen = four archers cross their fire; keep the enemy away from them
offer-army-hammer = Hammer and anvil
offer-note-army-hammer = infantry holds, cavalry comes from the side; no shooters
offer-army-skirmishers = Skirmishers
offer-note-army-skirmishers = shoot, ride away, come back
offer-army-dragon = The dragon
offer-note-army-dragon = a flying monster that nobody likes to defend against
offer-army-siege = Siege
offer-note-army-siege = two artillery with the longest reach, and a wall before them
offer-army-swarm = The swarm
offer-note-army-swarm = nine units, four of them hordes: more than the enemy can count
offer-army-giants = Giants
offer-note-army-giants = a land monster and monstrous infantry break what stands
offer-army-hunt = The wild hunt
offer-note-army-hunt = beasts and flyers, fast over any ground
offer-army-chariots = Chariots
offer-note-army-chariots = a charge in the open; avoid woods
offer-army-guard = The guard
offer-note-army-guard = elite infantry that strikes hard and never flees by a drawn card
offer-army-outriders = Outriders
offer-note-army-outriders = light cavalry shoots from the wings

offer-layout-open = Open ground
offer-note-layout-open = place nothing
offer-layout-woods = Two small woods
offer-note-layout-woods = cover on both sides of the hill
offer-layout-great-wood = The great wood
offer-note-layout-great-wood = a whole flank in cover
offer-layout-long-wood = The long wood
offer-note-layout-long-wood = cover on one flank
offer-layout-lake = A deep lake
offer-note-layout-lake = closes one flank to all who do not fly
offer-layout-marsh = A marsh
offer-note-layout-marsh = slow ground where it is bad to be attacked
offer-layout-rocks = Rocks
offer-note-layout-rocks = some cover on both sides, and nothing that hides
offer-layout-road = A road
offer-note-layout-road = the quick way forward on one flank, rocks on the other
offer-layout-raid = A raid
offer-note-layout-raid = a pair of objectives in the enemy’s half, and a wood to start from

offer-plan-line = In line
offer-note-plan-line = foot in the middle, riders on the wings, shooters behind
offer-plan-left-hook = Left hook
offer-note-plan-left-hook = the riders together on the left
offer-plan-right-hook = Right hook
offer-note-plan-right-hook = the riders together on the right
offer-plan-two-wings = Two wings
offer-note-plan-two-wings = the middle left open

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
event-first-drawn = { $seat-cap } is drawn as first player.
event-element-placed = { $seat-cap } places { $element } from { $start } to { $end }.
event-objectives-placed = { $seat-cap } marks a pair of objectives: { $spaces }.
event-placing-declined = { $seat-cap } places nothing more.
event-deployed = { $general ->
    [yes] { $seat-cap } deploys { $unit-some } on { $space }, with the general.
   *[no] { $seat-cap } deploys { $unit-some } on { $space }.
}
event-turn-begun = Round { $turn } begins; the first player is { $first }.
event-pile-shuffled = { $count ->
    [0] There are no cards to shuffle.
    [one] One card makes a new pile.
   *[other] { $count } cards are shuffled into a new pile.
}
event-hand-dealt = { $cards ->
    [none] { $count ->
        [one] { $seat-cap } takes one card.
       *[other] { $seat-cap } takes { $count } cards.
    }
   *[other] { $seat-cap } takes { $cards }.
}
event-hand-kept = { $seat-cap } keeps the hand.
event-hand-discarded = { $cards ->
    [none] { $seat-cap } has no card to discard for a new hand.
   *[other] { $seat-cap } discards the hand for a new one: { $cards }.
}
event-bid-made = { $card ->
    [none] { $seat-cap } lays a bid face down.
   *[other] { $seat-cap } lays a bid face down: { $card }.
}
event-bids-shown = The bids are shown. { $blue ->
    [none] Blue has none
   *[other] Blue has bid { $blue }
}, { $red ->
    [none] red none.
   *[other] red { $red }.
}
event-tie-drawn = A tie: { $seat } draws { $card }.
event-initiative-won = { $seat-cap } has the initiative, and decides who is first.
event-first-stays = Nothing decides: { $seat } stays first player.
event-first-chosen = { $seat-cap } chooses: { $first } is first player this round.

event-moved = { $seat-cap } plays { $card } to move the { $unit } from { $from } to { $to }.
event-hastened = { $seat-cap } casts vigour with { $card } to move the { $unit } from { $from } to { $to }.
event-left-field = { $vigour ->
    [yes] { $seat-cap } casts vigour with { $card }
   *[no] { $seat-cap } plays { $card }
} { $general ->
    [yes] to lead the { $unit } on { $from } over the far edge, and the general with it.
   *[no] to lead the { $unit } on { $from } over the far edge.
}
event-attacked = { $counter ->
    [yes] { $seat-cap } plays { $card } to strike back at the { $target } on { $to } with the { $unit } on { $from }.
   *[no] { $seat-cap } plays { $card } to attack the { $target } on { $to } with the { $unit } on { $from }.
}
event-shot-at = { $seat-cap } plays { $card } to shoot at the { $target } on { $to } with the { $unit } on { $from }.
event-lightning-cast = { $seat-cap } casts lightning with { $card } at the { $target } on { $to }.
event-general-teleported = { $seat-cap } casts teleport with { $card }: the general goes from { $from } to the { $unit } on { $to }.
event-unit-returned = { $seat-cap } casts portal with { $card } to bring back { $unit-some } on { $space }.
event-confusion-cast = { $seat-cap } casts confusion with { $card }.
event-paralysis-cast = { $seat-cap } casts paralysis with { $card } on the { $target } on { $to }.
event-objective-razed = { $seat-cap } plays { $card } to raze the objective on { $space } with the { $unit } there.
event-card-burned = { $seat-cap } burns { $card }.
event-card-lost = { $seat-cap } loses { $card } to confusion.

event-defence-drawn = { $drawn ->
    [0] { $seat-cap } draws no card for the { $unit } on { $space }
    [one] { $seat-cap } draws one card for the { $unit } on { $space }
   *[other] { $seat-cap } draws { $drawn } cards for the { $unit } on { $space }
} ({ $type } for its type{ $ground ->
    [0] {""}
    [-1] , -1 ground
   *[other] , +{ $ground } ground
}{ $leader ->
    [0] {""}
   *[other] , +{ $leader } own general
}{ $friends ->
    [0] {""}
   *[other] , +{ $friends } friends near
}{ $foes ->
    [0] {""}
   *[other] , { $foes } foes near
}{ $enemy-leader ->
    [0] {""}
   *[other] , { $enemy-leader } enemy general
}{ $trait ->
    [0] {""}
   *[other] , { $trait } attacker’s type
}{ $crossfire ->
    [0] {""}
   *[other] , { $crossfire } another shooter
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
    [yes] { $seat-cap } defends with { $card } from the hand.
   *[no] { $seat-cap } defends with { $card }, which was drawn.
}
event-yielded = { $seat-cap } uses no card.
event-blocked = { $seat-cap } holds { $space } with the { $unit }.
event-destroyed = { $general ->
    [yes] { $seat-cap } loses the { $unit } on { $space }, and the general is dead.
   *[no] { $seat-cap } loses the { $unit } on { $space }.
}
event-fled = { $seat-cap } flees with the { $unit } from { $from } to { $to }.
event-retreated = { $seat-cap } retreats with the { $unit } from { $from } to { $to }.
event-stayed = { $seat-cap } stays on { $space } with the { $unit }.
event-pursued = { $seat-cap } pursues with the { $unit } from { $from } to { $to }.
event-halted = { $seat-cap } does not pursue with the { $unit } on { $space }.
event-recovered = { $seat-cap } may use the { $unit } on { $space } again: the paralysis has ended.
event-turn-over = Round { $turn } is over. Objectives of blue: { $blue ->
    [none] none
   *[other] { $blue }
}; of red: { $red ->
    [none] none
   *[other] { $red }
}.
event-battle-ended = { $end }.

# Refusals.
refusal-not-asked = Not now: { $asked }.
asked-army = an army is to be chosen
asked-terrain = terrain is to be placed, or declined
asked-deploy = a unit is to be deployed
asked-redraw = the hand is to be kept or redrawn
asked-bid = a card is to be bid
asked-first = the first player is to be chosen
asked-action = a card is to be played
asked-defend = a unit is to be defended
asked-flee = a unit is to flee
asked-retreat = a unit is to retreat, or to stay
asked-pursue = it is to be said whether the attacker pursues
asked-over = the game is over
asked-draw-first = the first player is being drawn
asked-shuffle = the cards are being shuffled
asked-lose = a card is being lost to confusion
refusal-not-held = Your hand does not hold { $card }.
refusal-not-drawn = Nobody has drawn { $card } for this defence.
refusal-shuffle-cards = A shuffle names each card that goes into the pile once.
refusal-lose-card = The hand that loses a card does not hold { $card }.

refusal-no-fantasy = This game is played without fantasy units, and { $unit-some } would be one.
refusal-army-places = An army has { $places } places, not { $found }.
refusal-army-fantasy = At most { $most } places of an army are for fantasy units.
refusal-army-strange-general = The general is never in a fantasy unit.
refusal-army-one-general = One unit of the army holds the general, no more and no less.
refusal-place-points = This is more than you may still place: each side places two elements, and one of more than four spaces counts as two.
refusal-place-supply = No such element is left.
refusal-place-half = An element lies wholly on the board and in the half of whoever places it; the middle row belongs to both.
refusal-place-overlap = Elements lie neither on each other nor on anything that is on the map.
refusal-objectives-half = A pair of objectives goes into the opponent’s half.
refusal-objectives-apart = The two objectives of a pair are at least five spaces apart and in different rows.
refusal-deploy-general = The general is not in such a unit, or is deployed already: { $unit }.
refusal-deploy-left = No such unit is left to deploy: { $unit }.
refusal-deploy-zone = { $space } is not in your zone.
refusal-deep-water = { $space } is deep water.
refusal-space-taken = There is a unit on { $space } already.

refusal-no-own-unit = No unit of yours stands on { $space }.
refusal-no-enemy = No enemy unit stands on { $space }.
refusal-paralysed = The unit on { $space } is paralysed.
refusal-red-moves = Only black cards move units, and { $card } is red.
refusal-black-attacks = Only red cards attack, and { $card } is black.
refusal-same-space = A move ends on another space than it began.
refusal-end-taken = No unit can end on { $to }: it is occupied, or deep water.
refusal-way-blocked = The way to { $to } is blocked by units or deep water.
refusal-squeezed = The way to { $to } leads diagonally between two spaces that are both occupied or impassable.
refusal-slowed = The way to { $to } is too rough: forest, rocks and shallow water end a move, and whoever starts there makes a single step as the card says.
refusal-too-far = The unit on { $space } does not get to { $to }: it makes { $free ->
    [0] no free step
    [one] one free step
   *[other] { $free } free steps
} at most and then { $ruled ->
    [one] one step
   *[other] { $ruled } steps
} in the directions of the card.
refusal-one-step = Vigour takes a unit one step, and { $to } is not next to it.
refusal-off-board = Nobody leaves the board here.
refusal-off-edge = The unit on { $space } cannot leave: that takes a step over the last row, in a direction that the card allows.
refusal-attack-direction = With { $card } nobody attacks in the direction of { $to }: diamonds strike straight, hearts diagonally.
refusal-no-shooter = The unit on { $space } does not shoot, and { $to } is not next to it.
refusal-shooter-engaged = The unit on { $space } is engaged, so it cannot shoot.
refusal-out-of-range = { $to } is out of range: the unit shoots { $range } spaces far.
refusal-no-sight = There is no line of sight from { $space } to { $to }.
refusal-raze-red = Only red razes objectives, and only in the night attack.
refusal-raze-objective = There is no objective on { $space } to raze.
refusal-raze-card = An objective is razed with a red card, and { $card } is black.

refusal-no-magic = This game is played without magic.
refusal-joker-spell = A joker casts no spell.
refusal-spell-card = { $spell ->
    [vigour] Vigour is cast with a red card from 2 to 10.
    [teleport] Teleport is cast with a red jack, queen or king.
    [portal] Portal is cast with a red ace.
    [lightning] Lightning is cast with a black card from 2 to 10.
    [confusion] Confusion is cast with a black jack, queen or king.
   *[paralysis] Paralysis is cast with a black ace.
}
refusal-no-general = Your general is not on the board.
refusal-general-there = The general is with the unit on { $space } already.
refusal-strange-general = The unit on { $space } is a fantasy unit, and the general is never in one.
refusal-none-destroyed = No such unit of yours is destroyed: { $unit }.
refusal-portal-zone = A unit comes back in your zone, and { $space } is not in it.
refusal-confusion-empty = The other hand is empty.

refusal-no-red-defence = In close combat no red card defends { $unit }.
refusal-no-black-defence = No black card defends { $unit-some }.
refusal-no-red-block = No red card blocks a shot at { $unit-some }.
refusal-hand-too-low = A card from the hand defends when it is as high as the attack, { $strength }: { $card } is not.
refusal-stay-general = Only a unit with its general may stay instead of fleeing.
refusal-flee-away = From close combat a unit flees to one of the three spaces on the far side from the attacker, and { $to } is none of them.
refusal-flee-home = From a shot a unit flees to one of the three spaces towards its own edge, and { $to } is none of them.
refusal-retreat-beside = A unit retreats to a space next to it, and { $to } is not.

# Notation.
error-army-order = The types after "army:" stand in the order of the list of types.
error-army-general-first = The "+" stands behind the first unit of its type.
error-objectives-order = The two spaces of a pair of objectives are sorted.

# Positions.
element-objectives = a pair of objectives
error-option-scenario = There is no scenario "{ $value }".
error-option-magic = Magic is on or off: true or false.
error-option-fantasy = Fantasy units are on or off: true or false.
error-option-jokers = Jokers are on or off: true or false.
error-option-map = There is no map "{ $value }".
error-unknown-map = There is no map "{ $map }".
error-map-scenario = The scenario { $scenario } has a map of its own.
error-phase-not-loaded = Only positions in phase "action" can be loaded.
error-phase-scenario = Terrain is placed in a pitched battle only.
error-position-turn = In this phase the turn is from { $least } to { $most }.
error-position-first = The first player is known once it has been drawn, and not before.
error-not-in-phase = { $field } says nothing in this phase.
error-needed-in-phase = This phase needs { $field }.
error-position-result = No game ends like this.
error-position-actor = In this phase somebody else is to act.
error-actor-no-card = A card is asked of { $seat }, who has none.
error-position-draw = Cards are not drawn like this.
error-position-fight = This is not a fight between two enemies who can reach each other, one of whom is asked.
error-listed-twice = { $field } lists something twice.

error-units-space = Two units stand on { $space }.
error-units-deep = { $space } is deep water, where no unit can be.
error-units-places = An army has { $most } places, and two hordes share one.
error-units-fantasy = This game has no fantasy units.
error-units-fantasy-places = At most { $most } places of an army are fantasy units.
error-general-fantasy = A general is never in a fantasy unit.
error-generals = There is one general of { $seat }, alive or dead.
error-position-army = What { $seat } has deployed and what it has not do not make an army.
error-not-deployed = No unit is deployed in this phase.
error-points-left = From 0 to { $most } elements may be left to place.
error-left-scenario = Units leave the board in an ambush only.
error-left-side = Only blue units leave the board.
error-razed-scenario = Objectives are razed in a night attack only.
error-razed-space = There is no objective on "{ $space }" to be razed.
error-aims-reached = { $field } says that the game is over.
error-paralysed-magic = Without magic nobody is paralysed.
error-paralysed-space = No unit stands on "{ $space }" to be paralysed.
error-paralysed-actions = The unit on { $space } is paralysed for one or two actions, or has a card less.

error-card-twice = { $card } is there more often than in the pack.
error-no-cards-yet = No cards are dealt before the first round.
error-hand-size = A hand has at most { $most } cards here.
error-position-known = The cards that can be told of the hand of { $seat } are not all there.

error-elements-scenario = Terrain is placed in a pitched battle only.
error-elements-supply = There are more of { $element } than the supply has.
error-elements-owner = A pair of objectives has an owner, and nothing else has.
error-elements-turned = Only a long forest can be turned.
error-elements-at = "{ $at }" is not a place for { $element }.
error-elements-half = From { $at }, { $element } does not lie in one half of the board, or not in the right one.
error-elements-apart = The two objectives on { $at } must be five spaces apart or more, and not in one row.
error-elements-overlap = From { $at }, { $element } lies on something else.

# Maps.
error-map-unknown-key = There is no entry "{ $key }".
error-map-key-twice = The entry "{ $key }" is there twice.
error-map-too-many-rows = A map has seven rows, and this is one more.
error-map-rows = A map has seven rows, and this one has { $found }.
error-map-row-label = This is row { $expected }: rows go from 7 down to 1.
error-map-cell = "{ $cell }" is not a letter of a map.
error-map-columns = Row { $row } has { $found } spaces instead of eleven.
error-map-objective = Objectives are placed by the players, not by this map.
error-map-hill = The hill needs { $least } spaces, and has { $found }.
error-map-zone-rows = The zone "{ $zone }" lies in rows { $first } to { $last }.
error-map-zone-room = The zone "{ $zone }" needs { $least } spaces, and has { $found }.
error-map-cut-off = No way leads from { $space } to the hill.

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
    [0] Before the battle
   *[other] Round { $turn } of { $turns }
}
diagram-asked = { $seat ->
    [none] Now { $asked }.
   *[other] { $seat-cap }: { $asked }.
}
diagram-side = { $seat }
diagram-pile = pile { $pile }  discard { $discard }
diagram-first = first player
diagram-bid = bid laid
diagram-hand-size = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
diagram-points = { $count ->
    [0] places no more terrain
   *[other] may place terrain for { $count }
}
diagram-reserve = has { $units }
diagram-lost = lost { $units }
diagram-out = through { $units }
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
chart-summit = the hill, second level
chart-forest = forest
chart-shallow = shallow water
chart-deep = deep water
chart-road = road
chart-rocks = rocks
chart-goal = objective to raze
chart-zone-blue = where blue deploys
chart-zone-red = where red deploys
fact-scenarios = Scenarios
fact-hill = Hill spaces
fact-forests = Forests
