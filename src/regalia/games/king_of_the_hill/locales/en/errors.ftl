# King of the Hill: errors in options, notation, positions and map files.

# Options and notation.
error-army-order = The types after "army:" must be in the order of the list of types.
error-army-general-first = The "+" must follow the first unit of its type.
error-objectives-order = The two spaces of a pair of objectives must be in alphabetical order.
error-option-scenario = There is no scenario "{ $value }".
error-option-magic = The option magic must be true or false.
error-option-fantasy = The option fantasy must be true or false.
error-option-jokers = The option jokers must be true or false.
error-option-terrain = The option terrain must be true or false.
error-option-map = There is no map "{ $value }".
error-unknown-map = There is no map "{ $map }".
error-map-scenario = The scenario { $scenario } has its own map.
error-map-random = A map can’t be chosen if the scenario is drawn at random.
error-scenario-drawn = The scenario must be drawn after the armies are chosen and before the first player is drawn.

# Positions.
error-phase-not-loaded = Only positions in the phase "action" can be loaded.
error-phase-scenario = Terrain is placed only in the pitched battle, and not if it is switched off.
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

error-elements-scenario = Terrain is placed only in the pitched battle, and not if it is switched off.
error-elements-supply = There is more of { $element } than the supply has.
error-elements-owner = A pair of objectives needs an owner; nothing else has one.
error-elements-turned = Only a long forest can be rotated.
error-elements-at = "{ $at }" is not a possible place for { $element }.
error-elements-half = At { $at }, { $element } is not in one half of the board, or is in the wrong one.
error-elements-apart = The two objectives on { $at } must be at least five spaces apart and in different rows.
error-elements-overlap = At { $at }, { $element } overlaps something else.

# Map files.
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
