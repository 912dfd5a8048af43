# King of the Hill: the match page.

# Prompts: a heading and a sentence.
army-title = Choose your army
army-note = An army has seven slots. The crown marks the unit with your general. Your opponent sees your army only when you deploy it.
army-own = Build your own
army-general = Which unit has the general?
place-title = Place terrain
place-note = Place up to two terrain pieces in your half; pieces of more than four spaces count as two. The road crosses the board and counts as one. Objectives go in your opponent’s half.
place-turn = Rotate
place-decline = Place no more terrain
deploy-title = Deploy a unit
deploy-note = Place a unit in your deployment zone, or choose a formation to place all your units at once.
redraw-title = Keep your hand or draw a new one?
redraw-note = Black cards move, red cards attack. If you have too few of one colour, you can draw eight new cards, once per round.
bid-title = Bid for initiative
bid-note = Both players bid one card face down. The higher card decides who goes first this round. Both cards are discarded.
first-title = Who goes first?
first-note = You won the bid. Going second can be just as good as going first.
first-me = I go first
first-other = My opponent goes first
defend-title = Defend your unit
defend-note = You need a card of at least { $strength }. Drawn cards: red blocks, black flees. From your hand: black retreats, red counter-attacks (against a shot or lightning it only blocks). Without a card the unit is destroyed.
defend-yield = Don’t defend
flee-title = Flee where?
flee-note = Your unit flees. Choose one of the marked spaces.
retreat-title = Retreat or stay?
retreat-note = Your unit may move to an adjacent space, or stay where it is.
pursue-title = Pursue?
pursue-note = The space you attacked is now empty. Your unit may move into it for free.

# Status.
cards-left = { $count ->
    [0] No cards left
    [one] { $count } card left
   *[other] { $count } cards left
}

field-turn = Round { $turn } of { $turns }
field-setting-up = Setup
field-first = { $seat } goes first
field-general-dead = general dead
field-pile = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
field-discard = { $count ->
    [one] { $count } card in the discard pile
   *[other] { $count } cards in the discard pile
}
field-lost = Units no longer on the board
field-dead = destroyed
field-gone = left the board
field-held = { $count ->
    [0] Objectives held by { $seat } after round { $turn }: none
   *[other] Objectives held by { $seat } after round { $turn }: { $objectives }
}
field-on-hill = On the hill now: blue { $blue }, red { $red }
field-goal-introduction = You win if you hold two of these objectives at the end of a round and your opponent does not: the enemy general is dead; you have more units on the hill than the enemy; you have at least three units on the hill (or all of yours, if fewer than three are left). If no one has won after round 7, it is a draw.
field-goal-pitched-battle = You win if you hold two of these objectives at the end of a round and your opponent does not: the enemy general is dead; you have more units on the hill than the enemy; you have at least three units on the hill (or all of yours, if fewer than three are left); you have a unit on each of the two objectives you placed. If no one has won after round 7, it is a draw.
field-goal-king-of-the-woods = You win if you hold two objectives at the end of a round and your opponent does not. The death of the enemy general is one objective. Each forest in which you have more units than the enemy is another. If no one has won after round 7, it is a draw.
field-goal-ambush = Blue has two goals: the general’s unit leaves the board by the far edge, and at least three units leave it in all (the general’s unit counts). Both by the end of round 7: blue wins. Only one: draw. Neither: red wins.
field-goal-night-attack = Red must raze both objectives in blue’s camp by the end of round 7. A red unit on an objective razes it with any red card. Both: red wins. Only one: draw. None: blue wins.
field-goal-random = The scenario is drawn when both armies are chosen: Pitched battle, King of the Woods, Ambush or Night attack. Its goal will be shown here.
field-hand = Your hand
field-hand-of = Hand of { $seat }:
field-no-cards = no cards
field-fight = The defender is choosing a card.

# Choosing an army.
field-army-mine = My army { $number }
field-army-forget = Delete “{ $name }”
field-army-places = { $count } of { $places } slots filled
field-army-less = Remove one: { $unit }
field-army-more = Add one: { $unit }
field-army-take = Use this army
field-army-name = Save army as
field-unit-infantry = 1 free step, 1 card step. 2 defence cards.
field-unit-cavalry = 2 free steps, 1 card step. 2 defence cards, but only 1 against shots.
field-unit-archers = 1 free step, 1 card step. Shoots up to 4 spaces. 1 defence card.
field-unit-artillery = 1 card step. Shoots up to 5 spaces; its targets draw 1 card fewer. 1 defence card; no red cards in close combat.
field-unit-beasts = 4 card steps. Fast but weak: 1 defence card.
field-unit-light-cavalry = 2 free steps, 1 card step. Shoots up to 3 spaces. 1 defence card.
field-unit-chariots = 3 card steps. Its targets draw 1 card fewer. 2 defence cards, but only 1 against shots.
field-unit-elite-infantry = 1 free step, 1 card step. Its targets draw 1 card fewer. 2 defence cards, but it can’t flee: drawn black cards don’t save it.
field-unit-monstrous-infantry = 2 card steps. Its targets draw 1 card fewer. 2 defence cards.
field-unit-horde = 2 card steps. Two units for one slot, with 1 defence card each.
field-unit-land-monster = 2 card steps. Its targets draw 2 cards fewer. 3 defence cards, 2 against shots, but no black cards in defence.
field-unit-flying-monster = 2 free steps, 1 card step; flies. Its targets draw 2 cards fewer. 3 defence cards, but it can’t block.
field-unit-flyers = 3 free steps, 1 card step; flies. 2 defence cards, 3 against shots, but it can’t block.
field-army-why-fantasy = { $most ->
    [one] At most { $most } slot can hold a fantasy unit.
   *[other] At most { $most } slots can hold fantasy units.
}
field-army-why-full = All { $places } slots are filled. Remove a unit to choose another one.

# Terrain and deployment.
field-place-left = { $count ->
    [one] You can place one more.
   *[other] You can place { $count } more.
}
field-place-offers = Ready-made layouts
field-place-where = Choose a marked space to see a preview.
field-place-first = Choose a space for the first objective in your opponent’s half.
field-place-second = Choose a space for the second objective, at least five spaces away and in a different row.
field-place-seen = This is a preview. Choose the space again to place it.
field-place-lay = Place here
field-plans = Formations
field-by-hand = Or place your units one by one: choose a unit, then a space.
field-general = general
field-following = { $count ->
    [one] Placing automatically: { $count } more step.
   *[other] Placing automatically: { $count } more steps.
}
field-stray = Continue manually

# Playing and defending with cards.
field-uses = Ways to play this card
field-bid = Bid
field-bid-choose = Choose a card to bid
field-use-move = Move
field-use-attack = Attack
field-use-raze = Raze
field-use-vigour = Vigour
field-use-teleport = Teleport
field-use-portal = Portal
field-use-lightning = Lightning
field-use-confusion = Confusion
field-use-paralysis = Paralysis
field-use-burn = Burn
field-note-move = { $way ->
    [straight] Move a unit: its free steps first, then its card steps straight.
   *[other] Move a unit: its free steps first, then its card steps diagonally.
}
field-note-attack = { $way ->
    [straight] Attack an adjacent enemy straight (not diagonally). Archers and other shooters can shoot in any direction, unless an enemy is adjacent.
   *[other] Attack an adjacent enemy diagonally. Archers and other shooters can shoot in any direction, unless an enemy is adjacent.
}
field-note-raze = Raze the objective your unit is standing on.
field-note-vigour = Move one of your units one step in any direction.
field-note-teleport = Move your general to another of your units (not a fantasy unit).
field-note-portal = Return one of your destroyed units to your deployment zone, without the general.
field-note-lightning = Shoot any enemy unit on the board. It gets two extra defence cards.
field-note-confusion = Your opponent loses a random card, and you play again.
field-note-paralysis = An enemy unit can’t be used for your opponent’s next two actions. Until the end of your next action it has one defence card fewer.
field-note-burn = Discard this card without any effect.
field-step-begin = Choose a card (black moves, red attacks), or one of your units.
field-step-card = Choose a card for this unit.
field-step-unit = Now choose a unit.
field-step-target = Now choose a marked space.
field-step-confirm = Play it now?
field-do-play = Play a card
field-do-burn = Burn the card
field-burn-sure = Burn this card? It has no effect, and you can’t undo it.
field-do-confusion = Cast confusion
field-do-leave = Leave the board
field-do-decline = Place no more terrain
field-do-keep = Keep hand
field-do-redraw = Draw eight new cards
field-do-yield = Don’t defend
field-do-stay = Stay
field-do-pursue = Pursue
field-do-halt = Don’t pursue
field-do-hand = Defend with this card
field-defend-choose = Choose a card to defend with
field-rank = { $rank ->
    [T] 10
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
}
field-drawn = Your defence cards. Choose one to use.
field-drawn-none = You draw no defence cards for this attack.
field-hand-helps = You can also use a card from your hand: choose it above. It counts as your next action.
field-hand-does-not = No card in your hand can help.
field-joker-red = as red
field-joker-black = as black

# Moves as sentences, for the move list.
field-say-move = { $card }: { $unit } from { $from } to { $to }
field-say-leave = { $card }: { $unit } from { $from } off the board
field-say-attack = { $card }: { $unit } on { $from } against { $target } on { $to }
field-say-raze = { $card }: raze the objective on { $to }
field-say-vigour = { $card }, vigour: { $unit } from { $from } to { $to }
field-say-teleport = { $card }, teleport: the general moves to { $target } on { $to }
field-say-portal = { $card }, portal: { $unit } returns on { $to }
field-say-lightning = { $card }, lightning: { $target } on { $to }
field-say-confusion = { $card }, confusion
field-say-paralysis = { $card }, paralysis: { $target } on { $to }
field-say-burn = { $card }: burn it
field-say-army = { $army }; the general with { $general }
field-say-place = { $turned ->
    [yes] { $element } on { $spaces }, rotated
   *[no] { $element } on { $spaces }
}
field-say-deploy = { $general ->
    [yes] { $unit } with the general on { $to }
   *[no] { $unit } on { $to }
}
field-say-bid = Bid { $card }
field-say-draw = Defend with { $card } (drawn)
field-say-hand = Defend with { $card } from your hand
field-say-flee = Flee to { $to }
field-say-retreat = Retreat to { $to }
field-list-general = With the general: { $unit }
