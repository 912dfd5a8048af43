# King of the Hill: refusals of illegal actions.

refusal-not-asked = Not now: { $asked }.
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
