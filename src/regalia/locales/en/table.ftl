# The match page: what is said around a board, and on the panels of both games.

card-name = { $card }

# Around every game.
table-board = The board
table-side = What to do, and what has happened
table-now = What to do now
table-watch = See what happened …
table-skip = { $count ->
    [one] Skip ({ $count } more)
   *[other] Skip ({ $count } more)
}
table-thinks = thinks …
table-to-move = to move
table-away = away
table-list = List of moves
table-list-find = Find a move
table-list-none = No such move is possible now.
table-goal = How to win
table-more = More …
table-confirm = Do this: { $move }?
table-withdraw = Withdraw
table-sent-draw = You have offered a draw.
table-sent-takeback = You have asked to take a move back.
table-sent-rematch = You have asked for a rematch.
table-next = To the next game
table-record = Save the record
table-verify-elsewhere = This browser can check only over a secure connection (HTTPS). Save the record, and run “regalia verify” on it.
table-curtain-show = Here I am: show my side
table-chat-empty = Nobody has said anything yet.
table-chat-watching = What the players say to each other.
table-log-words = In words
table-log-notation = In notation
table-log-hidden = { $name } has made a secret choice.
table-log-begun = The game begins.
table-log-joined = { $name } sits down.
table-log-undone = { $name } takes a move back.
table-log-asked-draw = { $name } offers a draw.
table-log-asked-takeback = { $name } asks to take a move back.
table-log-asked-rematch = { $name } asks for a rematch.
table-log-declined-draw = No draw.
table-log-declined-takeback = The move stands.
table-log-declined-rematch = No rematch.
table-log-ended = The game is over.
table-log-followed = The next game has begun.

# King & Assassins.
town-round = Round { $round } of { $rounds }
town-rounds = { $rounds } rounds to play
town-card = { $fetters ->
    [yes] Round { $round }. Points: king { $king }, knights { $knights }, crowd { $crowd }; with fetters.
   *[no] Round { $round }. Points: king { $king }, knights { $knights }, crowd { $crowd }.
}
town-points = Action points left
town-points-king = King
town-points-knights = Knights
town-points-assassins = Crowd
town-fetters = Fetters: one citizen may be captured in this round.
town-fetters-used = The fetters have been used this round.
town-wounded = The king is wounded!
town-gone = Taken off the board
town-was-assassin = one of your assassins
town-deck = { $count ->
    [0] No more cards to come
    [one] { $count } card to come
   *[other] { $count } cards to come
}
town-pick-done = These three
town-start-here = Start on { $space }
town-which = What do you want to do there?
town-chosen = – choose a marked space; the number is what it costs.
town-stuck = cannot do anything now.
town-hint-king = Choose the king or a knight: knights clear his way. The numbers are what a step costs.
town-hint-assassins = Choose a citizen to move. To stab somebody, reveal an assassin first.
town-hint-done = Nothing is left to do: end the turn.
town-enter = into the castle
town-do-shove = Shove
town-do-strike = Strike
town-do-capture = Capture
town-do-reveal = Reveal as an assassin
town-reveal-note = Revealing is free, but everybody sees it, and there is no way back.
town-do-enter = Enter the castle
town-say-go = { $who } goes from { $from } to { $to } ({ $cost })
town-say-shove = { $who } on { $from } shoves { $whom } on { $to } ({ $cost })
town-say-strike = { $who } on { $from } strikes { $whom } on { $to } ({ $cost })
town-say-capture = { $who } on { $from } captures { $whom } on { $to } ({ $cost })
town-say-reveal = { $who } on { $from } draws a knife
town-say-enter = { $who } enters the castle from { $from }

town-goal-king = The king wins when he enters his castle through a gate, or when all three assassins are gone.
town-goal-assassins = The assassins win when the king is stabbed twice, or when the last card is played and he is still in the streets.

# King of the Hill: what is always in sight.
field-turn = Round { $turn } of { $turns }
field-setting-up = Before the battle
field-first = { $seat } goes first
field-you = you
field-general-dead = general dead
field-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
field-discard = { $count ->
    [one] { $count } card played
   *[other] { $count } cards played
}
field-lost = Units that are gone
field-dead = destroyed
field-gone = has left the board
field-held = { $count ->
    [0] Objectives of { $seat } after round { $turn }: none
   *[other] Objectives of { $seat } after round { $turn }: { $objectives }
}
field-on-hill = On the hill now: blue { $blue }, red { $red }
field-goal-introduction = You win if, at the end of a round, you have two of these and your opponent does not: the enemy general is dead; you have more units on the hill; you have at least three units there. After round 7 it is a draw.
field-goal-pitched-battle = You win if, at the end of a round, you have two of these and your opponent does not: the enemy general is dead; you have more units on the hill; you have at least three units there; your units stand on both objectives that you have placed. After round 7 it is a draw.
field-goal-king-of-the-woods = You win if, at the end of a round, you have two objectives and your opponent does not: the death of the enemy general is one, and so is each forest in which you have more units than the enemy. After round 7 it is a draw.
field-goal-ambush = Blue must lead its general and at least three units over the far edge by the end of round 7. Both: blue wins. One of the two: a draw. Neither: red wins.
field-goal-night-attack = Red must raze the two objectives in blue’s camp by the end of round 7: a unit that stands on one razes it with a red card. Both: red wins. One: a draw. Neither: blue wins.
field-hand = Your hand
field-hand-of = Hand of { $seat }:
field-no-cards = no cards
field-fight = An attack is under way.

# The army.
field-army-mine = My army { $number }
field-army-forget = Forget “{ $name }”
field-army-places = { $count } of { $places } places filled
field-army-less = One less: { $unit }
field-army-more = One more: { $unit }
field-army-take = March with this army
field-army-name = Save it as
field-unit-infantry = 1 free step, 1 by the card. Holds its ground: 2 cards in defence.
field-unit-cavalry = 2 free steps, 1 by the card. Fast, but easy to shoot.
field-unit-archers = 1 free step, 1 by the card. Shoots 4 spaces far; weak at close quarters.
field-unit-artillery = 1 step by the card. Shoots 5 spaces far; its targets draw one card fewer.
field-unit-beasts = 4 steps by the card. Fast and frail.
field-unit-light-cavalry = 2 free steps, 1 by the card. Shoots 3 spaces far.
field-unit-chariots = 3 steps by the card. Its targets draw one card fewer.
field-unit-elite-infantry = 1 free step, 1 by the card. Its targets draw one card fewer; never flees by a drawn card.
field-unit-monstrous-infantry = 2 steps by the card. Its targets draw one card fewer.
field-unit-horde = 2 steps by the card. Two weak units for one place.
field-unit-land-monster = 2 steps by the card. Its targets draw two cards fewer; no black card defends it.
field-unit-flying-monster = 2 free steps, 1 by the card. Flies; its targets draw two cards fewer.
field-unit-flyers = 3 free steps, 1 by the card. Flies over everything.

# Terrain and deployment.
field-place-left = { $count ->
    [one] One more.
   *[other] { $count } more.
}
field-place-offers = Ready-made layouts
field-place-where = Choose a marked space: you will see what it covers.
field-place-first = Choose a space for the first objective, in the other half.
field-place-second = And one for the second, at least five spaces away.
field-place-seen = It would lie like this. Touch it again to lay it down.
field-place-lay = Lay it here
field-plans = Plans
field-by-hand = Or place them by hand: choose a unit, then a space.
field-general = general
field-following = { $count ->
    [one] Following the plan: { $count } more step.
   *[other] Following the plan: { $count } more steps.
}
field-stray = Go on by hand

# Cards and what they are for.
field-uses = What the card is played for
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
    [straight] A unit takes its free steps, then steps straight.
   *[other] A unit takes its free steps, then steps diagonally.
}
field-note-attack = { $way ->
    [straight] A unit strikes straight at a neighbour; archers shoot in any direction.
   *[other] A unit strikes diagonally at a neighbour; archers shoot in any direction.
}
field-note-raze = A unit on an objective razes it.
field-note-vigour = A unit makes one step in any direction.
field-note-teleport = Your general goes to another of your units.
field-note-portal = A destroyed unit comes back in your zone.
field-note-lightning = An enemy anywhere is struck as by a shot, with two more cards to defend.
field-note-confusion = The other side loses a random card, and you play again.
field-note-paralysis = An enemy can do nothing for its side’s next two actions.
field-note-burn = The card is thrown away for nothing.
field-step-begin = Choose a card (black moves, red attacks), or one of your units.
field-step-card = Choose a card for this unit.
field-step-unit = Now choose the unit.
field-step-target = Now choose a marked space.
field-step-confirm = Do it?
field-do-burn = Burn the card
field-do-confusion = Cast confusion
field-do-leave = Leave over the far edge
field-do-decline = Place nothing more
field-do-keep = Keep the hand
field-do-redraw = Draw eight new cards
field-do-yield = Use no card
field-do-stay = Stay
field-do-pursue = Pursue
field-do-halt = Stay here
field-do-hand = Defend with this card
suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
rank-letter-T = 10
rank-letter-J = J
rank-letter-Q = Q
rank-letter-K = K
rank-letter-A = A
field-rank = { $rank ->
    [T] 10
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
}
field-drawn = Cards drawn for the defence: touch one to use it.
field-drawn-none = No card may be drawn for this defence.
field-hand-helps = A card from your hand would do too: choose it above. It counts as your next action.
field-hand-does-not = No card in your hand would help.
field-joker-red = as red
field-joker-black = as black

# Moves in words.
field-say-move = { $card }: { $unit } from { $from } to { $to }
field-say-leave = { $card }: { $unit } from { $from } over the far edge
field-say-attack = { $card }: { $unit } on { $from } against { $target } on { $to }
field-say-raze = { $card }: raze the objective on { $to }
field-say-vigour = { $card }, vigour: { $unit } from { $from } to { $to }
field-say-teleport = { $card }, teleport: the general goes to { $target } on { $to }
field-say-portal = { $card }, portal: { $unit } comes back on { $to }
field-say-lightning = { $card }, lightning: { $target } on { $to }
field-say-confusion = { $card }, confusion
field-say-paralysis = { $card }, paralysis: { $target } on { $to }
field-say-burn = { $card }: burn it
field-say-army = { $army }; the general with { $general }
field-say-place = { $turned ->
    [yes] { $element } on { $spaces }, turned
   *[no] { $element } on { $spaces }
}
field-say-deploy = { $general ->
    [yes] { $unit } with the general on { $to }
   *[no] { $unit } on { $to }
}
field-say-bid = Bid { $card }
field-say-draw = Defend with { $card } (drawn)
field-say-hand = Defend with { $card } from the hand
field-say-flee = Flee to { $to }
field-say-retreat = Fall back to { $to }

# A computer that is to act: its move request waits for a free worker, or its move cannot be stored yet.
table-queued = waiting: position { $position }
table-trouble = saving …
turn-queued = The computer is waiting: position { $position }
turn-trouble = The server cannot save the computer’s move right now. It keeps trying; nothing is lost.
